"""Coming in: which tables a visitor may see, and what a link opens."""

from __future__ import annotations

import time

from maharaja.server.answer_timing import until_tick
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.rate_limits import site_of
from maharaja.server.tables.guards import check_own_seat, is_expected, may_enter, may_see
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.return_to_seat import come_back
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Link

TICK = 0.005  # seconds: when it is told that there is no table; finding that out takes less


async def enter(
    service: TableService,
    visitor: Visitor,
    table: str,
    link: str | None,
    seat: int | None = None,
    *,
    fresh: bool = True,
) -> LiveTable:
    """The table, if the visitor may see it from there.

    Unknown tables look the same as those the visitor may not see. ``fresh``: with everything that
    was written by any process; changes see to that themselves.
    """
    arrived = time.monotonic()
    registry = service.registry
    live = registry.live.get(table)
    if live is not None and may_see(live, visitor, link):
        live = await (registry.find_fresh if fresh else registry.find)(table)
    if live is None or not may_see(live, visitor, link):
        live = await _let_in(service, visitor, table, link)
    if live is None:
        await until_tick(arrived, TICK)
        raise Problem("no-table")
    check_own_seat(live.table, visitor, seat)
    if not live.site and may_enter(live.table, visitor):
        live.site = site_of(visitor.address)
    if live.table.pace is not None:
        await come_back(service, live, visitor)
    return live


async def _let_in(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> LiveTable | None:
    """The table, if the store knows that the visitor may see it; None otherwise.

    A table is opened only for those who may see it, and for all others the same is done whether
    or not there is one: so nobody can tell by the time it takes.
    """
    row = await service.store.table(table)
    shown = None if link is None else await service.store.links.find(hashed(link))
    linked = shown is not None and shown.table == table
    if row is None or not (linked or is_expected(row, visitor)):
        return None
    live = await service.registry.find(table, row)
    await service.registry.look_again(live)
    if linked and shown is not None:
        live.links[shown.hashed] = shown
    return live if may_see(live, visitor, link) else None


async def find_link(service: TableService, live: LiveTable, token: str | None) -> Link | None:
    """What a link opens at this table."""
    if token is None:
        return None
    key = hashed(token)
    if key not in live.links:
        found = await service.store.links.find(key)
        if found is None or found.table != live.table.id:
            return None
        live.links[key] = found
    return live.links[key]
