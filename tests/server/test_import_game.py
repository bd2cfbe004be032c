"""Imported games: what is taken, what is kept of it, and what it costs."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.game_kinds import mixed_kind
from support.server_process import UNLIMITED, Person, Served, good, problem, serving, unread
from support.stores import run

import maharaja
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor, hashed, new_token
from maharaja.server.messages import ImportedTable, MySeat
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, import_game, queries
from maharaja.server.tables.log_entries import read_header, write_header
from maharaja.server.tables.service import TableService
from maharaja.server.tables.starting_position import publicly_known
from maharaja.server.tables.table import Table
from maharaja.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

ANN = Visitor(hashed("ann"), "127.0.0.1")
GAMES = sorted((Path(__file__).parents[1] / "engine" / "games").glob("*/*.json"))
KEPT = 60_000  # bytes of memory that an imported table may keep
MEMORY = 32_000_000  # and those of one address, on top of what a server takes anyway
Words = dict[str, Any]


def played(dice: Random, decisions: int = 10_000, **options: Any) -> maharaja.Game:
    game = maharaja.new_game(seed=dice.randrange(1 << 30), **options)
    while not game.finished and game.decisions < decisions:
        seat = dice.choice(game.to_act())
        game.choose(seat, dice.choice(game.legal_texts(seat)))
    return game


@cache
def whole_game() -> maharaja.Game:
    return played(Random(4), players=4)


def copied(words: object) -> Words:
    again: Words = json.loads(json.dumps(words))
    return again


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[TableService]:
    service = TableService(
        SqliteStore(folder / "tables.db"), BotPool(1), Settings(tables_per_person=0)
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def header_of(service: TableService, table: str) -> tuple[Words, int]:
    row = await service.store.table(table)
    assert row is not None
    words: Words = json.loads(row.header)
    return words, len(row.header)


# --- how much is taken ---------------------------------------------------------------------------


def padded(part: str, padding: object) -> Words:
    """A record of a whole game with something else in it."""
    record = copied(whole_game().record())
    place = record
    for key in part.split(".")[:-1]:
        place = place[key]
    place[part.rsplit(".", maxsplit=1)[-1]] = padding
    return record


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else []


PADDINGS = {
    "text": padded("comment", "x" * 100_000),
    "texts": padded("comments", ["x"] * 20_000),
    "keys": padded("comments", {f"{n}": n for n in range(10_000)}),
    "board": padded("board.more", [0] * 20_000),
    "choices": padded("choices", ["0 end"] * 5_000),
    "long choice": padded("choices", ["0 " + "x" * 10_000]),
    "nested choices": padded("choices", [[0] * 9_000]),
}


@pytest.mark.parametrize("name", PADDINGS)
def test_padding_is_refused(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with opened(tmp_path) as service:
            with pytest.raises(Problem) as caught:
                await create_table.import_table(
                    service, ANN, ImportedTable(record=unread(PADDINGS[name]))
                )
            assert caught.value.code == ("invalid" if "choice" in name else "bad-record")
            assert await service.store.table_ids() == []

    run(test())


def test_padding_of_a_position_is_refused(tmp_path: Path) -> None:
    position = {**whole_game().back(100).dump(), "more": [0] * 20_000}

    async def test() -> None:
        async with opened(tmp_path) as service:
            with pytest.raises(Problem, match="more than"):
                await create_table.import_table(
                    service, ANN, ImportedTable(position=unread(position))
                )

    run(test())


def test_games_fit_easily_and_a_megabyte_does_not(tmp_path: Path) -> None:
    with serving(tmp_path, *UNLIMITED) as served, Person(served.url) as person:
        for game in [json.loads(file.read_text()) for file in GAMES] + [whole_game().record()]:
            body = json.dumps({"record": {**game, "comment": "Ours"}}, indent=4).encode()
            headers = {"Content-Type": "application/json"}
            made = person.http.post("/api/tables/import", content=body, headers=headers)
            record = good(person.get(f"/tables/{good(made)['table']}/record"))
            later = {name: False for name in record["options"] if name not in game["options"]}
            known = {**game, "options": {**game["options"], **later}}
            assert record == {key: value for key, value in known.items() if key in record}
        told = person.post("/tables/import", {"record": {**game, "comment": "x" * 1_000_000}})
        problem(told, "too-large")


@pytest.mark.parametrize(
    "part",
    [
        *(b'"format": "\\ud800"', b'"format": "\xff"', b'"choices": ["\xff"]', b'"seed": 1e999'),
        *(b'"seed": 0123', b'"choices": ["\\ud800"]', b'"format": nul', b'"seed": ' + b"9" * 9_000),
        b'"setup": ' + b"[" * 900 + b"]" * 900,
    ],
)
@pytest.mark.parametrize("kind", ["record", "position"])
def test_what_is_no_json_on_a_closer_look_is_refused(
    broken: Person, kind: str, part: bytes
) -> None:
    headers = {"Content-Type": "application/json"}
    body = b'{"%b": {%b}}' % (kind.encode(), part)
    answer = broken.http.post("/api/tables/import", content=body, headers=headers)
    assert answer.json()["code"] in ("malformed", "invalid", "bad-record"), answer.text


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with serving(tmp_path_factory.mktemp("broken"), *UNLIMITED) as served:
        with Person(served.url) as person:
            yield person
        assert "Traceback" not in served.log()


# --- what is kept --------------------------------------------------------------------------------


def test_a_record_is_kept_as_the_game_writes_it(tmp_path: Path) -> None:
    record = padded("comment", "x" * 900)
    record["board"]["more"] = ["y" * 900]
    record["setup"]["z"] = "z" * 900

    async def test() -> None:
        async with opened(tmp_path) as service:
            made = await create_table.import_table(
                service, ANN, ImportedTable(record=unread(record))
            )
            words, _ = await header_of(service, made.table)
            assert words["record"] == whole_game().record()
            assert (
                await queries.record(service, ANN, made.table, None, None)
            ) == whole_game().record()

    run(test())


def test_of_a_record_that_is_cut_only_the_beginning_is_kept(tmp_path: Path) -> None:
    seats: Any = [MySeat()] * 4

    async def test() -> None:
        async with opened(tmp_path) as service:
            asked = ImportedTable(record=unread(whole_game().record()), decisions=100, seats=seats)
            made = await create_table.import_table(service, ANN, asked)
            words, _ = await header_of(service, made.table)
            assert words["record"] == whole_game().back(100).record()
            assert "decisions" not in words
            table = (await service.registry.find(made.table)).table
            assert table.game.same_position(whole_game().back(100))

    run(test())


def test_a_position_is_kept_as_the_game_writes_it(tmp_path: Path) -> None:
    begun = whole_game().back(100)
    position = copied(begun.dump())
    position["comment"] = position["seats"][0]["comment"] = "x" * 900
    later = maharaja.load(copied(begun.dump()))
    seat = later.to_act()[0]
    later.choose(seat, later.legal(seat)[0])
    record = copied(later.record())
    record["position"]["comment"] = record["position"]["seats"][0]["comment"] = "x" * 900
    seats: Any = [MySeat()] * 4

    async def test() -> None:
        async with opened(tmp_path) as service:
            made = await create_table.import_table(
                service, ANN, ImportedTable(position=unread(position), seats=seats)
            )
            assert (await header_of(service, made.table))[0]["position"] == begun.dump()
            made = await create_table.import_table(
                service, ANN, ImportedTable(record=unread(record), seats=seats)
            )
            assert (await header_of(service, made.table))[0]["record"] == later.record()
            assert (await service.registry.find(made.table)).table.game.same_position(later)

    run(test())


def test_an_imported_table_keeps_little_memory(tmp_path: Path) -> None:
    """Everything that may come with a record, and comes to nothing once the game has begun."""
    record = padded("comments", [[[] for _ in range(8)] for _ in range(700)])
    count = 10

    async def test() -> None:
        async with opened(tmp_path) as service:
            await create_table.import_table(
                service, ANN, ImportedTable(record=unread(copied(record)))
            )
            tracemalloc.start()
            try:
                gc.collect()
                before, _ = tracemalloc.get_traced_memory()
                for _ in range(count):
                    await create_table.import_table(
                        service, ANN, ImportedTable(record=unread(copied(record)))
                    )
                gc.collect()
                after, _ = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            kept = (after - before) // count
            assert kept < KEPT, f"{kept:,} bytes a table"
            for live in service.registry.live.values():
                assert (live.table.header.record, live.table.header.position) == (None, None)

    run(test())


@pytest.mark.soak  # as many imports as an address may make in an hour take some ten seconds
def test_what_one_address_may_import_keeps_little_memory(tmp_path: Path) -> None:
    """With the default limits, and as much around each game as is taken."""
    record = padded("comments", [[[] for _ in range(8)] for _ in range(700)])
    with serving(tmp_path) as served:
        imported, before = 0, memory(served)
        while True:
            with Person(served.url, new_token()) as person:  # to ask for one is a change, too
                made = person.post("/tables/import", {"record": record, "public": True})
            if made.status_code == 200:
                imported += 1
            elif made.json()["code"] == "too-many-requests":
                time.sleep(made.json()["retry_after"])
            else:
                problem(made, "too-many-tables")
                break
        assert imported >= 100
        kept = memory(served) - before
        assert kept < MEMORY, f"{kept:,} bytes for {imported} tables"


def memory(served: Served) -> int:
    """Bytes of the server's process."""
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def test_tables_that_older_versions_kept_whole_are_read_and_not_kept_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as service:
            made = await create_table.import_table(
                service, ANN, ImportedTable(record=unread(whole_game().record()))
            )
            row = await service.store.table(made.table)
            assert row is not None
            header = read_header(row.header)
            header.record = padded("comments", ["x"] * 20_000)
            header.decisions = 100
            table = Table(replace(row, header=write_header(header)), whole_game().board)
            assert table.game.same_position(whole_game().back(100))
            assert table.header.record is None

    run(test())


# --- how it is replayed --------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(12))
def test_step_by_step_is_as_the_engine_replays(number: int) -> None:
    dice = Random(number)
    game = played(dice, dice.choice([30, 100, 10_000]), **mixed_kind(number))
    record = copied(game.record())
    decisions = dice.choice([None, game.decisions // 2])
    begun = asyncio.run(import_game.begin_record(record, decisions))
    wanted = maharaja.replay(record, decisions)
    assert begun.game.same_position(wanted)
    assert begun.game.record() == wanted.record()
    assert (begun.prestige, begun.seen) == publicly_known(record, decisions, wanted.board)


def test_others_have_their_turn_meanwhile() -> None:
    record = whole_game().record()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def test() -> None:
        waiting = asyncio.create_task(others())
        await import_game.begin_record(dict(record), None)
        waiting.cancel()

    asyncio.run(test())
    assert turns >= whole_game().decisions // import_game.STEPS


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"setup": nested(400)}, "record.setup"),
        ({"position": nested(400)}, "record.position"),
        ({"result": nested(400)}, "another result"),
        ({"choices": None}, "`$.choices`"),
        ({"choices": ["0 fly"]}, "record.choices[0]"),
        ({"choices": ["00 draft 1"]}, "record.choices[0]"),
        ({"choices": [7]}, "`$.choices[0]`"),
        ({"choices": []}, "another result"),
        ({"result": {"winners": [7]}}, "another result"),
        ({"setup": {}}, "record.setup"),
        ({"board": {"id": "nowhere"}}, "record.board.id"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_as_ever(
    tmp_path: Path, change: Words, said: str
) -> None:
    asked = ImportedTable(record=unread(copied(whole_game().record() | change)))

    async def test() -> None:
        async with opened(tmp_path) as service:
            with pytest.raises(Problem) as caught:
                await create_table.import_table(service, ANN, asked)
            assert caught.value.code == ("invalid" if "$" in said else "bad-record")
            assert said in str(caught.value.detail)

    run(test())


def test_more_decisions_than_there_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as service:
            asked = ImportedTable(record=unread(whole_game().record()), decisions=9_999)
            with pytest.raises(Problem, match="9999 is not within"):
                await create_table.import_table(service, ANN, asked)

    run(test())
