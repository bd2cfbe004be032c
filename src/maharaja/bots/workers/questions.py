"""What is asked of a bots' worker and what it replies: the only message types there are.

Questions come from the table server (which choice? or one part of a review, or of the balance of a
board) and from searches (one part of the tree). The lines are those of ``protocol/messages.py``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Required, TypedDict, cast

from maharaja.bots.protocol.messages import Message, read_message, write_message
from maharaja.engine.text.json_reader import Reader

READY = write_message({"type": "ready"})  # the worker's first line


class SearchPart(TypedDict):
    """One of several searches for the same answer; their tallies are added up."""

    part: int
    iterations: int
    seconds: float | None  # stop after so long; None: the iterations decide alone


class ReviewPart(TypedDict, total=False):
    """One part of the review of a finished game (reviews/review_worker.py)."""

    record: Required[dict[str, object]]
    worlds: Required[int]  # the budget
    kind: Required[str]
    number: int  # of a decision, or of a step
    found: list[dict[str, object]]  # by all other parts, to be summed up
    line: list[str]  # tried instead of a decision, as a record has it


class BalancePart(TypedDict, total=False):
    """Some games by which a board is measured, or their figures (arena/balance_worker.py)."""

    text: Required[str]  # the board file
    players: Required[int]
    kind: Required[str]  # of arena/board_balance.py, GAMES
    first: int  # seed
    seeds: int
    outcomes: list[dict[str, object]]  # of all games, to be summed up


@dataclass(frozen=True)
class Question:
    """What a seat knows, and what is wanted: a choice, or one part of a search for it."""

    board: str  # boards/board_json.py as JSON, encoded once for all questions
    seat: int
    seed: int  # the same for a whole turn
    view: dict[str, object]  # the seat's
    prestige: list[int]  # every seat's, counted from public events
    seen: list[int]  # characters ever seen (solo)
    level: str = ""  # of bots/levels.py: who is to choose
    style: str | None = None  # of bots/styles.py: what is preferred
    path: list[str] = field(default_factory=list)  # the rest of the turn as planned before
    helpers_allowed: bool = True  # a search may take more than one processor
    search: SearchPart | None = None  # then a tally is wanted, and no choice
    explain: bool = False  # the choice is a hint for a person, and told with its reasons
    considered: str = ""  # a choice of a person, who wants to know what others may do about it
    review: ReviewPart | None = None  # then nothing of a seat is asked, and the view is empty
    balance: BalancePart | None = None  # likewise


@dataclass(frozen=True)
class Reply:
    """A choice with the rest of the turn as planned, a tally, or else an error."""

    choice: str = ""
    path: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # of a tally (search/round_search.py)
    totals: list[float] = field(default_factory=list)
    error: str | None = None
    hint: dict[str, object] | None = None  # the choice explained (bots/hints.py)
    outlook: dict[str, object] | None = None  # of the considered choice (bots/outlook.py)
    review: dict[str, object] | None = None  # what a part of a review has found
    balance: dict[str, object] | None = None  # outcomes of games, or their figures


def write_question(number: int, question: Question) -> bytes:
    """The line for a question; the reply repeats its number."""
    return write_message({"type": "question", "id": number, **vars(question)})


def read_question(line: bytes) -> tuple[int, Question]:
    message = message_of(line, "question")
    number = message.pop("id")
    return cast(int, number), Question(**message)  # type: ignore[arg-type]  # by write_question


def write_reply(number: int, reply: Reply) -> bytes:
    return write_message({"type": "reply", "id": number, **vars(reply)})


def read_reply(line: bytes, number: int) -> Reply:
    """The reply to the question of that number; ValueError if the line is anything else."""
    reply = Reader(message_of(line, "reply"), "reply")
    if reply.at("id").value != number:
        raise ValueError("a reply to another question")
    return Reply(
        choice=reply.at("choice").string(),
        path=[text.string() for text in reply.at("path").items()],
        counts=[cast(int, count.value) for count in reply.at("counts").items()],
        totals=[cast(float, total.value) for total in reply.at("totals").items()],
        error=reply.at("error").string() if reply.has("error") else None,
        hint=object_at(reply, "hint"),
        outlook=object_at(reply, "outlook"),
        review=object_at(reply, "review"),
        balance=object_at(reply, "balance"),
    )


def object_at(reply: Reader, name: str) -> dict[str, object] | None:
    return cast(dict[str, object], reply.at(name).value) if reply.has(name) else None


def message_of(line: bytes, wanted: str) -> Message:
    """The rest of a message of the wanted type."""
    message = read_message(line)
    if message.pop("type") != wanted:
        raise ValueError(f"a {wanted} was expected")
    return message
