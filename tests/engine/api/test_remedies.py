"""What would help against a refusal: cities to travel to, villages that lack a shrine."""

from __future__ import annotations

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.engine.analysis.insight_json import insight_json

TURN = """
    3 players
    round 2, actions, maharaja delhi
    red     coins {coins}, priest {priest}, character 2, plan statue-discount coins, acted
    green   character 7, plan coins coins
    yellow  character 8, plan coins coins
    display 1 5 9
    {villages}
    waiting turn red
"""
TO_DELHI = "start-delhi.1 green\n start-delhi.2 green"


def turn(coins: int = 30, villages: str = TO_DELHI, priest: str = "start") -> Scene:
    return scene(TURN.format(coins=coins, villages=villages, priest=priest))


def helps(table: Scene, choice: str, by: str | None = None, seat: int = 0) -> list[str]:
    return table.game.places_that_help(seat, choice, by)


def test_a_statue_needs_a_journey_to_its_city() -> None:
    table = turn()
    assert helps(table, "perform statue-discount") == ["delhi"]
    assert helps(table, "statue delhi plain", by="statue-discount") == ["delhi"]
    assert helps(table, "statue delhi plain") == []  # no action is under way there either


def test_a_place_helps_only_if_it_can_be_reached_and_paid() -> None:
    assert helps(turn(coins=1), "perform statue-discount") == []
    assert helps(turn(coins=5), "perform statue-discount") == []  # the toll, but no statue
    assert helps(turn(), "statue jodhpur plain", by="statue-discount") == []
    assert helps(turn(), "shrine delhi", by="two-shrines") == []  # not planned


def test_a_closed_road_names_the_villages_that_close_it() -> None:
    table = turn(villages="start-delhi.1 green")
    assert helps(table, "travel start-delhi") == ["start-delhi.2"]
    assert helps(table, "travel delhi-jodhpur") == []  # it begins elsewhere


def test_a_city_that_cannot_be_reached_names_the_villages_that_would_open_a_way() -> None:
    table = turn(villages="start-delhi.1 green")
    assert opens(table, "delhi") == ["start-delhi.2"]
    assert "start-jodhpur.1" in opens(table, "ahmadabad")  # no road leads there at once
    assert opens(turn(priest="jodhpur"), "ahmadabad") == ["jodhpur-ahmadabad.1"]


def opens(table: Scene, city: str) -> list[str]:
    return insight_json(table.game.state, 0)["unreachable"][city]["places"]


@pytest.mark.parametrize("choice", ["no choice", "travel nowhere", "statue delhi plain"])
def test_nothing_helps_who_is_not_asked(choice: str) -> None:
    assert helps(turn(), choice, seat=1) == []


def test_nothing_helps_outside_of_turns() -> None:
    assert maharaja.new_game(players=3, seed=1).places_that_help(0, "draft 1") == []


def test_nothing_is_played_while_it_is_looked_for() -> None:
    table = turn()
    before = table.game.dump()
    helps(table, "perform statue-discount")
    assert table.game.dump() == before
