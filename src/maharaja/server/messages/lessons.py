"""Lessons, as clients ask for them and are told them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from maharaja.server.messages.parts import Action, Choice, Request, Response
from maharaja.server.messages.responses import Entry, Table, Update, Why

Answers = Annotated[
    str,
    Meta(
        max_length=6000,
        description="What was answered so far, separated by commas: choices, and ``next``.",
    ),
]


class LessonQuery(Request, frozen=True):
    answers: Answers = ""
    after: (
        Annotated[
            int,
            Meta(ge=0, le=2**53, description="What is known: then only what came behind is told."),
        ]
        | None
    ) = None


class LessonWhyQuery(Request, frozen=True):
    choice: Choice
    answers: Answers = ""
    by: Action | None = None


class LessonAbout(Response):
    """A lesson in the list."""

    id: str
    minutes: int  # it takes about
    steps: int


class Lessons(Response):
    """All lessons, in the order in which they build on each other."""

    lessons: list[LessonAbout]


class LessonText(Response):
    """A text of ``locale/``, by its id, and what goes into it."""

    id: str
    arguments: dict[str, int | str]


class LessonState(Response):
    """A lesson after some answers. Nothing of it is kept: the same answers lead to the same place.

    ``taken`` is less than the number of answers if one of them is not what the step wants: then
    nothing has happened, and ``reply`` or ``refusal`` says why.
    """

    lesson: str
    step: str
    number: int  # of the step, from 0
    steps: int
    taken: int  # answers that count
    say: LessonText
    reply: LessonText | None  # to a choice that the rules allow and the step does not want
    refusal: Why | None  # of a choice that the rules do not allow
    expects: bool  # a choice; else ``next`` goes on
    point: list[str]  # what to look at, as docs/lessons.md names it
    began: list[int]  # for each step so far: how many answers were taken when it began
    solution: str | None  # an answer that leads on; None at the end
    table: Table
    entries: list[Entry]  # all that happened; empty if ``after`` was given
    updates: list[Update]  # what happened behind ``after``, choice by choice
