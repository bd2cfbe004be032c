"""Reviews being made: part by part, behind everything else (``server/bots/idle_jobs.py``)."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from maharaja.bots.workers.questions import Question, ReviewPart
from maharaja.errors import Message
from maharaja.reviews.review import SEED
from maharaja.reviews.review_worker import MODULE
from maharaja.server.bots.bot_processes import ERROR, Fault
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.bots.idle_jobs import IdleJobs
from maharaja.server.bots.idle_worker import STALE, Cancelled, limit_reached
from maharaja.server.errors import Problem
from maharaja.server.messages import ReviewTold
from maharaja.server.settings import Settings
from maharaja.store.reviews import Reviews
from maharaja.store.rows import KeptReview

LOGGER = logging.getLogger("maharaja.reviews")

Json = dict[str, Any]


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


class ReviewJobs(IdleJobs[Wanted]):
    """The reviews that this process makes."""

    def __init__(
        self, reviews: Reviews, settings: Settings, is_held_back: Callable[[], bool]
    ) -> None:
        super().__init__(MODULE, reviews, LOGGER, is_held_back)
        self._reviews = reviews
        self._settings = settings
        self.told: dict[tuple[str, str], ReviewTold] = {}  # by key and language, the latest last

    def check_compiled(self) -> None:
        """With the plain engine a review would take an hour."""
        if not self.worker.is_compiled():
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
            self._start(wanted)

    async def ask(self, wanted: Wanted, part: ReviewPart) -> Json:
        """One part by itself: what somebody has tried instead of a decision."""
        self.check_compiled()
        try:
            reply = await self.worker.ask(wanted.question(part), wanted.owner, _nothing)
        except Fault as fault:
            LOGGER.warning("a trial was given up (%s)", fault, extra={"fault": str(fault)})
            raise Problem("hint-failed") from None
        assert reply.review is not None
        return reply.review

    def _check_limits(self, owner: Owner) -> None:
        owners = [wanted.owner for wanted, _ in self._jobs.values()]
        settings = self._settings
        most = limit_reached(
            owner,
            owners,
            settings.reviews_per_person,
            settings.reviews_per_address,
            settings.reviews_at_once,
        )
        if most is not None:
            detail = Message("error-detail-reviews-at-once", number=most)
            raise Problem("too-many-reviews", detail)

    # --- making one ---

    async def _do(self, wanted: Wanted) -> None:
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
        reply = await self.worker.ask(
            wanted.question(part), wanted.owner, lambda: self._note(wanted.key, done)
        )
        if reply.review is None:
            raise Fault(ERROR)
        return reply.review


async def _nothing() -> None:
    """Whoever asks for one part waits for it."""
