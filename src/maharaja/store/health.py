"""A look at a database from outside: whether it takes and keeps what is written to it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from maharaja.store.store import StoreError, quoted

# Settings of PostgreSQL that have to be on: without them a power cut loses what was answered.
NEEDED = ("fsync", "full_page_writes", "synchronous_commit")


@dataclass(frozen=True, slots=True)
class PostgresHealth:
    read_only: bool  # a stand-by, or an account that may not write
    unsafe: list[str]  # settings that are off, such as "fsync = off"
    ahead: float  # seconds by which this machine's clock is ahead of the database's


async def postgres_health(url: str) -> PostgresHealth:
    """Asks and changes nothing; StoreError if there is no answer."""
    try:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 (an extra, without types)
    except ModuleNotFoundError as error:
        raise StoreError("error-database-libraries") from error
    from maharaja.store.postgres_listener import CONNECTING, FAILURES  # noqa: PLC0415 (needs it)

    try:
        connection = await asyncpg.connect(url, timeout=CONNECTING)
        try:
            values = {name: await connection.fetchval(f"SHOW {name}") for name in NEEDED}
            read_only = await connection.fetchval("SHOW transaction_read_only") == "on"
            now = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
            ahead = time.time() - float(now)
        finally:
            await connection.close()
    except (*FAILURES, ValueError) as error:
        raise StoreError(quoted(error)) from error
    unsafe = [f"{name} = {value}" for name, value in values.items() if value == "off"]
    return PostgresHealth(read_only, unsafe, ahead)


def latest_change(path: Path) -> float | None:
    """When a table of a SQLite file was last changed; None if there is none, or none can be read.

    Not ``mode=ro`` alone: beside a server the file has to be read as it is, with its log.
    """
    if not path.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT max(changed) FROM tables").fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else found[0]
