"""The registry: every table that is in memory here, how it comes there and how it leaves.

There is one of each table in a process. What other processes write is taken in as it is heard of.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from maharaja.server.answer_timing import until_tick
from maharaja.server.errors import Problem
from maharaja.server.supervisor import BackgroundTasks
from maharaja.server.tables import idle_tables
from maharaja.server.tables.board_library import BoardLibrary
from maharaja.server.tables.broadcast import Broadcast, Followed, Follower
from maharaja.server.tables.broken_tables import BrokenTables
from maharaja.server.tables.freshness import Freshness
from maharaja.server.tables.history import Histories, History
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.loading import BrokenTable, fold, kind_of, open_table
from maharaja.server.tables.log_entries import Left
from maharaja.server.tables.stored_tables import read_table
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store.rows import TableRow
from maharaja.store.store import Store, StoreError

# Seconds, in multiples of which a log is read: how long it is tells how often plans were replaced.
OPENING = 0.025
RETRY = 1.0  # seconds until a database that did not answer is asked again


class Registry:
    """All tables in the memory of this process."""

    def __init__(
        self,
        store: Store,
        tasks: BackgroundTasks,
        boards: BoardLibrary,
        most: int = 0,
        updates_rate: float = 0.0,
    ) -> None:
        """``most``: tables in memory, besides those that are being used; 0: any number."""
        self.store = store
        self.boards = boards
        self.histories = Histories()
        self.broadcast = Broadcast(updates_rate, self._recall, self.cannot_be_shown)
        self.broken = BrokenTables()
        self.freshness = Freshness(store.numbers)
        self.live: dict[str, LiveTable] = {}
        self.on_heard: Callable[[str], None] = lambda _name: None  # of what others wrote
        self.let_go: Counter[str] = Counter()  # tables that left memory, by reason
        # Those that have left, too, while somebody still has them in hand: there is one of each.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._overtaken: set[str] = set()  # written to by others while they are being loaded
        self._most = most
        self._tasks = tasks
        store.listen(self._heard)

    # --- finding tables ---

    async def find(self, table: str, row: TableRow | None = None) -> LiveTable:
        """The table, from memory or from the store; Problem if there is none, or it is broken.

        ``row``: as the store has it, if that is known already.
        """
        live = self._known.get(table)
        if live is None:
            self.broken.check(table)
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table, row))
            # Shielded: one client that goes away must not take the table from the others.
            live = await asyncio.shield(self._loading[table])
        elif live.stale:
            async with live.lock:
                await self.catch_up(live)
        self._keep(live)
        return live

    async def find_fresh(self, table: str) -> LiveTable:
        """The table with everything that was written by any process before this was called."""
        live = await self.find(table)
        if not self.store.alone and await self.freshness.number(table) > live.table.number:
            await self.look_again(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        """Have the table in memory from now on, also if it was about to leave."""
        live.used = time.monotonic()
        if live.table.id not in self.live:
            self.live[live.table.id] = live
            self.histories.keep(live.table.id, live.history)
            self._let_go(idle_tables.beyond(self.live.values(), self._most), "room")

    def admit(self, table: Table, applied: list[AppliedEntry]) -> LiveTable:
        """Keep the table at hand, unless somebody was quicker: there is only one of each."""
        live = self._known.get(table.id)
        if live is None:
            live = self._known[table.id] = LiveTable(table, History(applied))
        self._keep(live)
        return live

    async def _load(self, name: str, row: TableRow | None) -> LiveTable:
        begun = time.monotonic()
        try:
            row = row or await self.store.table(name)
            if row is None:
                raise Problem("no-table")
            table, applied = await read_table(self.store, self.boards, row)
            await until_tick(begun, OPENING)
            live = self.admit(table, applied)
            if name in self._overtaken:
                self.mark_stale(live)
            return live
        except BrokenTable as error:
            raise self.broken.set_aside(name, error) from None
        finally:
            self._loading.pop(name, None)
            self._overtaken.discard(name)

    # --- letting go of them ---

    def drop(self, name: str) -> None:
        """Take a table out of the memory."""
        self.live.pop(name, None)
        self.histories.forget(name)

    def let_go_of_idle_tables(self) -> None:
        now = time.monotonic()
        self._let_go(list(idle_tables.idle(self.live.values(), now, self._most)), "idle")
        self._let_go(idle_tables.beyond(self.live.values(), self._most), "room")

    def _let_go(self, tables: Iterable[LiveTable], why: str) -> None:
        for live in tables:
            self.drop(live.table.id)
            self.let_go[why] += 1

    def forget(self, name: str) -> None:
        """A table that was deleted: nobody follows it any more."""
        live = self._known.pop(name, None)
        if live is not None:
            for seat in list(live.followers):
                self.broadcast.dismiss(live, seat)
        self.drop(name)

    def set_aside(self, live: LiveTable, broken: BrokenTable) -> Problem:
        """A table that has gone wrong is not opened again; the problem to tell its people."""
        table = live.table.id
        if self.live.get(table) is live:
            for seat in list(live.followers):
                self.broadcast.dismiss(live, seat)
            self.drop(table)
        self._known.pop(table, None)  # also if somebody still has it in hand
        return self.broken.set_aside(table, broken)

    def cannot_be_shown(self, live: Followed, error: Exception) -> Problem:
        assert isinstance(live, LiveTable)
        return self.set_aside(live, BrokenTable(f"it cannot be shown ({kind_of(error)})"))

    # --- who follows them, and their past ---

    def follow(
        self, live: LiveTable, seat: int | None, follower: Follower, source: str = "here"
    ) -> None:
        """Tell the follower everything from now on."""
        self._keep(live)
        self.broadcast.follow(live, seat, follower, source)

    async def past(self, live: LiveTable, after: int, seat: int | None) -> list[AppliedEntry]:
        """What the seat has noticed behind a sequence number, from memory or from the log."""
        self.histories.used(live.table.id)
        while (found := live.history.after(after, seat)) is None:
            await self._recall(live)
        return found

    async def _recall(self, live: Followed) -> None:
        """Read what is left out of a table's history; once for all who want it."""
        assert isinstance(live, LiveTable)
        if live.recalling is None:
            live.recalling = asyncio.create_task(self._read_history(live))
        await asyncio.shield(live.recalling)

    async def _read_history(self, live: LiveTable) -> None:
        begun = time.monotonic()
        try:
            table = live.table
            row = await self.store.table(table.id)
            if row is None:
                raise Problem("no-table")
            entries = await self.store.entries(table.id)
            first = entries[: live.history.left_out]
            _, applied = await open_table(row, table.game.board, first)
            await until_tick(begun, OPENING)
            self.histories.complete(table.id, live.history, applied)
        except BrokenTable as error:
            raise self.set_aside(live, error) from None
        finally:
            live.recalling = None

    # --- how they go on ---

    def go_on(self, live: LiveTable, table: Table, applied: list[AppliedEntry]) -> None:
        """The table as it is from now on, and what was written to get there."""
        live.table = table
        self.histories.extend(table.id, live.history, applied)
        for one in applied:
            if isinstance(one.entry.body, Left):  # what the seat sees is no longer theirs to see
                self.broadcast.dismiss(live, one.entry.body.seat)
        # Later in this turn of the loop: whoever made the change is answered first.
        self.broadcast.announce(live)

    async def look_again(self, live: LiveTable) -> None:
        """Take in what other processes may have written."""
        if not self.store.alone:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Take in what others have written, with the lock held; whether there was anything."""
        live.stale = False  # what is heard of while we read makes it stale again
        try:
            entries = await self.store.entries(live.table.id, live.table.number)
        except BaseException:
            live.stale = True
            raise
        if entries:
            draft = live.table.copy()
            try:
                applied = await fold(draft, entries, watched=bool(live.followers))
            except BrokenTable as error:
                raise self.set_aside(live, error) from None
            self.go_on(live, draft, applied)
        return bool(entries)

    def _heard(self, name: str, number: int) -> None:
        """Another process has written; without a name, anything may have been missed."""
        self.on_heard(name)
        self._overtaken.update(self._loading if not name else {name} & self._loading.keys())
        tables = list(self._known.values()) if not name else [self._known.get(name)]
        for live in tables:
            if live is not None and (not name or live.table.number < number):
                self.mark_stale(live)

    def mark_stale(self, live: LiveTable) -> None:
        """Its log may be longer than what is known here: look at it as soon as possible."""
        live.stale = True
        if not self._tasks.closing:
            self._tasks.spawn(self.refresh(live))

    async def refresh(self, live: LiveTable) -> None:
        """Take in what others have written, as soon as the database answers."""
        while live.stale:
            try:
                async with live.lock:
                    if live.stale:
                        await self.catch_up(live)
            except StoreError:
                await asyncio.sleep(RETRY)
            except Problem:
                return  # it has been set aside
