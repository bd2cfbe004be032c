"""Reviews of finished games, finished ones and those being made."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import KeptReview


class Reviews:
    """The reviews of all games, by what they depend on."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def find(self, key: str) -> KeptReview | None:
        found = await self._fetch("review", key=key)
        return KeptReview(*found[0]) if found else None

    async def begin(self, review: KeptReview, stale: float) -> bool:
        """Note that it is being made; False if it is, or there is one already.

        One that was last heard of before ``stale`` is given up: its process is gone.
        """
        await self._write("drop_stale_review", its_key=review.key, before=stale)
        values = asdict(review)
        del values["body"]
        return await self._write("begin_review", **values)

    async def note(self, key: str, done: int, total: int | None, at: float) -> bool:
        """How far it is, of how many parts if that is known now; False if it is given up."""
        if total is None:
            return await self._write("note_review", its_key=key, done=done, at=at)
        return await self._write("plan_review", its_key=key, done=done, total=total, at=at)

    async def finish(self, key: str, body: str, at: float) -> bool:
        return await self._write("finish_review", its_key=key, body=body, at=at)

    async def cancel(self, key: str) -> bool:
        """Give up one that is being made, whichever process makes it."""
        return await self._write("cancel_review", its_key=key)

    async def _write(self, statement: str, /, **values: Any) -> bool:
        return await self._group.submit(Writes(Write(statement, values)))
