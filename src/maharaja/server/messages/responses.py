"""What the server sends over HTTP, and in part over the socket."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from maharaja.bots.heuristic.terms import Term
from maharaja.bots.hints import At
from maharaja.bots.outlook import RiskName
from maharaja.json_types import Action
from maharaja.server.messages.parts import (
    BoardName,
    ChairKind,
    EntryKind,
    Fault,
    GameEvent,
    Insight,
    Millis,
    PaceKind,
    Part,
    Purpose,
    Response,
    StageChanges,
    Status,
    TableOptions,
    View,
)
from maharaja.server.messages.presence import Presence


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


class Joined(Response):
    table: str
    seat: int


class Done(Response):
    """The request was carried out; ``repeated`` if that had been done before."""

    table: str
    seat: int | None
    sequence: int
    repeated: bool = False


class Chair(Response):
    """Who sits where."""

    seat: int
    kind: ChairKind
    name: str  # empty: a person without one
    level: str | None  # of the bot that plays: its own seat, or handed over to it
    handed_over: bool
    auto_answer: bool  # answers without an alternative are given for it
    shares: bool  # its person would show the finished game to everybody
    hints: int  # how many its people were given
    style: str | None = None  # of the bot that plays
    bot_account: bool = False  # a program plays here, which somebody runs elsewhere
    timed_out: bool = False  # it plays because the person's time was up
    absent: bool = False  # for so long that others may take the seat
    vacation: Millis | None = None  # the person is away until then, and the clock stands


class Pace(Response):
    """How long people may take here; times in seconds that count, ``vacation`` in days."""

    kind: PaceKind
    bank: int
    increment: int
    most: int
    grace: int  # for a question in somebody else's turn; then a bot answers it
    vacation: int
    level: str  # of the bot that plays on when somebody's time is up
    start: int  # when time counts, in minutes after midnight
    end: int
    weekends: bool
    zone: str


class Clock(Response):
    """A seat's clock: your own exactly, others' to the hour, or to the minute, rounded up."""

    seat: int
    seconds: int  # that count and were left when it was last set or stopped
    until: Millis | None  # when its time is up, or a bot answers; None: it stands
    question: bool  # it has to answer in somebody else's turn, which costs nothing of its clock


class StandingOrders(Response):
    """What is answered for your seat in somebody else's turn: the first that is available."""

    retake: list[int]
    reward: list[str]
    takeable: list[int]  # what ``retake`` may name: characters of this game


class Stage(Response):
    """A position on the way through an entry, when so many of its events had happened.

    The stage that followed has the other fields; behind the last one comes the table itself.
    """

    events: int
    changes: StageChanges


class Entry(Response):
    """One thing that happened at the table."""

    sequence: int
    at: Millis
    kind: EntryKind
    seat: int | None
    events: list[GameEvent]
    choice: str | None = None  # of others' plans only "plan"
    level: str | None = None  # the bot that chose, or that sits there now
    fault: Fault | None = None  # why a simpler bot stood in
    back: int | None = None  # choices that an undo took back
    on: bool | None = None  # whether automatic answers were switched on
    name: str | None = None
    part: Part | None = None  # of its time that is left to your seat
    until: Millis | None = None  # your deadline, or the end of a vacation
    order: str | None = None  # your standing order that has stopped
    ordered: bool | None = None  # whether your standing orders chose
    # In updates: what it went through, and what it led to if that is not what the table shows.
    stages: list[Stage] = field(default_factory=list)


class Seed(Response):
    """What the set-up was drawn from; published when the game is over."""

    seed: str  # in digits: too large for the numbers of JavaScript
    salt: str


class Rematch(Response):
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
    hints: bool  # whether people here may have hints
    coached: bool  # a first game, with explanations
    commitment: str | None  # sha256 of "salt:seed"
    seed: Seed | None
    decisions: int
    undo: int  # choices this seat could take back now, one by one
    view: View | None  # None while the table waits for people
    insight: Insight | None  # what it needs besides to decide; None unless the game is on
    rematch: Rematch | None  # told to those who may come along
    shared: bool  # everybody may see the finished game
    pace: Pace | None = None  # None: people may take as long as they like
    clocks: list[Clock] = field(default_factory=list)  # of all seats, where there is a pace
    orders: StandingOrders | None = None  # yours, while the game is on
    vacation_left: int = 0  # whole days, of your seat


class Snapshot(Response, tag_field="type", tag="snapshot"):
    """The whole table, and the log entries since the client's last sequence number."""

    host: bool  # you are the host
    yours: list[int]  # your seats
    table: Table
    entries: list[Entry]
    bots_waiting: list[int]  # seats whose bots wait because the server's bots are busy
    presence: Presence


class Update(Response, tag_field="type", tag="update"):
    """What has just happened, and how the table looks now."""

    table: Table
    entries: list[Entry]


class SummaryChair(Response):
    """Who sits where, in a list; when the game is over, how they did."""

    kind: ChairKind
    name: str
    level: str | None
    bot_account: bool = False
    rank: int | None = None
    points: int | None = None
    won: bool | None = None


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
    ended: Millis | None  # when the game was over
    chairs: list[SummaryChair]


class Tables(Response):
    """A page of a list of tables."""

    tables: list[Summary]
    next: str | None  # as ``before`` it asks for the next page; None: this is the last


class Why(Response):
    """Whether a choice is legal, and if not, why not.

    ``places``: cities to travel to first, or villages that lack a shrine for it.
    """

    choice: str
    legal: bool
    reason: str | None
    rule: str | None
    detail: str | None
    places: list[str]


class Look(Response):
    """Where to look; ``city`` is a city, or one that the roads in question lead to."""

    at: At | Literal["only"]  # only: there is one legal choice
    city: str | None


class Reason(Response):
    """What speaks for a choice, or against it, in points of the final score."""

    term: Term
    points: float
    city: str | None


class Hint(Response):
    """What a bot would choose for a seat by what the seat knows: to be told step by step."""

    table: str
    seat: int
    sequence: int
    level: str  # of the bot that was asked
    look: Look
    reasons: list[Reason]  # the best first; what speaks against it last, with points below 0
    choice: str
    line: list[str]  # the own turn expected; the choice first, unless it is a plan


class Risk(Response):
    """Something the others may do, and in how many of the imagined rounds they did."""

    risk: RiskName
    times: int
    seat: int | None
    city: str | None
    action: Action | None


class Outlook(Response):
    """What others may do about a choice of a seat, by what the seat knows."""

    table: str
    seat: int
    sequence: int
    level: str  # of the bot that imagined it
    choice: str
    rounds: int  # imagined
    risks: list[Risk]  # the most frequent first


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


class Identity(Response):
    """A new identity for a script, for ``Authorization: Bearer``. It cannot be recovered."""

    token: str


class BoardAbout(Response):
    id: str
    name: str
    players: list[int]
    digest: str


class EngineBuild(Response):
    """The compiled engine, while it is being built beside the running server."""

    progress: float  # from 0 to 1


class About(Response):
    """What this server offers."""

    name: str
    version: str
    protocol: int
    engine: Literal["compiled", "plain"]
    boards: list[BoardAbout]
    levels: list[str]  # of bots, weakest first
    styles: list[str]  # of bots, for all levels that think
    solo: list[str]
    special: list[str]
    final: list[str]
    final_tile: list[str]
    rules: list[str]  # versions of the rules, oldest first; new tables are played by the last
    limits: dict[str, int]
    engine_build: EngineBuild | None = None  # until it is done: bots answer faster then
    free_text: bool = False  # new tables may have texts besides phrases
    network_address: str | None = None  # where others in the local network find this server


class Health(Response):
    status: Literal["ok", "failing"]


class ProblemDetails(Response, omit_defaults=True):
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
