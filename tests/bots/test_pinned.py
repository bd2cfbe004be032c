"""bench/pinned.py: who plays, and what is refused. The games themselves are the arena's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from support.bench_modules import bench_module

from maharaja.bots.protocol.external_bot import Limits
from maharaja.cli.contests import limits_of
from maharaja.cli.types import Entries

pinned = bench_module("pinned")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_plays_against_the_old_ones(players: int) -> None:
    old = "cmd:/old/bin/maharaja bot master@2000"
    entries = Entries().convert(pinned.seats("master@500", old, players), None, None)
    assert entries == ("master@500", *[old] * (players - 1))


def test_patience_with_moves_is_patience_with_starts() -> None:
    """On a machine that measures much besides, Python itself may take long to start."""
    long = limits_of(pinned.PATIENCE)
    assert (long.move, long.start) == (120.0, 120.0)
    assert limits_of(50) == Limits(move=0.05)


def repository(folder: Path) -> str:
    """A checkout with one commit; returns its id."""
    folder.joinpath("src").mkdir()
    folder.joinpath("src", "a.py").write_text("", encoding="ascii")
    me = ["-c", "user.name=x", "-c", "user.email=x"]
    for words in (["init", "-q"], ["add", "."], [*me, "commit", "-q", "--no-verify", "-m", "x"]):
        subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)
    return str(pinned.git("rev-parse", "HEAD", at=folder))


def test_only_the_pinned_code_as_it_was_is_played_against(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = repository(tmp_path)
    monkeypatch.setattr(pinned, "ROOT", tmp_path)
    with pytest.raises(pinned.PinError, match="is missing: python3 tools/environments"):
        pinned.opponent(tmp_path, commit, "master")
    program = tmp_path / ".venv" / "compiled" / "bin" / "maharaja"
    program.parent.mkdir(parents=True)
    program.symlink_to(sys.executable)
    assert pinned.opponent(tmp_path, commit[:8], "master").endswith(" bot master")
    tmp_path.joinpath("src", "a.py").write_text("changed", encoding="ascii")
    with pytest.raises(pinned.PinError, match="has changes of its own"):
        pinned.opponent(tmp_path, commit, "master")
    with pytest.raises(pinned.PinError, match="git rev-parse"):
        pinned.opponent(tmp_path, "0" * 7, "master")
