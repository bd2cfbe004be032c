"""Reminding somebody that they are waited for: once a day, by those who sit there."""

from __future__ import annotations

import time

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.durations import DAY
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.notifications import channels
from maharaja.server.notifications.causes import waited_for
from maharaja.server.notifications.kinds import topic_of
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import check_running, check_seat, known
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Notice

KIND = "nudge"


async def nudge(
    service: TableService, visitor: Visitor, table: str, seat: int
) -> messages.TableNotifications:
    """Remind the people of a seat; nobody is told whether they have a channel at all."""
    known(visitor)
    now = (await enter(service, visitor, table, None)).table
    check_seat(now, seat)
    if not now.seats_of(*visitor.person_ids):
        raise Problem("not-your-seat", Message("error-detail-players-only"))
    check_running(now)
    people = now.chairs[seat].person_ids
    if seat not in waited_for(now) or not visitor.person_ids.isdisjoint(people):
        raise Problem("nothing-to-decide")
    at = time.time()
    notices = [Notice(who, topic_of(KIND), KIND, at, at) for who in people]
    if not await service.store.outbox.nudge(table, seat, at, at - DAY, notices):
        raise Problem("too-often", Message("error-detail-too-often-nudges"))
    return await channels.of_table(service, visitor, table)
