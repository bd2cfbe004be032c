"""How lucky the seats were with their plans: a control variate whose mean is known to be zero.

All seats plan at once, by what is open and by their own chance. When all have planned, every seat
is asked again by a fresh bot with a fresh seed: the plans it might just as well have made. What a
seat's chance to win is with the plans that were made, less what it is with those, is its luck. On
average over all games it is zero, however well or badly anybody plays, because both kinds of plans
are drawn alike. The chances come from the round played out by quick searches and from the learned
evaluation; how good these are decides only how much the luck explains.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence

from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.engine.analysis.information_set import assign_plan, information_set_of
from maharaja.engine.choices import ITEMS, TO_PLAN
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import PLANNING
from maharaja.engine.play import apply
from maharaja.engine.state import State

Maker = Callable[[int, int, int], Bot]  # a fresh bot: its seat, the round, the number of the draw


class PlanLuck:
    """Watches one game; ``luck`` has a sum for every seat."""

    def __init__(self, bots: Sequence[Bot], fresh: Maker, redraws: int) -> None:
        self.bots = bots
        self.fresh = fresh
        self.redraws = redraws
        self.luck = [0.0] * len(bots)
        self.seconds = 0.0  # spent on it
        self.search = RoundSearch(Settings(), learned_evaluator())
        self.asked: dict[int, State] = {}  # what each seat saw when it planned this round
        self.planned: dict[int, int] = {}
        self.start: State | None = None

    def watch(self, s: State, seat: int, choice: int) -> None:
        """A seat is about to make a choice."""
        if s.phase != PLANNING:
            return
        if not self.planned:
            self.start = s.copy()
        self.asked[seat] = information_set_of(s, seat)
        self.planned[seat] = choice % ITEMS
        if len(self.planned) == len(self.bots):
            begun = time.perf_counter()
            self.add_round()
            self.seconds += time.perf_counter() - begun
            self.planned = {}

    def add_round(self) -> None:
        chances = self.chances(self.planned)
        for number in range(self.redraws):
            others = self.chances(self.redrawn(number))
            for seat in range(len(self.bots)):
                self.luck[seat] += (chances[seat] - others[seat]) / self.redraws

    def redrawn(self, number: int) -> dict[int, int]:
        """What all seats might have planned as well."""
        plans = {}
        for seat, asked in self.asked.items():
            bot = self.fresh(seat, int(asked.round), number)
            bot.prestige = list(self.bots[seat].prestige)
            plans[seat] = int(bot.answer(asked.copy())) % ITEMS
        return plans

    def chances(self, plans: dict[int, int]) -> list[float]:
        """Everybody's chance to win after the round with these plans."""
        assert self.start is not None
        s = self.start.copy()
        for seat, plan in plans.items():
            assign_plan(s, seat, plan)
        last = len(self.bots) - 1
        s.set_top_arg(1 << last)
        apply(s, last, TO_PLAN * ITEMS + plans[last])
        return list(self.search.rest_of_round(s))


def maker_of_fresh_bots(seating: Sequence[str], seed: int, rotation: int) -> Maker:
    """Bots of the same levels on the same seats, each with a seed that nothing else has."""

    def fresh(seat: int, round_: int, number: int) -> Bot:
        words = f"luck {seed} {rotation} {seat} {round_} {number}"
        digest = hashlib.sha256(words.encode()).digest()
        own = int.from_bytes(digest[:8], "big") % SEED_LIMIT
        return make_bot(seating[seat], seat, own)

    return fresh
