"""Everything that the operations on tables work with, from the opening of the store to its end.

What people can do is in modules of its own: create_table, rematch, seats, absence, links, moves,
watch and queries; each operation is a function there, called by HTTP and by the socket alike.
Problem says no, and then nothing has changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from maharaja.server.accounts.account_limits import AccountLimits
from maharaja.server.accounts.identities import Identities
from maharaja.server.accounts.reviewed_losses import ReviewedLosses
from maharaja.server.accounts.statistics import PlayedGames
from maharaja.server.boards.balance_jobs import BalanceJobs
from maharaja.server.bots.bot_limits import BotLimits
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.bots.engine_build import EngineBuildWatch
from maharaja.server.identity import Visitor
from maharaja.server.notifications.notifications import Notifications
from maharaja.server.rate_limits import Limits
from maharaja.server.reviews.review_jobs import ReviewJobs
from maharaja.server.server_host.restrictions import Restrictions
from maharaja.server.settings import Settings
from maharaja.server.supervisor import BackgroundTasks, supervise
from maharaja.server.tables.board_library import BoardLibrary
from maharaja.server.tables.bot_turns import BotTurns
from maharaja.server.tables.deadlines import Deadlines
from maharaja.server.tables.forgotten_names import CommandedDeletions, reload
from maharaja.server.tables.presence import Presences
from maharaja.server.tables.registry import Registry
from maharaja.server.tables.writer import Writer
from maharaja.server.talk.rooms import Rooms
from maharaja.store.personal_data import FORGOTTEN
from maharaja.store.store import Store

ENTRIES_PER_TOKEN = 20  # of the past that cost as much as a request, some 6 KB


class TableService:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        settings: Settings,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Without ``limits`` nothing is charged. ``now``: the time of the day."""
        self.store = store
        self.pool = pool
        self.settings = settings
        self.limits = limits
        self.bot_limits = BotLimits(store, settings.searching_bots_per_person)
        self.importing = asyncio.Lock()  # one game at a time
        self.engine_build = EngineBuildWatch(settings.engine_build, pool.follow_build)
        self.network_address: str | None = None  # known once the server listens
        self._tasks = BackgroundTasks()
        folder = None if settings.boards is None else Path(settings.boards)
        self.registry = Registry(
            store,
            self._tasks,
            BoardLibrary(store, folder),
            settings.live_tables,
            settings.updates_rate,
        )
        self.writer = Writer(self.registry, self._tasks, now)
        self.deadlines = Deadlines(self.registry, self.writer)
        self.writer.notice_delay = settings.notify_after
        self.presences = Presences(self.registry, self._tasks)
        self.restrictions = Restrictions(store)
        self.talk = Rooms(self.registry, settings, now)
        self.notifications = Notifications(store, settings, self._tasks)
        self.identities = Identities(store, self._tasks)
        self._deletions = CommandedDeletions(self.registry)
        self.registry.on_heard = self._heard
        self.account_limits = AccountLimits()
        losses = ReviewedLosses(store.reviews, settings.review_worlds)
        self.played_games = PlayedGames(store, self.registry.boards, losses)
        self.bots = BotTurns(self.registry, self.writer, pool, self._tasks)
        self.reviews = ReviewJobs(store.reviews, settings, pool.is_behind)
        self.balances = BalanceJobs(store.board_balances, settings, pool.is_behind)
        self.engine_build.listeners += [
            self.reviews.worker.follow_build,
            self.balances.worker.follow_build,
        ]

    def _heard(self, name: str) -> None:
        """Another process has written something that is no entry of a log."""
        self.identities.heard(name)
        if self._tasks.closing:
            return
        if not name:
            self._tasks.spawn(self._deletions.look())
        elif name.startswith(FORGOTTEN):
            self._tasks.spawn(reload(self.registry, name.removeprefix(FORGOTTEN)))

    def charge(self, visitor: Visitor, entries: int) -> None:
        """Who wants much of the past at once pays more than for a look."""
        if self.limits is not None:
            self.limits.charge(visitor, entries // ENTRIES_PER_TOKEN)

    async def open(self) -> None:
        """Open the store and look after the tables that were left."""
        await self.store.open()
        await self.restrictions.load()
        await self._deletions.load()
        await self.notifications.open()
        self.pool.open()
        wake_idle = partial(self.bots.wake_idle, self.settings.takeover)
        self._tasks.spawn(supervise("waking idle bots", wake_idle))
        self._tasks.spawn(supervise("watching presence", self.presences.watch))
        self._tasks.spawn(supervise("looking after restrictions", self.restrictions.watch))
        self._tasks.spawn(supervise("looking after talk", self.talk.watch))
        self._tasks.spawn(supervise("looking after clocks", self.deadlines.watch))
        self._tasks.spawn(self.engine_build.watch())

    async def close(self) -> None:
        """Finish what is being written, then close everything."""
        self._tasks.closing = True
        self.registry.broadcast.close()
        self._tasks.cancel()
        await self._tasks.wait()
        await self.writer.wait()
        await self.reviews.close()
        await self.balances.close()
        await self.pool.close()
        await self.store.close()
