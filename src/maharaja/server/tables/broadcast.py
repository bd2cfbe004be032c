"""Telling followers what happens at their tables: without gaps, in slices, and not without end.

What one address may be told in a second is bounded: who exceeds that is told later, by one update
with all entries since. So neither many followers of a lively table nor many lively tables keep the
others waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from maharaja.server.rate_limits import Buckets
from maharaja.server.tables import serialize
from maharaja.server.tables.history import History
from maharaja.server.tables.table import Table

LOGGER = logging.getLogger("maharaja.broadcast")
SLICE = 10  # updates of a table until others have their turn, some milliseconds
LATER = 0.05  # seconds until those who have had their share are looked at again
AGAIN = 2.0  # seconds until a log that could not be read is read again
BURST = 0.1  # seconds' worth of updates that an address may be told at once


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def lasting(self) -> bool:
        """Whether they stay until they leave; not those who wait for one message only."""

    @property
    def person_ids(self) -> frozenset[str]:
        """Who they are, if that is known."""

    def tell(self, message: bytes) -> None:
        """Take an update; must not wait."""

    def note(self, message: bytes) -> None:
        """Take a message that is no entry of the log; must not wait."""


@dataclass(slots=True)
class Place:
    """How far a follower has been told, and what its share is counted by."""

    known: int
    source: str


class Followed(Protocol):
    """A table that can be followed."""

    table: Table
    history: History
    # of each place, those who know least first
    followers: dict[int | None, dict[Follower, Place]]
    telling: bool  # in the next turn of the loop
    late: bool  # some are told later


class Rest(Enum):
    """Which followers are still behind, and why."""

    NONE = "nobody"
    NEXT = "those of the next slice"
    LATE = "those who have had their share"
    PAST = "those who want what is not in memory"


class Broadcast:
    """Tells all followers of all tables."""

    def __init__(
        self,
        rate: float,
        recall: Callable[[Followed], Awaitable[None]],
        failed: Callable[[Followed, Exception], object],
    ) -> None:
        """``rate``: updates a second for one source, 0 for no limit.

        ``recall`` makes a table's history whole; ``failed`` hears of tables that cannot be shown.
        """
        self._shares = Buckets(rate, rate * BURST)
        self._recall = recall
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()
        self._followed: dict[Follower, dict[tuple[str, int | None], Followed]] = {}
        self.told = 0  # updates, for the figures
        self.delayed = 0  # times that some had to wait for their share

    def follow(
        self, live: Followed, seat: int | None, follower: Follower, source: str = "here"
    ) -> None:
        """``source``: whose share of what is told is taken, such as an address."""
        followers = live.followers.setdefault(seat, {})
        followers.pop(follower, None)  # whoever knows most comes last
        followers[follower] = Place(live.table.sequence(seat), source)
        self._followed.setdefault(follower, {})[live.table.id, seat] = live

    def unfollow(self, table: str, seat: int | None, follower: Follower) -> None:
        followed = self._followed.get(follower, {})
        live = followed.pop((table, seat), None)
        if not followed:
            self._followed.pop(follower, None)
        if live is not None and seat in live.followers:
            live.followers[seat].pop(follower, None)
            if not live.followers[seat]:
                del live.followers[seat]

    def unfollow_all(self, follower: Follower) -> None:
        """End everything that a follower follows: its client is gone."""
        for table, seat in list(self._followed.get(follower, ())):
            self.unfollow(table, seat, follower)

    def dismiss(self, live: Followed, seat: int | None) -> None:
        """End what anybody follows from a seat."""
        for follower in list(live.followers.get(seat, ())):
            self.unfollow(live.table.id, seat, follower)

    def followed_by(self, follower: Follower) -> set[tuple[str, int | None]]:
        """The tables, and from which seats, that a client follows."""
        return set(self._followed.get(follower, ()))

    def note(self, live: Followed, message: bytes) -> None:
        """Tell everybody something that is no entry of the log."""
        for followers in live.followers.values():
            for follower in followers:
                follower.note(message)

    def announce(self, live: Followed) -> None:
        """Something has happened: tell it in the next turn of the loop."""
        if not live.followers:
            live.history.forget_stages()
        elif not live.telling:
            live.telling = True
            asyncio.get_running_loop().call_soon(self._tell, live)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _tell(self, live: Followed) -> None:
        """Tell a slice of those who are behind, and see to the rest."""
        live.telling = False
        try:
            rest = self._tell_some(live)
        except Exception as error:
            self._failed(live, error)
            return
        match rest:
            case Rest.NONE:
                live.history.forget_stages()
            case Rest.NEXT:
                self.announce(live)
            case Rest.LATE if not live.late:
                live.late = True
                self.delayed += 1
                asyncio.get_running_loop().call_later(LATER, self._tell_late, live)
            case Rest.PAST:
                task = asyncio.create_task(self._read_past(live))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _tell_late(self, live: Followed) -> None:
        live.late = False
        self.announce(live)

    async def _read_past(self, live: Followed) -> None:
        """Those who were told long ago may want what is no longer in memory."""
        try:
            await self._recall(live)
        except Exception as error:  # the database is away, or the table is no more
            kind = type(error).__name__
            LOGGER.warning("followers have to wait for what they missed (%s)", kind)
            asyncio.get_running_loop().call_later(AGAIN, self.announce, live)
        else:
            self.announce(live)

    def _tell_some(self, live: Followed) -> Rest:
        told = 0
        late: set[str] = set()  # sources that have had their share
        open_parts = serialize.OpenParts(live.table)
        for seat, followers in list(live.followers.items()):
            now = live.table.sequence(seat)
            messages: dict[int, bytes] = {}  # by what is known
            for follower, place in list(followers.items()):
                if place.known >= now:
                    break
                if told == SLICE:
                    return Rest.NEXT
                if place.source in late or self._shares.take(place.source):
                    late.add(place.source)
                    continue
                if place.known not in messages:
                    entries = live.history.after(place.known, seat)
                    if entries is None:
                        return Rest.PAST
                    messages[place.known] = serialize.update(live.table, entries, seat, open_parts)
                del followers[follower]  # whoever knows most comes last
                followers[follower] = Place(now, place.source)
                follower.tell(messages[place.known])
                told += 1
                self.told += 1
        return Rest.LATE if late else Rest.NONE
