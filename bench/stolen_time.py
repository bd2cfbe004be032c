"""Moments in which the host of a virtual machine gave its processors to somebody else.

What was on its way then tells nothing about the server, so it is not counted: neither for nor
against anybody. Linux tells of such time ("steal" in /proc/stat) in steps of ten milliseconds;
elsewhere none is ever seen.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

STAT = Path("/proc/stat")
STEAL = 8  # its column in the line of all processors
SLOT = 0.02  # seconds between two looks
TAIL = 0.02  # seconds in which what has piled up is worked off

Span = tuple[float, float]  # begun, ended


def stolen_ticks() -> int:
    if not STAT.exists():
        return 0
    with STAT.open() as file:
        return int(file.readline().split()[STEAL])


class StolenTime:
    """When it happened, since one began to watch."""

    def __init__(self) -> None:
        self._begins: list[float] = []
        self._ends: list[float] = []

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        ticks, since = stolen_ticks(), time.perf_counter()
        while True:
            await asyncio.sleep(SLOT)
            seen, now = stolen_ticks(), time.perf_counter()
            if seen > ticks:
                self._begins.append(since)
                self._ends.append(now + TAIL)
            ticks, since = seen, now

    async def end(self, watching: asyncio.Task[None]) -> None:
        """Wait until the last moments have been looked at."""
        await asyncio.sleep(2 * SLOT)
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching

    def durations(self, spans: Sequence[Span]) -> list[float]:
        """How long each took, of those that met none of it."""
        return [ended - begun for begun, ended in spans if not self.meets(begun, ended)]

    def meets(self, begun: float, ended: float) -> bool:
        """Whether some of it lies between two times."""
        following = bisect_right(self._ends, begun)
        return following < len(self._ends) and self._begins[following] < ended
