"""Bots that search (round_search.py): so many iterations a decision, in one process or several."""

from __future__ import annotations

import time
from dataclasses import dataclass

from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.greedy import best_answer, best_by_chances
from maharaja.bots.search.evaluators import Evaluator
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.opening import opening_choice
from maharaja.bots.search.round_search import RoundSearch, Tally
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_loop import gc_paused, iterate
from maharaja.bots.styles import NEAR_CHANCES, preferred
from maharaja.bots.workers.questions import SearchPart
from maharaja.bots.workers.search_helpers import Helper, helpers, search_question
from maharaja.engine.analysis.information_set import determinize
from maharaja.engine.choices import ITEMS, TO_PLAN
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import AWAIT_BUILDING, AWAIT_PLANS, AWAIT_TURN, DRAFT, SCORING, SETTLE
from maharaja.engine.state import State

NOT_TRIED = -1.0  # less than any chance


@dataclass(frozen=True)
class Effort:
    """How long to think. Without ``seconds`` the clock decides nothing and games repeat."""

    iterations: int  # of all searches together
    seconds: float | None = None  # stop after so long, whatever has been found by then
    searches: int = 1  # trees, each in a process of its own; their counts are added up


class SearchBot(Bot):
    """Searches plans and turns; everything else it decides greedily."""

    def __init__(
        self,
        seat: int,
        seed: int,
        effort: Effort,
        settings: Settings | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__(seat, seed)
        self.effort = effort
        self.settings = settings or Settings()
        self.evaluator = evaluator or learned_evaluator()
        self.search = RoundSearch(self.settings, self.evaluator)
        # Helpers search as the levels do.
        self.helpers_allowed = settings is None and evaluator is None

    def choose(self, information_set: State) -> int:
        """Search, or go on with the turn that was found."""
        kind = information_set.top_kind()
        if kind == AWAIT_PLANS:
            self.path = []
            self.think(information_set)
            plan = int(self.search.best_choice())
            if self.style is not None:
                plan = self.preferred_choice(plan, self.style.of_plans())
            return int(TO_PLAN * ITEMS) + plan
        if self.path and self.buffer.has(self.path[0]):
            return self.path.pop(0)
        if kind in (AWAIT_TURN, AWAIT_BUILDING):
            self.think(information_set)
            path = self.best_turn(information_set)
            if path:
                self.path = path[1:]
                return path[0]
        self.path = []
        whole = determinize(information_set, self.seat, self.dice)
        if information_set.phase in (DRAFT, SETTLE) and not information_set.rules.solo:
            return int(opening_choice(whole, self.seat, self.evaluator, self.dice))
        if information_set.phase == SCORING and not information_set.rules.solo:
            return int(best_by_chances(whole, self.seat, self.evaluator))
        return int(best_answer(whole, self.seat, self.evaluator))

    def best_turn(self, before: State) -> list[int]:
        """The best turn found; with a style, the one it prefers of those nearly as good."""
        root = self.search.root
        if self.style is None or root is None or not root.ends:
            return self.search.best_path()
        likings = self.style.of_turns(self.seat, before, root.ends)
        return self.search.path(self.preferred_choice(int(self.search.best_choice()), likings))

    def preferred_choice(self, best: int, likings: list[int]) -> int:
        """What the style prefers of the choices tried at least half as often as the best one."""
        tally = self.search.tally()
        if tally.counts[best] == 0:
            return best
        worths = [
            total / count if 2 * count >= tally.counts[best] else NOT_TRIED
            for count, total in zip(tally.counts, tally.totals, strict=True)
        ]
        return preferred(best, worths, likings, NEAR_CHANCES)

    @gc_paused()
    def think(self, information_set: State) -> None:
        """Search as the effort says; helpers take their parts of it."""
        limit = self.effort.seconds
        begun = time.perf_counter()

        def left() -> float | None:
            return None if limit is None else max(0.0, limit - (time.perf_counter() - begun))

        seed = self.dice.below(SEED_LIMIT)
        self.search.begin(information_set, self.seat, seed)
        if self.search.is_decided():
            return
        setup = time.perf_counter() - begun
        searches = self.effort.searches
        share = -(-self.effort.iterations // searches)
        asked: list[Helper] = []
        if self.helpers_allowed and left() != 0.0:
            asked = helpers(searches - 1)
            for part, helper in enumerate(asked, 1):
                wanted = SearchPart(part=part, iterations=share, seconds=left())
                helper.ask(search_question(information_set, self.seat, seed, wanted), setup)
        iterate(self.search, share, left())
        found = [helper.tally() for helper in asked]
        found += [None] * (searches - 1 - len(found))
        for part, tally in enumerate(found, 1):
            if tally is not None:
                self.search.add(tally)
            elif left() != 0.0:
                self.search.add(self.own_tally(information_set, seed, part, share, left()))

    def own_tally(
        self, information_set: State, seed: int, part: int, share: int, seconds: float | None
    ) -> Tally:
        """A part that no helper has done, as far as there is time for it."""
        search = RoundSearch(self.settings, self.evaluator)
        search.begin(information_set, self.seat, seed, part)
        iterate(search, share, seconds)
        return search.tally()
