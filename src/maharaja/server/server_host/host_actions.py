"""What a host of the server does: about tables and reports. All of it is noted.

The page and the commands do the same things; who is not a host finds nothing here.
"""

from __future__ import annotations

import secrets
import time

from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.server_host import host_overview
from maharaja.server.server_host.host_overview import HANDLE
from maharaja.server.tables.guards import known
from maharaja.server.tables.seats import left_by_host
from maharaja.server.tables.service import TableService
from maharaja.store.rows import HostAction
from maharaja.store.store import Store


def action(by_id: str, what: str, subject: str) -> HostAction:
    return HostAction(secrets.token_urlsafe(12), time.time(), by_id, what, subject)


async def check_is_host(service: TableService, visitor: Visitor) -> str:
    """The host's id; for everybody else there is nothing here."""
    hosts = await service.store.server_hosts.all()
    own = visitor.person_ids.intersection(hosts)
    if not own:
        raise Problem("not-found")
    return min(own)


async def see(service: TableService, visitor: Visitor) -> messages.HostPage:
    await check_is_host(service, visitor)
    return await host_overview.overview(service)


async def claim(
    service: TableService, visitor: Visitor, asked: messages.HostLink
) -> messages.HostPage:
    """Become a host by the server's start-up link, which works once."""
    person_id = known(visitor)
    done = action(person_id, "claim", person_id[:HANDLE])
    if not await service.store.server_hosts.use_link(asked.token, person_id, done):
        raise Problem("not-found")
    return await see(service, visitor)


async def about_table(
    service: TableService, visitor: Visitor, table: str, asked: messages.AboutTable
) -> messages.HostPage:
    """Delete a table, or take a seat of it from its person."""
    host = await check_is_host(service, visitor)
    hosts = service.store.server_hosts
    if asked.action == "delete":
        if not await service.store.delete([table]):
            raise Problem("no-table")
        service.registry.forget(table)
        await hosts.note(action(host, "delete-table", table))
    else:
        seat = asked.seat
        if seat is None:
            raise Problem("no-seat")
        await service.writer.change(table, lambda now: left_by_host(now, seat, banned=False))
        await hosts.note(action(host, "free-seat", f"{table} {seat}"))
    return await host_overview.overview(service)


async def about_report(
    service: TableService, visitor: Visitor, message: str, asked: messages.AboutReport
) -> messages.HostPage:
    """Deal with what was reported: delete the message, or leave it."""
    host = await check_is_host(service, visitor)
    await settle(service.store, message, delete=asked.action == "delete", by_id=host)
    return await host_overview.overview(service)


async def settle(store: Store, message: str, *, delete: bool, by_id: str) -> None:
    if not await store.talk.settle_reports(message):
        raise Problem("no-message")
    if delete:
        await store.talk.unsay(message)
    await store.server_hosts.note(
        action(by_id, "delete-message" if delete else "dismiss-report", message)
    )
