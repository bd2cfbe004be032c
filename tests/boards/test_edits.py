"""Boards that are drawn step by step: the text of the file changes in place, comments stay."""

from __future__ import annotations

import difflib
import tomllib
from typing import Any

import pytest

from maharaja import boards
from maharaja.boards import edits
from maharaja.boards.board_text import BoardText
from maharaja.boards.toml_text import blocks, written


def drawn() -> BoardText:
    """A board drawn from nothing: five cities around the start."""
    file = BoardText(edits.NEW_BOARD, "x.toml")
    for at in ((150.0, 120.0), (850.0, 120.0), (850.0, 560.0), (150.0, 560.0), None):
        edits.add_city(file, "wide", at)
    for city in range(1, 6):
        edits.add_road(file, "start", f"city-{city}", 2)
    return file


def test_a_board_drawn_from_nothing_can_be_played() -> None:
    examined = boards.examine(drawn().checked(), "x.toml")
    assert (examined.mistakes, examined.looks) == ([], [])
    assert examined.board is not None
    assert (examined.board.cities, examined.board.villages) == (5, 10)


def changes(before: str, after: str) -> list[str]:
    lines = difflib.ndiff(before.splitlines(), after.splitlines())
    return [line for line in lines if line[0] in "+-"]


def test_only_the_line_of_a_value_changes() -> None:
    text = boards.text("classic").replace('name = "Delhi"', 'name = "Delhi"  # the capital')
    file = BoardText(text, "classic")
    file.set("city", 1, "name", 'New "Delhi"')
    assert changes(text, file.checked()) == [
        '- name = "Delhi"  # the capital',
        '+ name = "New \\"Delhi\\""  # the capital',
    ]


@pytest.mark.parametrize("name", boards.available())
def test_comments_and_the_order_stay_whatever_is_done(name: str) -> None:
    text = boards.text(name)
    file = BoardText(text, name)
    edits.rename_city(file, 1, "agra")
    edits.move(file, "city", 2, "wide", (500.0, 300.0))
    edits.add_city(file, "tall", None)
    edits.add_road(file, "agra", file.rows("city")[-1]["id"], 1)
    edits.bend_road(file, 1, "wide", (300.0, 200.0))
    edits.set_villages(file, 2, 1)
    edits.remove_road(file, 3)
    edits.remove_city(file, 3)
    comments = [line for line in text.splitlines() if line.startswith("#")]
    assert [line for line in file.checked().splitlines() if line.startswith("#")] == comments


def test_a_city_takes_its_roads_villages_and_tiles_along() -> None:
    file = BoardText(boards.text("classic"), "classic")
    edits.rename_city(file, 1, "agra")
    edits.move(file, "city", 1, "wide", (430.0, 110.0))
    edits.move(file, "start", None, "wide", (500.0, 350.0))
    examined = boards.examine(file.checked(), "x.toml")
    assert examined.mistakes == []
    assert "delhi" not in "".join(line for line in file.text.splitlines() if line[0:1] != "#")


def test_a_bent_road_keeps_its_villages_and_can_be_straight_again() -> None:
    file = drawn()
    straight = file.text
    edits.bend_road(file, 1, "wide", (330.0, 280.0))
    assert boards.examine(file.checked(), "x.toml").mistakes == []
    assert "Q" in file.section("road", 1)["wide"]
    edits.move(file, "city", 1, "wide", (160.0, 130.0))
    assert boards.examine(file.checked(), "x.toml").mistakes == []
    edits.bend_road(file, 1, "wide", None)
    edits.move(file, "city", 1, "wide", (150.0, 120.0))
    assert boards.examine(file.checked(), "x.toml").mistakes == []
    assert tomllib.loads(file.text)["road"] == tomllib.loads(straight)["road"]


def test_solo_tiles_to_begin_with() -> None:
    file = drawn()
    edits.add_road(file, "city-1", "city-4", 2)
    before = file.text
    file.set("", None, "players", [1, 2])
    edits.add_solo(file)
    examined = boards.examine(file.checked(), "x.toml")
    assert examined.mistakes == []
    assert examined.board is not None
    assert examined.board.tiles == 12
    edits.remove_solo(file)
    file.set("", None, "players", [2, 3, 4])
    assert file.checked() == before


@pytest.mark.parametrize(
    "text",
    [
        'city = [{ id = "a" }, { id = "b" }]\n',
        "[[city]]\nbonus.top = { coins = 1 }\n[[city]]\n[city.bonus.top]\ncoins = 1\n",
    ],
)
def test_what_is_written_in_an_unusual_way_is_refused_and_not_spoilt(text: str) -> None:
    file = BoardText(text, "x.toml")
    with pytest.raises(boards.BoardError) as caught:
        file.set("city", 1, "bonus", {"top": {"coins": 2}})
    assert caught.value.id == "error-board-edit-unusual"


@pytest.mark.parametrize(
    "value",
    ["plain", 'quo"te', "back\\slash", "two\nlines", "\x7f\t", "日本", 12, [1, 2], {"a": {"b": 1}}],
)
def test_values_are_written_so_that_they_are_read_again(value: Any) -> None:
    assert tomllib.loads(f"x = {written(value)}") == {"x": value}


def test_where_values_stand() -> None:
    text = 'a = [ # one ] "\n  "x#", \'y\',\n] # two\n"b" = """\n[c]\n""" \n[[ d . e ]] # f\ng = 1'
    first, second = blocks(text)
    found = [(entry.key, text[entry.value : entry.value_end]) for entry in first.entries]
    assert found == [("a", '[ # one ] "\n  "x#", \'y\',\n]'), ("b", '"""\n[c]\n"""')]
    assert (second.path, second.is_row, text[second.entries[0].value :]) == ("d.e", True, "1")


def test_all_mistakes_are_told_at_once() -> None:
    text = boards.text("classic")
    for old, new in (
        ('name = "Delhi"', 'nmae = "Delhi"'),
        ('flag = "#2F6BA3"', 'flag = "blue"'),
        ("wide = [884, 384]", "wide = [984, 384]"),
        ('ends = ["start", "varanasi"]', 'ends = ["start", "varanassi"]'),
        ("players = [1, 2, 3, 4]", "players = [4, 3]"),
    ):
        assert old in text
        text = text.replace(old, new)
    examined = boards.examine(text, "x.toml")
    assert examined.board is None
    assert [(error.key, error.id) for error in examined.mistakes] == [
        ("city[1].nmae", "error-board-unknown-key"),
        ("city[1].name", "error-board-key-missing"),
        ("city[2].flag", "error-board-no-colour"),
        ("road[4].ends", "error-board-no-city"),
        ("players", "error-board-found"),
        ("city[3].wide", "error-board-outside-with-radius"),
    ]
