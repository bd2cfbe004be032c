"""The tree of one round: nodes where a seat begins its turn with a plan, and what follows on them.

A turn node chooses among a few whole turns (turn_search.py); each leads to the next turn node, or
to the end of the round with every seat's chance to win.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.greedy import best_answer
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
    SCORING,
    SEATS,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import ACTED, Setup, State


class Settings:
    """How a search thinks; all levels use these."""

    def __init__(self) -> None:
        self.own_width: i64 = 6  # of the turn searched at the root
        self.own_turns: i64 = 24  # whole turns considered there
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
        self.mixing: float = 0.25  # so much of the time others plan what just looks likely
        self.layouts: i64 = 8  # solo: so many guesses of what lies face down
        self.most_nodes: i64 = 4000  # kept in memory


class TurnNode:
    """A seat begins its turn, with its plan open; ``ends`` are the turns it may play."""

    def __init__(self, seat: i64, ends: list[End], arms: Arms) -> None:
        self.seat = seat
        self.ends = ends
        self.arms = arms
        self.results: dict[int, TurnResult] = {}


class TurnResult:
    """What a turn leads to: somebody else's, or the end of the round with everybody's chances."""

    def __init__(self, state: State, seat: i64, chances: vec[float]) -> None:
        self.state = state
        self.seat = seat  # who has the next turn; NOBODY at the end of the round
        self.chances = chances
        self.turn_nodes: dict[int, TurnNode] = {}  # by the plan of that seat


class RoundTree:
    """Grows the tree of a round for one question of one seat."""

    def __init__(self, settings: Settings, evaluator: Evaluator) -> None:
        self.settings = settings
        self.evaluator = evaluator
        self.own_turns = TurnCandidates(evaluator, settings.own_width, settings.own_turns)
        self.turns = TurnCandidates(evaluator, settings.width, settings.turns)
        self.plans = TurnCandidates(evaluator, max(1, settings.plan_width), settings.turns)
        self.survey = Survey(evaluator, settings.survey)
        self.buffer = Choices()
        self.begin_empty()

    def begin_empty(self) -> None:
        self.dice = Dice(1)
        self.seat: i64 = 0
        self.planning = False
        self.iterations: i64 = 0
        self.node_count: i64 = 0
        self.arms: list[Arms | None] = [None] * SEATS  # by seat: its plans, where they are hidden
        self.root: TurnNode | None = None  # the own turn; planning has none
        self.round_starts: list[
            TurnResult | None
        ] = []  # planning: the first turn of the round, by layout
        self.known: dict[int, Repertoire] = {}  # by seat * PLANS_IN_ALL + plan
        self.setups: list[Setup] = []
        self.profiles: list[list[int]] = []  # plans of all seats; the n-th try of anything uses the

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
            if turn:
                self.repertoire(seat, plan).turns.append(turn)
        return self.survey.plan_worth

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
        enough = settings.own_plan_searches if seat == self.seat else settings.plan_searches
        if known.searches >= enough:
            self.turns.replay(s, seat, known.turns)
        if known.searches < enough or not self.turns.ends:
            self.turns.run(s, seat, False)
            if not self.turns.ends:
                self.turns.force(s, seat)
            known.take(self.turns.ends, settings.repertoire)
        return self.turn_node(seat, self.turns.ends)

    def repertoire(self, seat: i64, plan: i64) -> Repertoire:
        key = seat * PLANS_IN_ALL + plan
        if key not in self.known:
            self.known[key] = Repertoire()
        return self.known[key]

    def turn_node(self, seat: i64, ends: list[End]) -> TurnNode:
        worths = [end.worth for end in ends]
        return TurnNode(seat, ends, Arms(likelihoods(worths, self.settings.turn_points)))

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
            apply(s, seat, best_answer(s, seat, self.evaluator, True))
        return TurnResult(s, NOBODY, self.evaluator.chances(s))

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
