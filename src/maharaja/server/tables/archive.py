"""Whole tables as lines of text: what ``maharaja tables`` exports and imports (docs/hosting.md)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Raw, Struct

import maharaja
from maharaja import boards
from maharaja.bots.levels import LEVELS
from maharaja.bots.styles import STYLES
from maharaja.engine.board import Board
from maharaja.errors import MaharajaError, Message
from maharaja.server.messages import Key, Name, Purpose, Seat, TableId
from maharaja.server.tables.chairs import BOT, FREE, PERSON
from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    BotSat,
    Chosen,
    Claimed,
    Closed,
    DeadlineSet,
    EntryBody,
    HandedOver,
    Hinted,
    Left,
    OrdersSet,
    OrderStopped,
    Rematch,
    Renamed,
    Sat,
    Shared,
    StandIn,
    TakenBack,
    TimedOut,
    Undone,
    VacationBegun,
    VacationOver,
    Warned,
    decoded,
    read_header,
)
from maharaja.server.tables.table import Table
from maharaja.server.tables.undo import undoable
from maharaja.store import rows
from maharaja.store.migrations.names_in_logs import without_names
from maharaja.store.rows import DisplayName, Entry, Link, Standing, TableRow
from maharaja.store.store import Store

FORMAT = "maharaja-table/2"
WITH_NAMES_IN_LOGS = "maharaja-table/1"  # as it was exported once
FAMILY = FORMAT.partition("/")[0]
UNKNOWN = Standing(status=rows.WAITING, bots=False, summary="{}")  # until the log is folded
BOARDS_KEPT = 16

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Time = Annotated[float, Meta(ge=0, le=1e11)]


class ArchiveError(MaharajaError):
    """A table that cannot be written down, or a line that is none: what is wrong and where."""


class KeptEntry(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """An entry of the log; their numbers are 1, 2, 3 in order."""

    at: Time
    body: Raw
    key: Key | None
    name: Name | None = None  # the display name that it gave, unless that has been deleted


class KeptLink(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    hashed: Hash
    purpose: Purpose
    seat: Seat | None
    created: Time


class Kept(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A table with everything that belongs to it. Holds secrets."""

    format: str
    id: TableId
    created: Time
    host: Hash
    public: bool
    header: Raw
    entries: list[KeptEntry]
    links: list[KeptLink]
    board: str  # the text of its board file
    check: str = ""  # sha256 of the line with "" in this place


class Opening(Struct):
    """The field that every version of the format has."""

    format: str


class Naming(Struct):
    """The part of an entry's body that says whose name it gives."""

    person_id: str


_kept = msgspec.json.Decoder(Kept)
_opening = msgspec.json.Decoder(Opening)
_naming = msgspec.json.Decoder(Naming)
_encode = msgspec.json.Encoder().encode

# Whose chair it may be when somebody comes or goes.
_CHAIRS: dict[type[EntryBody], tuple[str, ...]] = {
    Sat: (FREE,),
    BotSat: (FREE, BOT),
    Claimed: (PERSON,),
    Left: (PERSON,),
    HandedOver: (PERSON,),
    TakenBack: (PERSON,),
    Renamed: (PERSON,),
    AutoAnswerSet: (PERSON,),
    Hinted: (PERSON,),
    Rematch: (PERSON,),
    Shared: (PERSON,),
    DeadlineSet: (PERSON,),
    Warned: (PERSON,),
    TimedOut: (PERSON,),
    StandIn: (PERSON,),
    VacationBegun: (PERSON,),
    VacationOver: (PERSON,),
    OrdersSet: (PERSON,),
    OrderStopped: (PERSON,),
}

# What only tables with a pace have.
_TIMED = (DeadlineSet, Warned, TimedOut, StandIn, VacationBegun, VacationOver)


# --- out of a store ------------------------------------------------------------------------------


async def take_out(store: Store, name: str) -> Kept | None:
    """The table as it is at one moment, also while it is being played; None if there is none."""
    row = await store.table(name)
    if row is None:
        return None
    # Links before entries: if the entries are there, nobody has deleted the table meanwhile.
    links = await store.links.of_table(name)
    entries = (await store.entries(name))[: row.number]
    if len(entries) < row.number:
        return None
    try:
        board = await board_text(store, read_header(row.header).digest)
        for entry in entries:
            decoded(entry)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ArchiveError("error-archive-damaged", table=name, what=said(error)) from None
    kept = Kept(
        format=FORMAT,
        id=row.id,
        created=row.created,
        host=row.host,
        public=row.public,
        header=Raw(row.header),
        entries=[kept_entry(entry) for entry in entries],
        links=[
            KeptLink(
                hashed=link.hashed,
                purpose=cast(Purpose, link.purpose),
                seat=link.seat,
                created=link.created,
            )
            for link in links
        ],
        board=board,
    )
    return msgspec.structs.replace(kept, check=digest(kept))


def kept_entry(entry: Entry[str]) -> KeptEntry:
    name = None if entry.name is None else entry.name.text
    return KeptEntry(at=entry.at, body=Raw(entry.body), key=entry.key, name=name)


async def board_text(store: Store, wanted: str) -> str:
    """The board file as it was when the table was made."""
    kept = await store.boards.text(wanted)
    if kept is not None:
        return kept
    for name in boards.available():
        if maharaja.load_board(name).digest == wanted:
            return boards.text(name)
    raise ArchiveError("error-archive-board", digest=wanted)


def digest(kept: Kept) -> str:
    return sha256(_encode(msgspec.structs.replace(kept, check=""))).hexdigest()


def write(kept: Kept) -> bytes:
    """The table as one line of an export."""
    return _encode(kept) + b"\n"


# --- into a store --------------------------------------------------------------------------------


def is_ours(line: bytes) -> bool:
    """Whether a line belongs to a file of tables, be it of another version."""
    try:
        return _opening.decode(line).format.partition("/")[0] == FAMILY
    except (msgspec.MsgspecError, RecursionError):
        return False


def read(line: bytes) -> Kept:
    """Parse a line of an export; ArchiveError says what is wrong with it."""
    try:
        found = _opening.decode(line).format
        if found not in (FORMAT, WITH_NAMES_IN_LOGS):
            raise ArchiveError("error-archive-format", format=found, known=FORMAT)
        kept = _kept.decode(line)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ArchiveError("error-archive-none", what=said(error)) from None
    if digest(kept) != kept.check:
        raise ArchiveError("error-archive-changed", table=kept.id)
    return upgraded(kept) if kept.format == WITH_NAMES_IN_LOGS else kept


def upgraded(kept: Kept) -> Kept:
    """A table of the time when display names were in the log, as it would be exported today."""
    entries = list(kept.entries)
    bodies = [(place, text(entry.body)) for place, entry in enumerate(entries)]
    for place, body, _, name in without_names(bodies):
        old = entries[place]
        entries[place] = KeptEntry(at=old.at, body=Raw(body), key=old.key, name=name)
    return msgspec.structs.replace(kept, format=FORMAT, entries=entries)


def unfold(kept: Kept) -> tuple[Table, TableRow, list[Entry[str]]]:
    """Play the whole log; ArchiveError if that cannot be how the table went."""
    entries = [stored_entry(number, entry) for number, entry in enumerate(kept.entries, start=1)]
    row = TableRow(
        id=kept.id,
        created=kept.created,
        changed=entries[-1].at if entries else kept.created,
        host=kept.host,
        public=kept.public,
        header=text(kept.header),
        number=len(entries),
        standing=UNKNOWN,
    )
    place = Message("error-archive-at-beginning")
    try:
        table = Table(row, board_of(kept.board))
        check_header(table)
        for entry in entries:
            place = Message("error-archive-at-entry", number=entry.number)
            found = decoded(entry)
            check_body(table, found.body)
            table.apply(found)
        place = Message("error-archive-at-links")
        check_links(table, kept)
    except Exception as error:  # whatever can be wrong with what has been written elsewhere
        where = (Message("error-archive-at-table", table=kept.id), place)
        raise ArchiveError(said(error), at=where) from error
    return table, replace(row, standing=table.standing()), entries


def stored_entry(number: int, entry: KeptEntry) -> Entry[str]:
    body = text(entry.body)
    person_id = None if entry.name is None else person_of(body)
    name = None if person_id is None or entry.name is None else DisplayName(person_id, entry.name)
    return Entry(number, entry.at, body, entry.key, name)


def person_of(body: str) -> str | None:
    """Whose name an entry gives; None if it is none that gives one."""
    try:
        return _naming.decode(body).person_id
    except (msgspec.MsgspecError, RecursionError):
        return None


async def put_in(store: Store, kept: Kept, *, instead: bool) -> None:
    """Restore a table, checked, and all of it or nothing; ``instead`` of the one that is there."""
    table, row, entries = unfold(kept)
    links = [
        Link(link.hashed, kept.id, link.purpose, link.seat, link.created) for link in kept.links
    ]
    await store.boards.keep(table.header.digest, kept.board)
    await store.create(row, entries, links, replace=instead)


def said(error: Exception) -> Message:
    """What is wrong; errors of others in their own words."""
    if isinstance(error, RecursionError):
        return Message("error-detail-nested")
    if isinstance(error, MaharajaError):
        return error.whole()
    return Message("error-text-quoted", what=str(error) or type(error).__name__)


def text(raw: Raw) -> str:
    return bytes(raw).decode()


@lru_cache(BOARDS_KEPT)
def board_of(words: str) -> Board:
    return boards.parse(words, "its board")


def check_header(table: Table) -> None:
    header, board = table.header, table.game.board
    if (header.board, header.digest) != (board.id, board.digest):
        raise ArchiveError(
            "error-archive-its-board", board=board.id, digest=board.digest, other=header.board
        )
    if header.solo != bool(table.game.state.rules.solo):
        raise ArchiveError("error-archive-solo")


def check_body(table: Table, body: EntryBody) -> None:
    """What the server checks before it writes; the game checks choices itself."""
    if isinstance(body, Closed):
        return
    if isinstance(body, (Rematch, Shared)):
        check_finished(table, body)
        if body.seat is None:
            return
    if body.seat is None or not 0 <= body.seat < len(table.chairs):
        raise ArchiveError("error-archive-seat", seat=str(body.seat))
    if isinstance(body, (Chosen, Hinted, Undone)) and table.status != rows.RUNNING:
        raise ArchiveError("error-archive-status", status=table.status)
    if isinstance(body, (Chosen, Undone)):
        if isinstance(body, Undone) and not 1 <= body.back <= len(undoable(table, body.seat)):
            raise ArchiveError("error-archive-back", number=body.back)
        return
    chair = table.chairs[body.seat]
    kind = FREE if isinstance(body, Sat) and chair.absent else chair.kind
    if kind not in _CHAIRS[type(body)]:
        raise ArchiveError("error-archive-kind", seat=body.seat, sort=kind)
    if isinstance(body, _TIMED):
        check_timed(table, body)
    level: Any = getattr(body, "level", None)
    if level is not None and level not in LEVELS:
        raise ArchiveError("error-archive-level", level=level, names=list(LEVELS))
    style: Any = getattr(body, "style", None)
    if style is not None and style not in STYLES:
        raise ArchiveError("error-archive-style", style=style, names=list(STYLES))


def check_timed(table: Table, body: EntryBody) -> None:
    """What is written about clocks has to be about a clock, and in the order of the time."""
    if table.pace is None or table.status != rows.RUNNING:
        raise ArchiveError("error-archive-no-clock")
    assert body.seat is not None
    on_vacation = table.chairs[body.seat].vacation is not None
    if isinstance(body, VacationOver) and not on_vacation:
        raise ArchiveError("error-archive-no-clock")
    if isinstance(body, DeadlineSet):
        times = (body.half, body.tenth, body.until)
        if not 0 <= body.left <= table.pace.most or list(times) != sorted(times):
            raise ArchiveError("error-archive-no-clock")


def check_finished(table: Table, body: Rematch | Shared) -> None:
    """What is done about a game that is over."""
    if table.status != rows.FINISHED:
        again = isinstance(body, Rematch)
        words = "error-archive-again" if again else "error-archive-shared"
        raise ArchiveError(words, status=table.status)
    if isinstance(body, Rematch):
        msgspec.convert(body.table, TableId)


def check_links(table: Table, kept: Kept) -> None:
    for link in kept.links:
        if (link.purpose == "seat") != (link.seat is not None):
            raise ArchiveError("error-archive-link")
        if link.seat is not None and link.seat >= len(table.chairs):
            raise ArchiveError("error-archive-seat", seat=link.seat)
