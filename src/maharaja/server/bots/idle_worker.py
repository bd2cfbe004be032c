"""A worker process that runs behind all others, for what nobody waits for at a table.

A bot never waits for such work: it has a process for itself, which gets the processor when nobody
else wants it, and the next part is not begun while questions to bots wait. Whose part is next is
decided as for bots (``fair_queue.py``).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import maharaja
from maharaja.bots.workers.questions import Question, Reply
from maharaja.server.bots.bot_processes import ERROR, Fault, Worker
from maharaja.server.bots.engine_build import READY, BuildReport
from maharaja.server.bots.fair_queue import FairQueue, Owner, Waiting

PART_LIMIT: Final = 120.0  # seconds of the processor for a part: most take one or two
LONGEST_REPLY: Final = 8 << 20  # bytes; the review of a long game has some hundred thousand
HEARTBEAT: Final = 10.0  # seconds after which whoever waits says that it is still wanted
STALE: Final = 60.0  # seconds after which work of which nothing was heard is taken for lost
HELD_BACK: Final = 0.2  # seconds between two looks whether bots still have to wait
IDLE: Final = 30.0  # seconds without anything to do after which the process ends


class Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """Nobody wants the work any more."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A question to the worker, and who waits for the answer."""

    question: Question
    answer: asyncio.Future[Reply]


class IdleWorker:
    """One process, started when something is asked of it and ended when nothing is."""

    def __init__(self, module: str, is_held_back: Callable[[], bool]) -> None:
        """``is_held_back``: whether there is something better to do."""
        self._is_held_back = is_held_back
        self._worker = Worker(PART_LIMIT, module, idle=True, longest=LONGEST_REPLY)
        self._queue: FairQueue[Pending] = FairQueue()
        self._keeper: asyncio.Task[None] | None = None

    def follow_build(self, report: BuildReport) -> None:
        """Use the compiled engine once it is there."""
        if report.state == READY:
            self._worker.engine = Path(report.folder)

    def is_compiled(self) -> bool:
        return maharaja.compiled() or self._worker.engine is not None

    async def ask(
        self, question: Question, owner: Owner, still_wanted: Callable[[], Awaitable[None]]
    ) -> Reply:
        """What the worker answers; ``still_wanted`` is called now and then, and may raise."""
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep())
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        waiting = self._queue.put(Pending(question, answer), owner, quick=False)
        try:
            while not answer.done():
                await asyncio.wait([answer], timeout=HEARTBEAT)
                if not answer.done():
                    await still_wanted()
            return answer.result()
        finally:
            answer.cancel()
            self._queue.discard(waiting)

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._worker.end()

    async def _keep(self) -> None:
        """Take questions to the worker for as long as there are any."""
        while True:
            try:
                async with asyncio.timeout(IDLE):
                    taken = await self._queue.get()
            except TimeoutError:
                await self._worker.end()  # it is started again when it is needed
                return
            await self._serve(taken)

    async def _serve(self, taken: Waiting[Pending]) -> None:
        answer = taken.item.answer
        while self._is_held_back() and not answer.done():
            await asyncio.sleep(HELD_BACK)
        begun = time.monotonic()
        try:
            if not answer.done():
                given = await self._reply(taken.item.question)
                if not answer.done():
                    answer.set_result(given)
        except Fault as fault:
            if not answer.done():
                answer.set_exception(fault)
        finally:
            self._queue.settle(taken, time.monotonic() - begun)

    async def _reply(self, question: Question) -> Reply:
        await self._worker.start()
        reply = await self._worker.ask(question)
        if reply.error is not None:
            raise Fault(ERROR, reply.error)
        return reply


def limit_reached(
    owner: Owner, owners: Iterable[Owner], person: int, address: int, at_once: int
) -> int | None:
    """The limit that another piece of work of the owner would break; 0 is none."""
    all_owners = list(owners)
    persons = Counter(each.person for each in all_owners)
    sites = Counter(each.site for each in all_owners)
    for most, found in (
        (person, persons[owner.person]),
        (address, sites[owner.site]),
        (at_once, len(all_owners)),
    ):
        if most and found >= most:
            return most
    return None
