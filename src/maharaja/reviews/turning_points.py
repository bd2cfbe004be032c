"""Turning points: the few steps that have moved the chances most, each with its cause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from maharaja.reviews.decisions import Decision, Step
from maharaja.reviews.judging import Judgement
from maharaja.reviews.playouts import Chances
from maharaja.reviews.verdicts import ERRORS, Verdict

Cause = Literal["error", "only-choice", "plans", "moved"]

FEWEST: Final = 3
MOST: Final = 5
LARGE: Final = 0.08  # beyond the fewest, only what has moved as much
OWN_SHARE: Final = 0.4  # an error is the cause if it explains so much of what has moved


@dataclass(frozen=True)
class TurningPoint:
    """A step of the graph; ``decision`` is whose it was, unless all plans were opened."""

    step: int
    at: int  # choices of the record before it
    round: int
    cause: Cause
    decision: int | None
    before: Chances
    after: Chances

    @property
    def changes(self) -> Chances:
        return [two - one for one, two in zip(self.before, self.after, strict=True)]


def turning_points(
    steps: Sequence[Step],
    decisions: Sequence[Decision],
    graph: Sequence[Chances],
    judged: dict[int, tuple[Judgement, Verdict | None]],
) -> list[TurningPoint]:
    """Three to five, in the order of the game."""

    def size(number: int) -> float:
        """The chance that has changed hands."""
        return sum(abs(b - a) for a, b in zip(graph[number], graph[number + 1], strict=True)) / 2

    found: list[TurningPoint] = []
    for number in sorted(range(len(steps)), key=lambda number: (-size(number), number)):
        if len(found) == MOST or (len(found) >= FEWEST and size(number) < LARGE):
            break
        step = steps[number]
        cause, decision = cause_of(step, decisions, size(number), judged)
        if decision is not None and any(point.decision == decision for point in found):
            continue  # the other part of a turn that a question to somebody else has divided
        before, after = graph[number], graph[number + 1]
        found.append(TurningPoint(number, step.at, step.round, cause, decision, before, after))
    return sorted(found, key=lambda point: point.step)


def cause_of(
    step: Step,
    decisions: Sequence[Decision],
    size: float,
    judged: dict[int, tuple[Judgement, Verdict | None]],
) -> tuple[Cause, int | None]:
    """An error or a find of who decided, if one was judged; or else what happened."""
    dearest = max(step.decisions, key=lambda number: loss_in(judged, number))
    judgement, verdict = judged.get(dearest, (None, None))
    if judgement is not None and verdict in ERRORS and judgement.loss.mean >= OWN_SHARE * size:
        return "error", dearest
    if decisions[step.decisions[0]].kind == "plan":
        return "plans", None
    return ("only-choice" if verdict == "only-choice" else "moved"), dearest


def loss_in(judged: dict[int, tuple[Judgement, Verdict | None]], number: int) -> float:
    return judged[number][0].loss.mean if number in judged else 0.0
