"""The learner of examples/: a short lesson in ./check, one as long as it takes with --full."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import maharaja

EXAMPLES = Path(__file__).parents[2] / "examples"
BOT = f"{EXAMPLES / 'learned_bot.py'}:LearnedBot"
SHORT, LONG = 400, 10_000  # games; the short ones won 80% of 40 games when this was written
PATIENCE = 3600

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not maharaja.compiled(), reason="plain, a short lesson takes minutes"),
]


def run_learner(games: int, measured: int, level: str, file: Path) -> str:
    """What it says, as a command of its own."""
    words = [sys.executable, str(EXAMPLES / "learner.py"), str(games), str(file)]
    against = ["--against", level, "--measured", str(measured)]
    done = subprocess.run([*words, *against], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def win_share(told: str) -> float:
    (share,) = re.findall(r"^LearnedBot +1 +([\d.]+)%", told, re.MULTILINE)
    return float(share)


def test_a_short_lesson_is_enough_against_chance(tmp_path: Path) -> None:
    file = tmp_path / "learned.npz"
    assert win_share(run_learner(SHORT, 40, "random", file)) >= 60
    again = subprocess.run(
        [sys.executable, "-m", "maharaja", "match", "--seats", f"{BOT},random", "--seed", "3"],
        env={**os.environ, "MAHARAJA_LEARNED": str(file)},
        capture_output=True,
        text=True,
    )
    assert again.returncode == 0, again.stderr
    assert "0 faults" in again.stdout


@pytest.mark.soak  # minutes of games against itself
def test_it_beats_novice(tmp_path: Path) -> None:
    """The figures of docs/adapters.md are those of a longer lesson."""
    assert win_share(run_learner(LONG, 200, "novice", tmp_path / "learned.npz")) >= 50
