"""The compiled engine arrives while a server runs: bots use it, and nothing else changes."""

from __future__ import annotations

import asyncio
import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server.test_bot_pool import a_question
from server.test_bots_at_the_table import until, workers
from support.extent import full
from support.server_process import UNLIMITED, Person, good, serving

import maharaja
from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.bots.bot_processes import PLAIN_FACTOR, Worker
from maharaja.server.bots.engine_build import BuildReport, EngineBuildWatch, read_report

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / "src"
COMPILED = Path(maharaja.__file__).parents[1]  # these tests run with the compiled engine
SMALL = "server.small_search_worker"  # tests/ is on the path
AMPLE = 600.0  # seconds for an answer: searching workers give way to everybody
HALF = {"state": "compiling", "progress": 0.5}


@contextmanager
def builder(file: Path) -> Iterator[None]:
    """Somebody who holds the lock of a report."""
    with file.with_suffix(".lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


# --- reports -------------------------------------------------------------------------------------


def test_a_builder_at_work_is_believed(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(json.dumps(HALF))
    with builder(file):
        assert read_report(file) == BuildReport("compiling", 0.5)
    assert read_report(file) == BuildReport("failed")  # it is gone, and has not said why


def test_what_a_builder_has_finished_stays(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(json.dumps({"state": "ready", "folder": "/somewhere"}))
    assert read_report(file) == BuildReport("ready", folder="/somewhere")


@pytest.mark.parametrize("text", [None, "", "{", '{"state": 7}'])
def test_a_report_that_cannot_be_read_is_a_failure(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "report.json"
    if text is not None:
        file.write_text(text)
    with builder(file):
        assert read_report(file) == BuildReport("failed")


def test_clients_are_told_only_while_there_is_something_to_wait_for(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    heard: list[str] = []
    watch = EngineBuildWatch(str(file), lambda report: heard.append(report.state))

    async def follow() -> None:
        watching = asyncio.create_task(watch.watch())
        while not heard:
            await asyncio.sleep(0.01)
        status = watch.status()
        assert status is not None
        assert status.progress == 0.5
        file.write_text(json.dumps({"state": "ready", "folder": "/somewhere"}))
        await watching

    file.write_text(json.dumps(HALF))
    with builder(file):
        asyncio.run(follow())
    assert watch.status() is None
    assert heard == ["compiling", "ready"]
    assert EngineBuildWatch(None).status() is None


# --- workers -------------------------------------------------------------------------------------


def test_a_master_answers_the_same_before_and_after() -> None:
    """The same question, from one pool: by the plain engine, then by the compiled one."""

    async def ask() -> None:
        pool = BotPool(1, AMPLE, SMALL)
        pool.follow_build(BuildReport("ready", folder=str(PLAIN)))
        pool.open()
        pool.start()
        try:
            question = a_question("master")
            before = await pool.ask(question)
            (first,) = searching(pool)
            assert not is_compiled(first)
            assert (await pool.ask(question), searching(pool)) == (before, [first])
            pool.follow_build(BuildReport("compiling", 0.9))
            pool.follow_build(BuildReport("ready", folder=str(COMPILED)))
            after = await pool.ask(question)
            (second,) = searching(pool)
            assert is_compiled(second)
            assert second != first
            assert before == after
            assert (after.level, after.fault) == ("master", None)
        finally:
            await pool.close()

    asyncio.run(ask())


def searching(pool: BotPool) -> list[int]:
    """Not the worker for quick levels, which comes last."""
    return pool.pids()[:1]


def is_compiled(pid: int) -> bool:
    """Whether a process has loaded the compiled engine."""
    return "/maharaja/engine/" in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8")


def test_an_engine_that_has_been_removed_is_not_missed(tmp_path: Path) -> None:
    async def ask() -> None:
        pool = BotPool(1, AMPLE)
        pool.follow_build(BuildReport("ready", folder=str(tmp_path / "gone")))
        pool.open()
        pool.start()
        try:
            assert (await pool.ask(a_question("novice"))).fault is None
        finally:
            await pool.close()

    asyncio.run(ask())


def test_the_plain_engine_has_more_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    worker = Worker(10.0, "some.module")
    monkeypatch.setattr(maharaja, "compiled", lambda: True)
    assert worker.limit == 10.0
    monkeypatch.setattr(maharaja, "compiled", lambda: False)
    assert worker.limit == 10.0 * PLAIN_FACTOR
    worker.engine = tmp_path
    assert worker.limit == 10.0


# --- a running game ------------------------------------------------------------------------------


def test_the_engine_arrives_in_the_middle_of_a_game(tmp_path: Path) -> None:
    level = "master" if full() else "expert"  # which thinks a sixth as long
    report = tmp_path / "report.json"
    report.write_text(json.dumps(HALF))
    flags = ("--engine-build", report, "--bots", 1, "--bot-limit", AMPLE, *UNLIMITED)
    with (
        builder(report),
        serving(tmp_path, *flags, variables={"PYTHONPATH": str(PLAIN)}, fresh=True) as served,
        Person(served.url) as ada,
    ):
        about = good(ada.get("/about"))
        assert (about["engine"], about["engine_build"]) == ("plain", {"progress": 0.5})
        table = ada.create(seats=[{"kind": "me"}, {"kind": "bot", "level": level}])
        play_to_phase(ada, table, "actions")
        before = workers(served)
        assert not any(map(is_compiled, before))
        assert hint_level(ada, table) == "adept"
        report.write_text(json.dumps({"state": "ready", "folder": str(COMPILED)}))
        until(lambda: good(ada.get("/about"))["engine_build"] is None, "the engine is not noticed")
        play_to_phase(ada, table, "planning")
        play_to_phase(ada, table, "actions")  # the bot has planned once more
        assert any(map(is_compiled, workers(served)))
        assert hint_level(ada, table) == "expert"  # hints follow the engine that is there now
        made = [e for e in ada.look(table, 0, after=0)["entries"] if e["kind"] == "choice"]
        bots = [entry for entry in made if entry["seat"] == 1]
        assert {(entry["level"], entry.get("fault")) for entry in bots} == {(level, None)}
        assert "lost a move" not in served.log()


def hint_level(person: Person, table: str) -> str:
    """Who gives a hint for the next question."""
    seen = person.look(table, 0)["table"]
    while 0 not in seen["view"]["to_act"]:
        seen = person.look(table, 0, after=seen["sequence"], wait=10)["table"]
    sequence = seen["sequence"]
    told = good(person.post(f"/tables/{table}/seats/0/hint", {"sequence": sequence}))
    return str(told["level"])


def play_to_phase(person: Person, table: str, phase: str) -> None:
    """Take the last legal choice, whatever it is, until the game gets there: turns end soon."""
    while True:
        seen = person.look(table, 0)["table"]
        view, sequence = seen["view"], seen["sequence"]
        if view["phase"] == phase:
            return
        if 0 in view["to_act"]:
            good(person.choose(table, 0, view["legal"][-1], sequence, f"after{sequence}"))
        else:
            person.look(table, 0, after=sequence, wait=10)
