"""Choosing characters and placing the starting shrines (chapter 4 of the rules)."""

from typing import Any

import pytest
from support.scene import Scene

import maharaja

REWARDS = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]
DISPLAYS = {2: [7, 3, 9, 1, 12], 3: [7, 3, 9, 1, 12, 16], 4: [7, 3, 9, 1, 12, 16, 5]}
COLOURS = ["red", "green", "yellow", "blue"]


def drafting(players: int, first: str) -> Scene:
    """The table when the first character is to be chosen."""
    setup = {
        "characters": DISPLAYS[players],
        "rewards": REWARDS,
        "flags": CITIES,
        "first": COLOURS.index(first),
    }
    return Scene(maharaja.new_game(players=players, setup=setup))


def settling(players: int) -> Scene:
    """Characters are chosen: red has 9, green 3, yellow 12, blue 1."""
    table = drafting(players, "red")
    characters = zip(COLOURS[:players], [9, 3, 12, 1], strict=False)
    table.play(*(f"{colour} draft {number}" for colour, number in characters))
    return table


# --- characters ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_decide_who_chooses_first(players: int) -> None:
    """PRE-1: anybody may be drawn."""
    games = [maharaja.new_game(players=players, seed=seed) for seed in range(40)]
    assert {tuple(game.to_act()) for game in games} == {(seat,) for seat in range(players)}


def test_the_first_takes_a_character_from_the_display() -> None:
    """PRE-1: any of them; it then lies open on the player board."""
    table = drafting(4, "yellow")
    assert table.legal("yellow") == [f"draft {number}" for number in DISPLAYS[4]]
    assert table.play("yellow draft 9") == {
        "display": ([7, 3, 9, 1, 12, 16, 5], [7, 3, 1, 12, 16, 5]),
        "yellow character": (None, 9),
    }
    view: Any = table.game.view(0)
    assert view["seats"][2]["character"] == 9


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, "green", ["green", "red"]),
        (3, "yellow", ["yellow", "red", "green"]),
        (4, "green", ["green", "yellow", "blue", "red"]),
    ],
)
def test_the_others_follow_clockwise(players: int, first: str, order: list[str]) -> None:
    """PRE-2: each takes one of those still there."""
    table = drafting(players, first)
    left = list(DISPLAYS[players])
    for colour in order:
        assert table.to_act() == [colour]
        assert table.legal(colour) == [f"draft {number}" for number in left]
        table.play(f"{colour} draft {left.pop(0)}")


def test_a_character_already_chosen_is_gone() -> None:
    """PRE-2."""
    table = drafting(2, "red")
    table.play("red draft 9")
    assert table.refuses("green draft 9") == ("not-in-display", "PRE-2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_characters_are_left(players: int) -> None:
    """PRE-3."""
    table = settling(players)
    taken = [9, 3, 12, 1][:players]
    left = [number for number in DISPLAYS[players] if number not in taken]
    assert table.fact("display") == left
    assert len(left) == 3


# --- starting shrines ----------------------------------------------------------------------------


def test_a_shrine_on_a_free_village_space() -> None:
    """PRE-4: from the player board, in any village, and it costs nothing."""
    table = settling(4)
    assert table.legal("blue") == [f"settle {village}" for village in table.game.board.village_ids]
    assert table.play("blue settle varanasi-bijapur.2") == {
        "blue shrines": (8, 7),
        "varanasi-bijapur.2": (None, ["blue"]),
    }


def test_from_the_lowest_character_to_the_highest_four_times() -> None:
    """PRE-4, PRE-5: blue has 1, green 3, red 9, yellow 12; the same order in every pass."""
    table = settling(4)
    villages = iter(table.game.board.village_ids)
    order = []
    while table.fact("phase") == "settle":
        (colour,) = table.to_act()
        order.append(colour)
        table.play(f"{colour} settle {next(villages)}")
    assert order == ["blue", "green", "red", "yellow"] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_shrines_each(players: int) -> None:
    """EX-PRE-1, PRE-5: four in four villages, four on the board, and nobody has paid."""
    table = settling(players)
    while table.fact("phase") == "settle":
        (colour,) = table.to_act()
        table.play(f"{colour} {table.legal(colour)[0]}")
    assert table.fact("round") == 1
    position: Any = table.game.dump()
    for seat, colour in enumerate(COLOURS[:players]):
        assert sum(seat in owners for owners in position["villages"].values()) == 4
        assert table.fact(f"{colour} shrines") == 4
        assert table.fact(f"{colour} supply") == 12
        assert table.fact(f"{colour} coins") == 15


def test_village_limits_when_two_play() -> None:
    """PRE-6, SHRINE-7: a village takes a single shrine."""
    table = settling(2)
    table.play("green settle start-delhi.1")
    assert table.refuses("red settle start-delhi.1") == ("village-full", "SHRINE-7")
    table.play("red settle start-delhi.2")
    assert table.refuses("green settle start-delhi.1") == ("own-shrine-there", "SHRINE-6")
    free = [village for village in table.game.board.village_ids if "start-delhi" not in village]
    assert table.legal("green") == [f"settle {village}" for village in free]


def test_village_limits_when_more_play() -> None:
    """PRE-6, SHRINE-5, SHRINE-6: two shrines in two colours."""
    table = settling(4)
    table.play("blue settle start-delhi.1", "green settle start-delhi.1")
    assert table.fact("start-delhi.1") == ["green", "blue"]
    assert table.refuses("red settle start-delhi.1") == ("village-full", "SHRINE-5")
    table.play("red settle start-delhi.2", "yellow settle start-jodhpur.1")
    table.play("blue settle start-delhi.2", "green settle start-jodhpur.1")
    assert table.refuses("red settle start-delhi.2") == ("own-shrine-there", "SHRINE-6")
