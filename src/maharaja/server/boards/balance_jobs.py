"""Boards being measured: part by part, behind everything else (``server/bots/idle_worker.py``).

As for reviews, how far it is stands in the database, so that every process of the server knows it
and can give it up, and what was measured is kept there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from maharaja.arena.balance_worker import MODULE
from maharaja.arena.board_balance import GAMES, entries_of
from maharaja.bots.workers.questions import BalancePart, Question
from maharaja.errors import Message
from maharaja.server.bots.bot_processes import ERROR, Fault
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.bots.idle_worker import STALE, Cancelled, IdleWorker, limit_reached
from maharaja.server.errors import Problem
from maharaja.server.settings import Settings
from maharaja.store.board_balances import BoardBalances
from maharaja.store.rows import KeptBalance

LOGGER = logging.getLogger("maharaja.boards")
SEEDS: Final = {"random": 20}  # in a part; of games that take longer, one
FIRST_SEED: Final = 1  # the same as ``maharaja board balance``
KEPT: Final = 500  # boards whose figures are kept, of some 10 kB
FAILED_KEPT: Final = 1_000

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A board that somebody wants to be measured."""

    key: str
    owner: Owner
    text: str
    players: int
    games: dict[str, int]  # by kind
    counted: bool = True  # against the limits

    def seeds(self, kind: str) -> int:
        """How many make at least so many games: each is played in every seating."""
        return -(-self.games[kind] // len(entries_of(kind, self.players)))

    @property
    def total(self) -> int:
        return sum(self.seeds(kind) * self.players for kind in self.games)

    def question(self, kind: str, **more: Any) -> Question:
        part: BalancePart = {"text": self.text, "players": self.players, "kind": kind, **more}  # type: ignore[typeddict-item]
        return Question(board="", seat=0, seed=0, view={}, prestige=[], seen=[], balance=part)


class BalanceJobs:
    """The boards that this process measures."""

    def __init__(
        self, balances: BoardBalances, settings: Settings, is_held_back: Callable[[], bool]
    ) -> None:
        self.games = dict(GAMES)
        self.worker = IdleWorker(MODULE, is_held_back)
        self._balances = balances
        self._settings = settings
        self._jobs: dict[str, tuple[Wanted, asyncio.Task[None]]] = {}
        self._failed: dict[str, None] = {}  # keys, the latest last

    def has_failed(self, key: str) -> bool:
        return key in self._failed

    def at_work(self) -> int:
        """How many boards this process measures."""
        return len(self._jobs)

    # --- what people do ---

    async def begin(self, wanted: Wanted) -> None:
        """Begin to measure a board, unless somebody else has; Problem if there are too many."""
        if wanted.key in self._jobs:
            return
        if not self.worker.is_compiled():
            raise Problem("no-measuring")
        self._check_limits(wanted)
        row = KeptBalance(wanted.key, wanted.owner.person, time.time(), 0, wanted.total)
        if await self._balances.begin(row, row.changed - STALE) and wanted.key not in self._jobs:
            self._failed.pop(wanted.key, None)
            task = asyncio.create_task(self._make(wanted, row))
            self._jobs[wanted.key] = (wanted, task)

    async def cancel(self, key: str) -> None:
        """Give it up, whichever process measures it."""
        await self._balances.cancel(key)
        if key in self._jobs:
            self._jobs[key][1].cancel()

    async def close(self) -> None:
        """Give everything up; it is begun again by whoever asks again."""
        tasks = [task for _, task in self._jobs.values()]
        for key in list(self._jobs):
            await self._balances.cancel(key)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.worker.close()

    def _check_limits(self, wanted: Wanted) -> None:
        settings = self._settings
        most = limit_reached(
            wanted.owner,
            [other.owner for other, _ in self._jobs.values() if other.counted],
            settings.balances_per_person,
            settings.balances_per_address,
            settings.balances_at_once,
        )
        if wanted.counted and most is not None:
            raise Problem("too-many-balances", Message("error-detail-balances", number=most))

    # --- measuring ---

    async def _make(self, wanted: Wanted, row: KeptBalance) -> None:
        try:
            await self._measure(wanted, row)
            await self._balances.forget(KEPT)
        except Cancelled:
            pass
        except Fault as fault:
            LOGGER.warning("a board was not measured (%s)", fault, extra={"fault": str(fault)})
            await self._fail(wanted.key)
        except Exception:
            LOGGER.exception("a board was not measured")
            await self._fail(wanted.key)
        finally:
            self._jobs.pop(wanted.key, None)

    async def _fail(self, key: str) -> None:
        self._failed[key] = None
        if len(self._failed) > FAILED_KEPT:
            del self._failed[next(iter(self._failed))]
        await self._balances.cancel(key)

    async def _measure(self, wanted: Wanted, row: KeptBalance) -> None:
        found: Json = {}
        for kind in wanted.games:
            outcomes: list[Json] = []
            last = FIRST_SEED + wanted.seeds(kind)
            step = SEEDS.get(kind, 1)
            for first in range(FIRST_SEED, last, step):
                seeds = min(step, last - first)
                played = await self._asked(wanted, row, kind, first=first, seeds=seeds)
                outcomes += played["outcomes"]
                row = await self._note(row, done=row.done + len(played["outcomes"]))
            found[kind] = await self._asked(wanted, row, kind, outcomes=outcomes)
            row = await self._note(row, body=json.dumps(found))
        await self._note(row, finished=True, person_id="")

    async def _asked(self, wanted: Wanted, row: KeptBalance, kind: str, **more: Any) -> Json:
        async def still_wanted() -> None:
            await self._note(row)

        reply = await self.worker.ask(wanted.question(kind, **more), wanted.owner, still_wanted)
        if reply.balance is None:
            raise Fault(ERROR)
        return reply.balance

    async def _note(self, row: KeptBalance, **more: Any) -> KeptBalance:
        noted = replace(row, changed=time.time(), **more)
        if not await self._balances.note(noted):
            raise Cancelled
        return noted
