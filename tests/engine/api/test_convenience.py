"""What makes the API pleasant at a prompt: texts of objects, numbers of numpy, guesses at slips."""

from __future__ import annotations

import numpy as np
import pytest

import maharaja


def test_a_game_says_what_it_is() -> None:
    game = maharaja.new_game(players=2, seed=1)
    assert repr(game) == f"<Game on classic, 2 players, draft, seat {game.to_act()[0]} to act>"
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    assert repr(game) == "<Game on classic, 2 players, round 1, planning, seats 0, 1 to act>"
    solo = maharaja.new_game("kaveri", solo="easy", seed=1)
    assert repr(solo) == "<Game on kaveri, solo, draft, seat 0 to act>"
    assert repr(game.board) == "<Board classic: 7 cities, 16 roads, 30 villages>"
    assert repr(maharaja.make_bot("random", 1, seed=1)) == "<RandomBot on seat 1>"


def test_games_and_boards_are_drawn_for_notebooks() -> None:
    game = maharaja.new_game(players=2, seed=1)
    assert (game._repr_html_() or "").startswith("<p>Game on classic, 2 players, draft")
    assert (game.board._repr_svg_() or "").startswith("<svg")


def test_numbers_may_be_those_of_numpy() -> None:
    game = maharaja.new_game(players=np.int8(3), seed=np.int64(5))  # type: ignore[arg-type]
    assert (game.seats, game.seed) == (3, 5)
    assert type(game.record()["seed"]) is int
    seat = np.int32(game.to_act()[0])
    choice = np.uint16(game.legal(seat)[0])
    assert game.text(choice) == game.legal_texts(seat)[0]
    game.choose(seat, choice)
    assert game.decisions == 1
    assert game.back(np.int64(0)).decisions == 0
    assert maharaja.replay(game.record(), np.int64(1)).decisions == 1
    with pytest.raises(TypeError, match=r"seat: int object expected; got float"):
        game.legal(1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("travle delhi", "; did you mean travel?"),
        ("flag dehli", "; did you mean delhi?"),
        ("plan coin pp", "; did you mean coins?"),
        ("flag xyz", " is needed"),
        ("flag", " is needed"),
        ("", "maharani"),
    ],
)
def test_slips_are_guessed_at(text: str, message: str) -> None:
    with pytest.raises(maharaja.NotationError) as caught:
        maharaja.new_game(seed=1).parse(text)
    assert str(caught.value).endswith(message)
