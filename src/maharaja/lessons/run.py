"""A lesson as it is played: what the learner answered, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from maharaja.engine.decision import Refusal
from maharaja.engine.game import Game
from maharaja.engine.state import Stage
from maharaja.json_types import GameEvent
from maharaja.lessons.facts import facts
from maharaja.lessons.lesson import Lesson, Step

NEXT = "next"  # the answer to a step that is only read


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that was made, by whomever: what happened, stage by stage, and the game then."""

    seat: int
    choice: str
    events: list[GameEvent]
    stages: list[Stage]  # the last one is what it led to
    game: Game


@dataclass(slots=True)
class LessonRun:
    """A lesson after some answers. The same answers always lead to the same place."""

    lesson: Lesson
    game: Game = field(init=False)
    _began: Game = field(init=False)  # the game as the step began
    number: int = 0  # of the step, from 0
    taken: int = 0  # answers
    began: list[int] = field(default_factory=list)  # how many were taken when each step began
    made: list[Made] = field(default_factory=list)
    reply: str | None = None  # the answer's name, for a choice that was not expected
    refusal: Refusal | None = None  # why a choice is not legal

    def __post_init__(self) -> None:
        self.game = self.lesson.game.copy()
        self._enter()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def at_end(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    def follow(self, answers: Iterable[str]) -> LessonRun:
        """Take answers until one is not taken."""
        for answer in answers:
            if not self.answer(answer):
                break
        return self

    def answer(self, answer: str) -> bool:
        """Take an answer; if it is none that the step expects, ``reply`` or ``refusal`` says so."""
        self.reply = self.refusal = None
        if self.at_end:
            return False
        if not self.step.expect:
            return self._read(answer)
        self.refusal = self.game.refusal(self.lesson.seat, answer)
        if self.refusal is not None:
            return False
        choice = self._written(answer)
        if not self.step.expects(choice):
            self.reply = self.step.reply(choice)
            return False
        self.taken += 1
        self._choose(choice)
        return True

    def facts(self) -> dict[str, int | str]:
        """The arguments of the step's text: as it was when the step began."""
        return facts(self._began, self.lesson.seat, self.step.facts)

    def choices(self) -> list[str]:
        """What the learner may choose now, by the rules."""
        return self.game.legal_texts(self.lesson.seat)

    def solution(self) -> str | None:
        """The answer that leads on: of what is expected and legal, what the step names last."""
        if self.at_end:
            return None
        if not self.step.expect:
            return NEXT
        legal = self.choices()
        fitting = (
            choice
            for pattern in reversed(self.step.expect)
            for choice in legal
            if fnmatchcase(choice, pattern)
        )
        return next(fitting, None)

    def copy(self) -> LessonRun:
        twin = LessonRun.__new__(LessonRun)
        twin.lesson, twin.number, twin.taken = self.lesson, self.number, self.taken
        twin.game, twin.made = self.game.copy(), list(self.made)
        twin._began = self._began
        twin.reply, twin.refusal, twin.began = self.reply, self.refusal, list(self.began)
        return twin

    def _read(self, answer: str) -> bool:
        if answer != NEXT:
            return False
        self.taken += 1
        self._go_on()
        return True

    def _written(self, answer: str) -> str:
        """The choice as the engine writes it: plans may come in either order."""
        return self.game.text(self.game.parse(answer))

    def _choose(self, choice: str) -> None:
        events = self._make(self.lesson.seat, choice)
        if self.step.until is None or any(self.step.ends_with(event) for event in events):
            self._go_on()

    def _go_on(self) -> None:
        self.number += 1
        self._enter()

    def _enter(self) -> None:
        """What the others do before the step."""
        for line in self.step.play:
            self._make(line.seat, line.choice)
        self._began = self.game.copy()
        self.began.append(self.taken)

    def _make(self, seat: int, choice: str) -> list[GameEvent]:
        events, stages = self.game.watch(seat, choice)
        after = self.game.copy()
        stages.append(Stage(len(events), after.state))
        self.made.append(Made(seat, choice, events, stages, after))
        return events
