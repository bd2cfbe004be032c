"""Every message between clients and server, as types.

Incoming messages are checked by them, and the OpenAPI document is generated from them;
docs/protocol.md describes the exchange. Requests with unknown fields are refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, defstruct

from maharaja import table_options

# --- parts ---------------------------------------------------------------------------------------

TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$(?!\n)", description="The id of a table.")]
Seat = Annotated[int, Meta(ge=0, le=3, description="A seat, 0 to 3 clockwise.")]
Sequence = Annotated[
    int, Meta(ge=0, le=2**53, description="How many steps of the table this seat has seen.")
]
Key = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)",
        description="The client's own id of a request; a request sent twice is carried out once.",
    ),
]
Choice = Annotated[
    str, Meta(min_length=1, max_length=80, description="A choice as docs/notation.md writes it.")
]
Action = Annotated[
    str, Meta(min_length=1, max_length=40, description="An action of a plan, such as coins.")
]
Name = Annotated[
    str, Meta(max_length=200, description="A display name; it is sanitized and cut to length.")
]
Level = Annotated[str, Meta(max_length=40, description="A bot level, as /api/about lists them.")]
Token = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)", description="The secret of a link.")
]
Millis = Annotated[int, Meta(ge=0, description="Milliseconds since 1970, UTC.")]
Purpose = Literal["invite", "watch", "seat"]
Status = Literal["waiting", "running", "finished", "closed"]
ChairKind = Literal["person", "bot", "brahmabot", "free"]
StepKind = Literal[
    "choice",
    "undo",
    "sat",
    "claimed",
    "left",
    "bot",
    "handed-over",
    "taken-back",
    "renamed",
    "forced",
    "closed",
    "again",
]
Fault = Literal["crashed", "overran", "illegal", "error", "unstarted"]


def of_game(name: str) -> Meta:
    """A type of maharaja.json_types: described there, and made by the engine."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


Words = dict[str, Any]
BoardName = Annotated[Mapping[str, Any], of_game("BoardName")]
BoardJson = Annotated[Mapping[str, Any], of_game("BoardJson")]
TableOptions = Annotated[Mapping[str, Any], of_game("TableOptions")]
View = Annotated[Mapping[str, Any], of_game("View")]
GameEvent = Annotated[Mapping[str, Any], of_game("GameEvent")]
Insight = Annotated[Mapping[str, Any], of_game("Insight")]
Position = Annotated[Mapping[str, Any], of_game("Position")]
GameRecord = Annotated[Mapping[str, Any], of_game("GameRecord")]

# The same from outside, not looked at yet: what is of no use is never made into objects.
Unread = dict[str, Raw]


class Request(Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What clients send."""


class Response(Struct, kw_only=True):
    """What the server sends."""


# --- creating tables -----------------------------------------------------------------------------


class NamedOptions(Request, frozen=True):
    """The options that take names; the yes-or-no ones of the engine's Options join them."""

    solo: Literal["easy", "medium", "hard"] | None = None
    first_game: bool = False
    special: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    final: Annotated[str, Meta(max_length=40)] | None = None
    final_tile: Annotated[str, Meta(max_length=40)] = table_options.Options().final_tile


if TYPE_CHECKING:
    Options = NamedOptions
else:
    Options = defstruct(
        "Options",
        [(flag, bool, False) for flag in table_options.FLAGS],
        bases=(NamedOptions,),
        namespace={"__doc__": "The game to be played; left out, all is as docs/rules.md has it."},
        module=__name__,
        forbid_unknown_fields=True,
        kw_only=True,
        frozen=True,
    )


class MySeat(Request, frozen=True, tag_field="kind", tag="me"):
    """A seat at this screen; several make a hot-seat table."""

    name: Name = ""


class GuestSeat(Request, frozen=True, tag_field="kind", tag="guest"):
    """A seat that whoever has the invite link (or anybody, at a public table) may take."""


class BotSeat(Request, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level


Place = MySeat | GuestSeat | BotSeat


class NewTable(Request, frozen=True):
    """A table to be set up; the game begins when no seat is free.

    Solo tables have one seat, Brahmabot's comes by itself.
    """

    seats: Annotated[list[Place], Meta(min_length=1, max_length=4)]
    board: Annotated[str, Meta(max_length=60)] = "classic"
    options: Options = Options()
    public: bool = False
    key: Key | None = None


class ImportedTable(Request, frozen=True):
    """A table from a record or a position: to replay it, or to go on from there."""

    seats: Annotated[list[Place], Meta(max_length=4)] = []
    record: Unread | None = None
    position: Unread | None = None
    decisions: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    public: bool = False
    key: Key | None = None


class TableLink(Response):
    """A link. It is sent only once: the server keeps no more than its hash."""

    purpose: Purpose
    seat: int | None
    token: str
    path: str  # on this server; the token stands behind #, so that it is never sent by accident


class TableMade(Response):
    """A new table."""

    table: str
    seats: list[int]  # yours
    links: list[TableLink]


# --- sitting -------------------------------------------------------------------------------------


class Join(Request, frozen=True):
    """Take a free seat, or any of them if none is named."""

    name: Name = ""
    seat: Seat | None = None


class Joined(Response):
    table: str
    seat: int


class SetName(Request, frozen=True):
    name: Name


class SetBot(Request, frozen=True):
    """The level of the bot that is to play a seat."""

    level: Level = "adept"


class SetForced(Request, frozen=True):
    """Whether the server answers for the seat where there is only one legal choice."""

    on: bool


class AskLink(Request, frozen=True):
    """A new link: to invite, to watch, or to bring your own seat to another device."""

    purpose: Purpose
    seat: Seat | None = None


# --- playing -------------------------------------------------------------------------------------


class Choose(Request, frozen=True):
    """Make a choice, as an answer to the question that was open at ``sequence``."""

    seat: Seat
    choice: Choice
    sequence: Sequence
    key: Key


class Undo(Request, frozen=True):
    """Take back the seat's last choice, or its whole turn so far."""

    seat: Seat
    sequence: Sequence
    key: Key
    whole_turn: bool = False


class Done(Response):
    """The request was carried out; ``repeated`` if that had been done before."""

    table: str
    seat: int | None
    sequence: int
    repeated: bool = False


# --- looking -------------------------------------------------------------------------------------


class Chair(Response):
    """Who sits where."""

    seat: int
    kind: ChairKind
    name: str
    level: str | None  # of the bot that plays: its own seat, or handed over to it
    handed_over: bool
    forced: bool  # answers without an alternative are given for it


class Step(Response):
    """One thing that happened at the table."""

    sequence: int
    at: Millis
    kind: StepKind
    seat: int | None
    events: list[GameEvent]
    choice: str | None = None  # of others' plans only "plan"
    level: str | None = None  # the bot that chose, or that sits there now
    fault: Fault | None = None  # why a simpler bot stood in
    back: int | None = None  # choices that an undo took back
    on: bool | None = None  # whether forced answers were switched on
    name: str | None = None


class Seed(Response):
    """What the set-up was drawn from; published when the game is over."""

    seed: str  # in digits: too large for the numbers of JavaScript
    salt: str


class Again(Response):
    """The table where the same people play once more."""

    table: str
    seat: int | None  # whose wish it was; None: the host's, who has no seat


class Table(Response):
    """A table as one seat, or a spectator, sees it."""

    table: str
    status: Status
    public: bool
    created: Millis
    seat: int | None  # whose view this is
    sequence: int
    chairs: list[Chair]
    board: BoardName
    rules: str  # the version of the rules it is played by
    options: TableOptions
    commitment: str | None  # sha256 of "salt:seed"
    seed: Seed | None
    decisions: int
    undo: int  # choices this seat could take back now, one by one
    view: View | None  # None while the table waits for people
    insight: Insight | None  # what it needs besides to decide; None unless the game is on
    again: Again | None  # told to those who may come along


class Snapshot(Response, tag_field="type", tag="snapshot"):
    """The whole table, and the steps since the client's last sequence number."""

    host: bool  # you are the host
    yours: list[int]  # your seats
    table: Table
    steps: list[Step]
    bots_waiting: list[int]  # seats whose bots wait because the server's bots are busy


class Update(Response, tag_field="type", tag="update"):
    """What has just happened, and how the table looks now."""

    table: Table
    steps: list[Step]


class Steps(Response):
    steps: list[Step]


class SummaryChair(Response):
    """Who sits where, in a list."""

    kind: ChairKind
    name: str
    level: str | None


class Summary(Response):
    """A table in a list."""

    table: str
    status: Status
    public: bool
    created: Millis
    changed: Millis
    host: bool
    yours: list[int]
    your_turn: bool
    board: str
    options: TableOptions
    round: int
    free: int
    chairs: list[SummaryChair]


class Tables(Response):
    """A page of a list of tables."""

    tables: list[Summary]
    next: str | None  # as ``before`` it asks for the next page; None: this is the last


class WhyQuery(Request, frozen=True):
    seat: Seat
    choice: Choice
    by: Action | None = None


class Why(Response):
    """Whether a choice is legal, and if not, why not."""

    choice: str
    legal: bool
    reason: str | None
    rule: str | None
    detail: str | None


# --- looking back --------------------------------------------------------------------------------


class Decision(Response):
    """One choice of a finished game, and what came of it."""

    seat: int
    choice: str
    events: list[GameEvent]


class RoundTotals(Response):
    """What every seat had when a round began to be planned, or at the end (round None)."""

    round: int | None
    decisions: int  # how many had been made by then
    prestige: list[int]
    coins: list[int]


class History(Response):
    """A finished game: all of its decisions, and where its rounds begin."""

    decisions: list[Decision]
    rounds: list[RoundTotals]


class PastView(Response):
    """A finished game after so many decisions: all that was hidden then is open."""

    decisions: int
    decision: Decision | None  # the last of them
    view: View


# --- about the server ----------------------------------------------------------------------------


class Identity(Response):
    """A new identity for a script, for ``Authorization: Bearer``. It cannot be recovered."""

    token: str


class BoardAbout(Response):
    id: str
    name: str
    players: list[int]
    digest: str


class About(Response):
    """What this server offers."""

    name: str
    version: str
    protocol: int
    engine: Literal["compiled", "plain"]
    boards: list[BoardAbout]
    levels: list[str]
    solo: list[str]
    special: list[str]
    final: list[str]
    final_tile: list[str]
    rules: list[str]  # versions of the rules, oldest first; new tables are played by the last
    limits: dict[str, int]


class Health(Response):
    status: Literal["ok", "failing"]


class ProblemTold(Response, omit_defaults=True):
    """An error, as application/problem+json (RFC 9457)."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    reason: str | None = None  # of a refusal: an id of the engine
    rule: str | None = None  # of a refusal: an id of docs/rules.md
    sequence: int | None = None  # where the table is now
    retry_after: int | None = None  # seconds


# --- over the socket -----------------------------------------------------------------------------

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


ClientMessage = FollowMessage | UnfollowMessage | ChooseMessage | UndoMessage


class DoneMessage(Response, tag_field="type", tag="done"):
    id: str
    table: str
    seat: int | None
    sequence: int
    repeated: bool = False


class ProblemMessage(Response, tag_field="type", tag="problem"):
    id: str | None
    problem: ProblemTold


class Bots(Response, tag_field="type", tag="bots"):
    """Which bots of a table wait for a free processor. Not a step: it has no sequence number."""

    table: str
    waiting: list[int]  # seats


ServerMessage = Snapshot | Update | Bots | DoneMessage | ProblemMessage
