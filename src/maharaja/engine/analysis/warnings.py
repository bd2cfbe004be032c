"""Traps that beginners walk into: choices that are legal, and that a person may want to know about.

A warning is told before its choice is made, and stops nobody. It is made from what is open and from
the seat's own plan, and says an id and the rule behind it.
"""

from typing import cast

from mypy_extensions import i64

from maharaja.engine.analysis.insight import cheapest_ways
from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_BUILD_STATUE,
    TO_END_TURN,
    TO_PERFORM,
    TO_PLAN,
    TO_SETTLE,
    TO_SPEND_TOKEN,
    TO_TRAVEL,
)
from maharaja.engine.ids import (
    ACTION_NAMES,
    ACTIONS_IN_ALL,
    BUY_PRESTIGE,
    CHANGE_CHARACTER,
    ROUNDS,
    SETTLED_SHRINES,
    START,
    START_SHRINES,
    TAKE_COINS,
)
from maharaja.engine.play import apply
from maharaja.engine.rules.building import BUILDS, STATUES_LEFT, VILLAGES_LEFT, rebate_of
from maharaja.engine.rules.pieces import statue_price
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.rules.travel import CLOSED, road_toll
from maharaja.engine.rules.turn import PRESTIGE_PRICE, can_perform, can_spend_token, is_open
from maharaja.engine.state import BUILDS_ANYWHERE, COINS, PRIEST, SHRINES, STATUES, State
from maharaja.engine.text.notation import choice_text
from maharaja.json_types import Action, ChoiceWarning, WarningName


def warnings_json(s: State, seat: i64, legal: list[int]) -> dict[str, list[ChoiceWarning]]:
    """By legal choice: what the seat may want to know before it makes it."""
    found: dict[str, list[ChoiceWarning]] = {}
    choice: i64
    for choice in legal:
        warnings = warnings_of(s, seat, choice)
        if warnings:
            found[choice_text(s.board, choice)] = warnings
    return found


def warnings_of(s: State, seat: i64, choice: i64) -> list[ChoiceWarning]:
    kind = choice // ITEMS
    if kind == TO_SETTLE:
        return settling_warnings(s, seat, choice % ITEMS)
    if kind == TO_PLAN:
        item = choice % ITEMS
        return plan_warnings(s, seat, PAIRS[item * 2], PAIRS[item * 2 + 1])
    if kind == TO_END_TURN:
        return end_warnings(s, seat)
    return paying_warnings(s, seat, choice) if costs_coins(kind, choice % ITEMS) else []


def costs_coins(kind: i64, item: i64) -> bool:
    """What is paid for, so that no coins may be left for the way."""
    if kind in (TO_PERFORM, TO_SPEND_TOKEN):
        return item == BUY_PRESTIGE
    return kind in (
        TO_BUILD_STATUE,
        TO_BUILD_SHRINE_IN_CITY,
        TO_BUILD_SHRINE_IN_VILLAGE,
        TO_TRAVEL,
    )


def warning(
    name: WarningName, rule: str, coins: i64 = 0, actions: list[int] | None = None
) -> ChoiceWarning:
    names = [cast(Action, ACTION_NAMES[action]) for action in actions or []]
    return {"warning": name, "rule": rule, "coins": int(coins), "actions": names}


# --- starting shrines ----------------------------------------------------------------------------


def settling_warnings(s: State, seat: i64, village: i64) -> list[ChoiceWarning]:
    """Stranded: the starting shrines left would not open any road out of the starting space.

    Others may open one. But who relies on that may never leave, and so build nothing in a city.
    """
    left = s.seats[SHRINES + seat] - (START_SHRINES - SETTLED_SHRINES) - 1
    if empty_villages_on_the_way(s, village) > left:
        return [warning("stranded", "MOVE-3")]
    return []


def empty_villages_on_the_way(s: State, settled: i64) -> i64:
    """How many villages still lack a shrine on the road to a city that lacks fewest (MOVE-3).

    ``settled`` is a village that is about to get one.
    """
    board = s.board
    fewest: i64 = board.villages
    i: i64
    for i in range(board.first_road[START], board.first_road[START + 1]):
        empty: i64 = 0
        for village in (board.road_near[board.adjacent[i]], board.road_far[board.adjacent[i]]):
            if village >= 0 and village != settled and s.villages[village] == 0:
                empty += 1
        fewest = min(fewest, empty)
    return fewest


# --- plans ---------------------------------------------------------------------------------------


def plan_warnings(s: State, seat: i64, first: i64, second: i64) -> list[ChoiceWarning]:
    """What is wrong with the two actions together; each by itself has its obstacle in ``plans``."""
    found: list[ChoiceWarning] = []
    price = least_price(s, seat, first) + least_price(s, seat, second)
    if TAKE_COINS not in (first, second) and price > s.seats[COINS + seat]:
        found.append(warning("plan-too-dear", "ACT-3", price))
    if (needs_a_city(first) or needs_a_city(second)) and not (
        opens_a_way(first) or opens_a_way(second) or can_build_in_a_city(s, seat)
    ):
        found.append(warning("no-way", "STATUE-2"))
    return found


def least_price(s: State, seat: i64, action: i64) -> i64:
    """What the action takes at the least; shrines are cheap, and may be left out (ACT-4)."""
    if action == BUY_PRESTIGE:
        return PRESTIGE_PRICE
    if BUILDS[action] & STATUES_LEFT == 0 or s.seats[STATUES + seat] == 0:
        return 0
    rebate = rebate_of(BUILDS[action])
    elsewhere: i64 = 2 if s.maharaja == 1 else 1
    return min(statue_price(s, seat, s.maharaja, rebate), statue_price(s, seat, elsewhere, rebate))


def needs_a_city(action: i64) -> bool:
    return BUILDS[action] & STATUES_LEFT != 0


def opens_a_way(action: i64) -> bool:
    """A shrine in a village can be built from anywhere (SHRINE-9)."""
    return BUILDS[action] & VILLAGES_LEFT != 0


def can_build_in_a_city(s: State, seat: i64) -> bool:
    """Whether the priest is in a city, can reach one, or need not be there (MOVE-3, STATUE-2)."""
    return (
        s.seats[PRIEST + seat] != START
        or s.seats[BUILDS_ANYWHERE + seat] != 0
        or bool(cheapest_ways(s, seat))
    )


# --- turns ---------------------------------------------------------------------------------------


def end_warnings(s: State, seat: i64) -> list[ChoiceWarning]:
    found: list[ChoiceWarning] = []
    unused = unused_actions(s, seat)
    if unused:
        found.append(warning("actions-unused", "ACT-2", 0, unused))
    if s.round == ROUNDS and can_spend_token(s, seat) and can_use_token(s, seat):
        found.append(warning("token-unused", "TOKEN-3"))
    return found


def unused_actions(s: State, seat: i64) -> list[int]:
    """Planned actions that are possible here, or at the end of some journey the seat can pay."""
    places = [s]
    for way in cheapest_ways(s, seat):
        there = s.copy()
        there.seats[PRIEST + seat] = way.end
        there.seats[COINS + seat] -= way.toll
        places.append(there)
    return [
        action
        for action in range(ACTIONS_IN_ALL)
        if is_open(s, seat, action) and any(can_perform(there, seat, action) for there in places)
    ]


def can_use_token(s: State, seat: i64) -> bool:
    """TOKEN-5."""
    return any(
        action != CHANGE_CHARACTER and can_perform(s, seat, action)
        for action in range(ACTIONS_IN_ALL)
    )


def paying_warnings(s: State, seat: i64, choice: i64) -> list[ChoiceWarning]:
    """Stuck: afterwards the coins do not suffice for any road out of the priest's place (Q-M4)."""
    after = s.copy()
    apply(after, seat, choice)
    coins = after.seats[COINS + seat]
    toll = cheapest_road(after, seat)
    if coins < toll < CLOSED:
        return [warning("no-toll-left", "Q-M4", coins)]
    return []


def cheapest_road(s: State, seat: i64) -> i64:
    """The toll of the cheapest road out of the priest's place; CLOSED if none is open."""
    board = s.board
    least: i64 = CLOSED
    here = s.seats[PRIEST + seat]
    i: i64
    for i in range(board.first_road[here], board.first_road[here + 1]):
        least = min(least, road_toll(s, seat, board.adjacent[i]))
    return least
