"""Garbage collection is kept short, and garbage is collected all the same."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from maharaja.server.gc_tuning import tidy_up

pytestmark = pytest.mark.once


class Ring:
    """Something that only a full look at everything finds to be garbage."""

    def __init__(self) -> None:
        self.itself = self


def test_what_closed_sockets_leave_behind_is_found_in_the_end() -> None:
    async def story() -> int:
        tidying = asyncio.create_task(tidy_up(often=0.001, few=0))
        await asyncio.sleep(0.2)
        left: list[weakref.ref[Ring]] = []
        for _ in range(100):
            # Enough to be a growth, whatever else is in this process.
            some = [Ring() for _ in range(gc.get_freeze_count() // 10)]
            left += map(weakref.ref, some)
            del some
            await asyncio.sleep(0.02)
            if any(ring() is None for ring in left):
                break
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        return sum(ring() is None for ring in left)

    assert asyncio.run(story()) > 0
    assert gc.get_freeze_count() == 0
