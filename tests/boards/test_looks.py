"""Boards that can be played but not be seen well: everything is told at once, with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.command_line import run

from maharaja import boards, i18n

CLASSIC = boards.text("classic")


@pytest.mark.parametrize("name", boards.available())
def test_our_own_boards_are_drawn_well(name: str) -> None:
    assert boards.examine(boards.text(name), name).looks == []


def changed(place: str, key: str, value: str) -> str:
    """The classic board with another line in one of its sections, counted from one."""
    kind, number = re.fullmatch(r"(\w+)\[(\d+)\]", place).groups()  # type: ignore[union-attr]
    parts = re.split(rf"(?m)^(?=\[\[{kind}\]\])", CLASSIC)
    wanted = parts[int(number)]
    parts[int(number)] = re.sub(rf"(?m)^{key} = .*$", f"{key} = {value}", wanted, count=1)
    assert parts[int(number)] != wanted
    return "".join(parts)


def found(text: str) -> dict[str, str]:
    return {error.key: error.id for error in boards.examine(text, "x.toml").looks}


def test_a_flag_that_is_too_pale() -> None:
    assert found(changed("city[1]", "flag", '"#FFE9A0"')) == {"city[1].flag": "error-board-pale"}


def test_two_flags_that_are_alike() -> None:
    text = changed("city[3]", "flag", '"#B4522C"')
    assert found(text) == {"city[3].flag": "error-board-alike"}


def test_villages_under_cities_and_each_other() -> None:
    """A village near the end of its road, below the city there."""
    text = changed("village[2]", "wide", "[478, 130]")
    assert found(text) == {"village[2].wide": "error-board-covers"}
    text = changed("village[2]", "wide", "[479, 262]")
    assert found(text) == {"village[2].wide": "error-board-covers"}


def test_everything_is_told_at_once_in_every_language(tmp_path: Path) -> None:
    text = changed("city[1]", "flag", '"#FFE9A0"')
    file = tmp_path / "x.toml"
    file.write_text(text.replace("[479, 210]", "[478, 130]"), encoding="utf-8")
    for language in i18n.LANGUAGES:
        done = run("--language", language, "board", "check", file)
        assert (done.status, done.out) == (2, "")
        lines = done.err.splitlines()
        assert len(lines) == 3
        assert "village[2].wide" in lines[0]
        assert "city[1].flag" in lines[1]
        assert "2" in lines[2]
    assert boards.load(file).id == "classic"  # it can be played all the same


def test_cities_on_top_of_each_other() -> None:
    """A small radius makes room; a large one takes it away."""
    text = re.sub(r"(?m)^radius = 76$", "radius = 90", CLASSIC)
    assert text != CLASSIC
    keys = found(text)
    assert set(keys.values()) <= {"error-board-covers"}
