"""Changing tables: a change is tried out on a copy, written, and only then made and shown.

Of each table there is one writer in this process at a time; another process may be faster, and then
the database says so and the change is tried again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import maharaja
from maharaja.engine.board import Board
from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.server.notifications.causes import telling
from maharaja.server.supervisor import BackgroundTasks
from maharaja.server.tables import clocks, log_bounds, standing_orders
from maharaja.server.tables.guards import refused
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.log_entries import Chosen, EntryBody, encoded
from maharaja.server.tables.registry import Registry
from maharaja.server.tables.starting_position import StartingPosition
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store.rows import Append, Entry, TableRow
from maharaja.store.store import StoreError

TRIES = 20  # when other processes are faster; each lost try means that the game went on

# Looks at a table and says what shall be written: Problem if the wish cannot be granted, None if it
# has been granted before.
Decide = Callable[[Table], EntryBody | None]


@dataclass(frozen=True, slots=True)
class Move:
    """What a change at a seat comes with if it is a move of the game."""

    key: str  # the client's own id of the request
    seat: int
    sequence: int  # that the client has met, perhaps in another process
    choice: int | None = None  # parsed


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a wish."""

    table: Table  # as it is now
    written: EntryBody | None  # None: it had been granted before


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to be written, and the table as it will be then."""

    table: Table
    applied: list[AppliedEntry]


class Writer:
    """Writes to the tables of a registry."""

    def __init__(
        self, registry: Registry, tasks: BackgroundTasks, now: Callable[[], float] = time.time
    ) -> None:
        """``now``: the time of the day, for all that is written."""
        self.now = now
        self.choices = 0  # written, for the figures
        self.notice_delay = 0.0  # seconds until those who are away are told
        self.on_written: Callable[[LiveTable], None] = lambda _live: None  # by this process
        self._registry = registry
        self._tasks = tasks
        self._changes: set[asyncio.Task[Change]] = set()

    async def wait(self) -> None:
        """Until everything that was begun is written."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    async def create(
        self,
        row: TableRow,
        bodies: Iterable[EntryBody],
        board: Board,
        begun: StartingPosition | None = None,
        site: str = "",
    ) -> LiveTable:
        """Set up a table; the bodies seat people and bots, the site is charged for the latter."""
        table = Table(row, board, begun)
        applied = [
            table.apply(Entry(number, row.created, body))
            for number, body in enumerate(bodies, start=1)
        ]
        applied += consequences(table, row.created)
        made = replace(row, changed=row.created, number=table.number, standing=table.standing())
        await self._registry.store.create(made, [encoded(one.entry) for one in applied])
        live = self._registry.admit(table, applied)
        live.site = site
        self.on_written(live)
        return live

    async def change(self, name: str, decide: Decide, move: Move | None = None) -> Change:
        """Let ``decide`` look at the table and say what shall be written, then write it."""
        if self._tasks.closing:
            raise Problem("closing")
        # A task of its own: what has been begun is finished, whether or not the client waits.
        work = asyncio.create_task(self._change(name, decide, move))
        self._changes.add(work)
        work.add_done_callback(self._changes.discard)
        return await asyncio.shield(work)

    async def _change(self, name: str, decide: Decide, move: Move | None) -> Change:
        for _ in range(TRIES):
            live = await self._registry.find(name)
            async with live.lock:
                if move is not None and is_behind(live.table, move):
                    await self._registry.catch_up(live)
                draft = await self._decided(live, decide, move)
                if draft is None:
                    return Change(live.table, None)
                if await self._append(live, draft):
                    return Change(live.table, draft.applied[0].entry.body)
                await self._registry.catch_up(live)
        raise Problem("stale", Message("error-detail-others-faster"))

    async def _decided(self, live: LiveTable, decide: Decide, move: Move | None) -> Draft | None:
        """What shall be written; nothing is refused before others' changes have been looked at."""
        try:
            return drafted(live.table, decide(live.table), self.now(), move)
        except Problem:
            if self._registry.store.alone or not await self._registry.catch_up(live):
                raise
            return drafted(live.table, decide(live.table), self.now(), move)

    async def write(self, live: LiveTable, body: EntryBody) -> bool:
        """Write an entry, with the lock held; False: the table was not up to date."""
        if await self._append(live, with_consequences(live.table, body, self.now())):
            return True
        await self._registry.catch_up(live)
        return False

    async def _append(self, live: LiveTable, draft: Draft) -> bool:
        """Write a draft and make it the table; False: another process was faster."""
        table = draft.table
        entries = tuple(encoded(one.entry) for one in draft.applied)
        told = telling(live.table, table, draft.applied, self.notice_delay)
        append = Append(
            table.id, entries, table.standing(), table.changed, told.notices, told.answered
        )
        try:
            if not await self._registry.store.append(append):
                return False
        except (StoreError, asyncio.CancelledError):
            self._registry.mark_stale(live)  # it may or may not have been written
            raise
        self.choices += sum(isinstance(one.entry.body, Chosen) for one in draft.applied)
        self._registry.go_on(live, table, draft.applied)
        self.on_written(live)
        return True


def drafted(table: Table, body: EntryBody | None, at: float, move: Move | None) -> Draft | None:
    """What shall be written if that is legal, and its table's log not full."""
    if body is None:
        return None
    try:
        draft = with_consequences(table, body, at, move)
    except maharaja.Refused as error:
        raise refused(table, body.seat, error) from None
    log_bounds.check(table, body)
    return draft


def with_consequences(table: Table, body: EntryBody, at: float, move: Move | None = None) -> Draft:
    """An entry on a copy of the table, and all that follows from it."""
    draft = table.copy()
    first = Entry(draft.number + 1, at, body, None if move is None else move.key)
    applied = [draft.apply(first, None if move is None else move.choice)]
    return Draft(draft, applied + consequences(draft, at))


def consequences(table: Table, at: float) -> list[AppliedEntry]:
    """Answers without an alternative, those by standing orders, and the deadlines of the rest."""
    applied = []
    while (answer := table.auto_answer() or standing_orders.answer(table)) is not None:
        applied.append(table.apply(Entry(table.number + 1, at, answer)))
    deadlines = list(clocks.new_deadlines(table, at))
    return applied + [table.apply(Entry(table.number + 1, at, body)) for body in deadlines]


def is_behind(table: Table, move: Move) -> bool:
    """Whether a seat of the table has met more than is known here."""
    return move.seat < len(table.chairs) and table.sequence(move.seat) < move.sequence
