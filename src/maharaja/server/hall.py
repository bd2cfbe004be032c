"""The hall: every table that is being played here, one writer a table, and who follows it.

A change is tried out on a copy, written, and only then made, answered and told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Protocol

import msgspec

import maharaja
from maharaja import boardfile
from maharaja.bots.boardwords import board_words
from maharaja.engine.board import Board
from maharaja.engine.dice import SEED_LIMIT
from maharaja.server import words
from maharaja.server.fair_queue import Owner
from maharaja.server.ledger import AnyLine, Chosen, Left, read_header, write
from maharaja.server.opponents import ClosedError, Opponents, Question
from maharaja.server.problems import Problem
from maharaja.server.table import Moment, Table, load
from maharaja.store.rows import Append, Entry, Link, TableRow
from maharaja.store.store import Store, StoreError

LOGGER = logging.getLogger("maharaja.hall")
RECENT = 40  # moments of a table kept at hand for clients that come back
TRIES = 20  # when other processes are faster; each lost try means that the game went on
AGAIN = 1.0  # seconds until a database that did not answer is asked again
IDLE = 600.0  # seconds a table without followers stays in memory


class Follower(Protocol):
    """Somebody who is told what happens at a table."""

    def tell(self, message: bytes) -> None:
        """Take an update; must not wait."""

    def note(self, message: bytes) -> None:
        """Take a message that is no step of the table; must not wait."""


@dataclass(eq=False)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    recent: deque[Moment] = field(default_factory=lambda: deque(maxlen=RECENT))
    followers: dict[int | None, dict[Follower, int]] = field(default_factory=dict)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    paths: dict[int, list[str]] = field(default_factory=dict)  # what the bots mean to do next
    links: dict[str, Link] = field(default_factory=dict)
    # Where whoever made it, or else the first who came, connects from; known while in memory only.
    site: str = ""
    waiting: set[int] = field(default_factory=set)  # seats whose bots wait long for a processor
    doubtful: bool = False  # the log may be longer than what is known here
    used: float = 0.0

    def latest(self, after: int, seat: int | None) -> list[Moment] | None:
        """The moments behind a sequence number, if they are still at hand."""
        if after >= self.table.sequence(seat):
            return []
        found = [moment for moment in self.recent if moment.sequence(seat) > after]
        first = next((moment for moment in found if moment.noticed_by(seat)), None)
        return found if first is not None and first.sequence(seat) == after + 1 else None


class Hall:
    """All live tables of this process."""

    def __init__(self, store: Store, opponents: Opponents, takeover: float = 15.0) -> None:
        self.store = store
        self.opponents = opponents
        self.takeover = takeover  # seconds without a change until another process's bots are ours
        self.live: dict[str, Live] = {}
        self.choices = 0  # written, for the figures
        self.broadcasts = 0
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.boards = {name: maharaja.load_board(name) for name in boardfile.available()}
        self._boards = {board.digest: board for board in self.boards.values()}  # by digest
        self._remembered: set[str] = set()
        self._board_words: dict[str, dict[str, object]] = {}
        self._raw_board_words: dict[str, msgspec.Raw] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._changes: set[asyncio.Task[Table]] = set()
        self._follows: dict[Follower, set[tuple[str, int | None]]] = {}
        self._closing = False
        store.listen(self._heard)

    async def open(self) -> None:
        """Open the store and look after the tables that were left."""
        await self.store.open()
        await self.opponents.start()
        self._spawn(self._sweep_now_and_then())

    async def close(self) -> None:
        """Let what is being written be written, then let go."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._changes, return_exceptions=True)
        await self.opponents.close()
        await self.store.close()

    # --- finding tables ---

    async def find(self, table: str) -> Live:
        """The table, from memory or from the store; Problem if there is none."""
        live = self.live.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            # Shielded: one client that goes away must not take the table from the others.
            live = await asyncio.shield(self._loading[table])
        elif live.doubtful:
            async with live.lock:
                await self._catch_up(live)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        try:
            row = await self.store.table(name)
            if row is None:
                raise Problem("no-table")
            entries = await self.store.entries(name)
            board = await self._board_of(read_header(row.header).digest)
            table, moments = load(row, board, entries)
            return self._admit(table, moments)
        finally:
            self._loading.pop(name, None)

    def _admit(self, table: Table, moments: list[Moment]) -> Live:
        """Keep the table at hand, unless somebody was quicker: there is only one of each."""
        live = self.live.setdefault(table.id, Live(table, used=time.monotonic()))
        if live.table is table:
            live.recent.extend(moments)
        return live

    async def moments(self, live: Live, after: int, seat: int | None) -> list[Moment]:
        """What happened behind a sequence number, from memory or from the log."""
        latest = live.latest(after, seat)
        if latest is not None:
            return latest
        table = live.table
        row = await self.store.table(table.id)
        if row is None:
            raise Problem("no-table")
        entries = await self.store.entries(table.id)
        _, moments = load(row, table.game.board, entries[: table.number])
        return [moment for moment in moments if moment.sequence(seat) > after]

    def board(self, name: str) -> Board:
        """A board that comes with the game."""
        if name not in self.boards:
            raise Problem("no-board", f"The boards are {', '.join(self.boards)}.")
        return self.boards[name]

    async def remember(self, board: Board) -> None:
        """Have the store keep the board file: it may change while its games go on."""
        if board.digest not in self._remembered:
            await self.store.keep_board(board.digest, boardfile.text(board.id))
            self._remembered.add(board.digest)

    async def _board_of(self, digest: str) -> Board:
        """The board as it was when the table was made, also if its file has changed since."""
        if digest not in self._boards:
            text = await self.store.board(digest)
            if text is None:
                LOGGER.error("board missing", extra={"digest": digest})
                raise Problem("no-table")
            self._boards[digest] = boardfile.parse(text, "a board of the database")
        return self._boards[digest]

    def words_of(self, board: Board) -> dict[str, object]:
        if board.digest not in self._board_words:
            self._board_words[board.digest] = board_words(board)
        return self._board_words[board.digest]

    def _raw_words_of(self, board: Board) -> msgspec.Raw:
        """The words of the board as JSON, written once: every question to a bot has them."""
        if board.digest not in self._raw_board_words:
            self._raw_board_words[board.digest] = msgspec.Raw(
                msgspec.json.encode(self.words_of(board))
            )
        return self._raw_board_words[board.digest]

    # --- changing tables ---

    async def create(
        self, row: TableRow, lines: Iterable[AnyLine], board: Board, site: str = ""
    ) -> Live:
        """Set up a table; the lines seat people and bots, the site is charged for the latter."""
        table = Table(row, board)
        moments, entries = [], []
        for number, line in enumerate(lines, start=1):
            moments.append(table.take(line, number, row.created))
            entries.append(Entry(number, row.created, write(line)))
        made = TableRow(
            id=row.id,
            created=row.created,
            changed=row.created,
            host=row.host,
            public=row.public,
            header=row.header,
            number=table.number,
            standing=table.standing(),
        )
        await self.store.create(made, entries)
        live = self._admit(table, moments)
        live.site = site
        self._wake_bots(live)
        return live

    async def change(
        self,
        name: str,
        decide: Callable[[Table], AnyLine | None],
        key: str | None = None,
        seen: tuple[int, int] | None = None,
    ) -> Table:
        """Let ``decide`` look at the table and say what shall be written, then write it.

        It raises Problem if the wish cannot be granted, and gives None if it was granted before.
        ``seen`` is a seat and a sequence number that a client has met, perhaps elsewhere.
        """
        if self._closing:
            raise Problem("closing")
        # A task of its own: what has been begun is finished, whether or not the client waits.
        work = asyncio.create_task(self._change(name, decide, key, seen))
        self._changes.add(work)
        work.add_done_callback(self._changes.discard)
        return await asyncio.shield(work)

    async def _change(
        self,
        name: str,
        decide: Callable[[Table], AnyLine | None],
        key: str | None,
        seen: tuple[int, int] | None,
    ) -> Table:
        for _ in range(TRIES):
            live = await self.find(name)
            async with live.lock:
                if seen is not None and is_behind(live.table, *seen):
                    await self._catch_up(live)
                line = await self._decided(live, decide)
                if line is None or await self._write(live, line, key):
                    return live.table
                await self._catch_up(live)
        raise Problem("stale", "Others were faster again and again; look and try once more.")

    async def _decided(
        self, live: Live, decide: Callable[[Table], AnyLine | None]
    ) -> AnyLine | None:
        """What shall be written; nothing is refused before others' changes have been looked at."""
        try:
            return decide(live.table)
        except Problem:
            if self.store.alone or not await self._catch_up(live):
                raise
            return decide(live.table)

    async def look_again(self, live: Live) -> None:
        """Take in what other processes may have written."""
        if not self.store.alone:
            async with live.lock:
                await self._catch_up(live)

    def followed_by(self, follower: Follower) -> set[tuple[str, int | None]]:
        """The tables, and from which seats, that the follower follows."""
        return self._follows.get(follower, set())

    async def _write(self, live: Live, line: AnyLine, key: str | None = None) -> bool:
        """Write a line, and the answers without an alternative behind it; False: not up to date."""
        draft = live.table.copy()
        at = time.time()
        moments: list[Moment] = []
        entries: list[Entry] = []
        following: AnyLine | None = line
        while following is not None:
            number = draft.number + 1
            moments.append(draft.take(following, number, at, key))
            entries.append(Entry(number, at, write(following), key))
            key = None
            following = draft.forced()
        append = Append(draft.id, tuple(entries), draft.standing(), draft.changed)
        try:
            if not await self.store.append(append):
                return False
        except (StoreError, asyncio.CancelledError):
            live.doubtful = True  # it may or may not have been written
            if not self._closing:
                self._spawn(self._refresh(live))
            raise
        self.choices += sum(isinstance(moment.line, Chosen) for moment in moments)
        self._go_on(live, draft, moments)
        self._wake_bots(live)
        return True

    async def _catch_up(self, live: Live) -> bool:
        """Take in what others have written; whether there was anything."""
        live.doubtful = False  # what is heard of while we read makes it doubtful again
        try:
            entries = await self.store.entries(live.table.id, live.table.number)
        except BaseException:
            live.doubtful = True
            raise
        if entries:
            draft = live.table.copy()
            self._go_on(live, draft, [draft.fold(entry) for entry in entries])
        return bool(entries)

    def _go_on(self, live: Live, table: Table, moments: list[Moment]) -> None:
        live.table = table
        live.recent.extend(moments)
        for moment in moments:
            if isinstance(moment.line, Left):  # what the seat sees is no longer theirs to see
                for follower in list(live.followers.get(moment.line.seat, {})):
                    self.unfollow(table.id, moment.line.seat, follower)
        # Later in this turn of the loop: whoever made the change is answered first.
        asyncio.get_running_loop().call_soon(self._tell, live, table, moments)

    # --- telling ---

    def _tell(self, live: Live, table: Table, moments: list[Moment]) -> None:
        """Tell every follower what is new to them; those of one seat get the same bytes."""
        for seat, followers in list(live.followers.items()):
            now = table.sequence(seat)
            behind = [follower for follower, known in followers.items() if known < now]
            if not behind:
                continue
            message = words.update(table, moments, seat)
            for follower in behind:
                followers[follower] = now
                follower.tell(message)
                self.broadcasts += 1

    def follow(self, live: Live, seat: int | None, follower: Follower) -> None:
        live.followers.setdefault(seat, {})[follower] = live.table.sequence(seat)
        self._follows.setdefault(follower, set()).add((live.table.id, seat))

    def forget(self, follower: Follower) -> None:
        """End all that a follower follows."""
        for name, seat in self._follows.pop(follower, set()):
            self.unfollow(name, seat, follower)

    def unfollow(self, name: str, seat: int | None, follower: Follower) -> None:
        follows = self._follows.get(follower, set())
        follows.discard((name, seat))
        if not follows:
            self._follows.pop(follower, None)
        live = self.live.get(name)
        if live is not None and seat in live.followers:
            live.followers[seat].pop(follower, None)
            if not live.followers[seat]:
                del live.followers[seat]

    def _heard(self, name: str, number: int) -> None:
        """Another process has written; without a name, anything may have been missed."""
        tables = list(self.live.values()) if not name else [self.live.get(name)]
        for live in tables:
            if live is not None and (not name or live.table.number < number):
                live.doubtful = True
                self._spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        """Take in what others have written, as soon as the database answers."""
        while live.doubtful:
            try:
                async with live.lock:
                    if live.doubtful:
                        await self._catch_up(live)
            except StoreError:
                await asyncio.sleep(AGAIN)

    # --- bots ---

    def _wake_bots(self, live: Live) -> None:
        """Have every bot think whose turn it is."""
        for seat in live.table.bots_to_act():
            if seat not in live.thinking and not self._closing:
                live.thinking[seat] = self._spawn(self._think(live, seat))

    async def _think(self, live: Live, seat: int) -> None:
        """Play a bot's seat until it has nothing to decide."""
        try:
            while seat in live.table.bots_to_act():
                try:
                    await self._answer(live, seat)
                except StoreError as error:
                    extra = {"table": live.table.id, "error": str(error)}
                    LOGGER.warning("a bot could not write its choice", extra=extra)
                    await asyncio.sleep(AGAIN)
                    await self._refresh(live)
        except ClosedError:
            pass  # whoever opens the tables next goes on
        finally:
            live.thinking.pop(seat, None)

    async def _answer(self, live: Live, seat: int) -> None:
        """Have a bot answer its question, unless another question has come up meanwhile."""
        table = live.table
        owner = Owner(live.site, table.host, table.id)
        busy = partial(self._note_waiting, live, seat)
        answer = await self.opponents.ask(self._question(live, seat), owner, busy)
        line = Chosen(
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
            if not await self._write(live, line):
                await self._catch_up(live)

    def _note_waiting(self, live: Live, seat: int, waits: bool) -> None:
        """Tell everybody whose bots wait because others think: no step, and nothing secret."""
        if waits:
            live.waiting.add(seat)
        else:
            live.waiting.discard(seat)
        message = words.bots(live.table.id, live.waiting)
        for followers in live.followers.values():
            for follower in followers:
                follower.note(message)

    def _question(self, live: Live, seat: int) -> Question:
        table = live.table
        game = table.game
        level = table.chairs[seat].level
        assert level is not None
        turn = f"{table.header.salt}:{seat}:{game.round}:{game.phase}"
        seed = int.from_bytes(sha256(turn.encode()).digest()[:8]) % SEED_LIMIT
        return Question(
            level=level,
            board=self._raw_words_of(game.board),
            seat=seat,
            seed=seed,
            view=game.view(seat),
            prestige=list(table.prestige),
            seen=sorted(table.seen),
            path=live.paths.get(seat, []),
        )

    # --- housekeeping ---

    async def _sweep_now_and_then(self) -> None:
        since = time.time()  # at the start everything that waits for a bot is idle
        while True:
            with suppress(StoreError):
                for name in await self.store.idle_bots(since):
                    if not self._looks_after(name):
                        await self._take_over(name)
            self._let_go_of_idle_tables()
            await asyncio.sleep(self.takeover / 3)
            since = time.time() - self.takeover

    def _looks_after(self, name: str) -> bool:
        """Whether all bots that have to act there are asked already, and only wait for long."""
        live = self.live.get(name)
        acting = set() if live is None else set(live.table.bots_to_act())
        return live is not None and bool(acting) and acting <= live.thinking.keys()

    async def _take_over(self, name: str) -> None:
        """Wake the bots of a table that nobody looks after."""
        try:
            live = await self.find(name)
            async with live.lock:
                await self._catch_up(live)
            self._wake_bots(live)
        except Problem:
            LOGGER.warning("a table with idle bots cannot be opened", extra={"table": name})

    def _let_go_of_idle_tables(self) -> None:
        before = time.monotonic() - IDLE
        for name, live in list(self.live.items()):
            busy = live.followers or live.thinking or live.lock.locked()
            if live.used < before and not busy:
                del self.live[name]

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task of the hall failed", exc_info=task.exception())


def is_behind(table: Table, seat: int, sequence: int) -> bool:
    """Whether a seat of the table has met more than is known here."""
    return seat < len(table.chairs) and table.sequence(seat) < sequence
