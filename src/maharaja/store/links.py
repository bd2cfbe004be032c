"""Links to tables, of whose tokens only the hashes are kept."""

from __future__ import annotations

from maharaja.store.group_commit import GroupCommit
from maharaja.store.lists import Fetch
from maharaja.store.queries import read_links
from maharaja.store.rows import Link


class Links:
    """The links of all tables."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def add(self, link: Link) -> None:
        await self._group.submit(link)

    async def find(self, hashed: str) -> Link | None:
        found = read_links(await self._fetch("link", hashed=hashed))
        return found[0] if found else None

    async def of_table(self, table: str) -> list[Link]:
        return read_links(await self._fetch("links_of", table=table))

    async def count(self, table: str) -> int:
        return int((await self._fetch("count_links", table=table))[0][0])
