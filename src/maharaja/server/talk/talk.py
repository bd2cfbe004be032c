"""Talking at a table: saying something, hearing it, muting people, reporting what they say."""

from __future__ import annotations

from hashlib import sha256
from typing import cast

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.encodings import base64url
from maharaja.server.errors import Problem, at
from maharaja.server.identity import Visitor
from maharaja.server.notifications.kinds import TALK
from maharaja.server.tables.access import enter
from maharaja.server.tables.chairs import Chair
from maharaja.server.tables.display_names import clean
from maharaja.server.tables.guards import check_own_seat, identity_at, known
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table
from maharaja.server.talk import talk_text
from maharaja.server.talk.phrases import ALL
from maharaja.server.talk.rooms import TABLE, room_of, rooms_of
from maharaja.store.rows import Notice, Report, Said

SHOWN = 200  # of the newest messages
MOST = 2000  # that are kept of one room of a table: spectators do not silence players


async def hear(
    service: TableService, visitor: Visitor, table: str, link: str | None
) -> messages.Talk:
    """What was said at a table, as far as the visitor hears it."""
    live = await enter(service, visitor, table, link)
    return await talk_of(service, live.table, visitor)


async def say(
    service: TableService, visitor: Visitor, table: str, asked: messages.Say, link: str | None
) -> messages.Talk:
    """Say something; sent again with the same key, it is not said again."""
    known(visitor)
    live = await enter(service, visitor, table, link)
    person_id = identity_at(live.table, visitor) or known(visitor)
    text = check_said(service, live.table, visitor, asked)
    check_own_seat(live.table, visitor, asked.seat)
    service.restrictions.check_talk(visitor)
    service.talk.admit(visitor, person_id)
    room = room_of(live.table, *visitor.person_ids)
    if await service.store.talk.count(table, room) >= MOST:
        raise Problem("too-often", Message("error-detail-too-often-said", number=MOST))
    seats = live.table.seats_of(*visitor.person_ids)
    said = Said(
        id=message_id(table, person_id, asked.key),
        table=table,
        room=room,
        at=service.talk.now(),
        person_id=person_id,
        seat=asked.seat if asked.seat is not None else next(iter(seats), None),
        name="" if room == TABLE else clean(asked.name),
        phrase=asked.phrase,
        text=text,
    )
    service.talk.note_own(said.id)
    if await service.store.talk.say(said, await notices_of(service, live.table, said)):
        service.talk.tell(live, room)
    return await talk_of(service, live.table, visitor)


def check_said(
    service: TableService, table: Table, visitor: Visitor, asked: messages.Say
) -> str | None:
    """The text as it will be shown, if it is one; Problem if that cannot be said here."""
    if visitor.bot_account:
        raise Problem("no-talk", Message("error-detail-bots-do-not-talk"))
    if (asked.phrase is None) == (asked.text is None):
        raise Problem("invalid", Message("error-detail-phrase-or-text"))
    if asked.text is None:
        if asked.phrase not in ALL:
            raise Problem("invalid", at("phrase", Message("error-detail-no-phrase")))
        return None
    if not allows_text(service, table):
        raise Problem("no-talk", Message("error-detail-phrases-only"))
    text = talk_text.clean(asked.text)
    if not text:
        raise Problem("invalid", at("text", Message("error-detail-empty-text")))
    return text


def allows_text(service: TableService, table: Table) -> bool:
    return service.settings.free_text and table.header.free_text


def message_id(table: str, person_id: str, key: str) -> str:
    """The same for the same request, so that it is carried out once."""
    return base64url(sha256(f"{table}:{person_id}:{key}".encode()).digest()[:16])


async def notices_of(service: TableService, table: Table, said: Said) -> list[Notice]:
    """For the other players, who may want to be told while they are away."""
    if said.room != TABLE:
        return []
    own = {who for chair in own_chairs(table, said.person_id) for who in chair.person_ids}
    people = {who for chair in table.chairs for who in chair.person_ids}
    deaf = await service.store.talk.muters_of(said.person_id)
    due = said.at + service.settings.notify_after
    return [Notice(who, TALK, TALK, said.at, due) for who in sorted(people - own - deaf)]


def own_chairs(table: Table, person_id: str) -> list[Chair]:
    return [chair for chair in table.chairs if person_id in chair.person_ids]


async def talk_of(service: TableService, table: Table, visitor: Visitor) -> messages.Talk:
    person_id = visitor.person_id
    heard = rooms_of(table, *visitor.person_ids)
    found = await service.store.talk.of_table(table.id, heard, service.talk.since, SHOWN)
    muted = set() if person_id is None else await service.store.talk.muted_by(person_id)
    return messages.Talk(
        room=room_of(table, *visitor.person_ids),
        free_text=allows_text(service, table) and not visitor.bot_account,
        days=service.settings.talk_days,
        messages=[told(table, said, visitor, muted) for said in found],
    )


def told(table: Table, said: Said, visitor: Visitor, muted: set[str]) -> messages.TalkMessage:
    is_muted = said.person_id in muted
    return messages.TalkMessage(
        id=said.id,
        at=int(said.at * 1000),
        room=cast(messages.Room, said.room),
        seat=said.seat,
        name=name_of(table, said),
        phrase=None if is_muted else said.phrase,
        text=None if is_muted else said.text,
        mine=said.person_id in visitor.person_ids,
        muted=is_muted,
    )


def name_of(table: Table, said: Said) -> str:
    """What the person is called there now; nothing for those who no longer have the seat."""
    if said.seat is None:
        return said.name
    chair = table.chairs[said.seat]
    return chair.name if said.person_id in chair.person_ids else ""


async def mute(
    service: TableService,
    visitor: Visitor,
    table: str,
    message: str,
    asked: messages.MutePerson,
    link: str | None,
) -> messages.Talk:
    """No longer hear whoever has said this, on whichever device, or hear them again."""
    person_id = known(visitor)
    live = await enter(service, visitor, table, link)
    said = await heard_by(service, live.table, visitor, message)
    others = {said.person_id} | {
        who for chair in own_chairs(live.table, said.person_id) for who in chair.person_ids
    }
    await service.store.talk.mute(person_id, sorted(others - visitor.person_ids), on=asked.muted)
    return await talk_of(service, live.table, visitor)


async def report(
    service: TableService, visitor: Visitor, table: str, message: str, link: str | None
) -> messages.Talk:
    """Show something to the server's host, with a copy of it: the message itself may go."""
    person_id = known(visitor)
    live = await enter(service, visitor, table, link)
    said = await heard_by(service, live.table, visitor, message)
    service.talk.admit_report(visitor, person_id)
    await service.store.talk.report(
        Report(
            message_id=said.id,
            reporter_id=person_id,
            at=service.talk.now(),
            table=table,
            room=said.room,
            said_at=said.at,
            person_id=said.person_id,
            name=name_of(live.table, said),
            phrase=said.phrase,
            text=said.text,
        )
    )
    return await talk_of(service, live.table, visitor)


async def heard_by(service: TableService, table: Table, visitor: Visitor, message: str) -> Said:
    """A message of somebody else that the person hears; Problem if there is none."""
    said = await service.store.talk.find(table.id, message)
    if said is None or said.room not in rooms_of(table, *visitor.person_ids):
        raise Problem("no-message")
    if said.at < service.talk.since or said.person_id in visitor.person_ids:
        raise Problem("no-message")
    return said
