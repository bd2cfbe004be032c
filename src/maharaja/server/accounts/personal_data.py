"""What is kept of a person: all of it for themselves, and none of it if they wish so."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from maharaja.server import messages
from maharaja.server.accounts import overview, registration
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.notifications import channels
from maharaja.server.tables import queries
from maharaja.server.tables.forgotten_names import forget_names
from maharaja.server.tables.guards import is_host, is_own, known
from maharaja.server.tables.log_entries import Closed, EntryBody
from maharaja.server.tables.registry import Registry
from maharaja.server.tables.seats import left
from maharaja.server.tables.serialize import millis
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.server.tables.writer import Writer
from maharaja.store import rows

OVER = (rows.FINISHED, rows.CLOSED)

# --- export --------------------------------------------------------------------------------------


async def export(service: TableService, visitor: Visitor, origin: str) -> messages.PersonalData:
    """All that is stored about the visitor, and the records of their games."""
    person_id = known(visitor)
    service.account_limits.admit_export(visitor)
    data = service.store.personal_data
    return messages.PersonalData(
        exported=millis(time.time()),
        account=await overview.account_info(service, visitor, origin),
        person_ids=sorted(visitor.person_ids),
        names=[
            {"table": table, "entry": number, "name": name}
            for table, number, name in await data.names(person_id)
        ],
        notifications=await channels.overview(service, visitor),
        muted=await data.mutes(person_id),
        said=[
            {"table": table, "at": millis(at), "name": name, "phrase": phrase, "text": text}
            for table, at, name, phrase, text in await data.said(person_id)
        ],
        seen=[{"table": table, "at": millis(at)} for table, at in await data.presence(person_id)],
        games=[
            await game_json(service, visitor, table)
            for table in await service.store.accounts.tables_of(person_id)
        ],
    )


async def game_json(service: TableService, visitor: Visitor, table: str) -> dict[str, Any]:
    """A table, and the record of its game; of one that is not over, what the visitor may know."""
    try:
        live = await service.registry.find(table)
        own = live.table.seats_of(*visitor.person_ids)
        told: dict[str, Any] = {
            "table": table,
            "created": millis(live.table.created),
            "status": live.table.status,
            "host": is_host(live.table, visitor),
            "seats": own,
            "record": None,
        }
        if live.table.status in (rows.RUNNING, rows.FINISHED):
            seat = own[0] if own else None
            told["record"] = await queries.record(service, visitor, table, seat, None)
        return told
    except Problem as problem:
        return {"table": table, "problem": problem.code}


# --- delete --------------------------------------------------------------------------------------


async def delete(service: TableService, visitor: Visitor) -> messages.Gone:
    """Forget the visitor: their games stay, with nobody's name at their seats."""
    known(visitor)
    await erase(service.registry, service.writer, visitor)
    service.identities.changed()
    return messages.Gone()


async def erase(registry: Registry, writer: Writer, visitor: Visitor) -> None:
    """The same, without a server.

    Whatever has been done of it when the process dies is done; it can be asked again for the rest.
    """
    store, person_id = registry.store, known(visitor)
    tables = await store.accounts.tables_of(person_id)
    for table in tables:
        with suppress(Problem):  # one that is damaged; its names go all the same
            await give_up(writer, visitor, table)
    nobodys = registration.device_of(person_id, None, "", active=False)
    await store.personal_data.erase(nobodys, visitor.account_id)
    for table in tables:
        with suppress(Problem):
            await forget_names(registry, table)
    await store.overwrite_deleted()


async def give_up(writer: Writer, visitor: Visitor, table: str) -> None:
    """Leave every seat of a game that is not over, and close a table that nobody will open."""

    def leaving(now: Table) -> EntryBody | None:
        own = [seat for seat in range(len(now.chairs)) if is_own(now, visitor, seat)]
        return left(now, own[0]) if own and now.status not in OVER else None

    def closing(now: Table) -> EntryBody | None:
        waits = now.status == rows.WAITING and is_host(now, visitor)
        return Closed() if waits else None

    while (await writer.change(table, leaving)).written is not None:
        pass
    await writer.change(table, closing)
