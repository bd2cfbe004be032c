"""Bots at live tables: whatever befalls their workers, and whoever comes and goes, play goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from support.playing_clients import Words
from support.server_process import PATIENCE, UNLIMITED, Person, Served, good, problem, serving

import maharaja
from maharaja.server.tables.bot_names import NAMES

pytestmark = pytest.mark.once

ME: Words = {"kind": "me", "name": "Ada"}
GUEST: Words = {"kind": "guest"}
HASTY = 2.0  # seconds a bot may think
PATIENT = 60.0


def bot(level: str) -> Words:
    return {"kind": "bot", "level": level}


@contextmanager
def hosted(folder: Path, *, bots: int, limit: float) -> Iterator[tuple[Served, Person]]:
    """A server with so many workers, and somebody to make tables."""
    with (
        serving(folder, "--bots", bots, "--bot-limit", limit, *UNLIMITED) as served,
        Person(served.url) as person,
    ):
        yield served, person


# --- what befalls a worker -----------------------------------------------------------------------


def test_when_its_worker_is_killed_in_mid_thought_a_simpler_bot_stands_in(tmp_path: Path) -> None:
    with hosted(tmp_path, bots=1, limit=PATIENT) as (served, ada), stopped_worker(served) as worker:
        table = ada.create(seats=[ME, bot("novice")])
        before = until_it_thinks(ada, served, table)
        os.kill(worker, signal.SIGKILL)
        entry = next_entry(ada, table, before)
        assert (entry["kind"], entry["seat"]) == ("choice", 1)
        assert (entry["level"], entry["fault"]) == ("random", "crashed")
        assert "a bot of level novice lost a move (crashed); random stands in" in served.log()
        assert figure(served, 'maharaja_bot_faults_total{fault="crashed"}') == 1


def test_a_worker_that_does_not_answer_in_time_loses_the_move(tmp_path: Path) -> None:
    with hosted(tmp_path, bots=1, limit=HASTY) as (served, ada), stopped_worker(served) as worker:
        table = ada.create(seats=[ME, bot("novice")])
        before = until_it_thinks(ada, served, table)
        begun = time.monotonic()
        entry = next_entry(ada, table, before)
        assert time.monotonic() - begun < PATIENCE / 2
        assert worker not in workers(served)
        assert (entry["level"], entry["fault"]) == ("random", "overran")
        assert "a bot of level novice lost a move (overran); random stands in" in served.log()


def test_the_game_goes_on_to_the_end_while_workers_are_killed_again_and_again(
    tmp_path: Path,
) -> None:
    with hosted(tmp_path, bots=2, limit=PATIENT) as (served, ada):
        table = ada.create(seats=[bot("random")] * 3)
        killed = 0
        for _ in patiently():
            for worker in workers(served):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            if finished(ada, table):
                break
            time.sleep(0.5)
        assert killed > 0
        hold_replay(ada, table)


# --- tables of bots ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "levels",
    [
        # More of the same; three of them play to the end while their workers are killed.
        pytest.param(["random"] * 4, marks=pytest.mark.soak),
        ["novice", "random"],
    ],
    ids=" ".join,
)
def test_bots_alone_play_to_the_end(tmp_path: Path, levels: list[str]) -> None:
    with hosted(tmp_path, bots=2, limit=PATIENT) as (_, ada):
        table = ada.create(seats=[bot(level) for level in levels])
        for _ in patiently():
            if finished(ada, table):
                break
        entries = ada.look(table, None, after=0)["entries"]
        chosen = [entry for entry in entries if entry["kind"] == "choice"]
        assert {(entry["level"], entry["fault"]) for entry in chosen} == {
            (levels[entry["seat"]], None) for entry in chosen
        }
        hold_replay(ada, table)


# --- people who come and go ----------------------------------------------------------------------


def test_who_takes_the_seat_back_while_the_bot_thinks_chooses_instead(tmp_path: Path) -> None:
    with hosted(tmp_path, bots=1, limit=PATIENT) as (served, ada), stopped_worker(served) as worker:
        table = ada.create()
        now = ada.look(table, None)["table"]
        seat = now["view"]["to_act"][0]
        path = f"/tables/{table}/seats/{seat}"
        good(ada.post(f"{path}/hand-over", {"level": "novice"}))
        until_it_thinks(ada, served, table)
        mine = ada.look(table, seat)["table"]
        choice = mine["view"]["legal"][-1]
        refused = ada.choose(table, seat, choice, mine["sequence"], "too-early")
        problem(refused, "not-your-seat")
        back = good(ada.post(f"{path}/take-back"))
        done = good(ada.choose(table, seat, choice, back["sequence"], "mine"))
        os.kill(worker, signal.SIGCONT)
        until_nobody_thinks(served)
        entries = ada.look(table, seat, after=now["sequence"])["entries"]
        assert [entry["kind"] for entry in entries] == ["handed-over", "taken-back", "choice"]
        assert (entries[-1]["choice"], entries[-1]["level"]) == (choice, None)
        assert entries[-1]["sequence"] == done["sequence"]


def test_taken_back_and_handed_over_again_the_bot_chooses_once(tmp_path: Path) -> None:
    with hosted(tmp_path, bots=1, limit=PATIENT) as (served, ada), stopped_worker(served) as worker:
        table = ada.create()
        now = ada.look(table, None)["table"]
        seat = now["view"]["to_act"][0]
        path = f"/tables/{table}/seats/{seat}"
        good(ada.post(f"{path}/hand-over", {"level": "novice"}))
        until_it_thinks(ada, served, table)
        good(ada.post(f"{path}/take-back"))
        handed = good(ada.post(f"{path}/hand-over", {"level": "random"}))
        os.kill(worker, signal.SIGCONT)
        next_entry(ada, table, handed["sequence"])
        until_nobody_thinks(served)
        entries = ada.look(table, seat, after=handed["sequence"])["entries"]
        assert [(entry["kind"], entry["seat"]) for entry in entries] == [("choice", seat)]


def test_who_leaves_in_the_middle_is_played_for_and_sees_no_more_than_others(
    tmp_path: Path,
) -> None:
    with hosted(tmp_path, bots=1, limit=HASTY) as (served, ada), Person(served.url) as bo:
        made = good(ada.post("/tables", {"seats": [ME, GUEST]}))
        table, link = made["table"], made["links"][0]["token"]
        good(bo.post(f"/tables/{table}/join", {"name": "Bo"}, link))
        choose_if_asked(ada, table, "a")
        with bo.line() as line:
            before = line.follow(table, 1)["table"]["sequence"]
            left = good(bo.post(f"/tables/{table}/seats/1/leave"))
            assert left["sequence"] == before + 1
            entry = until_the_bot_plays(ada, table, left["sequence"])
            assert entry["seat"] == 1
            line.say("follow", table=table, seat=1)
            assert line.hear()["problem"]["code"] in ("no-table", "not-your-seat")
        problem(bo.get(f"/tables/{table}", seat=1), "no-table")
        entries = ada.look(table, 0, after=before)["entries"]
        assert (entries[0]["kind"], entries[0]["seat"]) == ("left", 1)
        assert all(entry["level"] is not None for entry in entries if entry["seat"] == 1)
        chair = ada.look(table, 0)["table"]["chairs"][1]
        assert (chair["kind"], chair["level"]) == ("bot", "adept")
        assert chair["name"] in NAMES  # and no longer that of who has left


# --- pieces --------------------------------------------------------------------------------------


@contextmanager
def stopped_worker(served: Served) -> Iterator[int]:
    """The bots' only worker, which does not stir: whoever asks it waits."""
    with Person(served.url) as host:  # it comes with the first bot at a table
        good(host.post("/tables", {"seats": [ME, GUEST, bot("random")]}))
    until(lambda: len(workers(served)) == 1, "no worker")
    until(lambda: figure(served, "maharaja_bot_workers") == 1, "no worker")
    worker = workers(served)[0]
    os.kill(worker, signal.SIGSTOP)
    try:
        yield worker
    finally:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)


def workers(served: Served) -> list[int]:
    """The processes that the server has started."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    rows = (line.split(maxsplit=2) for line in listed.stdout.splitlines())
    return [
        int(row[0])
        for row in rows
        if int(row[1]) == served.process.pid and "maharaja.bots.workers.bot_worker" in row[2]
    ]


def figure(served: Served, name: str) -> float:
    with Person(served.url, token="x" * 32) as anybody:
        for line in anybody.http.get("/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[-1])
    return 0.0


def until_it_thinks(person: Person, served: Served, table: str) -> int:
    """Choose for the person until the worker has been asked; the sequence number then."""
    for number, _ in enumerate(patiently()):
        if figure(served, "maharaja_bot_busy"):
            return int(person.look(table, None)["table"]["sequence"])
        choose_if_asked(person, table, f"u{number}")
    raise AssertionError("the bot is not asked")


def until_nobody_thinks(served: Served) -> None:
    until(
        lambda: (
            not figure(served, "maharaja_bot_busy")
            and not figure(served, 'maharaja_bot_waiting{class="quick"}')
        ),
        "the bot does not come to an end",
    )


def choose_if_asked(person: Person, table: str, key: str) -> None:
    now = person.look(table, None)
    for seat in now["yours"]:
        chair = now["table"]["chairs"][seat]
        if seat in now["table"]["view"]["to_act"] and chair["level"] is None:
            person.choose_first(table, seat, key)
            return


def until_the_bot_plays(person: Person, table: str, after: int) -> Words:
    """Choose for the person until a bot does, too; its entry."""
    for number, _ in enumerate(patiently()):
        for entry in person.look(table, None, after=after)["entries"]:
            if entry["kind"] == "choice" and entry["level"] is not None:
                found: Words = entry
                return found
        choose_if_asked(person, table, f"b{number}")
    raise AssertionError("nobody goes on for who has left")


def next_entry(person: Person, table: str, after: int) -> Words:
    """The first entry of a bot behind a sequence number."""
    for _ in patiently():
        for entry in person.look(table, None, after=after, wait=5)["entries"]:
            if entry["kind"] == "choice" and entry["level"] is not None:
                found: Words = entry
                return found
    raise AssertionError("nothing happens")


def finished(person: Person, table: str) -> bool:
    return bool(person.look(table, None)["table"]["status"] == "finished")


def hold_replay(person: Person, table: str) -> None:
    """The record leads to what is seen now."""
    game = maharaja.replay(good(person.get(f"/tables/{table}/record")))
    assert game.finished
    assert person.look(table, None)["table"]["view"]["result"] == game.result()


def until(question: Callable[[], bool], otherwise: str) -> None:
    for _ in patiently():
        if question():
            return
    raise AssertionError(otherwise)


def patiently() -> Iterator[None]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(0.05)
