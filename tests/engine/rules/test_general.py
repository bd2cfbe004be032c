"""What the game is about (chapter 1), and what we use where pictures were lost."""

from random import Random
from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.engine.content.characters import CHARACTERS
from maharaja.engine.ids import ACTION_NAMES

CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]


# --- players, rounds, secrets --------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    """GEN-1: and all of them are asked."""
    game = maharaja.new_game(players=players, seed=1)
    asked = set()
    while game.phase == "draft":
        asked.add(game.to_act()[0])
        game.choose(game.to_act()[0], game.legal(game.to_act()[0])[0])
    assert asked == set(range(players))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    """GEN-1."""
    with pytest.raises(maharaja.SetupError, match="players"):
        maharaja.new_game(players=players, seed=1)


def test_one_plays_against_brahmabot() -> None:
    """GEN-1: seat 0 decides everything, to the end."""
    game = maharaja.new_game(solo="medium", seed=1)
    assert game.seats == 2
    chance = Random(1)
    while not game.finished:
        assert game.to_act() == [0]
        game.choose(0, chance.choice(game.legal(0)))


ROUND_ENDS = """
    2 players
    round {round}, actions, maharaja delhi
    red    character 1, prestige {red}, plan coins coins, open ., acted
    green  character 2, prestige {green}, plan coins coins, open ., acted
    waiting turn green
"""


@pytest.mark.parametrize("number", range(1, 7))
def test_six_rounds_are_not_enough(number: int) -> None:
    """GEN-2: up to round 6 another one follows."""
    table = scene(ROUND_ENDS.format(round=number, red=3, green=3))
    table.play("green end")
    assert table.fact("round") == number + 1
    assert not table.game.finished


@pytest.mark.parametrize(("red", "green", "winner"), [(9, 8, 0), (8, 9, 1)])
def test_seven_rounds_and_the_most_prestige_wins(red: int, green: int, winner: int) -> None:
    """GEN-2."""
    table = scene(ROUND_ENDS.format(round=7, red=red, green=green))
    table.play("green end")
    assert table.game.finished
    result: Any = table.game.result() or {}
    assert result["rounds"] == 7
    assert result["winners"] == [winner]


def test_two_actions_are_planned_and_tried() -> None:
    """GEN-3: one after the other; the turn does not end before."""
    table = scene("""
        2 players
        round 1, planning
        red    character 1, coins 15
        green  character 2
    """)
    table.play("red plan coins pp", "green plan coins coins")
    assert table.legal("red") == ["perform coins", "perform pp"]
    table.play("red perform pp")
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")
    table.play("red perform coins")
    assert table.legal("red") == ["end"]


SECRETS = """
    3 players{options}
    round 1, planning
    red     character 1, coins 11, prestige 4
    green   character 2, coins 12, prestige 5
    yellow  character 5, coins 13, prestige 6
"""


def seen(table: Scene, viewer: int | None, good: str) -> list[int | None]:
    view: Any = table.game.view(viewer)
    return [seat[good] for seat in view["seats"]]


@pytest.mark.parametrize(
    ("viewer", "prestige"),
    [(0, [4, None, None]), (1, [None, 5, None]), (2, [None, None, 6]), (None, [None] * 3)],
)
def test_prestige_is_secret_and_coins_are_not(
    viewer: int | None, prestige: list[int | None]
) -> None:
    """GEN-4: you see your own total; Q-A14: so it is unless the table has agreed otherwise."""
    table = scene(SECRETS.format(options=""))
    assert seen(table, viewer, "prestige") == prestige
    assert seen(table, viewer, "coins") == [11, 12, 13]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_table_may_play_with_open_prestige(viewer: int | None) -> None:
    """Q-A14."""
    table = scene(SECRETS.format(options=", open_prestige"))
    assert seen(table, viewer, "prestige") == [4, 5, 6]


def test_the_introductory_game_is_plain() -> None:
    """GEN-5: no special rules and no final scoring tile."""
    position: Any = maharaja.new_game(players=4, first_game=True, seed=1).dump()
    assert position["options"]["special"] == []
    assert position["options"]["final"] is None


def test_four_colours() -> None:
    """GEN-6: red, green, yellow and blue, in the order of the seats."""
    table = Scene(maharaja.new_game(players=4, seed=1))
    for seat, colour in enumerate(["red", "green", "yellow", "blue"]):
        assert table.fact(f"{colour} coins") == 15
        assert table.legal(colour) == table.game.legal_texts(seat)
    with pytest.raises(ValueError, match="purple"):
        table.legal("purple")


# --- the Maharaja track and the rewards ----------------------------------------------------------


def test_sixteen_spaces_of_the_maharaja_track() -> None:
    """G-03: untouched, the flags lie on T4 to T10 in round 1 and a space further in each later."""
    table = scene("""
        2 players
        round 1, planning
        red    character 1
        green  character 2
    """)
    for number in range(1, 8):
        track = table.fact("track")
        assert len(track) == 16
        assert track[: number + 2] == [None] * (number + 2)
        assert all(track[number + 2 : number + 9])
        assert track[number + 9 :] == [None] * (7 - number)
        assert track[number + 8] == table.fact("maharaja")  # on the number of the round
        for colour in ("red", "green"):
            table.play(f"{colour} plan coins coins")
        for colour in ("red", "green"):
            table.play(f"{colour} perform coins", f"{colour} perform coins", f"{colour} end")
    assert table.game.finished


def test_twelve_spaces_of_the_reward_track() -> None:
    """G-04: eight for the tiles, and room above for all that four players take in a round."""
    table = scene("""
        4 players
        round 1, actions, maharaja delhi
        red     priest delhi, character 1, plan coins coins, open ., acted
        green   priest delhi, character 2, plan coins coins, open ., acted
        yellow  priest delhi, character 5, plan coins coins, open ., acted
        blue    priest delhi, character 14, plan coins coins, open ., acted
        rewards coins shrines pp-coin pp2 tax buy build maharani
        waiting turn blue
    """)
    table.play("blue end", "yellow reward coins", "red reward shrines", "green reward pp-coin")
    assert table.fact("rewards") == [
        *[None, None, None, "pp2", "tax", "buy", "build", "maharani"],
        *["coins", "shrines", "pp-coin", None],
    ]
    table.play("blue reward pp2")
    assert table.fact("rewards") == [
        *["tax", "buy", "build", "maharani", "coins", "shrines", "pp-coin", "pp2"],
        *[None, None, None, None],
    ]


CHART = {2: [12, 6], 3: [12, 9, 6], 4: [12, 10, 8, 6]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coin_chart(players: int) -> None:
    """G-10, COMP-1: coins by rank, and three without worship points."""
    colours = ["red", "green", "yellow", "blue"][:players]
    for absent in (0, 1):
        seats = [
            f"{colour} character {number + 1}, coins 0, plan coins coins, open ., acted, "
            f"priest {'delhi' if number < players - absent else 'start'}"
            for number, colour in enumerate(colours)
        ]
        table = scene("\n".join([
            f"{players} players",
            "round 1, actions, maharaja delhi",
            *seats,
            f"waiting turn {colours[-1]}",
        ]))  # fmt: skip
        table.play(f"{colours[-1]} end")
        paid = [table.fact(f"{colour} coins") for colour in colours]
        assert paid == CHART[players][: players - absent] + [3] * absent


# --- characters, cities, discs, tiles ------------------------------------------------------------

ONCE = {2, 3, 4, 6, 10, 13, 14}
CONTINUOUS = {9, 11, 12, 15, 16}
SCORING = {5, 7, 8}


@pytest.mark.parametrize("number", range(1, 17))
def test_kinds_of_characters(number: int) -> None:
    """G-08: used once in a turn, always in force, or counted in scoring; 1 has none."""
    kinds = {"once": ONCE, "continuous": CONTINUOUS, "scoring": SCORING, "none": {1}}
    assert number in kinds[CHARACTERS[number].kind]
    table = scene(f"""
        2 players
        round 1, actions
        red    character {number}, plan coins coins, acted
        green  character {17 - number}, plan coins coins
        waiting turn red
    """)
    assert table.legal("red", "ability") == [f"ability {number}"] * (number in ONCE)
    if number not in ONCE:
        assert table.refuses(f"red ability {number}") == ("no-such-ability", "CHAR-KIND-1X")


def test_characters_go_by_number_and_cities_by_id() -> None:
    """G-09: no names are needed to play."""
    game = maharaja.new_game(players=4, seed=1)
    seat = game.to_act()[0]
    shown: Any = game.dump()["display"]
    assert game.legal_texts(seat) == [f"draft {number}" for number in shown]
    for city in CITIES:
        assert game.text(game.parse(f"flag {city}")) == f"flag {city}"
        assert game.text(game.parse(f"shrine {city}")) == f"shrine {city}"
    assert game.board.junction_names[1:] == [city.capitalize() for city in CITIES]


def test_flags_tell_the_cities_apart() -> None:
    """G-09: every city has a flag of its own, in colour and emblem."""
    drawing: Any = maharaja.load_board("classic").drawing
    assert len(set(drawing["flags"][1:])) == 7
    assert len(set(drawing["emblems"][1:])) == 7


def test_the_arrangement_of_the_disc_does_not_matter() -> None:
    """G-11: nine actions, and a plan is a pair in whatever order it is named."""
    game = maharaja.new_game(players=2, seed=1)
    plans = {
        game.parse(f"plan {first} {second}") for first in ACTION_NAMES for second in ACTION_NAMES
    }
    assert len(ACTION_NAMES) == 9
    assert len(plans) == 45
    assert game.parse("plan pp coins") == game.parse("plan coins pp")


def test_the_row_of_brahmabots_tiles() -> None:
    """G-12: the first two tiles drawn lie open on the left and in the centre, the third hidden."""
    game = maharaja.new_game(solo="easy", seed=1)
    while game.phase != "planning":
        game.choose(0, game.legal(0)[0])
    setup: Any = game.dump()["setup"]
    left, centre, *_ = setup["stacks"][0]
    for viewer in (0, None):
        view: Any = game.view(viewer)
        assert view["brahmabot"]["row"] == [left, centre, None]
