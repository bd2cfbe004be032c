"""Reviews at the server: who may have them, that they are kept, given up, and refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

import maharaja
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.i18n import LANGUAGES
from maharaja.reviews.lines import rival_line
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import BotSeat, ImportedTable, MySeat, NewTable, ReviewState
from maharaja.server.reviews import lines, review_game
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table
from maharaja.server.tables.service import TableService
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN, EVE = (Visitor(hashed(name), "127.0.0.1") for name in ("ann", "eve"))
SETTINGS = Settings(review_worlds=4, reviews_per_person=1)
LAST_ROUND = 7


@cache
def late_game(seed: int = 11, solo: str | None = None) -> dict[str, Any]:
    """A finished game that is told from its last round on: little to judge."""
    game = maharaja.new_game("kaveri", players=2, seed=seed, solo=solo)
    bots = [make_bot("novice", seat, seed=seat + 1) for seat in range(1 if solo else 2)]
    play_match(game, bots)
    record = game.record()
    first = next(n for n in range(game.decisions) if game.back(n).round == LAST_ROUND)
    late = maharaja.load(game.back(first).dump(), game.board)
    for entry in record["choices"][first:]:
        seat, choice = entry.split(maxsplit=1)
        late.choose(int(seat), choice)
    return dict(late.record())


@asynccontextmanager
async def opened(folder: Path, settings: Settings = SETTINGS) -> AsyncIterator[TableService]:
    service = TableService(SqliteStore(folder / "tables.db"), BotPool(1), settings)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def imported(service: TableService, record: dict[str, Any]) -> str:
    raw = {key: Raw(json.dumps(part).encode()) for key, part in record.items()}
    return (await create_table.import_table(service, ANN, ImportedTable(record=raw))).table


async def finished(service: TableService, table: str) -> ReviewState:
    while True:
        found = await review_game.look(service, ANN, table, None, "en")
        if found.status != "running":
            return found
        await asyncio.sleep(0.02)


async def refused(wish: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await wish
    return caught.value.code


def test_a_review_is_made_in_parts_and_outlives_the_server(tmp_path: Path) -> None:
    record = late_game()

    async def story() -> str:
        async with opened(tmp_path) as service:
            table = await imported(service, record)
            assert (await review_game.look(service, ANN, table, None, "en")).status == "none"
            begun = await review_game.begin(service, ANN, table, None)
            assert (begun.status, begun.yours) == ("running", True)
            assert await refused(review_game.look(service, EVE, table, None, "en")) == "no-table"
            found = (await finished(service, table)).review
            assert found is not None
            whole = maharaja.review(record, worlds=SETTINGS.review_worlds)
            assert [step.chances for step in found.steps] == whole.graph[:-1]
            assert [one.loss for one in found.errors] == [
                one.judgement.loss.mean for one in whole.errors()
            ]
            return table

    async def afterwards(table: str) -> None:
        async with opened(tmp_path) as service:
            told = [
                (await review_game.look(service, ANN, table, None, language)).review
                for language in LANGUAGES
            ]
            stories = {tuple(one.story) for one in told if one is not None}
            assert len(stories) == len(LANGUAGES)
            again = await review_game.begin(service, ANN, table, None)
            assert again.status == "finished"

    asyncio.run(afterwards(asyncio.run(story())))


def test_a_review_can_be_given_up_and_only_some_are_made_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            one = await imported(service, late_game())
            two = await imported(service, late_game(12))
            await review_game.begin(service, ANN, one, None)
            assert await refused(review_game.begin(service, ANN, two, None)) == "too-many-reviews"
            assert (await review_game.cancel(service, ANN, one, None)).status == "none"
            while service.reviews.at_work():
                await asyncio.sleep(0.01)
            assert (await review_game.look(service, ANN, one, None, "en")).status == "none"
            assert (await review_game.begin(service, ANN, two, None)).status == "running"

    asyncio.run(story())


def test_running_games_and_solo_games_are_not_reviewed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            wanted = NewTable(seats=[MySeat(name="Ann"), BotSeat(level="novice")])
            running = await create_table.create(service, ANN, wanted)
            asked = review_game.begin(service, ANN, running.table, None)
            assert await refused(asked) == "not-finished"
            solo = await imported(service, late_game(3, "easy"))
            assert await refused(review_game.begin(service, ANN, solo, None)) == "not-reviewable"

    asyncio.run(story())


def test_a_line_shows_what_would_have_been(tmp_path: Path) -> None:
    record = late_game()

    async def story() -> None:
        async with opened(tmp_path) as service:
            table = await imported(service, record)
            found = await lines.line(service, ANN, table, 0, ",".join(record["choices"][:3]), None)
            assert [step.decisions for step in found.steps] == [1, 2, 3]
            assert all(turn.legal for turn in found.turns)
            for wrong in ("0 fly", "7 end", "end", "0 settle nowhere"):
                asked = lines.line(service, ANN, table, 0, wrong, None)
                assert await refused(asked) == "invalid"
            long = ",".join(["0 end"] * 61)
            assert await refused(lines.line(service, ANN, table, 0, long, None)) == "invalid"

    asyncio.run(story())


def test_lines_of_a_review_can_be_played_out() -> None:
    record = late_game()
    review = maharaja.review(record, worlds=4)
    game = maharaja.replay(record)
    for one in review.judged:
        line = rival_line(game, one.decision, one.best)
        past = game.back(one.decision.at)
        for entry in line:
            seat, choice = entry.split(maxsplit=1)
            past.choose(int(seat), choice)
        assert line
