"""Rows and open stores for tests of the store and of what is built on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from maharaja.store.database import Database
from maharaja.store.open_store import open_store
from maharaja.store.rows import RUNNING, Append, Entry, Link, Standing, TableRow

PATIENCE = 30.0
Answer = TypeVar("Answer")


def run(test: Coroutine[Any, Any, Answer]) -> Answer:
    """A test's own event loop, which nothing can hang for ever."""
    return asyncio.run(asyncio.wait_for(test, PATIENCE))


@asynccontextmanager
async def opened(
    address: str, heard: Callable[[str, int], None] | None = None, *, shared: bool = True
) -> AsyncIterator[Database]:
    """A store on a database, closed afterwards."""
    store = open_store(address, shared=shared)
    assert isinstance(store, Database)
    if heard is not None:
        store.listen(heard)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def eventually(question: Callable[[], Awaitable[bool]]) -> None:
    """Ask until the answer is yes; ``run`` bounds it."""
    while not await question():
        await asyncio.sleep(0.02)


def entry(
    number: int, body: str = "", key: str | None = None, at: float | None = None
) -> Entry[str]:
    return Entry(number, 100.0 + number if at is None else at, body or f'{{"n":{number}}}', key)


def standing(*people: tuple[int, str], status: str = RUNNING, **others: Any) -> Standing:
    given: dict[str, Any] = {"bots": False, "summary": "{}", "free": 0} | others
    return Standing(status=status, people=frozenset(people), **given)


def row(table: str, number: int = 1, now: Standing | None = None, **others: Any) -> TableRow:
    given: dict[str, Any] = {
        "created": 100.0,
        "changed": 100.0 + number,
        "host": "host",
        "public": True,
        "header": '{"seed":7}',
    } | others
    return TableRow(id=table, number=number, standing=now or standing(), **given)


def append(table: str, *numbers: int, now: Standing | None = None, body: str = "") -> Append:
    new = tuple(entry(number, body) for number in numbers)
    return Append(table, new, now or standing(), changed=new[-1].at if new else 0.0)


def link(hashed: str, table: str, **others: Any) -> Link:
    return Link(hashed, table, **({"purpose": "invite", "seat": None, "created": 1.0} | others))


def inside(address: str, work: Callable[[Connection], Answer]) -> Answer:
    """Do something with a plain connection to a database."""
    if address.startswith("sqlite"):
        engine = create_engine(address, poolclass=NullPool)
        with engine.begin() as connection:
            return work(connection)

    async def with_asyncpg() -> Answer:
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: asyncpg.connect(address),
            poolclass=NullPool,
        )
        async with engine.begin() as connection:
            return await connection.run_sync(work)

    return asyncio.run(with_asyncpg())
