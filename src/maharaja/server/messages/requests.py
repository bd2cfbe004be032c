"""What clients send over HTTP. Unknown fields are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, defstruct, field

from maharaja import table_options
from maharaja.server.messages.parts import (
    Action,
    Choice,
    Key,
    Level,
    Name,
    PaceKind,
    Purpose,
    Request,
    Seat,
    Sequence,
    Style,
    Unread,
)

LONGEST_QR = 300  # characters: links have about a hundred


class NamedOptions(Request, frozen=True):
    """The options that take names; the yes-or-no ones of the engine's Options join them."""

    solo: Literal["easy", "medium", "hard"] | None = None
    first_game: bool = False
    special: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = field(
        default_factory=list
    )
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
    """A seat for a bot; with a ``style`` it prefers some of what it thinks nearly equal."""

    level: Level
    style: Style | None = None


Place = MySeat | GuestSeat | BotSeat


class QrRequest(Request, frozen=True):
    """The text of a QR code: a link."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_QR)]


Minutes = Annotated[int, Meta(ge=0, le=24 * 60, description="Minutes after midnight.")]


class Window(Request, frozen=True):
    """The part of each day in which time counts; it may reach into the next day."""

    start: Minutes = 0
    end: Minutes = 24 * 60


class SetPace(Request, frozen=True):
    """How long people may take; what is left out is as usual for the kind.

    ``bank`` and ``increment`` in seconds. ``level``: of the bot that plays on when somebody's time
    is up. ``zone``: the time zone of window and weekends, by its name.
    """

    kind: PaceKind
    bank: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)] | None = None
    increment: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] | None = None
    level: Level | None = None
    window: Window | None = None
    weekends: bool = True
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class NewTable(Request, frozen=True):
    """A table to be set up; the game begins when no seat is free.

    Solo tables have one seat, Brahmabot's comes by itself. ``hints``: whoever sits down agrees that
    everybody may have them. ``free_text``: people may write to each other, not only say phrases, if
    the server's host allows it. ``coached``: one person's first game, with hints and explanations;
    its bots are of the simplest level that thinks, its characters those of the first game. Without
    a ``pace`` people may take as long as they like.
    """

    seats: Annotated[list[Place], Meta(min_length=1, max_length=4)]
    board: Annotated[str, Meta(max_length=60)] = "classic"
    options: Options = Options()
    public: bool = False
    hints: bool = False
    free_text: bool = False
    coached: bool = False
    pace: SetPace | None = None
    key: Key | None = None


class ImportedTable(Request, frozen=True):
    """A table from a record or a position: to replay it, or to go on from there."""

    seats: Annotated[list[Place], Meta(max_length=4)] = field(default_factory=list)
    record: Unread | None = None
    position: Unread | None = None
    decisions: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    public: bool = False
    hints: bool = False
    free_text: bool = False
    pace: SetPace | None = None
    key: Key | None = None


class Join(Request, frozen=True):
    """Take a free seat, or any of them if none is named."""

    name: Name = ""
    seat: Seat | None = None


class SetName(Request, frozen=True):
    name: Name


class SetBot(Request, frozen=True):
    """The level of the bot that is to play a seat, and its style."""

    level: Level = "adept"
    style: Style | None = None


class SetAutoAnswer(Request, frozen=True):
    """Whether the server answers for the seat where there is only one legal choice."""

    on: bool


class SetPresence(Request, frozen=True):
    """Whether you look at the table, and have used the page in the last minutes."""

    here: bool


class SetVacation(Request, frozen=True):
    """The days of a vacation; 0 ends it."""

    days: Annotated[int, Meta(ge=0, le=60)]


class SetStandingOrders(Request, frozen=True):
    """What to take when asked in somebody else's turn: the first that is available."""

    retake: Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=20)] = field(
        default_factory=list
    )
    reward: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = field(
        default_factory=list
    )


class AskLink(Request, frozen=True):
    """A new link: to invite, to watch, or to bring your own seat to another device."""

    purpose: Purpose
    seat: Seat | None = None


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


class AskHint(Request, frozen=True):
    """A hint for the question that is open at ``sequence``."""

    sequence: Sequence


class AskOutlook(Request, frozen=True):
    """What others may do about a plan, or after the end of the turn, open at ``sequence``."""

    sequence: Sequence
    choice: Choice


class WhyQuery(Request, frozen=True):
    seat: Seat
    choice: Choice
    by: Action | None = None
