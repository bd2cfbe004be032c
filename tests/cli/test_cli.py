"""The command line as people run it: what it does, what it prints, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import click
import pytest
from support.command_line import COMMAND, Done, run, run_on_terminal, run_process

import maharaja
from maharaja.cli import types
from maharaja.cli.main import cli
from maharaja.cli.program import Command

CLASSIC = (Path(__file__).parents[2] / "boards" / "classic.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three recorded games."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    assert run("simulate", "--games", 3, "--players", 2, "--records", file).status == 0
    return file


@pytest.fixture(scope="module")
def record(records: Path) -> dict[str, Any]:
    first: dict[str, Any] = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    return first


# --- what it does --------------------------------------------------------------------------------


def test_version_and_help() -> None:
    engine = "compiled" if maharaja.compiled() else "plain Python"
    version = f"maharaja {maharaja.__version__}, {engine} engine\n"
    assert run_process("--version") == (0, version, "")
    shown = run("--help")
    assert (shown.status, shown.err) == (0, "")
    for command in ("simulate", "replay", "board", "bench", "arena", "match"):
        assert f"\n  {command} " in shown.out
    assert run() == (2, "", shown.out)
    told = run("simulate", "-h").out
    assert "--records FILE" in told
    assert "to - for standard output" in " ".join(told.split())


def test_simulate_prints_figures_and_nothing_else() -> None:
    """A progress bar is for terminals: there is none of it in pipes."""
    done = run_process("simulate", "--games", 4, "--solo", "easy", "--players", 1)
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[0].split() == ["games", "4"]
    figures = json.loads(run("simulate", "--games", 4, "--solo", "easy", "--json").out)
    assert figures["games"] == 4
    assert len(figures["mean_scores"]) == 2


def test_two_workers_play_the_same_games(records: Path, tmp_path: Path) -> None:
    file = tmp_path / "by-two.jsonl"
    options = ("--games", 3, "--players", 2, "--workers", 2)
    done = run_process("simulate", *options, "--records", file)
    assert (done.status, done.err) == (0, "")
    assert file.read_bytes() == records.read_bytes()


def test_records_may_go_to_standard_output(records: Path) -> None:
    done = run_process("simulate", "--games", 3, "--players", 2, "--records", "-")
    assert done.status == 0
    assert done.out == records.read_text(encoding="utf-8")
    assert done.err.splitlines()[0].split() == ["games", "3"]


def test_from_a_game_to_its_record_to_a_position(records: Path) -> None:
    whole = run("replay", records)
    assert (whole.status, whole.err) == (0, "")
    assert "all of them legal" in whole.out
    assert "  wins" in whole.out
    stopped = run("replay", records, "--game", 2, "--at", 30)
    assert stopped.out.startswith("after 30 of ")
    second = json.loads(records.read_text(encoding="utf-8").splitlines()[1])
    position = json.loads(run("replay", records, "--game", 2, "--at", 30, "--json").out)
    assert maharaja.load(position).same_position(maharaja.replay(second, 30))


def test_a_position_fits_the_terminal(records: Path) -> None:
    status, shown = run_on_terminal("replay", records)
    assert status == 0
    assert max(map(len, shown.splitlines())) <= 80
    assert " ".join(shown.split()) == " ".join(run("replay", records).out.split())


def test_a_record_alone_with_a_mark_in_front(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(record, indent=1), encoding="utf-8-sig")
    assert run("replay", file).status == 0
    assert "holds 1 game; --game 2 is too high" in run("replay", file, "--game", 2).err


def test_boards_are_checked_and_drawn(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_text(CLASSIC, encoding="utf-8-sig")
    checked = run("board", "check", marked)
    assert checked.status == 0
    assert checked.out.endswith(": a good board\n")
    drawn = tmp_path / "board.svg"
    assert run("board", "draw", "classic", "--layout", "tall", "-o", drawn) == (0, "", "")
    ET.fromstring(drawn.read_text(encoding="utf-8"))


def test_an_interrupt_ends_it_at_once_and_quietly(tmp_path: Path) -> None:
    """Also the workers, though a terminal interrupts them, too."""
    records = tmp_path / "games.jsonl"
    options = ("--games", "100000000", "--workers", "2", "--records", str(records))
    running = subprocess.Popen(
        [*COMMAND, "simulate", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while running.poll() is None and not (records.exists() and records.stat().st_size):
        time.sleep(0.05)  # until both workers play
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)  # pipes end when the last process does
    assert (running.returncode, out, err.strip()) == (130, "", "")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_of_an_arena_keeps_the_figures_so_far(workers: str, tmp_path: Path) -> None:
    """As soon as the first record is there, it is interrupted."""
    records = tmp_path / "records"
    os.mkfifo(records)
    words = ["--seats", "random,random", "--games", "100000", "--workers", workers]
    running = subprocess.Popen(
        [*COMMAND, "arena", *words, "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with records.open(encoding="utf-8") as written:
        written.readline()
        os.killpg(running.pid, signal.SIGINT)
        written.read()
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "95% intervals by bootstrap over seeds" in out
    games = int(out.split(" games", 1)[0].replace(",", ""))
    assert f"interrupted: these are the figures of {games} of 100000 games" in err


# --- what people get wrong: one line each --------------------------------------------------------


def is_one_line(done: Done, *words: object) -> None:
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("maharaja: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for word in words:
        assert str(word) in done.err


LAST = 2**62 - 1


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("foo", "The commands are simulate, replay, review, puzzles, board, bench"),
        ("board foo", "The commands are balance, check, draw."),
        ("simulate --games 0", "0 is not in the range"),
        ("simulate --seed 99999999999999999999999", f"0<=x<={LAST}"),
        (f"simulate --games 2 --seed {LAST}", "2 games from"),
        (f"simulate --games 2 --workers 2 --seed {LAST}", "go beyond"),
        (f"simulate --games {10**30}", "go beyond"),
        ("simulate --players 3 --solo hard", "--players 3 cannot play --solo hard"),
        ("simulate --players 1", "needs --solo"),
        ("simulate --positions", "--positions needs --records"),
        ("simulate --special exotic", '"exotic" is not one of'),
        ("simulate --first-game --players 3", "needs four players"),
        ("simulate --board nowhere", "there is no board of that name"),
        ("simulate --board=", "board: its name is empty"),
        ("simulate --games 1 --records /nowhere/at/all", "/nowhere/at/all: No such file"),
        ("replay /nowhere/at/all", "/nowhere/at/all: cannot be read"),
        ("board check /nowhere.toml", "/nowhere.toml: cannot be read"),
        ("bench --seconds nan", "nan seconds never pass"),
        ("bench --seconds inf", "inf seconds never pass"),
        ("match --seats random,random --seed 99999999999999999999999", f"0<=x<={LAST}"),
        (f"match --seats random,random --limit {10**400}", "is not in the range"),
        ("arena --seats random,random --seed 99999999999999999999999", f"0<=x<={LAST}"),
    ],
)
def test_mistakes_in_what_is_typed(line: str, error: str) -> None:
    is_one_line(run(*line.split()), error)


def commands(group: click.Group = cli) -> list[click.Command]:
    """All commands, those of groups included."""
    below = [commands(found) for found in group.commands.values() if isinstance(found, click.Group)]
    own = [found for found in group.commands.values() if not isinstance(found, click.Group)]
    return [*own, *(found for several in below for found in several)]


def test_mistakes_in_values_are_ours_to_tell() -> None:
    """Click's own types have English sentences only."""
    plain = (click.types.StringParamType, click.types.BoolParamType, types.File)
    for command in commands():
        assert isinstance(command, Command), command.name
        for param in command.params:
            own = type(param.type).__module__.startswith("maharaja.cli")
            assert own or isinstance(param.type, plain), f"{command.name} {param.name}"
            flag = isinstance(param, click.Option) and param.is_flag
            assert own or flag or not isinstance(param.type, click.types.BoolParamType)


def test_a_mistake_ends_the_process_with_its_line() -> None:
    is_one_line(run_process("simulate", "--games", 0), "0 is not in the range x>=1.")


def test_nothing_is_written_before_a_mistake_is_found(records: Path) -> None:
    before = records.read_bytes()
    is_one_line(run("simulate", "--seed", LAST, "--games", 2, "--records", records))
    assert records.read_bytes() == before


RECORD_MISTAKES: dict[str, tuple[str, object, str]] = {
    "huge seat": ("choices", ["9" * 20 + " draft 1"], "the seats of this table are 0 to 1"),
    "endless seat": ("choices", ["9" * 5000 + " draft 1"], "record.choices[0]"),
    "endless character": ("choices", ["0 draft " + "9" * 5000], "record.choices[0]"),
    "solo": ("options.solo", "brutal", "record.options.solo: "),
    "board": ("board.id", "atlantis", "give its board file"),
    "result": ("result", None, "the choices lead to another result"),
}


@pytest.mark.parametrize("name", RECORD_MISTAKES)
def test_mistakes_in_records(name: str, record: dict[str, Any], tmp_path: Path) -> None:
    path, value, error = RECORD_MISTAKES[name]
    changed: Any = json.loads(json.dumps(record))
    *parents, last = path.split(".")
    target = changed
    for key in parents:
        target = target[key]
    target[last] = value or {"seats": []}
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    is_one_line(run("replay", file), file, error)


def test_a_stop_beyond_the_end(records: Path) -> None:
    is_one_line(run("replay", records, "--at", 10**20), records, "the record has only")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("[" * 900 + "]" * 900, "record: "),
        ("9" * 5000, "is no JSON record"),
        ("hello", "is no JSON record"),
        ("", "holds 0 games"),
        ("3", "an object is needed"),
        ('"text"', "an object is needed"),
    ],
    ids=["lists", "objects", "less deep", "digits", "words", "empty", "number", "text"],
)
def test_files_that_are_no_records(text: str, error: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    is_one_line(run("replay", file), file, error)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (f"id = {'[' * 5000}{']' * 5000}", "nested too deeply"),
        (f"id = {'9' * 5000}", "a number in it is too long"),
        (CLASSIC.replace("wide = [", f"wide = [{10**400}, 3] # ", 1), "not a point"),
    ],
    ids=["deep", "long", "far"],
)
def test_files_that_are_no_boards(text: str, error: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    is_one_line(run("board", "check", file), file, error)


def test_what_windows_lacks_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """As there: the modules of POSIX are not to be had."""
    monkeypatch.setitem(sys.modules, "fcntl", None)
    for name in ("maharaja.store.sqlite", "maharaja.store.sqlite_file"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    status, out, err = run("tables", "list", "--database", __file__)
    assert (status, out) == (2, "")
    assert "Linux" in err
