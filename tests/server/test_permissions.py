"""Who may do what at a table, asked of the service itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    AskLink,
    BotSeat,
    GuestSeat,
    Join,
    MySeat,
    NewTable,
    Options,
    SetBot,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, links, queries, seats, watch
from maharaja.server.tables.service import TableService
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN, BOB, CARA, DAN = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob", "cara", "dan"))
FOR_TWO = NewTable(seats=[MySeat(name="Ann"), GuestSeat()])


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableService]:
    service = TableService(
        SqliteStore(folder / "tables.db"), BotPool(1), Settings(tables_per_person=3)
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def with_service(folder: Path, story: Callable[[TableService], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(folder) as service:
            await story(service)

    asyncio.run(told())


async def refused(wish: Awaitable[object]) -> str:
    """The code of the problem that a wish meets."""
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


def test_links_open_what_they_are_for(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        made = await create_table.create(service, ANN, FOR_TWO)
        invite, watching = (link.token for link in made.links)
        assert (
            await refused(watch.look(service, BOB, made.table, None, None, None, 0)) == "no-table"
        )
        assert await refused(seats.join(service, BOB, made.table, Join(), watching)) == "no-table"
        assert await refused(seats.claim(service, BOB, made.table, invite)) == "no-table"
        assert (
            await watch.look(service, BOB, made.table, None, watching, None, 0)
        ).table.status == "waiting"
        assert (await seats.join(service, BOB, made.table, Join(name="Bob"), invite)).seat == 1
        assert await refused(seats.join(service, CARA, made.table, Join(), invite)) == "not-waiting"
        assert (
            await refused(watch.look(service, CARA, made.table, 1, invite, None, 0))
            == "not-your-seat"
        )

    with_service(tmp_path, story)


def test_a_link_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        one, two = (
            await create_table.create(service, ANN, FOR_TWO),
            await create_table.create(service, ANN, FOR_TWO),
        )
        token = one.links[0].token
        assert await refused(seats.join(service, BOB, two.table, Join(), token)) == "no-table"

    with_service(tmp_path, story)


def test_a_seats_link_goes_with_its_person(tmp_path: Path) -> None:
    """Who has left must not look over the shoulder of who came next."""

    async def story(service: TableService) -> None:
        made = await create_table.create(
            service, ANN, NewTable(seats=[MySeat(), GuestSeat(), GuestSeat()])
        )
        invite = made.links[0].token
        await seats.join(service, BOB, made.table, Join(seat=1), invite)
        link = (
            await links.make_link(service, BOB, made.table, AskLink(purpose="seat", seat=1))
        ).token
        assert (await seats.claim(service, CARA, made.table, link)).seat == 1
        assert (await seats.claim(service, CARA, made.table, link)).seat == 1  # again, to no effect
        await seats.leave(service, CARA, made.table, 1)
        assert await refused(seats.claim(service, BOB, made.table, link)) == "seat-taken"
        await seats.join(service, DAN, made.table, Join(seat=1), invite)
        assert await refused(seats.claim(service, BOB, made.table, link)) == "seat-taken"

    with_service(tmp_path, story)


def test_a_table_asked_for_twice_is_made_once(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        asked = NewTable(seats=[MySeat(), GuestSeat()], key="k1")
        first, second = (
            await create_table.create(service, ANN, asked),
            await create_table.create(service, ANN, asked),
        )
        other = await create_table.create(service, BOB, asked)
        assert first.table == second.table != other.table
        assert len((await queries.tables(service, ANN, "mine")).tables) == 1

    with_service(tmp_path, story)


def test_nobody_hosts_more_tables_than_allowed(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        made = [await create_table.create(service, ANN, FOR_TWO) for _ in range(3)]
        assert await refused(create_table.create(service, ANN, FOR_TWO)) == "too-many-tables"
        await seats.close(service, ANN, made[0].table)
        await create_table.create(service, ANN, FOR_TWO)

    with_service(tmp_path, story)


def test_the_host_looks_after_empty_and_deserted_seats(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        made = await create_table.create(
            service, ANN, NewTable(seats=[MySeat(), GuestSeat(), GuestSeat()])
        )
        table, invite = made.table, made.links[0].token
        await seats.join(service, BOB, table, Join(seat=1), invite)
        assert await refused(seats.set_bot(service, BOB, table, 2, SetBot())) == "not-the-host"
        assert await refused(seats.set_bot(service, ANN, table, 1, SetBot())) == "seat-taken"
        assert (
            await refused(seats.set_bot(service, ANN, table, 2, SetBot(level="genius")))
            == "invalid"
        )
        await seats.set_bot(service, ANN, table, 2, SetBot(level="random"))
        assert (
            await refused(seats.hand_over(service, ANN, table, 2, SetBot()))
            == "seat-not-yours-to-give"
        )
        await seats.hand_over(service, ANN, table, 1, SetBot(level="random"))
        assert await refused(seats.take_back(service, ANN, table, 1)) == "not-your-seat"
        await seats.take_back(service, BOB, table, 1)
        assert await refused(seats.take_back(service, BOB, table, 1)) == "seat-not-yours-to-give"
        assert await refused(seats.hand_over(service, BOB, table, 0, SetBot())) == "not-your-seat"

    with_service(tmp_path, story)


def test_a_bot_may_have_a_style(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        asked = NewTable(seats=[MySeat(), BotSeat(level="novice", style="banker"), GuestSeat()])
        table = (await create_table.create(service, ANN, asked)).table

        async def bots() -> list[tuple[str | None, str | None]]:
            chairs = (await service.registry.find(table)).table.chairs
            return [(chair.level, chair.style) for chair in chairs]

        assert await bots() == [(None, None), ("novice", "banker"), (None, None)]
        for change in (SetBot(level="novice"), SetBot(level="novice", style="robber")):
            await seats.set_bot(service, ANN, table, 1, change)
            assert (await bots())[1] == ("novice", change.style)
        wrong = seats.set_bot(service, ANN, table, 1, SetBot(level="novice", style="painter"))
        assert await refused(wrong) == "invalid"
        # Random has no use for a style.
        await seats.set_bot(service, ANN, table, 2, SetBot(level="random", style="robber"))
        assert (await bots())[2] == ("random", None)
        await seats.hand_over(service, ANN, table, 0, SetBot(level="random", style="robber"))
        assert (await bots())[0] == ("random", None)
        await seats.hand_over(service, ANN, table, 0, SetBot(level="novice", style="builder"))
        assert (await bots())[0] == ("novice", "builder")
        await seats.take_back(service, ANN, table, 0)
        assert await bots() == [(None, None), ("novice", "robber"), ("random", None)]

    with_service(tmp_path, story)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (NewTable(seats=[MySeat()]), "bad-setup"),
        (NewTable(seats=[MySeat(), MySeat()], options=Options(solo="easy")), "bad-setup"),
        (NewTable(seats=[MySeat()] * 3, board="kaveri"), "bad-setup"),
        (NewTable(seats=[MySeat()] * 2, options=Options(first_game=True)), "bad-setup"),
        (NewTable(seats=[MySeat()] * 2, options=Options(final="nothing")), "bad-setup"),
        (NewTable(seats=[MySeat()] * 2, board="../classic"), "no-board"),
        (NewTable(seats=[MySeat(), BotSeat(level="genius")]), "invalid"),
        (NewTable(seats=[MySeat(), BotSeat(level="novice", style="painter")]), "invalid"),
    ],
)
def test_tables_that_cannot_be(tmp_path: Path, asked: NewTable, code: str) -> None:
    async def story(service: TableService) -> None:
        assert await refused(create_table.create(service, ANN, asked)) == code
        assert (await queries.tables(service, ANN, "mine")).tables == []

    with_service(tmp_path, story)
