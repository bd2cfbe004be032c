"""What goes over the web socket, both ways."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from maharaja.server.messages.parts import (
    Choice,
    Key,
    Request,
    Response,
    Seat,
    Sequence,
    TableId,
    Token,
)
from maharaja.server.messages.presence import Presence
from maharaja.server.messages.responses import (
    Hint,
    Outlook,
    ProblemDetails,
    Snapshot,
    Update,
)
from maharaja.server.messages.talk import TalkNews

MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)")]


class FollowMessage(Request, frozen=True, tag_field="type", tag="follow"):
    """Subscribe to a table's updates, for one of your own seats or as a spectator."""

    id: MessageId
    table: TableId
    seat: Seat | None = None
    link: Token | None = None
    after: Sequence | None = None


class UnfollowMessage(Request, frozen=True, tag_field="type", tag="unfollow"):
    id: MessageId
    table: TableId
    seat: Seat | None = None


class ChooseMessage(Request, frozen=True, tag_field="type", tag="choose"):
    """As ``Choose``; the id is the key."""

    id: Key
    table: TableId
    seat: Seat
    choice: Choice
    sequence: Sequence


class UndoMessage(Request, frozen=True, tag_field="type", tag="undo"):
    """As ``Undo``; the id is the key."""

    id: Key
    table: TableId
    seat: Seat
    sequence: Sequence
    whole_turn: bool = False


class AskHintMessage(Request, frozen=True, tag_field="type", tag="hint"):
    """As ``AskHint``. One at a time: the answer comes when the bot has thought."""

    id: MessageId
    table: TableId
    seat: Seat
    sequence: Sequence


class PresenceMessage(Request, frozen=True, tag_field="type", tag="here"):
    """As ``SetPresence``: every half minute, and when it changes."""

    id: MessageId
    table: TableId
    here: bool


class AskOutlookMessage(Request, frozen=True, tag_field="type", tag="outlook"):
    """As ``AskOutlook``; it counts as a hint, of which there is one at a time."""

    id: MessageId
    table: TableId
    seat: Seat
    sequence: Sequence
    choice: Choice


ClientMessage = (
    FollowMessage
    | UnfollowMessage
    | ChooseMessage
    | UndoMessage
    | AskHintMessage
    | AskOutlookMessage
    | PresenceMessage
)


class DoneMessage(Response, tag_field="type", tag="done"):
    id: str
    table: str
    seat: int | None
    sequence: int
    repeated: bool = False


class HintMessage(Response, tag_field="type", tag="hinted"):
    id: str
    hint: Hint


class OutlookMessage(Response, tag_field="type", tag="foreseen"):
    id: str
    outlook: Outlook


class ProblemMessage(Response, tag_field="type", tag="problem"):
    id: str | None
    problem: ProblemDetails


class Bots(Response, tag_field="type", tag="bots"):
    """Which bots of a table wait for a free processor. Not in the log: no sequence number."""

    table: str
    waiting: list[int]  # seats


ServerMessage = (
    Snapshot
    | Update
    | Bots
    | Presence
    | TalkNews
    | DoneMessage
    | HintMessage
    | OutlookMessage
    | ProblemMessage
)
