"""The Maharani tile: borrowed characters (chapter 12)."""

from typing import Any

import pytest
from support.scene import Scene, scene

# The scoring of round 2: red takes the Maharani tile, then round 3 begins.
PLACING = """
    2 players
    round 2, scoring, maharaja delhi
    track     . . . . ahmadabad khajuraho varanasi bijapur hyderabad jodhpur delhi
    rewards   maharani coins shrines pp-coin tax pp2 buy build
    display   6 13 15
    red       coins 10, character 9, acted
    green     coins 10, character 5, acted
    waiting   reward red
"""

# Round 3, red's turn, green has acted. Cases put tokens of round 2 on characters.
BORROWING = """
    2 players
    round 3, actions, maharaja ahmadabad
    track     . . . . . khajuraho varanasi bijapur hyderabad jodhpur delhi ahmadabad
    rewards   coins shrines pp-coin tax pp2 buy build maharani
    display   6 13 14
    red       coins 10, character 9, plan coins coins, open ., acted
    green     coins 10, character 5, acted
    waiting   turn red
"""

# Round 3, everybody plans; red has 9 and green 5.
PLANNING = """
    2 players
    round 3, planning, maharaja ahmadabad
    track     . . . . . khajuraho varanasi bijapur hyderabad jodhpur delhi ahmadabad
    rewards   coins shrines pp-coin tax pp2 buy build maharani
    display   6 13 14
    red       coins 10, character 9
    green     coins 10, character 5
"""


def loan(seat: int, character: int, round_: int) -> dict[str, int]:
    return {"seat": seat, "character": character, "round": round_}


def worship(scored: Scene) -> dict[int, int]:
    """Points of each seat, as the scoring told them."""
    return {
        event["seat"]: event["points"] for event in scored.events if event["event"] == "worship"
    }


def play_round(table: Scene, *last_turn: str) -> None:
    """A round in which green, then red take coins twice; red does more before the end."""
    table.play("red plan coins coins", "green plan coins coins")
    table.play("green perform coins", "green perform coins", "green end")
    table.play("red perform coins", "red perform coins", *last_turn, "red end")


# --- placing ---


def test_a_token_on_a_character_of_the_display() -> None:
    """REWARD-MAHARANI-1, Q-H10: whose it is and from which round is remembered."""
    table = scene(PLACING + "waiting reward green, reward red")
    tiles = table.fact("rewards")
    assert table.play("red reward maharani", "red maharani 15") == {
        "maharani": ([None, None], [loan(0, 15, 2), None]),
        "rewards": (tiles, [None, *tiles[1:8], "maharani", None, None, None]),
    }


def test_characters_in_front_of_players_are_out_of_bounds() -> None:
    """REWARD-MAHARANI-1: others' and one's own."""
    table = scene(PLACING)
    table.play("red reward maharani")
    assert table.legal("red") == ["maharani 6", "maharani 13", "maharani 15"]
    assert table.refuses("red maharani 5") == ("not-in-display", "REWARD-MAHARANI-1")
    assert table.refuses("red maharani 9") == ("not-in-display", "REWARD-MAHARANI-1")


def test_two_different_characters_with_16() -> None:
    """REWARD-MAHARANI-6, Q-H16: the second token cannot join the first."""
    table = scene(PLACING + "red character 16")
    table.play("red reward maharani", "red maharani 13")
    assert table.legal("red") == ["maharani 6", "maharani 15"]
    assert table.refuses("red maharani 13") == ("two-different-tiles", "REWARD-MAHARANI-6")


def test_joining_another_players_token() -> None:
    """Q-H8: two tokens may lie on one tile."""
    table = scene(PLACING + "maharani green 6 round 1\nwaiting reward green, reward red")
    assert table.play("red reward maharani", "red maharani 6")["maharani"] == (
        [loan(1, 6, 1), None],
        [loan(1, 6, 1), loan(0, 6, 2)],
    )


def test_no_token_left() -> None:
    """Q-H9: the tile may be taken nevertheless and does nothing."""
    lent = "maharani green 6 round 1\nmaharani green 13 round 1\nwaiting reward green, reward red"
    table = scene(PLACING + lent)
    assert "reward maharani" in table.legal("red")
    assert set(table.play("red reward maharani")) == {"rewards"}
    assert table.to_act() == ["green"]


def test_one_token_left_with_16() -> None:
    """Q-H9: place what there is."""
    table = scene(
        PLACING + "red character 16\nmaharani green 6 round 1\nwaiting reward green, reward red"
    )
    change = table.play("red reward maharani", "red maharani 13")
    assert change["maharani"] == ([loan(1, 6, 1), None], [loan(1, 6, 1), loan(0, 13, 2)])
    assert table.to_act() == ["green"]


def test_a_borrowed_16_and_the_maharani() -> None:
    """Q-H11: it works twice, but only the one token in stock can be placed."""
    table = scene(PLACING + "maharani red 16 round 1\nwaiting reward green, reward red")
    change = table.play("red reward maharani", "red maharani 13")
    assert change["maharani"] == ([loan(0, 16, 1), None], [loan(0, 16, 1), loan(0, 13, 2)])
    assert table.to_act() == ["green"]


def test_a_borrowed_16_works_as_ones_own() -> None:
    """Q-H14: the reward taken with it counts twice."""
    table = scene(PLACING + "maharani red 16 round 1\nwaiting reward green, reward red")
    assert table.play("red reward coins")["red coins"] == (10, 16)


def test_a_token_where_one_lies_from_the_round_before() -> None:
    """Q-H16: allowed; the old one returns when the round ends, the new one stays."""
    table = scene(PLACING + "maharani red 6 round 1")
    assert table.play("red reward maharani", "red maharani 6")["maharani"] == (
        [loan(0, 6, 1), None],
        [None, loan(0, 6, 2)],
    )


def test_an_empty_display() -> None:
    """Q-H16: in the solo game it can happen; then nothing is placed."""
    table = scene("""
        solo easy
        round 1, scoring, maharaja delhi
        rewards  maharani coins shrines pp-coin tax pp2 buy build
        display  .
        red      character 9, priest delhi, acted
        green    character 5, acted
        waiting  reward red
    """)
    change = table.play("red reward maharani")
    assert "maharani" not in change
    assert (table.fact("round"), table.fact("phase")) == (2, "planning")


def test_in_the_last_round() -> None:
    """Q-H12: a token can still be placed; the game is over then, and it is of no use."""
    table = scene(PLACING + "round 7, scoring")
    tiles = table.fact("rewards")
    assert table.play("red reward maharani", "red maharani 15") == {
        "phase": ("scoring", "finished"),
        "maharani": ([None, None], [loan(0, 15, 7), None]),
        "rewards": (tiles, [*tiles[1:8], "maharani", None, None, None, None]),
        "red acted": (True, False),
        "green acted": (True, False),
    }


# --- how long it lasts ---


def test_a_token_lasts_until_the_coming_round_is_over() -> None:
    """BX-MAHARANI, REWARD-MAHARANI-5, Q-H1, Q-H3: unused, it is there in round 3 and back after."""
    table = scene(PLACING)
    table.play("red reward maharani", "red maharani 6")
    assert (table.fact("round"), table.fact("maharani")) == (3, [loan(0, 6, 2), None])
    play_round(table)
    assert (table.fact("round"), table.fact("maharani")) == (4, [None, None])
    table.play("red plan coins coins", "green plan coins coins")
    table.play("green perform coins", "green perform coins", "green end")
    assert table.legal("red", "ability") == []


def test_a_1x_ability_in_the_coming_round() -> None:
    """BX-MAHARANI, REWARD-MAHARANI-2, REWARD-MAHARANI-4, Q-H3: once, and the token is back."""
    table = scene(PLACING)
    table.play("red reward maharani", "red maharani 6", "red plan coins coins")
    table.play("green plan coins coins", "green perform coins", "green perform coins", "green end")
    assert table.legal("red", "ability") == ["ability 6"]
    assert table.play("red ability 6") == {
        "red prestige": (3, 4),
        "red used": ([], [6]),
        "maharani": ([loan(0, 6, 2), None], [None, None]),
    }
    assert table.legal("red", "ability") == []
    assert table.refuses("red ability 6") == ("not-your-character", "CHAR-KIND-1X")


def test_a_lasting_ability_in_the_coming_round() -> None:
    """REWARD-MAHARANI-2, REWARD-MAHARANI-5: character 15's rebate, and the token stays in use."""
    table = scene(
        BORROWING
        + """
        maharani  red 15 round 2
        red       coins 20, priest delhi, plan statue-discount statue-discount
        """
    )
    assert table.play("red perform statue-discount", "red statue delhi plain") == {
        "red coins": (20, 14),
        "red statues": (7, 6),
        "delhi plain": ([0, 0], [1, 0]),
        "red open": (["statue-discount"] * 2, ["statue-discount"]),
    }
    table.play("red perform statue-discount", "red statue delhi plain")
    assert table.fact("red coins") == 8


def test_not_yet_in_the_round_of_placing() -> None:
    """Q-H1: a token on 8 brings the placer nothing while the current round is scored."""
    table = scene(PLACING + "display 8 13 15\nwaiting reward green, reward red")
    assert set(table.play("red reward maharani", "red maharani 8")) == {"maharani", "rewards"}
    assert table.to_act() == ["green"]


# --- whose ability ---


def test_the_token_goes_along_with_the_tile() -> None:
    """REWARD-MAHARANI-3, Q-H4, Q-H15: green takes the tile, both use its ability."""
    table = scene(PLANNING + "maharani red 6 round 2")
    table.play("red plan coins coins", "green plan character coins", "green perform coins")
    assert table.play("green perform character", "green take 6") == {
        "green character": (5, 6),
        "display": ([6, 13, 14], [13, 14, 5]),
        "green open": (["character"], []),
    }
    assert table.fact("maharani") == [loan(0, 6, 2), None]
    assert table.play("green ability 6") == {
        "green prestige": (3, 4),
        "green used": ([], [6]),
    }
    table.play("green end")
    assert table.play("red ability 6") == {
        "red prestige": (3, 4),
        "red used": ([], [6]),
        "maharani": ([loan(0, 6, 2), None], [None, None]),
    }


def test_a_tile_with_a_token_can_be_put_back() -> None:
    """Q-H15: the token shields it from nothing, and the right stays."""
    table = scene(PLANNING + "maharani red 6 round 2\ngreen character 6\ndisplay 5 13 14")
    table.play("red plan coins coins", "green plan character coins", "green perform coins")
    assert table.play("green perform character", "green take 14")["display"] == (
        [5, 13, 14],
        [5, 13, 6],
    )
    table.play("green end")
    assert table.legal("red", "ability") == ["ability 6"]


def test_order_goes_by_the_own_tile() -> None:
    """Q-H2: red has 9 and borrows 1, green has 5 and is first."""
    table = scene(PLANNING + "display 1 13 14\nmaharani red 1 round 2")
    table.play("red plan coins coins", "green plan coins coins")
    assert table.to_act() == ["green"]


def test_ties_go_by_the_own_tile() -> None:
    """Q-H2: so do ties in the scoring."""
    table = scene(
        BORROWING + "display 1 13 14\nmaharani red 1 round 2\nahmadabad shrines red green"
    )
    change = table.play("red end")
    assert (change["green coins"], change["red coins"]) == ((10, 22), (10, 16))


@pytest.mark.parametrize(
    ("character", "pieces", "points"),
    [
        (5, "red priest ahmadabad\ngreen priest ahmadabad", {0: 2, 1: 2}),
        (7, "ahmadabad shrines red red green green green green", {0: 3, 1: 6}),
        (8, "ahmadabad shrines red", {0: 2, 1: 1}),
    ],
)
def test_scoring_abilities(character: int, pieces: str, points: dict[int, int]) -> None:
    """Q-H6: they count for the borrower in the next round's scoring, and for the owner too."""
    table = scene(
        BORROWING + f"green character {character}\nmaharani red {character} round 2\n{pieces}"
    )
    table.play("red end")
    assert worship(table) == points


def test_a_borrowed_8_ranks() -> None:
    """Q-H7: 1 WP without any piece, so a rank, its coins, and a reward tile."""
    table = scene(BORROWING + "display 8 13 14\nmaharani red 8 round 2")
    assert table.play("red end") == {
        "phase": ("actions", "scoring"),
        "red coins": (10, 22),
        "green coins": (10, 13),
    }
    assert table.to_act() == ["red"]


def test_owning_what_one_borrows_doubles_nothing() -> None:
    """Q-H5: one use of a 1x."""
    table = scene(
        BORROWING + "maharani red 6 round 2\nred plan character coins, open character coins"
    )
    table.play("red perform character", "red take 6")
    assert table.play("red ability 6")["red prestige"] == (3, 4)
    assert table.legal("red", "ability") == []
    assert table.refuses("red ability 6") == ("ability-used", "Q-C4")


@pytest.mark.parametrize(
    ("character", "pieces", "points"),
    [
        (5, "red priest ahmadabad", 2),
        (7, "ahmadabad shrines red red", 3),
        (8, "red priest start", 1),
    ],
)
def test_scoring_counts_a_single_time(character: int, pieces: str, points: int) -> None:
    """Q-H5: also with the own token on the own tile."""
    table = scene(
        BORROWING
        + f"green character 3\nred character {character}\n"
        + f"maharani red {character} round 2\n{pieces}"
    )
    table.play("red end")
    assert worship(table)[0] == points


def test_lasting_abilities_count_a_single_time() -> None:
    """Q-H5: character 11 owned and borrowed adds 1 PP, not 2."""
    table = scene(BORROWING + "red character 11, plan pp pp\nmaharani red 11 round 2")
    assert table.play("red perform pp")["red prestige"] == (3, 6)


def test_two_tokens_two_rights() -> None:
    """Q-H8: red's use takes back red's token only."""
    table = scene(BORROWING + "maharani green 6 round 2\nmaharani red 6 round 2")
    assert table.play("red ability 6")["maharani"] == (
        [loan(1, 6, 2), loan(0, 6, 2)],
        [loan(1, 6, 2), None],
    )


# --- when the token goes back ---


def test_exchanges_are_one_use() -> None:
    """Q-H13, Q-H17: three at most in one go; the token leaves after the last of them."""
    table = scene(BORROWING + "maharani red 3 round 2")
    table.play("red ability 3", "red exchange buy", "red exchange buy")
    assert table.fact("maharani") == [loan(0, 3, 2), None]
    assert table.play("red exchange buy") == {
        "red coins": (6, 4),
        "red prestige": (5, 6),
        "maharani": ([loan(0, 3, 2), None], [None, None]),
    }
    assert table.legal("red", "ability") == []


def test_stopping_the_exchanges() -> None:
    """Q-H17: or when one stops."""
    table = scene(BORROWING + "maharani red 3 round 2")
    table.play("red ability 3", "red exchange sell")
    assert table.play("red exchange stop") == {
        "maharani": ([loan(0, 3, 2), None], [None, None]),
    }


@pytest.mark.parametrize(
    ("character", "step"), [(10, "red flag delhi"), (13, "red shrine start-delhi.1")]
)
def test_the_effect_is_completed_first(character: int, step: str) -> None:
    """Q-H17: with 10 after the flag has moved, with 13 after the shrine is built."""
    table = scene(BORROWING + f"maharani red {character} round 2")
    assert set(table.play(f"red ability {character}")) == {"red used"}
    back: Any = ([loan(0, character, 2), None], [None, None])
    assert table.play(step)["maharani"] == back


def test_using_the_own_tile_returns_the_token() -> None:
    """Q-H17: even if one owns the tile with the token."""
    table = scene(BORROWING + "red character 6\nmaharani red 6 round 2\ndisplay 9 13 14")
    assert table.play("red ability 6") == {
        "red prestige": (3, 4),
        "red used": ([], [6]),
        "maharani": ([loan(0, 6, 2), None], [None, None]),
    }
