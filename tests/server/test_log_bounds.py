"""What has no end by itself is bounded, for a seat or a table; a game can always be finished."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from support.registries import ANN, BOB, at_the_doors, choose, play_on, play_until, table_for_two

from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    AskLink,
    GuestSeat,
    Join,
    MySeat,
    NewTable,
    SetBot,
    SetForced,
    SetName,
    Undo,
)
from maharaja.server.tables.log_bounds import BOUNDS
from maharaja.server.tables.service import Doors

pytestmark = pytest.mark.once

FEW = 3


@pytest.fixture(autouse=True)
def _low_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that they are met soon."""
    for kind in BOUNDS:
        monkeypatch.setitem(BOUNDS, kind, FEW)


async def written(doors: Doors, table: str, wish: Callable[[int], Awaitable[object]]) -> int:
    """How many entries a wish that is repeated writes until it is refused."""
    before = (await doors.hall.find(table)).table.number
    with pytest.raises(Problem, match=f"too-often.*{FEW}"):
        await until_refused(wish)
    return (await doors.hall.find(table)).table.number - before


async def until_refused(wish: Callable[[int], Awaitable[object]]) -> None:
    for number in range(10 * FEW):
        await wish(number)


def test_names_levels_and_switches_are_bounded_for_each_seat(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        table = await table_for_two(doors)
        for seat in (0, 1):

            async def rename(number: int, seat: int = seat) -> None:
                await doors.rename(ANN, table, seat, SetName(name=f"N{number}"))

            async def force(number: int, seat: int = seat) -> None:
                await doors.set_forced(ANN, table, seat, SetForced(on=number % 2 == 0))

            async def change_level(number: int, seat: int = seat) -> None:
                level = ("random", "novice")[number % 2]
                await doors.hand_over(ANN, table, seat, SetBot(level=level))

            assert await written(doors, table, rename) == FEW
            assert await written(doors, table, force) == FEW
            assert await written(doors, table, change_level) == FEW + 1  # the first is no change
            await doors.take_back(ANN, table, seat)

    at_the_doors(tmp_path, story)


def test_what_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        table = await table_for_two(doors)
        await doors.hand_over(ANN, table, 0, SetBot(level="random"))
        before = (await doors.hall.find(table)).table.number
        for _ in range(10 * FEW):
            await doors.hand_over(ANN, table, 0, SetBot(level="random"))
            await doors.rename(ANN, table, 0, SetName(name="Ann"))
        assert (await doors.hall.find(table)).table.number == before

    at_the_doors(tmp_path, story)


def test_a_seat_can_always_be_handed_over_and_in_the_end_stays_so(tmp_path: Path) -> None:
    """Nobody can keep a table by taking the seat back again and again."""

    async def story(doors: Doors) -> None:
        made = await doors.create(ANN, NewTable(seats=[MySeat(name="Ann"), GuestSeat()]))
        table = made.table
        await doors.join(BOB, table, Join(), made.links[0].token)

        async def to_and_fro(_: int) -> None:
            await doors.hand_over(ANN, table, 1, SetBot(level="random"))  # the host, at any time
            await doors.take_back(BOB, table, 1)

        assert await written(doors, table, to_and_fro) == 2 * FEW + 1
        now = (await doors.hall.find(table)).table
        assert now.chairs[1].level == "random"
        await doors.leave(BOB, table, 1)

    at_the_doors(tmp_path, story)


def test_undos_are_bounded_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        table = await table_for_two(doors)
        refused: set[int] = set()
        while not (now := (await doors.hall.find(table)).table).game.finished:
            for seat in (0, 1):
                back = now.choices_to_undo(seat, whole_turn=False)
                if not back:
                    continue
                asked = Undo(seat=seat, sequence=now.sequence(seat), key=f"u{now.number}")
                if now.spent.get(("undos", seat), 0) < FEW:
                    await doors.undo(ANN, table, asked)
                else:
                    with pytest.raises(Problem, match="too-often"):
                        await doors.undo(ANN, table, asked)
                    assert now.undo_steps(seat) == 0  # it is not offered
                    refused.add(seat)
            await play_on(doors, table, 1, seed=now.number)
        assert refused == {0, 1}

    at_the_doors(tmp_path, story)


def test_plans_can_be_replaced_so_often_and_the_last_one_stands(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        table = await table_for_two(doors)
        await play_until(doors, table, "planning")
        plans = (await doors.hall.find(table)).table.game.legal_texts(0)
        await choose(doors, table, 0, plans[0], "first")

        async def plan(number: int) -> None:
            await choose(doors, table, 0, plans[1 + number], f"again-{number}")

        assert await written(doors, table, plan) == FEW
        others = (await doors.hall.find(table)).table
        await choose(doors, table, 1, plans[0], "other")  # others' plans are their own
        await play_on(doors, table)
        assert others.spent["plans", 0] == FEW
        assert (await doors.hall.find(table)).table.game.finished

    at_the_doors(tmp_path, story)


def test_people_and_devices_are_bounded_and_bots_fill_the_seat(tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        made = await doors.create(ANN, NewTable(seats=[MySeat(), *[GuestSeat()] * 3]))
        table, invite = made.table, made.links[0].token
        await doors.join(BOB, table, Join(seat=1), invite)
        link = (await doors.link(BOB, table, AskLink(purpose="seat", seat=1))).token

        async def claim(number: int) -> None:
            await doors.claim(Visitor(hashed(f"d{number}"), "127.0.0.1"), table, link)

        async def come_and_go(number: int) -> None:
            guest = Visitor(hashed(f"g{number}"), "127.0.0.1")
            await doors.join(guest, table, Join(seat=2), invite)
            await doors.leave(guest, table, 2)

        assert await written(doors, table, claim) == FEW
        assert await written(doors, table, come_and_go) == 2 * (FEW - 2)  # two sit here already
        for seat in (2, 3):
            await doors.set_bot(ANN, table, seat, SetBot(level="random"))
        assert (await doors.hall.find(table)).table.status == "running"

    at_the_doors(tmp_path, story)


def test_bounds_hold_for_a_table_that_is_opened_again(tmp_path: Path) -> None:
    names: list[str] = []

    async def first(doors: Doors) -> None:
        names.append(await table_for_two(doors))
        for number in range(FEW):
            await doors.rename(ANN, names[0], 0, SetName(name=f"N{number}"))

    async def second(doors: Doors) -> None:
        with pytest.raises(Problem, match="too-often"):
            await doors.rename(ANN, names[0], 0, SetName(name="One more"))

    at_the_doors(tmp_path, first)
    at_the_doors(tmp_path, second)
