"""Reading one's own writes with several processes: how far a log has come in the database.

Whoever asks while others are being answered goes into the next question: the answer to an earlier
one may be older than what the asker has been told elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

Numbers = Callable[[Sequence[str]], Awaitable[dict[str, int]]]


class Freshness:
    """Asks for many tables at once."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._next: dict[str, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None
        self.asked = 0  # questions to the database

    async def number(self, table: str) -> int:
        """Of the last entry that was written before this was called; 0 if there is no table."""
        answer = self._next.get(table)
        if answer is None:
            answer = self._next[table] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        try:
            while self._next:
                batch, self._next = self._next, {}
                await self._answer(batch)
        finally:
            self._asking = None

    async def _answer(self, batch: dict[str, asyncio.Future[int]]) -> None:
        self.asked += 1
        try:
            numbers = await self._numbers(list(batch))
        except Exception as error:
            for answer in batch.values():
                answer.set_exception(error)
                answer.exception()  # whoever asked may be gone
        except BaseException:
            for answer in batch.values():
                answer.cancel()
            raise
        else:
            for table, answer in batch.items():
                answer.set_result(numbers.get(table, 0))
