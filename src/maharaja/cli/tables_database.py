"""The database of the tables commands, beside a running server or alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from maharaja.store.store import InUseError, Store, StoreError

if TYPE_CHECKING:
    from maharaja.server.tables.registry import Registry
    from maharaja.server.tables.writer import Writer

Answer = TypeVar("Answer")


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    return asyncio.run(work)


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[Store]:
    """The database as it is, beside a server that may be running."""
    from maharaja.store.open_store import open_store  # noqa: PLC0415 - slow to import

    store = open_store(database, shared=True, existing=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def writing(database: str | None) -> AsyncIterator[tuple[Registry, Writer]]:
    """The tables of the database, to be changed beside a server that may be running."""
    from maharaja.server.supervisor import BackgroundTasks  # noqa: PLC0415 - slow to import
    from maharaja.server.tables.board_library import BoardLibrary  # noqa: PLC0415
    from maharaja.server.tables.registry import Registry  # noqa: PLC0415
    from maharaja.server.tables.writer import Writer  # noqa: PLC0415

    async with opened(database) as store:
        tasks = BackgroundTasks()
        registry = Registry(store, tasks, BoardLibrary(store))
        writer = Writer(registry, tasks)
        try:
            yield registry, writer
        finally:
            tasks.cancel()
            await tasks.wait()
            await writer.wait()


@asynccontextmanager
async def opened_alone(database: str | None) -> AsyncIterator[Store]:
    """The database, new if need be, and no server that would not notice what is written."""
    from maharaja.store.open_store import open_store  # noqa: PLC0415 - slow to import

    store = open_store(database)
    try:
        await store.open()
        yield store
    except InUseError:
        raise StoreError("error-archive-stop-the-server") from None
    finally:
        await store.close()
