"""Styles: what a bot prefers among choices that it thinks nearly equal.

A style is a row of ``STYLES``. It never makes a bot choose what it thinks clearly worse, so a bot
with a style is nearly as strong as one without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_BUILD_STATUE,
    TO_TAKE,
)
from maharaja.engine.ids import (
    ACTIONS_IN_ALL,
    CHANGE_CHARACTER,
    PLANS_IN_ALL,
    TAKE_COINS,
)
from maharaja.engine.rules.building import BUILDS
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.state import CHARACTER, COINS, State

if TYPE_CHECKING:
    from maharaja.bots.heuristic.turn_search import End

# How much less a choice may be worth that a style prefers: in points of the final score, for bots
# that evaluate, and in chances to win, for bots that search.
NEAR_POINTS = 1.5
NEAR_CHANCES = 0.02
BUILDING = (TO_BUILD_STATUE, TO_BUILD_SHRINE_IN_CITY, TO_BUILD_SHRINE_IN_VILLAGE)


class Turn(NamedTuple):
    """A turn that a bot may choose."""

    seat: int
    before: State
    choices: list[int]
    after: State


def pieces_built(turn: Turn) -> int:
    return sum(choice // ITEMS in BUILDING for choice in turn.choices)


def characters_robbed(turn: Turn) -> int:
    """Those taken from other players, or from Brahmabot, not from the display."""
    s = turn.before
    held = {int(s.seats[CHARACTER + other]) for other in range(s.rules.players)}
    others = held - {int(s.seats[CHARACTER + turn.seat])}
    return sum(choice // ITEMS == TO_TAKE and choice % ITEMS in others for choice in turn.choices)


def coins_kept(turn: Turn) -> int:
    return int(turn.after.seats[COINS + turn.seat])


@dataclass(frozen=True)
class Style:
    """What is preferred: in a plan, how many of its actions; in a turn, how much of something."""

    name: str
    actions: frozenset[int]
    of_turn: Callable[[Turn], int]

    def of_plans(self) -> list[int]:
        """How much it likes each of all plans."""
        return [
            sum(int(PAIRS[plan * 2 + arrow]) in self.actions for arrow in range(2))
            for plan in range(PLANS_IN_ALL)
        ]

    def of_turns(self, seat: int, before: State, ends: Sequence[End]) -> list[int]:
        """How much it likes each of some turns."""
        return [self.of_turn(Turn(seat, before, end.path, end.state)) for end in ends]


ROWS = (
    Style("builder", frozenset(a for a in range(ACTIONS_IN_ALL) if BUILDS[a]), pieces_built),
    Style("robber", frozenset([CHANGE_CHARACTER]), characters_robbed),
    Style("banker", frozenset([TAKE_COINS]), coins_kept),
)
STYLES = {row.name: row for row in ROWS}


def preferred(best: int, worths: Sequence[float], likings: Sequence[int], margin: float) -> int:
    """The number of the choice liked most of those at most ``margin`` worse than the best one.

    Of those it likes as much, the best one; else the one that is worth most.
    """
    near = [i for i, worth in enumerate(worths) if worth >= worths[best] - margin]
    return max(near, key=lambda i: (likings[i], i == best, worths[i]))
