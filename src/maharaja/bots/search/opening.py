"""The draft and the starting shrines: each choice is tried, and the opening goes on from there.

Which roads are good depends on all starting shrines and on the Maharaja's way. So everybody else
drafts and settles greedily after a choice, and the start of the first round is evaluated. Among
choices that are nearly equal the dice decide.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maharaja.bots.heuristic.greedy import best_by_chances
from maharaja.bots.search.evaluators import Evaluator
from maharaja.engine.choices import Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import SETTLE
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import State

NEARLY: Final[float] = 0.005  # so much less chance counts as equal
MOST_TRIED: Final[i64] = 6  # choices that the opening is played out for, the best at first sight


def opening_choice(s: State, seat: i64, evaluator: Evaluator, dice: Dice) -> i64:
    """A character or a village with the best chance at the start of the first round."""
    choices = at_first_sight(s, seat, evaluator)
    chances = [chance_when_opened(s, seat, choice, evaluator) for choice in choices]
    best = 0.0
    for chance in chances:
        best = max(best, chance)
    equal = [
        choice for choice, chance in zip(choices, chances, strict=True) if chance >= best - NEARLY
    ]
    return equal[dice.below(len(equal))]


def at_first_sight(s: State, seat: i64, evaluator: Evaluator) -> list[int]:
    """The choices that look best at once."""
    buffer = Choices()
    list_legal(s, seat, buffer)
    ranked: list[tuple[float, int]] = []
    i: i64
    for i in range(buffer.count):
        after = s.copy()
        apply(after, seat, buffer.items[i])
        ranked.append((-evaluator.chances(after)[seat], i))
    ranked.sort()
    return [buffer.items[i] for _, i in ranked[:MOST_TRIED]]


def chance_when_opened(s: State, seat: i64, choice: i64, evaluator: Evaluator) -> float:
    """The seat's chance at the start of the first round, the rest of the opening greedy."""
    after = s.copy()
    apply(after, seat, choice)
    while after.phase <= SETTLE:
        other = after.top_seat()
        apply(after, other, best_by_chances(after, other, evaluator))
    return evaluator.chances(after)[seat]
