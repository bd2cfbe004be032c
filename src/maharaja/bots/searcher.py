"""Bots that search (search.py): so many iterations for a decision, a time limit if one is set."""

from __future__ import annotations

import time
from dataclasses import dataclass

from maharaja.bots.judging import Judge
from maharaja.bots.player import Bot
from maharaja.bots.search import RoundSearch, Settings, best_answer
from maharaja.engine.choices import ITEMS, TO_PLAN
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import AWAIT_BUILDING, AWAIT_PLANS, AWAIT_TURN
from maharaja.engine.sight import imagine
from maharaja.engine.state import State

SLICE = 16  # iterations between two looks at the clock


@dataclass(frozen=True)
class Effort:
    """How long to think. Without ``seconds`` the clock decides nothing and games repeat."""

    iterations: int
    seconds: float | None = None  # stop after so long, whatever has been found by then
    processes: int = 1


class Searcher(Bot):
    """Searches plans and turns; everything else it answers by what the judge likes at once."""

    def __init__(
        self,
        seat: int,
        seed: int,
        effort: Effort,
        settings: Settings | None = None,
        judge: Judge | None = None,
    ) -> None:
        super().__init__(seat, seed)
        self.effort = effort
        self.judge = judge or Judge()
        self.search = RoundSearch(settings or Settings(), self.judge)

    def choose(self, sight: State) -> int:
        """Search, or go on with the turn that was found."""
        kind = sight.top_kind()
        if kind == AWAIT_PLANS:
            self.path = []
            self.think(sight)
            return int(TO_PLAN * ITEMS + self.search.best_plan())
        if self.path and self.buffer.has(self.path[0]):
            return self.path.pop(0)
        if kind in (AWAIT_TURN, AWAIT_BUILDING):
            self.think(sight)
            path = self.search.best_path()
            if path:
                self.path = path[1:]
                return path[0]
        self.path = []
        return int(best_answer(imagine(sight, self.seat, self.dice), self.seat, self.judge))

    def think(self, sight: State) -> None:
        """As many iterations as the effort allows."""
        begun = time.perf_counter()
        limit = self.effort.seconds
        self.search.begin(sight, self.seat, self.dice.below(SEED_LIMIT))
        left = self.effort.iterations
        if self.search.is_decided():
            return
        while left > 0 and (limit is None or time.perf_counter() - begun < limit):
            self.search.run(min(SLICE, left))
            left -= SLICE
