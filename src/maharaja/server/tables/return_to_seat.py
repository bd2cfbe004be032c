"""Coming back to a seat that a bot plays because the person's time was up."""

from __future__ import annotations

from contextlib import suppress

from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables import clocks
from maharaja.server.tables.guards import is_own
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.log_entries import EntryBody, TakenBack
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table


async def come_back(service: TableService, live: LiveTable, visitor: Visitor) -> None:
    """Whoever asks for anything at the table is there: bots give their seats back at once."""
    for seat in live.table.seats_of(*visitor.person_ids):
        if not clocks.may_return(live.table, seat):
            continue

        def decide(now: Table, seat: int = seat) -> EntryBody | None:
            return (
                TakenBack(seat=seat)
                if is_own(now, visitor, seat) and clocks.may_return(now, seat)
                else None
            )

        with suppress(Problem):  # as often as the log has room for
            await service.writer.change(live.table.id, decide)
