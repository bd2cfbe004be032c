"""Who hears what is said at a table, also at other processes, and how long it is kept.

Players and spectators have a room each. Whoever does not play hears both. Whoever plays does not
hear the spectators until the game is over: they may see what players must not be told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from math import ceil
from typing import Final, cast

import msgspec

from maharaja.server import messages
from maharaja.server.durations import DAY, HOUR
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.rate_limits import Buckets, site_of
from maharaja.server.settings import Settings
from maharaja.server.tables.finished_game import former_players
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.registry import Registry
from maharaja.server.tables.table import Table
from maharaja.store import rows
from maharaja.store.store import StoreError

LOGGER = logging.getLogger("maharaja.talk")
TABLE: Final = "table"
SPECTATORS: Final = "spectators"

BURST = 6  # messages of a person at once
SITE = 4  # times as much for all from one address together
A_DAY = 500  # messages of a person
REPORTS_A_DAY = 20  # of a person
REPORTS_KEPT = 90 * DAY
LISTENING = 1.0  # seconds between two looks at what was said at other processes
OVERLAP = 10.0  # seconds that are looked at again: clocks differ, and a write takes a while
TIDYING = HOUR

_encode = msgspec.json.Encoder().encode


class Rooms:
    """The talk of one server process."""

    def __init__(
        self,
        registry: Registry,
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.now = now
        self._registry = registry
        self._store = registry.store
        self._kept = settings.talk_days * DAY
        self._of_person = Buckets(settings.talk_rate, BURST)
        self._of_site = Buckets(settings.talk_rate * SITE, BURST * SITE)
        self._of_day = Buckets(A_DAY / DAY, A_DAY)
        self._reports = Buckets(REPORTS_A_DAY / DAY, REPORTS_A_DAY)
        self._reports_of_site = Buckets(REPORTS_A_DAY * SITE / DAY, REPORTS_A_DAY * SITE)
        self._heard: dict[str, float] = {}  # messages of the last moments, and when that was
        self._tidied = 0.0

    @property
    def since(self) -> float:
        """What was said before is no longer shown, and deleted soon."""
        return self.now() - self._kept

    def admit(self, visitor: Visitor, person_id: str) -> None:
        """Problem if the person, or the address, says too much at once."""
        wait = (
            self._of_site.take(site_of(visitor.address))
            or self._of_person.take(person_id)
            or self._of_day.take(person_id)
        )
        if wait:
            raise Problem("too-many-requests", retry_after=ceil(wait))

    def admit_report(self, visitor: Visitor, person_id: str) -> None:
        """Problem if the person, or the address with any number of people, reports too much."""
        wait = self._reports_of_site.take(site_of(visitor.address)) or self._reports.take(person_id)
        if wait:
            raise Problem("too-many-requests", retry_after=ceil(wait))

    def tell(self, live: LiveTable, room: messages.Room) -> None:
        """Tell those who are there that something was said; they ask for it."""
        message = _encode(messages.TalkNews(table=live.table.id, room=room))
        for seat, followers in live.followers.items():
            for follower in followers:
                heard = (
                    rooms_of(live.table, *follower.person_ids)
                    if seat is None
                    else rooms_of_seated(live.table)
                )
                if room in heard:
                    follower.note(message)

    async def watch(self) -> None:
        """Pass on what was said at other processes, and delete what is old."""
        while True:
            try:
                if not self._store.alone:
                    await self.listen()
                if self.now() > self._tidied + TIDYING:
                    self._tidied = self.now()
                    await self._store.talk.tidy(self.since, self.now() - REPORTS_KEPT)
            except StoreError as error:
                LOGGER.warning("talk could not be looked after: %s", error)
            await asyncio.sleep(LISTENING)

    async def listen(self) -> None:
        """Tell those at this process of what they were not told of yet."""
        since = self.now() - OVERLAP
        found = await self._store.talk.since(since)
        for message, table, room in found:
            live = self._registry.live.get(table)
            if message not in self._heard and live is not None:
                self.tell(live, cast(messages.Room, room))
        # What is said here may not have been written yet when the database was asked.
        recent = {message: at for message, at in self._heard.items() if at >= since}
        self._heard = {**recent, **dict.fromkeys((message for message, _, _ in found), self.now())}

    def note_own(self, message: str) -> None:
        """Said at this process: who is here has been told."""
        self._heard[message] = self.now()


def room_of(table: Table, *person_ids: str) -> messages.Room:
    """Where what whoever has these identities says goes."""
    plays = bool(table.seats_of(*person_ids)) or not former_players(table).isdisjoint(person_ids)
    return TABLE if plays else SPECTATORS


def rooms_of(table: Table, *person_ids: str) -> tuple[str, ...]:
    """What whoever has these identities hears."""
    if room_of(table, *person_ids) == SPECTATORS:
        return (TABLE, SPECTATORS)
    return rooms_of_seated(table)


def rooms_of_seated(table: Table) -> tuple[str, ...]:
    over = table.status in (rows.FINISHED, rows.CLOSED)
    return (TABLE, SPECTATORS) if over else (TABLE,)
