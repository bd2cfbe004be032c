"""A stale engine must never look fresh."""

from pathlib import Path

import pytest
from fingerprint import fingerprint


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "engine/rules").mkdir(parents=True)
    (tmp_path / "engine/play.py").write_text("play")
    (tmp_path / "engine/rules/turn.py").write_text("turn")
    (tmp_path / "setup.py").write_text("setup")
    return tmp_path


def current(tree: Path, *facts: object) -> str:
    return fingerprint(tree, ["engine", "setup.py", "absent"], *facts)


def test_nothing_changed(tree: Path) -> None:
    assert current(tree, "3.11") == current(tree, "3.11")


def test_content_counts(tree: Path) -> None:
    before = current(tree)
    (tree / "engine/rules/turn.py").write_text("TURN")
    assert current(tree) != before


def test_names_count(tree: Path) -> None:
    before = current(tree)
    (tree / "engine/play.py").rename(tree / "engine/game.py")
    assert current(tree) != before


def test_a_deleted_file_counts(tree: Path) -> None:
    before = current(tree)
    (tree / "engine/rules/turn.py").unlink()
    assert current(tree) != before


def test_a_file_that_appears_counts(tree: Path) -> None:
    before = current(tree)
    (tree / "absent").write_text("")
    assert current(tree) != before


def test_facts_count(tree: Path) -> None:
    assert current(tree, "gcc") != current(tree, None)


def test_what_python_and_builds_leave_behind_does_not_count(tree: Path) -> None:
    before = current(tree)
    for name in ("__pycache__", "maharaja.egg-info"):
        (tree / "engine" / name).mkdir()
        (tree / "engine" / name / "left").write_text("behind")
    assert current(tree) == before
