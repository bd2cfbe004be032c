"""What has no end by itself is bounded, for a seat or a table; a game can always be finished."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from support.registries import ANN, BOB, choose, play_on, play_until, table_for_two, with_service

from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import (
    AskLink,
    GuestSeat,
    Join,
    MySeat,
    NewTable,
    SetAutoAnswer,
    SetBot,
    SetName,
    Undo,
)
from maharaja.server.tables import create_table, links, moves, seats
from maharaja.server.tables.log_bounds import BOUNDS
from maharaja.server.tables.service import TableService
from maharaja.server.tables.undo import choices_to_undo, undo_count

pytestmark = pytest.mark.once

FEW = 3


@pytest.fixture(autouse=True)
def _low_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that they are met soon."""
    for kind in BOUNDS:
        monkeypatch.setitem(BOUNDS, kind, FEW)


async def written(
    service: TableService, table: str, wish: Callable[[int], Awaitable[object]]
) -> int:
    """How many entries a wish that is repeated writes until it is refused."""
    before = (await service.registry.find(table)).table.number
    with pytest.raises(Problem, match=f"too-often.*{FEW}"):
        await until_refused(wish)
    return (await service.registry.find(table)).table.number - before


async def until_refused(wish: Callable[[int], Awaitable[object]]) -> None:
    for number in range(10 * FEW):
        await wish(number)


def test_names_levels_and_switches_are_bounded_for_each_seat(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        for seat in (0, 1):

            async def rename(number: int, seat: int = seat) -> None:
                await seats.rename(service, ANN, table, seat, SetName(name=f"N{number}"))

            async def force(number: int, seat: int = seat) -> None:
                await seats.set_auto_answer(
                    service, ANN, table, seat, SetAutoAnswer(on=number % 2 == 0)
                )

            async def change_level(number: int, seat: int = seat) -> None:
                level = ("random", "novice")[number % 2]
                await seats.hand_over(service, ANN, table, seat, SetBot(level=level))

            assert await written(service, table, rename) == FEW
            assert await written(service, table, force) == FEW
            assert await written(service, table, change_level) == FEW + 1  # the first is no change
            await seats.take_back(service, ANN, table, seat)

    with_service(tmp_path, story)


def test_what_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await seats.hand_over(service, ANN, table, 0, SetBot(level="random"))
        before = (await service.registry.find(table)).table.number
        for _ in range(10 * FEW):
            await seats.hand_over(service, ANN, table, 0, SetBot(level="random"))
            await seats.rename(service, ANN, table, 0, SetName(name="Ann"))
        assert (await service.registry.find(table)).table.number == before

    with_service(tmp_path, story)


def test_a_seat_can_always_be_handed_over_and_in_the_end_stays_so(tmp_path: Path) -> None:
    """Nobody can keep a table by taking the seat back again and again."""

    async def story(service: TableService) -> None:
        made = await create_table.create(
            service, ANN, NewTable(seats=[MySeat(name="Ann"), GuestSeat()])
        )
        table = made.table
        await seats.join(service, BOB, table, Join(), made.links[0].token)

        async def to_and_fro(_: int) -> None:
            await seats.hand_over(
                service, ANN, table, 1, SetBot(level="random")
            )  # the host, at any time
            await seats.take_back(service, BOB, table, 1)

        assert await written(service, table, to_and_fro) == 2 * FEW + 1
        now = (await service.registry.find(table)).table
        assert now.chairs[1].level == "random"
        await seats.leave(service, BOB, table, 1)

    with_service(tmp_path, story)


def test_undos_are_bounded_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        refused: set[int] = set()
        while not (now := (await service.registry.find(table)).table).game.finished:
            for seat in (0, 1):
                back = choices_to_undo(now, seat, whole_turn=False)
                if not back:
                    continue
                asked = Undo(seat=seat, sequence=now.sequence(seat), key=f"u{now.number}")
                if now.spent.get(("undos", seat), 0) < FEW:
                    await moves.undo(service, ANN, table, asked)
                else:
                    with pytest.raises(Problem, match="too-often"):
                        await moves.undo(service, ANN, table, asked)
                    assert undo_count(now, seat) == 0  # it is not offered
                    refused.add(seat)
            await play_on(service, table, 1, seed=now.number)
        assert refused == {0, 1}

    with_service(tmp_path, story)


def test_plans_can_be_replaced_so_often_and_the_last_one_stands(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        table = await table_for_two(service)
        await play_until(service, table, "planning")
        plans = (await service.registry.find(table)).table.game.legal_texts(0)
        await choose(service, table, 0, plans[0], "first")

        async def plan(number: int) -> None:
            await choose(service, table, 0, plans[1 + number], f"again-{number}")

        assert await written(service, table, plan) == FEW
        others = (await service.registry.find(table)).table
        await choose(service, table, 1, plans[0], "other")  # others' plans are their own
        await play_on(service, table)
        assert others.spent["plans", 0] == FEW
        assert (await service.registry.find(table)).table.game.finished

    with_service(tmp_path, story)


def test_people_and_devices_are_bounded_and_bots_fill_the_seat(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        made = await create_table.create(
            service, ANN, NewTable(seats=[MySeat(), *[GuestSeat()] * 3])
        )
        table, invite = made.table, made.links[0].token
        await seats.join(service, BOB, table, Join(seat=1), invite)
        link = (await links.make_link(service, BOB, table, AskLink(purpose="seat", seat=1))).token

        async def claim(number: int) -> None:
            await seats.claim(service, Visitor(hashed(f"d{number}"), "127.0.0.1"), table, link)

        async def come_and_go(number: int) -> None:
            guest = Visitor(hashed(f"g{number}"), "127.0.0.1")
            await seats.join(service, guest, table, Join(seat=2), invite)
            await seats.leave(service, guest, table, 2)

        assert await written(service, table, claim) == FEW
        assert await written(service, table, come_and_go) == 2 * (FEW - 2)  # two sit here already
        for seat in (2, 3):
            await seats.set_bot(service, ANN, table, seat, SetBot(level="random"))
        assert (await service.registry.find(table)).table.status == "running"

    with_service(tmp_path, story)


def test_bounds_hold_for_a_table_that_is_opened_again(tmp_path: Path) -> None:
    names: list[str] = []

    async def first(service: TableService) -> None:
        names.append(await table_for_two(service))
        for number in range(FEW):
            await seats.rename(service, ANN, names[0], 0, SetName(name=f"N{number}"))

    async def second(service: TableService) -> None:
        with pytest.raises(Problem, match="too-often"):
            await seats.rename(service, ANN, names[0], 0, SetName(name="One more"))

    with_service(tmp_path, first)
    with_service(tmp_path, second)
