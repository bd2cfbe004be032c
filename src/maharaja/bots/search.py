"""The search of ``expert`` and ``master``: a tree of plans and whole turns up to the round's end.

Planning is one node at which all seats choose at once among the 45 plans. Below it stand forks: a
seat begins its turn with a plan that is now open, and chooses among a few whole turns (turns.py).
When the round is over, a judge tells every seat's chance to win. What the seat cannot see (plans,
Brahmabot's tiles) is drawn anew in every iteration, so nothing hidden is ever known below the root.

The same seed, question and number of iterations give the same answer. ``run`` may be called again
and again; in between, the best answer so far can be asked for.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.evaluation import Weights
from maharaja.bots.judging import Judge
from maharaja.bots.turns import WORST, End, Mood, TurnSearch
from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_PLAN, Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PLANS,
    AWAIT_PURCHASES,
    AWAIT_TURN,
    FINISHED,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
    SEATS,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.sight import imagine, imagine_plan, is_plan_hidden
from maharaja.engine.state import ACTED, Setup, State

UCT: Final[i64] = 0  # decoupled: every seat follows its own upper confidence bounds
REGRET: Final[i64] = 1  # every seat plays in proportion to its regrets
METHOD_NAMES: Final[list[str]] = ["uct", "regret"]
MANY: Final[i64] = 2
GRAIN: Final[i64] = 1 << 30


class Settings:
    """How a search thinks; levels.py has those of the levels."""

    def __init__(self) -> None:
        self.method: i64 = UCT
        self.own_width: i64 = 6  # of the turn searched at the root
        self.own_turns: i64 = 24  # whole turns considered there
        self.width: i64 = 1  # of every other turn
        self.turns: i64 = 4
        self.plan_width: i64 = 1  # of the search that says which plans look good
        self.plan_points: float = 1.5  # so many points less: a plan looks e times less likely
        self.turn_points: float = 1.0  # the same for whole turns
        self.plan_exploration: float = 0.25
        self.turn_exploration: float = 0.15
        self.widening: float = 1.0  # turns considered: 1 + so many times the root of the visits
        self.caution: float = 0.02  # what was not tried counts as so much worse than what was
        self.mixing: float = 0.2  # regret matching: so much of the time what looks likely
        self.layouts: i64 = 8  # solo: so many guesses of what lies face down
        self.most_forks: i64 = 4000  # kept in memory


class Arms:
    """What one seat knows of its choices at one node: how often tried, with what outcome."""

    def __init__(self, likely: list[float]) -> None:
        self.likely = likely  # what looks good before anything is tried; adds up to 1
        count = len(likely)
        self.visits: i64 = 0
        self.counts: list[int] = [0] * count
        self.totals: list[float] = [0.0] * count
        self.regrets: list[float] = [0.0] * count
        self.strategy: list[float] = likely[:]
        self.played: list[float] = [0.0] * count

    def pick(self, allowed: i64, exploration: float, caution: float) -> i64:
        """The choice with the best upper confidence bound, weighed by how likely it looked."""
        best: i64 = 0
        best_bound = WORST
        reach = exploration * sqrt(float(self.visits + 1))
        untried = self.mean_of_all() - caution
        i: i64
        for i in range(allowed):
            count = self.counts[i]
            mean = self.totals[i] / float(count) if count else untried
            bound = mean + reach * self.likely[i] / float(1 + count)
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

    def note(self, choice: i64, outcome: float) -> None:
        self.visits += 1
        self.counts[choice] += 1
        self.totals[choice] += outcome

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

    # --- regret matching ---

    def draw(self, dice: Dice, mixing: float) -> i64:
        """A choice in proportion to regrets, and now and then one that looks likely."""
        self.match_regrets(mixing)
        mark = float(dice.below(GRAIN)) / float(GRAIN)
        i: i64
        for i in range(len(self.strategy)):
            mark -= self.strategy[i]
            if mark < 0.0:
                return i
        return self.best()

    def match_regrets(self, mixing: float) -> None:
        total = 0.0
        for regret in self.regrets:
            total += max(0.0, regret)
        i: i64
        for i in range(len(self.regrets)):
            matched = self.likely[i]
            if total > 0.0:
                matched = max(0.0, self.regrets[i]) / total
            self.played[i] += matched
            self.strategy[i] = (1.0 - mixing) * matched + mixing * self.likely[i]

    def regret(self, choice: i64, outcome: float) -> None:
        """Update regrets by one outcome; means so far stand for what was not chosen."""
        usual = self.mean_of_all() if self.visits else outcome
        expected = 0.0
        gains = [usual] * len(self.regrets)
        i: i64
        for i in range(len(gains)):
            if self.counts[i]:
                gains[i] = self.totals[i] / float(self.counts[i])
            if i == choice:
                gains[i] += (outcome - gains[i]) / max(self.strategy[i], 0.01)
            expected += self.strategy[i] * gains[i]
        for i in range(len(gains)):
            self.regrets[i] = max(0.0, self.regrets[i] + gains[i] - expected)

    def most_played(self) -> i64:
        best: i64 = 0
        i: i64
        for i in range(1, len(self.played)):
            if self.played[i] > self.played[best]:
                best = i
        return best


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


class JudgedTurns(TurnSearch):
    """Whole turns as a judge likes them."""

    def __init__(self, judge: Judge, width: i64, most_ends: i64) -> None:
        super().__init__(Weights(), width, Mood(0.0, 1))
        self.judging = judge
        self.most_ends = most_ends

    def judge(self, s: State) -> float:
        return self.judging.worth(s, self.seat)


class RoundSearch:
    """Thinks about one question of one seat: a plan, or a turn."""

    def __init__(self, settings: Settings, judge: Judge) -> None:
        self.settings = settings
        self.judge = judge
        self.own_turns = JudgedTurns(judge, settings.own_width, settings.own_turns)
        self.turns = JudgedTurns(judge, settings.width, settings.turns)
        self.plans = JudgedTurns(judge, settings.plan_width, 0)
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
        self.setups: list[Setup] = []
        self.profiles: list[list[int]] = []  # plans of all seats; the n-th try of anything uses the
        # n-th: what is compared is compared in the same rounds

    def begin(self, sight: State, seat: i64, seed: i64) -> None:
        """Put the question; the sight waits for the seat's plan, or is somewhere in its turn."""
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
        worths: list[float] = []
        plan: i64
        for plan in range(PLANS_IN_ALL):
            imagine_plan(trial, seat, plan)
            self.plans.run(trial, seat, False)
            worths.append(self.plans.best_worth)
        return likelihoods(worths, self.settings.plan_points)

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
                    if self.settings.method == REGRET:
                        arms.regret(plans[other], chances[other])
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
                    if self.planning:
                        plans[other] = self.pick_plan(arms)
                    else:
                        plans[other] = arms.draw(self.dice, 1.0)
            self.profiles.append(plans)
        return self.profiles[number]

    def pick_plan(self, arms: Arms) -> i64:
        settings = self.settings
        if settings.method == REGRET:
            return arms.draw(self.dice, settings.mixing)
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
        s = after.state.copy()
        imagine_plan(s, after.seat, plan)
        self.turns.run(s, after.seat, False)
        return self.fork(after.seat, self.turns.ends)

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
            apply(s, seat, best_answer(s, seat, self.judge))
        return After(s, NOBODY, self.judge.chances(s))

    # --- answers ---

    def is_decided(self) -> bool:
        """Whether there is nothing to choose between."""
        return not self.planning and (self.root is None or len(self.root.ends) < MANY)

    def best_plan(self) -> i64:
        """The plan to choose by what is known so far."""
        own = self.arms[self.seat]
        if own is None:
            return 0
        if self.settings.method == REGRET:
            return own.most_played()
        return own.best()

    def best_path(self) -> list[int]:
        """The choices of the best turn so far; empty if there is none."""
        if self.root is None or not self.root.ends:
            return []
        return self.root.ends[self.root.arms.best()].path


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


def best_answer(s: State, seat: i64, judge: Judge) -> i64:
    """The choice whose outcome the judge likes best, follow-up questions answered at their best."""
    buffer = Choices()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    if buffer.count == 1:
        return best
    best_worth = WORST
    i: i64
    for i in range(buffer.count):
        worth = outcome(s, seat, buffer.items[i], judge)
        if worth > best_worth:
            best = buffer.items[i]
            best_worth = worth
    return best


def outcome(s: State, seat: i64, choice: i64, judge: Judge) -> float:
    after = s.copy()
    apply(after, seat, choice)
    if after.phase == FINISHED or after.top_seat() != seat:
        return judge.worth(after, seat)
    if after.top_kind() not in (AWAIT_FREE_SHRINE, AWAIT_LOAN, AWAIT_PURCHASES):
        return judge.worth(after, seat)
    buffer = Choices()
    list_legal(after, seat, buffer)
    best = WORST
    i: i64
    for i in range(buffer.count):
        best = max(best, outcome(after, seat, buffer.items[i], judge))
    return best
