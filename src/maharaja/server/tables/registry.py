"""The hall: every table that is being played here, one writer a table, and who follows it.

A change is tried out on a copy, written, and only then made, answered and told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec

import maharaja
from maharaja import boards
from maharaja.bots.protocol.board_json import board_words
from maharaja.engine.board import Board
from maharaja.engine.dice import SEED_LIMIT
from maharaja.server.answer_timing import until_tick
from maharaja.server.bots.bot_pool import ClosedError, Opponents, Question
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.errors import Problem
from maharaja.server.supervisor import supervise
from maharaja.server.tables import idle_tables, log_bounds, serialize
from maharaja.server.tables.broadcast import Broadcast, Followed, Follower, Place
from maharaja.server.tables.broken_tables import BrokenTables
from maharaja.server.tables.freshness import Freshness
from maharaja.server.tables.history import Histories, History
from maharaja.server.tables.loading import BrokenTable, fold, kind_of, open_table
from maharaja.server.tables.log_entries import AnyLine, Chosen, Header, Left, read_header, write
from maharaja.server.tables.table import Beginning, Moment, Table
from maharaja.store.rows import Append, Entry, Link, TableRow
from maharaja.store.store import Store, StoreError

LOGGER = logging.getLogger("maharaja.hall")
TRIES = 20  # when other processes are faster; each lost try means that the game went on
# Seconds, in multiples of which a log is read: how long it is tells how often plans were replaced.
OPENING = 0.025
TOGETHER = 20  # tables whose idle bots are woken at once
AGAIN = 1.0  # seconds until a database that did not answer is asked again
FAILURES = 3  # of bots in a row until their table is set aside


@dataclass(eq=False)
class Live:
    """A table in memory."""

    table: Table
    history: History
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    followers: dict[int | None, dict[Follower, Place]] = field(default_factory=dict)
    telling: bool = False  # followers are told in the next turn of the loop
    late: bool = False  # some of them later
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    paths: dict[int, list[str]] = field(default_factory=dict)  # what the bots mean to do next
    links: dict[str, Link] = field(default_factory=dict)
    # Where whoever made it, or else the first who came, connects from; known while in memory only.
    site: str = ""
    waiting: set[int] = field(default_factory=set)  # seats whose bots wait long for a processor
    doubtful: bool = False  # the log may be longer than what is known here
    recalling: asyncio.Task[None] | None = None  # the past is being read
    failures: int = 0  # of its bots, one after the other
    used: float = 0.0

    @property
    def busy(self) -> bool:
        return bool(self.followers or self.thinking or self.lock.locked())


class Hall:
    """All live tables of this process."""

    def __init__(
        self,
        store: Store,
        opponents: Opponents,
        takeover: float = 15.0,
        most: int = 0,
        updates_rate: float = 0.0,
    ) -> None:
        self.store = store
        self.opponents = opponents
        self.takeover = takeover  # seconds without a change until another process's bots are ours
        self.most = most  # tables in memory, besides those that are being used; 0: any number
        self.live: dict[str, Live] = {}
        # Those that have left, too, while somebody still has them in hand: there is one of each.
        self._known: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self.let_go: Counter[str] = Counter()  # tables that left memory, by reason
        self.choices = 0  # written, for the figures
        self.histories = Histories()
        self.broadcast = Broadcast(updates_rate, self._recall, self.cannot_be_shown)
        self.broken = BrokenTables()
        self.freshness = Freshness(store.numbers)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._overtaken: set[str] = set()  # written to by others while they are being loaded
        self.boards = usable_boards()
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
        self._spawn(supervise("waking idle bots", self._sweep_now_and_then))

    async def close(self) -> None:
        """Let what is being written be written, then let go."""
        self._closing = True
        self.broadcast.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._changes, return_exceptions=True)
        await self.opponents.close()
        await self.store.close()

    # --- finding tables ---

    async def find(self, table: str, row: TableRow | None = None) -> Live:
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
        elif live.doubtful:
            async with live.lock:
                await self._catch_up(live)
        self._keep(live)
        return live

    async def find_fresh(self, table: str) -> Live:
        """The table with everything that was written by any process before this was called."""
        live = await self.find(table)
        if not self.store.alone and await self.freshness.number(table) > live.table.number:
            await self.look_again(live)
        return live

    def _keep(self, live: Live) -> None:
        """Have the table in memory from now on, also if it was about to leave."""
        live.used = time.monotonic()
        if live.table.id not in self.live:
            self.live[live.table.id] = live
            self.histories.keep(live.table.id, live.history)
            self._let_go(idle_tables.beyond(self.live.values(), self.most), "room")

    async def _load(self, name: str, row: TableRow | None) -> Live:
        begun = time.monotonic()
        try:
            row = row or await self.store.table(name)
            if row is None:
                raise Problem("no-table")
            entries = await self.store.entries(name)
            board = await self._board_of(header_of(row).digest)
            table, moments = await open_table(row, board, entries)
            await until_tick(begun, OPENING)
            live = self._admit(table, moments)
            if name in self._overtaken:
                self._doubt(live)
            return live
        except BrokenTable as error:
            raise self.broken.set_aside(name, error) from None
        finally:
            self._loading.pop(name, None)
            self._overtaken.discard(name)

    def _admit(self, table: Table, moments: list[Moment]) -> Live:
        """Keep the table at hand, unless somebody was quicker: there is only one of each."""
        live = self._known.get(table.id)
        if live is None:
            live = self._known[table.id] = Live(table, History(moments))
        self._keep(live)
        return live

    def drop(self, name: str) -> None:
        """Take a table out of the memory."""
        self.live.pop(name, None)
        self.histories.forget(name)

    def set_aside(self, live: Live, broken: BrokenTable) -> Problem:
        """A table that has gone wrong is not opened again; the problem to tell its people."""
        table = live.table.id
        if self.live.get(table) is live:
            for seat, followers in list(live.followers.items()):
                for follower in list(followers):
                    self.unfollow(table, seat, follower)
            self.drop(table)
        self._known.pop(table, None)  # also if somebody still has it in hand
        return self.broken.set_aside(table, broken)

    def cannot_be_shown(self, live: Followed, error: Exception) -> Problem:
        assert isinstance(live, Live)
        return self.set_aside(live, BrokenTable(f"it cannot be shown ({kind_of(error)})"))

    async def moments(self, live: Live, after: int, seat: int | None) -> list[Moment]:
        """What the seat has noticed behind a sequence number, from memory or from the log."""
        self.histories.used(live.table.id)
        while (found := live.history.after(after, seat)) is None:
            await self._recall(live)
        return found

    async def _recall(self, live: Followed) -> None:
        """Read what is left out of a table's history; once for all who want it."""
        assert isinstance(live, Live)
        if live.recalling is None:
            live.recalling = asyncio.create_task(self._read_history(live))
        await asyncio.shield(live.recalling)

    async def _read_history(self, live: Live) -> None:
        begun = time.monotonic()
        try:
            table = live.table
            row = await self.store.table(table.id)
            if row is None:
                raise Problem("no-table")
            entries = await self.store.entries(table.id)
            first = entries[: live.history.left_out]
            _, moments = await open_table(row, table.game.board, first)
            await until_tick(begun, OPENING)
            self.histories.complete(table.id, live.history, moments)
        except BrokenTable as error:
            raise self.set_aside(live, error) from None
        finally:
            live.recalling = None

    def board(self, name: str) -> Board:
        """A board that comes with the game."""
        if name not in self.boards:
            raise Problem("no-board", f"The boards are {', '.join(self.boards)}.")
        return self.boards[name]

    async def remember(self, board: Board) -> None:
        """Have the store keep the board file: it may change while its games go on."""
        if board.digest not in self._remembered:
            await self.store.keep_board(board.digest, boards.text(board.id))
            self._remembered.add(board.digest)

    async def _board_of(self, digest: str) -> Board:
        """The board as it was when the table was made, also if its file has changed since."""
        if digest not in self._boards:
            text = await self.store.board(digest)
            if text is None:
                raise BrokenTable(f"its board is missing, of the digest {digest[:64]}")
            try:
                self._boards[digest] = boards.parse(text, "a board of the database")
            except boards.BoardError as error:
                raise BrokenTable(f"its board cannot be read: {error}") from error
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
        self,
        row: TableRow,
        lines: Iterable[AnyLine],
        board: Board,
        begun: Beginning | None = None,
        site: str = "",
    ) -> Live:
        """Set up a table; the lines seat people and bots, the site is charged for the latter."""
        table = Table(row, board, begun)
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
            return bounded(live.table, decide(live.table))
        except Problem:
            if self.store.alone or not await self._catch_up(live):
                raise
            return bounded(live.table, decide(live.table))

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
            try:
                moments = await fold(draft, entries)
            except BrokenTable as error:
                raise self.set_aside(live, error) from None
            self._go_on(live, draft, moments)
        return bool(entries)

    def _go_on(self, live: Live, table: Table, moments: list[Moment]) -> None:
        live.table = table
        self.histories.extend(table.id, live.history, moments)
        for moment in moments:
            if isinstance(moment.line, Left):  # what the seat sees is no longer theirs to see
                for follower in list(live.followers.get(moment.line.seat, {})):
                    self.unfollow(table.id, moment.line.seat, follower)
        # Later in this turn of the loop: whoever made the change is answered first.
        self.broadcast.announce(live)

    # --- telling ---

    def follow(
        self, live: Live, seat: int | None, follower: Follower, source: str = "here"
    ) -> None:
        """``source``: whose share of what is told is taken, such as an address."""
        self._keep(live)
        self.broadcast.follow(live, seat, follower, source)
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
        live = self._known.get(name)
        if live is not None and seat in live.followers:
            live.followers[seat].pop(follower, None)
            if not live.followers[seat]:
                del live.followers[seat]

    def _heard(self, name: str, number: int) -> None:
        """Another process has written; without a name, anything may have been missed."""
        self._overtaken.update(self._loading if not name else {name} & self._loading.keys())
        tables = list(self._known.values()) if not name else [self._known.get(name)]
        for live in tables:
            if live is not None and (not name or live.table.number < number):
                self._doubt(live)

    def _doubt(self, live: Live) -> None:
        """Look at what others may have written, as soon as possible."""
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
            except Problem:
                return  # it has been set aside

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
                    live.failures = 0
                except StoreError as error:
                    extra = {"table": live.table.id, "error": str(error)}
                    LOGGER.warning("a bot could not write its choice", extra=extra)
                    await asyncio.sleep(AGAIN)
                    await self._refresh(live)
        except ClosedError:
            pass  # whoever opens the tables next goes on
        except Problem:
            pass  # it has been set aside, or others were faster
        except Exception as error:
            self._bot_failed(live, error)
        finally:
            live.thinking.pop(seat, None)

    def _bot_failed(self, live: Live, error: Exception) -> None:
        """It is tried again when idle bots are looked for; a table where it always fails is not."""
        live.failures += 1
        if live.failures == 1:
            extra = {"table": live.table.id}
            LOGGER.error("a bot's turn failed: %s", kind_of(error), exc_info=error, extra=extra)
        if live.failures >= FAILURES:
            self.set_aside(live, BrokenTable(f"its bots cannot play on ({kind_of(error)})"))

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
        message = serialize.bots(live.table.id, live.waiting)
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
            view=dict(game.view(seat)),
            prestige=list(table.prestige),
            seen=sorted(table.seen),
            path=live.paths.get(seat, []),
        )

    # --- housekeeping ---

    async def _sweep_now_and_then(self) -> None:
        since = time.time()  # at the start everything that waits for a bot is idle
        while True:
            try:
                idle = await self.store.idle_bots(since)
                names = [name for name in idle if not self._looks_after(name)]
                for some in range(0, len(names), TOGETHER):
                    work = map(self._take_over, names[some : some + TOGETHER])
                    await asyncio.gather(*work)
            except StoreError as error:
                LOGGER.warning("idle bots could not be looked for: %s", error)
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
        if name in self.broken:
            return
        try:
            live = await self.find(name)
            async with live.lock:
                await self._catch_up(live)
            self._wake_bots(live)
        except Problem:
            return  # it was deleted, or set aside with a line in the log
        except StoreError:
            raise
        except Exception as error:
            self.broken.set_aside(name, BrokenTable(f"it cannot be opened ({kind_of(error)})"))

    def _let_go_of_idle_tables(self) -> None:
        now = time.monotonic()
        self._let_go(list(idle_tables.idle(self.live.values(), now, self.most)), "idle")
        self._let_go(idle_tables.beyond(self.live.values(), self.most), "room")

    def _let_go(self, tables: Iterable[Live], why: str) -> None:
        for live in tables:
            self.drop(live.table.id)
            self.let_go[why] += 1

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task of the hall failed", exc_info=task.exception())


def usable_boards() -> dict[str, Board]:
    """The boards that come with the game; a file that cannot be read stops nobody."""
    usable: dict[str, Board] = {}
    for name in boards.available():
        try:
            usable[name] = maharaja.load_board(name)
        except boards.BoardError as error:
            LOGGER.error("the board %s is left out: %s", name, error)
    return usable


def header_of(row: TableRow) -> Header:
    try:
        return read_header(row.header)
    except Exception as error:
        raise BrokenTable(f"its header cannot be read ({kind_of(error)})") from error


def bounded(table: Table, line: AnyLine | None) -> AnyLine | None:
    """The line, unless its table's log is full."""
    if line is not None:
        log_bounds.check(table, line)
    return line


def is_behind(table: Table, seat: int, sequence: int) -> bool:
    """Whether a seat of the table has met more than is known here."""
    return seat < len(table.chairs) and table.sequence(seat) < sequence
