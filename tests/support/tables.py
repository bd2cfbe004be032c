"""Tables without a server: what their logs add up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import maharaja
from maharaja.server import messages
from maharaja.server.tables.log_entries import EntryBody, Header, Sat, write_header
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store.rows import Entry, Standing, TableRow

BOARD = maharaja.load_board("classic")


def new_table(bodies: Iterable[EntryBody] = (), **options: Any) -> Table:
    header = Header(
        board=BOARD.id,
        digest=BOARD.digest,
        salt="00",
        solo="solo" in options,
        options=options or {"players": 2},
        seed=11,
    )
    blank = Standing("waiting", False, "{}")
    table = Table(TableRow("t", 1.0, 1.0, "host", False, write_header(header), 0, blank), BOARD)
    for body in bodies:
        take(table, body)
    return table


def take(table: Table, body: EntryBody, key: str | None = None) -> AppliedEntry:
    return table.apply(Entry(table.number + 1, 5.0, body, key))


def people(count: int = 2) -> list[EntryBody]:
    return [Sat(seat=seat, name=f"P{seat}", person_id=f"h{seat}") for seat in range(count)]


def received(snapshot: messages.Snapshot) -> messages.Snapshot:
    """A snapshot as a client has it: parts of it are encoded before they are sent."""
    return msgspec.json.decode(msgspec.json.encode(snapshot), type=messages.Snapshot)
