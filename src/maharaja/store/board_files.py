"""Board files, kept so that games can be gone on with when the files have changed."""

from __future__ import annotations

from maharaja.store.group_commit import Board, GroupCommit
from maharaja.store.lists import Fetch


class BoardFiles:
    """Texts of board files, by their digests."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def keep(self, digest: str, text: str) -> None:
        await self._group.submit(Board(digest, text))

    async def text(self, digest: str) -> str | None:
        found = await self._fetch("board", digest=digest)
        return str(found[0][0]) if found else None
