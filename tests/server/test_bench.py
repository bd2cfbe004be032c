from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

FOLDER = Path(__file__).resolve().parent.parent.parent / "bench"
BENCH = FOLDER / "server.py"
ATTACK = FOLDER / "attack.py"
SUBJECTS = ["maharaja", "bare echo", "durable echo"]


def run(*flags: str, program: Path = BENCH) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(program), *flags],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )


def report(*flags: str) -> dict[str, Any]:
    done = run("--tables=5", "--seconds=2", "--rate=30", "--warm=2", "--json", *flags)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    return found


@pytest.fixture(scope="module")
def on_a_file() -> dict[str, Any]:
    return report()


def test_every_choice_is_measured_beside_an_echo_of_as_many_bytes(
    on_a_file: dict[str, Any],
) -> None:
    look_at(on_a_file)


@pytest.mark.soak  # the same with more servers; starting them takes twice as long
def test_several_processes_are_measured_together() -> None:
    look_at(report("--postgresql", "--processes=2"))


def look_at(found: dict[str, Any]) -> None:
    assert found["sockets"] == 20
    assert list(found["subjects"]) == SUBJECTS
    for figures in found["subjects"].values():
        assert figures["choices"] == 60
        assert figures["errors"] == 0
        assert 0 < figures["milliseconds"]["p50"] <= figures["milliseconds"]["max"]
    ours, echo, _ = (figures["kb_a_choice"] for figures in found["subjects"].values())
    assert echo == pytest.approx(ours, rel=0.25)
    assert found["choices_a_commit"] > 0


@pytest.mark.soak  # the same with one more server
def test_another_version_is_measured_in_the_same_run() -> None:
    found = report(f"--against={sys.executable}")
    assert list(found["subjects"]) == ["maharaja", "the other", "bare echo", "durable echo"]
    assert [figures["choices"] for figures in found["subjects"].values()] == [60] * 4
    assert not any(figures["errors"] for figures in found["subjects"].values())


@pytest.mark.soak  # the same, and a request for each seat after every choice
def test_choices_of_another_version_count_until_its_pages_have_asked_for_insight() -> None:
    found = report(f"--against={sys.executable}", "--ask")
    other = found["subjects"]["the other"]
    assert other["choices"] == 60
    assert other["errors"] == 0, other["first_errors"]


WORDS = ("from choice to last update", "maharaja is x bare echo", "kB a socket")


def test_the_figures_are_told_in_words(
    on_a_file: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(FOLDER)
    lines = runpy.run_path(str(BENCH))["report_lines"](on_a_file)
    told = "\n".join(lines)
    assert all(words in told for words in WORDS)


@pytest.mark.soak  # as above, by the program
def test_the_figures_are_printed_in_words() -> None:
    done = run("--tables=1", "--seconds=0.6", "--rate=10", "--warm=1")
    assert done.returncode == 0, done.stderr
    assert all(words in done.stdout for words in WORDS)


def test_several_processes_need_a_database_for_several() -> None:
    done = run("--processes=2")
    assert done.returncode == 2
    assert "--postgresql" in done.stderr


def test_too_many_sockets_for_the_machine_are_refused_before_anything_is_started() -> None:
    done = subprocess.run(
        ["sh", "-c", 'ulimit -n 600 && exec "$0" "$1" --tables=500', sys.executable, str(BENCH)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert done.returncode == 1
    assert "8,500 open files, and this machine allows 600" in done.stderr


@pytest.mark.soak  # servers, attackers and five turns of each, for a tool that decides nothing
def test_others_are_measured_while_a_server_is_attacked() -> None:
    """Whether they notice is for a quiet machine to say (docs/hosting.md)."""
    attacks = ["cookies", "renames", "broadcasts"]
    flags = ("--tables=3", "--seconds=1.2", "--rate=50", "--json", *attacks)
    done = run(*flags, program=ATTACK)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout)
    assert [attack["during"]["name"] for attack in found["attacks"]] == attacks
    for attack in found["attacks"]:
        assert measured(attack["quiet"]) == measured(attack["during"]) == 60  # in five turns
        assert attack["ratio"]["low"] <= attack["ratio"]["high"]
    assert measured(found["quiet"]) == 60 * len(attacks)
    for phase in (found["still"], found["quiet"], *(one["after"] for one in found["attacks"])):
        assert phase["errors"] == []


def measured(phase: dict[str, Any]) -> int:
    """Choices, and those that are left out because the machine was taken away."""
    return int(phase["choices"]) + int(phase["left_out"])
