"""The turns of bots at the tables: asked in time, written like any other choice."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import sha256

from maharaja.bots.workers.questions import Question
from maharaja.engine.dice import SEED_LIMIT
from maharaja.server.bots.bot_pool import BotPool, ClosedError
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.errors import Problem
from maharaja.server.supervisor import BackgroundTasks
from maharaja.server.tables import serialize
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.loading import BrokenTable, kind_of
from maharaja.server.tables.log_entries import Chosen
from maharaja.server.tables.registry import RETRY, Registry
from maharaja.server.tables.writer import Writer
from maharaja.store.store import StoreError

LOGGER = logging.getLogger("maharaja.bots")
TOGETHER = 20  # tables whose idle bots are woken at once
FAILURES = 3  # of bots in a row until their table is set aside


class BotTurns:
    """Has bots play whose turn it is."""

    def __init__(
        self, registry: Registry, writer: Writer, pool: BotPool, tasks: BackgroundTasks
    ) -> None:
        self._registry = registry
        self._writer = writer
        self._pool = pool
        self._tasks = tasks
        writer.on_written = self.wake

    def wake(self, live: LiveTable) -> None:
        """Have every bot think whose turn it is; with the first one at a table workers come."""
        if any(chair.level is not None for chair in live.table.chairs):
            self._pool.start()
        for seat in live.table.bots_to_act():
            if seat not in live.thinking and not self._tasks.closing:
                live.thinking[seat] = self._tasks.spawn(self._think(live, seat))

    async def wake_idle(self, takeover: float) -> None:
        """Look after tables that wait for a bot: at once, and then again and again.

        ``takeover``: seconds without a change until another process's bots are ours.
        """
        since = self._writer.now()  # at the start everything that waits for a bot is idle
        while True:
            try:
                await self._wake_unchanged(since)
            except StoreError as error:
                LOGGER.warning("idle bots could not be looked for: %s", error)
            self._registry.let_go_of_idle_tables()
            await asyncio.sleep(takeover / 3)
            since = self._writer.now() - takeover

    async def _wake_unchanged(self, since: float) -> None:
        idle = await self._registry.store.lists.idle_bots(since)
        names = [name for name in idle if not self.looks_after(name)]
        for some in range(0, len(names), TOGETHER):
            await asyncio.gather(*map(self._take_over, names[some : some + TOGETHER]))

    def looks_after(self, name: str) -> bool:
        """Whether all bots that have to act there are asked already, and only wait for long."""
        live = self._registry.live.get(name)
        acting = set() if live is None else set(live.table.bots_to_act())
        return live is not None and bool(acting) and acting <= live.thinking.keys()

    async def _take_over(self, name: str) -> None:
        """Wake the bots of a table that nobody looks after."""
        if name in self._registry.broken:
            return
        try:
            live = await self._registry.find(name)
            async with live.lock:
                await self._registry.catch_up(live)
            self.wake(live)
        except Problem:
            return  # it was deleted, or set aside with a line in the log
        except StoreError:
            raise
        except Exception as error:
            broken = BrokenTable(f"it cannot be opened ({kind_of(error)})")
            self._registry.broken.set_aside(name, broken)

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Play a bot's seat until it has nothing to decide."""
        try:
            while seat in live.table.bots_to_act():
                try:
                    await self._answer(live, seat)
                    live.failures = 0
                except StoreError as error:
                    extra = {"table": live.table.id, "error": str(error)}
                    LOGGER.warning("a bot could not write its choice", extra=extra)
                    await asyncio.sleep(RETRY)
                    await self._registry.refresh(live)
        except ClosedError:
            pass  # whoever opens the tables next goes on
        except Problem:
            pass  # it has been set aside, or others were faster
        except Exception as error:
            self._failed(live, error)
        finally:
            live.thinking.pop(seat, None)

    def _failed(self, live: LiveTable, error: Exception) -> None:
        """It is tried again when idle bots are looked for; a table where it always fails is not."""
        live.failures += 1
        if live.failures == 1:
            extra = {"table": live.table.id}
            LOGGER.error("a bot's turn failed: %s", kind_of(error), exc_info=error, extra=extra)
        if live.failures >= FAILURES:
            broken = BrokenTable(f"its bots cannot play on ({kind_of(error)})")
            self._registry.set_aside(live, broken)

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Have a bot answer its question, unless another question has come up meanwhile."""
        table = live.table
        owner = Owner(live.site, table.host, table.id)
        busy = partial(self._note_waiting, live, seat)
        answer = await self._pool.ask(self._question(live, seat), owner, busy)
        choice = Chosen(
            seat=seat,
            choice=answer.choice,
            level=answer.level,
            fault=answer.fault.split(":")[0] if answer.fault else None,
        )
        async with live.lock:
            now = live.table
            if seat not in now.bots_to_act() or now.asked[seat] != table.asked[seat]:
                return
            live.paths[seat] = answer.path
            await self._writer.write(live, choice)

    def _note_waiting(self, live: LiveTable, seat: int, waits: bool) -> None:
        """Tell everybody whose bots wait because others think: no log entry, and nothing secret."""
        if waits:
            live.waiting.add(seat)
        else:
            live.waiting.discard(seat)
        self._registry.broadcast.note(live, serialize.bots(live.table.id, live.waiting))

    def _question(self, live: LiveTable, seat: int) -> Question:
        table = live.table
        game = table.game
        chair, level = table.chairs[seat], table.bot_level(seat)
        assert level is not None
        turn = f"{table.header.salt}:{seat}:{game.round}:{game.phase}"
        seed = int.from_bytes(sha256(turn.encode()).digest()[:8]) % SEED_LIMIT
        return Question(
            level=level,
            style=chair.style,
            board=self._registry.boards.json_text_of(game.board),
            seat=seat,
            seed=seed,
            view=dict(game.view(seat)),
            prestige=list(table.prestige),
            seen=sorted(table.seen),
            path=live.paths.get(seat, []),
        )
