"""Who was last seen looking at a table, and until when they are taken to be there."""

from __future__ import annotations

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Seen


class Presence:
    """Presence at all tables."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def seen_at(self, table: str) -> list[Seen]:
        """Everybody who sits at a table, and whoever else was seen there; some of them twice."""
        return [Seen(*row) for row in await self._fetch("seen_at", table=table)]

    async def see(self, table: str, person_id: str, seen: float, until: float) -> None:
        values = {"table_id": table, "person_id": person_id, "seen": seen, "until": until}
        await self._group.submit(Writes(Write("see", values)))
