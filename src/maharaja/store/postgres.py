"""The store in PostgreSQL: for several server processes on the same tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from maharaja.store.database import Database
from maharaja.store.group_commit import Board, Check, Create, FaultyJobError, Job, Outcome
from maharaja.store.migrate import migrate
from maharaja.store.queries import Row, queries
from maharaja.store.rows import Append, Entry, Link, Standing
from maharaja.store.store import InUseError, StoreError

CHANNEL = "maharaja"
MIGRATING = 0x6D616861  # of the advisory lock: any number that nobody else uses
SERVING = 0x6D616862  # of the one that servers share, and that replacing tables needs alone
CONNECTIONS = 5
CONNECTING = 10.0  # seconds until it has failed
ANSWERING = 30.0
ALIVE = 30.0  # seconds between looks whether the listening connection still hears anything
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # between attempts to listen again

_Kind = TypeVar("_Kind", Create, Append, Link, Board, Check)
_log = logging.getLogger(__name__)

# What is wrong with one job and not with the database. The second DataError is asyncpg's own, for
# values that it cannot even send.
_FAULTS = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.exceptions._base.DataError,
    UnicodeError,
)
_FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)

# Every transaction that changes tables takes their locks first and in this order, so that none
# waits for another that waits for it.
_LOCK = "SELECT id, number FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"

_ADD_TABLES = """
INSERT INTO tables
    (id, created, changed, host, public, number, status, bots, summary, free)
SELECT *, 0, '', FALSE, '', 0
FROM unnest($1::text[], $2::float8[], $3::float8[], $4::text[], $5::bool[])
ON CONFLICT DO NOTHING RETURNING id
"""

_ADD_HEADERS = """
INSERT INTO headers (table_id, header) SELECT * FROM unnest($1::text[], $2::text[])
"""

# One statement locks, compares, writes and announces: every exchange with the database counts,
# because a choice waits for all of them. What it gives back is what was not too late. The holders
# that go and those that come are never the same rows.
_ADD_ENTRIES = f"""
WITH standing AS (
    SELECT * FROM unnest(
        $1::text[], $2::int8[], $3::int8[], $4::bool[],
        $5::float8[], $6::text[], $7::bool[], $8::text[], $9::int4[]
    ) AS of_table (id, before, number, told, changed, status, bots, summary, free)
), sitting AS (
    SELECT * FROM unnest($10::text[], $11::int4[], $12::text[]) AS of_seat (id, seat, holder)
), entry AS (
    SELECT * FROM unnest($13::text[], $14::int8[], $15::float8[], $16::text[], $17::text[])
        AS of_entry (id, number, at, body, key)
), locked AS (
    {_LOCK}
), ready AS (
    SELECT standing.* FROM standing JOIN locked USING (id) WHERE standing.before = locked.number
), changing AS (
    UPDATE tables SET changed = ready.changed, number = ready.number, status = ready.status,
        bots = ready.bots, summary = ready.summary, free = ready.free
    FROM ready WHERE tables.id = ready.id
), leaving AS (
    DELETE FROM holders USING ready
    WHERE holders.table_id = ready.id
    AND (holders.table_id, holders.seat, holders.holder) NOT IN (SELECT * FROM sitting)
), joining AS (
    INSERT INTO holders (table_id, seat, holder)
    SELECT id, sitting.seat, sitting.holder FROM sitting JOIN ready USING (id)
    ON CONFLICT DO NOTHING
), writing AS (
    INSERT INTO entries (table_id, number, at, body, key)
    SELECT id, entry.number, entry.at, entry.body, entry.key FROM entry JOIN ready USING (id)
)
SELECT id, CASE WHEN told THEN pg_notify('{CHANNEL}', id || ' ' || number) END FROM ready
"""

_NUMBERS = "SELECT id, number FROM tables WHERE id = ANY($1::text[])"

_ADD_LINKS = """
INSERT INTO links (hashed, table_id, purpose, seat, created)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int4[], $5::float8[])
"""

_ADD_BOARDS = """
INSERT INTO boards (digest, text)
SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
"""

_CHECK = """
INSERT INTO checks (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1
"""

_DROP_TABLES = "DELETE FROM tables WHERE id = ANY($1::text[])"

_PRUNE = """
DELETE FROM tables WHERE id IN (
    SELECT id FROM tables WHERE changed < $1 AND status = ANY($2::text[]) ORDER BY id FOR UPDATE
) RETURNING id
"""


class _Connection(asyncpg.Connection):  # type: ignore[misc]  # it has no types
    """We leave nothing behind in a session, so going back to the pool costs no question."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Database):
    """Tables in PostgreSQL. Never shows the address it was given: a password may be in it."""

    alone = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._name = _plain_name(url)
        self._queries = queries(asyncpg_dialect())  # type: ignore[no-untyped-call]
        self._pool: Any = None
        self._heard: Callable[[str, int], None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            with self._told_plainly(), self._address_checked():
                # In a thread, with a loop of its own, because Alembic is not made for ours.
                await asyncio.to_thread(asyncio.run, self._migrate())
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=CONNECTING,
                    command_timeout=ANSWERING,
                    connection_class=_Connection,
                )
                if self._heard is not None:
                    ears = await self._ears(self._heard)
                    self._listening = asyncio.create_task(self._listen(self._heard, ears))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._group.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._listening = None
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), CONNECTING)
        except (*_FAILURES, TimeoutError):  # the database is gone, so nothing is left to say
            pool.terminate()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._heard = heard

    async def prune(self, before: float, statuses: Sequence[str]) -> int:
        async with self._transaction() as connection:
            return len(await connection.fetch(_PRUNE, before, list(statuses)))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        with self._told_plainly():
            return {row[0]: row[1] for row in await self._ready().fetch(_NUMBERS, list(tables))}

    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        wanted = self._queries[query]
        with self._told_plainly():
            rows: Sequence[Row] = await self._ready().fetch(wanted.text, *wanted.values(values))
            return rows

    async def _write(self, jobs: list[Job]) -> list[Outcome]:
        batch = _Batch(jobs)
        async with self._statement() if batch.small else self._transaction() as connection:
            outcomes = await batch.write(connection)
        self.commits += 1
        return outcomes

    def _ready(self) -> Any:
        if self._pool is None:
            raise StoreError(f"{self._name}: the store is not open")
        return self._pool

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        """One transaction; whoever cannot be told how it ended is told that."""
        with self._told_plainly():
            async with self._ready().acquire() as connection:
                transaction = connection.transaction()
                await transaction.start()
                try:
                    yield connection
                except BaseException:
                    with suppress(*_FAILURES):
                        await transaction.rollback()
                    raise
                with self._doubt():
                    await transaction.commit()

    @asynccontextmanager
    async def _statement(self) -> AsyncIterator[Any]:
        """For one statement, which is a transaction by itself."""
        with self._told_plainly():
            async with self._ready().acquire() as connection:
                with self._doubt():
                    yield connection

    @contextmanager
    def _doubt(self) -> Iterator[None]:
        """Whoever loses the connection here cannot know what became of the transaction."""
        try:
            yield
        except _FAULTS:
            raise
        except _FAILURES as error:
            raise StoreError(
                f"{self._name}: lost while it was writing, so that it is unknown whether "
                f"this has been written: {error}"
            ) from error

    @contextmanager
    def _told_plainly(self) -> Iterator[None]:
        try:
            yield
        except _FAULTS as error:
            raise FaultyJobError(f"{self._name}: {error}") from error
        except _FAILURES as error:
            said = str(error) or "no answer"
            raise StoreError(f"{self._name}: {said}") from error

    @contextmanager
    def _address_checked(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            raise StoreError(f"{self._name}: {error.orig}") from error
        except (ValueError, asyncpg.ClientConfigurationError):
            # Not their text: it repeats what could not be read, maybe with the password.
            raise StoreError(
                f"{self._name}: not a valid address; right would be "
                "postgresql://user:password@host:5432/name"
            ) from None

    def _connect(self) -> Coroutine[Any, Any, Any]:
        connecting: Coroutine[Any, Any, Any] = asyncpg.connect(
            self._url, timeout=CONNECTING, command_timeout=ANSWERING
        )
        return connecting

    async def _migrate(self) -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self._connect, poolclass=NullPool
        )
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            await connection.run_sync(migrate)

    async def _ears(self, heard: Callable[[str, int], None]) -> Any:
        """A connection that listens."""

        def hear(_connection: object, _process: int, _channel: str, said: str) -> None:
            table, _, number = said.rpartition(" ")
            if number.isdecimal():
                heard(table, int(number))

        connection = await self._connect()
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
            await connection.add_listener(CHANNEL, hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _listen(self, heard: Callable[[str, int], None], ears: Any) -> None:
        """Keep listening, with a new connection whenever one is lost."""
        try:
            while True:
                await _until_lost(ears)
                _log.warning("%s: lost the connection that hears of changes", self._name)
                ears = await self._ears_again(heard)
                asyncio.get_running_loop().call_soon(heard, "", 0)
        finally:
            ears.terminate()

    async def _ears_again(self, heard: Callable[[str, int], None]) -> Any:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._ears(heard)
            except _FAILURES:
                pass
            except Exception as error:  # without listening nothing of others would be heard
                kind = type(error).__name__
                _log.warning("%s: listening failed (%s); it is tried again", self._name, kind)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def _until_lost(connection: Any) -> None:
    """Come back when a connection is closed, or open but dead."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not connection.is_closed():
        try:
            await asyncio.wait_for(lost.wait(), ALIVE)
        except TimeoutError:
            try:
                await connection.execute("SELECT 1", timeout=CONNECTING)
            except _FAILURES:
                connection.terminate()


class _Log(NamedTuple):
    """Entries behind the last one of a table, and what the table's log adds up to then."""

    place: int  # of the job that wants it
    table: str
    before: int
    entries: tuple[Entry, ...]
    changed: float
    standing: Standing
    told: bool  # to other processes

    @property
    def number(self) -> int:
        return self.entries[-1].number if self.entries else self.before


class _Batch:
    """Jobs for one transaction, to be written with a few statements for all of them."""

    def __init__(self, jobs: list[Job]) -> None:
        self._creates = _only(jobs, Create)
        self._appends = _only(jobs, Append)
        self._links = _only(jobs, Link)
        self._boards = _only(jobs, Board)
        self._checks = _only(jobs, Check)
        self._outcomes: list[Outcome] = [True for _ in jobs]
        self._new_logs: list[_Log] = []  # of tables that are created
        self._new_links: list[Link] = []

    @property
    def small(self) -> bool:
        """Whether a single statement writes all of it."""
        tables = {job.table for _, job in self._appends}
        return len(tables) == len(self._appends) == len(self._outcomes)

    async def write(self, connection: Any) -> list[Outcome]:
        if not self.small:
            await self._lock(connection)
            await self._replace(connection)
            await self._create(connection)
        for logs in self._rounds():
            rows = await connection.fetch(_ADD_ENTRIES, *_log_columns(logs))
            written = {row["id"] for row in rows}
            for log in logs:
                if log.table not in written:
                    self._outcomes[log.place] = False
        await self._add_links(connection)
        await self._add_boards(connection)
        if self._checks:
            await connection.execute(_CHECK, self._checks[-1][1].at)
        return self._outcomes

    async def _lock(self, connection: Any) -> None:
        tables = {job.table for _, job in self._appends} | {job.table for _, job in self._links}
        if tables:
            await connection.execute(_LOCK, sorted(tables))

    async def _replace(self, connection: Any) -> None:
        """Make room for tables that come in the place of others."""
        replaced = sorted({job.row.id for _, job in self._creates if job.replace})
        if not replaced:
            return
        if not await connection.fetchval(f"SELECT pg_try_advisory_xact_lock({SERVING})"):
            raise InUseError(f"servers may be using the table {replaced[0]}")
        await connection.execute(_DROP_TABLES, replaced)

    async def _create(self, connection: Any) -> None:
        if not self._creates:
            return
        rows = {job.row.id: job.row for _, job in self._creates}
        values = [
            (row.id, row.created, row.changed, row.host, row.public)
            for _, row in sorted(rows.items())
        ]
        new = {row["id"] for row in await connection.fetch(_ADD_TABLES, *_columns(values, 5))}
        headers = [(table, rows[table].header) for table in sorted(new)]
        await connection.execute(_ADD_HEADERS, *_columns(headers, 2))
        for place, job in self._creates:
            if job.row is rows[job.row.id] and job.row.id in new:
                new_log = job.entries, job.row.changed, job.row.standing
                self._new_logs.append(_Log(place, job.row.id, 0, *new_log, told=False))
                self._new_links += job.links
            else:
                self._outcomes[place] = StoreError(f"there is a table {job.row.id} already")

    def _rounds(self) -> list[list[_Log]]:
        """What can be written by one statement each: one log of a table, in order."""
        rounds: list[dict[str, _Log]] = []
        appended = [
            _Log(
                place,
                job.table,
                job.entries[0].number - 1,
                job.entries,
                job.changed,
                job.standing,
                told=True,
            )
            for place, job in self._appends
        ]
        for log in self._new_logs + appended:
            free = next((one for one in rounds if log.table not in one), None)
            if free is None:
                rounds.append(free := {})
            free[log.table] = log
        return [list(one.values()) for one in rounds]

    async def _add_links(self, connection: Any) -> None:
        links = [link for _, link in self._links] + self._new_links
        if links:
            rows = [(j.hashed, j.table, j.purpose, j.seat, j.created) for j in links]
            await connection.execute(_ADD_LINKS, *_columns(rows, 5))

    async def _add_boards(self, connection: Any) -> None:
        if self._boards:
            files = {job.digest: job.text for _, job in self._boards}
            await connection.execute(_ADD_BOARDS, *_columns(sorted(files.items()), 2))


def _log_columns(logs: list[_Log]) -> list[list[Any]]:
    """The values of _ADD_ENTRIES."""
    tables = [
        (
            *(log.table, log.before, log.number, log.told, log.changed),
            *(now.status, now.bots, now.summary, now.free),
        )
        for log in logs
        for now in [log.standing]
    ]
    sitting = [(log.table, *sitter) for log in logs for sitter in log.standing.holders]
    entries = [(log.table, e.number, e.at, e.body, e.key) for log in logs for e in log.entries]
    return [*_columns(tables, 9), *_columns(sitting, 3), *_columns(entries, 5)]


def _only(jobs: list[Job], kind: type[_Kind]) -> list[tuple[int, _Kind]]:
    """The jobs of a kind, with their places in the list."""
    return [(place, job) for place, job in enumerate(jobs) if isinstance(job, kind)]


def _columns(rows: Iterable[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as unnest wants them."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _plain_name(url: str) -> str:
    """An address without user, password and options, for messages."""
    try:
        parts = urlsplit(url)
        name = f"postgresql://{parts.hostname or ''}{parts.path}"
    except ValueError:
        return "PostgreSQL"
    # A password with a slash in it would look like part of the path.
    return "PostgreSQL" if "@" in name else name
