"""Looking at a table: once, until something happens, or from now on."""

from __future__ import annotations

import asyncio

from maharaja.server import messages
from maharaja.server.identity import Visitor
from maharaja.server.rate_limits import site_of
from maharaja.server.tables import serialize
from maharaja.server.tables.access import enter
from maharaja.server.tables.broadcast import Follower
from maharaja.server.tables.guards import check_own_seat, identity_at, is_host, known
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import AppliedEntry


class Waiter:
    """Somebody who waits for one message."""

    lasting = False
    person_ids: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.told = asyncio.Event()

    def tell(self, message: bytes) -> None:
        self.told.set()

    def note(self, message: bytes) -> None:
        pass  # whoever waits, waits for an entry


async def look(
    service: TableService,
    visitor: Visitor,
    table: str,
    seat: int | None,
    link: str | None,
    after: int | None,
    wait: float,
) -> messages.Snapshot:
    """How the table looks now, or as soon as there is a log entry behind ``after``."""
    live = await enter(service, visitor, table, link, seat)
    if after is not None:
        service.charge(visitor, live.table.sequence(seat) - after)
    if wait > 0 and after is not None and live.table.sequence(seat) <= after:
        await wait_for_entry(service, live, seat, wait, site_of(visitor.address))
    return await snapshot_of(service, live, visitor, seat, after)


async def follow(
    service: TableService, visitor: Visitor, message: messages.FollowMessage, follower: Follower
) -> messages.Snapshot:
    """A snapshot now, and updates from then on without a gap."""
    live = await enter(service, visitor, message.table, message.link, message.seat)
    if message.after is not None:
        service.charge(visitor, live.table.sequence(message.seat) - message.after)
    snapshot = await snapshot_of(service, live, visitor, message.seat, message.after)
    # Without waiting in between: what comes next is told.
    service.registry.follow(live, message.seat, follower, site_of(visitor.address))
    service.presences.tell(live)
    return snapshot


async def report_presence(
    service: TableService,
    visitor: Visitor,
    table: str,
    here: bool,
    reporter: Follower | None = None,
) -> messages.Done:
    """Say whether you look at a table; of those who only watch nothing is kept."""
    known(visitor)
    live = await enter(service, visitor, table, None, fresh=False)
    person_id = identity_at(live.table, visitor)
    if person_id is not None:
        await service.presences.report(live, person_id, reporter, here)
    return messages.Done(table=table, seat=None, sequence=0)


async def wait_for_entry(
    service: TableService, live: LiveTable, seat: int | None, seconds: float, source: str
) -> None:
    """Until something happens, or for so long."""
    waiter = Waiter()
    service.registry.follow(live, seat, waiter, source)
    try:
        async with asyncio.timeout(seconds):
            await waiter.told.wait()
    except TimeoutError:
        pass
    finally:
        service.registry.broadcast.unfollow(live.table.id, seat, waiter)


async def snapshot_of(
    service: TableService,
    live: LiveTable,
    visitor: Visitor,
    seat: int | None,
    after: int | None,
) -> messages.Snapshot:
    """How the table looks at the moment of the return."""
    await service.presences.load(live)
    past = [] if after is None else await past_until_now(service, live, seat, after)
    table = live.table
    check_own_seat(table, visitor, seat)  # it may have changed hands meanwhile
    try:
        return messages.Snapshot(
            host=is_host(table, visitor),
            yours=table.seats_of(*visitor.person_ids),
            table=serialize.table_json(table, seat),
            entries=serialize.entries_json(past, seat),
            bots_waiting=sorted(live.waiting),
            presence=service.presences.shown(live),
        )
    except Exception as error:
        raise service.registry.cannot_be_shown(live, error) from error


async def past_until_now(
    service: TableService, live: LiveTable, seat: int | None, after: int
) -> list[AppliedEntry]:
    """What happened since, up to the present; nothing comes in between on the way back."""
    while True:
        table = live.table
        past = await service.registry.past(live, after, seat)
        if live.table is table:
            return past
