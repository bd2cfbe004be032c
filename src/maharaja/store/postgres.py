"""The store in PostgreSQL: for several server processes on the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.dialects.postgresql import insert as insert_if_new
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from maharaja.store.database import Database
from maharaja.store.group_commit import FaultyJobError, Job, Outcome
from maharaja.store.migrate import migrate
from maharaja.store.postgres_batch import Batch
from maharaja.store.postgres_listener import CONNECTING, FAILURES, Listener
from maharaja.store.queries import Row, queries, writes
from maharaja.store.store import StoreError, quoted

MIGRATING = 0x6D616861  # of the advisory lock: any number that nobody else uses
CONNECTIONS = 5
ANSWERING = 30.0

# What is wrong with one job and not with the database. The second DataError is asyncpg's own, for
# values that it cannot even send.
_FAULTS = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.exceptions._base.DataError,
    UnicodeError,
)

_NUMBERS = "SELECT id, number FROM tables WHERE id = ANY($1::text[])"

_DELETE = "DELETE FROM tables WHERE id = ANY($1::text[]) RETURNING id"

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
        self._queries = queries(asyncpg_dialect)
        self._writes = writes(asyncpg_dialect, insert_if_new)
        self._pool: Any = None
        self._listener: Listener | None = None

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
                if self._listener is not None:
                    await self._listener.start()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._group.finish()
        if self._listener is not None:
            await self._listener.stop()
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), CONNECTING)
        except (*FAILURES, TimeoutError):  # the database is gone, so nothing is left to say
            pool.terminate()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self._listener = Listener(self._name, self._connect, heard)

    async def prune(self, before: float, statuses: Sequence[str]) -> int:
        async with self._transaction() as connection:
            return len(await connection.fetch(_PRUNE, before, list(statuses)))

    async def delete(self, tables: Sequence[str]) -> int:
        async with self._transaction() as connection:
            return len(await connection.fetch(_DELETE, list(tables)))

    async def overwrite_deleted(self) -> None:
        """The rows are gone; the database's own files are its own business."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        with self._told_plainly():
            return {row[0]: row[1] for row in await self._ready().fetch(_NUMBERS, list(tables))}

    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        wanted = self._queries[query]
        with self._told_plainly():
            rows: Sequence[Row] = await self._ready().fetch(wanted.text, *wanted.values(values))
            return rows

    async def _write(self, jobs: list[Job]) -> list[Outcome]:
        batch = Batch(jobs, self._writes)
        async with self._statement() if batch.small else self._transaction() as connection:
            outcomes = await batch.write(connection)
        self.commits += 1
        return outcomes

    def _ready(self) -> Any:
        if self._pool is None:
            raise StoreError("error-database-closed", at=self._name)
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
                    with suppress(*FAILURES):
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
        except FAILURES as error:
            raise StoreError("error-database-lost", at=self._name, what=str(error)) from error

    @contextmanager
    def _told_plainly(self) -> Iterator[None]:
        try:
            yield
        except _FAULTS as error:
            raise FaultyJobError(quoted(error), at=self._name) from error
        except FAILURES as error:
            raise StoreError(quoted(error), at=self._name) from error

    @contextmanager
    def _address_checked(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            raise StoreError(quoted(error.orig), at=self._name) from error
        except (ValueError, asyncpg.ClientConfigurationError):
            # Not their text: it repeats what could not be read, maybe with the password.
            raise StoreError("error-database-address", at=self._name) from None

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


def _plain_name(url: str) -> str:
    """An address without user, password and options, for messages."""
    try:
        parts = urlsplit(url)
        name = f"postgresql://{parts.hostname or ''}{parts.path}"
    except ValueError:
        return "PostgreSQL"
    # A password with a slash in it would look like part of the path.
    return "PostgreSQL" if "@" in name else name
