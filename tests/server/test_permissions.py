"""Who may do what at a table, asked at the doors themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from maharaja.server.bots.bot_pool import Opponents
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
from maharaja.server.tables.registry import Hall
from maharaja.server.tables.service import Doors
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN, BOB, CARA, DAN = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "bob", "cara", "dan"))
FOR_TWO = NewTable(seats=[MySeat(name="Ann"), GuestSeat()])


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Doors]:
    hall = Hall(SqliteStore(folder / "tables.db"), Opponents(1))
    await hall.open()
    try:
        yield Doors(hall, Settings(tables_per_person=3))
    finally:
        await hall.close()


def at_the_doors(folder: Path, story: Callable[[Doors], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(folder) as doors:
            await story(doors)

    asyncio.run(told())


async def refused(wish: Awaitable[object]) -> str:
    """The code of the problem that a wish meets."""
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


def test_links_open_what_they_are_for(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        made = await doors.create(ANN, FOR_TWO)
        invite, watch = (link.token for link in made.links)
        assert await refused(doors.look(BOB, made.table, None, None, None, 0)) == "no-table"
        assert await refused(doors.join(BOB, made.table, Join(), watch)) == "no-table"
        assert await refused(doors.claim(BOB, made.table, invite)) == "no-table"
        assert (await doors.look(BOB, made.table, None, watch, None, 0)).table.status == "waiting"
        assert (await doors.join(BOB, made.table, Join(name="Bob"), invite)).seat == 1
        assert await refused(doors.join(CARA, made.table, Join(), invite)) == "not-waiting"
        assert await refused(doors.look(CARA, made.table, 1, invite, None, 0)) == "not-your-seat"

    at_the_doors(tmp_path, story)


def test_a_link_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        one, two = await doors.create(ANN, FOR_TWO), await doors.create(ANN, FOR_TWO)
        token = one.links[0].token
        assert await refused(doors.join(BOB, two.table, Join(), token)) == "no-table"

    at_the_doors(tmp_path, story)


def test_a_seats_link_goes_with_its_person(tmp_path: Path) -> None:
    """Who has left must not look over the shoulder of who came next."""

    async def story(doors: Doors) -> None:
        made = await doors.create(ANN, NewTable(seats=[MySeat(), GuestSeat(), GuestSeat()]))
        invite = made.links[0].token
        await doors.join(BOB, made.table, Join(seat=1), invite)
        link = (await doors.link(BOB, made.table, AskLink(purpose="seat", seat=1))).token
        assert (await doors.claim(CARA, made.table, link)).seat == 1
        assert (await doors.claim(CARA, made.table, link)).seat == 1  # again, to no effect
        await doors.leave(CARA, made.table, 1)
        assert await refused(doors.claim(BOB, made.table, link)) == "seat-taken"
        await doors.join(DAN, made.table, Join(seat=1), invite)
        assert await refused(doors.claim(BOB, made.table, link)) == "seat-taken"

    at_the_doors(tmp_path, story)


def test_a_table_asked_for_twice_is_made_once(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        asked = NewTable(seats=[MySeat(), GuestSeat()], key="k1")
        first, second = await doors.create(ANN, asked), await doors.create(ANN, asked)
        other = await doors.create(BOB, asked)
        assert first.table == second.table != other.table
        assert len((await doors.tables(ANN, "mine")).tables) == 1

    at_the_doors(tmp_path, story)


def test_nobody_hosts_more_tables_than_allowed(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        made = [await doors.create(ANN, FOR_TWO) for _ in range(3)]
        assert await refused(doors.create(ANN, FOR_TWO)) == "too-many-tables"
        await doors.close(ANN, made[0].table)
        await doors.create(ANN, FOR_TWO)

    at_the_doors(tmp_path, story)


def test_the_host_looks_after_empty_and_deserted_seats(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        made = await doors.create(ANN, NewTable(seats=[MySeat(), GuestSeat(), GuestSeat()]))
        table, invite = made.table, made.links[0].token
        await doors.join(BOB, table, Join(seat=1), invite)
        assert await refused(doors.set_bot(BOB, table, 2, SetBot())) == "not-the-host"
        assert await refused(doors.set_bot(ANN, table, 1, SetBot())) == "seat-taken"
        assert await refused(doors.set_bot(ANN, table, 2, SetBot(level="genius"))) == "invalid"
        await doors.set_bot(ANN, table, 2, SetBot(level="random"))
        assert await refused(doors.hand_over(ANN, table, 2, SetBot())) == "seat-not-yours-to-give"
        await doors.hand_over(ANN, table, 1, SetBot(level="random"))
        assert await refused(doors.take_back(ANN, table, 1)) == "not-your-seat"
        await doors.take_back(BOB, table, 1)
        assert await refused(doors.take_back(BOB, table, 1)) == "seat-not-yours-to-give"
        assert await refused(doors.hand_over(BOB, table, 0, SetBot())) == "not-your-seat"

    at_the_doors(tmp_path, story)


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
    ],
)
def test_tables_that_cannot_be(tmp_path: Path, asked: NewTable, code: str) -> None:
    async def story(doors: Doors) -> None:
        assert await refused(doors.create(ANN, asked)) == code
        assert (await doors.tables(ANN, "mine")).tables == []

    at_the_doors(tmp_path, story)
