"""How many bots that search one person may have at work, whatever way they come to the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.random_games import played_out
from support.server_process import Person, problem, serving, unread
from support.stores import run

from maharaja.bots.levels import EFFORTS, LEVELS
from maharaja.server.bots import bot_limits
from maharaja.server.bots.bot_limits import number_searching
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    BotSeat,
    GuestSeat,
    ImportedTable,
    Join,
    MySeat,
    NewTable,
    Place,
    SetBot,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, rematch, seats, watch
from maharaja.server.tables.service import TableService
from maharaja.store.open_store import open_store

pytestmark = pytest.mark.once

ANN, BOB = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob"))
MOST = 3
MASTER = BotSeat(level="master")
EXPERT = BotSeat(level="expert")
ADEPT = BotSeat(level="adept")


@asynccontextmanager
async def opened(address: str, most: int = MOST) -> AsyncIterator[TableService]:
    service = TableService(
        open_store(address), BotPool(1), Settings(searching_bots_per_person=most)
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def with_service(
    address: str, story: Callable[[TableService], Awaitable[None]], most: int = MOST
) -> None:
    async def told() -> None:
        async with opened(address, most) as service:
            await story(service)

    run(told())


async def create(service: TableService, *bots: Place, who: Visitor = ANN) -> str:
    """A table that waits for a guest, so that nobody thinks; its id."""
    return (await create_table.create(service, who, NewTable(seats=[GuestSeat(), *bots]))).table


async def refused(wish: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


@cache
def finished_record() -> dict[str, Any]:
    return dict(played_out({"players": 2, "solo": None, "special": ["ext1"]}, 5).record())


# --- ways to come to a table ---------------------------------------------------------------------


def test_a_table_beyond_the_limit_is_refused(address: str) -> None:
    async def story(service: TableService) -> None:
        await create(service, MASTER, EXPERT)
        assert await refused(create(service, MASTER, MASTER)) == "too-many-bots"
        await create(service, MASTER, ADEPT)
        assert await refused(create(service, EXPERT)) == "too-many-bots"
        await create(service, ADEPT, ADEPT, ADEPT)
        await create(service, MASTER, who=BOB)
        assert await service.store.lists.count_hosted(ANN.person_id or "") == 3

    with_service(address, story)


def test_a_bot_that_is_set_beyond_the_limit_is_refused(service_address: str) -> None:
    async def story(service: TableService) -> None:
        await create(service, MASTER, MASTER)
        table = await create(service, MASTER, ADEPT)
        wish = seats.set_bot(service, ANN, table, 2, SetBot(level="expert"))
        assert await refused(wish) == "too-many-bots"
        await seats.set_bot(service, ANN, table, 1, SetBot(level="expert"))  # in place of a master
        await seats.set_bot(service, ANN, table, 1, SetBot(level="novice"))
        await seats.set_bot(service, ANN, table, 2, SetBot(level="master"))

    with_service(service_address, story)


def test_a_seat_is_handed_over_at_the_cost_of_the_host(service_address: str) -> None:
    async def story(service: TableService) -> None:
        await create(service, MASTER, MASTER, MASTER)
        made = await create_table.create(service, ANN, NewTable(seats=[MySeat(), GuestSeat()]))
        await seats.join(service, BOB, made.table, Join(), made.links[0].token)
        for who, seat in ((ANN, 0), (BOB, 1)):
            wish = seats.hand_over(service, who, made.table, seat, SetBot(level="master"))
            assert await refused(wish) == "too-many-bots"
            # What may not be done at all is said first.
            other = seats.hand_over(service, BOB, made.table, 0, SetBot(level="master"))
            assert await refused(other) == "not-your-seat"
        await seats.hand_over(service, ANN, made.table, 0, SetBot(level="random"))

    with_service(service_address, story)


def test_an_import_and_a_rematch_beyond_the_limit_are_refused(service_address: str) -> None:
    async def story(service: TableService) -> None:
        seats: list[Place] = [MySeat(), MASTER]
        asked = ImportedTable(seats=seats, record=unread(finished_record()))
        over = (await create_table.import_table(service, ANN, asked)).table
        await create(service, MASTER, MASTER, MASTER)
        assert await refused(rematch.rematch(service, ANN, over)) == "too-many-bots"
        assert await refused(create_table.import_table(service, ANN, asked)) == "too-many-bots"
        position: dict[str, Any] = {
            "seats": seats,
            "record": unread(finished_record()),
            "decisions": 9,
        }
        assert (
            await refused(create_table.import_table(service, ANN, ImportedTable(**position)))
            == "too-many-bots"
        )

    with_service(service_address, story)


def test_tables_that_are_over_do_not_count(address: str) -> None:
    async def story(service: TableService) -> None:
        asked = ImportedTable(seats=[MASTER, MASTER], record=unread(finished_record()))
        await create_table.import_table(service, ANN, asked)
        closed = await create(service, MASTER, MASTER)
        await seats.close(service, ANN, closed)
        await create(service, MASTER, MASTER, MASTER)

    with_service(address, story)


def test_tables_where_nothing_has_happened_for_long_do_not_count(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        await create(service, MASTER, MASTER, MASTER)
        assert await refused(create(service, MASTER)) == "too-many-bots"
        monkeypatch.setattr(bot_limits, "ACTIVE", -1.0)
        await create(service, MASTER)

    with_service(address, story)


def test_many_wishes_at_once_do_not_get_more(address: str) -> None:
    async def story(service: TableService) -> None:
        wishes: list[Awaitable[object]] = [create(service, MASTER) for _ in range(4 * MOST)]
        table = await create(service, ADEPT, ADEPT, ADEPT)
        wishes += [
            seats.set_bot(service, ANN, table, seat, SetBot(level="expert")) for seat in (1, 2, 3)
        ]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        granted = [answer for answer in found if not isinstance(answer, Problem)]
        assert len(granted) == MOST

    with_service(address, story)


def test_a_limit_of_0_is_none(address: str) -> None:
    async def story(service: TableService) -> None:
        for _ in range(MOST):
            await create(service, MASTER, MASTER, MASTER)

    with_service(address, story, most=0)


def test_which_levels_search() -> None:
    assert number_searching([*LEVELS, None]) == len(EFFORTS) == 2


# --- whose share of the processors it is ---------------------------------------------------------


def test_a_table_is_charged_to_where_it_was_made_from(address: str) -> None:
    async def story(service: TableService) -> None:
        far = replace(ANN, address="2001:db8:1:2:3:4:5:6")
        made = await create_table.create(
            service, far, NewTable(seats=[MySeat(), GuestSeat()], public=True)
        )
        live = await service.registry.find(made.table)
        assert live.site == "2001:db8:1:2::/64"
        await watch.look(
            service, replace(ANN, address="192.0.2.7"), made.table, None, None, None, 0
        )
        assert live.site == "2001:db8:1:2::/64"

    with_service(address, story)


def test_after_a_restart_it_is_charged_to_whoever_sits_there_and_comes_first(address: str) -> None:
    async def before() -> str:
        async with opened(address) as service:
            seats: list[Place] = [MySeat(), GuestSeat()]
            return (
                await create_table.create(service, ANN, NewTable(seats=seats, public=True))
            ).table

    async def after(table: str) -> None:
        async with opened(address) as service:
            live = await service.registry.find(table)
            assert live.site == ""
            await watch.look(service, replace(BOB, address="192.0.2.6"), table, None, None, None, 0)
            assert live.site == ""  # who only watches costs nothing
            await watch.look(service, replace(ANN, address="192.0.2.7"), table, None, None, None, 0)
            assert live.site == "192.0.2.7"

    run(after(run(before())))


# --- bots that wait for long --------------------------------------------------------------------


def test_a_table_whose_bots_are_asked_already_is_not_read_again_and_again(address: str) -> None:
    """Bots in a long queue look idle in the database, but nobody has to take them over."""

    async def told() -> None:
        store = open_store(address)
        service = TableService(store, BotPool(1), Settings(takeover=0.03))
        await service.open()
        try:
            table = await create_table.create(service, ANN, NewTable(seats=[MASTER, MASTER]))
            live = await service.registry.find(table.table)
            while not live.thinking:
                await asyncio.sleep(0.01)
            assert service.bots.looks_after(table.table)
            assert not service.bots.looks_after("a" * 16)
            for task in live.thinking.values():
                task.cancel()
            await asyncio.gather(*live.thinking.values(), return_exceptions=True)
            assert not service.bots.looks_after(table.table)
            while not live.thinking:  # it is taken over
                await asyncio.sleep(0.01)
        finally:
            await service.close()

    run(told())


# --- over HTTP -----------------------------------------------------------------------------------


def test_the_problem_says_what_to_do_and_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as served, Person(served.url) as ann:
        seats = [{"kind": "guest"}, *[{"kind": "bot", "level": "master"}] * 3]
        for _ in range(4):
            ann.create(seats=seats)
        answer = ann.post("/tables", {"seats": seats})
        assert answer.status_code == 429
        told = problem(answer, "too-many-bots")["detail"]
        assert "at most 12 bots that search (expert, master)" in told
        assert "take adept" in told
        ann.http.headers["Accept-Language"] = "de"
        german = problem(ann.post("/tables", {"seats": seats}), "too-many-bots")
        assert "höchstens 12 suchende Bots" in german["detail"]
        assert ann.http.get("/api/about").json()["limits"]["searching_bots"] == 12
        figures = ann.http.get("/metrics").text
        assert 'maharaja_problems_total{code="too-many-bots"} 2.0' in figures
