"""Tables leave memory when nobody uses them, sooner if there are many, and come back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.server_process import UNLIMITED, Person, ask, serving
from support.stores import run

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import FollowMessage, MySeat, NewTable, SetName
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, idle_tables, seats, watch
from maharaja.server.tables.idle_tables import IDLE, IDLE_IF_MANY
from maharaja.server.tables.live_table import LiveTable
from maharaja.server.tables.service import TableService
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN = Visitor(hashed("ann"), "127.0.0.1")
MOST = 10


@dataclass(eq=False)
class Kept:
    used: float
    busy: bool = False


def test_idle_tables_go_and_sooner_if_there_are_many() -> None:
    now = 1000.0
    tables = [Kept(now - IDLE - 1), Kept(now - IDLE_IF_MANY - 1), Kept(now), Kept(0, busy=True)]
    assert list(idle_tables.idle(tables, now, 0)) == tables[:1]
    assert list(idle_tables.idle(tables, now, 8)) == tables[:1]
    assert list(idle_tables.idle(tables, now, 7)) == tables[:2]


def test_of_too_many_those_used_longest_ago_go_and_busy_ones_never() -> None:
    tables = [Kept(float(number), busy=number % 2 == 0) for number in range(20)]
    assert idle_tables.beyond(tables, 0) == []
    assert idle_tables.beyond(tables, 20) == []
    assert idle_tables.beyond(tables, 19) == [tables[1], tables[3]]
    assert idle_tables.beyond(tables, 1) == tables[1::2]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableService]:
    service = TableService(
        SqliteStore(folder / "tables.db"),
        BotPool(1),
        Settings(tables_per_person=0, live_tables=MOST),
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


class Listener:
    lasting = True
    person_ids: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def note(self, message: bytes) -> None:
        raise AssertionError("no bot waits here")


async def new_tables(service: TableService, count: int) -> list[str]:
    asked = NewTable(seats=[MySeat(name="Ann"), MySeat(name="Ann too")])
    return [(await create_table.create(service, ANN, asked)).table for _ in range(count)]


def test_memory_holds_so_many_and_all_can_be_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as service:
            names = await new_tables(service, 3 * MOST)
            assert len(service.registry.live) <= MOST
            assert names[-1] in service.registry.live
            assert service.registry.let_go["room"] >= 2 * MOST
            for name in names:
                assert (await watch.look(service, ANN, name, 0, None, None, 0)).table.sequence == 2
                assert len(service.registry.live) <= MOST

    run(test())


def test_a_table_that_is_followed_stays_however_many_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as service:
            (first,) = await new_tables(service, 1)
            listener = Listener()
            await watch.follow(service, ANN, FollowMessage(id="f", table=first, seat=0), listener)
            await new_tables(service, 3 * MOST)
            assert first in service.registry.live
            await seats.rename(service, ANN, first, 1, SetName(name="Still here"))
            await asyncio.sleep(0)
            assert b"Still here" in b"".join(listener.heard)

    run(test())


def test_who_has_a_table_in_hand_and_who_opens_it_anew_have_the_same(tmp_path: Path) -> None:
    """Else one of them would follow a table at which nothing happens any more."""

    async def test() -> None:
        async with opened(tmp_path) as service:
            registry = service.registry
            (first,) = await new_tables(service, 1)
            in_hand: LiveTable = await registry.find(first)
            await new_tables(service, 3 * MOST)
            assert first not in registry.live
            listener = Listener()
            registry.follow(in_hand, 0, listener)
            await seats.rename(service, ANN, first, 1, SetName(name="Heard of it"))
            await asyncio.sleep(0)
            assert b"Heard of it" in b"".join(listener.heard)
            assert registry.live[first] is in_hand
            registry.broadcast.unfollow_all(listener)
            del in_hand
            await new_tables(service, 3 * MOST)
            assert (await registry.find(first)).table.chairs[1].name == "Heard of it"

    run(test())


def test_a_server_keeps_as_many_as_it_is_told(tmp_path: Path) -> None:
    flags = (*UNLIMITED, "--live-tables", MOST)
    with serving(tmp_path, *flags) as served, Person(served.url) as person:
        names = [person.create() for _ in range(3 * MOST)]
        figures = ask(f"{served.url}/metrics").text
        assert figure(figures, "maharaja_live_tables") <= MOST
        assert figure(figures, 'maharaja_tables_let_go_total{why="room"}') >= 2 * MOST
        assert person.look(names[0])["table"]["status"] == "running"


def figure(figures: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", figures, re.MULTILINE)
    assert found is not None, figures
    return float(found[1])
