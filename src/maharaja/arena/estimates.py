"""Means with 95% intervals, by bootstrap over seeds.

Games of the same seed are alike (the same set-up in every seating), so seeds are drawn anew, never
single games: a seed comes with all its games or not at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

RESAMPLES = 1000
BOOTSTRAP_SEED = 20260101  # fixed: the same games always give the same intervals
TAIL = 0.025  # of a 95% interval, on each side
DIGITS = 6


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval around it; None where one seed tells nothing about others."""

    value: float
    low: float | None
    high: float | None
    count: int

    def as_json(self) -> dict[str, Any]:
        return {
            "value": round(self.value, DIGITS),
            "low": None if self.low is None else round(self.low, DIGITS),
            "high": None if self.high is None else round(self.high, DIGITS),
            "count": self.count,
        }


def quantile(ordered: Sequence[float], part: float) -> float:
    """Between the two nearest, in proportion."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


class Bootstrap:
    """The resamples: for each, which seeds were drawn. The same for every figure of a run."""

    def __init__(self, seeds: int, resamples: int = RESAMPLES, seed: int = BOOTSTRAP_SEED) -> None:
        random = Random(seed)
        every = list(range(seeds))
        self.seeds = seeds
        self.samples = [random.choices(every, k=seeds) for _ in range(resamples)]

    def sums(self, column: Sequence[float]) -> list[float]:
        """The column's sum over each resample."""
        value = column.__getitem__
        return [sum(map(value, sample)) for sample in self.samples]

    def interval(self, values: list[float]) -> tuple[float | None, float | None]:
        """The middle 95% of what the resamples gave."""
        if self.seeds < 2 or not values:
            return None, None
        ordered = sorted(values)
        return quantile(ordered, TAIL), quantile(ordered, 1 - TAIL)


class Notes:
    """Numbers noted under a key, kept as sums and counts for each seed."""

    def __init__(self) -> None:
        self._cells: dict[Hashable, dict[int, list[float]]] = defaultdict(dict)

    def add(self, key: Hashable, seed: int, value: float) -> None:
        cell = self._cells[key].setdefault(seed, [0.0, 0])
        cell[0] += value
        cell[1] += 1

    def has(self, key: Hashable) -> bool:
        return key in self._cells

    def keys(self, wanted: Callable[[Any], bool] = bool) -> list[Any]:
        return [key for key in self._cells if wanted(key)]

    def mean(self, key: Hashable, seeds: Sequence[int], bootstrap: Bootstrap) -> Estimate:
        """The mean of all that was noted under the key."""
        cells = self._cells[key]
        nothing = [0.0, 0]
        sums = [cells.get(seed, nothing)[0] for seed in seeds]
        counts = [cells.get(seed, nothing)[1] for seed in seeds]
        tops, bottoms = bootstrap.sums(sums), bootstrap.sums(counts)
        means = [top / bottom for top, bottom in zip(tops, bottoms, strict=True) if bottom]
        return Estimate(sum(sums) / sum(counts), *bootstrap.interval(means), int(sum(counts)))
