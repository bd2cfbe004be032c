"""Reviews of finished games, and what if: as clients ask for them and are told them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.engine.ids import ROUNDS
from maharaja.server.messages.parts import Action, Choice, Key, Request, Response, Seat
from maharaja.server.messages.requests import Place
from maharaja.server.messages.responses import Entry, PastView, Table, Update, Why

LONGEST_LINE = 150  # choices: more than a round of four has

Language = Literal["en", "de", "fr", "pt-BR", "ja"]
Round = Annotated[int, Meta(ge=1, le=int(ROUNDS))]
Line = Annotated[
    str,
    Meta(
        max_length=4000,
        description="Choices as a record has them (seat and choice), separated by commas.",
    ),
]


class ReviewQuery(Request, frozen=True):
    language: Annotated[Language, Meta(description="What the sentences are written in.")] = "en"


class TurnReasonsQuery(Request, frozen=True):
    round: Round
    language: Annotated[Language, Meta(description="What the sentence is written in.")] = "en"


class TurnReasons(Response):
    """What a seat's turn was good for, against leaving everything as it was."""

    table: str
    seat: int
    round: int
    why: str  # terms of the evaluation, in points of the final score


class LineQuery(Request, frozen=True):
    line: Line = ""


class ReviewStep(Response):
    """Choices of the record that belong together: a decision, or all plans of a round."""

    at: int  # decisions of the record before it
    round: int  # 0 before the first
    label: str
    chances: list[float]  # of every seat before it, as it was


class KnownChance(Response):
    """What a seat could expect when it had decided, by what it knew."""

    step: int
    seat: int
    chance: float
    best: float  # with the best of the other choices, if that is better


class ReviewTurningPoint(Response):
    step: int
    at: int
    changes: list[float]  # of every seat's chance
    sentence: str


class ReviewError(Response):
    """A decision with a verdict; chances are from 0 to 1."""

    decision: int  # its number, for ``try``
    kind: Literal["draft", "shrine", "plan", "turn", "reward", "robbed"]
    seat: int
    round: int
    at: int
    verdict: Literal["inaccuracy", "mistake", "blunder", "missed-win", "only-choice"]
    loss: float  # with a 95% interval
    low: float
    high: float
    title: str
    played: str
    better: str
    why: str
    played_line: list[str]  # as a record has them
    better_line: list[str]


class ReviewTable(Response):
    """A table in words."""

    title: str
    head: list[str]
    rows: list[list[str]]


class ReviewStanding(Response):
    """Seats on the ladder of our own bots; ``lines`` has those that can be placed."""

    title: str
    lines: list[str]
    note: str  # what it stands on


class ReviewTold(Response):
    """What decided a game: docs/review.md says what the numbers mean."""

    language: Language
    steps: list[ReviewStep]
    result: list[float]  # the chances at the end: who has won
    known: list[KnownChance]
    turning_points: list[ReviewTurningPoint]
    errors: list[ReviewError]  # the dearest first
    finds: list[ReviewError]  # only choices that were found
    story: list[str]
    method: str
    graph: ReviewTable
    known_table: ReviewTable
    ledger: ReviewTable
    losses: ReviewTable
    standing: ReviewStanding
    decisions: ReviewTable


class ReviewState(Response):
    """The review of a game, or its progress."""

    status: Literal["none", "running", "failed", "finished"]
    done: int = 0  # parts, of the total
    total: int = 0  # 0: it waits for its turn
    yours: bool = False  # you have asked for it, and can give it up
    review: ReviewTold | None = None


class LineTurn(Response):
    """Whose turn it is at the end of a line, and what is legal there."""

    seat: int
    legal: list[Choice]


class LineTold(Response):
    """Other choices from some decision of a finished game on, one by one."""

    decisions: int  # of the game before the line
    steps: list[PastView]
    turns: list[LineTurn]  # empty if the game is over


class BranchQuery(Request, frozen=True):
    seat: Seat
    line: Line = ""
    only: Annotated[bool, Meta(description="To stop when the first decision is made.")] = False
    after: (
        Annotated[
            int,
            Meta(ge=0, le=2**53, description="What is known: then only what came behind is told."),
        ]
        | None
    ) = None


class BranchWhyQuery(Request, frozen=True):
    seat: Seat
    choice: Choice
    line: Line = ""
    by: Action | None = None


class BranchState(Response):
    """A finished game gone on with otherwise. Nothing is kept: its line is all there is to it.

    The others answer as bots do; those who plan at the same time as they did. ``refusal``: why the
    last choice of the line is not legal; then the line ends before it.
    """

    decisions: int  # of the game before it
    seat: int
    round: int  # where it begins
    line: list[str]  # as a record has it, with what the others have answered
    refusal: Why | None
    decided: bool  # the first decision of the seat is made
    finished: bool
    full: bool  # it cannot be gone on with
    result: list[int] | None  # points, when it is finished
    table: Table
    entries: list[Entry]  # all that happened; empty if ``after`` was given
    updates: list[Update]  # what happened behind ``after``, choice by choice


class TrialQuery(Request, frozen=True):
    """``decision``: its number in the review; the line leads from before it to its end."""

    decision: Annotated[int, Meta(ge=0, le=100_000)]
    line: Line
    language: Language = "en"


class Trial(Response):
    """What a choice would have been worth, by what the seat knew; chances from 0 to 1."""

    gain: float  # against what was played, with a 95% interval
    gain_low: float
    gain_high: float
    left: float  # what the best that was found would bring more
    left_low: float
    left_high: float
    found: bool  # nothing better is known for certain
    why: str


class PlayOn(Request, frozen=True):
    """A table that goes on from there; ``seats`` as for any other."""

    seats: Annotated[list[Place], Meta(min_length=2, max_length=4)]
    line: Line = ""
    key: Key | None = None
