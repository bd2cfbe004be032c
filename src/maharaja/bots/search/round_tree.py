"""The tree of one round: nodes where a seat begins its turn with a plan, and what follows on them.

A turn node chooses among a few whole turns (turn_search.py); each leads to the next turn node, or
to the end of the round with every seat's chance to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.greedy import (
    NEVER,
    best_answer,
    best_by_chances,
    is_solved,
    last_outcomes,
)
from maharaja.bots.heuristic.turn_search import WORST, End
from maharaja.bots.search.bandit import Arms
from maharaja.bots.search.evaluators import Evaluator
from maharaja.bots.search.turn_candidates import Repertoire, Survey, TurnCandidates
from maharaja.engine.analysis.information_set import assign_plan
from maharaja.engine.choices import (
    ITEMS,
    TO_END_TURN,
    TO_PLAN,
    Choices,
)
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_BUILDING,
    AWAIT_TURN,
    FINISHED,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
    ROUNDS,
    SCORING,
    SEATS,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import ACTED, STATUES, Setup, State

PAIR: Final[i64] = 2
MOST_SITES: Final[i64] = 64  # villages: all there are
STATUES_IN_A_TURN: Final[i64] = 2  # that somebody may build who plans nothing else; seldom three


class Settings:
    """How a search thinks; all levels use these."""

    def __init__(self) -> None:
        self.own_width: i64 = 20  # of the turn searched at the root
        self.own_turns: i64 = 100  # whole turns considered there
        self.width: i64 = 1  # of every other turn
        self.turns: i64 = 4
        # A turn with the same plan is searched so often, in different positions of the round; from
        # then on the turns found there are tried again, which is much quicker.
        self.plan_searches: i64 = 1
        self.own_plan_searches: i64 = 2
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
        self.doubt: float = 0.2  # of a mean after one try; the choice with the best lower bound
        self.mixing: float = 0.25  # so much of the time others plan what just looks likely
        self.turn_mixing: float = 0.5  # the same in the own turn, when they have planned
        self.layouts: i64 = 8  # solo: so many guesses of what lies face down
        self.most_nodes: i64 = 4000  # kept in memory
        # Lines of other kinds kept beside the width: in the own turn, and with two players in all
        # other turns, and in those that are searched more widely.
        self.niches: i64 = 8
        self.turn_niches: i64 = 3
        self.wide_niches: i64 = 6
        self.rewards_by_chances = True  # rewards are chosen as the bots really choose them
        self.solving = True  # the last turn of a round is the best of all candidates, not a guess
        self.solve_points: float = 4.0  # but of none that looks so many points worse than the best
        # When the game may end with the round: the width of turns, the turns considered, ...
        self.last_width: i64 = 6  # with two players, less with more
        self.last_turns: i64 = 16
        self.last_searches: i64 = 4  # ... and as plan_searches, for two players
        self.last_own_width: i64 = 40
        # A turn node visited so often is searched anew, in its very position, with this width.
        self.wider_visits: i64 = 16  # 0: never
        self.wider_width: i64 = 6
        self.wider_turns: i64 = 16
        # The end of a round that was reached so often is looked at by a search of the next round.
        self.deep_visits: i64 = 5  # 0: never
        self.deep_iterations: i64 = 60
        self.deep_searches: i64 = 0  # there, as plan_searches
        self.deep_share: float = 0.7
        self.keeps_turns = False  # turns found for plans are good for the next question, too
        self.deep_keeps = True  # the same for looks at the next round
        self.deep_every: i64 = 10  # iterations of two players, more with more: at most one look


class TurnNode:
    """A seat begins its turn, with its plan open; ``ends`` are the turns it may play."""

    def __init__(self, state: State, seat: i64, ends: list[End], arms: Arms) -> None:
        self.state = state  # as the turn begins
        self.seat = seat
        self.ends = ends
        self.arms = arms
        self.results: dict[int, TurnResult] = {}
        self.is_last = False  # of the round: every result is known for what it is


class TurnResult:
    """What a turn leads to: somebody else's, or the end of the round with everybody's chances."""

    def __init__(self, state: State, seat: i64, chances: vec[float]) -> None:
        self.state = state
        self.seat = seat  # who has the next turn; NOBODY at the end of the round
        self.chances = chances
        self.turn_nodes: dict[int, TurnNode] = {}  # by the plan of that seat
        self.visits: i64 = 0
        self.is_deep = False  # the next round was looked at


class RoundTree:
    """Grows the tree of a round for one question of one seat."""

    def __init__(self, settings: Settings, evaluator: Evaluator) -> None:
        self.settings = settings
        self.evaluator = evaluator
        self.own_turns = TurnCandidates(evaluator, settings.own_width, settings.own_turns)
        self.own_turns.niches = settings.niches
        self.wider = TurnCandidates(evaluator, settings.wider_width, settings.wider_turns)
        self.last = TurnCandidates(evaluator, max(1, settings.last_width), settings.last_turns)
        self.last.most_villages = MOST_SITES
        self.last_own = TurnCandidates(evaluator, settings.last_own_width, settings.own_turns)
        self.last_own.niches = settings.niches
        self.last_own.most_villages = MOST_SITES
        self.is_ending = False  # the game may end with this round
        self.turns = TurnCandidates(evaluator, settings.width, settings.turns)
        self.plans = TurnCandidates(evaluator, max(1, settings.plan_width), settings.turns)
        self.survey = Survey(evaluator, settings.survey)
        self.buffer = Choices()
        self.known: dict[int, Repertoire] = {}  # by seat * PLANS_IN_ALL + plan
        self.begin_empty()

    def begin_empty(self) -> None:
        self.dice = Dice(1)
        self.seat: i64 = 0
        self.planning = False
        self.iterations: i64 = 0
        self.node_count: i64 = 0
        self.arms: list[Arms | None] = [None] * SEATS  # by seat: its plans, where they are hidden
        self.root: TurnNode | None = None  # the own turn; planning has none
        # Planning: the first turn of the round, by layout.
        self.round_starts: list[TurnResult | None] = []
        if not self.settings.keeps_turns:
            self.known = {}
        self.setups: list[Setup] = []
        self.profiles: list[list[int]] = []  # plans of all seats; the n-th try of anything uses the

    def set_widths(self, s: State) -> None:
        """The more players there are, the more turns have to be searched, and the narrower."""
        settings = self.settings
        duel = is_duel(s)
        self.last.width = max(1, settings.last_width * PAIR // s.rules.players)
        for turns in (self.turns, self.plans):
            turns.niches = settings.turn_niches if duel else 0
        for turns in (self.wider, self.last):
            turns.niches = settings.wide_niches if duel else 0

    def plan_priors(self, s: State, seat: i64) -> list[float]:
        """How likely each plan looks if the seat had its turn right now."""
        trial = s.copy()
        while trial.depth > 0:
            trial.pop()
        trial.phase = ACTIONS
        trial.token_used = 0
        trial.journey = 0
        trial.seats[ACTED + seat] = 1
        trial.push(AWAIT_TURN, seat, 0)
        if seat * PLANS_IN_ALL in self.known:
            worths = self.remembered_plans(trial, seat)
        elif seat == self.seat and self.settings.plan_width > 0:
            worths = self.tried_plans(trial, seat)
        else:
            worths = self.surveyed_plans(trial, seat)
        likely = likelihoods(worths, self.settings.plan_points)
        floor = self.settings.plan_floor
        return [floor / float(PLANS_IN_ALL) + (1.0 - floor) * share for share in likely]

    def tried_plans(self, s: State, seat: i64) -> list[float]:
        """What every plan is worth, by a search of its own for each."""
        worths: list[float] = []
        plan: i64
        for plan in range(PLANS_IN_ALL):
            assign_plan(s, seat, plan)
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
            known = self.repertoire(seat, plan)
            if turn:
                known.turns.append(turn)
        return self.survey.plan_worth

    def remembered_plans(self, s: State, seat: i64) -> list[float]:
        """What every plan is worth by the turns that were found for it in another position."""
        worths: list[float] = []
        plan: i64
        for plan in range(PLANS_IN_ALL):
            assign_plan(s, seat, plan)
            turns = [*self.repertoire(seat, plan).turns, [int(TO_END_TURN * ITEMS)]]
            self.turns.replay(s, seat, turns)
            worths.append(self.turns.ends[0].worth if self.turns.ends else WORST)
        return worths

    def start_round(self, base: State, setup: Setup) -> TurnResult:
        """Everybody has planned something: up to the first turn of the round."""
        s = base.copy()
        s.setup = setup
        s.set_top_arg(1 << self.seat)
        apply(s, self.seat, TO_PLAN * ITEMS)
        return self.play_to_next_turn(s)

    def start_turn(self, before: TurnResult, plan: i64) -> TurnNode:
        seat = before.seat
        s = before.state.copy()
        assign_plan(s, seat, plan)
        settings = self.settings
        known = self.repertoire(seat, plan)
        turns = self.turns
        enough = settings.own_plan_searches if seat == self.seat else settings.plan_searches
        most = settings.repertoire
        if self.is_ending:
            turns = self.last
            enough = settings.last_searches * PAIR // s.rules.players
            most *= 4
        if known.searches >= enough:
            turns.replay(s, seat, known.turns)
        if known.searches < enough or not turns.ends:
            turns.run(s, seat, False)
            if not turns.ends:
                turns.force(s, seat)
            known.take(turns.ends, most)
        return self.turn_node(s, seat, turns.ends)

    def widen(self, node: TurnNode) -> None:
        """Search the turn anew in its very position, and add what is found."""
        turns = self.last if self.is_ending else self.wider
        turns.run(node.state, node.seat, False)
        marks = {end.mark for end in node.ends}
        ends = node.ends + [end for end in turns.ends if end.mark not in marks]
        order = sorted([(-end.worth, number) for number, end in enumerate(ends)])
        arms = Arms(
            likelihoods([ends[number].worth for _, number in order], self.settings.turn_points)
        )
        results: dict[int, TurnResult] = {}
        layouts = len(self.setups)
        place: i64
        number: i64
        layout: i64
        for place in range(len(order)):
            number = order[place][1]
            if number < len(node.ends):
                arms.take_over(place, node.arms, number)
                for layout in range(layouts):
                    if number * layouts + layout in node.results:
                        results[place * layouts + layout] = node.results[number * layouts + layout]
        node.ends = [ends[number] for _, number in order]
        node.arms = arms
        node.results = results

    def repertoire(self, seat: i64, plan: i64) -> Repertoire:
        key = seat * PLANS_IN_ALL + plan
        if key not in self.known:
            self.known[key] = Repertoire()
        return self.known[key]

    def turn_node(self, state: State, seat: i64, ends: list[End]) -> TurnNode:
        worths = [end.worth for end in ends]
        arms = Arms(likelihoods(worths, self.settings.turn_points))
        node = TurnNode(state, seat, ends, arms)
        # With more than two there are too many such turns to play them all out, but for the own.
        is_tried = is_duel(state) or (seat == self.seat and not self.planning)
        node.is_last = self.settings.solving and is_tried and is_last_turn(state)
        return node

    def best_result(self, node: TurnNode) -> i64:
        """The last turn of the round: the one with the best result of all candidates."""
        best: i64 = 0
        best_outcome = -1.0
        i: i64
        least = node.ends[0].worth - self.settings.solve_points
        for i in range(len(node.ends)):
            if node.ends[i].worth < least:
                break
            outcome = self.result_of(node, i, 0).chances[node.seat]
            if outcome > best_outcome:
                best = i
                best_outcome = outcome
        return best

    def result_of(self, node: TurnNode, choice: i64, layout: i64) -> TurnResult:
        key = choice * len(self.setups) + layout
        if key in node.results:
            return node.results[key]
        end = node.ends[choice]
        s = end.state.copy()
        s.setup = self.setups[layout]
        apply(s, node.seat, TO_END_TURN * ITEMS)
        result = self.play_to_next_turn(s)
        node.results[key] = result
        return result

    def play_to_next_turn(self, s: State) -> TurnResult:
        """Answer what is asked between turns, up to the next turn or the end of the round."""
        while s.phase != FINISHED and s.phase != PLANNING:
            seat = s.top_seat()
            if s.top_kind() == AWAIT_TURN:
                return TurnResult(s, seat, vec[float]())
            if s.phase == SCORING and self.settings.rewards_by_chances and is_duel(s):
                if is_solved(s):
                    return TurnResult(s, NOBODY, last_outcomes(s, self.evaluator, NEVER))
                apply(s, seat, best_by_chances(s, seat, self.evaluator, True))
            else:
                apply(s, seat, best_answer(s, seat, self.evaluator, True))
        return TurnResult(s, NOBODY, self.evaluator.outcomes(s))

    def rest_of_round(self, s: State) -> vec[float]:
        """Play on, everybody greedily, and evaluate the end of the round."""
        begun = s.round
        while s.phase in (ACTIONS, SCORING) and s.round == begun:
            seat = s.top_seat()
            path: list[int] = []
            if s.top_kind() == AWAIT_TURN or s.top_kind() == AWAIT_BUILDING:
                self.turns.run(s, seat, False)
                path = self.turns.best_path
            if not path:
                apply(s, seat, best_answer(s, seat, self.evaluator, True))
            choice: i64
            for choice in path:
                if s.phase != ACTIONS or s.top_seat() != seat:
                    break
                list_legal(s, seat, self.buffer)
                if not self.buffer.has(choice):
                    break
                apply(s, seat, choice)
        return self.evaluator.chances(s)


def is_last_turn(s: State) -> bool:
    """Whether the round is over, but for its scoring, when the turn is that somebody is in."""
    acted: i64 = 0
    seat: i64
    for seat in range(s.rules.players):
        acted += s.seats[ACTED + seat]
    return acted == s.rules.players and not s.rules.solo


def is_duel(s: State) -> bool:
    """Two people: with more there are too many turns and rewards to play them all out."""
    return s.rules.players == PAIR and not s.rules.solo


def may_end(s: State) -> bool:
    """Whether the game may end with this round: three statues in one turn are possible."""
    if s.round == ROUNDS:
        return True
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[STATUES + seat] <= STATUES_IN_A_TURN:
            return True
    return False


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
