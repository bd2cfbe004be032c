"""Boards that people share by link; those that the host has approved are in the gallery."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch


@dataclass(frozen=True, slots=True)
class SharedBoard:
    """The file of a board under the id of its link."""

    id: str
    text: str
    created: float
    approved: bool


class SharedBoards:
    """All of them; what tables are played on is kept apart from this (``BoardFiles``)."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def add(self, board: SharedBoard) -> None:
        """The same text has the same id: it stays as it is."""
        await self._write(
            "share_board",
            id=board.id,
            text=board.text,
            created=board.created,
            approved=board.approved,
        )

    async def find(self, board: str) -> SharedBoard | None:
        found = await self._fetch("shared_board", id=board)
        return _read(found[0]) if found else None

    async def all(self) -> list[SharedBoard]:
        """The latest first."""
        return [_read(row) for row in await self._fetch("shared_boards")]

    async def approved(self, limit: int) -> list[SharedBoard]:
        """Those of the gallery, the latest first."""
        return [_read(row) for row in await self._fetch("approved_boards", limit=limit)]

    async def count(self) -> int:
        return int((await self._fetch("count_shared_boards"))[0][0])

    async def approve(self, board: str, *, approved: bool = True) -> bool:
        return await self._write("approve_board", its_id=board, new_approved=approved)

    async def remove(self, board: str) -> bool:
        """Tables that are played on it keep it."""
        return await self._write("remove_board", its_id=board)

    async def _write(self, name: str, **values: Any) -> bool:
        return bool(await self._group.submit(Writes(Write(name, values))))


def _read(row: Any) -> SharedBoard:
    return SharedBoard(row[0], row[1], row[2], bool(row[3]))
