"""The search of ``expert`` and ``master``: a tree of plans and whole turns up to the round's end.

Planning is one node at which all seats choose at once among the 45 plans (decoupled UCT). Below it
are turn nodes: a seat begins its turn with a plan that is now open, and chooses among a few whole
turns (turn_search.py). At the end of the round an evaluator gives every seat's chance to win. What
the seat cannot see is sampled: plans in every iteration, Brahmabot's tiles a few times a search.

The same seed, position and number of iterations give the same answer. ``run`` may be called again
and again; in between, the best answer so far can be asked for.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.search.bandit import GRAIN, Arms
from maharaja.bots.search.evaluators import Evaluator
from maharaja.bots.search.round_tree import (
    PAIR,
    RoundTree,
    Settings,
    TurnNode,
    TurnResult,
    may_end,
)
from maharaja.engine.analysis.information_set import assign_plan, determinize, is_plan_hidden
from maharaja.engine.choices import ITEMS, TO_PLAN
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import (
    AWAIT_PLANS,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
    SEATS,
)
from maharaja.engine.play import apply
from maharaja.engine.rules.planning import plan_of
from maharaja.engine.state import PLAN_A, PLAN_B, State

MANY: Final[i64] = 2
PART: Final[i64] = 1_000_003  # between the seeds of two parts of one question


class Step:
    """One turn node on the path of an iteration, and the turn chosen there."""

    def __init__(self, node: TurnNode, choice: i64) -> None:
        self.node = node
        self.choice = choice


class Tally:
    """For every choice of a question: how often it was tried, and the sum of the outcomes."""

    def __init__(self, counts: list[int], totals: list[float]) -> None:
        self.counts = counts
        self.totals = totals


class RoundSearch(RoundTree):
    """Searches one decision of one seat: a plan, or a turn."""

    def __init__(self, settings: Settings, evaluator: Evaluator) -> None:
        super().__init__(settings, evaluator)
        self.next_search: RoundSearch | None = None
        self.seed: i64 = 0
        self.deep_count: i64 = 0
        self.sums = vec[float]([0.0] * SEATS)  # of the outcomes of all iterations, by seat

    def begin(self, information_set: State, seat: i64, seed: i64, part: i64 = 0) -> None:
        """Set the decision: the seat has to plan, or is somewhere in its turn.

        Other parts of the same decision sample other rounds, with the same plans and turns in the
        same order: their tallies can be added up.
        """
        self.begin_empty()
        self.deep_count = 0
        if self.next_search is not None:
            self.next_search.known = {}
        self.sums = vec[float]([0.0] * SEATS)
        self.dice = Dice(seed)
        self.seat = seat
        self.planning = information_set.top_kind() == AWAIT_PLANS
        layouts: i64 = self.settings.layouts if information_set.rules.solo else 1
        i: i64
        for i in range(layouts):
            self.setups.append(determinize(information_set, seat, self.dice).setup)
            self.round_starts.append(None)
        base = information_set.copy()
        base.setup = self.setups[0]
        self.is_ending = self.settings.last_width > 0 and may_end(base)
        self.set_widths(base)
        self.seed = seed
        other: i64
        for other in range(base.rules.players):
            if is_plan_hidden(base, other, seat) or (self.planning and other == seat):
                assign_plan(base, other, 0)
                self.arms[other] = Arms(self.plan_priors(base, other))
        if self.planning:
            for i in range(layouts):
                self.round_starts[i] = self.start_round(base, self.setups[i])
        else:
            turns = self.last_own if self.is_ending else self.own_turns
            turns.run(base, seat, False)
            self.root = self.turn_node(base, seat, turns.ends)
        self.dice = Dice((seed + part * PART) % SEED_LIMIT)

    # --- iterations ---

    def run(self, iterations: i64) -> None:
        """Run so many iterations."""
        i: i64
        for i in range(iterations):
            if self.planning:
                self._plan_iteration()
            elif self.root is not None:
                self._turn_iteration(self.root)
            self.iterations += 1

    def _plan_iteration(self) -> None:
        own = self.arms[self.seat]
        if own is None:
            return
        mine = self._pick_plan(own)
        count = own.counts[mine]
        plans = self._profile(count)[:]
        plans[self.seat] = mine
        layout = count % len(self.setups)
        top = self.round_starts[layout]
        if top is not None:
            steps: list[Step] = []
            self._learn(steps, plans, self._descend(top, plans, layout, steps))

    def _turn_iteration(self, root: TurnNode) -> None:
        choice = self._pick_turn(root)
        count = root.arms.counts[choice]
        plans = self._profile(count)
        layout = count % len(self.setups)
        steps = [Step(root, choice)]
        top = self.result_of(root, choice, layout)
        self._learn(steps, plans, self._descend(top, plans, layout, steps))

    def _profile(self, number: i64) -> list[int]:
        """Plans of all whose plans are hidden, for the n-th try of any own choice."""
        while len(self.profiles) <= number:
            plans: list[int] = [0] * SEATS
            other: i64
            for other in range(SEATS):
                arms = self.arms[other]
                if arms is not None and other != self.seat:
                    plans[other] = self._guess_plan(arms)
            self.profiles.append(plans)
        return self.profiles[number]

    def _guess_plan(self, arms: Arms) -> i64:
        """What somebody else has planned: what is good for them, or just what looks likely."""
        mixing = self.settings.mixing if self.planning else self.settings.turn_mixing
        if float(self.dice.below(GRAIN)) < mixing * float(GRAIN):
            return arms.draw(self.dice)
        return self._pick_plan(arms)

    def _pick_plan(self, arms: Arms) -> i64:
        """Decoupled: every seat follows its own upper confidence bounds."""
        settings = self.settings
        return arms.pick(PLANS_IN_ALL, settings.plan_exploration, settings.caution)

    def _pick_turn(self, node: TurnNode) -> i64:
        """Progressive widening: more turns are considered the more often the node is visited."""
        if node.is_last:
            return self.best_result(node)
        settings = self.settings
        arms = node.arms
        wide = 1 + i64(settings.widening * sqrt(float(arms.visits)))
        allowed = min(wide, len(node.ends))
        return arms.pick(allowed, settings.turn_exploration, settings.caution)

    def _descend(
        self, top: TurnResult, plans: list[int], layout: i64, steps: list[Step]
    ) -> TurnResult:
        """Follow the tree to the end of the round, growing it on the way."""
        after = top
        while after.seat != NOBODY:
            plan = plans[after.seat]
            if plan in after.turn_nodes:
                node = after.turn_nodes[plan]
                if node.arms.visits == self.settings.wider_visits:
                    self.widen(node)
            else:
                node = self.start_turn(after, plan)
                if self.node_count < self.settings.most_nodes:
                    self.node_count += 1
                    after.turn_nodes[plan] = node
            choice = self._pick_turn(node)
            steps.append(Step(node, choice))
            after = self.result_of(node, choice, layout)
        return after

    def _learn(self, steps: list[Step], plans: list[int], leaf: TurnResult) -> None:
        """Take in what a round came to; a leaf that many rounds come to is looked at closely."""
        leaf.visits += 1
        other: i64
        for other in range(SEATS):
            self.sums[other] += leaf.chances[other]
        for step in steps:
            step.node.arms.update(step.choice, leaf.chances[step.node.seat])
        for other in range(SEATS):
            arms = self.arms[other]
            if arms is not None:
                arms.update(plans[other], leaf.chances[other])
        if self._is_worth_a_look(leaf):
            self._deepen(steps, plans, leaf)

    def _is_worth_a_look(self, leaf: TurnResult) -> bool:
        """Whether there is a next round, visited often enough, and it is time for one more look."""
        settings = self.settings
        if settings.deep_visits == 0 or leaf.visits < settings.deep_visits or leaf.is_deep:
            return False
        s = leaf.state
        every = settings.deep_every * s.rules.players // PAIR
        is_due = self.deep_count * every <= self.iterations
        return is_due and s.phase == PLANNING and not s.rules.solo

    def _deepen(self, steps: list[Step], plans: list[int], leaf: TurnResult) -> None:
        """Search the next round; all visits so far count as if that had been known before."""
        self.deep_count += 1
        leaf.is_deep = True
        share = self.settings.deep_share
        found = self.next_round(leaf.state, self.settings.deep_iterations)
        times = float(leaf.visits)
        gain = vec[float]([0.0] * SEATS)
        seat: i64
        for seat in range(SEATS):
            gain[seat] = share * (found[seat] - leaf.chances[seat])
            leaf.chances[seat] += gain[seat]
        for step in steps:
            step.node.arms.correct(step.choice, times * gain[step.node.seat])
        for seat in range(SEATS):
            arms = self.arms[seat]
            if arms is not None:
                arms.correct(plans[seat], times * gain[seat])

    def next_round(self, s: State, iterations: i64) -> vec[float]:
        """Everybody's outcomes by a short search of the round that begins."""
        if self.next_search is None:
            self.next_search = RoundSearch(short_settings(self.settings), self.evaluator)
        search = self.next_search
        search.begin(s, self.seat, self.seed)
        half = iterations // 2
        search.run(half)  # to find out what is good for whom
        search.sums = vec[float]([0.0] * SEATS)
        search.run(half)
        mean = vec[float]([0.0] * SEATS)
        seat: i64
        for seat in range(SEATS):
            mean[seat] = search.sums[seat] / float(half)
        return mean

    def end_of_round(self, plan: i64, number: i64) -> TurnResult:
        """Where the own plan leads in the n-th round that is played out for all plans alike."""
        top = self.round_starts[0]
        if top is None:
            raise ValueError("no plan is asked for")
        plans = self._profile(number)[:]
        plans[self.seat] = plan
        return self._descend(top, plans, 0, [])

    # --- outlook ---

    def outlook(self, information_set: State, seat: i64, seed: i64, samples: i64) -> vec[float]:
        """Every seat's chance to win, whoever has to decide: the round played out a few times."""
        mean = vec[float]([0.0] * SEATS)
        self.begin_empty()
        self.seat = seat
        self.dice = Dice(seed)
        base = determinize(information_set, seat, self.dice)
        planning = information_set.phase == PLANNING
        other: i64
        for other in range(base.rules.players):
            is_open = planning and other == seat and information_set.seats[PLAN_A + seat] == NOBODY
            if is_open or is_plan_hidden(base, other, seat):
                self.arms[other] = Arms(self.plan_priors(base, other))
        i: i64
        for i in range(samples):
            s = determinize(information_set, seat, self.dice)
            for other in range(s.rules.players):
                arms = self.arms[other]
                if arms is not None:
                    assign_plan(s, other, arms.draw(self.dice))
            if planning:
                plan = plan_of(s.seats[PLAN_A + seat], s.seats[PLAN_B + seat])
                s.set_top_arg(1 << seat)
                apply(s, seat, TO_PLAN * ITEMS + plan)
            chances = self.rest_of_round(s)
            for other in range(SEATS):
                mean[other] += chances[other] / float(samples)
        return mean

    # --- answers ---

    def is_decided(self) -> bool:
        """Whether there is nothing to choose between."""
        return not self.planning and (self.root is None or len(self.root.ends) < MANY)

    def _own_arms(self) -> Arms | None:
        """What is known of the choices of the question."""
        if self.planning:
            return self.arms[self.seat]
        return None if self.root is None else self.root.arms

    def tally(self) -> Tally:
        """What was found so far, to be added to what others find."""
        arms = self._own_arms()
        if arms is None:
            return Tally([], [])
        return Tally(arms.counts[:], arms.totals[:])

    def add(self, tally: Tally) -> None:
        """Take over what another search of the same question found."""
        arms = self._own_arms()
        if arms is None or len(arms.counts) != len(tally.counts):
            raise ValueError("a tally of another question")
        i: i64
        for i in range(len(arms.counts)):
            arms.counts[i] += tally.counts[i]
            arms.visits += tally.counts[i]
            arms.totals[i] += tally.totals[i]

    def best_choice(self) -> i64:
        """The plan or turn to choose by what is known so far, numbered as in the tally."""
        arms = self._own_arms()
        if arms is None:
            return 0
        doubt = self.settings.doubt
        return arms.safest(doubt) if doubt > 0.0 and arms.visits > 0 else arms.best()

    def ranking(self) -> list[int]:
        """The plans or turns that were tried, best first, as ``best_choice`` would have them.

        Behind those tried often enough for that come the others, the most tried first.
        """
        arms = self._own_arms()
        if arms is None:
            return []
        doubt, enough = self.settings.doubt, arms.enough()
        ranked: list[tuple[bool, float, int]] = []
        i: i64
        for i in range(len(arms.counts)):
            known = doubt > 0.0 and arms.counts[i] >= enough
            merit = arms.lower_bound(i, doubt) if known else float(arms.counts[i])
            if arms.counts[i] > 0:
                ranked.append((not known, -merit, i))
        ranked.sort()
        return [place for _, _, place in ranked]

    def expected_turn(self, plan: i64) -> list[int]:
        """The own turn that a plan most likely leads to, or else the best found for it at first."""
        known_turns = self.repertoire(self.seat, plan).turns
        after = self.round_starts[0] if self.round_starts else None
        while after is not None and after.seat != NOBODY:
            wanted: TurnNode | None = None
            if after.seat == self.seat:
                wanted = after.turn_nodes.get(plan)
            else:
                for node in after.turn_nodes.values():
                    if wanted is None or node.arms.visits > wanted.arms.visits:
                        wanted = node
            if wanted is None:  # not tried in the most likely round
                break
            choice = wanted.arms.best()
            if after.seat == self.seat:
                return wanted.ends[choice].path
            after = wanted.results.get(choice * len(self.setups))
        return known_turns[0] if known_turns else []

    def best_path(self) -> list[int]:
        """The choices of the best turn so far; empty if there is none."""
        if self.root is None or not self.root.ends:
            return []
        return self.path(self.best_choice())

    def path(self, number: i64) -> list[int]:
        """The choices of one of the turns, numbered as in the tally."""
        return [] if self.root is None else self.root.ends[number].path


def short_settings(long: Settings) -> Settings:
    """For a look at the next round: surveys instead of searches, and no look beyond."""
    settings = Settings()
    settings.plan_searches = long.deep_searches
    settings.own_plan_searches = long.deep_searches
    settings.plan_width = 0
    settings.last_width = 0
    settings.wider_visits = 0
    settings.deep_visits = 0
    settings.keeps_turns = long.deep_keeps
    return settings
