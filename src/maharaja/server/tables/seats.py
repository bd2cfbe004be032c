"""Sitting down, leaving, and who plays a seat."""

from __future__ import annotations

from typing import TypedDict

from msgspec.structs import replace

from maharaja.bots.levels import is_quick
from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.bots.bot_limits import number_searching
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables import display_names
from maharaja.server.tables.access import enter, find_link
from maharaja.server.tables.chairs import BOT, DEVICES, FREE, PERSON
from maharaja.server.tables.guards import (
    check_host,
    check_level,
    check_over_for,
    check_own_seat,
    check_running,
    check_seat,
    check_style,
    check_waiting,
    identity_at,
    is_host,
    is_own,
    known,
    may_enter,
)
from maharaja.server.tables.log_entries import (
    AutoAnswerSet,
    BotSat,
    Claimed,
    Closed,
    EntryBody,
    HandedOver,
    Left,
    Renamed,
    Sat,
    Shared,
    TakenBack,
)
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.server.tables.writer import Decide
from maharaja.store import rows

LEAVERS_LEVEL = "adept"  # plays on for those who left

# --- people --------------------------------------------------------------------------------------


async def join(
    service: TableService, visitor: Visitor, table: str, request: messages.Join, link: str | None
) -> messages.Joined:
    """Take a free seat; whoever asks twice has the seat of the first time."""
    person_id = known(visitor)
    live = await enter(service, visitor, table, link)
    if not live.table.public and not may_enter(live.table, visitor):
        found = await find_link(service, live, link)
        if found is None or found.purpose != "invite":
            raise Problem("no-table")

    def decide(now: Table) -> EntryBody | None:
        own = now.seats_of(*visitor.person_ids)
        if own and request.seat in (None, *own):
            return None
        if not now.banned.isdisjoint(visitor.person_ids):
            raise Problem("seat-taken", Message("error-detail-banned"))
        seat = free_seat(now, request.seat)
        name = display_names.clean(request.name)
        return Sat(seat=seat, name=name, person_id=person_id, bot_account=visitor.bot_account)

    change = await service.writer.change(table, decide)
    if change.written is not None:
        seat = change.written.seat
    else:
        own = change.table.seats_of(*visitor.person_ids)
        seat = own[0] if request.seat is None else request.seat
    assert seat is not None
    return messages.Joined(table=table, seat=seat)


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that is wanted, or else any, if it is free, or its person absent."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.absent]
    if table.status != rows.RUNNING or not free:
        check_waiting(table)
        free = table.free()
    if wanted is not None:
        check_seat(table, wanted)
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Problem("seat-taken")
    return free[0]


async def claim(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> messages.Joined:
    """Bring a seat to this device by its own link."""
    person_id = known(visitor)
    live = await enter(service, visitor, table, link)
    found = await find_link(service, live, link)
    if found is None or found.purpose != "seat" or found.seat is None:
        raise Problem("no-table")
    seat, made = found.seat, found.created

    def decide(now: Table) -> EntryBody | None:
        chair = now.chairs[seat]
        if chair.kind != PERSON or made < chair.since:
            raise Problem("seat-taken", Message("error-detail-link-left"))
        if is_own(now, visitor, seat):
            return None
        if len(chair.person_ids) >= DEVICES:
            raise Problem("too-many-devices", Message("error-detail-devices", number=DEVICES))
        return Claimed(seat=seat, person_id=person_id, bot_account=visitor.bot_account)

    await service.writer.change(table, decide)
    return messages.Joined(table=table, seat=seat)


async def leave(service: TableService, visitor: Visitor, table: str, seat: int) -> messages.Done:
    """Give a seat up for good: it is free again, or a bot's once the game is on."""

    def decide(now: Table) -> EntryBody:
        check_own_seat(now, visitor, seat)
        return left(now, seat)

    return await change_seat(service, visitor, table, seat, decide)


def left(now: Table, seat: int) -> Left:
    if now.status == rows.WAITING:
        return Left(seat=seat)
    check_running(now)
    return Left(seat=seat, level=LEAVERS_LEVEL)


def left_by_host(now: Table, seat: int, *, banned: bool) -> Left:
    """A person has to go: whoever runs the server says so, perhaps for good."""
    check_seat(now, seat)
    if now.chairs[seat].kind != PERSON:
        raise Problem("seat-not-yours-to-give", Message("error-detail-nobody-sits"))
    return replace(left(now, seat), banned=banned)


async def rename(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.SetName
) -> messages.Done:
    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, seat)
        name = display_names.clean(request.name)
        if name == now.chairs[seat].name:
            return None
        return Renamed(seat=seat, person_id=known(visitor), name=name)

    return await change_seat(service, visitor, table, seat, decide)


async def set_auto_answer(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.SetAutoAnswer
) -> messages.Done:
    """Have answers without an alternative given for the seat, or not."""

    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, seat)
        if request.on == now.chairs[seat].auto_answer:
            return None
        return AutoAnswerSet(seat=seat, on=request.on)

    return await change_seat(service, visitor, table, seat, decide)


async def close(service: TableService, visitor: Visitor, table: str) -> messages.Done:
    """The host gives up a table whose game has not begun."""

    def decide(now: Table) -> EntryBody:
        check_host(now, visitor)
        check_waiting(now)
        return Closed()

    return await change_seat(service, visitor, table, None, decide)


async def share(service: TableService, visitor: Visitor, table: str) -> messages.Done:
    """Agree that everybody may see the finished game; they may when all who sit there have.

    Where nobody sits any more, the host decides.
    """
    person_id = known(visitor)
    live = await enter(service, visitor, table, None, fresh=False)
    own = live.table.seats_of(*visitor.person_ids)

    def decide(now: Table) -> EntryBody | None:
        check_over_for(now, visitor)
        seated = any(chair.kind == PERSON for chair in now.chairs)
        if seated and not now.seats_of(*visitor.person_ids):
            raise Problem("not-your-seat", Message("error-detail-players-only"))
        who = identity_at(now, visitor) or person_id
        if who in now.sharing:
            return None
        return Shared(seat=own[0] if own else None, person_id=who)

    return await change_seat(service, visitor, table, own[0] if own else None, decide)


# --- bots ----------------------------------------------------------------------------------------


async def set_bot(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.SetBot
) -> messages.Done:
    """The host fills a free seat with a bot, or changes its level."""

    def decide(now: Table) -> EntryBody | None:
        check_host(now, visitor)
        check_seat(now, seat)
        if now.chairs[seat].kind not in (FREE, BOT):
            raise Problem("seat-taken")
        if now.status == rows.CLOSED or now.game.finished:
            raise Problem("not-running")
        bot = wanted_bot(request)
        return None if plays_there(now, seat, bot) else BotSat(seat=seat, **bot)

    return await change_bot(service, visitor, table, seat, request.level, decide)


async def hand_over(
    service: TableService, visitor: Visitor, table: str, seat: int, request: messages.SetBot
) -> messages.Done:
    """A bot plays for a person for a while: at their own wish, or at the host's."""

    def decide(now: Table) -> EntryBody | None:
        if not is_host(now, visitor):
            check_own_seat(now, visitor, seat)
        check_seat(now, seat)
        if now.chairs[seat].kind != PERSON:
            raise Problem("seat-not-yours-to-give", Message("error-detail-nobody-sits"))
        check_running(now)
        bot = wanted_bot(request)
        return None if plays_there(now, seat, bot) else HandedOver(seat=seat, **bot)

    return await change_bot(service, visitor, table, seat, request.level, decide)


class WantedBot(TypedDict):
    """Which bot is to play a seat."""

    level: str
    style: str | None


def wanted_bot(request: messages.SetBot) -> WantedBot:
    level = check_level(request.level)
    return WantedBot(level=level, style=check_style(level, request.style))


def plays_there(table: Table, seat: int, bot: WantedBot) -> bool:
    chair = table.chairs[seat]
    return (chair.level, chair.style) == (bot["level"], bot["style"])


async def take_back(
    service: TableService, visitor: Visitor, table: str, seat: int
) -> messages.Done:
    """A person plays again where a bot has played for them."""

    def decide(now: Table) -> EntryBody | None:
        check_own_seat(now, visitor, seat)
        if now.pace is not None and not now.chairs[seat].handed_over:
            return None  # who asks is back already
        if not now.chairs[seat].handed_over:
            raise Problem("seat-not-yours-to-give", Message("error-detail-no-bot"))
        return TakenBack(seat=seat)

    return await change_seat(service, visitor, table, seat, decide)


async def change_bot(
    service: TableService, visitor: Visitor, table: str, seat: int, level: str, decide: Decide
) -> messages.Done:
    """A bot of the level comes to the seat, if the host may have so many that search."""
    live = await enter(service, visitor, table, None)
    limits = service.bot_limits
    async with limits.elsewhere(live.table.host, table, [level]) as elsewhere:

        def checked(now: Table) -> EntryBody | None:
            body = decide(now)
            others = [chair.level for other, chair in enumerate(now.chairs) if other != seat]
            if body is not None and not is_quick(level):
                limits.check(elsewhere + number_searching([*others, level]))
            return body

        return await change_seat(service, visitor, table, seat, checked)


async def change_seat(
    service: TableService, visitor: Visitor, table: str, seat: int | None, decide: Decide
) -> messages.Done:
    """Change the table, and tell the sequence number of whoever asked for it."""
    await enter(service, visitor, table, None, fresh=False)
    now = (await service.writer.change(table, decide)).table
    own = seat if seat is not None and is_own(now, visitor, seat) else None
    return messages.Done(table=table, seat=seat, sequence=now.sequence(own))
