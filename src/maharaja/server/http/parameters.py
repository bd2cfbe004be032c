"""What addresses and their queries are made of, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.server.messages import (
    AccountPartId,
    BalanceKey,
    ChannelId,
    PersonHandle,
    Request,
    Seat,
    Sequence,
    TableId,
    TalkId,
)
from maharaja.server.settings import LONGEST_WAIT

Decisions = Annotated[int, Meta(ge=0, le=100_000, description="How many decisions have been made.")]


class NoParameters(Request, frozen=True):
    pass


class AtBoard(Request, frozen=True):
    board: Annotated[str, Meta(max_length=60, description="The id of a board.")]


class AtBalance(Request, frozen=True):
    key: BalanceKey


class AtLesson(Request, frozen=True):
    lesson: Annotated[str, Meta(max_length=60, description="The id of a lesson.")]


class AtPuzzle(Request, frozen=True):
    puzzle: Annotated[str, Meta(max_length=60, description="The id of a puzzle.")]


class AtChannel(Request, frozen=True):
    channel: ChannelId


class AtPasskey(Request, frozen=True):
    passkey: Annotated[
        str,
        Meta(
            pattern=r"^[A-Za-z0-9_-]{1,1400}$(?!\n)",
            description="The id of a passkey, as the browser gave it.",
        ),
    ]


class AtDevice(Request, frozen=True):
    device: AccountPartId


class AtProfile(Request, frozen=True):
    profile: AccountPartId


class AtTable(Request, frozen=True):
    table: TableId


class AtSeat(Request, frozen=True):
    table: TableId
    seat: Seat


class AtTalk(Request, frozen=True):
    table: TableId
    message: TalkId


class AtMessage(Request, frozen=True):
    message: TalkId


class AtPerson(Request, frozen=True):
    person: PersonHandle


class AtDecision(Request, frozen=True):
    table: TableId
    decisions: Decisions


class IdentityQuery(Request, frozen=True):
    bot: Annotated[
        bool, Meta(description="A bot account: all at its tables are told that it is a program.")
    ] = False


class ListQuery(Request, frozen=True):
    list: Annotated[
        Literal["mine", "open", "playing", "finished"],
        Meta(
            description="Your own tables, those open to everybody, or of your own those that are "
            "not over, or those whose game is."
        ),
    ] = "open"
    only: (
        Annotated[
            Literal["won", "lost", "solo", "people", "bots"],
            Meta(description="Only games that you won or lost, or that you play with whom."),
        ]
        | None
    ) = None
    players: (
        Annotated[int, Meta(ge=2, le=4, description="Only games of so many, Brahmabot included.")]
        | None
    ) = None
    opponent: (
        Annotated[
            str,
            Meta(
                min_length=1,
                max_length=40,
                description="Only games with somebody else of this name, or with it in theirs.",
            ),
        ]
        | None
    ) = None
    since: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=10**14,
                description="Only games that were over, or changed, no earlier: milliseconds.",
            ),
        ]
        | None
    ) = None
    before: (
        Annotated[
            str,
            Meta(
                pattern=r"^[A-Za-z0-9_-]{32}$(?!\n)",
                description="``next`` of the page before; left out, the first page.",
            ),
        ]
        | None
    ) = None


class SeatQuery(Request, frozen=True):
    seat: Seat | None = None


class LookQuery(Request, frozen=True):
    seat: Seat | None = None
    after: Sequence | None = None
    wait: Annotated[
        float,
        Meta(
            ge=0,
            le=LONGEST_WAIT,
            description="Seconds to wait, at most, for a log entry behind ``after``.",
        ),
    ] = 0
