"""One table that cannot be opened hurts nobody else: damaged in a real database, before a start."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.command_line import run
from support.registries import with_service
from support.server_process import (
    PATIENCE,
    Line,
    Person,
    ask,
    good,
    problem,
    serving,
)

import maharaja
from maharaja import boards
from maharaja.server import supervisor
from maharaja.server.identity import Visitor, hashed
from maharaja.server.messages import BotSeat, NewTable
from maharaja.server.tables import create_table
from maharaja.server.tables.service import TableService

pytestmark = pytest.mark.once

HOST = "h" * 30  # the token of who has made all tables
STRANGER = "s" * 30
UNKNOWN = "a" * 16
BOTS = [BotSeat(level="random")] * 2


@dataclass
class Laid:
    """A database with tables where bots have to move."""

    file: Path
    broken: list[str]
    healthy: str

    def damage(self, table: str, statement: str) -> None:
        with sqlite3.connect(self.file) as connection:
            assert connection.execute(statement, (table,)).rowcount > 0
        connection.close()


def lay(folder: Path, count: int = 1, *, public: bool = False) -> Laid:
    """The healthy table comes last, so that bots are woken in this order."""
    names: list[str] = []

    async def story(service: TableService) -> None:
        host = Visitor(hashed(HOST), "127.0.0.1")
        for _ in range(count + 1):
            asked = NewTable(seats=[*BOTS], public=public)
            names.append((await create_table.create(service, host, asked)).table)

    with_service(folder, story)
    return Laid(folder / "tables.db", names[:-1], names[-1])


def moved_on(person: Person, table: str) -> bool:
    """Whether the bot has made its first choice, which took a moment."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if person.look(table, None)["table"]["decisions"]:
            return True
        time.sleep(0.05)
    return False


CHANGE = "UPDATE headers SET header = {} WHERE table_id = ?"
DAMAGES = {
    "header": CHANGE.format("'{\"board\": 7'"),
    "header-types": CHANGE.format("'{\"board\": 7}'"),
    "options": CHANGE.format("replace(header, '\"players\":2', '\"players\":9')"),
    "seed": CHANGE.format("replace(header, '\"seed\":', '\"seed\":-')"),
    "digest": CHANGE.format('replace(header, \'"digest":"\', \'"digest":"x\')'),
    "entry": "UPDATE entries SET body = 'nonsense' WHERE number = 1 AND table_id = ?",
    "kind": 'UPDATE entries SET body = \'{"kind":"dance"}\' WHERE number = 1 AND table_id = ?',
    "seat": (
        'UPDATE entries SET body = \'{"kind":"left","seat":77}\' WHERE number = 2 AND table_id = ?'
    ),
    "choice": (
        'UPDATE entries SET body = \'{"kind":"choice","seat":0,"choice":"end"}\''
        " WHERE number = 2 AND table_id = ?"
    ),
    "undo": (
        'UPDATE entries SET body = \'{"kind":"undo","seat":0,"back":3}\''
        " WHERE number = 2 AND table_id = ?"
    ),
}


def test_the_bots_of_other_tables_wake_after_a_restart(tmp_path: Path) -> None:
    """Whatever is wrong with some; each is logged once, counted, and told to its people."""
    laid = lay(tmp_path, len(DAMAGES))
    for table, statement in zip(laid.broken, DAMAGES.values(), strict=True):
        laid.damage(table, statement)
    with serving(tmp_path, "--takeover", 1.5) as served, Person(served.url, HOST) as host:
        assert moved_on(host, laid.healthy), served.log()
        for kind, table in zip(DAMAGES, laid.broken, strict=True):
            answer = host.get(f"/tables/{table}")
            assert problem(answer, "broken-table")["status"] == 500, kind
            problem(host.post(f"/tables/{table}/close"), "broken-table")
        figures = ask(f"{served.url}/metrics").text
        assert f"maharaja_broken_tables {len(DAMAGES)}.0" in figures
        time.sleep(1.5)  # idle bots are looked for again and again
        log = served.log()
    for table in laid.broken:
        assert log.count(f"table {table} is set aside") == 1, log
    assert "Traceback" not in log
    assert "task in the background failed" not in log


def test_strangers_cannot_tell_a_broken_table_from_none(tmp_path: Path) -> None:
    laid = lay(tmp_path)
    laid.damage(laid.broken[0], DAMAGES["header"])
    with (
        serving(tmp_path) as served,
        Person(served.url, STRANGER) as stranger,
        Line(served.url) as line,
    ):
        for path in ("", "?after=0", "/record", "/insight"):
            told = [
                stranger.get(f"/tables/{table}{path}").content
                for table in (laid.broken[0], UNKNOWN)
            ]
            assert told[0] == told[1]
        heard = []
        for table in (laid.broken[0], UNKNOWN):
            line.say("follow", id="f", table=table)
            heard.append(line.hear())
        assert heard[0] == heard[1]
        assert heard[0]["problem"]["code"] == "no-table"


def test_a_broken_table_is_told_on_the_socket(tmp_path: Path) -> None:
    laid = lay(tmp_path)
    laid.damage(laid.broken[0], DAMAGES["entry"])
    with (
        serving(tmp_path) as served,
        Person(served.url, HOST) as host,
        host.line() as line,
    ):
        line.say("follow", table=laid.broken[0])
        assert line.hear()["problem"]["code"] == "broken-table"
        line.follow(laid.healthy)


def test_lists_leave_a_broken_table_out(tmp_path: Path) -> None:
    laid = lay(tmp_path, public=True)
    laid.damage(laid.broken[0], "UPDATE tables SET summary = '{' WHERE id = ?")
    with serving(tmp_path) as served, Person(served.url, HOST) as host:
        for which in ("open", "mine"):
            found = good(host.get("/tables", list=which))["tables"]
            assert [table["table"] for table in found] == [laid.healthy]


def test_the_command_line_lists_a_broken_table(tmp_path: Path) -> None:
    laid = lay(tmp_path)
    laid.damage(laid.broken[0], "UPDATE tables SET summary = '{' WHERE id = ?")
    laid.damage(laid.broken[0], DAMAGES["header"])
    for more in ([], ["--json"]):
        done = run("tables", "list", *more, "--database", laid.file)
        assert done.status == 0, done.err
        assert laid.healthy in done.out
        assert laid.broken[0] in done.out


# --- boards --------------------------------------------------------------------------------------


TWO = [{"kind": "me"}, {"kind": "me"}]
SPOILT = {
    "none.toml": "no board at all",
    "misspelt.toml": boards.text("kaveri").replace("\nplayers", "\nplyers", 1),
}


def test_bad_board_files_do_not_stop_the_server(tmp_path: Path) -> None:
    package = tmp_path / "src" / "maharaja"
    shutil.copytree(Path(maharaja.__file__).parent, package)
    folder = package / "data" / "boards"
    folder.mkdir(parents=True, exist_ok=True)
    if not (package / "data" / "locale").exists():  # in a checkout it lies elsewhere
        shutil.copytree(Path(maharaja.__file__).parents[2] / "locale", tmp_path / "locale")
    for name in boards.available():
        (folder / f"{name}.toml").write_text(boards.text(name), encoding="utf-8")
    for name, text in SPOILT.items():
        (folder / name).write_text(text, encoding="utf-8")
    variables = {"PYTHONPATH": str(package.parent)}
    with serving(tmp_path, variables=variables, fresh=True) as served:
        about = ask(f"{served.url}/api/about").json()
        assert [board["id"] for board in about["boards"]] == boards.available()
        assert [served.log().count(f"boards/{name}") for name in SPOILT] == [1, 1]


def own_board(name: str = "mine") -> str:
    """The smaller of ours under another id, and with another bonus."""
    changed = boards.text("kaveri").replace('id = "kaveri"', f'id = "{name}"', 1)
    assert "coins = 2" in changed
    return changed.replace("coins = 2", "coins = 3", 1)


def test_a_folder_of_boards(tmp_path: Path) -> None:
    """What is none is told and left out; games on the others go on without their file."""
    folder = tmp_path / "own"
    folder.mkdir()
    files = {**SPOILT, "mine.toml": own_board(), "twice.toml": own_board("kaveri")}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with serving(tmp_path, "--boards", folder) as served, Person(served.url) as person:
        about = ask(f"{served.url}/api/about").json()
        assert [board["id"] for board in about["boards"]] == [*boards.available(), "mine"]
        left_out = ("none", "misspelt", "twice", "bytes")
        assert [served.log().count(f"/{name}.toml") for name in left_out] == [1, 1, 1, 1]
        table = person.create(board="mine")
        before = person.look(table, 0)
        position = maharaja.load_board(folder / "mine.toml")
        record = maharaja.new_game(position, players=2, seed=1).record()
        words = {"record": record, "seats": [{"kind": "me"}, {"kind": "me"}]}
        good(person.post("/tables/import", words))
        problem(person.post("/tables", {"board": "twice", "seats": TWO}), "no-board")
        served.stop()
        with serving(tmp_path, port=served.port):
            assert person.look(table, 0) == before


def test_a_folder_that_is_not_there() -> None:
    status, out, err = run("serve", "--boards", "/nowhere/at/all")
    assert (status, out) == (2, "")
    assert "/nowhere/at/all" in err


# --- tasks ---------------------------------------------------------------------------------------


def test_work_that_fails_is_logged_and_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    tries = 0

    async def work() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise LookupError("not yet")

    asyncio.run(supervisor.supervise("some work", work, pause=0.01))
    assert tries == 3
    assert caplog.text.count("some work failed") == 2
    assert "LookupError" in caplog.text
