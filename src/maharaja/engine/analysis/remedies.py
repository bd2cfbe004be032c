"""What would help against a refusal: the places that make a choice legal, or open a road."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.analysis.insight import cheapest_ways, choices_of
from maharaja.engine.choices import ITEMS, TO_TRAVEL
from maharaja.engine.ids import ACTIONS
from maharaja.engine.play import apply
from maharaja.engine.state import PRIEST, State

NO_ACTION: Final[i64] = -1


def places_that_help(s: State, seat: i64, choice: i64, perform: i64 = NO_ACTION) -> list[str]:
    """Cities to travel to first, or villages that lack a shrine, for a choice refused now: ids.

    ``perform`` is the choice that begins the action it would be part of. Empty if neither helps.
    """
    if s.phase != ACTIONS or s.top_seat() != seat:
        return []
    if choice // ITEMS == TO_TRAVEL:
        return closing_villages(s, seat, choice % ITEMS)
    return [
        s.board.junction_ids[way.end]
        for way in cheapest_ways(s, seat)
        if legal_after(s, seat, way.roads, choice, perform)
    ]


def legal_after(s: State, seat: i64, roads: list[int], choice: i64, perform: i64) -> bool:
    """Whether the choice could be made at the end of a journey, by an action that begins there."""
    twin = s.copy()
    steps: list[int] = [TO_TRAVEL * ITEMS + road for road in roads]
    if perform != NO_ACTION:
        steps.append(perform)
    for step in steps:
        if step not in choices_of(twin, seat):
            return False
        apply(twin, seat, step)
    return choice in choices_of(twin, seat)


def closing_villages(s: State, seat: i64, road: i64) -> list[str]:
    """The villages without a shrine on a road that begins where the priest is (MOVE-3)."""
    board = s.board
    here = s.seats[PRIEST + seat]
    if here not in (board.road_a[road], board.road_b[road]):
        return []
    return empty_villages(s, road)


def opening_villages(s: State, passable: i64, junction: i64) -> list[str]:
    """The villages without a shrine between what open roads lead to and the rest (MOVE-3).

    Those on roads that end at the junction, if there are any; otherwise all of them.
    """
    board = s.board
    found: list[str] = []
    straight: list[str] = []
    road: i64
    for road in range(board.roads):
        a = board.road_a[road]
        b = board.road_b[road]
        if (passable >> a) & 1 != (passable >> b) & 1:
            villages = empty_villages(s, road)
            found.extend(villages)
            if junction in (a, b):
                straight.extend(villages)
    return straight or found


def empty_villages(s: State, road: i64) -> list[str]:
    board = s.board
    return [
        board.village_ids[village]
        for village in (board.road_near[road], board.road_far[road])
        if village >= 0 and s.villages[village] == 0
    ]
