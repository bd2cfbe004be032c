"""A bot that knows whom it plays against: it asks their code what they would do.

Everybody knows what everybody else knows, but for the plans of the round: all else is open, and
totals of prestige can be counted. So what a rival sees when it plans can be rebuilt exactly. Asked
again and again with fresh seeds, its own code tells how likely each of its 45 plans is.

The answer is found in two steps. The search of rounds (bots/search/round_search.py) plays against
these plans alone, not against what it would plan itself; in their turns it lets rivals do what is
best for them. The few choices that it tried most are then tried out: the round is played to its end
with the plans that the rivals made and with their own code in their turns.

What it wins is a lower bound of what a rival who knew everything could win. exact_response.py tells
how close it comes where the best response can be computed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.greedy import best_answer
from maharaja.bots.levels import make_bot
from maharaja.bots.search.bandit import Arms
from maharaja.bots.search.round_search import Tally
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.bots.search.search_loop import gc_paused, iterate
from maharaja.engine.analysis.information_set import (
    assign_plan,
    information_set_of,
    is_plan_hidden,
)
from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_PLAN
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import AWAIT_PLANS, FINISHED, NOBODY, PLANNING, PLANS_IN_ALL, SCORING
from maharaja.engine.play import apply
from maharaja.engine.state import PLAN_A, PLAN_B, PRESTIGE, State

CANDIDATES = 4  # choices that are tried out
SEARCH_WEIGHT = 2.0  # trials that what the search found counts for
OWN_TURN = Effort(100)  # how long it thinks of its own turn in a trial of a plan


def against_known_plans() -> Settings:
    """A search in which others plan what they are known to plan, and nothing else."""
    settings = Settings()
    settings.mixing = 1.0
    return settings


class BestResponse(SearchBot):
    """Plays against bots of a level.

    ``queries`` times each is asked for its plan of a round, and ``trials`` times the best choices
    are tried out. ``seeds`` are those of the bots that are asked; without them all are fresh.
    """

    def __init__(
        self,
        seat: int,
        seed: int,
        level: str,
        *,
        queries: int = 16,
        trials: int = 4,
        iterations: int = 600,
        seeds: Sequence[int] = (),
    ) -> None:
        super().__init__(seat, seed, Effort(iterations), against_known_plans())
        self.level = level
        self.queries = queries
        self.trials = trials
        self.seeds = seeds
        self.asked: list[int] = []  # the seeds of the bots that were asked this round
        self.plans: dict[int, list[int]] = {}  # what they planned, by the rival's seat

    @gc_paused()
    def think(self, information_set: State) -> None:
        """Search, with the plans of others as often as they make them, and try out."""
        if information_set.top_kind() == AWAIT_PLANS:
            self.ask(information_set)
        search = self.search
        search.begin(information_set, self.seat, self.dice.below(SEED_LIMIT))
        for other, plans in self.plans.items():
            arms = search.arms[other]
            if arms is not None:
                search.arms[other] = Arms(mixed(plans, arms.prior))
        if search.is_decided():
            return
        iterate(search, self.effort.iterations, None)
        hidden = [
            other for other in self.plans if is_plan_hidden(information_set, other, self.seat)
        ]
        if self.trials and hidden:
            self.try_out(information_set)

    def ask(self, information_set: State) -> None:
        """What the others plan, so many times."""
        fresh = [int(self.dice.below(SEED_LIMIT)) for _ in range(self.queries)]
        self.asked = list(self.seeds or fresh)
        self.plans = {}
        for other in range(information_set.rules.players):
            if other != self.seat:
                known = as_it_planned(information_set, other)
                self.plans[other] = [plan_by(self.level, known, other, s) for s in self.asked]

    # --- trying out ---

    def try_out(self, information_set: State) -> None:
        """Decide among what the search tried most; the choice is put first in its tally."""
        tally = self.search.tally()
        order = sorted(range(len(tally.counts)), key=lambda i: -tally.counts[i])[:CANDIDATES]
        drawn = [int(self.dice.below(len(self.asked))) for _ in range(self.trials)]
        values = {}
        for choice in [i for i in order if tally.counts[i]]:
            won = sum(self.trial(information_set, choice, number) for number in drawn)
            searched = tally.totals[choice] / tally.counts[choice]
            values[choice] = (won + SEARCH_WEIGHT * searched) / (self.trials + SEARCH_WEIGHT)
        best = max(values, key=lambda choice: values[choice])
        self.search.add(preferring(best, values[best], tally))

    def trial(self, information_set: State, choice: int, number: int) -> float:
        """The chance to win after the round, with a choice and the plans of one query."""
        s = information_set.copy() if self.search.planning else self.after_turn(choice)
        for other, plans in self.plans.items():
            if is_plan_hidden(information_set, other, self.seat):
                assign_plan(s, other, plans[number])
        if self.search.planning:
            s.set_top_arg(1 << self.seat)
            apply(s, self.seat, TO_PLAN * ITEMS + choice)
        else:
            apply(s, self.seat, TO_END_TURN * ITEMS)
        seed = self.asked[number]
        bots = {other: make_bot(self.level, other, seed) for other in self.plans}
        bots[int(self.seat)] = SearchBot(self.seat, seed, OWN_TURN)
        self.play_round(s, bots)
        return float(self.evaluator.chances(s)[self.seat])

    def after_turn(self, choice: int) -> State:
        """The state at the end of one of the turns that were searched."""
        root = self.search.root
        assert root is not None
        return root.ends[choice].state.copy()

    def play_round(self, s: State, bots: dict[int, Bot]) -> None:
        """To the end of the round, everybody by their own code; own rewards by what looks best."""
        while s.phase not in (PLANNING, FINISHED):
            seat = int(s.top_seat())
            if seat == self.seat and s.phase == SCORING:
                apply(s, seat, best_answer(s, seat, self.evaluator, True))
                continue
            bots[seat].prestige = totals(s)
            apply(s, seat, bots[seat].answer(information_set_of(s, seat)))


def preferring(best: int, chance: float, tally: Tally) -> Tally:
    """What makes a choice the only one tried often, with about this chance, if it is added."""
    counts, sums = [0] * len(tally.counts), [0.0] * len(tally.counts)
    counts[best] = max(tally.counts) * 20
    sums[best] = chance * counts[best]
    return Tally(counts, sums)


def totals(s: State) -> list[int]:
    """Everybody's prestige, as somebody knows it who has counted."""
    return [int(s.seats[PRESTIGE + seat]) for seat in range(4)]


def as_it_planned(information_set: State, other: int) -> State:
    """What another seat knows at the planning, made of what one seat knows there."""
    s = information_set.copy()
    s.set_top_arg(s.top_arg() | 1 << other)  # it may be ready by now
    for seat in range(s.rules.players):
        s.seats[PLAN_A + seat] = NOBODY
        s.seats[PLAN_B + seat] = NOBODY
    return s


def plan_by(level: str, s: State, seat: int, seed: int) -> int:
    """What a bot of the level plans on the seat, with all totals as they are in the state."""
    bot = make_bot(level, seat, seed)
    bot.prestige = totals(s)
    return int(bot.answer(information_set_of(s, seat)) % ITEMS)


def mixed(plans: Sequence[int], prior: Sequence[float]) -> list[float]:
    """How likely each plan is: as often as it was made, and one more time by how it looks."""
    counted = Counter(plans)
    return [(counted[plan] + prior[plan]) / (len(plans) + 1) for plan in range(PLANS_IN_ALL)]
