"""A worker that only gets what nobody else wants of the processor is not hurried by the clock."""

from __future__ import annotations

import asyncio

import pytest
from server.odd_idle_worker import COMPUTES, WAIT, WAITS

from maharaja.bots.workers.questions import Question
from maharaja.server.bots.bot_processes import OVERRAN, Fault, Worker

pytestmark = pytest.mark.once

LIMIT = WAIT / 4


def part(seed: int) -> Question:
    return Question(level="", board="", seat=0, seed=seed, view={}, prestige=[], seen=[], path=[])


def test_only_its_own_time_counts() -> None:
    async def ask() -> None:
        worker = Worker(LIMIT, "server.odd_idle_worker", idle=True)
        try:
            await worker.start()
            assert (await worker.ask(part(WAITS))).choice == "end"
            with pytest.raises(Fault) as caught:
                await worker.ask(part(COMPUTES))
            assert caught.value.kind == OVERRAN
            await worker.start()
            assert worker.started == 2
        finally:
            await worker.end()

    asyncio.run(ask())
