"""Setting up the table (chapter 3 of the rules)."""

from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.engine.ids import COLOURS

CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]
REWARDS = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]
SEEDS = range(200)  # enough for everything to come up somewhere


def table(players: int = 4, seed: int = 1, **options: Any) -> dict[str, Any]:
    """A table before the first decision."""
    return dict(maharaja.new_game(players=players, seed=seed, **options).dump())


def test_the_map_is_laid_out_empty() -> None:
    """SETUP-1: one map, the classic one unless another is asked for, and no piece on it."""
    position = table()
    assert position["board"]["id"] == "classic"
    assert list(position["cities"]) == CITIES
    nothing = {"centre": None, "top": None, "bottom": None, "plain": [0] * 4, "shrines": [0] * 4}
    assert list(position["cities"].values()) == [nothing] * 7
    assert position["villages"] == {}
    assert table(2, board="kaveri")["board"]["id"] == "kaveri"


@pytest.mark.parametrize(("players", "shown"), [(2, 5), (3, 6), (4, 7)])
def test_the_display(players: int, shown: int) -> None:
    """SETUP-2: three characters more than players, drawn from all sixteen."""
    displays = [table(players, seed)["display"] for seed in SEEDS]
    assert {len(display) for display in displays} == {shown}
    assert {len(set(display)) for display in displays} == {shown}
    assert {number for display in displays for number in display} == set(range(1, 17))


def test_characters_not_drawn_are_out_of_the_game() -> None:
    """SETUP-3: nobody can take one of them."""
    changing = scene("""
        2 players
        round 1, actions
        red    character 1, plan character coins, acted
        green  character 2, plan coins coins
        display 3 4 5
        waiting turn red
    """)
    changing.play("red perform character")
    assert changing.legal("red") == ["take 3", "take 4", "take 5", "take 2"]
    for number in range(6, 17):
        assert changing.refuses(f"red take {number}") == ("not-in-play", "SETUP-3")


def test_the_first_game_of_four() -> None:
    """EX-SETUP-1, SETUP-4: the recommended display."""
    assert table(first_game=True)["display"] == [1, 2, 5, 9, 12, 14, 15]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"solo": "easy"}])
def test_the_first_game_display_is_for_four(options: dict[str, Any]) -> None:
    """Q-V6."""
    with pytest.raises(maharaja.SetupError, match="first_game"):
        maharaja.new_game(seed=1, first_game=True, **options)


def test_action_tokens_begin_in_the_supply() -> None:
    """SETUP-5: nobody has one; the supply is there to be drawn on from the first turn."""
    assert [seat["tokens"] for seat in table()["seats"]] == [0] * 4
    supply = scene("""
        2 players
        round 1, actions
        red    character 14, plan coins pp, acted
        green  character 16, plan coins coins
        waiting turn red
    """)
    assert supply.play("red ability 14", "red perform coins", "red perform pp") == {
        "red tokens": (0, 1),
        "red used": ([], [14]),
        "red prestige": (3, 5),
        "red open": (["coins", "pp"], []),
    }


def test_the_reward_column() -> None:
    """SETUP-6: all eight tiles mixed, from the bottom, without gaps."""
    columns = [table(seed=seed)["rewards"] for seed in SEEDS]
    assert all(sorted(column[:8]) == sorted(REWARDS) for column in columns)
    assert all(column[8:] == [None] * 4 for column in columns)
    assert {column[0] for column in columns} == set(REWARDS)


def test_the_maharani_tokens_wait() -> None:
    """SETUP-7: both of them, on nobody's character."""
    assert table()["maharani"] == [None, None]


def test_the_flags() -> None:
    """SETUP-8: all seven mixed, on the starting spaces; the two spaces at the left stay free."""
    tracks = [table(seed=seed)["track"] for seed in SEEDS]
    assert all(track[:2] == [None, None] for track in tracks)
    assert all(sorted(track[2:9]) == sorted(CITIES) for track in tracks)
    assert all(track[9:] == [None] * 7 for track in tracks)
    assert {track[2] for track in tracks} == set(CITIES)


def test_the_maharaja_waits_off_the_map() -> None:
    """SETUP-9: until round 1 begins."""
    game = maharaja.new_game(players=2, seed=1)
    while game.round == 0:
        assert game.dump()["maharaja"] is None
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    assert game.dump()["maharaja"] in CITIES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_gets(players: int) -> None:
    """EX-SETUP-2, SETUP-10, SETUP-11, SETUP-12, SETUP-13, SETUP-15, SETUP-16."""
    board = {
        "coins": 15,
        "prestige": 3,
        "shrines": 8,
        "supply": 12,
        "statues": 7,
        "tokens": 0,
        "character": None,
        "priest": "start",
    }
    seats = table(players)["seats"]
    assert [{good: seat[good] for good in board} for seat in seats] == [board] * players


def test_everybody_has_a_disc() -> None:
    """SETUP-14: nothing set on it yet, and one for each when planning begins."""
    game = maharaja.new_game(players=3, seed=1)
    assert [seat["plan"] for seat in table(3)["seats"]] == [None] * 3
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    assert game.to_act() == [0, 1, 2]
    assert all(len(game.legal(seat)) == 45 for seat in range(3))


@pytest.mark.parametrize("players", [2, 3])
def test_colours_nobody_plays_stay_in_the_box(players: int) -> None:
    """SETUP-10, SETUP-17: a seat for each colour played, no piece and no say for the others."""
    small = Scene(maharaja.new_game(players=players, seed=1))
    position: Any = small.game.dump()
    assert len(position["seats"]) == players
    for colour in COLOURS[players:]:
        with pytest.raises(maharaja.SetupError, match="there is no seat"):
            small.legal(colour)
        with pytest.raises(maharaja.SetupError, match="there is no seat"):
            small.play(f"{colour} draft 1")
    position["villages"] = {"start-delhi.1": [players]}
    with pytest.raises(maharaja.FormatError, match="villages"):
        maharaja.load(position)
