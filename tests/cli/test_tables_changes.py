"""Single tables, changed by the host beside a running server: deleted, and seats taken away."""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.command_line import Done, run
from support.databases import Postgres
from support.server_process import PATIENCE, Person, Served, good, problem, serving

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
WAITING = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "guest"}]}


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Served, str]]:
    flags: tuple[object, ...] = ("--takeover", 1)
    database = str(tmp_path / "tables.db")
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
        flags = (*flags, "--database", database)
    with serving(tmp_path, *flags) as server:
        yield server, database


def documented(name: str, **names: str) -> Done:
    """Run a command as docs/hosting.md shows it, with other names."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    line = re.findall(rf"^    maharaja (tables {name} .*)$", page, re.MULTILINE)[0]
    words = shlex.split(line)
    words[2] = names["table"]
    return run(*words, "--database", names["database"])


def test_a_table_is_deleted(served: tuple[Served, str]) -> None:
    server, database = served
    with Person(server.url) as person:
        kept, gone = person.create(), person.create()
        done = documented("delete", table=gone, database=database)
        assert (done.status, done.out) == (0, "1 table deleted\n")
        listed = run("tables", "list", "--database", database).out
        assert kept in listed
        assert gone not in listed
        now = person.look(kept)["table"]
        assert now["status"] == "running"
        again = documented("delete", table=gone, database=database)
        assert again.status == 2
        assert gone in again.err
        alone = run("tables", "delete", kept, "--database", database)
        assert (alone.status, alone.out) == (2, "")  # nobody can be asked here


def test_a_seat_of_a_running_game_is_given_to_a_bot(served: tuple[Served, str]) -> None:
    server, database = served
    with Person(server.url) as person:
        table = person.create()
        done = documented("free-seat", table=table, database=database)
        assert (done.status, done.err) == (0, "")
        assert "adept" in done.out
        until = time.monotonic() + PATIENCE
        while (now := person.look(table)["table"])["chairs"][1]["kind"] != "bot":
            assert time.monotonic() < until
            time.sleep(0.1)
        problem(person.get(f"/tables/{table}", seat=1), "not-your-seat")
        if 1 in now["view"]["to_act"]:  # the bot takes over by itself
            while 1 in person.look(table)["table"]["view"]["to_act"]:
                assert time.monotonic() < until
                time.sleep(0.1)
        again = documented("free-seat", table=table, database=database)
        assert (again.status, again.out) == (2, "")
        assert again.err.count("\n") == 1


def test_a_seat_of_a_waiting_table_is_free_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url) as person, Person(server.url) as other:
        made = good(person.post("/tables", {**WAITING, "public": True}))
        table = made["table"]
        words = ("tables", "free-seat", table, 0, "--database", server.database, "--ban")
        assert run(*words, MAHARAJA_LANG="de").out == f"Platz 0 von {table} ist frei\n"
        assert run("tables", "free-seat", "a" * 16, 0, *words[4:]).status == 2
        until = time.monotonic() + PATIENCE
        while other.get(f"/tables/{table}").json()["table"]["chairs"][0]["kind"] != "free":
            assert time.monotonic() < until
            time.sleep(0.1)
        problem(person.post(f"/tables/{table}/join", {"name": "Ada", "seat": 0}), "seat-taken")
        assert good(other.post(f"/tables/{table}/join", {"name": "Bo", "seat": 0}))["seat"] == 0
