"""The search of ``expert`` and ``master``: a tree of plans and whole turns up to the round's end.

Planning is one node at which all seats choose at once among the 45 plans. Below it stand forks: a
seat begins its turn with a plan that is now open, and chooses among a few whole turns
(turn_search.py). When the round is over, a judge tells every seat's chance to win. What the seat
cannot see is drawn by chance: plans for every iteration, Brahmabot's tiles a few times for every
question.

The same seed, question and number of iterations give the same answer. ``run`` may be called again
and again; in between, the best answer so far can be asked for.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.greedy import best_answer
from maharaja.bots.heuristic.turn_search import WORST, End
from maharaja.bots.search.bandit import GRAIN, Arms
from maharaja.bots.search.evaluators import Judge
from maharaja.bots.search.turn_candidates import JudgedTurns, Repertoire, Survey
from maharaja.engine.analysis.information_set import imagine, imagine_plan, is_plan_hidden
from maharaja.engine.choices import (
    ITEMS,
    TO_END_TURN,
    TO_PLAN,
    Choices,
)
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_BUILDING,
    AWAIT_PLANS,
    AWAIT_TURN,
    FINISHED,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
    SCORING,
    SEATS,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.planning import plan_of
from maharaja.engine.state import ACTED, PLAN_A, PLAN_B, Setup, State

MANY: Final[i64] = 2
PART: Final[i64] = 1_000_003  # between the seeds of two parts of one question


class Settings:
    """How a search thinks; all levels use these."""

    def __init__(self) -> None:
        self.own_width: i64 = 6  # of the turn searched at the root
        self.own_turns: i64 = 24  # whole turns considered there
        self.width: i64 = 1  # of every other turn
        self.turns: i64 = 4
        # A turn with the same plan is searched so often, in different positions of the round; from
        # then on the turns found there are tried again, which is much quicker.
        self.rehearsals: i64 = 1
        self.own_rehearsals: i64 = 2
        self.repertoire: i64 = 10  # turns remembered for a plan
        self.plan_width: i64 = 1  # of the searches that say which own plans look good; 0: a survey
        self.survey: i64 = 16  # plans that a survey of all plans follows to their end
        self.plan_points: float = 1.5  # so many points less: a plan looks e times less likely
        self.plan_floor: float = 0.1  # so much of what is likely goes to all plans alike
        self.turn_points: float = 1.0  # as plan_points, for whole turns
        self.plan_exploration: float = 0.25
        self.turn_exploration: float = 0.15
        self.widening: float = 1.0  # turns considered: 1 + so many times the root of the visits
        self.caution: float = 0.02  # what was not tried counts as so much worse than what was
        self.mixing: float = 0.25  # so much of the time others plan what just looks likely
        self.layouts: i64 = 8  # solo: so many guesses of what lies face down
        self.most_forks: i64 = 4000  # kept in memory


class Fork:
    """A seat has its turn, with its plan open; ``ends`` are the turns it may play."""

    def __init__(self, seat: i64, ends: list[End], arms: Arms) -> None:
        self.seat = seat
        self.ends = ends
        self.arms = arms
        self.after: dict[int, After] = {}


class After:
    """What a turn leads to: somebody else's, or the end of the round with everybody's chances."""

    def __init__(self, state: State, seat: i64, chances: vec[float]) -> None:
        self.state = state
        self.seat = seat  # who has the next turn; NOBODY at the end of the round
        self.chances = chances
        self.forks: dict[int, Fork] = {}  # by the plan of that seat


class Step:
    """One fork on the way of an iteration, and the turn chosen there."""

    def __init__(self, fork: Fork, choice: i64) -> None:
        self.fork = fork
        self.choice = choice


class Tally:
    """For every choice of a question: how often it was tried, and the sum of the outcomes."""

    def __init__(self, counts: list[int], totals: list[float]) -> None:
        self.counts = counts
        self.totals = totals


class RoundSearch:
    """Thinks about one question of one seat: a plan, or a turn."""

    def __init__(self, settings: Settings, judge: Judge) -> None:
        self.settings = settings
        self.judge = judge
        self.own_turns = JudgedTurns(judge, settings.own_width, settings.own_turns)
        self.turns = JudgedTurns(judge, settings.width, settings.turns)
        self.plans = JudgedTurns(judge, max(1, settings.plan_width), settings.turns)
        self.survey = Survey(judge, settings.survey)
        self.buffer = Choices()
        self.begin_empty()

    def begin_empty(self) -> None:
        self.dice = Dice(1)
        self.seat: i64 = 0
        self.planning = False
        self.iterations: i64 = 0
        self.forks: i64 = 0
        self.arms: list[Arms | None] = [None] * SEATS  # by seat: its plans, where they are hidden
        self.root: Fork | None = None  # the own turn; planning has none
        self.tops: list[After | None] = []  # planning: the first turn of the round, by layout
        self.known: dict[int, Repertoire] = {}  # by seat * PLANS_IN_ALL + plan
        self.setups: list[Setup] = []
        self.profiles: list[list[int]] = []  # plans of all seats; the n-th try of anything uses the
        # n-th: what is compared is compared in the same rounds

    def begin(self, sight: State, seat: i64, seed: i64, part: i64 = 0) -> None:
        """Put the question; the sight waits for the seat's plan, or is somewhere in its turn.

        Searches of the same question with other parts think of other rounds, and of the same plans
        and turns in the same order: their tallies can be added up.
        """
        self.begin_empty()
        self.dice = Dice(seed)
        self.seat = seat
        self.planning = sight.top_kind() == AWAIT_PLANS
        layouts: i64 = self.settings.layouts if sight.rules.solo else 1
        i: i64
        for i in range(layouts):
            self.setups.append(imagine(sight, seat, self.dice).setup)
            self.tops.append(None)
        base = sight.copy()
        base.setup = self.setups[0]
        other: i64
        for other in range(base.rules.players):
            if is_plan_hidden(base, other, seat) or (self.planning and other == seat):
                imagine_plan(base, other, 0)
                self.arms[other] = Arms(self.likely_plans(base, other))
        if self.planning:
            for i in range(layouts):
                self.tops[i] = self.round_begun(base, self.setups[i])
        else:
            self.own_turns.run(base, seat, False)
            self.root = self.fork(seat, self.own_turns.ends)
        self.dice = Dice((seed + part * PART) % SEED_LIMIT)

    def likely_plans(self, s: State, seat: i64) -> list[float]:
        """How likely each plan looks if the seat had its turn right now."""
        trial = s.copy()
        while trial.depth > 0:
            trial.pop()
        trial.phase = ACTIONS
        trial.token_used = 0
        trial.journey = 0
        trial.seats[ACTED + seat] = 1
        trial.push(AWAIT_TURN, seat, 0)
        thorough = seat == self.seat and self.settings.plan_width > 0
        worths = self.tried_plans(trial, seat) if thorough else self.surveyed_plans(trial, seat)
        likely = likelihoods(worths, self.settings.plan_points)
        floor = self.settings.plan_floor
        return [floor / float(PLANS_IN_ALL) + (1.0 - floor) * share for share in likely]

    def tried_plans(self, s: State, seat: i64) -> list[float]:
        """What every plan is worth, by a search of its own for each."""
        worths: list[float] = []
        plan: i64
        for plan in range(PLANS_IN_ALL):
            imagine_plan(s, seat, plan)
            self.plans.run(s, seat, False)
            worths.append(self.plans.best_worth)
            self.repertoire(seat, plan).take(self.plans.ends, self.settings.repertoire)
        return worths

    def surveyed_plans(self, s: State, seat: i64) -> list[float]:
        """What every plan is worth, by one search for all: quicker, and less sure."""
        self.survey.look(s, seat)
        plan: i64
        for plan in range(PLANS_IN_ALL):
            turn = self.survey.plan_turn[plan]
            if turn:
                self.repertoire(seat, plan).turns.append(turn)
        return self.survey.plan_worth

    def round_begun(self, base: State, setup: Setup) -> After:
        """Everybody has planned something: up to the first turn of the round."""
        s = base.copy()
        s.setup = setup
        s.set_top_arg(1 << self.seat)
        apply(s, self.seat, TO_PLAN * ITEMS)
        return self.followed(s)

    # --- iterations ---

    def run(self, iterations: i64) -> None:
        """Think on for so many iterations."""
        i: i64
        for i in range(iterations):
            if self.planning:
                self.plan_iteration()
            elif self.root is not None:
                self.turn_iteration(self.root)
            self.iterations += 1

    def plan_iteration(self) -> None:
        own = self.arms[self.seat]
        if own is None:
            return
        mine = self.pick_plan(own)
        count = own.counts[mine]
        plans = self.profile(count)[:]
        plans[self.seat] = mine
        layout = count % len(self.setups)
        top = self.tops[layout]
        if top is not None:
            steps: list[Step] = []
            chances = self.descend(top, plans, layout, steps)
            self.learn(steps, chances)
            other: i64
            for other in range(SEATS):
                arms = self.arms[other]
                if arms is not None:
                    arms.note(plans[other], chances[other])

    def turn_iteration(self, root: Fork) -> None:
        choice = self.pick_turn(root)
        count = root.arms.counts[choice]
        plans = self.profile(count)
        layout = count % len(self.setups)
        steps = [Step(root, choice)]
        chances = self.descend(self.after(root, choice, layout), plans, layout, steps)
        self.learn(steps, chances)

    def profile(self, number: i64) -> list[int]:
        """Plans of all whose plans are hidden, for the n-th try of any own choice."""
        while len(self.profiles) <= number:
            plans: list[int] = [0] * SEATS
            other: i64
            for other in range(SEATS):
                arms = self.arms[other]
                if arms is not None and other != self.seat:
                    plans[other] = self.guess_plan(arms)
            self.profiles.append(plans)
        return self.profiles[number]

    def guess_plan(self, arms: Arms) -> i64:
        """What somebody else has planned: what is good for them, or just what looks likely."""
        likely = float(self.dice.below(GRAIN)) < self.settings.mixing * float(GRAIN)
        if likely or not self.planning:
            return arms.draw(self.dice)
        return self.pick_plan(arms)

    def pick_plan(self, arms: Arms) -> i64:
        """Decoupled: every seat follows its own upper confidence bounds."""
        settings = self.settings
        return arms.pick(PLANS_IN_ALL, settings.plan_exploration, settings.caution)

    def pick_turn(self, fork: Fork) -> i64:
        """Progressive widening: more turns are considered the more often the fork is visited."""
        settings = self.settings
        arms = fork.arms
        wide = 1 + i64(settings.widening * sqrt(float(arms.visits)))
        allowed = min(wide, len(fork.ends))
        return arms.pick(allowed, settings.turn_exploration, settings.caution)

    def descend(self, top: After, plans: list[int], layout: i64, steps: list[Step]) -> vec[float]:
        """Follow the tree to the end of the round, growing it on the way."""
        after = top
        while after.seat != NOBODY:
            plan = plans[after.seat]
            if plan in after.forks:
                fork = after.forks[plan]
            else:
                fork = self.turn_begun(after, plan)
                if self.forks < self.settings.most_forks:
                    self.forks += 1
                    after.forks[plan] = fork
            choice = self.pick_turn(fork)
            steps.append(Step(fork, choice))
            after = self.after(fork, choice, layout)
        return after.chances

    def learn(self, steps: list[Step], chances: vec[float]) -> None:
        for step in steps:
            step.fork.arms.note(step.choice, chances[step.fork.seat])

    # --- growing the tree ---

    def turn_begun(self, after: After, plan: i64) -> Fork:
        seat = after.seat
        s = after.state.copy()
        imagine_plan(s, seat, plan)
        settings = self.settings
        known = self.repertoire(seat, plan)
        enough = settings.own_rehearsals if seat == self.seat else settings.rehearsals
        if known.searches >= enough:
            self.turns.replay(s, seat, known.turns)
        if known.searches < enough or not self.turns.ends:
            self.turns.run(s, seat, False)
            if not self.turns.ends:
                self.turns.force(s, seat)
            known.take(self.turns.ends, settings.repertoire)
        return self.fork(seat, self.turns.ends)

    def repertoire(self, seat: i64, plan: i64) -> Repertoire:
        key = seat * PLANS_IN_ALL + plan
        if key not in self.known:
            self.known[key] = Repertoire()
        return self.known[key]

    def fork(self, seat: i64, ends: list[End]) -> Fork:
        worths = [end.worth for end in ends]
        return Fork(seat, ends, Arms(likelihoods(worths, self.settings.turn_points)))

    def after(self, fork: Fork, choice: i64, layout: i64) -> After:
        key = choice * len(self.setups) + layout
        if key in fork.after:
            return fork.after[key]
        end = fork.ends[choice]
        s = end.state.copy()
        s.setup = self.setups[layout]
        apply(s, fork.seat, TO_END_TURN * ITEMS)
        after = self.followed(s)
        fork.after[key] = after
        return after

    def followed(self, s: State) -> After:
        """Answer what is asked between turns, up to the next turn or the end of the round."""
        while s.phase != FINISHED and s.phase != PLANNING:
            seat = s.top_seat()
            if s.top_kind() == AWAIT_TURN:
                return After(s, seat, vec[float]())
            apply(s, seat, best_answer(s, seat, self.judge, True))
        return After(s, NOBODY, self.judge.chances(s))

    # --- outlook ---

    def outlook(self, sight: State, seat: i64, seed: i64, samples: i64) -> vec[float]:
        """Every seat's chance to win, whoever has to decide: the round played out a few times."""
        mean = vec[float]([0.0] * SEATS)
        self.begin_empty()
        self.seat = seat
        self.dice = Dice(seed)
        base = imagine(sight, seat, self.dice)
        planning = sight.phase == PLANNING
        other: i64
        for other in range(base.rules.players):
            is_open = planning and other == seat and sight.seats[PLAN_A + seat] == NOBODY
            if is_open or is_plan_hidden(base, other, seat):
                self.arms[other] = Arms(self.likely_plans(base, other))
        i: i64
        for i in range(samples):
            s = imagine(sight, seat, self.dice)
            for other in range(s.rules.players):
                arms = self.arms[other]
                if arms is not None:
                    imagine_plan(s, other, arms.draw(self.dice))
            if planning:
                plan = plan_of(s.seats[PLAN_A + seat], s.seats[PLAN_B + seat])
                s.set_top_arg(1 << seat)
                apply(s, seat, TO_PLAN * ITEMS + plan)
            chances = self.rest_of_round(s)
            for other in range(SEATS):
                mean[other] += chances[other] / float(samples)
        return mean

    def rest_of_round(self, s: State) -> vec[float]:
        """Play on, everybody as the judge likes it, and judge the end of the round."""
        begun = s.round
        while s.phase in (ACTIONS, SCORING) and s.round == begun:
            seat = s.top_seat()
            path: list[int] = []
            if s.top_kind() == AWAIT_TURN or s.top_kind() == AWAIT_BUILDING:
                self.turns.run(s, seat, False)
                path = self.turns.best_path
            if not path:
                apply(s, seat, best_answer(s, seat, self.judge, True))
            choice: i64
            for choice in path:
                if s.phase != ACTIONS or s.top_seat() != seat:
                    break
                list_legal(s, seat, self.buffer)
                if not self.buffer.has(choice):
                    break
                apply(s, seat, choice)
        return self.judge.chances(s)

    # --- answers ---

    def is_decided(self) -> bool:
        """Whether there is nothing to choose between."""
        return not self.planning and (self.root is None or len(self.root.ends) < MANY)

    def own_arms(self) -> Arms | None:
        """What is known of the choices of the question."""
        if self.planning:
            return self.arms[self.seat]
        return None if self.root is None else self.root.arms

    def tally(self) -> Tally:
        """What was found so far, to be added to what others find."""
        arms = self.own_arms()
        if arms is None:
            return Tally([], [])
        return Tally(arms.counts[:], arms.totals[:])

    def add(self, tally: Tally) -> None:
        """Take over what another search of the same question found."""
        arms = self.own_arms()
        if arms is None or len(arms.counts) != len(tally.counts):
            raise ValueError("a tally of another question")
        i: i64
        for i in range(len(arms.counts)):
            arms.counts[i] += tally.counts[i]
            arms.visits += tally.counts[i]
            arms.totals[i] += tally.totals[i]

    def best_plan(self) -> i64:
        """The plan to choose by what is known so far."""
        own = self.arms[self.seat]
        return 0 if own is None else own.best()

    def expected_turn(self, plan: i64) -> list[int]:
        """The own turn that a plan most likely leads to, or else the best found for it at first."""
        rehearsed = self.repertoire(self.seat, plan).turns
        after = self.tops[0] if self.tops else None
        while after is not None and after.seat != NOBODY:
            wanted: Fork | None = None
            if after.seat == self.seat:
                wanted = after.forks.get(plan)
            else:
                for fork in after.forks.values():
                    if wanted is None or fork.arms.visits > wanted.arms.visits:
                        wanted = fork
            if wanted is None:  # not tried in the most likely round
                break
            choice = wanted.arms.best()
            if after.seat == self.seat:
                return wanted.ends[choice].path
            after = wanted.after.get(choice * len(self.setups))
        return rehearsed[0] if rehearsed else []

    def best_path(self) -> list[int]:
        """The choices of the best turn so far; empty if there is none."""
        if self.root is None or not self.root.ends:
            return []
        return self.path(self.root.arms.best())

    def path(self, number: i64) -> list[int]:
        """The choices of one of the turns, numbered as in the tally."""
        return [] if self.root is None else self.root.ends[number].path


def likelihoods(worths: list[float], points: float) -> list[float]:
    """Softmax: what is so many points worse is e times less likely."""
    best = WORST
    for worth in worths:
        best = max(best, worth)
    shares = [exp((worth - best) / points) for worth in worths]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
