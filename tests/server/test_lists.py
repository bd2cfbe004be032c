"""Lists of tables: what they cost, how they are paged, and how many devices a seat is on."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from support.server_process import UNLIMITED, Person, Served, ask, good, problem, serving
from support.stores import run

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import AskLink, MySeat, NewTable
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, links, queries, seats
from maharaja.server.tables.chairs import DEVICES
from maharaja.server.tables.paging import PAGE
from maharaja.server.tables.rematch import other_devices
from maharaja.server.tables.service import TableService
from maharaja.store.open_store import open_store

pytestmark = pytest.mark.once

ANN = Visitor(hashed("ann"), "127.0.0.1")
NOBODY = Visitor(None, "127.0.0.1")
LONG = 1_000_000  # characters of a header
MEMORY = 2_000_000  # bytes that a list may take while it is read


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[TableService]:
    service = TableService(open_store(address), BotPool(1), Settings())
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def with_long_headers(service: TableService, tables: int, devices: int) -> None:
    """Tables as an older version may have left them: of imported games with much around them."""
    made = await create_table.create(
        service, ANN, NewTable(seats=[MySeat(), MySeat()], public=True)
    )
    row = await service.store.table(made.table)
    assert row is not None
    holders = frozenset((number % 2, hashed(str(number))) for number in range(devices))
    standing = replace(row.standing, people=holders)
    header = row.header[:-1] + f',"padding":"{"x" * LONG}"}}'
    for number in range(tables):
        letters = f"{number:016}".translate(str.maketrans("0123456789", "abcdefghij"))
        copied = replace(row, id=letters, number=0, header=header, standing=standing)
        await service.store.create(copied, [])


@pytest.mark.parametrize("which", ["open", "mine"])
def test_a_list_reads_no_headers_and_no_devices_of_others(address: str, which: str) -> None:
    asking = NOBODY if which == "open" else Visitor(hashed("0"), "127.0.0.1")

    async def test() -> None:
        async with opened(address) as service:
            await with_long_headers(service, tables=5, devices=10)
            tracemalloc.start()
            try:
                told = await queries.tables(service, asking, which)  # type: ignore[arg-type]
                _, most = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert len(told.tables) == 5 + (which == "open")
            assert most < MEMORY, f"{most:,} bytes for a list of {len(told.tables)} tables"

    run(test())


def test_one_table_comes_with_its_header_once(address: str) -> None:
    async def test() -> None:
        async with opened(address) as service:
            await with_long_headers(service, tables=1, devices=40)
            tracemalloc.start()
            try:
                row = await service.store.table("a" * 16)
                _, most = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert row is not None
            assert len(row.standing.people) == 40
            assert most < 6 * LONG, f"{most:,} bytes for a header of {LONG:,}"

    run(test())


# --- pages ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lists"), *UNLIMITED) as server:
        yield server


@pytest.mark.parametrize("which", ["open", "mine"])
def test_all_tables_are_found_page_by_page(served: Served, which: str) -> None:
    with Person(served.url) as person:
        made = [person.create(public=True) for _ in range(PAGE + 3)]
        found: list[str] = []
        before: str | None = None
        while True:
            page = good(person.get("/tables", list=which, before=before))
            assert len(page["tables"]) <= PAGE
            changes = [table["changed"] for table in page["tables"]]
            assert changes == sorted(changes, reverse=True)
            found += [table["table"] for table in page["tables"]]
            before = page["next"]
            if before is None:
                break
        assert len(set(found)) == len(found)
        assert set(made) <= set(found)
        # Who does not know of pages gets the first one.
        assert good(person.get("/tables", list=which))["tables"][0]["table"] == made[-1]


@pytest.mark.parametrize("before", ["x", "x" * 31, "x" * 32, "=" * 32, "A" * 32, "_" * 32])
def test_places_that_are_none_of_ours(served: Served, before: str) -> None:
    problem(ask(f"{served.url}/api/tables", params={"before": before}), "invalid")


# --- devices -------------------------------------------------------------------------------------


def test_a_seat_is_on_so_many_devices_and_no_more(served: Served) -> None:
    with Person(served.url) as ann:
        table = ann.create(public=True)
        link = good(ann.post(f"/tables/{table}/links", {"purpose": "seat", "seat": 0}))["token"]
        devices = [Person(served.url) for _ in range(DEVICES)]
        for device in devices[:-1]:
            assert good(device.post(f"/tables/{table}/claim", link=link))["seat"] == 0
        told = problem(devices[-1].post(f"/tables/{table}/claim", link=link), "too-many-devices")
        assert str(DEVICES) in told["detail"]
        # The others stay: those that are there may come again, and the person plays on.
        good(devices[0].post(f"/tables/{table}/claim", link=link))
        assert devices[0].look(table)["yours"] == [0]
        assert ann.look(table)["yours"] == [0, 1]
        for device in devices:
            device.http.close()


def test_a_table_that_had_more_devices_can_still_be_played_once_more(address: str) -> None:
    """Logs of older versions know of any number; a new table takes as many as a seat may have."""

    async def test() -> None:
        async with opened(address) as service:
            made = await create_table.create(service, ANN, NewTable(seats=[MySeat(), MySeat()]))
            live = await service.registry.find(made.table)
            link = await links.make_link(service, ANN, made.table, AskLink(purpose="seat", seat=0))
            for number in range(DEVICES - 1):
                who = Visitor(hashed(str(number)), "127.0.0.1")
                await seats.claim(service, who, made.table, link.token)
            with pytest.raises(Problem, match="too-many-devices"):
                await seats.claim(
                    service, Visitor(hashed("more"), "127.0.0.1"), made.table, link.token
                )
            chair = live.table.chairs[0]
            many = chair.person_ids | {hashed(f"old {number}") for number in range(40)}
            live.table.chairs = live.table.chairs.changed(0, replace(chair, person_ids=many))
            assert len(other_devices(live.table, ANN.person_ids)) == DEVICES - 1

    asyncio.run(test())
