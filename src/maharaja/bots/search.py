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
from maharaja.bots.turns import WORST, End, Line, Mood, TurnSearch
from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_CLOSE,
    TO_END_TURN,
    TO_PLAN,
    Choices,
)
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.flow.planning import PAIRS, plan_of
from maharaja.engine.ids import (
    ACTIONS,
    ACTIONS_IN_ALL,
    AWAIT_BUILDING,
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PLANS,
    AWAIT_PURCHASES,
    AWAIT_TURN,
    FINISHED,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
    SCORING,
    SEATS,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.sight import imagine, imagine_plan, is_plan_hidden
from maharaja.engine.state import ACTED, PLAN_A, PLAN_B, Setup, State

UCT: Final[i64] = 0  # decoupled: every seat follows its own upper confidence bounds
REGRET: Final[i64] = 1  # every seat plays in proportion to its regrets
METHOD_NAMES: Final[list[str]] = ["uct", "regret"]
MANY: Final[i64] = 2
PART: Final[i64] = 1_000_003
NEARLY_NOTHING: Final[float] = 1e-9
GRAIN: Final[i64] = 1_000_000  # mypyc makes wrong floats of literals from 2**30 on


class Settings:
    """How a search thinks; levels.py has those of the levels."""

    def __init__(self) -> None:
        self.method: i64 = UCT
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
            if total > NEARLY_NOTHING:
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


class Repertoire:
    """Turns that a seat's searches have found for one plan, in this round."""

    def __init__(self) -> None:
        self.turns: list[list[int]] = []
        self.searches: i64 = 0

    def take(self, ends: list[End], most: i64) -> None:
        """Remember the turns of one more search, the best first."""
        self.searches += 1
        for end in ends:
            if len(self.turns) < most and end.path not in self.turns:
                self.turns.append(end.path)


class Tally:
    """For every choice of a question: how often tried, the sum of outcomes, and how often played.

    The last is for regret matching.
    """

    def __init__(self, counts: list[int], totals: list[float], played: list[float]) -> None:
        self.counts = counts
        self.totals = totals
        self.played = played


class JudgedTurns(TurnSearch):
    """Whole turns as a judge likes them."""

    def __init__(self, judge: Judge, width: i64, most_ends: i64) -> None:
        super().__init__(Weights(), width, Mood(0.0, 1))
        self.judging = judge
        self.most_ends = most_ends

    def judge(self, s: State) -> float:
        return self.judging.worth(s, self.seat)

    def replay(self, root: State, seat: i64, turns: list[list[int]]) -> None:
        """Consider only these turns, each as far as it is possible here."""
        self.seat = seat
        self.ends = []
        for turn in turns:
            s = root.copy()
            path: list[int] = []
            choice: i64
            for choice in turn:
                list_legal(s, seat, self.buffer)
                if not self.buffer.has(choice):
                    continue
                if choice == TO_END_TURN * ITEMS:
                    self.note_end(self.judge(s), s, path, [])
                    break
                apply(s, seat, choice)
                path.append(choice)
                self.answer_for_others(s)
                if s.phase != ACTIONS:
                    break

    def guess(self, s: State, other: i64) -> i64:
        """A robbed player picks what is best: or else robbing looks better than it is."""
        return best_answer(s, other, self.judging, True)


class Survey(JudgedTurns):
    """All plans of a seat in one search: a layer keeps the best line of every plan, of the best."""

    def __init__(self, judge: Judge, most_plans: i64) -> None:
        super().__init__(judge, 1, 0)
        self.most_plans = most_plans
        self.clear()

    def clear(self) -> None:
        self.idle_worth = WORST
        self.single_worth: list[float] = [WORST] * ACTIONS_IN_ALL  # with one action carried out
        self.single_turn: list[list[int]] = [[] for _ in range(ACTIONS_IN_ALL)]
        self.plan_turn: list[list[int]] = [[] for _ in range(PLANS_IN_ALL)]

    def look(self, root: State, seat: i64) -> None:
        """Fill ``plan_worth`` and ``plan_turn``; the root is the beginning of the seat's turn."""
        self.clear()
        self.run(root, seat, True)
        plan: i64
        arrow: i64
        for plan in range(PLANS_IN_ALL):
            if self.plan_worth[plan] > WORST:
                continue
            self.plan_worth[plan] = self.idle_worth
            for arrow in range(2):  # an action that cannot be carried out is left out
                action = PAIRS[plan * 2 + arrow]
                if self.single_worth[action] > self.plan_worth[plan]:
                    self.plan_worth[plan] = self.single_worth[action]
                    self.plan_turn[plan] = self.single_turn[action]

    def note_plan(self, line: Line, worth: float, closing: list[int]) -> None:
        if line.first == NOBODY:
            self.idle_worth = max(self.idle_worth, worth)
        elif line.second == NOBODY:
            if worth > self.single_worth[line.first]:
                self.single_worth[line.first] = worth
                self.single_turn[line.first] = [*line.path, *closing, TO_END_TURN * ITEMS]
        else:
            plan = plan_of(line.first, line.second)
            if worth > self.plan_worth[plan]:
                self.plan_worth[plan] = worth
                self.plan_turn[plan] = [*line.path, *closing, TO_END_TURN * ITEMS]

    def prune(self, lines: list[Line]) -> list[Line]:
        best: dict[int, Line] = {}
        for line in lines:
            self.note_plan(line, line.worth, closing_of(line))  # few lines come to be ended
            carried_out = carried_out_by(line)
            if carried_out not in best or line.worth > best[carried_out].worth:
                best[carried_out] = line
        ranked = sorted([(-line.worth, number) for number, line in best.items()])
        return [best[number] for _, number in ranked[: self.most_plans]]


def closing_of(line: Line) -> list[int]:
    """What has to be chosen before the turn can end."""
    return [TO_CLOSE * ITEMS] if line.state.top_kind() == AWAIT_BUILDING else []


def carried_out_by(line: Line) -> i64:
    """A number for the actions of a line, whatever their order."""
    if line.second == NOBODY:
        return PLANS_IN_ALL + line.first
    return plan_of(line.first, line.second)


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
                    plans[other] = self.guess_plan(arms)
            self.profiles.append(plans)
        return self.profiles[number]

    def guess_plan(self, arms: Arms) -> i64:
        """What somebody else has planned: what is good for them, or just what looks likely."""
        likely = float(self.dice.below(GRAIN)) < self.settings.mixing * float(GRAIN)
        if likely or not self.planning:
            return arms.draw(self.dice, 1.0)
        return self.pick_plan(arms)

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
                    imagine_plan(s, other, arms.draw(self.dice, 1.0))
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
            return Tally([], [], [])
        return Tally(arms.counts[:], arms.totals[:], arms.played[:])

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
            arms.played[i] += tally.played[i]

    def best_plan(self) -> i64:
        """The plan to choose by what is known so far."""
        own = self.arms[self.seat]
        if own is None:
            return 0
        if self.settings.method == REGRET:
            return own.most_played()
        return own.best()

    def expected_turn(self, plan: i64) -> list[int]:
        """The own turn that a plan most likely leads to; empty if it was never tried."""
        after = self.tops[0] if self.tops else None
        while after is not None and after.seat != NOBODY:
            wanted: Fork | None = None
            if after.seat == self.seat:
                wanted = after.forks.get(plan)
            else:
                for fork in after.forks.values():
                    if wanted is None or fork.arms.visits > wanted.arms.visits:
                        wanted = fork
            if wanted is None or not wanted.ends:
                return []
            choice = wanted.arms.best()
            if after.seat == self.seat:
                return wanted.ends[choice].path
            after = wanted.after.get(choice * len(self.setups))
        return []

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


def best_answer(s: State, seat: i64, judge: Judge, quick: bool = False) -> i64:
    """The choice whose outcome the judge likes best; ``quick``: see ``is_passed_over``."""
    buffer = Choices()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    if buffer.count == 1:
        return best
    best_worth = WORST
    i: i64
    for i in range(buffer.count):
        if quick and is_passed_over(buffer.items[i]):
            continue
        worth = outcome(s, seat, buffer.items[i], judge, quick)
        if worth > best_worth:
            best = buffer.items[i]
            best_worth = worth
    return best


def is_passed_over(choice: i64) -> bool:
    """In a hurry free shrines go to cities: villages are many, and seldom better."""
    return choice // ITEMS == TO_BUILD_SHRINE_IN_VILLAGE


def best_by_chances(s: State, seat: i64, judge: Judge) -> i64:
    """For the draft and for rewards: the choice with the best chance to win.

    Of rewards that is judged when everybody has theirs and the round is over.
    """
    buffer = Choices()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    best_chance = -1.0
    i: i64
    for i in range(buffer.count):
        chance = followed_chances(s, seat, buffer.items[i], judge)[seat]
        if chance > best_chance:
            best = buffer.items[i]
            best_chance = chance
    return best


def followed_chances(s: State, seat: i64, choice: i64, judge: Judge) -> vec[float]:
    """Everybody's chances after a choice and, if the city is being scored, the rest of that."""
    after = s.copy()
    apply(after, seat, choice)
    while after.phase == SCORING:
        other = after.top_seat()
        apply(after, other, best_answer(after, other, judge, True))
    return judge.chances(after)


def outcome(s: State, seat: i64, choice: i64, judge: Judge, quick: bool) -> float:
    """What the position is worth after a choice, its follow-up questions answered one by one."""
    after = s.copy()
    apply(after, seat, choice)
    buffer = Choices()
    while after.phase != FINISHED and after.top_seat() == seat and asks_more(after.top_kind()):
        list_legal(after, seat, buffer)
        best = after
        best_worth = WORST
        i: i64
        for i in range(buffer.count):
            if not (quick and is_passed_over(buffer.items[i])):
                trial = after.copy()
                apply(trial, seat, buffer.items[i])
                worth = judge.worth(trial, seat)
                if worth > best_worth:
                    best = trial
                    best_worth = worth
        after = best
    return judge.worth(after, seat)


def asks_more(kind: i64) -> bool:
    """Whether a question follows from the answer to another."""
    return kind in (AWAIT_FREE_SHRINE, AWAIT_LOAN, AWAIT_PURCHASES)
