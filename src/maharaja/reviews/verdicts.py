"""From losses to words: verdicts by the lower bound, and slides of many small losses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal, get_args

from maharaja.reviews.judging import Judgement

Verdict = Literal["inaccuracy", "mistake", "blunder", "missed-win", "only-choice"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
ERRORS: Final[tuple[Verdict, ...]] = ("inaccuracy", "mistake", "blunder", "missed-win")

# Chance to win, from 0 to 1, that the lower bound of a loss has to reach.
INACCURACY: Final = 0.03
MISTAKE: Final = 0.07
BLUNDER: Final = 0.15
ONLY: Final = 0.07  # what the best of all other choices would have cost
SLIDE: Final = 0.07
SLIDE_DECISIONS: Final = 3  # at least


def verdict_of(found: Judgement) -> Verdict | None:
    """None where the interval does not say so."""
    low = found.loss.low
    if found.is_sure_win and low >= MISTAKE:
        return "missed-win"
    if low >= BLUNDER:
        return "blunder"
    if low >= MISTAKE:
        return "mistake"
    if low >= INACCURACY:
        return "inaccuracy"
    return "only-choice" if found.loss.high <= -ONLY else None


@dataclass(frozen=True)
class Slide:
    """Decisions of a seat, none of them worth a verdict, that have cost much together."""

    seat: int
    first: int  # numbers of decisions
    last: int
    count: int
    loss: float
    low: float
    high: float


def slide_of(seat: int, quiet: Sequence[tuple[int, Judgement]]) -> Slide | None:
    """What the decisions without verdict have cost together, if its lower bound says so.

    Only those count whose interval says that they cost something; estimates that only may be more
    than nothing would add up to something by themselves. Judgements are independent of each other,
    so their variances add up.
    """
    small = [(number, found.loss) for number, found in quiet if found.loss.low > 0.0]
    if len(small) < SLIDE_DECISIONS:
        return None
    total = sum(loss.mean for _, loss in small)
    reach = sqrt(sum((loss.mean - loss.low) ** 2 for _, loss in small))
    if total - reach < SLIDE:
        return None
    return Slide(seat, small[0][0], small[-1][0], len(small), total, total - reach, total + reach)
