"""Playing once more: the one table where the people of a finished game meet again."""

from __future__ import annotations

import msgspec

from maharaja.server import messages
from maharaja.server.encodings import short_id_of
from maharaja.server.identity import Visitor
from maharaja.server.tables.access import enter
from maharaja.server.tables.chairs import BOT, BRAHMABOT_KIND, DEVICES, Chair
from maharaja.server.tables.create_table import (
    Plan,
    new_header,
    seating,
    set_up,
    table_made,
)
from maharaja.server.tables.guards import check_over_for, known
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.log_entries import Claimed, EntryBody, Rematch
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.store import rows
from maharaja.store.store import StoreError

OVER = (rows.FINISHED, rows.CLOSED)


async def rematch(service: TableService, visitor: Visitor, table: str) -> messages.TableMade:
    """The one table where the people of a finished game play once more.

    First it is set up, then it is noted here and told. Its id follows from this table, so of
    two who ask at once, in whichever process, the database lets one set it up, and the other
    finds it; and so does whoever asks next if the server dies before it is noted.
    """
    known(visitor)
    live = await enter(service, visitor, table, None)
    await service.registry.look_again(live)
    check_over_for(live.table, visitor)
    over = live.table
    while True:
        found = await find_or_set_up(service, over, visitor)
        made = await table_made(service, found, visitor)
        over = await note(service, over, found.table.host, made.table)
        if over.rematches[-1].table == made.table:
            return made


async def note(service: TableService, over: Table, host: str, new: str) -> Table:
    """Write down where it goes on, unless that was done before, or others have met elsewhere."""
    met = over.rematches
    seats = over.seats_of(host)
    body = Rematch(seat=seats[0] if seats else None, table=new)

    def decide(now: Table) -> EntryBody | None:
        noted = bool(met) and met[-1].table == new
        return None if noted or now.rematches != met else body

    return (await service.writer.change(over.id, decide)).table


async def find_or_set_up(service: TableService, over: Table, visitor: Visitor) -> LiveTable:
    """The table that was noted last or would be next; not one that is over or was deleted."""
    if over.rematches:
        name = over.rematches[-1].table
        row = await service.store.table(name)
        if row is not None and row.standing.status not in OVER:
            return await service.registry.find(name)
    number = len(over.rematches)
    while True:
        name = rematch_id(over, number)
        row = await service.store.table(name)
        if row is None:
            return await set_up_rematch(service, name, over, visitor)
        if row.standing.status not in OVER:  # not noted yet, or a moment ago
            return await service.registry.find(name)
        number += 1


async def set_up_rematch(
    service: TableService, name: str, over: Table, visitor: Visitor
) -> LiveTable:
    own = visitor.person_ids
    request = same_game(over, own)
    board = await service.registry.boards.named(request.board)
    header = new_header(request, board)
    header.pace = over.pace
    people = {over.host, *(device for _, device in over.chairs.people)}
    header.invited = sorted(people - own)
    bodies = seating(request.seats, visitor) + other_devices(over, own)
    try:
        return await set_up(service, name, visitor, Plan(header, bodies, board, request.public))
    except StoreError:
        # Perhaps somebody else has just done it.
        if await service.store.table(name) is None:
            raise
        return await service.registry.find(name)


def rematch_id(table: Table, number: int) -> str:
    """The id of the next table: everybody who asks finds the same, and nobody else guesses it.

    ``number`` is how many there were before.
    """
    return short_id_of(f"again:{table.host}:{table.id}:{number}")


def same_game(table: Table, own: frozenset[str]) -> messages.NewTable:
    """The game anew, by the newest rules.

    Bots stay, the person's seats are theirs again, everybody else's are free.
    """
    options = {name: value for name, value in table.options.items() if name != "players"}
    chairs = [chair for chair in table.chairs if chair.kind != BRAHMABOT_KIND]
    return messages.NewTable(
        seats=[same_place(chair, own) for chair in chairs],
        board=table.header.board,
        options=msgspec.convert(options, messages.Options),
        public=table.public,
        hints=table.header.hints,
        free_text=table.header.free_text,
    )


def same_place(chair: Chair, own: frozenset[str]) -> messages.Place:
    if chair.kind == BOT and chair.level is not None:
        return messages.BotSeat(level=chair.level, style=chair.style)
    if not own.isdisjoint(chair.person_ids):
        return messages.MySeat(name=chair.name)
    return messages.GuestSeat()


def other_devices(table: Table, own: frozenset[str]) -> list[EntryBody]:
    """The person's seats are theirs at their other devices, too."""
    return [
        Claimed(seat=seat, person_id=other, bot_account=table.chairs[seat].bot_account)
        for seat in table.seats_of(*own)
        for other in sorted(table.chairs[seat].person_ids - own)[: DEVICES - 1]
    ]
