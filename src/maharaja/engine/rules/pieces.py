"""Statues and shrines: where they may stand, what they cost, and putting them down."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_STATUE,
    Choices,
)
from maharaja.engine.decision import Refusal
from maharaja.engine.ids import (
    BONUS_COINS,
    BONUS_PRESTIGE,
    BONUS_SHRINES,
    BONUS_TOKENS,
    BOTTOM,
    CENTRE,
    NOBODY,
    PLAIN,
    SEATS,
    START,
    TOP,
    WHY_BONUS,
)
from maharaja.engine.rules.goods import (
    gain_coins,
    gain_prestige,
    take_shrines,
    take_tokens,
)
from maharaja.engine.state import (
    BUILDS_ANYWHERE,
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    OF_CITIES,
    OF_VILLAGES,
    PLAIN_STATUES,
    PRIEST,
    SHRINES,
    STATUE_REBATE,
    STATUES,
    State,
)
from maharaja.engine.text.events import SHRINE_IN_CITY, SHRINE_IN_VILLAGE, STATUE_BUILT, tell

SHRINE_PRICE: Final[i64] = 1  # SHRINE-2


def _vacancies() -> vec[i64]:
    """1 where a seat may put a shrine: room for the colour, and room at all (SHRINE-5 to 7)."""
    table = vec[i64]([0] * 128)
    capacity: i64
    seat: i64
    owners: i64
    other: i64
    for capacity in range(1, 3):
        for seat in range(SEATS):
            for owners in range(16):
                shrines: i64 = 0
                for other in range(SEATS):
                    shrines += (owners >> other) & 1
                if shrines < capacity and (owners >> seat) & 1 == 0:
                    table[(capacity - 1) * 64 + seat * 16 + owners] = 1
    return table


VACANCIES: Final = _vacancies()


def statue_price(s: State, seat: i64, city: i64, rebate: i64) -> i64:
    """STATUE-3, STATUE-4, less the action's rebate and the character's (Q-B12)."""
    base = s.rules.elsewhere_price
    if city == s.maharaja:
        base = s.rules.visited_price
    return base - rebate - s.seats[STATUE_REBATE + seat]


def has_statue_space(s: State, city: i64) -> bool:
    """Whether any of the seven spaces is free (Q-B3)."""
    base = city * CITY_CELLS
    return (
        s.cities[base + PLAIN] > 0
        or s.cities[base + CENTRE] == NOBODY
        or s.cities[base + TOP] == NOBODY
        or s.cities[base + BOTTOM] == NOBODY
    )


def can_build_statue_in(s: State, seat: i64, city: i64, rebate: i64) -> bool:
    price = statue_price(s, seat, city, rebate)
    return price <= s.seats[COINS + seat] and has_statue_space(s, city)


def can_build_statue(s: State, seat: i64, rebate: i64) -> bool:
    """In the priest's city, or anywhere with the character for it (STATUE-2)."""
    if s.seats[STATUES + seat] == 0:
        return False
    if s.seats[BUILDS_ANYWHERE + seat]:
        city: i64
        for city in range(1, s.board.cities + 1):
            if can_build_statue_in(s, seat, city, rebate):
                return True
        return False
    priest = s.seats[PRIEST + seat]
    return priest != START and can_build_statue_in(s, seat, priest, rebate)


def can_pay_shrine(s: State, seat: i64, rebate: i64) -> bool:
    return s.seats[SHRINES + seat] > 0 and s.seats[COINS + seat] >= SHRINE_PRICE - rebate


def can_reach_city(s: State, seat: i64) -> bool:
    """Whether some city's shrine ring is open to the seat (SHRINE-3, SHRINE-4)."""
    return s.seats[PRIEST + seat] != START or s.seats[BUILDS_ANYWHERE + seat] != 0


def any_vacant_village(s: State, seat: i64) -> bool:
    row = (s.rules.capacity - 1) * 64 + seat * 16
    village: i64
    for village in range(s.board.villages):
        if VACANCIES[row + s.villages[village]]:
            return True
    return False


def list_statues(s: State, seat: i64, rebate: i64, out: Choices) -> None:
    if s.seats[STATUES + seat] == 0:
        return
    if s.seats[BUILDS_ANYWHERE + seat]:
        city: i64
        for city in range(1, s.board.cities + 1):
            list_statue_spaces(s, seat, city, rebate, out)
    elif s.seats[PRIEST + seat] != START:
        list_statue_spaces(s, seat, s.seats[PRIEST + seat], rebate, out)


def list_statue_spaces(s: State, seat: i64, city: i64, rebate: i64, out: Choices) -> None:
    """The builder picks among the free spaces (STATUE-5, Q-B2); plain ones are alike (R-1)."""
    if statue_price(s, seat, city, rebate) > s.seats[COINS + seat]:
        return
    base = city * CITY_CELLS
    space: i64
    for space in range(PLAIN):
        if s.cities[base + space] == NOBODY:
            out.add(TO_BUILD_STATUE, city * 4 + space)
    if s.cities[base + PLAIN] > 0:
        out.add(TO_BUILD_STATUE, city * 4 + PLAIN)


def list_vacant_villages(s: State, seat: i64, kind: i64, out: Choices) -> None:
    row = (s.rules.capacity - 1) * 64 + seat * 16
    villages = s.villages
    vacancies = VACANCIES
    # The longest lists of all: written straight into the buffer.
    items = out.items
    count = out.count
    first = kind * ITEMS
    village: i64
    for village in range(s.board.villages):
        if vacancies[row + villages[village]]:
            items[count] = first + village
            count += 1
    out.count = count


def list_city_rings(s: State, seat: i64, anywhere: bool, out: Choices) -> None:
    if anywhere:
        city: i64
        for city in range(1, s.board.cities + 1):
            out.add(TO_BUILD_SHRINE_IN_CITY, city)
    elif s.seats[PRIEST + seat] != START:
        out.add(TO_BUILD_SHRINE_IN_CITY, s.seats[PRIEST + seat])


def place_statue(s: State, seat: i64, city: i64, space: i64) -> None:
    """From the player board to the map, without price or bonus (STATUE-8)."""
    base = city * CITY_CELLS
    s.own(OF_CITIES)
    if space == PLAIN:
        s.cities[base + PLAIN] -= 1
        s.cities[base + PLAIN_STATUES + seat] += 1
    else:
        s.cities[base + space] = seat
    s.seats[STATUES + seat] -= 1
    if s.log is not None:
        tell(s, STATUE_BUILT, seat, city, space)


def place_shrine(s: State, seat: i64, kind: i64, place: i64, source: i64) -> None:
    """From ``source`` (SHRINES: the player board, SUPPLY: the general supply) to the map."""
    s.seats[source + seat] -= 1
    if kind == TO_BUILD_SHRINE_IN_CITY:
        s.own(OF_CITIES)
        s.cities[place * CITY_CELLS + CITY_SHRINES + seat] += 1
        if s.log is not None:
            tell(s, SHRINE_IN_CITY, seat, place)
    else:
        s.own(OF_VILLAGES)
        s.villages[place] |= 1 << seat
        if s.log is not None:
            tell(s, SHRINE_IN_VILLAGE, seat, place)


def collect_bonus(s: State, seat: i64, city: i64, space: i64) -> None:
    """The builder gets the space's bonus at once (STATUE-6, G-02)."""
    kind = s.board.bonus_kind[city * 4 + space]
    amount = s.board.bonus_amount[city * 4 + space]
    if kind == BONUS_COINS:
        gain_coins(s, seat, amount, WHY_BONUS)
    elif kind == BONUS_PRESTIGE:
        gain_prestige(s, seat, amount, WHY_BONUS)
    elif kind == BONUS_SHRINES:
        take_shrines(s, seat, amount, WHY_BONUS)
    elif kind == BONUS_TOKENS:
        take_tokens(s, seat, amount, WHY_BONUS)


def refuse_village(s: State, seat: i64, village: i64) -> Refusal:
    """Why the seat's shrine finds no room in the village."""
    if (s.villages[village] >> seat) & 1:
        return Refusal("own-shrine-there", "SHRINE-6")
    if s.rules.capacity == 1:
        return Refusal("village-full", "SHRINE-7")
    return Refusal("village-full", "SHRINE-5")
