"""Tables keep the rules they began with, whatever rules this program plays new games by.

``data/tables-2020.1.sql`` is a database as the program wrote it while 2020.1 was the only version:
a table in each kind of state, in whose games a lone village shrine was closed where a city shrine
was possible (Q-B8), and solo games with VAR-FS-MAJ3 (Q-L17). The file beside it says what that
program made of them: results, and SHA-256 of records, positions, views and events.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from support import command_line
from support.server_process import unread
from support.stores import PATIENCE

import maharaja
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.server import messages
from maharaja.server.about import about
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, moves, rematch, watch
from maharaja.server.tables.log_entries import read_header
from maharaja.server.tables.service import TableService
from maharaja.server.tables.table import Table, load
from maharaja.store.open_store import open_store

pytestmark = pytest.mark.once

DATA = Path(__file__).parent / "data"
KEPT: dict[str, dict[str, Any]] = json.loads((DATA / "tables-2020.1.json").read_text("utf-8"))
OPTIONS_OF_THEN = (
    *("players", "solo", "special", "final", "final_tile"),
    *("decline_actions", "open_prestige"),
)
ANN = Visitor("a" * 64, "127.0.0.1")
Words = dict[str, Any]


def old_database(folder: Path) -> Path:
    """The database of then, as a file."""
    path = folder / "old.db"
    with sqlite3.connect(path) as database:
        database.executescript((DATA / "tables-2020.1.sql").read_text("utf-8"))
    database.close()
    return path


@asynccontextmanager
async def hosting(path: Path) -> AsyncIterator[TableService]:
    """A server without its network."""
    service = TableService(
        open_store(str(path)), BotPool(1), Settings(tables_per_person=0, tables_per_address=0)
    )
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test, 4 * PATIENCE))


def digest(words: object) -> str:
    return sha256(msgspec.json.encode(words)).hexdigest()


def without_rules(words: Mapping[str, Any]) -> Words:
    """As it was written when positions and views did not name their rules."""
    assert words["rules"] == "2020.1"
    return {key: value for key, value in with_options_of_then(words).items() if key != "rules"}


def with_options_of_then(words: Mapping[str, Any]) -> Words:
    """Without the options that came later, all of them off."""
    later = [name for name in words["options"] if name not in OPTIONS_OF_THEN]
    assert not any(words["options"][name] for name in later)
    return {**words, "options": {name: words["options"][name] for name in OPTIONS_OF_THEN}}


# In their order, which the digests depend on.
VIEW_OF_THEN = (
    *("format", "seat", "board", "options", "round", "phase", "maharaja", "track", "rewards"),
    *("display", "maharani", "villages", "cities", "journey", "token_used", "waiting", "reach"),
    *("to_act", "seats", "brahmabot", "legal", "result"),
)
# Views have been told more since then, and nothing less.
SINCE_THEN = {
    *("frames", "rounds", "last_round", "next_city", "village_slots", "turn_order", "active"),
    *("next_seat", "score_sheet", "hidden_prestige"),
}

# And events of these kinds, which say how what was told before came about.
EVENTS_SINCE_THEN = {
    *("flags-close-up", "rewards-slide", "worship-of-pieces", "worship-of-ability"),
}


def view_as_then(game: maharaja.Game, seat: int | None) -> Words:
    view: Words = without_rules(game.view(seat))
    for city in view["cities"].values():
        del city["free"]
    for own in view["seats"]:
        del own["borrowed"]
    assert view.keys() - {*VIEW_OF_THEN} == SINCE_THEN
    return {name: view[name] for name in VIEW_OF_THEN if name in view}


def events_as_then(entries: list[list[Words]]) -> list[list[Words]]:
    return [
        [event for event in events if event["event"] not in EVENTS_SINCE_THEN] for events in entries
    ]


def record_as_then(game: maharaja.Game) -> Words:
    """Records have always named their rules, but not the positions that some begin with."""
    record = with_options_of_then(game.record())
    if "position" in record:
        position = record["position"]
        assert isinstance(position, dict)
        record["position"] = without_rules(position)
    return record


def as_then(table: Table, events: list[list[Words]]) -> Words:
    """What the program of then would tell of the table."""
    game = table.game
    return {
        "table": table.id,
        "status": table.status,
        "decisions": game.decisions,
        "result": game.result(),
        "record": digest(record_as_then(game)),
        "position": digest(without_rules(game.dump())),
        "views": [digest(view_as_then(game, seat)) for seat in [None, *range(len(table.chairs))]],
        "events": digest(events_as_then(events)),
    }


async def told(service: TableService, name: str) -> Words:
    row = await service.store.table(name)
    assert row is not None
    board = (await service.registry.find(name)).table.game.board
    table, moments = load(row, board, await service.store.entries(name))
    return as_then(table, [msgspec.json.decode(moment.events) for moment in moments])


@pytest.mark.parametrize("name", KEPT)
def test_a_table_of_then_is_the_same_today(tmp_path: Path, name: str) -> None:
    """Waiting, running, finished, closed, imported: the same game, result, record and views."""

    async def test() -> None:
        async with hosting(old_database(tmp_path)) as service:
            assert await told(service, KEPT[name]["table"]) == KEPT[name]
            seen = await watch.look(service, ANN, KEPT[name]["table"], None, None, None, 0)
            assert seen.table.rules == "2020.1"

    run(test())


def test_export_and_import_keep_the_rules(tmp_path: Path) -> None:
    """`maharaja tables export` of the database of then, and back into a new one."""
    exported = command_line.run("tables", "export", "--database", old_database(tmp_path))
    assert exported.status == 0, exported.err
    new = tmp_path / "new.db"
    imported = command_line.run_forked(
        "tables", "import", "-", "--database", new, given=exported.out
    )
    assert imported.status == 0, imported.err

    async def test() -> None:
        async with hosting(new) as service:
            for kept in KEPT.values():
                assert await told(service, kept["table"]) == kept

    run(test())


async def choose(service: TableService, table: str, choice: str) -> None:
    """Whoever has to act makes the choice."""
    now = (await service.registry.find(table)).table
    seat = now.game.to_act()[0]
    asked = messages.Choose(
        seat=seat, choice=choice, sequence=now.sequence(seat), key=f"k{now.number}"
    )
    await moves.choose(service, ANN, table, asked)


ME: list[messages.Place] = [messages.MySeat(name="Ada"), messages.MySeat(name="Bo")]


def test_where_the_rules_differ_an_old_table_goes_on_under_the_old(tmp_path: Path) -> None:
    """Q-B8: the table of then may close after its lone village shrine, one made today may not."""

    async def test() -> None:
        async with hosting(old_database(tmp_path)) as service:
            old = KEPT["position"]["table"]
            position = (await service.registry.find(old)).table.game.dump()
            today = messages.ImportedTable(
                position=unread({**position, "rules": "2020.2"}), seats=ME
            )
            new = (await create_table.import_table(service, ANN, today)).table
            with pytest.raises(Problem, match="At least one of the two shrines") as refused:
                await choose(service, new, "done")
            assert refused.value.more["rule"] == "Q-B8"
            await choose(service, old, "done")
            assert (await service.registry.find(old)).table.game.rules == "2020.1"
            # A position without a version is of the time when positions had none.
            kept = messages.ImportedTable(position=unread(without_rules(position)), seats=ME)
            await choose(
                service, (await create_table.import_table(service, ANN, kept)).table, "done"
            )

    run(test())


async def play_out(service: TableService, table: str) -> Words:
    dice = Random(7)
    while not (await service.registry.find(table)).table.game.finished:
        game = (await service.registry.find(table)).table.game
        await choose(service, table, dice.choice(game.legal_texts(game.to_act()[0])))
    result = (await service.registry.find(table)).table.game.result()
    assert result is not None
    return dict(result)


def test_an_old_solo_table_is_scored_by_the_old_rules(tmp_path: Path) -> None:
    """Q-L17: VAR-FS-MAJ3 takes the place of Brahmabot's own line at the table of then only."""

    async def test() -> None:
        async with hosting(old_database(tmp_path)) as service:
            old = KEPT["solo-running"]["table"]
            ended = await play_out(service, old)
            assert set(ended["seats"][1]["final"]) == {"statues", "coins", "maj3"}
            again = (
                await rematch.rematch(service, ANN, old)
            ).table  # played once more: by the newest
            header = (await service.registry.find(again)).table.header
            assert header.rules == NEWEST_VERSION
            ended = await play_out(service, again)
            assert set(ended["seats"][1]["final"]) == {"statues", "coins", "majority", "maj3"}

    run(test())


def test_a_new_table_is_pinned_and_an_imported_record_keeps_its_rules(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(old_database(tmp_path)) as service:
            made = (await create_table.create(service, ANN, messages.NewTable(seats=ME))).table
            row = await service.store.table(made)
            assert row is not None
            assert read_header(row.header).rules == NEWEST_VERSION
            assert about(service).rules[-1] == NEWEST_VERSION
            record: Any = maharaja.new_game(seed=1, rules="2020.1").record()
            asked = messages.ImportedTable(record=unread(record), seats=ME)
            kept = (await create_table.import_table(service, ANN, asked)).table
            row = await service.store.table(kept)
            assert row is not None
            assert read_header(row.header).rules == "2020.1"

    run(test())


async def migrated(path: Path) -> None:
    """Have the schema of today before anything is changed by hand."""
    async with hosting(path):
        pass


def rows_of(path: Path, name: str) -> list[tuple[Any, ...]]:
    """All that the database has of a table."""
    with closing(sqlite3.connect(path)) as database:
        return [
            *database.execute("SELECT * FROM tables WHERE id = ?", (name,)),
            *database.execute("SELECT * FROM headers WHERE table_id = ?", (name,)),
            *database.execute("SELECT * FROM entries WHERE table_id = ?", (name,)),
        ]


def test_a_table_of_unknown_rules_is_refused_and_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A database that a newer program has written: others go on, nothing of the table changes."""
    path = old_database(tmp_path)
    name = KEPT["running"]["table"]
    run(migrated(path))
    with sqlite3.connect(path) as database:
        change = "UPDATE headers SET header = json_set(header, '$.rules', '2031.4') "
        assert database.execute(f"{change} WHERE table_id = ?", (name,)).rowcount == 1
    database.close()
    before = rows_of(path, name)

    async def test() -> None:
        async with hosting(path) as service:
            with caplog.at_level(logging.WARNING), pytest.raises(Problem) as refused:
                await watch.look(service, ANN, name, 0, None, None, 0)
            assert refused.value.code == "unknown-rules"
            assert "2031.4" in str(refused.value.detail)
            assert "2020.1, 2020.2" in str(refused.value.detail)
            assert [line.levelname for line in caplog.records] == ["ERROR"]
            kept = KEPT["record"]
            assert await told(service, kept["table"]) == kept

    run(test())
    assert rows_of(path, name) == before
    database.close()


def test_a_record_of_unknown_rules_is_a_bad_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(old_database(tmp_path)) as service:
            record: Words = {**maharaja.new_game(seed=1).record(), "rules": "2031.4"}
            with pytest.raises(Problem, match=r"knows the rules 2020\.1, 2020\.2") as refused:
                await create_table.import_table(
                    service, ANN, messages.ImportedTable(record=unread(record), seats=ME)
                )
            assert refused.value.code == "bad-record"

    run(test())
