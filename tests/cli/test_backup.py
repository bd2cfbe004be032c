"""maharaja backup and restore: the whole database, beside a server that is being played on."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread

import pytest
from support.command_line import Done, run
from support.server_process import PATIENCE, UNLIMITED, Person, Served, serving

pytestmark = pytest.mark.once


class Playing:
    """Somebody who plays at a table, both seats, until they are told to stop."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.table = person.create()
        self.sequence = 0  # of the table, that the server has answered with
        self._more = Event()
        self._over = Event()
        self._thread = Thread(target=self._play)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        self._thread.start()
        try:
            yield
        finally:
            self._over.set()
            self._thread.join(PATIENCE)

    def wait_for_more(self) -> int:
        """The sequence after another answered choice."""
        self._more.clear()
        assert self._more.wait(PATIENCE)
        return self.sequence

    def _play(self) -> None:
        for number in count():
            if self._over.is_set():
                return
            for seat in (0, 1):
                if self.person.look(self.table, seat)["table"]["view"]["legal"]:
                    self.person.choose_first(self.table, seat, f"{number}-{seat}")
            now = self.person.look(self.table)["table"]
            self.sequence = now["sequence"]
            self._more.set()
            if now["status"] != "running":
                self.table = self.person.create()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, *UNLIMITED) as server:
        yield server


def back_up(served: Served, goal: Path, *more: str) -> Done:
    return run("backup", str(goal), "--database", str(served.database), *more)


def test_a_back_up_while_people_play_goes_on_elsewhere(served: Served, tmp_path: Path) -> None:
    goal = tmp_path / "backup.db"
    with Person(served.url, "p" * 32) as person:
        playing = Playing(person)
        table, before = playing.table, 0
        with playing.going_on():
            for _ in range(2):
                before = playing.wait_for_more()
                made = back_up(served, goal, "--replace")
                assert (made.status, made.err) == (0, "")
                playing.wait_for_more()  # nobody was kept waiting for good
    assert playing.table == table  # the game was not over meanwhile
    assert stat.S_IMODE(goal.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if "backup" in file.name] == ["backup.db"]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    restored = run("restore", str(goal), "--database", str(elsewhere / "tables.db"))
    assert (restored.status, restored.err) == (0, "")
    with serving(elsewhere, *UNLIMITED) as again, Person(again.url, "p" * 32) as same:
        assert before <= same.look(table)["table"]["sequence"] <= playing.sequence
        for seat in (0, 1):
            if same.look(table, seat)["table"]["view"]["legal"]:
                same.choose_first(table, seat, f"again-{seat}")


def test_nothing_is_lost_by_a_slip(served: Served, tmp_path: Path) -> None:
    database, goal = str(served.database), tmp_path / "backup.db"
    with Person(served.url, "p" * 32) as person:
        table = person.create()
        assert back_up(served, goal).status == 0
        later = person.create()
        assert "is there already" in back_up(served, goal).err
        assert "is the database itself" in back_up(served, served.database, "--replace").err
        put_back = ("restore", str(goal), "--database", database)
        assert "is there already" in run(*put_back).err
        assert "in use by a server" in run(*put_back, "--replace").err
        assert person.look(later)["table"]["status"] == "running"
    assert served.stop() == 0
    with closing(sqlite3.connect(database)) as visitor:
        visitor.execute("SELECT count(*) FROM tables").fetchone()
        assert "in use by a server or another program" in run(*put_back, "--replace").err
    assert run(*put_back, "--replace").status == 0
    with serving(tmp_path, *UNLIMITED) as again, Person(again.url, "p" * 32) as same:
        assert same.look(table)["table"]["status"] == "running"
        assert same.get(f"/tables/{later}").status_code == 404


def test_what_is_no_back_up_is_refused(tmp_path: Path) -> None:
    goal = ("--database", str(tmp_path / "tables.db"))
    text = tmp_path / "text.db"
    text.write_text("not a database, but long enough to be taken for the header of one" * 99)
    foreign = tmp_path / "foreign.db"
    newer = tmp_path / "newer.db"
    for path, made in ((foreign, "a (b)"), (newer, "alembic_version (version_num)")):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"CREATE TABLE {made}")
            if path is newer:
                connection.execute("CREATE TABLE tables (id)")
                connection.execute("INSERT INTO alembic_version VALUES ('9999')")
                connection.commit()
    for path, said in (
        (tmp_path / "none.db", "there is no file"),
        (text, "is damaged, or no database"),
        (foreign, "not one of Maharaja"),
        (newer, "a newer Maharaja"),
    ):
        refused = run("restore", str(path), *goal)
        assert refused.status == 2
        assert said in refused.err
    assert not (tmp_path / "tables.db").exists()
    assert not list(tmp_path.glob(".*"))


def test_a_damaged_database_is_replaced(served: Served, tmp_path: Path) -> None:
    goal = tmp_path / "backup.db"
    assert back_up(served, goal).status == 0
    assert served.stop() == 0
    served.database.write_bytes(b"rubbish" * 1000)
    refused = back_up(served, tmp_path / "other.db")
    assert (refused.status, "is damaged" in refused.err) == (2, True)
    put_back = run("restore", str(goal), "--database", str(served.database), "--replace")
    assert (put_back.status, put_back.err) == (0, "")


def test_postgresql_has_programs_of_its_own(tmp_path: Path) -> None:
    where = ("--database", "postgresql://somebody@localhost/tables")
    assert "pg_dump" in run("backup", str(tmp_path / "a.db"), *where).err
    assert "pg_restore" in run("restore", str(tmp_path / "a.db"), *where).err
