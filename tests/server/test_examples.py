"""What examples/ shows works against a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from support.server_process import PATIENCE, ask, serving

from maharaja.bots.levels import LEVELS

SCRIPT = Path(__file__).parents[2] / "examples" / "play_by_http.py"


def play(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the script as people do, with Python's standard library only."""
    return subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), *words],
        capture_output=True,
        text=True,
        timeout=5 * PATIENCE,
    )


def test_a_script_plays_a_whole_game_and_checks_the_seed(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        done = play(served.url, "random")
    assert done.returncode == 0, done.stderr
    first, *scores, last = done.stdout.splitlines()
    assert re.fullmatch(r"table [a-z2-7]{16}, commitment [0-9a-f]{64}", first)
    assert [line.split(":")[0] for line in scores] == ["seat 0", "seat 1"]
    assert any(line.endswith("  wins") for line in scores)
    assert re.fullmatch(r"seed \d+, as committed to; \d+ decisions", last)


def test_the_script_waits_when_it_is_too_fast(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", 40, "--changes-rate", 4) as served:
        done = play(served.url, "random")
        figures = ask(f"{served.url}/metrics").text
    assert done.returncode == 0, done.stderr
    assert 'maharaja_problems_total{code="too-many-requests"}' in figures


def test_the_script_says_what_the_server_refuses(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        done = play(served.url, "genius")
    assert done.returncode == 1
    assert done.stderr == f"invalid: level: the levels are {', '.join(LEVELS)}.\n"
