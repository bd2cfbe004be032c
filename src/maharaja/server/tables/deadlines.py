"""Looking after the clocks of all tables: one loop, and an index in the database.

Nothing waits in memory for its time. Whatever is due is tried by every process; the first one whose
entry is written has done it, and the others see that when they catch up.
"""

from __future__ import annotations

import asyncio
import logging

from maharaja.server.errors import Problem
from maharaja.server.tables import clocks
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.loading import BrokenTable, kind_of
from maharaja.server.tables.registry import Registry
from maharaja.server.tables.writer import Writer
from maharaja.store.store import StoreError

LOGGER = logging.getLogger("maharaja.deadlines")
PERIOD = 1.0  # seconds between two looks
TOGETHER = 100  # tables at a time


class Deadlines:
    """Writes down what is due: warnings, time-outs, the ends of vacations."""

    def __init__(self, registry: Registry, writer: Writer) -> None:
        self.written = 0  # entries, for the figures
        self._registry = registry
        self._writer = writer

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
            except StoreError as error:
                LOGGER.warning("clocks could not be looked at: %s", error)
            await asyncio.sleep(PERIOD)

    async def look(self) -> int:
        """Do all that is due by now; how many entries were written."""
        before = self.written
        tried: set[str] = set()  # one that cannot be written to must not be tried for ever
        while True:
            due = await self._registry.store.lists.due(self._writer.now(), TOGETHER)
            names = [name for name in due if name not in tried]
            if not names:
                return self.written - before
            tried.update(names)
            for name in names:
                await self._look_at(name)

    async def _look_at(self, name: str) -> None:
        if name in self._registry.broken:
            return
        try:
            live = await self._registry.find(name)
            async with live.lock:
                await self._settle(live)
        except Problem:
            return  # it was deleted, or set aside with a line in the log
        except StoreError:
            raise
        except Exception as error:
            broken = BrokenTable(f"its clocks cannot be looked after ({kind_of(error)})")
            self._registry.broken.set_aside(name, broken)

    async def _settle(self, live: LiveTable) -> None:
        """With the lock held; ``write`` catches up if another process was faster."""
        if not self._registry.store.alone:
            await self._registry.catch_up(live)
        while (body := clocks.due_body(live.table, self._writer.now())) is not None:
            if await self._writer.write(live, body):
                self.written += 1
