"""Ratings out of finishing orders: Plackett-Luce, which for two at a table is Bradley-Terry.

Every level has a strength; the best of those still to be placed is level i with a chance in
proportion to its strength. Fitted by minorisation-maximisation (D. R. Hunter, "MM algorithms for
generalized Bradley-Terry models", 2004): each step divides what a level won by what it was
expected to win per strength.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, permutations
from math import exp, factorial, fsum, log

ELO = 400 / log(10)  # ten to one are 400 points
MEAN = 1500.0
# One drawn game between any two levels on top of what was played: a level that never lost, or
# never won, has a rating all the same.
VIRTUAL_GAMES = 1.0
PRECISION = 1e-9
MOST_STEPS = 10_000

Stage = tuple[int, ...]  # of each level, how many are still to be placed
Key = tuple[str, int] | tuple[str, Stage]


def orders(ranks: Sequence[float]) -> Iterator[tuple[tuple[int, ...], float]]:
    """The finishing orders that the ranks allow, best first; equals take turns, in equal parts."""
    groups = [
        list(group)
        for _, group in groupby(sorted(range(len(ranks)), key=ranks.__getitem__), ranks.__getitem__)
    ]
    parts: list[tuple[int, ...]] = [()]
    weight = 1.0
    for group in groups:
        weight /= factorial(len(group))
        parts = [before + order for before in parts for order in permutations(group)]
    for order in parts:
        yield order, weight


def comparisons(players: Sequence[int], ranks: Sequence[float], levels: int) -> dict[Key, float]:
    """What one game says: ("won", level) and ("stage", who was left), with their weights.

    ``players`` has the level's number for each seat. A stage among equals says nothing.
    """
    found: Counter[Key] = Counter()
    for order, weight in orders(ranks):
        left = Counter(players)
        for seat in order:
            stage = tuple(left[level] for level in range(levels))
            if sum(count > 0 for count in stage) > 1:
                found["won", players[seat]] += weight  # type: ignore[assignment] # floats count too
                found["stage", stage] += weight  # type: ignore[assignment]
            left[players[seat]] -= 1
    return dict(found)


def fit(
    levels: int,
    seen: Mapping[Key, float],
    start: Sequence[float] | None = None,
    precision: float = PRECISION,
) -> list[float]:
    """The strengths that make what was seen likeliest, as logarithms with mean zero."""
    won = [VIRTUAL_GAMES * (levels - 1) / 2] * levels
    stages: dict[Stage, float] = {}
    for a in range(levels):
        for b in range(a):
            stages[tuple(int(i in (a, b)) for i in range(levels))] = VIRTUAL_GAMES
    for (kind, what), weight in seen.items():
        if isinstance(what, int):
            won[what] += weight
        elif kind == "stage" and weight:
            stages[what] = stages.get(what, 0.0) + weight
    logs = list(start or [0.0] * levels)
    for _ in range(MOST_STEPS):
        new = _step(won, stages, logs)
        moved = max(abs(a - b) for a, b in zip(new, logs, strict=True))
        logs = new
        if moved < precision:
            break
    return logs


def _step(won: list[float], stages: Mapping[Stage, float], logs: list[float]) -> list[float]:
    strengths = [exp(value) for value in logs]
    expected = [0.0] * len(won)
    for stage, weight in stages.items():
        total = fsum(count * s for count, s in zip(stage, strengths, strict=True))
        for level, count in enumerate(stage):
            expected[level] += weight * count / total
    new = [log(w / e) for w, e in zip(won, expected, strict=True)]
    middle = fsum(new) / len(new)
    return [value - middle for value in new]


def elo(logs: Sequence[float]) -> list[float]:
    return [MEAN + ELO * value for value in logs]
