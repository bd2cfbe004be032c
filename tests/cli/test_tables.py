"""The tables of a server, listed, exported, imported and deleted by those who host it."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
import stat
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support import command_line
from support.command_line import Done, run_on_terminal
from support.databases import Postgres
from support.launched_process import start
from support.server_process import UNLIMITED, Person, clean_environment, serving, unread
from support.stores import PATIENCE, opened
from support.tables import received

import maharaja
from maharaja.server import messages
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.identity import Visitor
from maharaja.server.settings import Settings
from maharaja.server.tables import create_table, links, moves, queries, seats, watch
from maharaja.server.tables.service import TableService
from maharaja.store.migrations.names_in_logs import with_name
from maharaja.store.open_store import open_store
from maharaja.store.rows import TableRow

pytestmark = pytest.mark.once

ANN = Visitor("a" * 64, "127.0.0.1")
BOB = Visitor("b" * 64, "127.0.0.1")
DAY = 24 * 3600.0
MOST_EXPORTS = 100
Words = dict[str, Any]


def tables(
    *words: object,
    database: str | None = None,
    given: str | None = None,
    variables: dict[str, str] | None = None,
) -> Done:
    """Run the command; with ``given`` on standard input in a process of its own."""
    where = [] if database is None else ["--database", database]
    asked = ("tables", *words, *where)
    if given is not None:
        return command_line.run_forked(*asked, given=given, **(variables or {}))
    return command_line.run(*asked, **(variables or {}))


def is_one_line(done: Done, *words: object) -> None:
    assert done.status == 2, done
    assert done.out == ""
    assert done.err.startswith("maharaja: ")
    assert done.err.count("\n") == 1
    for word in words:
        assert str(word) in done.err


# --- tables to work with -------------------------------------------------------------------------


@asynccontextmanager
async def hosting(address: str) -> AsyncIterator[TableService]:
    """A server without its network."""
    service = TableService(open_store(address), BotPool(1), Settings())
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def run(test: Any) -> Any:
    return asyncio.run(asyncio.wait_for(test, 4 * PATIENCE))


async def play(service: TableService, table: str, dice: Random, most: int) -> None:
    """Ann and Bob choose by chance, and take back now and then, until it is over."""
    key = f"{dice.random()}"
    for turn in range(most):
        sitting = (await service.registry.find(table)).table
        for visitor in (ANN, BOB):
            for seat in sitting.seats_of(visitor.person_id or ""):
                await play_seat(service, visitor, table, seat, dice, f"{key}.{turn}.{seat}")


async def play_seat(
    service: TableService, visitor: Visitor, table: str, seat: int, dice: Random, key: str
) -> None:
    now = received(await watch.look(service, visitor, table, seat, None, None, 0)).table
    if now.view is None or now.status != "running" or seat not in now.view["to_act"]:
        return
    if now.undo and dice.random() < 0.2:
        undo = messages.Undo(seat=seat, sequence=now.sequence, key=key, whole_turn=False)
        await moves.undo(service, visitor, table, undo)
        return
    choice = dice.choice(now.view["legal"])
    asked = messages.Choose(seat=seat, choice=choice, sequence=now.sequence, key=key)
    await moves.choose(service, visitor, table, asked)


async def has_undo(service: TableService, table: str) -> bool:
    return any('"undo"' in entry.body for entry in await service.store.entries(table))


@dataclass
class Filled:
    """A database with a table of every kind, and what only their people know."""

    address: str
    running: str
    finished: str
    waiting: str
    closed: str
    replayed: str
    solo: str
    seat_link: str  # Bob's, at the running table

    def ids(self) -> list[str]:
        return [
            *(self.running, self.finished, self.waiting),
            *(self.closed, self.replayed, self.solo),
        ]


def me(name: str) -> messages.MySeat:
    return messages.MySeat(name=name)


async def fill(address: str) -> Filled:
    dice = Random(4)
    async with hosting(address) as service:
        places: list[messages.Place] = [me("Ann"), messages.GuestSeat(), me("Ann, too")]
        made = await create_table.create(service, ANN, messages.NewTable(seats=places))
        running = made.table
        await seats.join(service, BOB, running, messages.Join(name="Bob ॐ"), made.links[0].token)
        await seats.set_auto_answer(service, BOB, running, 1, messages.SetAutoAnswer(on=True))
        link = await links.make_link(
            service, BOB, running, messages.AskLink(purpose="seat", seat=1)
        )
        await play(service, running, dice, 25)
        while not await has_undo(service, running):  # run bounds it
            await play(service, running, dice, 1)
        await seats.hand_over(service, ANN, running, 2, messages.SetBot(level="random"))
        two: list[messages.Place] = [me("A"), me("B")]
        finished = (
            await create_table.create(service, ANN, messages.NewTable(seats=two, public=True))
        ).table
        await play(service, finished, dice, 1000)
        record = await queries.record(service, ANN, finished, None, None)
        waiting = (
            await create_table.create(
                service, BOB, messages.NewTable(seats=[messages.GuestSeat()] * 3)
            )
        ).table
        closed = (
            await create_table.create(
                service, BOB, messages.NewTable(seats=[messages.GuestSeat()] * 2)
            )
        ).table
        await seats.close(service, BOB, closed)
        replayed = await create_table.import_table(
            service, BOB, messages.ImportedTable(seats=two, record=unread(record), decisions=40)
        )
        await play(service, replayed.table, dice, 3)
        options = messages.Options(solo="easy")
        solo = (
            await create_table.create(
                service, ANN, messages.NewTable(seats=[me("S")], options=options)
            )
        ).table
        await play(service, solo, dice, 5)
    return Filled(address, running, finished, waiting, closed, replayed.table, solo, link.token)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Filled:
    folder = tmp_path_factory.mktemp("filled")
    found: Filled = run(fill(f"sqlite:///{folder}/tables.db"))
    return found


@pytest.fixture(scope="module")
def lines(filled: Filled, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Words]:
    """Every table as it is exported."""
    file = tmp_path_factory.mktemp("lines") / "all.jsonl"
    assert tables("export", "-o", file, database=filled.address).status == 0
    words = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {table["id"]: table for table in words}


def rows_of(address: str) -> dict[str, TableRow]:
    async def read() -> dict[str, TableRow]:
        async with opened(address) as store:
            found = [await store.table(name) for name in await store.table_ids()]
        return {row.id: row for row in found if row is not None}

    rows: dict[str, TableRow] = run(read())
    return rows


def text_of(words: Words) -> str:
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))


def signed(words: Words) -> str:
    """The line again, as an export would have it."""
    check = sha256(text_of({**words, "check": ""}).encode()).hexdigest()
    return text_of({**words, "check": check})


def write(file: Path, *texts: str) -> Path:
    file.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return file


# --- list ----------------------------------------------------------------------------------------


def test_every_table_in_a_line_and_nothing_secret(filled: Filled, lines: dict[str, Words]) -> None:
    shown = tables("list", database=filled.address)
    assert (shown.status, shown.err) == (0, "")
    rows = {line.split()[0]: line for line in shown.out.splitlines()[1:]}
    assert sorted(rows) == sorted(filled.ids())
    assert rows[filled.running].split()[1] == "running"
    assert rows[filled.running].endswith("Z  Ann, Bob ॐ, Ann, too (bot random plays)")
    assert rows[filled.waiting].endswith("  free, free, free")
    assert rows[filled.solo].endswith("  S, brahmabot")
    told = tables("list", "--json", database=filled.address).out
    for secret in secrets_of(lines.values()):
        assert secret not in shown.out + told
    words = {row["id"]: row for row in json.loads(told)}
    assert words[filled.closed]["status"] == "closed"
    assert words[filled.running]["seats"][1] == {"kind": "person", "name": "Bob ॐ", "level": None}
    assert words[filled.finished]["round"] > words[filled.waiting]["round"]
    changed = [row["changed"] for row in json.loads(told)]
    assert changed == sorted(changed, reverse=True)


def secrets_of(kept: Any) -> list[str]:
    found = []
    for table in kept:
        found += [table["host"], table["header"]["salt"], str(table["header"].get("seed", "none?"))]
        found += [link["hashed"] for link in table["links"]]
    return found


def test_only_tables_of_some_statuses(filled: Filled) -> None:
    told = tables("list", "--status", "closed,finished", "--json", database=filled.address).out
    assert {row["id"] for row in json.loads(told)} == {filled.closed, filled.finished}
    assert tables("list", "--status", "none", database=filled.address) == (0, "", "")
    is_one_line(tables("list", "--status", "over", database=filled.address), "over", "finished")


def test_the_database_may_be_named_by_the_variable(filled: Filled) -> None:
    done = tables("list", variables={"MAHARAJA_DATABASE": filled.address})
    assert filled.running in done.out


# --- export and import ---------------------------------------------------------------------------


def test_from_a_database_to_a_file_to_another_database_and_back(
    filled: Filled, address: str, tmp_path: Path
) -> None:
    file, again, back = tmp_path / "all.jsonl", tmp_path / "again.jsonl", tmp_path / "back.jsonl"
    done = tables("export", "-o", file, database=filled.address)
    assert done == (0, "", f"6 tables written to {file}\n")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert tables("import", file, database=address) == (0, "6 tables: 6 imported\n", "")
    assert rows_of(address) == rows_of(filled.address)
    assert tables("export", "-o", again, database=address).status == 0
    assert again.read_bytes() == file.read_bytes()
    third = f"{tmp_path}/third.db"
    assert tables("import", again, database=third).status == 0
    assert tables("export", "-o", back, database=third).status == 0
    assert back.read_bytes() == file.read_bytes()
    assert {path.name for path in tmp_path.glob(".*")} == set()


def test_some_tables_to_standard_output_and_from_standard_input(
    filled: Filled, lines: dict[str, Words], tmp_path: Path
) -> None:
    named = (filled.solo, filled.running, filled.solo)
    done = tables("export", *named, "-o", "-", database=filled.address)
    assert (done.status, done.err) == (0, "2 tables written to standard output\n")
    assert done.out == "".join(f"{text_of(lines[name])}\n" for name in named[:2])
    new = f"{tmp_path}/new.db"
    assert tables("import", "-", database=new, given=done.out).status == 0
    assert rows_of(new).keys() == {filled.solo, filled.running}


def test_the_line_is_as_documented(filled: Filled, lines: dict[str, Words]) -> None:
    table = lines[filled.running]
    assert list(table) == [
        *("format", "id", "created", "host", "public", "header"),
        *("entries", "links", "board", "check"),
    ]
    assert table["format"] == "maharaja-table/2"
    assert table["host"] == ANN.person_id
    assert table["board"].startswith("#") or "id" in table["board"]
    assert signed(table) == text_of(table)
    kinds = {entry["body"]["kind"] for entry in table["entries"]}
    assert kinds >= {"sat", "auto-answer", "choice", "undo", "handed-over"}
    assert any(entry["key"] for entry in table["entries"])
    named = [(e["body"]["kind"], e["name"]) for e in table["entries"] if "name" in e]
    assert named == [("sat", "Ann"), ("sat", "Ann, too"), ("sat", "Bob ॐ")]
    assert not any("name" in entry["body"] for entry in table["entries"])
    assert [link["purpose"] for link in table["links"]] == ["invite", "watch", "seat"]


def of_old(table: Words) -> Words:
    """A table as it was exported when names were in the log."""
    entries = []
    for entry in table["entries"]:
        body = json.loads(with_name(text_of(entry["body"]), entry.get("name")))
        old = {"at": entry["at"], "body": body, "key": entry["key"]}
        entries.append(old if "person_id" in entry["body"] else entry)
    return {**table, "format": "maharaja-table/1", "entries": entries}


def test_files_of_old_are_imported_as_if_they_were_written_today(
    filled: Filled, lines: dict[str, Words], address: str, tmp_path: Path
) -> None:
    old = [of_old(table) for table in lines.values()]
    sat = old[0]["entries"][0]["body"]
    assert sat.keys() == {"kind", "name", "holder", "seat"}
    file, again = write(tmp_path / "old.jsonl", *map(signed, old)), tmp_path / "again.jsonl"
    assert tables("import", file, database=address).status == 0
    assert rows_of(address) == rows_of(filled.address)
    assert tables("export", "-o", again, database=address).status == 0
    assert again.read_text() == "".join(f"{text_of(table)}\n" for table in lines.values())


def test_a_restored_game_goes_on_where_it_was(
    filled: Filled, lines: dict[str, Words], address: str, tmp_path: Path
) -> None:
    file = write(tmp_path / "t.jsonl", text_of(lines[filled.running]))
    assert tables("import", file, database=address).status == 0
    entries = lines[filled.running]["entries"]
    last = next(
        entry
        for entry in reversed(entries)
        if entry["key"] and entry["body"]["seat"] == 1 and entry["body"]["kind"] == "choice"
    )

    async def look(service: TableService) -> list[Any]:
        found = []
        for visitor, seat in ((ANN, 0), (BOB, 1), (ANN, 2), (BOB, None)):
            shown = await watch.look(service, visitor, filled.running, seat, None, 0, 0)
            found.append((shown.table, shown.entries))
        return found

    async def test() -> None:
        async with hosting(address) as service:
            table = filled.running
            # A bot plays Ann's second seat, so hold the game still first.
            await seats.take_back(service, ANN, table, 2)
            number = (await service.registry.find(table)).table.number
            asked = messages.Choose(
                seat=1, choice=last["body"]["choice"], sequence=0, key=last["key"]
            )
            assert (await moves.choose(service, BOB, table, asked)).repeated
            assert (await service.registry.find(table)).table.number == number
            other = Visitor("c" * 64, "127.0.0.1")
            assert (await seats.claim(service, other, table, filled.seat_link)).seat == 1
            await play(service, table, Random(1), 1000)
            now = await look(service)
            assert {shown.status for shown, _ in now} == {"finished"}
            record = await queries.record(service, BOB, table, 1, None)
            assert maharaja.replay(record).finished
        async with hosting(address) as service:
            assert await look(service) == now

    run(test())


def test_records_of_finished_games(filled: Filled, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    done = tables("export", "--records", "-o", file, database=filled.address)
    assert done == (0, "", f"1 record written to {file}\n")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["format"] == "maharaja-record/1"
    assert maharaja.replay(record).finished


def length_of(export: str) -> int:
    return len(json.loads(export)["entries"])


def test_a_server_goes_on_playing_while_its_tables_are_exported(tmp_path: Path) -> None:
    """Every export is a moment of the game, the later ones go on from the earlier ones."""
    with serving(tmp_path, *UNLIMITED) as served, Person(served.url) as person:
        table = person.create()
        database = str(served.database)
        over = threading.Event()

        def keep_playing() -> None:
            for number in range(100_000):
                for seat in (0, 1):
                    now = person.look(table, seat)["table"]
                    if over.is_set() or now["status"] != "running":
                        return
                    if seat in now["view"]["to_act"]:
                        person.choose_first(table, seat, f"{number}.{seat}")
                    time.sleep(0.02)

        playing = threading.Thread(target=keep_playing)
        playing.start()
        try:
            exports = [tables("export", database=database).out]
            # At least three, and until the game has moved on: on a busy machine that takes longer.
            while len(exports) < 3 or length_of(exports[-1]) == length_of(exports[0]):
                assert len(exports) < MOST_EXPORTS
                exports.append(tables("export", database=database).out)
        finally:
            over.set()
            playing.join()
        is_one_line(tables("import", "-", database=database, given=exports[0]), "stop it")
        exports.append(tables("export", database=database).out)
    kept = [json.loads(text) for text in exports]
    lengths = [length_of(text) for text in exports]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-2] <= lengths[-1]
    for words in kept:
        assert words["entries"] == kept[-1]["entries"][: len(words["entries"])]
    new = f"{tmp_path}/new.db"
    assert tables("import", "-", database=new, given=exports[-1]).status == 0
    # And back into the server's own, now that it is stopped.
    assert tables("import", "-", "--replace", database=database, given=exports[0]).status == 0
    assert tables("export", database=database).out == exports[0]
    with serving(tmp_path) as served, Person(served.url, person.token) as person:
        assert person.look(table, 0)["table"]["status"] == "running"
        person.choose_first(table, person.look(table)["table"]["view"]["to_act"][0], "again")


def test_tables_that_are_there_are_left_alone_or_replaced(
    filled: Filled, lines: dict[str, Words], address: str, tmp_path: Path
) -> None:
    now, other = lines[filled.running], lines[filled.waiting]
    before = {**now, "entries": now["entries"][:9], "links": now["links"][:1]}
    earlier = write(tmp_path / "earlier.jsonl", signed(before))
    assert tables("import", earlier, database=address).status == 0
    both = write(tmp_path / "both.jsonl", "", text_of(now), " ", text_of(other))
    assert tables("import", both, database=address) == (
        0,
        "2 tables: 1 left alone, 1 imported\n",
        f"table {filled.running} is there already\n",
    )
    shown = tables("export", filled.running, database=address).out
    assert shown == earlier.read_text(encoding="utf-8")
    done = tables("import", both, "--replace", database=address)
    assert done == (0, "2 tables: 2 replaced\n", "")
    shown = tables("export", filled.running, filled.waiting, database=address).out
    assert shown == f"{text_of(now)}\n{text_of(other)}\n"


def test_postgresql_beside_servers_takes_new_tables_and_replaces_none(
    filled: Filled, lines: dict[str, Words], postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()
    solo = write(tmp_path / "solo.jsonl", text_of(lines[filled.solo]))
    both = write(
        tmp_path / "both.jsonl", *(text_of(lines[n]) for n in (filled.solo, filled.closed))
    )
    with serving(tmp_path, "--database", address):
        assert tables("import", "--replace", solo, database=address).status == 0
        done = tables("import", "--replace", both, database=address)
        is_one_line(done, "a server is running on this database: stop it")
        assert rows_of(address).keys() == {filled.solo}
        assert tables("import", both, database=address).out.endswith("left alone, 1 imported\n")
    assert tables("import", "--replace", both, database=address).status == 0


# --- files that are wrong ------------------------------------------------------------------------


def spoil(table: Words, place: int, **body: Any) -> Words:
    entries = [dict(entry) for entry in table["entries"]]
    entries[place]["body"] = {**entries[place]["body"], **body}
    return {**table, "entries": entries}


def place_of(table: Words, kind: str) -> int:
    return next(i for i, entry in enumerate(table["entries"]) if entry["body"]["kind"] == kind)


Spoiling = Callable[[Words], str]
AGAIN = {"kind": "rematch", "table": "q" * 16}
SPOILED: dict[str, tuple[Spoiling, str]] = {
    "cut off": (lambda t: text_of(t)[:-9], "it is no table"),
    "a letter": (lambda t: text_of(t).replace("Ann", "Anm", 1), "has been changed since"),
    "a version": (lambda t: signed({**t, "format": "maharaja-table/3"}), "maharaja-table/3"),
    "a field": (lambda t: signed({**t, "extra": 1}), "unknown field `extra`"),
    "an id": (lambda t: signed({**t, "id": "../../etc/passwd"}), "$.id"),
    "a choice": (
        lambda t: signed(spoil(t, place_of(t, "choice"), choice="end")),
        "entry 5: end: ",
    ),
    "no choice": (
        lambda t: signed(spoil(t, place_of(t, "choice"), choice="sing")),
        "entry 5: ",
    ),
    "a kind": (lambda t: signed(spoil(t, 0, kind="flown")), "entry 1: "),
    "a seat": (lambda t: signed(spoil(t, 0, seat=3)), "entry 1: there is no seat 3"),
    "a person": (lambda t: signed(spoil(t, 1, seat=0)), "entry 2: the seat 0 is of the kind"),
    "an undo": (
        lambda t: signed(spoil(t, place_of(t, "undo"), back=0)),
        ": 0 choices cannot be taken back",
    ),
    "many undone": (
        lambda t: signed(spoil(t, place_of(t, "undo"), back=99)),
        ": 99 choices cannot be taken back",
    ),
    "a level": (
        lambda t: signed(spoil(t, place_of(t, "handed-over"), level="deity")),
        'there is no level "deity"',
    ),
    "a style": (
        lambda t: signed(spoil(t, place_of(t, "handed-over"), style="painter")),
        'there is no style "painter"',
    ),
    "too early": (
        lambda t: signed({**t, "entries": t["entries"][4:]}),
        "entry 1: the game is waiting",
    ),
    "once more too early": (
        lambda t: signed({**t, "entries": [{**t["entries"][0], "body": AGAIN}]}),
        "entry 1: the game is waiting, so it cannot be played once more",
    ),
    "the seed": (
        lambda t: text_of({**t, "header": {**t["header"], "seed": t["header"]["seed"] ^ 1}}),
        "has been changed since",
    ),
    "an option": (
        lambda t: signed({**t, "header": {**t["header"], "options": {"cheat": True}}}),
        ": its beginning: ",
    ),
    "a board": (lambda t: signed({**t, "board": "id = 'nowhere'"}), ": its beginning: its board"),
    "another board": (
        lambda t: signed({**t, "header": {**t["header"], "digest": "0" * 16}}),
        ": its beginning: its board is classic",
    ),
    "a link": (
        lambda t: signed({**t, "links": [{**t["links"][0], "seat": 1}]}),
        ": its links: a link has a seat",
    ),
}


def test_damaged_tables_are_refused_and_the_others_are_taken(
    filled: Filled, lines: dict[str, Words], tmp_path: Path
) -> None:
    bad = lines[filled.running]
    spoiled = [spoiling(bad) for spoiling, _ in SPOILED.values()]
    first, last = text_of(lines[filled.closed]), text_of(lines[filled.waiting])
    file = write(tmp_path / "t.jsonl", first, "", *spoiled, last)
    new = f"{tmp_path}/new.db"
    done = tables("import", file, database=new)
    told = dict(zip(SPOILED, done.err.splitlines(), strict=True))
    assert done.status == 2
    assert done.out == f"{len(spoiled) + 2} tables: 2 imported, {len(spoiled)} refused\n"
    for number, (what, (_, reason)) in enumerate(SPOILED.items(), start=3):
        assert told[what].startswith(f"maharaja: {file}: line {number}: "), what
        assert reason in told[what], what
    assert rows_of(new).keys() == {filled.closed, filled.waiting}


def test_somebody_elses_link_is_refused(
    filled: Filled, lines: dict[str, Words], address: str, tmp_path: Path
) -> None:
    first, second = lines[filled.running], lines[filled.waiting]
    stolen = signed({**second, "links": first["links"][:1]})
    file = write(tmp_path / "t.jsonl", text_of(first), stolen)
    done = tables("import", file, database=address)
    assert (done.status, done.out) == (2, "2 tables: 1 imported, 1 refused\n")
    assert f"maharaja: {file}: line 2: " in done.err
    assert rows_of(address).keys() == {filled.running}


def test_records_and_other_files_are_no_tables(filled: Filled, tmp_path: Path) -> None:
    record = tables("export", "--records", database=filled.address).out
    new = tmp_path / "new.db"
    pretty = json.dumps(json.loads(record), indent=1)
    for text in (record, pretty, "", "[]", "\x00", "[" * 100_000):
        file = tmp_path / "file"
        file.write_text(text, encoding="utf-8")
        done = tables("import", file, database=str(new))
        is_one_line(done, file, "is no table", "POST /api/tables/import")
    is_one_line(
        tables("import", tmp_path / "missing", database=str(new)), "missing", "No such file"
    )
    is_one_line(tables("import", tmp_path, database=str(new)), "Is a directory")
    assert not new.exists()


@pytest.mark.parametrize("place", ["header", "body", "elsewhere"])
def test_a_nested_line_is_refused_and_the_others_are_taken(
    filled: Filled, lines: dict[str, Words], tmp_path: Path, place: str
) -> None:
    deep = "[" * 100_000 + "]" * 100_000
    table = {**lines[filled.running], place if place == "header" else "x": "DEEP"}
    if place == "body":
        del table["x"]
        table["entries"] = [*table["entries"][:1], {"at": 1.0, "body": "DEEP", "key": None}]
    nested = text_of(table).replace('"DEEP"', deep)
    others = [text_of(lines[filled.closed]), text_of(lines[filled.waiting])]
    file = write(tmp_path / "t.jsonl", others[0], nested, others[1])
    new = f"{tmp_path}/new.db"
    done = tables("import", file, database=new)
    assert (done.status, done.out) == (2, "3 tables: 2 imported, 1 refused\n")
    assert done.err == f"maharaja: {file}: line 2: it is no table: It is nested too deeply.\n"
    assert rows_of(new).keys() == {filled.closed, filled.waiting}
    alone = write(tmp_path / "alone.jsonl", nested)
    is_one_line(tables("import", alone, database=f"{tmp_path}/other.db"), alone, "is no table")


def test_a_damaged_table_in_the_database_is_told_and_the_others_are_exported(
    filled: Filled, lines: dict[str, Words], tmp_path: Path
) -> None:
    new = f"{tmp_path}/new.db"
    file = write(tmp_path / "t.jsonl", *map(text_of, lines.values()))
    assert tables("import", file, database=new).status == 0
    with sqlite3.connect(new) as connection:
        change = "UPDATE entries SET body = 'x' WHERE table_id = ? AND number = 2"
        connection.execute(change, [filled.solo])
    connection.close()
    done = tables("export", database=new)
    assert done.status == 2
    assert f"maharaja: table {filled.solo} is damaged in the database" in done.err
    others = [text_of(words) for name, words in lines.items() if name != filled.solo]
    assert done.out.splitlines() == others


# --- where it is written -------------------------------------------------------------------------


def test_a_file_is_written_as_a_whole_or_left_as_it_was(filled: Filled, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text("older")
    file.chmod(0o644)
    database = filled.address
    is_one_line(tables("export", "nosuchtable", "-o", file, database=database), "no table nosuch")
    assert file.read_text() == "older"
    assert tables("export", filled.solo, "-o", file, database=database).status == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    link = tmp_path / "link"
    link.symlink_to(file)
    assert tables("export", filled.closed, "-o", link, database=database).status == 0
    assert link.is_symlink()
    assert json.loads(file.read_text(encoding="utf-8"))["id"] == filled.closed
    is_one_line(tables("export", "-o", "/dev/null", database=database), "/dev/null is not a file")
    is_one_line(tables("export", "-o", tmp_path, database=database), "is not a file")
    is_one_line(tables("export", "-o", tmp_path / "no" / "file", database=database), "No such file")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.jsonl", "link"]


def test_a_file_that_the_shell_made_is_for_its_owner_only(filled: Filled, tmp_path: Path) -> None:
    """Whatever its umask: an export holds every secret of the games that are being played."""
    file = tmp_path / "all.jsonl"
    words = ("tables", "export", "--database", filled.address)
    with file.open("wb") as output:
        file.chmod(0o666)
        assert start(words, clean_environment(), stdout=output.fileno()).wait(60) == 0
    assert len(file.read_bytes().splitlines()) == 6
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="needs the program sqlite3")
def test_copies_made_as_documented_are_for_their_owner_only(filled: Filled, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    recipes = re.findall(r"`([^`]*sqlite3 tables\.db [^`]*backup\.db[^`]*)`", page)
    assert len(recipes) == 1
    shutil.copy(filled.address.removeprefix("sqlite:///"), tmp_path / "tables.db")
    copy = tmp_path / "backup.db"
    for recipe in recipes:
        subprocess.run(["sh", "-c", f"umask 022; {recipe}"], cwd=tmp_path, check=True, timeout=60)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert rows_of(f"sqlite:///{copy}") == rows_of(filled.address)
        copy.unlink()


def on_a_terminal(*words: object, database: str, keys: str = "") -> tuple[int, str]:
    """The exit status and what is shown."""
    return run_on_terminal("tables", *words, "--database", database, keys=keys)


def test_secrets_are_shown_on_a_terminal_only_if_wanted(filled: Filled) -> None:
    status, shown = on_a_terminal("export", filled.closed, database=filled.address)
    assert status == 2
    assert "tables hold secrets: give -o FILE, or --secrets" in shown
    assert "salt" not in shown
    status, shown = on_a_terminal("export", filled.closed, "--secrets", database=filled.address)
    assert status == 0
    assert "salt" in shown
    assert on_a_terminal("export", "--records", database=filled.address)[0] == 0


# --- prune ---------------------------------------------------------------------------------------


@pytest.fixture
def aged(filled: Filled, lines: dict[str, Words], address: str, tmp_path: Path) -> str:
    """All tables, made ten days older, but for the closed one."""
    texts = [
        text_of(words) if name == filled.closed else signed(older(words, 10 * DAY))
        for name, words in lines.items()
    ]
    file = write(tmp_path / "aged.jsonl", *texts)
    assert tables("import", file, database=address).status == 0
    return address


def older(table: Words, seconds: float) -> Words:
    entries = [{**entry, "at": entry["at"] - seconds} for entry in table["entries"]]
    return {**table, "created": table["created"] - seconds, "entries": entries}


def test_old_tables_that_are_over_are_deleted(aged: str, filled: Filled) -> None:
    everything = set(filled.ids())
    none = tables("prune", "--older-than", "11d", "--yes", database=aged)
    assert none == (0, "0 tables deleted\n", "")
    dry = tables("prune", "--older-than", "9d", "--dry-run", database=aged)
    assert (dry.status, dry.err) == (0, "1 table would be deleted\n")
    assert [line.split()[0] for line in dry.out.splitlines()] == ["table", filled.finished]
    asked = tables("prune", "--older-than", "9d", database=aged)
    is_one_line(asked, "nobody can be asked here: say --yes")
    assert rows_of(aged).keys() == everything
    done = tables("prune", "--older-than", "9d", "--yes", database=aged)
    assert done == (0, "1 table deleted\n", "")
    assert rows_of(aged).keys() == everything - {filled.finished}
    done = tables("prune", "--older-than", "0h", "--yes", database=aged)
    assert done == (0, "1 table deleted\n", "")
    wait = ("--status", "waiting, running")
    done = tables("prune", "--older-than", "1w", *wait, "--yes", database=aged)
    assert done == (0, "4 tables deleted\n", "")
    assert rows_of(aged) == {}


def test_people_are_asked_before_anything_is_deleted(
    filled: Filled, lines: dict[str, Words], tmp_path: Path
) -> None:
    new = f"{tmp_path}/new.db"
    file = write(tmp_path / "t.jsonl", *map(text_of, lines.values()))
    assert tables("import", file, database=new).status == 0
    words = ("prune", "--older-than", "0d")
    status, shown = on_a_terminal(*words, database=new, keys="n\n")
    assert status != 0
    assert "Delete 2 tables (" in shown
    assert "1 finished" in shown
    assert rows_of(new).keys() == set(filled.ids())
    assert on_a_terminal(*words, database=new, keys="y\n")[0] == 0
    assert rows_of(new).keys() == set(filled.ids()) - {filled.finished, filled.closed}


def test_many_tables_are_deleted_in_bites(
    filled: Filled, lines: dict[str, Words], tmp_path: Path
) -> None:
    new = f"{tmp_path}/new.db"
    table = {**lines[filled.closed], "links": []}
    names = ["".join(letters).ljust(16, "x") for letters in product("abcdefg", repeat=3)][:230]
    texts = [signed({**older(table, n // 2), "id": name}) for n, name in enumerate(names)]
    assert tables("import", write(tmp_path / "t.jsonl", *texts), database=new).status == 0
    assert (
        tables("prune", "--older-than", "0h", "--yes", database=new).out == "230 tables deleted\n"
    )
    assert rows_of(new) == {}


# --- what people get wrong -----------------------------------------------------------------------


@pytest.mark.parametrize("words", [["list"], ["export"], ["prune", "--older-than", "1d", "--yes"]])
def test_a_database_that_is_not_there_is_told_and_not_made(
    words: list[str], tmp_path: Path
) -> None:
    is_one_line(tables(*words, database=f"{tmp_path}/none.db"), "none.db: there is no such file")
    assert list(tmp_path.iterdir()) == []
    done = tables(*words, database="postgresql://user:pass-word@127.0.0.1:1/none")
    is_one_line(done, "postgresql://127.0.0.1/none")
    assert "pass-word" not in done.err
    is_one_line(tables(*words, database="mysql://x/y"), "mysql://")
    text = write(tmp_path / "text.db", "no database " * 100)
    is_one_line(tables(*words, database=str(text)), "text.db", "not a database")


@pytest.mark.parametrize("time", ["30", "-1d", "9999999d", "٣d", "1m", ""])
def test_durations_are_hours_days_or_weeks(time: str) -> None:
    is_one_line(tables("prune", f"--older-than={time}"), "is no duration; right would be 12h")


def test_statuses_have_to_be_named(filled: Filled) -> None:
    words = ("prune", "--older-than", "1d", "--status", "none")
    is_one_line(tables(*words, database=filled.address), "--status: name at least one")
    is_one_line(tables("prune", database=filled.address), "--older-than")
