"""Links to a table: to invite, to watch, or to bring a seat to another device."""

from __future__ import annotations

import secrets

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor, hashed
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import check_host, check_own_seat
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Link

LINKS = 100  # links of one table


async def make_link(
    service: TableService, visitor: Visitor, table: str, request: messages.AskLink
) -> messages.TableLink:
    """A new link; invitations are the host's, an own seat's link is its person's."""
    live = await enter(service, visitor, table, None)
    if request.purpose == "seat":
        if request.seat is None:
            raise Problem("invalid", at("seat", Message("error-detail-whose-link")))
        check_own_seat(live.table, visitor, request.seat)
        return await new_link(service, live, request.purpose, request.seat)
    if request.purpose == "invite":
        check_host(live.table, visitor)
    return await new_link(service, live, request.purpose)


async def new_link(
    service: TableService, live: LiveTable, purpose: messages.Purpose, seat: int | None = None
) -> messages.TableLink:
    table = live.table.id
    if await service.store.links.count(table) >= LINKS:
        raise Problem("too-many-links")
    token = secrets.token_urlsafe(24)
    link = Link(hashed(token), table, purpose, seat, service.writer.now())
    await service.store.links.add(link)
    live.links[link.hashed] = link
    return messages.TableLink(
        purpose=purpose, seat=seat, token=token, path=f"/tables/{table}#{purpose}={token}"
    )
