"""Bots that think their own turn through, and evaluate positions by named terms (evaluation.py).

They sample what the others may have planned, play their turns, and search the own turn to its end.
How much of that a level does, its row in levels.py says.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.evaluation import Estimates, Weights, value
from maharaja.bots.heuristic.turn_search import WORST, EvaluationNoise, TurnSearch
from maharaja.bots.styles import NEAR_POINTS, preferred
from maharaja.engine.analysis.information_set import assign_plan, determinize, is_plan_hidden
from maharaja.engine.choices import ITEMS, TO_PLAN, Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_BUILDING,
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PLANS,
    AWAIT_PURCHASES,
    AWAIT_TURN,
    FINISHED,
    PLANS_IN_ALL,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.building import BUILDS, STATUES_LEFT
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.state import COINS, State

STATUE_COINS: Final[i64] = 9  # the least a statue costs without a rebate of the own
PLAN_TRIES: Final[i64] = 4  # unlikely plans of others are drawn anew so often
TURNS_COMPARED: Final[i64] = 12  # of those that a style may prefer


class HeuristicBot(Bot):
    """Searches its turn; ``samples`` determinizations a plan, ``noise`` in every evaluation."""

    def __init__(
        self, seat: i64, seed: i64, weights: Weights, width: i64, samples: i64, noise: float
    ) -> None:
        super().__init__(seat, seed)
        self.weights = weights
        self.scratch = Estimates()
        self.samples = samples
        self.noise = EvaluationNoise(noise, seed)
        self.plan_search = TurnSearch(self.weights, max(1, width // 2), self.noise)
        self.turn_search = TurnSearch(self.weights, width, self.noise)
        self.rival_search = TurnSearch(self.weights, 1, self.noise)

    def choose(self, information_set: State) -> i64:
        kind = information_set.top_kind()
        if kind == AWAIT_PLANS:
            self.path = []
            return TO_PLAN * ITEMS + self.choose_plan(information_set)
        if self.path and self.buffer.has(self.path[0]):
            return self.path.pop(0)
        if kind in (AWAIT_TURN, AWAIT_BUILDING):
            path = self.best_turn(determinize(information_set, self.seat, self.dice))
            if path:
                self.path = path[1:]
                return path[0]
        self.path = []
        return self.choose_by_outcome(determinize(information_set, self.seat, self.dice))

    def best_turn(self, s: State) -> list[int]:
        """The best turn from here on; with a style, the one it prefers of those nearly as good."""
        search = self.turn_search
        style = self.style
        search.most_ends = 0 if style is None else TURNS_COMPARED
        search.run(s, self.seat, False)
        if style is None or not search.ends:
            return search.best_path
        worths = [end.worth for end in search.ends]
        likings = style.of_turns(self.seat, s, search.ends)
        return search.ends[preferred(0, worths, likings, NEAR_POINTS)].path

    # --- single decisions ---

    def choose_by_outcome(self, s: State) -> i64:
        """The choice whose outcome is worth most; follow-up questions answered at their best."""
        buffer = Choices()
        list_legal(s, self.seat, buffer)
        best = buffer.items[0]
        best_worth = WORST
        i: i64
        for i in range(buffer.count):
            worth = self.outcome(s, buffer.items[i]) + self.noise.sample()
            if worth > best_worth:
                best = buffer.items[i]
                best_worth = worth
        return best

    def outcome(self, s: State, choice: i64) -> float:
        after = s.copy()
        apply(after, self.seat, choice)
        if after.phase == FINISHED or after.top_seat() != self.seat:
            return value(after, self.seat, self.weights, self.scratch)
        if after.top_kind() not in (AWAIT_FREE_SHRINE, AWAIT_LOAN, AWAIT_PURCHASES):
            return value(after, self.seat, self.weights, self.scratch)
        buffer = Choices()
        list_legal(after, self.seat, buffer)
        best = WORST
        i: i64
        for i in range(buffer.count):
            best = max(best, self.outcome(after, buffer.items[i]))
        return best

    # --- planning ---

    def choose_plan(self, information_set: State) -> i64:
        """The plan with the best mean outcome over the sampled rounds."""
        totals: list[float] = [0.0] * PLANS_IN_ALL
        sample: i64
        plan: i64
        for sample in range(max(1, self.samples)):
            s = self.sample_turn(information_set)
            self.plan_search.run(s, self.seat, True)
            for plan in range(PLANS_IN_ALL):
                totals[plan] += self.plan_search.plan_worth[plan]
        worths = [total / float(max(1, self.samples)) for total in totals]
        best: i64 = 0
        for plan in range(PLANS_IN_ALL):
            if worths[plan] > worths[best]:
                best = plan
        style = self.style
        if style is None:
            return best
        return preferred(best, worths, style.of_plans(), NEAR_POINTS)

    def sample_turn(self, information_set: State) -> State:
        """A sample of the own turn of this round, with both arrows open."""
        s = determinize(information_set, self.seat, self.dice)
        other: i64
        for other in range(s.rules.players):
            if is_plan_hidden(s, other, self.seat):
                assign_plan(s, other, likely_plan(s, other, self.dice))
        apply(s, self.seat, TO_PLAN * ITEMS)
        while s.top_seat() != self.seat or s.top_kind() != AWAIT_TURN:
            self.play_rival(s)
        return s

    def play_rival(self, s: State) -> None:
        """The turn of somebody who acts earlier, or the pick of a robbed player."""
        rival = s.top_seat()
        buffer = Choices()
        if self.samples > 0 and s.top_kind() == AWAIT_TURN:
            self.rival_search.run(s, rival, False)
            if not self.rival_search.best_path:  # a duty, but only where a narrow search is blind
                list_legal(s, rival, buffer)
                apply(s, rival, buffer.items[0])
                return
            choice: i64
            for choice in self.rival_search.best_path:
                if s.phase != ACTIONS or s.top_seat() != rival:
                    return
                list_legal(s, rival, buffer)
                if not buffer.has(choice):
                    break
                apply(s, rival, choice)
            return
        list_legal(s, rival, buffer)
        # Ending the turn is listed last: who does not think of rivals lets them pass.
        apply(s, rival, buffer.items[buffer.count - 1])


def likely_plan(s: State, seat: i64, dice: Dice) -> i64:
    """A plan the seat may have: any, but rarely a statue it cannot pay."""
    plan: i64 = 0
    i: i64
    for i in range(PLAN_TRIES):
        plan = dice.below(PLANS_IN_ALL)
        statues = builds_statue(PAIRS[plan * 2]) + builds_statue(PAIRS[plan * 2 + 1])
        if statues * STATUE_COINS <= s.seats[COINS + seat]:
            break
    return plan


def builds_statue(action: i64) -> i64:
    return BUILDS[action] & STATUES_LEFT
