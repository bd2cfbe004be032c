"""Answers on a grid of time, where the time itself would tell what the answer does not."""

from __future__ import annotations

import asyncio
import time


async def until_tick(since: float, tick: float) -> None:
    """Wait until a whole number of ticks has passed since: one, unless there was much to do."""
    passed = time.monotonic() - since
    await asyncio.sleep((passed // tick + 1) * tick - passed)
