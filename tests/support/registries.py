"""Table services in the process of the tests: a real database, no limits, bots that stay idle."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import Choose, MySeat, NewTable
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, moves
from maharaja.server.tables.service import TableService
from maharaja.store.queries import Row
from maharaja.store.sqlite import SqliteStore
from support.laid_databases import lay_sqlite

ANNS_TOKEN, BOBS_TOKEN = "a" * 30, "b" * 30
ANN, BOB = (Visitor(hashed(token), "127.0.0.1") for token in (ANNS_TOKEN, BOBS_TOKEN))


class CountingStore(SqliteStore):
    """A store that counts what is read from it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.read: Counter[str] = Counter()

    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        self.read[query] += 1
        return await super()._fetch(query, **values)


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[TableService]:
    """Only the store is opened, so bots do not move by themselves."""
    updates = settings.pop("updates_rate", 0.0)
    database = folder / "tables.db"
    lay_sqlite(database)
    service = TableService(
        CountingStore(database),
        BotPool(1),
        Settings(tables_per_person=0, **settings, updates_rate=updates),
    )
    await service.store.open()
    try:
        yield service
    finally:
        await service.close()


def with_service(
    folder: Path, story: Callable[[TableService], Awaitable[None]], **settings: Any
) -> None:
    async def told() -> None:
        async with opened(folder, **settings) as service:
            await story(service)

    asyncio.run(told())


def reads(service: TableService) -> Counter[str]:
    store = service.store
    assert isinstance(store, CountingStore)
    return store.read


async def table_for_two(service: TableService, **more: Any) -> str:
    """A table of Ann's with both seats her own."""
    asked = NewTable(seats=[MySeat(name="Ann"), MySeat(name="Ann, too")], **more)
    return (await create_table.create(service, ANN, asked)).table


async def choose(
    service: TableService, name: str, seat: int, choice: str, key: str, who: Visitor = ANN
) -> int:
    """The sequence number behind the choice."""
    table = (await service.registry.find(name)).table
    asked = Choose(seat=seat, choice=choice, sequence=table.sequence(seat), key=key)
    return (await moves.choose(service, who, name, asked)).sequence


async def play_on(service: TableService, name: str, choices: int = 10**6, seed: int = 1) -> None:
    """Random choices by Ann, until the end of the game or so many."""
    dice = Random(seed)
    for _ in range(choices):
        table = (await service.registry.find(name)).table
        if table.game.finished:
            return
        seat = dice.choice(table.game.to_act())
        choice = dice.choice(table.game.legal_texts(seat))
        await choose(service, name, seat, choice, f"n{table.number}")


async def play_until(service: TableService, name: str, phase: str) -> None:
    while (await service.registry.find(name)).table.game.phase != phase:
        await play_on(service, name, 1)
