"""Positions drawn as text and read again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.game_kinds import BASIC, new_game

import maharaja
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly
from maharaja.render.position_text import DrawingError, draw, draw_result, read


@pytest.mark.parametrize("kind", BASIC, ids=json.dumps)
def test_what_is_drawn_can_be_read(kind: dict[str, Any]) -> None:
    game = new_game(kind, 0)
    play_randomly(game.state, Dice(3), 60)
    assert draw(read(draw(game.dump()))) == draw(game.dump())


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_solo_table_holds_every_character_once(level: str) -> None:
    """The first is Brahmabot's, one of the next three the player's, one came after."""
    position = read(f"solo {level}")
    characters = position["setup"]["characters"]
    player, brahmabot = (seat["character"] for seat in position["seats"])
    assert [brahmabot, player, *position["display"]] == characters[:5]
    assert position["drawn"] == 5
    game = maharaja.load(position)
    assert game.to_act() == [0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_holds_every_character_once(players: int) -> None:
    position = read(f"{players} players")
    held = [seat["character"] for seat in position["seats"]]
    assert [*held, *position["display"]] == position["setup"]["characters"]


def test_cities_may_have_digits_in_their_names(tmp_path: Path) -> None:
    shipped = Path(__file__).parents[2] / "boards" / "classic.toml"
    text = shipped.read_text(encoding="utf-8").replace("delhi", "delhi-2")
    (tmp_path / "new.toml").write_text(text, encoding="utf-8")
    position = read(f"""
        board {tmp_path / "new.toml"}, 2 players
        round 1, planning, maharaja delhi-2
        start-delhi-2.1 red
        delhi-2   plain green
    """)
    assert position["villages"] == {"start-delhi-2.1": [0]}
    assert position["cities"]["delhi-2"]["plain"] == [0, 1]


def test_lines_that_cannot_be_read() -> None:
    for line in ("purple coins 3", "red gems 3", "delhi roof red", "nowhere.3 red"):
        with pytest.raises(DrawingError, match="cannot be read"):
            read(f"2 players\n{line}")
    with pytest.raises(DrawingError, match="is no option"):
        read("2 players, sunny")


def test_what_was_paid_has_a_minus() -> None:
    seats = [
        {"gathered": {"start": 3, "ability": -5, "bonus": 0}, "final": {"coins": 2}, "total": 0},
        {"gathered": {"ability": -1}, "final": {"coins": 0}, "total": -1},
        {"gathered": {"start": 0}, "final": {"statues": 3, "coins": 1}, "total": 4},
    ]
    assert draw_result({"seats": seats, "winners": [2]}).splitlines() == [
        "red       0 = start 3 - ability 5; final coins 2",
        "green     -1 = - ability 1; final coins 0",
        "yellow    4 = 0; final statues 3 + coins 1  wins",
    ]
