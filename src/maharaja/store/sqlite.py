"""The store in a SQLite file: for one server process, and needing nothing else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import (
    BindParameter,
    ClauseElement,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.dialects.sqlite import insert as insert_if_new
from sqlalchemy.exc import DBAPIError

from maharaja.store.database import Database
from maharaja.store.group_commit import (
    Board,
    Check,
    Create,
    FaultyJobError,
    Job,
    Outcome,
    Write,
    Writes,
)
from maharaja.store.outbox import notice_write
from maharaja.store.queries import Row, queries, writes
from maharaja.store.rows import Append, Entry, Link, Standing
from maharaja.store.schema import (
    boards,
    channels,
    checks,
    entries,
    headers,
    links,
    names,
    people,
    tables,
)
from maharaja.store.sqlite_file import connect, lock, make_file, migrate_file, write_ahead
from maharaja.store.store import InUseError, StoreError, quoted

READERS = 2
LOOKING = 1.0  # seconds between two looks at whether the host has changed a table
PATIENCE = 5.0  # seconds to wait for whoever else is writing to the file

# What is wrong with one job and not with the database.
FAULTS = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    UnicodeError,
)

Answer = TypeVar("Answer")


def _sql(statement: ClauseElement, values: Sequence[str] | None = None) -> str:
    dialect = sqlite_dialect(paramstyle="named")
    return str(statement.compile(dialect=dialect, column_keys=values))


_STANDING = ("changed", "number", "status", "bots", "summary", "free", "due")
_of_table: BindParameter[str] = bindparam("table")
_ADD_TABLE = _sql(insert_if_new(tables).on_conflict_do_nothing())
_ADD_HEADER = _sql(insert(headers))
_ADD_ENTRY = _sql(insert(entries))
_ADD_NAME = _sql(insert(names))
_ADD_PERSON = _sql(insert(people))
_ADD_LINK = _sql(insert(links))
_CHECK = _sql(insert(checks).prefix_with("OR REPLACE"))
_ADD_BOARD = _sql(insert_if_new(boards).on_conflict_do_nothing())
_CHANGE_TABLE = _sql(update(tables).where(tables.c.id == _of_table), _STANDING)
_NUMBER = _sql(select(tables.c.number).where(tables.c.id == _of_table))
_PEOPLE = _sql(select(people.c.seat, people.c.person_id).where(people.c.table_id == _of_table))
_ANY_CHANNEL = _sql(select(exists(select(channels.c.id))))
_DROP_PEOPLE = _sql(delete(people).where(people.c.table_id == _of_table))
_DROP_TABLE = _sql(delete(tables).where(tables.c.id == _of_table))
_PRUNE = _sql(
    delete(tables).where(
        tables.c.changed < bindparam("before"), tables.c.status == bindparam("status")
    )
)


class SqliteStore(Database):
    """Tables in one file, which no other server may use meanwhile.

    ``shared`` is for a short visit beside a running server: SQLite allows that, a second server
    would not notice what the first one writes.
    """

    alone = True

    def __init__(self, path: Path, *, shared: bool = False, patience: float = PATIENCE) -> None:
        super().__init__()
        self._path = path
        self._shared = shared
        self._patience = patience
        self._open = False
        self._lock: int | None = None
        self._heard: Callable[[str, int], None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._version = 0  # of what others have written, as SQLite counts it
        self._queries = queries(sqlite_dialect)
        self._writes = writes(sqlite_dialect, insert_if_new)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._connections: list[sqlite3.Connection] = []

    async def open(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._writing, self._connect)
            if self._heard is not None:
                await self._run(self._writing, self._is_changed)
                self._watching = asyncio.create_task(self._watch())
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
            self._watching = None
        await self._group.finish()
        self._open = False
        for threads in (self._reading, self._writing):
            await asyncio.to_thread(threads.shutdown)
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """No other server writes, but its host may, by a command, now and then."""
        self._heard = heard

    async def _watch(self) -> None:
        """Tell of what the host has changed, within a moment."""
        while True:
            await asyncio.sleep(LOOKING)
            with suppress(StoreError):
                if await self._run(self._writing, self._is_changed) and self._heard is not None:
                    self._heard("", 0)

    async def prune(self, before: float, statuses: Sequence[str]) -> int:
        return await self._run(self._writing, self._prune, before, statuses)

    async def delete(self, tables: Sequence[str]) -> int:
        return await self._run(self._writing, self._delete, tables)

    async def overwrite_deleted(self) -> None:
        await self._run(self._writing, self._empty_log)

    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        wanted = self._queries[query]
        return await self._run(self._reading, self._read, wanted.text, wanted.values(values))

    async def _write(self, jobs: list[Job]) -> list[Outcome]:
        return await self._run(self._writing, self._write_all, jobs)

    async def _run(
        self, threads: ThreadPoolExecutor, work: Callable[..., Answer], *values: Any
    ) -> Answer:
        if not self._open:
            raise StoreError("error-database-closed", at=str(self._path))
        return await asyncio.get_running_loop().run_in_executor(threads, work, *values)

    # What follows runs in threads.

    def _connect(self) -> None:
        with self._told_plainly():
            if not self._shared:
                self._lock = lock(self._path)
            make_file(self._path)
            self._writer = self._connection()
            write_ahead(self._writer, self._patience)
            migrate_file(self._path, self._patience)
            for _ in range(READERS):
                self._readers.put(self._connection())
        self._open = True

    def _connection(self) -> sqlite3.Connection:
        connection = connect(self._path, self._patience)
        self._connections.append(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # who wants to be forgotten is
        return connection

    def _read(self, text: str, values: list[Any]) -> list[Row]:
        connection = self._readers.get()
        try:
            with self._told_plainly():
                return connection.execute(text, values).fetchall()
        finally:
            self._readers.put(connection)

    def _write_all(self, jobs: list[Job]) -> list[Outcome]:
        with self._told_plainly(), self._transaction():
            outcomes = [self._carry_out(job) for job in jobs]
        self.commits += 1
        return outcomes

    def _prune(self, before: float, statuses: Sequence[str]) -> int:
        ended = [{"before": before, "status": status} for status in set(statuses)]
        with self._told_plainly(), self._transaction():
            return self._writer.executemany(_PRUNE, ended).rowcount if ended else 0

    def _delete(self, names: Sequence[str]) -> int:
        wanted = [{"table": name} for name in set(names)]
        with self._told_plainly(), self._transaction():
            return self._writer.executemany(_DROP_TABLE, wanted).rowcount if wanted else 0

    def _empty_log(self) -> None:
        """The file has zeros where it was (``secure_delete``); the log ahead of it has not."""
        until = time.monotonic() + self._patience
        with self._told_plainly():
            while self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                if time.monotonic() > until:  # somebody has read for so long
                    raise sqlite3.OperationalError
                time.sleep(0.02)

    def _is_changed(self) -> bool:
        """Whether another process has written since this was last asked."""
        with self._told_plainly():
            version = int(self._writer.execute("PRAGMA data_version").fetchone()[0])
        changed, self._version = version != self._version, version
        return changed

    def _carry_out(self, job: Job) -> Outcome:
        match job:
            case Append():
                return self._append(job)
            case Create():
                return self._create(job)
            case Link():
                self._writer.execute(_ADD_LINK, _link(job))
            case Check():
                self._writer.execute(_CHECK, {"id": 1, "at": job.at})
            case Board():
                self._writer.execute(_ADD_BOARD, {"digest": job.digest, "text": job.text})
            case Writes():
                changed = self._change(job.first)
                for write in job.then if changed else ():
                    self._change(write)
                return changed
        return True

    def _change(self, write: Write) -> bool:
        """Whether the statement has changed a row."""
        wanted = self._writes[write.name]
        return self._writer.execute(wanted.text, wanted.values(write.values)).rowcount > 0

    def _append(self, job: Append) -> bool:
        found = self._writer.execute(_NUMBER, {"table": job.table}).fetchone()
        if found is None or found[0] != job.entries[0].number - 1:
            return False
        self._add_entries(job.table, job.entries)
        changed = {"changed": job.changed, "number": job.entries[-1].number}
        standing = _standing(job.standing)
        self._writer.execute(_CHANGE_TABLE, {"table": job.table, **changed, **standing})
        self._seat(job.table, job.standing)
        if (job.answered or job.notices) and self._has_channels():
            self._tell(job)
        return True

    def _has_channels(self) -> bool:
        """Whether anybody could be told anything: on most servers at home nobody can."""
        return bool(self._writer.execute(_ANY_CHANNEL).fetchone()[0])

    def _tell(self, job: Append) -> None:
        for person_id in job.answered:
            self._change(Write("answered", {"table": job.table, "person_id": person_id}))
        for notice in job.notices:
            self._change(notice_write(job.table, job.entries[-1].number, notice))

    def _create(self, job: Create) -> Outcome:
        row = job.row
        values = {
            "id": row.id,
            "created": row.created,
            "changed": row.changed,
            "host": row.host,
            "public": row.public,
            "number": row.number,
            **_standing(row.standing),
        }
        if job.replace:
            if self._shared:
                raise InUseError("error-database-server-uses", at=str(self._path), table=row.id)
            self._writer.execute(_DROP_TABLE, {"table": row.id})
        if not self._writer.execute(_ADD_TABLE, values).rowcount:
            return StoreError("error-database-table-exists", table=row.id)
        self._writer.execute(_ADD_HEADER, {"table_id": row.id, "header": row.header})
        self._add_entries(row.id, job.entries)
        self._seat(row.id, row.standing)
        self._writer.executemany(_ADD_LINK, map(_link, job.links))
        return True

    def _add_entries(self, table: str, new: Sequence[Entry[str]]) -> None:
        self._writer.executemany(
            _ADD_ENTRY,
            [
                {"table_id": table, "number": e.number, "at": e.at, "body": e.body, "key": e.key}
                for e in new
            ],
        )
        self._writer.executemany(
            _ADD_NAME,
            [
                {
                    "table_id": table,
                    "number": e.number,
                    "person_id": e.name.person_id,
                    "name": e.name.text,
                }
                for e in new
                if e.name is not None
            ],
        )

    def _seat(self, table: str, standing: Standing) -> None:
        if standing.people == set(self._writer.execute(_PEOPLE, {"table": table})):
            return
        self._writer.execute(_DROP_PEOPLE, {"table": table})
        self._writer.executemany(
            _ADD_PERSON,
            [{"table_id": table, "seat": seat, "person_id": who} for seat, who in standing.people],
        )

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            yield
            self._writer.execute("COMMIT")
        finally:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    @contextmanager
    def _told_plainly(self) -> Iterator[None]:
        try:
            yield
        except FAULTS as error:
            raise FaultyJobError(quoted(error), at=str(self._path)) from error
        except DBAPIError as error:  # of a migration
            raise StoreError(quoted(error.orig), at=str(self._path)) from error
        except (sqlite3.Error, OSError) as error:
            raise StoreError(quoted(error), at=str(self._path)) from error


def _standing(standing: Standing) -> dict[str, Any]:
    return {
        "status": standing.status,
        "bots": standing.bots,
        "summary": standing.summary,
        "free": standing.free,
        "due": standing.due,
    }


def _link(link: Link) -> dict[str, Any]:
    return {
        "hashed": link.hashed,
        "table_id": link.table,
        "purpose": link.purpose,
        "seat": link.seat,
        "created": link.created,
    }
