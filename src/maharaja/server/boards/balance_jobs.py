"""Boards being measured: part by part, behind everything else (``server/bots/idle_jobs.py``)."""

from __future__ import annotations

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
from maharaja.server.bots.idle_jobs import IdleJobs
from maharaja.server.bots.idle_worker import STALE, Cancelled, limit_reached
from maharaja.server.errors import Problem
from maharaja.server.settings import Settings
from maharaja.store.board_balances import BoardBalances
from maharaja.store.rows import KeptBalance

LOGGER = logging.getLogger("maharaja.boards")
SEEDS: Final = {"random": 20}  # in a part; of games that take longer, one
FIRST_SEED: Final = 1  # the same as ``maharaja board balance``
KEPT: Final = 500  # boards whose figures are kept, of some 10 kB

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


class BalanceJobs(IdleJobs[Wanted]):
    """The boards that this process measures."""

    def __init__(
        self, balances: BoardBalances, settings: Settings, is_held_back: Callable[[], bool]
    ) -> None:
        super().__init__(MODULE, balances, LOGGER, is_held_back)
        self.games = dict(GAMES)
        self._balances = balances
        self._settings = settings

    # --- what people do ---

    async def begin(self, wanted: Wanted) -> None:
        """Begin to measure a board, unless somebody else has; Problem if there are too many."""
        if wanted.key in self._jobs:
            return
        if not self.worker.is_compiled():
            raise Problem("no-measuring")
        self._check_limits(wanted)
        row = row_of(wanted)
        if await self._balances.begin(row, row.changed - STALE) and wanted.key not in self._jobs:
            self._start(wanted)

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

    async def _do(self, wanted: Wanted) -> None:
        row = row_of(wanted)
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
        await self._balances.forget(KEPT)

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


def row_of(wanted: Wanted) -> KeptBalance:
    """As it is kept when it begins."""
    return KeptBalance(wanted.key, wanted.owner.person, time.time(), 0, wanted.total)
