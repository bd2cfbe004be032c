"""The store in PostgreSQL: for several server processes on the same tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from maharaja.store.database import Database
from maharaja.store.group import Board, Create, FaultyJobError, Job, Outcome
from maharaja.store.migrating import migrate
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

_Kind = TypeVar("_Kind", Create, Append, Link, Board)
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
    (id, created, changed, host, public, header, number, status, bots, summary, free)
SELECT *, 0, '', FALSE, '', 0
FROM unnest($1::text[], $2::float8[], $3::float8[], $4::text[], $5::bool[], $6::text[])
ON CONFLICT DO NOTHING RETURNING id
"""

# The holders that go and those that come are never the same rows, so one statement can do it all;
# every exchange with the database counts, because a choice waits for all of them.
_ADD_ENTRIES = f"""
WITH standing AS (
    SELECT * FROM unnest(
        $1::text[], $2::float8[], $3::int8[], $4::text[], $5::bool[], $6::text[], $7::int4[]
    ) AS of_table (id, changed, number, status, bots, summary, free)
), sitting AS (
    SELECT * FROM unnest($8::text[], $9::int4[], $10::text[]) AS of_seat (table_id, seat, holder)
), changing AS (
    UPDATE tables SET changed = standing.changed, number = standing.number,
        status = standing.status, bots = standing.bots, summary = standing.summary,
        free = standing.free
    FROM standing WHERE tables.id = standing.id
), leaving AS (
    DELETE FROM holders USING standing
    WHERE holders.table_id = standing.id
    AND (holders.table_id, holders.seat, holders.holder) NOT IN (SELECT * FROM sitting)
), joining AS (
    INSERT INTO holders (table_id, seat, holder) SELECT * FROM sitting ON CONFLICT DO NOTHING
), writing AS (
    INSERT INTO entries (table_id, number, at, body, key)
    SELECT * FROM unnest($11::text[], $12::int8[], $13::float8[], $14::text[], $15::text[])
)
SELECT pg_notify('{CHANNEL}', said) FROM unnest($16::text[]) AS said
"""

_ADD_LINKS = """
INSERT INTO links (hashed, table_id, purpose, seat, created)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int4[], $5::float8[])
"""

_ADD_BOARDS = """
INSERT INTO boards (digest, text)
SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
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

    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        wanted = self._queries[query]
        with self._told_plainly():
            rows: Sequence[Row] = await self._ready().fetch(wanted.text, *wanted.values(values))
            return rows

    async def _write(self, jobs: list[Job]) -> list[Outcome]:
        async with self._transaction() as connection:
            outcomes = await _Batch(jobs).write(connection)
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
                try:
                    await transaction.commit()
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


class _Batch:
    """Jobs for one transaction, to be written with a few statements for all of them."""

    def __init__(self, jobs: list[Job]) -> None:
        self._creates = _only(jobs, Create)
        self._appends = _only(jobs, Append)
        self._links = _only(jobs, Link)
        self._boards = _only(jobs, Board)
        self._outcomes: list[Outcome] = [True for _ in jobs]
        self._numbers: dict[str, int] = {}  # of the last entry of every table concerned
        self._changed: dict[str, tuple[float, int, Standing]] = {}
        self._entries: list[tuple[str, Entry]] = []
        self._said: list[str] = []
        self._new_links: list[Link] = []  # of tables that were created with them

    async def write(self, connection: Any) -> list[Outcome]:
        await self._lock(connection)
        await self._replace(connection)
        await self._create(connection)
        for place, job in self._appends:
            self._outcomes[place] = self._append(job)
        if self._changed:
            await connection.execute(_ADD_ENTRIES, *self._columns())
        await self._add_links(connection)
        await self._add_boards(connection)
        return self._outcomes

    async def _lock(self, connection: Any) -> None:
        tables = {job.table for _, job in self._appends} | {job.table for _, job in self._links}
        if tables:
            self._numbers |= dict(await connection.fetch(_LOCK, sorted(tables)))

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
            (row.id, row.created, row.changed, row.host, row.public, row.header)
            for _, row in sorted(rows.items())
        ]
        new = {row["id"] for row in await connection.fetch(_ADD_TABLES, *_columns(values, 6))}
        for place, job in self._creates:
            if job.row is rows[job.row.id] and job.row.id in new:
                self._add(job.row.id, job.entries, job.row.changed, job.row.standing)
                self._new_links += job.links
            else:
                self._outcomes[place] = StoreError(f"there is a table {job.row.id} already")

    def _append(self, job: Append) -> bool:
        if self._numbers.get(job.table) != job.entries[0].number - 1:
            return False
        self._add(job.table, job.entries, job.changed, job.standing)
        self._said.append(f"{job.table} {job.entries[-1].number}")
        return True

    async def _add_links(self, connection: Any) -> None:
        links = [link for _, link in self._links] + self._new_links
        if links:
            rows = [(j.hashed, j.table, j.purpose, j.seat, j.created) for j in links]
            await connection.execute(_ADD_LINKS, *_columns(rows, 5))

    async def _add_boards(self, connection: Any) -> None:
        if self._boards:
            files = {job.digest: job.text for _, job in self._boards}
            await connection.execute(_ADD_BOARDS, *_columns(sorted(files.items()), 2))

    def _add(
        self, table: str, entries: tuple[Entry, ...], changed: float, standing: Standing
    ) -> None:
        number = entries[-1].number if entries else 0
        self._numbers[table] = number
        self._changed[table] = (changed, number, standing)
        self._entries += [(table, entry) for entry in entries]

    def _columns(self) -> list[list[Any]]:
        """The values of _ADD_ENTRIES."""
        tables = [
            (table, changed, number, now.status, now.bots, now.summary, now.free)
            for table, (changed, number, now) in self._changed.items()
        ]
        sitting = [
            (table, seat, holder)
            for table, (_, _, now) in self._changed.items()
            for seat, holder in now.holders
        ]
        entries = [(table, e.number, e.at, e.body, e.key) for table, e in self._entries]
        return [*_columns(tables, 7), *_columns(sitting, 3), *_columns(entries, 5), self._said]


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
