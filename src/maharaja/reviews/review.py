"""The review of a finished game, from its record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_loop import gc_paused
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.game import Game
from maharaja.engine.ids import ACTIONS, PLANNING, SCORING, SETTLE
from maharaja.engine.state import State
from maharaja.engine.text.notation import choice_text
from maharaja.json_types import Result
from maharaja.reviews.decisions import Decision, Kind, Step, Timeline, timeline
from maharaja.reviews.judging import Budget, Judge, Judgement, mean_of
from maharaja.reviews.ledger import Cause, Entry, book, totals
from maharaja.reviews.plan_model import PlanModel, plan_model
from maharaja.reviews.playouts import Chances, Playouts
from maharaja.reviews.questions import question
from maharaja.reviews.turning_points import TurningPoint, turning_points
from maharaja.reviews.verdicts import ERRORS, Slide, Verdict, slide_of, verdict_of

Progress = Callable[[int, int], object]  # decisions judged, of how many
SEED: Final = 1
BETWEEN: Final = 15_485_863  # between the seeds of two decisions
GRAPH_LOOKS: Final = 2  # at the next round, for every point of the graph
GRAPH_WIDTH: Final = 6  # of the turns that are played on for it ...
GRAPH_KINDS: Final = 6  # ... and lines of other kinds beside the width


class ReviewCancelled(Exception):  # noqa: N818 - nothing went wrong
    """Somebody has asked for the review to be given up."""


@dataclass(frozen=True)
class Judged:
    """A decision that was not forced, and what became of it by what its seat knew."""

    decision: Decision
    judgement: Judgement
    verdict: Verdict | None
    played: list[str]  # the choices as texts
    best: list[str]

    @property
    def cost(self) -> float:
        """What it has cost by its estimate; nothing where every rival is worse."""
        return max(0.0, self.judgement.loss.mean)


@dataclass(frozen=True)
class Review:
    """What decided a game; chances are from 0 to 1."""

    players: int
    seed: int
    budget: Budget
    decisions: list[Decision]
    judged: list[Judged]
    steps: list[Step]
    graph: list[Chances]  # as it was: before every step, and the result
    entries: list[Entry]
    slides: list[Slide]
    turning_points: list[TurningPoint]
    result: Result

    def totals(self) -> list[dict[Cause, float]]:
        """The ledger by seat and cause; together the result less an equal share."""
        return totals(self.entries, self.players)

    def judged_as(self, number: int) -> Judged | None:
        """What became of a decision; None if it was forced."""
        return next((one for one in self.judged if one.decision.number == number), None)

    def errors(self, seat: int | None = None) -> list[Judged]:
        """Decisions with a verdict against them, the dearest first."""
        found = [one for one in self.judged if one.verdict in ERRORS]
        found = [one for one in found if seat is None or one.decision.seat == seat]
        return sorted(found, key=lambda one: -one.judgement.loss.mean)

    def loss_per_decision(self, seat: int, kind: Kind) -> tuple[float, int] | None:
        """The mean loss of a seat's decisions of a type, and how many there were."""
        losses = [
            one.cost
            for one in self.judged
            if one.decision.seat == seat and one.decision.kind == kind
        ]
        return (sum(losses) / len(losses), len(losses)) if losses else None


Part = tuple[Literal["decision", "graph"], int]  # a decision, or the first step of a stretch


@dataclass
class Findings:
    """What the parts of a review have found so far."""

    judged: list[Judged] = field(default_factory=list)
    graph: dict[int, Chances] = field(default_factory=dict)  # by step: before it, as it was
    opened: dict[int, Chances] = field(default_factory=dict)  # by step of plans: once they are open


class Reviewer:
    """Reviews one game."""

    def __init__(self, game: Game, budget: Budget, seed: int) -> None:
        self.board = game.board
        self.game = timeline(game)
        result = game.result()
        assert result is not None
        self.result = result
        self.players = game.seats
        self.budget = budget
        self.seed = seed
        self.playouts = Playouts()
        self.careful = Playouts(GRAPH_WIDTH, GRAPH_KINDS)
        self.judge = Judge(self.playouts, budget)
        self.models: dict[int, PlanModel] = {}

    def review(self, progress: Progress | None, cancelled: Callable[[], bool] | None) -> Review:
        found = Findings()
        parts = self.parts()
        for number, part in enumerate(parts):
            if cancelled is not None and cancelled():
                raise ReviewCancelled
            if progress is not None:
                progress(number, len(parts))
            self.answer(part, found)
        if progress is not None:
            progress(len(parts), len(parts))
        return self.summed_up(found)

    def parts(self) -> list[Part]:
        """What there is to do. Each part can be done alone, in any order, with the same outcome."""
        judging: list[Part] = [
            ("decision", each.number) for each in self.game.decisions if not each.is_forced
        ]
        return [*judging, *(("graph", first) for first in self.stretches())]

    @gc_paused()
    def answer(self, part: Part, found: Findings) -> None:
        """Do one part."""
        kind, number = part
        if kind == "graph":
            self.draw(number, found)
            return
        judged = self.judged(self.game.decisions[number])
        if judged is not None:
            found.judged.append(judged)

    def stretches(self) -> dict[int, list[int]]:
        """Numbers of steps by the first of them: those whose looks are at the same round.

        Before the plans of a round, and at every step of the round before, it is the next to come.
        """
        found: dict[int, list[int]] = {}
        first = None
        for number, step in enumerate(self.game.steps):
            if first is None:
                first = number
            found.setdefault(first, []).append(number)
            if self.game.decisions[step.decisions[0]].kind == "plan":
                first = None
        return found

    def draw(self, first: int, found: Findings) -> None:
        """The graph over a stretch of steps, and what is known when plans are open."""
        self.careful.forget()
        for number in self.stretches()[first]:
            step = self.game.steps[number]
            found.graph[number] = self.as_it_was(self.game.states[step.at])
            if self.game.decisions[step.decisions[0]].kind == "plan":
                state = self.game.states[step.end]
                chances = [self.chance_then(state, seat) for seat in range(self.players)]
                found.opened[number] = chances

    def judged(self, decision: Decision) -> Judged | None:
        seed = seed_of(self.seed, decision.number)
        asked = question(decision, self.game, self.model(decision), self.playouts, seed)
        found = self.judge.judge(asked)
        if found is None:
            return None
        verdict = verdict_of(found)
        if verdict is not None:
            found = replace(found, reasons=self.judge.explain(asked, found))
        return Judged(
            decision, found, verdict, self.texts(decision.choices), self.texts(found.best)
        )

    def texts(self, choices: tuple[int, ...]) -> list[str]:
        return [choice_text(self.board, choice) for choice in choices]

    def model(self, decision: Decision) -> PlanModel | None:
        """What everybody may have planned in the round of a decision."""
        if decision.round == 0:
            return None
        if decision.round not in self.models:
            search = RoundSearch(model_settings(), self.playouts.evaluator)
            start = planning_state(self.game, decision.round)
            seed = (self.seed * 31 + decision.round) % SEED_LIMIT
            self.models[decision.round] = plan_model(
                start, search, self.budget.plan_iterations, seed
            )
        return self.models[decision.round]

    def summed_up(self, found: Findings) -> Review:
        judged = sorted(found.judged, key=lambda one: one.decision.number)
        by_number = {one.decision.number: one.judgement for one in judged}
        verdicts = {one.decision.number: (one.judgement, one.verdict) for one in judged}
        seats = {each.number: each.seat for each in self.game.decisions}
        steps = self.game.steps
        graph = [found.graph[number] for number in range(len(steps))]
        graph.append(self.playouts.chances(self.game.states[-1]))
        return Review(
            players=self.players,
            seed=self.seed,
            budget=self.budget,
            decisions=self.game.decisions,
            judged=judged,
            steps=steps,
            graph=graph,
            entries=book(steps, graph, by_number, seats, found.opened),
            slides=self.slides(judged),
            turning_points=turning_points(steps, self.game.decisions, graph, verdicts),
            result=self.result,
        )

    def slides(self, judged: list[Judged]) -> list[Slide]:
        found = []
        for seat in range(self.players):
            quiet = [
                (one.decision.number, one.judgement)
                for one in judged
                if one.decision.seat == seat and one.verdict is None
            ]
            slide = slide_of(seat, quiet)
            if slide is not None:
                found.append(slide)
        return found

    def chance_then(self, s: State, seat: int) -> float:
        """The seat's chance at the end of the round, played on as when it is judged."""
        after = s.copy()
        self.playouts.finish_round(after, seat)
        return self.playouts.chances(after)[seat]

    def as_it_was(self, s: State) -> Chances:
        """Everybody's chances with all plans known that have been made."""
        after, playouts = s.copy(), self.careful
        if after.phase <= SETTLE:
            playouts.finish_opening(after)
            return playouts.chances(after)
        if after.phase in (ACTIONS, SCORING):
            playouts.finish_round(after)
        if after.phase != PLANNING:
            return playouts.chances(after)
        return mean_of([playouts.look(after, self.seed + n) for n in range(GRAPH_LOOKS)])


def seed_of(seed: int, number: int) -> int:
    """The dice of a decision."""
    return (seed + BETWEEN * (number + 1)) % SEED_LIMIT


def planning_state(game: Timeline, round_: int) -> State:
    """The state at which a round is planned, or the first of it that the record has."""
    for state in game.states:
        if state.round == round_:
            return state
    raise ValueError(f"no round {round_}")


def model_settings() -> Settings:
    """For the model of plans: no looks beyond the round."""
    settings = Settings()
    settings.deep_visits = 0
    return settings
