"""Tables in memory whose display names were deleted: they are read anew."""

from __future__ import annotations

from contextlib import suppress

from maharaja.server.errors import Problem
from maharaja.server.tables.history import History
from maharaja.server.tables.loading import open_table
from maharaja.server.tables.registry import Registry

DELETED = "delete-person"  # what the list of what hosts have done calls it


async def reload(registry: Registry, table: str) -> None:
    """Know nothing of a table but what the store says now."""
    live = registry.live.get(table)
    if live is None:
        return
    async with live.lock:
        row = await registry.store.table(table)
        if row is None:
            return
        entries = await registry.store.entries(table)
        live.table, applied = await open_table(row, live.table.game.board, entries)
        live.history = History(applied)
        registry.histories.forget(table)
        registry.histories.keep(table, live.history)


async def forget_names(registry: Registry, table: str) -> None:
    """What is in memory and in lists has the names that the store has."""
    while True:
        await reload(registry, table)
        now = (await registry.find(table)).table
        summary = now.standing().summary
        if await registry.store.personal_data.set_summary(table, now.number, summary):
            return
        if await registry.store.table(table) is None:
            return


class CommandedDeletions:
    """People whom a command has deleted beside this process.

    A process on PostgreSQL is told of each table; on a SQLite file one only notices that something
    was written, so it looks whether it was this.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._latest: str | None = None  # the id of the last one that is known of

    async def load(self) -> None:
        self._latest = await self._registry.store.server_hosts.latest(DELETED)

    async def look(self) -> None:
        """Forget the names in all tables in memory, if somebody was deleted."""
        before = self._latest
        await self.load()
        if self._latest != before:
            for table in list(self._registry.live):
                with suppress(Problem):  # gone meanwhile, or damaged
                    await forget_names(self._registry, table)
            await self._registry.store.overwrite_deleted()
