"""Telling followers what happens at their tables: without gaps, in slices, and not without end.

What one address may be told in a second is bounded: who exceeds that is told later, by one update
with all steps since. So neither many followers of a lively table nor many lively tables keep the
others waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from maharaja.server import words
from maharaja.server.history import History
from maharaja.server.limits import Buckets
from maharaja.server.table import Moment, Table

LOGGER = logging.getLogger("maharaja.broadcast")
SLICE = 20  # updates of a table until others have their turn, some milliseconds
LATER = 0.05  # seconds until those who have had their share are looked at again
BURST = 2.0  # seconds' worth of updates that an address may be told at once


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    def tell(self, message: bytes) -> None:
        """Take an update; must not wait."""

    def note(self, message: bytes) -> None:
        """Take a message that is no step of the table; must not wait."""


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
    telling: bool


class Broadcast:
    """Tells all followers of all tables."""

    def __init__(
        self,
        rate: float,
        recall: Callable[[Followed], Awaitable[None]],
        failed: Callable[[Followed, Exception], None],
    ) -> None:
        """``rate``: updates a second for one source, 0 for no limit.

        ``recall`` makes a table's history whole; ``failed`` is told of tables that cannot be shown.
        """
        self._shares = Buckets(rate, rate * BURST)
        self._recall = recall
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()
        self.told = 0  # updates, for the figures
        self.delayed = 0  # times that some had to wait for their share

    def follow(self, live: Followed, seat: int | None, follower: Follower, source: str) -> None:
        followers = live.followers.setdefault(seat, {})
        followers.pop(follower, None)  # whoever knows most comes last
        followers[follower] = Place(live.table.sequence(seat), source)

    def announce(self, live: Followed) -> None:
        """Something has happened: tell it later in this turn of the loop, or later still."""
        if not live.telling and live.followers:
            live.telling = True
            asyncio.get_running_loop().call_soon(self._begin, live)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _begin(self, live: Followed) -> None:
        try:
            wait = self._tell_some(live)
        except Exception as error:
            live.telling = False
            self._failed(live, error)
            return
        if wait is None:
            live.telling = False
            return
        task = asyncio.create_task(self._tell_rest(live, wait))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_rest(self, live: Followed, wait: float | None) -> None:
        try:
            while wait is not None:
                await asyncio.sleep(wait)
                await self._have_history(live)
                wait = self._tell_some(live)
        except Exception as error:
            self._failed(live, error)
        finally:
            live.telling = False

    async def _have_history(self, live: Followed) -> None:
        """Those who were told long ago may want what is no longer in memory."""
        for seat, followers in list(live.followers.items()):
            first = next(iter(followers.values()))
            if live.history.after(first.known, seat) is None:
                await self._recall(live)
                return

    def _tell_some(self, live: Followed) -> float | None:
        """Tell a slice of those who are behind; how long until the next, None if all know all."""
        told = 0
        late: set[str] = set()  # sources that have had their share
        for seat, followers in list(live.followers.items()):
            now = live.table.sequence(seat)
            messages: dict[int, bytes | None] = {}
            for follower, place in list(followers.items()):
                if place.known >= now:
                    break
                if told == SLICE:
                    return 0.0
                if place.known not in messages:
                    messages[place.known] = message_of(live, seat, place.known)
                message = messages[place.known]
                if message is None:
                    return 0.0
                if place.source in late or self._shares.take(place.source):
                    late.add(place.source)
                    continue
                del followers[follower]
                followers[follower] = Place(now, place.source)
                follower.tell(message)
                told += 1
                self.told += 1
        self.delayed += bool(late)
        return LATER if late else None


def message_of(live: Followed, seat: int | None, known: int) -> bytes | None:
    """The update for those of a place who know so much; None if the past has to be read first."""
    moments: list[Moment] | None = live.history.after(known, seat)
    return None if moments is None else words.update(live.table, moments, seat)
