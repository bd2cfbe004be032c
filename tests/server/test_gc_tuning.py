"""Neither garbage collection nor other threads keep anybody waiting for long."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from pathlib import Path

import pytest
from support.local_server import local_server

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


def test_while_a_server_runs_threads_wait_for_each_other_but_briefly(tmp_path: Path) -> None:
    """The writer of SQLite waits after each of its statements while the loop is busy."""

    async def run() -> None:
        before = sys.getswitchinterval()
        async with local_server(tmp_path):
            assert sys.getswitchinterval() <= 0.001 < before
        assert sys.getswitchinterval() == before

    asyncio.run(run())
