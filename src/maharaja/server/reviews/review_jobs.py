"""Reviews being made: part by part, in a worker process of their own that runs behind all others.

A bot never waits for a review: reviews have a process for themselves, which gets the processor
when nobody else wants it, and the next part is not begun while questions to bots wait. Whose part
is next is decided as for bots (``fair_queue.py``). How far a review is stands in the database, so
that every process of the server knows it and can give it up; one that is finished is kept there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import maharaja
from maharaja.bots.workers.questions import Question, ReviewPart
from maharaja.errors import Message
from maharaja.reviews.review import SEED
from maharaja.reviews.review_worker import MODULE
from maharaja.server.bots.bot_processes import ERROR, Fault, Worker
from maharaja.server.bots.engine_build import READY, BuildReport
from maharaja.server.bots.fair_queue import FairQueue, Owner, Waiting
from maharaja.server.errors import Problem
from maharaja.server.messages import ReviewTold
from maharaja.server.settings import Settings
from maharaja.store.reviews import Reviews
from maharaja.store.rows import KeptReview

LOGGER = logging.getLogger("maharaja.reviews")
PART_LIMIT: Final = 120.0  # seconds for a part: they take a second or two, if nobody is in the way
LONGEST_REPLY: Final = 8 << 20  # bytes; the review of a long game has some hundred thousand
HEARTBEAT: Final = 10.0  # seconds after which a review that waits says that it is still wanted
STALE: Final = 60.0  # seconds after which one that has said nothing is taken for lost
HELD_BACK: Final = 0.2  # seconds between two looks whether bots still have to wait
IDLE: Final = 30.0  # seconds without anything to do after which the process ends
FAILED_KEPT: Final = 1_000

Json = dict[str, Any]


class Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """Nobody wants the review any more."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A question to the worker, and who waits for the answer."""

    question: Question
    answer: asyncio.Future[Json]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A review that somebody has asked for."""

    key: str
    owner: Owner
    board: str  # as JSON
    record: Json
    worlds: int

    def question(self, part: ReviewPart) -> Question:
        return Question(
            board=self.board, seat=0, seed=SEED, view={}, prestige=[], seen=[], review=part
        )

    def part(self, kind: str, number: int = 0) -> ReviewPart:
        return {"record": self.record, "worlds": self.worlds, "kind": kind, "number": number}


class ReviewJobs:
    """The reviews that this process makes."""

    def __init__(
        self, reviews: Reviews, settings: Settings, is_held_back: Callable[[], bool]
    ) -> None:
        """``is_held_back``: whether there is something better to do."""
        self._reviews = reviews
        self._settings = settings
        self._is_held_back = is_held_back
        self._worker = Worker(PART_LIMIT, MODULE, idle=True, longest=LONGEST_REPLY)
        self._queue: FairQueue[Pending] = FairQueue()
        self._jobs: dict[str, tuple[Wanted, asyncio.Task[None]]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._failed: dict[str, None] = {}  # keys, the latest last
        self.told: dict[tuple[str, str], ReviewTold] = {}  # by key and language, the latest last

    def follow_build(self, report: BuildReport) -> None:
        """Use the compiled engine once it is there."""
        if report.state == READY:
            self._worker.engine = Path(report.folder)

    def has_failed(self, key: str) -> bool:
        return key in self._failed

    def at_work(self) -> int:
        """How many reviews this process makes."""
        return len(self._jobs)

    def check_compiled(self) -> None:
        """With the plain engine a review would take an hour."""
        if not (maharaja.compiled() or self._worker.engine is not None):
            raise Problem("no-reviews")

    # --- what people do ---

    async def begin(self, wanted: Wanted) -> None:
        """Begin with a review, unless somebody else has; Problem if there are too many."""
        self.check_compiled()
        if wanted.key in self._jobs:
            return
        self._check_limits(wanted.owner)
        now = time.time()
        row = KeptReview(wanted.key, wanted.owner.table, wanted.owner.person, now, 0, 0)
        if await self._reviews.begin(row, now - STALE) and wanted.key not in self._jobs:
            self._failed.pop(wanted.key, None)
            self._jobs[wanted.key] = (wanted, asyncio.create_task(self._make(wanted)))

    async def cancel(self, key: str) -> None:
        """Give a review up, whichever process makes it."""
        await self._reviews.cancel(key)
        if key in self._jobs:
            self._jobs[key][1].cancel()

    async def close(self) -> None:
        """Give everything up; what is not finished is begun again by whoever asks again."""
        tasks = [task for _, task in self._jobs.values()]
        for key in list(self._jobs):
            await self._reviews.cancel(key)
        if self._keeper is not None:
            tasks.append(self._keeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.end()

    def _check_limits(self, owner: Owner) -> None:
        jobs = [wanted.owner for wanted, _ in self._jobs.values()]
        sites, persons = Counter(each.site for each in jobs), Counter(each.person for each in jobs)
        settings = self._settings
        for most, found in (
            (settings.reviews_per_person, persons[owner.person]),
            (settings.reviews_per_address, sites[owner.site]),
            (settings.reviews_at_once, len(jobs)),
        ):
            if most and found >= most:
                detail = Message("error-detail-reviews-at-once", number=most)
                raise Problem("too-many-reviews", detail)

    # --- making one ---

    async def _make(self, wanted: Wanted) -> None:
        try:
            await self._make_parts(wanted)
        except Cancelled:
            pass
        except Fault as fault:
            LOGGER.warning("a review was given up (%s)", fault, extra={"fault": str(fault)})
            await self._fail(wanted.key)
        except Exception:
            LOGGER.exception("a review was given up")
            await self._fail(wanted.key)
        finally:
            self._jobs.pop(wanted.key, None)

    async def _fail(self, key: str) -> None:
        self._failed[key] = None
        if len(self._failed) > FAILED_KEPT:
            del self._failed[next(iter(self._failed))]
        await self._reviews.cancel(key)

    async def _make_parts(self, wanted: Wanted) -> None:
        planned = await self._asked(wanted, wanted.part("parts"), 0)
        parts, found = planned["parts"], []
        await self._note(wanted.key, 0, len(parts))
        for done, (kind, number) in enumerate(parts, start=1):
            found.append(await self._asked(wanted, wanted.part(kind, number), done - 1))
            await self._note(wanted.key, done)
        asked: ReviewPart = {**wanted.part("sum"), "found": found}
        review = await self._asked(wanted, asked, len(parts))
        await self._reviews.finish(wanted.key, json.dumps(review), time.time())

    async def _note(self, key: str, done: int, total: int | None = None) -> None:
        if not await self._reviews.note(key, done, total, time.time()):
            raise Cancelled

    async def _asked(self, wanted: Wanted, part: ReviewPart, done: int) -> Json:
        """What the worker answers; the database is told now and then that we still wait."""
        self._start()
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        pending = Pending(wanted.question(part), answer)
        waiting = self._queue.put(pending, wanted.owner, quick=False)
        try:
            while not answer.done():
                await asyncio.wait([answer], timeout=HEARTBEAT)
                if not answer.done():
                    await self._note(wanted.key, done)
            return answer.result()
        finally:
            answer.cancel()
            self._queue.discard(waiting)

    def _start(self) -> None:
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep())

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

    async def _reply(self, question: Question) -> Json:
        await self._worker.start()
        reply = await self._worker.ask(question)
        if reply.error is not None or reply.review is None:
            raise Fault(ERROR, reply.error or "")
        return reply.review
