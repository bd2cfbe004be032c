"""Work in the background: an error is logged, and lasting work begins again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

LOGGER = logging.getLogger("maharaja.supervisor")
PAUSE = 5.0  # seconds until work that has failed begins again


async def supervise(
    name: str, work: Callable[[], Awaitable[None]], pause: float | None = None
) -> None:
    """Do the work until it ends by itself or is cancelled."""
    while True:
        try:
            return await work()
        except Exception:
            wait = PAUSE if pause is None else pause
            LOGGER.exception("%s failed; it begins again in %g s", name, wait)
            await asyncio.sleep(wait)


class BackgroundTasks:
    """Tasks that nobody waits for; all of them end when the server closes."""

    def __init__(self) -> None:
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def wait(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task in the background failed", exc_info=task.exception())
