"""What everybody may have planned in a round: how likely each of the 45 plans was, for every seat.

When plans are made nothing but other plans is hidden, so one model serves all seats of a round. It
is made of short searches from every seat: what looks likely at once, and what turns out well when
the others plan well, too. Nobody's real plan is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from maharaja.bots.search.round_search import RoundSearch
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.dice import Dice
from maharaja.engine.ids import PLANS_IN_ALL
from maharaja.engine.state import PRESTIGE, State

LIKELY: Final = 0.15  # so much of a plan's likelihood is how good it looks at once
SHARPNESS: Final = 1.5  # tries of a search to this power: it also tries what turns out badly
GRAIN: Final = 1_000_000
SEEDS_APART: Final = 7_919


@dataclass(frozen=True)
class PlanModel:
    """Likelihoods by seat and plan, and for every seat its plans, the most promising first."""

    likelihoods: list[list[float]]
    promising: list[list[int]]

    def draw(self, seat: int, number: int, dice: Dice) -> list[int]:
        """So many plans of the seat, in proportion to their likelihoods, in any order.

        Systematic: evenly spread marks and one throw of the dice, so that few plans stand for all
        as well as possible.
        """
        mark = dice.below(GRAIN) / GRAIN
        plans: list[int] = []
        total = 0.0
        for plan, share in enumerate(self.likelihoods[seat]):
            total += share * number
            while len(plans) < number and mark + len(plans) < total:
                plans.append(plan)
        while len(plans) < number:  # what rounding has left over
            plans.append(self.promising[seat][0])
        return [plans[i] for i in dice.shuffled(number, 0)]


def known_to(s: State, seat: int) -> State:
    """What the seat knows, with the totals of prestige that everybody could have counted."""
    known = information_set_of(s, seat)
    for other in range(s.rules.players):
        known.seats[PRESTIGE + other] = s.seats[PRESTIGE + other]
    return known


def plan_model(s: State, search: RoundSearch, iterations: int, seed: int) -> PlanModel:
    """For the state at which a round is planned, nobody's plan set."""
    players = int(s.rules.players)
    sums = [[0.0] * PLANS_IN_ALL for _ in range(players)]
    promising: list[list[int]] = []
    for seat in range(players):
        search.begin(known_to(s, seat), seat, seed + SEEDS_APART * seat)
        search.run(iterations)
        for other in range(players):
            add_likelihoods(sums[other], search, other)
        promising.append(by_promise(search, seat))
    return PlanModel([[part / players for part in row] for row in sums], promising)


def add_likelihoods(row: list[float], search: RoundSearch, seat: int) -> None:
    arms = search.arms[seat]
    if arms is None:
        raise ValueError("nobody plans here")
    tries = [float(count) ** SHARPNESS for count in arms.counts]
    total = sum(tries) or 1.0
    for plan in range(PLANS_IN_ALL):
        row[plan] += LIKELY * arms.prior[plan] + (1.0 - LIKELY) * tries[plan] / total


def by_promise(search: RoundSearch, seat: int) -> list[int]:
    """The seat's plans: those with the best outcomes first, then what looks likely."""
    arms = search.arms[seat]
    if arms is None:
        raise ValueError("nobody plans here")
    tried = [plan for plan in range(PLANS_IN_ALL) if arms.counts[plan] >= 2]
    tried.sort(key=lambda plan: -arms.totals[plan] / arms.counts[plan])
    rest = sorted(set(range(PLANS_IN_ALL)) - set(tried), key=lambda plan: (-arms.prior[plan], plan))
    return [*tried, *rest]
