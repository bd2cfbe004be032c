"""Lists of games that are over: how they ended, which of them, and for whom they are there."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.registries import ANN, BOB, opened, reads

from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.messages import (
    AskLink,
    BotSeat,
    Choose,
    GuestSeat,
    Join,
    MySeat,
    NewTable,
    Options,
)
from maharaja.server.tables import create_table, links, moves, queries, seats, watch
from maharaja.server.tables.bot_names import NAMES, bot_name
from maharaja.server.tables.log_entries import Chosen
from maharaja.server.tables.paging import PAGE
from maharaja.server.tables.queries import Filter
from maharaja.server.tables.serialize import millis
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table

EVE = Visitor("e" * 64, "127.0.0.1")


async def made(service: TableService, *others: Any, **options: Any) -> str:
    asked = NewTable(seats=[MySeat(name="Ann"), *others], options=Options(**options))
    return (await create_table.create(service, ANN, asked)).table


async def join_as_bob(service: TableService, name: str) -> None:
    link = await links.make_link(service, ANN, name, AskLink(purpose="invite"))
    await seats.join(service, BOB, name, Join(name="Bob"), link.token)


async def finish(service: TableService, name: str) -> None:
    """Everybody takes what is listed first, bots too: how a game ends is not decided by chance."""
    while not (table := (await service.registry.find(name)).table).game.finished:
        seat = table.game.to_act()[0]
        chair = table.chairs[seat]
        if chair.level is not None:
            await service.writer.change(name, partial(first_choice, seat))
            continue
        who = ANN if ANN.person_id in chair.person_ids else BOB
        asked = Choose(
            seat=seat,
            choice=table.game.legal_texts(seat)[0],
            sequence=table.sequence(seat),
            key=f"k{table.number}",
        )
        await moves.choose(service, who, name, asked)


def first_choice(seat: int, table: Table) -> Chosen:
    return Chosen(seat=seat, choice=table.game.legal_texts(seat)[0], level="novice")


async def listed(service: TableService, who: Visitor, **wanted: Any) -> set[str]:
    found = await queries.tables(service, who, "finished", None, Filter(**wanted))
    return {table.table for table in found.tables}


def test_finished_games_tell_how_they_ended_and_can_be_filtered(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            solo = await made(service, solo="easy")
            bots = await made(service, BotSeat(level="novice"), BotSeat(level="novice"))
            people = await made(service, GuestSeat())
            await join_as_bob(service, people)
            running = await made(service, BotSeat(level="novice"))
            for name in (solo, bots, people):
                await finish(service, name)
            before = Counter(reads(service))
            assert await listed(service, ANN) == {solo, bots, people}
            assert await listed(service, ANN, only="solo") == {solo}
            assert await listed(service, ANN, only="people") == {people}
            assert await listed(service, ANN, only="bots") == {bots}
            assert await listed(service, ANN, players=3) == {bots}
            assert await listed(service, ANN, players=2) == {people}  # Brahmabot is no player
            assert await listed(service, ANN, players=1) == {solo}
            assert await listed(service, ANN, opponent="bo") == {people}
            assert await listed(service, ANN, opponent="ann") == set()  # that is nobody else
            ended = (await service.registry.find(people)).table.ended
            assert ended is not None
            last = millis(ended)
            assert await listed(service, ANN, since=last) == {people}
            assert await listed(service, ANN, since=last, only="bots") == set()
            assert await listed(service, ANN, since=last + 1) == set()
            won = await listed(service, ANN, only="won")
            lost = await listed(service, ANN, only="lost")
            assert (won | lost, won & lost) == ({solo, bots, people}, set())
            assert await listed(service, BOB) == {people}
            assert await listed(service, EVE) == set()
            playing = await queries.tables(service, ANN, "playing")
            assert [table.table for table in playing.tables] == [running]
            assert set(reads(service) - before) == {"tables_of"}  # no table is opened for a list
            await check_results(service, bots)

    asyncio.run(story())


async def check_results(service: TableService, name: str) -> None:
    found = await queries.tables(service, ANN, "finished", None, Filter(players=3))
    (table,) = found.tables
    result = (await service.registry.find(name)).table.game.result()
    assert result is not None
    assert [chair.points for chair in table.chairs] == [seat["total"] for seat in result["seats"]]
    assert [seat for seat in range(3) if table.chairs[seat].won] == result["winners"]
    assert min(chair.rank or 0 for chair in table.chairs) == 1
    assert table.ended is not None
    assert table.created <= table.ended <= table.changed


def test_a_filtered_list_goes_on_behind_what_was_looked_through(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            tables = [await made(service, GuestSeat()) for _ in range(PAGE + 3)]
            wanted = Filter(players=2)
            first = await queries.tables(service, ANN, "playing", None, wanted)
            assert (len(first.tables), first.next is None) == (PAGE, False)
            rest = await queries.tables(service, ANN, "playing", first.next, wanted)
            assert (len(rest.tables), rest.next) == (3, None)
            found = {table.table for page in (first, rest) for table in page.tables}
            assert found == set(tables)
            none = await queries.tables(service, ANN, "playing", None, Filter(players=4))
            assert (none.tables, none.next) == ([], None)

    asyncio.run(story())


def test_who_left_finds_the_game_when_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            name = await made(service, GuestSeat())
            await join_as_bob(service, name)
            await seats.leave(service, BOB, name, 1)
            assert await queries.tables(service, BOB, "mine") == await queries.tables(
                service, EVE, "mine"
            )
            await finish(service, name)
            (table,) = (await queries.tables(service, BOB, "finished")).tables
            assert (table.table, table.yours) == (name, [])
            assert (await queries.history(service, BOB, name, None)).decisions
            with pytest.raises(Problem, match="no-table"):
                await queries.history(service, EVE, name, None)

    asyncio.run(story())


def test_bots_have_names_of_their_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for number in range(200):
        names = [bot_name(f"table {number}", seat) for seat in range(4)]
        assert len(set(names)) == 4
        assert names == [bot_name(f"table {number}", seat) for seat in range(4)]
    assert {bot_name(f"table {number}", 1) for number in range(500)} == set(NAMES)


# --- for everybody -------------------------------------------------------------------------------


async def seen_by_eve(service: TableService, name: str) -> bool:
    """All that a stranger may ask of a finished game is answered, or none of it."""
    asked = [
        watch.look(service, EVE, name, None, None, None, 0),
        queries.history(service, EVE, name, None),
        queries.past_view(service, EVE, name, 1, None),
        queries.position(service, EVE, name, 1, None),
        queries.record(service, EVE, name, None, None),
    ]
    found = await asyncio.gather(*asked, return_exceptions=True)
    refused = [isinstance(one, Problem) and one.code == "no-table" for one in found]
    assert len(set(refused)) == 1, found
    return not refused[0]


def agreed(snapshot: messages.Snapshot) -> tuple[list[bool], bool]:
    """Who would show the game to everybody, and whether it is shown."""
    table = msgspec.json.decode(msgspec.json.encode(snapshot))["table"]
    return [chair["shares"] for chair in table["chairs"]], table["shared"]


def test_a_game_is_for_everybody_when_all_who_played_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as service:
            name = await made(service, GuestSeat(), BotSeat(level="novice"))
            await join_as_bob(service, name)
            with pytest.raises(Problem, match="not-finished"):
                await seats.share(service, ANN, name)
            await finish(service, name)
            assert not await seen_by_eve(service, name)
            with pytest.raises(Problem, match="no-table"):
                await seats.share(service, EVE, name)
            await seats.share(service, ANN, name)
            await seats.share(service, ANN, name)  # once more, to no effect
            now = await watch.look(service, BOB, name, 1, None, None, 0)
            assert agreed(now) == ([True, False, False], False)
            assert not await seen_by_eve(service, name)
            await seats.share(service, BOB, name)
            assert await seen_by_eve(service, name)
            # It is not listed for others, and what they see names nobody but the players.
            assert await listed(service, EVE) == set()
            assert (await queries.tables(service, EVE, "open")).tables == []
            told = await watch.look(service, EVE, name, None, None, None, 0)
            assert (told.yours, told.host, told.table.rematch) == ([], False, None)
            ids = {ANN.person_id or "", BOB.person_id or ""}
            assert not [one for one in ids if one.encode() in msgspec.json.encode(told)]
            with pytest.raises(Problem, match="not-your-seat"):
                await watch.look(service, EVE, name, 0, None, None, 0)

    asyncio.run(story())


def test_with_bots_only_one_person_decides_and_it_lasts(tmp_path: Path) -> None:
    async def story() -> str:
        async with opened(tmp_path) as service:
            name = await made(service, BotSeat(level="novice"))
            await finish(service, name)
            await seats.share(service, ANN, name)
            assert await seen_by_eve(service, name)
            return name

    async def later(name: str) -> None:
        async with opened(tmp_path) as service:  # who may see it is known before it is opened
            assert await seen_by_eve(service, name)

    asyncio.run(later(asyncio.run(story())))
