"""The actions that build, piece by piece, and free shrines (ACT-STATUE-*, ACT-*-SHRINES, Q-A12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import (
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_BUILD_STATUE,
    TO_CLOSE,
    TO_TRAVEL,
    TO_USE_ABILITY,
    Choices,
)
from maharaja.engine.content.characters import list_abilities, refuse_ability, use_ability
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import (
    ACTIONS,
    ACTIONS_IN_ALL,
    SCORING,
    SHRINE_DISCOUNT,
    STATUE_DISCOUNT,
    STATUE_SHRINE,
    TWO_SHRINES,
    WHY_PRICE,
)
from maharaja.engine.rules.goods import (
    pay_coins,
)
from maharaja.engine.rules.pieces import (
    SHRINE_PRICE,
    any_vacant_village,
    can_build_statue,
    can_pay_shrine,
    can_reach_city,
    collect_bonus,
    list_city_rings,
    list_statues,
    list_vacant_villages,
    place_shrine,
    place_statue,
    refuse_village,
    statue_price,
)
from maharaja.engine.rules.travel import list_steps, refuse_step, travel
from maharaja.engine.state import (
    BUILDS_ANYWHERE,
    COINS,
    FREE_SHRINE_FROM_SUPPLY,
    PRIEST,
    SHRINES,
    STATUES,
    SUPPLY,
    State,
)

# The argument of an AWAIT_BUILDING frame: what the action still allows.
STATUES_LEFT: Final[i64] = 1  # 0 or 1 statue
SHRINES_LEFT: Final[i64] = 2  # times 0 to 2 shrines ...
VILLAGES_LEFT: Final[i64] = 8  # ... of which at most so many (0 or 1) in villages
REBATE: Final[i64] = 32  # each piece one coin cheaper
STARTED: Final[i64] = 64  # the first piece stands


def _builds() -> vec[i64]:
    """What each action may build: ACT-STATUE-DISCOUNT to ACT-TWO-SHRINES; the others nothing."""
    table = vec[i64]([0] * ACTIONS_IN_ALL)
    table[STATUE_DISCOUNT] = STATUES_LEFT + REBATE
    table[SHRINE_DISCOUNT] = SHRINES_LEFT + VILLAGES_LEFT + REBATE
    table[STATUE_SHRINE] = STATUES_LEFT + SHRINES_LEFT + VILLAGES_LEFT
    table[TWO_SHRINES] = 2 * SHRINES_LEFT + VILLAGES_LEFT
    return table


BUILDS: Final = _builds()


def building_args() -> list[i64]:
    """Every argument that the frame of a building action can have."""
    args: list[i64] = []
    for whole in BUILDS:
        if whole:
            args.append(whole)
            if whole & STATUES_LEFT and shrines_left(whole):
                args.append(whole - STATUES_LEFT | STARTED)
            if shrines_left(whole) and (whole & STATUES_LEFT or shrines_left(whole) > 1):
                args.append(whole - SHRINES_LEFT | STARTED)
                args.append(whole - SHRINES_LEFT - VILLAGES_LEFT | STARTED)
    return args


def rebate_of(arg: i64) -> i64:
    return arg // REBATE % 2


def shrines_left(arg: i64) -> i64:
    return arg // SHRINES_LEFT % 4


IMPOSSIBLE: Final[i64] = 0
ALLOWED: Final[i64] = 1
COMPULSORY: Final[i64] = 2


def can_start(s: State, seat: i64, arg: i64) -> i64:
    """IMPOSSIBLE unless a part can be built right now (Q-A11); mostly COMPULSORY then.

    A lone village shrine of an action that asks for a city is ALLOWED, never a duty (Q-B8).
    """
    rebate = rebate_of(arg)
    if arg & STATUES_LEFT and can_build_statue(s, seat, rebate):
        return COMPULSORY
    shrines = shrines_left(arg)
    if shrines == 0 or not can_pay_shrine(s, seat, rebate):
        return IMPOSSIBLE
    if can_reach_city(s, seat):
        return COMPULSORY
    if not any_vacant_village(s, seat):
        return IMPOSSIBLE
    return ALLOWED if shrines > 1 else COMPULSORY


def owes_city_shrine(s: State, seat: i64, arg: i64) -> bool:
    """Whether a lone village shrine keeps the action open: the other can go into a city now (Q-B8).

    Only of two shrines one may be left when no village may have it.
    """
    return (
        not s.rules.village_shrine_may_close
        and shrines_left(arg) > 0
        and arg & VILLAGES_LEFT == 0
        and can_pay_shrine(s, seat, rebate_of(arg))
        and can_reach_city(s, seat)
    )


class Building(Decision):
    """A running building action: its pieces in either order, journeys and abilities between them.

    It starts with its first piece, and after that may be closed (Q-A12), with one exception (Q-B8).
    """

    def __init__(self) -> None:
        super().__init__("building", [ACTIONS], 2 * STARTED - 1)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        rebate = rebate_of(arg)
        if arg & STATUES_LEFT:
            list_statues(s, seat, rebate, out)
        if shrines_left(arg) and can_pay_shrine(s, seat, rebate):
            if arg & VILLAGES_LEFT:
                list_vacant_villages(s, seat, TO_BUILD_SHRINE_IN_VILLAGE, out)
            list_city_rings(s, seat, s.seats[BUILDS_ANYWHERE + seat] != 0, out)
        if arg & STARTED:
            list_steps(s, seat, out)
            list_abilities(s, seat, out)
            if not owes_city_shrine(s, seat, arg):
                out.add(TO_CLOSE, 0)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        if kind == TO_TRAVEL:
            travel(s, seat, item)
        elif kind == TO_USE_ABILITY:
            use_ability(s, seat, item)
        elif kind == TO_CLOSE:
            s.pop()
        elif kind == TO_BUILD_STATUE:
            close_if_complete(s, arg - STATUES_LEFT)
            pay_coins(s, seat, statue_price(s, seat, item // 4, rebate_of(arg)), WHY_PRICE)
            place_statue(s, seat, item // 4, item % 4)
            collect_bonus(s, seat, item // 4, item % 4)
        else:
            if kind == TO_BUILD_SHRINE_IN_VILLAGE:
                close_if_complete(s, arg - SHRINES_LEFT - VILLAGES_LEFT)
            else:
                close_if_complete(s, arg - SHRINES_LEFT)
            pay_coins(s, seat, SHRINE_PRICE - rebate_of(arg), WHY_PRICE)
            place_shrine(s, seat, kind, item, SHRINES)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        started = arg & STARTED != 0
        if kind == TO_TRAVEL:
            return refuse_step(s, seat, item) if started else Refusal("build-first", "Q-A12")
        if kind == TO_USE_ABILITY:
            return refuse_ability(s, seat, item) if started else Refusal("build-first", "Q-A12")
        if kind == TO_CLOSE and started:
            return Refusal("one-shrine-in-a-city", "Q-B8")
        if kind == TO_CLOSE:
            return Refusal("build-first", "Q-A12")
        if kind == TO_BUILD_STATUE:
            return refuse_statue(s, seat, arg, item)
        if kind in (TO_BUILD_SHRINE_IN_VILLAGE, TO_BUILD_SHRINE_IN_CITY):
            return refuse_shrine(s, seat, arg, kind, item)
        return other_question()


def close_if_complete(s: State, arg: i64) -> None:
    """Note what the action still allows; with nothing left it is over (Q-A12)."""
    if arg & STATUES_LEFT or shrines_left(arg):
        s.set_top_arg(arg | STARTED)
    else:
        s.pop()


def refuse_statue(s: State, seat: i64, arg: i64, item: i64) -> Refusal:
    city = item // 4
    if city < 1 or city > s.board.cities:
        return Refusal("unknown-choice", "R-1")
    if arg & STATUES_LEFT == 0:
        return Refusal("no-statue-in-this-action", "ACT-STATUE-SHRINE")
    if s.seats[STATUES + seat] == 0:
        return Refusal("no-statues-left", "Q-B14")
    if city != s.seats[PRIEST + seat] and s.seats[BUILDS_ANYWHERE + seat] == 0:
        return Refusal("priest-elsewhere", "STATUE-2")
    if statue_price(s, seat, city, rebate_of(arg)) > s.seats[COINS + seat]:
        return Refusal("too-few-coins", "STATUE-3" if city == s.maharaja else "STATUE-4")
    return Refusal("space-taken", "STATUE-5")


def refuse_shrine(s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
    in_village = kind == TO_BUILD_SHRINE_IN_VILLAGE
    if item >= s.board.villages if in_village else item < 1 or item > s.board.cities:
        return Refusal("unknown-choice", "R-1")
    if shrines_left(arg) == 0:
        return Refusal("no-shrine-in-this-action", "ACT-STATUE-SHRINE")
    if s.seats[SHRINES + seat] == 0:
        return Refusal("no-shrines-left", "Q-B4")
    if not can_pay_shrine(s, seat, rebate_of(arg)):
        return Refusal("too-few-coins", "SHRINE-2")
    if not in_village:
        return Refusal("priest-elsewhere", "SHRINE-4")
    if arg & VILLAGES_LEFT == 0:
        return Refusal("one-shrine-in-a-city", "ACT-TWO-SHRINES")
    return refuse_village(s, seat, item)


class FreeShrine(Decision):
    """Shrines to build for free anywhere, with the village limits (REWARD-BUILD, CHAR-13, Q-B11).

    arg: how many are still to build, plus FREE_SHRINE_FROM_SUPPLY if not from the board.
    """

    def __init__(self) -> None:
        super().__init__("free-shrine", [ACTIONS, SCORING], FREE_SHRINE_FROM_SUPPLY + 1)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        list_vacant_villages(s, seat, TO_BUILD_SHRINE_IN_VILLAGE, out)
        list_city_rings(s, seat, True, out)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        source = SUPPLY if arg >= FREE_SHRINE_FROM_SUPPLY else SHRINES
        place_shrine(s, seat, kind, item, source)
        if arg % FREE_SHRINE_FROM_SUPPLY == 1 or s.seats[source + seat] == 0:
            s.pop()
        else:
            s.set_top_arg(arg - 1)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind == TO_BUILD_SHRINE_IN_VILLAGE and item < s.board.villages:
            return refuse_village(s, seat, item)
        if kind in (TO_BUILD_SHRINE_IN_VILLAGE, TO_BUILD_SHRINE_IN_CITY):
            return Refusal("unknown-choice", "R-1")
        return other_question()
