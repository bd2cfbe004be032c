"""Puzzles, as clients ask for them and are told them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.puzzles.puzzle import Theme
from maharaja.server.messages.parts import Action, Choice, Request, Response
from maharaja.server.messages.responses import Entry, Table, Update, Why

PuzzleKind = Literal["ending", "study"]
Choices = Annotated[
    str,
    Meta(max_length=6000, description="The choices made so far, separated by commas."),
]


class PuzzleQuery(Request, frozen=True):
    choices: Choices = ""
    after: (
        Annotated[
            int,
            Meta(ge=0, le=2**53, description="What is known: then only what came behind is told."),
        ]
        | None
    ) = None
    solution: Annotated[bool, Meta(description="Whether to tell the solution, too.")] = False


class PuzzleWhyQuery(Request, frozen=True):
    choice: Choice
    choices: Choices = ""
    by: Action | None = None


class PuzzleAbout(Response):
    """A puzzle in the list: what is to be found.

    ``first``, ``statues``, ``prestige`` and ``coins`` are the goal of a
    study, those that are None play no part in it.
    """

    id: str
    kind: PuzzleKind
    number: int  # among those of its kind
    players: int
    seat: int
    difficulty: int  # from 1 to 5
    themes: list[Theme]
    first: str | None  # the city to be first in
    statues: int | None  # how many to have on the map
    prestige: int | None  # how much to have at least
    coins: int | None  # how many to have left at least


class Puzzles(Response):
    """All puzzles, the easiest first, and that of the day (UTC)."""

    puzzles: list[PuzzleAbout]
    daily: str


class PuzzleVerdict(Response):
    """What came of an attempt; what is not asked of the puzzle's kind is None."""

    solved: bool
    place: int | None  # at the end of the game: 1 is first
    shared: bool | None  # the first place
    margin: int | None  # points ahead of the best other, or behind if negative
    reached: bool | None  # the goal of a study
    coins: int | None  # left


class PuzzleState(Response):
    """A puzzle after some choices. Nothing of it is kept: the same choices lead to the same place.

    ``taken`` is less than the number of choices if one of them is not legal, and ``refusal`` says
    why, or if it was over before.
    """

    puzzle: PuzzleAbout
    taken: int  # choices that were made
    refusal: Why | None
    verdict: PuzzleVerdict | None  # once it is over
    solution: list[str]  # the choices that solve it, if that was asked for
    table: Table
    entries: list[Entry]  # all that happened; empty if ``after`` was given
    updates: list[Update]  # what happened behind ``after``, choice by choice
