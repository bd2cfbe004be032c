"""Requests, and messages, of one address take turns: a crowd is not answered before others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

IN_PROGRESS = 2  # requests of one address that are worked on at a time
MESSAGES_IN_PROGRESS = 20  # messages of its sockets: so many changes at most share a commit


class TakingTurns:
    """Lets a few requests of each address in at a time; the others wait in the order they came.

    How many may wait is bounded by the connections of an address. Addresses without requests are
    forgotten.
    """

    def __init__(self, most: int = IN_PROGRESS) -> None:
        """``most``: 0 is no limit."""
        self._most = most
        self._working: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, site: str) -> AsyncIterator[None]:
        """Wait until the site may have another request worked on, and count this one."""
        await self._enter(site)
        try:
            yield
        finally:
            self._leave(site)

    async def _enter(self, site: str) -> None:
        working = self._working.get(site, 0)
        if working < self._most or not self._most:
            self._working[site] = working + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(site, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn came, and nobody takes it
                self._leave(site)
            raise

    def _leave(self, site: str) -> None:
        """Hand the turn on to whoever waits, or give it back."""
        waiting = self._waiting.get(site)
        while waiting:
            following = waiting.popleft()
            if not waiting:
                del self._waiting[site]
            if not following.done():  # not one who has gone away
                following.set_result(None)
                return
        self._working[site] -= 1
        if not self._working[site]:
            del self._working[site]
