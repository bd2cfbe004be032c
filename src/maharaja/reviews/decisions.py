"""A record as decisions of a type: what a person decided, in the units in which people think.

A turn is one decision from its beginning to its end, a reward is one with all that follows from it.
A robbed player answers in the middle of somebody else's turn: that is a decision of its own. Steps
are what moves the chances on: every choice of the record belongs to one step, in their order. All
plans of a round are one step, for they are made at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_PLAN, Choices
from maharaja.engine.game import Game
from maharaja.engine.ids import ACTIONS, AWAIT_RETAKE, AWAIT_REWARD, DRAFT, PLANNING, SETTLE
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import State
from maharaja.errors import SetupError

Kind = Literal["draft", "shrine", "plan", "turn", "reward", "robbed"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True)
class Decision:
    """What one seat decided; ``choices`` are its own, numbers of the vocabulary."""

    number: int
    kind: Kind
    seat: int
    round: int  # 0 before the first
    at: int  # choices of the record before it
    choices: tuple[int, ...]
    is_forced: bool  # nowhere was there anything else to choose


@dataclass(frozen=True)
class Step:
    """Choices of the record that belong together; ``decisions`` are more than one for plans."""

    at: int  # choices of the record before it
    end: int  # and after it
    round: int
    decisions: tuple[int, ...]


@dataclass
class Timeline:
    """A game, decision by decision; ``states`` has the state before every choice, and the last."""

    decisions: list[Decision]
    steps: list[Step]
    states: list[State]


@dataclass
class Open:
    """A decision while it is being read."""

    kind: Kind
    seat: int
    round: int
    at: int
    choices: list[int]
    is_forced: bool = True


def timeline(game: Game) -> Timeline:
    """Take a finished game of people or bots apart."""
    if game.options.solo is not None:
        raise SetupError("error-review-solo", at="record")
    if not game.finished:
        raise SetupError("error-review-unfinished", at="record")
    reader = TimelineReader(game.back(0).state)
    for entry in game.record()["choices"]:
        seat, text = entry.split(maxsplit=1)
        reader.read(int(seat), game.parse(text))
    return reader.timeline()


class TimelineReader:
    """Reads choice after choice."""

    def __init__(self, first: State) -> None:
        self.state = first
        self.states = [first.copy()]
        self.found: list[Open] = []
        self.parts: list[tuple[int, int]] = []  # for every choice: its decision, its round
        self.turn: int | None = None  # the decision that a turn adds to
        self.reward: int | None = None
        self.buffer = Choices()

    def read(self, seat: int, choice: int) -> None:
        s = self.state
        number = self.decision_of(seat)
        list_legal(s, seat, self.buffer)
        decision = self.found[number]
        decision.choices.append(choice)
        decision.is_forced = decision.is_forced and self.buffer.count == 1
        self.parts.append((number, int(s.round)))
        apply(s, seat, choice)
        if choice // ITEMS == TO_END_TURN:
            self.turn = None
        self.states.append(s.copy())

    def decision_of(self, seat: int) -> int:
        """The decision that the next choice belongs to, begun if need be."""
        s = self.state
        kind = s.top_kind()
        if s.phase == ACTIONS and kind != AWAIT_RETAKE:
            if self.turn is None:
                self.turn = self.begin("turn", seat)
            return self.turn
        if s.phase == ACTIONS:
            return self.begin("robbed", seat)
        if s.phase in (DRAFT, SETTLE, PLANNING):
            return self.begin(BEFORE_TURNS[int(s.phase)], seat)
        if kind == AWAIT_REWARD or self.reward is None or self.found[self.reward].seat != seat:
            self.reward = self.begin("reward", seat)
        return self.reward

    def begin(self, kind: Kind, seat: int) -> int:
        self.found.append(Open(kind, seat, int(self.state.round), len(self.parts), []))
        return len(self.found) - 1

    def timeline(self) -> Timeline:
        decisions = [
            Decision(number, o.kind, o.seat, o.round, o.at, tuple(o.choices), o.is_forced)
            for number, o in enumerate(self.found)
        ]
        return Timeline(decisions, steps_of(decisions, self.parts), self.states)


BEFORE_TURNS: Final[dict[int, Kind]] = {
    int(DRAFT): "draft",
    int(SETTLE): "shrine",
    int(PLANNING): "plan",
}


def steps_of(decisions: Sequence[Decision], parts: Sequence[tuple[int, int]]) -> list[Step]:
    """Runs of choices of one decision; all plans of a round are one run."""
    steps: list[Step] = []
    for at, (number, round_) in enumerate(parts):
        last = steps[-1] if steps else None
        planned = decisions[number].kind == "plan"
        if last is not None and last.round == round_ and number == last.decisions[-1]:
            steps[-1] = Step(last.at, at + 1, round_, last.decisions)
        elif last is not None and planned and is_planning(last, decisions, round_):
            steps[-1] = Step(last.at, at + 1, round_, (*last.decisions, number))
        else:
            steps.append(Step(at, at + 1, round_, (number,)))
    return steps


def is_planning(step: Step, decisions: Sequence[Decision], round_: int) -> bool:
    return step.round == round_ and decisions[step.decisions[-1]].kind == "plan"


def plan_in(decision: Decision) -> int:
    """The number of the plan that was chosen."""
    return decision.choices[-1] - int(TO_PLAN) * int(ITEMS)
