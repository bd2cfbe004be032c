"""How balanced boards are: what was measured, and what is being measured."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import KeptBalance


class BoardBalances:
    """Those of all boards, by what they depend on; the oldest are forgotten."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def find(self, key: str) -> KeptBalance | None:
        found = await self._fetch("board_balance", key=key)
        return KeptBalance(*found[0]) if found else None

    async def begin(self, balance: KeptBalance, stale: float) -> bool:
        """Note that it is being measured; False if it is, or has been.

        One that was last heard of before ``stale`` is given up: its process is gone.
        """
        await self._write("drop_stale_balance", its_key=balance.key, before=stale)
        return await self._write("begin_balance", **asdict(balance))

    async def note(self, balance: KeptBalance) -> bool:
        """How far it is; False if it is given up."""
        values = asdict(balance)
        return await self._write("note_balance", its_key=values.pop("key"), **values)

    async def cancel(self, key: str) -> bool:
        """Give up one that is being measured, whichever process measures it."""
        return await self._write("cancel_balance", its_key=key)

    async def forget(self, kept: int) -> None:
        """All that are finished but the latest ``kept``."""
        found = await self._fetch("balance_beyond", place=kept)
        if found:
            await self._write("forget_balances", up_to=found[0][0])

    async def _write(self, statement: str, /, **values: Any) -> bool:
        return bool(await self._group.submit(Writes(Write(statement, values))))
