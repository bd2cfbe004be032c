"""The bandit at one node of a search: visits and outcomes of its choices, and how to pick one."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from maharaja.bots.heuristic.turn_search import WORST
from maharaja.engine.dice import Dice

GRAIN: Final[i64] = 1_000_000  # mypyc makes wrong floats of literals from 2**30 on


class Arms:
    """The choices of one seat at one node: how often each was tried, with what outcome."""

    def __init__(self, prior: list[float]) -> None:
        self.prior = prior  # what looks good before anything is tried; adds up to 1
        count = len(prior)
        self.visits: i64 = 0
        self.counts: list[int] = [0] * count
        self.totals: list[float] = [0.0] * count

    def pick(self, allowed: i64, exploration: float, caution: float) -> i64:
        """The choice with the best upper confidence bound, weighted by its prior (PUCT)."""
        best: i64 = 0
        best_bound = WORST
        reach = exploration * sqrt(float(self.visits + 1))
        untried = self.mean_of_all() - caution
        i: i64
        for i in range(allowed):
            count = self.counts[i]
            mean = self.totals[i] / float(count) if count else untried
            bound = mean + reach * self.prior[i] / float(1 + count)
            if bound > best_bound:
                best = i
                best_bound = bound
        return best

    def mean_of_all(self) -> float:
        if self.visits == 0:
            return 0.0
        total = 0.0
        for part in self.totals:
            total += part
        return total / float(self.visits)

    def update(self, choice: i64, outcome: float) -> None:
        self.visits += 1
        self.counts[choice] += 1
        self.totals[choice] += outcome

    def take_over(self, choice: i64, other: Arms, its: i64) -> None:
        """What is known of a choice that had another number."""
        self.visits += other.counts[its]
        self.counts[choice] = other.counts[its]
        self.totals[choice] = other.totals[its]

    def correct(self, choice: i64, difference: float) -> None:
        """All outcomes so far of a choice together were so much better than was thought."""
        self.totals[choice] += difference

    def best(self) -> i64:
        """The choice tried most; among equals the one with the better outcomes."""
        best: i64 = 0
        i: i64
        for i in range(1, len(self.counts)):
            if self.counts[i] > self.counts[best] or (
                self.counts[i] == self.counts[best] and self.totals[i] > self.totals[best]
            ):
                best = i
        return best

    def safest(self, doubt: float) -> i64:
        """The choice with the best lower bound of its mean, of those tried a tenth of the most."""
        best = self.best()
        enough = self.enough()
        best_bound = WORST
        i: i64
        for i in range(len(self.counts)):
            if self.counts[i] >= enough:
                bound = self.lower_bound(i, doubt)
                if bound > best_bound:
                    best = i
                    best_bound = bound
        return best

    def enough(self) -> i64:
        """Tries after which the mean of a choice says something: a tenth of the most."""
        return self.counts[self.best()] // 10 + 1

    def lower_bound(self, choice: i64, doubt: float) -> float:
        """Of the mean of a choice that was tried."""
        count = float(self.counts[choice])
        return self.totals[choice] / count - doubt / sqrt(count)

    def draw(self, dice: Dice) -> i64:
        """A choice by chance, in proportion to the priors."""
        mark = float(dice.below(GRAIN)) / float(GRAIN)
        i: i64
        for i in range(len(self.prior)):
            mark -= self.prior[i]
            if mark < 0.0:
                return i
        return self.best()
