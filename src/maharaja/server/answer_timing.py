"""Answers on a grid of time, where the time itself would tell what the answer does not.

A thread of its own keeps the time: the timers of asyncio are rounded up to whole milliseconds from
whenever the loop has nothing else to do, so they would tell when the work before was done.
"""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count


class Ticker:
    """Wakes those who wait, each at its time."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._numbers = count()  # for two of the same time
        self._waiting: list[tuple[float, int, asyncio.AbstractEventLoop, asyncio.Future[None]]] = []
        self._thread: threading.Thread | None = None

    async def until(self, when: float) -> None:
        """Wait until this time of ``time.monotonic``."""
        loop = asyncio.get_running_loop()
        woken: asyncio.Future[None] = loop.create_future()
        with self._changed:
            heappush(self._waiting, (when, next(self._numbers), loop, woken))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="ticker", daemon=True)
                self._thread.start()
            if self._waiting[0][3] is woken:
                self._changed.notify()
        await woken

    def _run(self) -> None:
        while True:
            loop, woken = self._next()
            with suppress(RuntimeError):  # the loop may be closed by now
                loop.call_soon_threadsafe(wake, woken)

    def _next(self) -> tuple[asyncio.AbstractEventLoop, asyncio.Future[None]]:
        """The next one to be woken, when its time has come."""
        with self._changed:
            while True:
                rest = self._waiting[0][0] - time.monotonic() if self._waiting else None
                if rest is not None and rest <= 0:
                    _, _, loop, woken = heappop(self._waiting)
                    return loop, woken
                self._changed.wait(rest)


def wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)


TICKER = Ticker()


async def until_tick(since: float, tick: float) -> None:
    """Wait until a whole number of ticks has passed since: one, unless there was much to do."""
    passed = time.monotonic() - since
    await TICKER.until(since + (passed // tick + 1) * tick)
