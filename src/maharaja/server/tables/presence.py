"""Presence: who looks at a table, as their pages say; shown coarsely, and never by what they do.

A page says that it is visible and used, every half minute, and when that ends. Nothing else counts:
a choice would tell when somebody replaces a plan. Others see whether somebody is here, and else in
which hour they were last.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict

import msgspec

from maharaja.server import messages
from maharaja.server.durations import HOUR
from maharaja.server.supervisor import BackgroundTasks
from maharaja.server.tables.broadcast import Follower
from maharaja.server.tables.chairs import PERSON
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.registry import Registry

LEASE = 75.0  # seconds for which a page's word holds: it repeats it every 30
PERIOD = 10.0  # seconds between two looks at whose word has run out

_encode = msgspec.json.Encoder().encode

Reporter = Follower | None  # a socket; None: requests over HTTP


class Presences:
    """Who is at which table of this process."""

    def __init__(self, registry: Registry, tasks: BackgroundTasks) -> None:
        self._registry = registry
        self._tasks = tasks
        self._store = registry.store
        # By table and person: until when each of their pages is taken to be there.
        self._reports: dict[tuple[str, str], dict[Reporter, float]] = defaultdict(dict)
        self._written: dict[tuple[str, str], float] = {}  # the end that is in the database

    async def report(self, live: LiveTable, person_id: str, reporter: Reporter, here: bool) -> None:
        """A page says whether it is looked at."""
        await self.load(live)
        now = time.time()
        pages = self._reports[live.table.id, person_id]
        if here:
            pages[reporter] = now + LEASE
        else:
            pages.pop(reporter, None)
        await self._note(live, person_id, now)

    def leave(self, reporter: Follower) -> None:
        """A socket is closed: what it said holds no longer."""
        left = [key for key, pages in self._reports.items() if reporter in pages]
        for table, person_id in left:
            live = self._registry.live.get(table)
            if live is not None and not self._tasks.closing:
                self._tasks.spawn(self.report(live, person_id, reporter, here=False))

    async def _note(self, live: LiveTable, person_id: str, now: float) -> None:
        key = (live.table.id, person_id)
        until = max(self._reports[key].values(), default=now)
        if not self._reports[key]:
            del self._reports[key]
        seen = live.seen or {}
        if until <= now and seen.get(person_id, (0.0, 0.0))[1] <= now:
            return  # away, as before
        live.seen = {**seen, person_id: (now, until)}
        self.tell(live)
        # Not with every word: it is there to be read after a kill, and by other processes.
        if until <= now or self._written.get(key, 0.0) < now + LEASE / 2:
            self._written[key] = until
            await self._store.presence.see(*key, now, until)
        if until <= now:
            self._written.pop(key, None)

    async def load(self, live: LiveTable) -> None:
        """Know who was here before, and at other processes; whoever looks now is told that."""
        if live.seen is None:
            await self._read(live)
            live.presence = _encode(self.shown(live))

    async def _read(self, live: LiveTable) -> None:
        found = await self._store.presence.seen_at(live.table.id)
        live.seen = {
            one.person_id: (one.seen, one.until)
            for one in found
            if one.seen is not None and one.until is not None
        }

    def shown(self, live: LiveTable) -> messages.Presence:
        """As everybody at the table is told it."""
        now = time.time()
        seats = [
            seat_presence(seat, [(live.seen or {}).get(one, (0.0, 0.0)) for one in people], now)
            for seat, people in seated(live)
        ]
        return messages.Presence(table=live.table.id, seats=seats, watching=spectators(live))

    def tell(self, live: LiveTable) -> None:
        """Tell everybody, if it has changed since they were told."""
        message = _encode(self.shown(live))
        if message != live.presence:
            live.presence = message
            self._registry.broadcast.note(live, message)

    async def watch(self) -> None:
        """Notice whose word has run out, and who has come or gone at other processes."""
        while True:
            await asyncio.sleep(PERIOD)
            self.forget_the_past()
            for live in list(self._registry.live.values()):
                if live.followers:
                    if not self._store.alone:
                        await self._read(live)
                    self.tell(live)

    def forget_the_past(self) -> None:
        """Pages whose word has run out, and that never said that they are left."""
        now = time.time()
        for key, pages in list(self._reports.items()):
            if max(pages.values(), default=now) <= now:
                del self._reports[key]
                self._written.pop(key, None)


def seated(live: LiveTable) -> list[tuple[int, frozenset[str]]]:
    return [
        (seat, chair.person_ids)
        for seat, chair in enumerate(live.table.chairs)
        if chair.kind == PERSON
    ]


def seat_presence(
    seat: int, devices: list[tuple[float, float]], now: float
) -> messages.SeatPresence:
    last = max((seen for seen, _ in devices), default=0.0)
    here = any(until > now for _, until in devices)
    hour = int(last // HOUR * HOUR * 1000) if last and not here else None
    return messages.SeatPresence(seat=seat, here=here, last_seen=hour)


def spectators(live: LiveTable) -> int:
    """Sockets of this process that watch and have no seat here."""
    playing = {
        follower
        for seat, followers in live.followers.items()
        if seat is not None
        for follower in followers
    }
    watching = live.followers.get(None, {})
    return sum(follower not in playing and follower.lasting for follower in watching)
