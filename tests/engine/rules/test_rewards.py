"""The eight reward tiles, taken once and taken with character 16 (chapter 12)."""

from typing import Any

import pytest
from support.scene import Change, Scene, scene

TILES = ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"]

# The coins are paid; red takes a tile first, green after that. Yellow and blue have no WP.
SCORING = """
    4 players
    round 2, scoring, maharaja delhi
    track     . . . . ahmadabad khajuraho varanasi bijapur hyderabad jodhpur delhi
    rewards   {rewards}
    display   13 14 15
    red       coins 10, character {character}, priest delhi, acted
    green     coins 10, character 2, priest delhi, acted
    yellow    coins 10, character 3, acted
    blue      coins 10, character 4, acted
    waiting   reward green, reward red
"""


def table(reward: str, more: str = "", character: int = 1) -> Scene:
    """Red may take the reward: it lies in the lowest space."""
    rewards = " ".join([reward] + [tile for tile in TILES if tile != reward])
    return scene(SCORING.format(rewards=rewards, character=character) + more)


def take(reward: str, *lines: str, more: str = "", character: int = 1) -> Change:
    """What changes when red takes the reward; that the tile goes up once is asserted here."""
    chosen = table(reward, more, character)
    before: list[Any] = chosen.fact("rewards")
    change = chosen.play(f"red reward {reward}", *lines)
    assert change.pop("rewards") == (before, [None, *before[1:8], reward, None, None, None])
    assert chosen.to_act() == ["green"]
    return change


# --- the eight tiles ---


def test_coins() -> None:
    """REWARD-COINS."""
    assert take("coins") == {"red coins": (10, 13)}


def test_shrines() -> None:
    """REWARD-SHRINES."""
    assert take("shrines") == {"red shrines": (4, 7), "red supply": (12, 9)}


def test_shrines_as_far_as_there_are_any() -> None:
    """REWARD-SHRINES, Q-R1: carried out as far as it can be."""
    change = take("shrines", more="red shrines 4, supply 2")
    assert change == {"red shrines": (4, 6), "red supply": (2, 0)}


def test_prestige_and_a_coin() -> None:
    """REWARD-PP-COIN."""
    assert take("pp-coin") == {"red prestige": (3, 4), "red coins": (10, 11)}


def test_tax() -> None:
    """REWARD-TAX, BX-TAX: 5, 1 and 0 coins become 3, 0 and 0."""
    change = take("tax", more="green coins 5\nyellow coins 1\nblue coins 0")
    assert change == {"green coins": (5, 3), "yellow coins": (1, 0)}


def test_two_prestige() -> None:
    """REWARD-PP2."""
    assert take("pp2") == {"red prestige": (3, 5)}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_buy(number: int) -> None:
    """REWARD-BUY: PP at 1 coin apiece."""
    assert take("buy", f"red buy {number}") == {
        "red coins": (10, 10 - number),
        "red prestige": (3, 3 + number),
    }


def test_buy_three_at_most() -> None:
    """REWARD-BUY: three at most, and no more than there are coins."""
    rich = table("buy")
    rich.play("red reward buy")
    assert rich.legal("red") == ["buy 0", "buy 1", "buy 2", "buy 3"]
    assert rich.refuses("red buy 4") == ("too-many-purchases", "REWARD-BUY")
    poor = table("buy", "red coins 2")
    poor.play("red reward buy")
    assert poor.legal("red") == ["buy 0", "buy 1", "buy 2"]
    assert poor.refuses("red buy 3") == ("too-few-coins", "REWARD-BUY")


def test_build_in_a_city_without_the_priest() -> None:
    """REWARD-BUILD: free of charge, the priest is in Delhi."""
    assert take("build", "red shrine bijapur") == {
        "red shrines": (4, 3),
        "bijapur shrines": ([0, 0, 0, 0], [1, 0, 0, 0]),
    }


def test_build_in_a_village() -> None:
    """REWARD-BUILD: villages too, within their limits."""
    change = take("build", "red shrine start-delhi.1", more="start-delhi.1 green")
    assert change == {"red shrines": (4, 3), "start-delhi.1": (["green"], ["red", "green"])}
    full = table("build", "start-delhi.1 green blue\nstart-delhi.2 red")
    full.play("red reward build")
    assert full.refuses("red shrine start-delhi.1") == ("village-full", "SHRINE-5")
    assert full.refuses("red shrine start-delhi.2") == ("own-shrine-there", "SHRINE-6")


# --- choosing and using ---


def test_taking_a_tile_is_not_optional() -> None:
    """Q-R1: there is nothing to choose but the tiles in reach."""
    choosing = table("coins")
    assert choosing.legal("red") == [f"reward {tile}" for tile in TILES[:5]]
    assert choosing.refuses("red end") == ("other-question", "R-2")


def test_buying_nothing() -> None:
    """Q-R1: the purchases are optional, and the number is one decision."""
    assert take("buy", "red buy 0") == {}


def test_building_is_compulsory() -> None:
    """Q-R1: with a shrine on the board the only choices are places for it."""
    building = table("build")
    building.play("red reward build")
    assert {choice.split()[0] for choice in building.legal("red")} == {"shrine"}
    assert len(building.legal("red")) == 30 + 7


def test_the_maharani_is_compulsory() -> None:
    """Q-R1: with a token and a character in the display one has to be placed."""
    placing = table("maharani")
    placing.play("red reward maharani")
    assert placing.legal("red") == ["maharani 13", "maharani 14", "maharani 15"]


@pytest.mark.parametrize(
    ("reward", "more"),
    [
        ("build", "red shrines 0"),
        ("shrines", "red supply 0"),
        ("maharani", "maharani green 13 round 1\nmaharani blue 14 round 1"),
        ("tax", "green coins 0\nyellow coins 0\nblue coins 0"),
    ],
)
def test_a_tile_without_effect(reward: str, more: str) -> None:
    """Q-R2: may be taken, and only its own place changes."""
    assert take(reward, more=more) == {}


def test_the_column_closes_only_at_the_end() -> None:
    """Q-R3: green finds a hole where red's tile lay and reaches no further for it."""
    choosing = table("coins")
    choosing.play("red reward coins")
    assert choosing.legal("green") == [
        "reward shrines",
        "reward pp-coin",
        "reward tax",
        "reward pp2",
    ]
    assert choosing.refuses("green reward buy") == ("reward-out-of-reach", "SCORE-9")
    assert choosing.refuses("green reward coins") == ("reward-out-of-reach", "SCORE-9")


def test_the_tax_hits_everybody_else() -> None:
    """Q-R4: ranked or not, before or after their choice; the coins go to the supply."""
    assert take("tax") == {
        "green coins": (10, 8),
        "yellow coins": (10, 8),
        "blue coins": (10, 8),
    }
    later = table("tax")
    later.play("red reward coins")
    assert later.fact("red coins") == 13
    later.play("green reward tax")
    assert [later.fact(f"{colour} coins") for colour in ("red", "green", "yellow", "blue")] == [
        11,
        10,
        8,
        8,
    ]


def test_the_shrine_comes_from_the_board() -> None:
    """Q-R5: the supply is not touched, and is no substitute for an empty board."""
    change = take("build", "red shrine delhi", more="red shrines 1, supply 12")
    assert change == {"red shrines": (1, 0), "delhi shrines": ([0, 0, 0, 0], [1, 0, 0, 0])}
    assert take("build", more="red shrines 0, supply 12") == {}


# --- character 16 ---


def test_twice_goods() -> None:
    """Q-16: 6 coins; 6 shrines; 2 PP and 2 coins; 4 PP."""
    assert take("coins", character=16) == {"red coins": (10, 16)}
    assert take("shrines", character=16) == {"red shrines": (4, 10), "red supply": (12, 6)}
    assert take("pp-coin", character=16) == {"red prestige": (3, 5), "red coins": (10, 12)}
    assert take("pp2", character=16) == {"red prestige": (3, 7)}


def test_twice_shrines_or_what_the_supply_has() -> None:
    """Q-16: from a supply of 5 the second time brings 2."""
    change = take("shrines", more="red supply 5", character=16)
    assert change == {"red shrines": (4, 9), "red supply": (5, 0)}


def test_twice_tax() -> None:
    """Q-16, BX-TAX: 5, 1 and 0 coins become 1, 0 and 0."""
    change = take("tax", more="green coins 5\nyellow coins 1\nblue coins 0", character=16)
    assert change == {"green coins": (5, 1), "yellow coins": (1, 0)}


def test_twice_tax_is_two_payments() -> None:
    """Q-16: from 3 coins 2, then 1."""
    taxing = table("tax", "green coins 3\nyellow coins 0\nblue coins 0", character=16)
    taxing.play("red reward tax")
    paid = [event["amount"] for event in taxing.events if event["event"] == "coins"]
    assert paid == [-2, -1]


def test_twice_buy() -> None:
    """Q-16, Q-R1: up to six purchases in one decision."""
    assert take("buy", "red buy 6", character=16) == {
        "red coins": (10, 4),
        "red prestige": (3, 9),
    }
    buying = table("buy", character=16)
    buying.play("red reward buy")
    assert buying.legal("red") == [f"buy {number}" for number in range(7)]


def test_twice_build() -> None:
    """Q-16: two shrines, one placed after the other, here in the same city."""
    change = take("build", "red shrine delhi", "red shrine delhi", character=16)
    assert change == {"red shrines": (4, 2), "delhi shrines": ([0, 0, 0, 0], [2, 0, 0, 0])}


def test_twice_build_is_compulsory_both_times() -> None:
    """Q-16, Q-R1: a second shrine has to be built if there is one; otherwise that was all."""
    building = table("build", character=16)
    building.play("red reward build", "red shrine delhi")
    assert building.to_act() == ["red"]
    assert {choice.split()[0] for choice in building.legal("red")} == {"shrine"}
    assert take("build", "red shrine delhi", more="red shrines 1", character=16) == {
        "red shrines": (1, 0),
        "delhi shrines": ([0, 0, 0, 0], [1, 0, 0, 0]),
    }


def test_twice_maharani() -> None:
    """EX-MAHARANI-16, Q-16, REWARD-MAHARANI-6: a token on each of two different characters."""
    assert take("maharani", "red maharani 15", "red maharani 13", character=16) == {
        "maharani": (
            [None, None],
            [
                {"seat": 0, "character": 15, "round": 2},
                {"seat": 0, "character": 13, "round": 2},
            ],
        )
    }


def test_the_tile_goes_up_after_the_second_time() -> None:
    """Q-16: it still lies in its space after the first of two shrines."""
    building = table("build", character=16)
    building.play("red reward build", "red shrine delhi")
    assert building.fact("rewards")[0] == "build"
    building.play("red shrine jodhpur")
    assert building.fact("rewards")[0] is None
    assert building.fact("rewards")[8:] == ["build", None, None, None]
