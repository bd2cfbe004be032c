"""Boards measured at the server: in parts, beside the classic one, kept, given up and refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from maharaja import boards
from maharaja.arena.board_balance import measure_board
from maharaja.arena.contest import Contest, play_contest
from maharaja.arena.tally import Tally
from maharaja.server.boards import balance
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import BoardBalance, MeasureBoard
from maharaja.server.settings import Settings
from maharaja.server.tables.service import TableService
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN, EVE = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "eve"))
GAMES = {"random": 6, "adept": 2, "skill": 2}
KAVERI = boards.text("kaveri")
OTHER = KAVERI.replace("coins = 3", "coins = 4", 1)
SHORT, LONG = MeasureBoard(text=KAVERI, players=2), MeasureBoard(text=OTHER, players=2)


@asynccontextmanager
async def opened(folder: Path, games: dict[str, int], **limits: Any) -> AsyncIterator[TableService]:
    settings = Settings(**limits)
    service = TableService(SqliteStore(folder / "tables.db"), BotPool(1), settings)
    service.balances.games = games
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def finished(service: TableService, key: str) -> BoardBalance:
    while True:
        found = await balance.look(service, EVE, key)
        if found.status != "running":
            return found
        await asyncio.sleep(0.02)


async def refused(wish: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


def played(contest: Contest, games: int) -> dict[str, Any]:
    tally = Tally(contest)
    for outcome in play_contest(contest, range(1, 1 + contest.seeds(games))):
        tally.add(outcome)
    return tally.report()


def test_a_board_is_measured_as_by_the_command_and_what_was_found_is_kept(tmp_path: Path) -> None:
    async def story() -> BoardBalance:
        async with opened(tmp_path, GAMES) as service:
            begun = await balance.measure(service, ANN, SHORT)
            assert (begun.status, begun.yours, begun.total) == ("running", True, 2 * 10)
            return await finished(service, begun.key)

    async def afterwards() -> BoardBalance:
        async with opened(tmp_path, GAMES) as service:
            return await balance.measure(service, EVE, SHORT)

    found = asyncio.run(story())
    assert (found.status, found.done) == ("finished", found.total)
    for name, told in (("kaveri", found.board), ("classic", found.classic)):
        wanted = measure_board(name, 2, GAMES, played)
        assert told.equals is not None
        assert told.random is not None
        assert told.skill is not None
        assert told.skill.win_share.value == wanted["skill"]["win_share"]["value"]
        assert [seat.high for seat in told.random.seats] == [
            seat["high"] for seat in wanted["random"]["by_seat"].values()
        ]
        assert {city.id: city.statues.value for city in told.equals.cities} == {
            city: one["value"] for city, one in wanted["adept"]["statues_by_city"].items()
        }
    assert asyncio.run(afterwards()).board == found.board


def test_it_can_be_given_up_by_who_asked_and_only_some_are_measured_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        many = dict.fromkeys(GAMES, 100_000)
        async with opened(tmp_path, many, balances_per_person=1) as service:
            begun = await balance.measure(service, ANN, SHORT)
            wish = balance.measure(service, ANN, LONG)
            assert await refused(wish) == "too-many-balances"
            await balance.cancel(service, EVE, begun.key)
            assert (await balance.look(service, EVE, begun.key)).status == "running"
            await balance.cancel(service, ANN, begun.key)
            assert await refused(balance.look(service, ANN, begun.key)) == "no-balance"
            while service.balances.at_work() > 1:  # the classic board is measured for everybody
                await asyncio.sleep(0.01)
            assert (await balance.measure(service, ANN, LONG)).status == "running"

    asyncio.run(story())


def test_what_is_no_board_or_not_for_so_many_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, GAMES) as service:
            wrong = MeasureBoard(text="id = 3", players=2)
            assert await refused(balance.measure(service, ANN, wrong)) == "bad-board"
            many = MeasureBoard(text=KAVERI, players=4)
            assert await refused(balance.measure(service, ANN, many)) == "invalid"

    asyncio.run(story())


def test_only_so_many_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, GAMES) as service:
            store = service.store.board_balances
            begun = await balance.measure(service, ANN, SHORT)
            await finished(service, begun.key)
            await store.forget(2)
            assert await store.find(begun.key) is not None
            await store.forget(0)
            assert await store.find(begun.key) is None

    asyncio.run(story())
