"""The database: a file on a disk of this machine, or a PostgreSQL that answers for its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from maharaja.errors import Message
from maharaja.server.doctor.address import DRIFT, clock_finding
from maharaja.server.doctor.disk import check_disk
from maharaja.server.doctor.finding import Finding, bad, good, skipped
from maharaja.store.health import latest_change, postgres_health
from maharaja.store.open_store import shown_database, sqlite_path
from maharaja.store.store import StoreError


def check_database(database: str | None) -> Iterator[Finding]:
    """Nothing is made and nothing is changed: not even an older schema."""
    try:
        path = sqlite_path(database)
    except StoreError as error:
        yield bad("disk", error.whole(), Message("doctor-database-remedy"))
        yield skipped("sync")
        return
    if path is None:
        yield from asyncio.run(collected(check_postgres(database or "")))
        return
    yield from check_disk(path, made=database is None)
    yield from check_future(path)


def check_future(path: Path) -> Iterator[Finding]:
    """Tables that were changed in the future: the clock has been put back since."""
    latest = latest_change(path)
    if latest is not None and latest - time.time() > DRIFT:
        seconds = round(latest - time.time())
        found = Message("doctor-clock-future", seconds=seconds)
        yield bad("clock", found, Message("doctor-clock-remedy"))


async def collected(findings: AsyncIterator[Finding]) -> list[Finding]:
    return [finding async for finding in findings]


async def check_postgres(url: str) -> AsyncIterator[Finding]:
    """Whether it takes what is written, and keeps it."""
    shown = shown_database(url)
    try:
        health = await postgres_health(url)
    except StoreError as error:
        yield bad("disk", error.whole(), Message("doctor-database-remedy"))
        yield skipped("sync")
        return
    if health.read_only:
        found = Message("doctor-database-read-only", database=shown)
        yield bad("disk", found, Message("doctor-database-read-only-remedy"))
    else:
        yield good("disk", Message("doctor-database-good", database=shown))
    yield check_settings(health.unsafe)
    yield clock_finding(shown, health.ahead)


def check_settings(unsafe: list[str]) -> Finding:
    if not unsafe:
        return good("sync", Message("doctor-database-syncs"))
    found = Message("doctor-database-unsafe", settings=unsafe)
    return bad("sync", found, Message("doctor-database-unsafe-remedy"))
