"""The Maharaja track: flags moved left, pushed right, and closed up (TRACK-1 to 6, EOR-1)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.board import EMPTY_TRACK
from maharaja.engine.choices import TO_MOVE_FLAG, Choices
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import ACTIONS
from maharaja.engine.state import OF_TRACK, State
from maharaja.engine.text.events import FLAG_MOVES, tell

STEPS: Final[i64] = 3  # TRACK-1
FIRST_SPACE: Final[i64] = 1
FIRST_START_SPACE: Final[i64] = FIRST_SPACE + EMPTY_TRACK  # SETUP-8


def flag_space(s: State, city: i64) -> i64:
    space: i64 = FIRST_SPACE
    while s.track[space] != city:
        space += 1
    return space


def leftmost_flag(s: State) -> i64:
    """The city whose flag is first in the row."""
    space: i64 = FIRST_SPACE
    while s.track[space] == 0:
        space += 1
    return s.track[space]


def last_space(s: State) -> i64:
    """Where the row of flags ends on the right."""
    space = s.board.track
    while s.track[space] == 0:
        space -= 1
    return space


def move_flag(s: State, seat: i64, city: i64, target: i64) -> None:
    """Lay the flag on ``target``; what lies there is pushed right up to the first gap (TRACK-3, 4).

    The space the flag came from is empty by then and ends the chain at the latest (Q-T5).
    """
    origin = flag_space(s, city)
    if s.log is not None:
        tell(s, FLAG_MOVES, seat, city, origin, target)
    s.own(OF_TRACK)
    s.track[origin] = 0
    moving = city
    space = target
    while moving:
        pushed = s.track[space]
        s.track[space] = moving
        moving = pushed
        space += 1


def visit_next_city(s: State) -> None:
    """The Maharaja goes to the leftmost flag's city; that flag goes to the end (MAHA-1, MAHA-3)."""
    city = leftmost_flag(s)
    s.maharaja = city
    end = last_space(s) + 1
    s.own(OF_TRACK)
    s.track[flag_space(s, city)] = 0
    s.track[end] = city


def close_gaps(s: State) -> bool:
    """The rightmost flag stays, the others come up to it, order kept (EOR-1, Q-T7).

    Whether any of them moved.
    """
    moved = False
    end = last_space(s)
    space = end - 1
    while space >= FIRST_SPACE:
        city = s.track[space]
        if city:
            end -= 1
            if end != space:
                moved = True
                s.own(OF_TRACK)
                s.track[space] = 0
                s.track[end] = city
        space -= 1
    return moved


class MoveFlag(Decision):
    """Choose any one flag and move it exactly three spaces left (TRACK-1, Q-T1, Q-T6)."""

    def __init__(self) -> None:
        super().__init__("flag", [ACTIONS])

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        space: i64
        for space in range(FIRST_SPACE + STEPS, s.board.track + 1):
            if s.track[space]:
                out.add(TO_MOVE_FLAG, s.track[space])

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        move_flag(s, seat, item, flag_space(s, item) - STEPS)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_MOVE_FLAG:
            return other_question()
        if item < 1 or item > s.board.cities:
            return Refusal("unknown-choice", "R-1")
        return Refusal("flag-too-far-left", "Q-T1")
