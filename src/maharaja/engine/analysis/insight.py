"""Answers for players and bots that are not part of the rules: standings, journeys, prices."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_BUILD_STATUE,
    TO_PERFORM,
    TO_TRAVEL,
    Choices,
)
from maharaja.engine.ids import (
    ACTION_NAMES,
    ACTIONS,
    AWAIT_BUILDING,
    CENTRE,
    NOBODY,
    SEATS,
    START,
    WHY_PRICE,
    WHY_TOLL,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.building import BUILDS, STATUES_LEFT, rebate_of
from maharaja.engine.rules.city_scoring import rank_coins
from maharaja.engine.rules.pieces import statue_price
from maharaja.engine.rules.travel import CLOSED, PAYEES, road_toll
from maharaja.engine.rules.worship import city_worship, ranking
from maharaja.engine.solo.scoring import brahmabots_pay
from maharaja.engine.state import (
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    FREE_TRAVEL,
    OF_CITIES,
    PLAIN_STATUES,
    PRESTIGE_BONUS,
    PRIEST,
    Event,
    State,
)
from maharaja.engine.text.events import COINS_MOVE
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.public_json import bits

# What could come to a city; "outer" is a statue on any outer space.
PIECES: Final = ("priest", "shrine", "centre", "outer")
MOST_POINTS: Final[i64] = 1 << 12  # of a seat in a city, by far


class Standing:
    """A seat in a city, as if the city were scored now."""

    def __init__(self, seat: i64, points: i64, rank: i64, coins: i64, prestige: i64) -> None:
        self.seat = seat
        self.points = points
        self.rank = rank  # 0: unranked, no worship points
        self.coins = coins
        self.prestige = prestige

    def __repr__(self) -> str:
        return (
            f"Standing(seat={self.seat}, points={self.points}, rank={self.rank}, "
            f"coins={self.coins}, prestige={self.prestige})"
        )


def standing(s: State, city: i64) -> list[Standing]:
    """Every seat's worship points, rank and pay in a city, best first, unranked seats last."""
    order = ranking(s, city)
    rows: list[Standing] = []
    rank: i64 = 0
    while rank < SEATS and order[rank] != NOBODY:
        rows.append(paid(s, city, order[rank], rank + 1))
        rank += 1
    ranked = [row.seat for row in rows]
    rows.extend(paid(s, city, seat, 0) for seat in range(s.rules.players) if seat not in ranked)
    return rows


def paid(s: State, city: i64, seat: i64, rank: i64) -> Standing:
    coins = rank_coins(s, rank)
    prestige: i64 = 0
    if rank == 1 and s.rules.first_prestige:
        prestige = s.rules.first_prestige + s.seats[PRESTIGE_BONUS + seat]
    if not s.is_human(seat):
        coins = 0
        prestige += brahmabots_pay(s, city)
    return Standing(seat, city_worship(s, city, seat), rank, coins, prestige)


def points_in(s: State, city: i64) -> i64:
    """The worship points of all seats as one number.

    The same points mean the same ranks, as long as characters stay where they are (SCORE-4).
    """
    found: i64 = 0
    seat: i64
    for seat in range(s.rules.players):
        found = found * MOST_POINTS + city_worship(s, city, seat)
    return found


def standing_with(s: State, city: i64, seat: i64, piece: str) -> list[Standing]:
    """The standing with one more of PIECES of the seat; a priest that is there is taken away.

    Empty where it cannot be: in the centre there is room for one statue.
    """
    twin = s.copy()
    return standing(twin, city) if add_piece(twin, city, seat, piece) else []


def add_piece(s: State, city: i64, seat: i64, piece: str) -> bool:
    """Put one more of PIECES there, as far as worship is concerned; False where it cannot be."""
    base = city * CITY_CELLS
    s.own(OF_CITIES)
    if piece == "priest":
        s.seats[PRIEST + seat] = START if s.seats[PRIEST + seat] == city else city
    elif piece == "shrine":
        s.cities[base + CITY_SHRINES + seat] += 1
    elif piece == "outer":
        s.cities[base + PLAIN_STATUES + seat] += 1
    elif s.cities[base + CENTRE] == NOBODY:
        s.cities[base + CENTRE] = seat
    else:
        return False
    return True


def take_piece_back(s: State, before: State, city: i64, seat: i64) -> None:
    """Have everything that ``add_piece`` may have changed as it was before."""
    base = city * CITY_CELLS
    s.own(OF_CITIES)
    s.seats[PRIEST + seat] = before.seats[PRIEST + seat]
    s.cities[base + CITY_SHRINES + seat] = before.cities[base + CITY_SHRINES + seat]
    s.cities[base + PLAIN_STATUES + seat] = before.cities[base + PLAIN_STATUES + seat]
    s.cities[base + CENTRE] = before.cities[base + CENTRE]


class Journey:
    """A cheapest way to a junction by ids: its roads, and what each seat would be paid."""

    def __init__(self, goal: str, toll: i64, roads: list[str], payees: list[int]) -> None:
        self.goal = goal
        self.toll = toll
        self.roads = roads
        self.payees = payees

    def __repr__(self) -> str:
        return (
            f"Journey(goal={self.goal!r}, toll={self.toll}, roads={self.roads}, "
            f"payees={self.payees})"
        )


class Way:
    """A journey under construction, in numbers."""

    def __init__(self, end: i64, toll: i64, roads: list[int], payees: list[int]) -> None:
        self.end = end
        self.toll = toll
        self.roads = roads
        self.payees = payees


def journeys(s: State, seat: i64) -> list[Journey]:
    """The cheapest journey to each junction the priest could reach now, fewest roads on a tie.

    Junctions visited in the running journey are left out, as the rules do (Q-M11).
    """
    board = s.board
    return [
        Journey(
            board.junction_ids[way.end],
            way.toll,
            [board.road_ids[road] for road in way.roads],
            way.payees,
        )
        for way in cheapest_ways(s, seat)
    ]


def cheapest_ways(s: State, seat: i64) -> list[Way]:
    """Nearest first settled, in order of the junctions."""
    board = s.board
    here = s.seats[PRIEST + seat]
    coins = s.seats[COINS + seat]
    candidates: list[Way] = [Way(here, 0, [], [0] * s.rules.players)]
    settled = 1 << here
    if s.phase == ACTIONS and s.top_seat() == seat:
        settled |= s.journey
    found: list[Way] = []
    while candidates:
        nearest = min(candidates, key=lambda way: (way.toll, len(way.roads), way.end))
        candidates.remove(nearest)
        if nearest.roads:
            if (settled >> nearest.end) & 1:
                continue
            settled |= 1 << nearest.end
            found.append(nearest)
        i: i64
        for i in range(board.first_road[nearest.end], board.first_road[nearest.end + 1]):
            road = board.adjacent[i]
            toll = nearest.toll + road_toll(s, seat, road)
            if toll < CLOSED and toll <= coins and (settled >> board.across[i]) & 1 == 0:
                payees = nearest.payees[:]
                add_payees(s, seat, road, payees)
                candidates.append(Way(board.across[i], toll, [*nearest.roads, road], payees))
    found.sort(key=lambda way: way.end)
    return found


def add_payees(s: State, seat: i64, road: i64, payees: list[int]) -> None:
    if s.seats[FREE_TRAVEL + seat]:
        return
    village: i64
    other: i64
    for village in (s.board.road_near[road], s.board.road_far[road]):
        if village >= 0:
            paid_here = PAYEES[seat * 16 + s.villages[village]]
            for other in range(s.rules.players):
                payees[other] += (paid_here >> other) & 1


def village_payees(s: State, seat: i64) -> dict[str, list[int]]:
    """Whom the seat's priest would pay a coin, in each village that can be passed (MOVE-3)."""
    found: dict[str, list[int]] = {}
    village: i64
    for village in range(s.board.villages):
        if s.villages[village]:
            paid_here = (
                0 if s.seats[FREE_TRAVEL + seat] else PAYEES[seat * 16 + s.villages[village]]
            )
            found[s.board.village_ids[village]] = bits(paid_here)
    return found


def statue_prices(s: State, seat: i64) -> dict[str, dict[str, int]]:
    """What a statue would cost the seat in each city, by each action that builds one."""
    found: dict[str, dict[str, int]] = {}
    action: i64
    city: i64
    for action in range(len(BUILDS)):
        if BUILDS[action] & STATUES_LEFT:
            rebate = rebate_of(BUILDS[action])
            by_city: dict[str, int] = {}
            for city in range(1, s.board.cities + 1):
                by_city[s.board.junction_ids[city]] = statue_price(s, seat, city, rebate)
            found[ACTION_NAMES[action]] = by_city
    return found


def prices(s: State, seat: i64) -> dict[str, int]:
    """What each of the seat's choices that builds or travels would cost, in coins."""
    return {
        choice_text(s.board, choice): cost_of(s, seat, choice)
        for choice in choices_of(s, seat)
        if choice // ITEMS
        in (TO_BUILD_STATUE, TO_BUILD_SHRINE_IN_CITY, TO_BUILD_SHRINE_IN_VILLAGE, TO_TRAVEL)
    }


def openings(s: State, seat: i64) -> dict[str, dict[str, int]]:
    """By planned action that builds: the pieces it could begin with now, and their prices."""
    found: dict[str, dict[str, int]] = {}
    for choice in choices_of(s, seat):
        if choice // ITEMS == TO_PERFORM:
            twin = s.copy()
            apply(twin, seat, choice)
            if twin.top_kind() == AWAIT_BUILDING:
                found[ACTION_NAMES[choice % ITEMS]] = prices(twin, seat)
    return found


def choices_of(s: State, seat: i64) -> list[int]:
    out = Choices()
    list_legal(s, seat, out)
    return out.as_list()


def cost_of(s: State, seat: i64, choice: i64) -> i64:
    """Prices and tolls paid by the seat: the choice is made on a copy, and asked what it cost."""
    twin = s.copy()
    log: list[Event] = []
    twin.log = log
    apply(twin, seat, choice)
    cost: i64 = 0
    for event in log:
        if event.kind == COINS_MOVE and event.seat == seat and event.b in (WHY_PRICE, WHY_TOLL):
            cost -= event.a
    return cost
