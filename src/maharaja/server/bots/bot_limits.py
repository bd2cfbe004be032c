"""How many bots that search one person may have at work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec

from maharaja.bots.levels import EFFORTS, is_quick
from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.store.store import Store

# Tables where nothing has happened for so long do not count: nobody thinks there, and people who
# never come back to a game must not find that they may not begin another.
ACTIVE = 600.0  # seconds


class BotLimits:
    """Counts the searching bots of a host's tables, one count of a host at a time."""

    def __init__(self, store: Store, most: int) -> None:
        """``most``: per host; 0 means no limit."""
        self._store = store
        self._most = most
        self._counting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def elsewhere(self, host: str, table: str, levels: Iterable[str]) -> AsyncIterator[int]:
        """How many the host has at other tables; nobody adds to them in this process meanwhile.

        Only if some of the ``levels`` that are to be added search; else it does not matter.
        """
        if not self._most or not number_searching(levels):
            yield 0
            return
        lock = self._counting.setdefault(host, asyncio.Lock())
        async with lock:
            found = await self._store.lists.hosted_summaries(host, time.time() - ACTIVE)
            yield sum(
                number_searching(levels_of(summary))
                for name, summary in found.items()
                if name != table
            )

    def check(self, number: int) -> None:
        """Raise Problem if a host may not have that many."""
        if self._most and number > self._most:
            raise Problem(
                "too-many-bots",
                Message("error-detail-bots-at-once", number=self._most, names=list(EFFORTS)),
            )


def number_searching(levels: Iterable[str | None]) -> int:
    return sum(level is not None and not is_quick(level) for level in levels)


def levels_of(summary: str) -> list[str | None]:
    """The levels of the bots at a table, read from its summary."""
    return [chair["level"] for chair in msgspec.json.decode(summary)["chairs"]]
