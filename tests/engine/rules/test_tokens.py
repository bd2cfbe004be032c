"""Action tokens (chapter "Action tokens")."""

from typing import Any

import pytest
from support.scene import Scene, scene

TURN = """
    2 players
    round 1, actions, maharaja bijapur
    track  . . . delhi jodhpur ahmadabad khajuraho varanasi hyderabad bijapur
    red    character 1, {red}, acted
    green  character 5, plan coins coins
    display 3 4 6
    {more}
    waiting turn red
"""


def turn(red: str, more: str = "") -> Scene:
    """Red's turn in a game of two, the Maharaja in Bijapur."""
    return scene(TURN.format(red=red, more=more))


@pytest.mark.parametrize(
    ("red", "choices", "changes"),
    [
        (
            "priest delhi",
            ["perform statue-discount", "statue delhi top"],
            {"red coins": (15, 6), "red statues": (7, 6), "delhi top": (None, 0)},
        ),
        (
            "priest bijapur",
            ["perform statue-discount", "statue bijapur bottom"],
            {"red coins": (15, 4), "red statues": (7, 6), "bijapur bottom": (None, 0)},
        ),
        ("character 4", ["ability 4"], {"red prestige": (3, 2), "red used": ([], [4])}),
        ("character 14", ["ability 14"], {"red used": ([], [14])}),
    ],
)
def test_where_tokens_come_from(red: str, choices: list[str], changes: dict[str, Any]) -> None:
    """TOKEN-1, TOKEN-2: certain bonus spaces, characters 4 and 14; the token lies on the board."""
    table = turn(f"{red}, plan statue-discount coins")
    found = table.play(*(f"red {choice}" for choice in choices))
    found.pop("red open", None)
    assert found == {**changes, "red tokens": (0, 1)}


def test_tokens_are_kept() -> None:
    """TOKEN-2: over the end of the turn and of the round, any number of them."""
    table = turn("tokens 3, plan coins coins, open .", "green  open .")
    table.play("red end")
    assert table.game.phase == "actions"
    table.play("green end")
    assert table.game.round == 2
    assert table.fact("red tokens") == 3
    table.play("red plan coins coins", "green plan coins coins")
    assert "token pp" in table.legal("red")


@pytest.mark.parametrize(
    ("choices", "changes"),
    [
        (["token coins"], {"red coins": (15, 18)}),
        (["token shrines"], {"red shrines": (4, 6), "red supply": (12, 10)}),
        (["token pp"], {"red coins": (15, 12), "red prestige": (3, 5)}),
        (
            ["token statue-discount", "statue delhi plain"],
            {"red coins": (15, 6), "red statues": (7, 6), "delhi plain": ([0, 0], [1, 0])},
        ),
        (
            ["token shrine-discount", "shrine start-delhi.2"],
            {"red shrines": (4, 3), "start-delhi.2": (None, ["red"])},
        ),
        (
            ["token statue-shrine", "shrine delhi", "statue delhi centre"],
            {
                "red coins": (15, 4),
                "red shrines": (4, 3),
                "red statues": (7, 6),
                "delhi shrines": ([0, 0], [1, 0]),
                "delhi centre": (None, 0),
            },
        ),
        (
            ["token two-shrines", "shrine delhi", "shrine delhi"],
            {"red coins": (15, 13), "red shrines": (4, 2), "delhi shrines": ([0, 0], [2, 0])},
        ),
    ],
)
def test_a_token_buys_one_further_action(choices: list[str], changes: dict[str, Any]) -> None:
    """TOKEN-3: the token goes, the action is done, and the plan is as open as before."""
    table = turn("tokens 2, priest delhi, plan coins pp")
    assert table.play(*(f"red {choice}" for choice in choices)) == {
        **changes,
        "red tokens": (2, 1),
    }
    assert table.legal("red", "perform") == ["perform coins", "perform pp"]


def test_a_token_changes_the_track() -> None:
    """TOKEN-3."""
    table = turn("tokens 1, plan coins pp")
    assert set(table.play("red token track", "red flag delhi")) == {"track", "red tokens"}


def test_the_token_goes_back_to_the_supply() -> None:
    """TOKEN-3: with all seven out, red's spent one is there for green to take."""
    out = "green character 14, tokens 5"
    table = turn("tokens 2, plan coins coins, open .", out)
    table.play("red end")
    assert table.refuses("green ability 14") == ("no-tokens-in-supply", "Q-A11")
    table = turn("tokens 2, plan coins coins, open .", out)
    table.play("red token coins", "red end")
    assert table.play("green ability 14")["green tokens"] == (5, 6)


def test_without_a_token_no_further_action() -> None:
    """TOKEN-3."""
    table = turn("tokens 0, plan coins coins")
    assert table.legal("red", "token") == []
    assert table.refuses("red token coins") == ("no-token", "TOKEN-3")


def test_one_token_a_turn() -> None:
    """TOKEN-4: the second has to wait for the next turn; the other player's turn is another one."""
    table = turn("tokens 3, plan coins coins, open .", "green  tokens 1")
    table.play("red token coins")
    assert table.legal("red", "token") == []
    assert table.refuses("red token coins") == ("token-used", "TOKEN-4")
    table.play("red end", "green token coins")
    table.play("green perform coins", "green perform coins", "green end")
    table.play("red plan pp pp", "green plan pp pp")
    assert "token coins" in table.legal("red")


def test_any_action_but_the_change_of_character() -> None:
    """TOKEN-5."""
    table = turn("tokens 1, priest delhi, plan character character")
    assert table.legal("red", "token") == [
        "token statue-discount",
        "token shrine-discount",
        "token statue-shrine",
        "token two-shrines",
        "token coins",
        "token shrines",
        "token pp",
        "token track",
    ]
    assert table.refuses("red token character") == ("not-by-token", "TOKEN-5")


@pytest.mark.parametrize("moment", [0, 1, 2])
def test_before_between_or_after_the_planned_actions(moment: int) -> None:
    """Q-A4."""
    table = turn("tokens 1, plan coins shrines")
    choices = ["red perform coins", "red perform shrines"]
    choices.insert(moment, "red token pp")
    assert table.play(*choices) == {
        "red tokens": (1, 0),
        "red prestige": (3, 5),
        "red shrines": (4, 6),
        "red supply": (12, 10),
        "red open": (["coins", "shrines"], []),
    }


@pytest.mark.parametrize(
    ("red", "choices"),
    [
        ("character 14", ["ability 14"]),
        ("character 4", ["ability 4"]),
        ("priest delhi", ["perform statue-discount", "statue delhi top"]),
    ],
)
def test_in_the_turn_it_was_gained(red: str, choices: list[str]) -> None:
    """Q-A4: a token may be spent at once."""
    table = turn(f"{red}, plan statue-discount coins")
    assert table.legal("red", "token") == []
    table.play(*(f"red {choice}" for choice in choices))
    assert table.play("red token coins")["red tokens"] == (1, 0)


def test_not_in_the_middle_of_an_action() -> None:
    """Q-A4: a running action is finished first; and gaining another token allows no second one."""
    table = turn("character 14, tokens 1, priest delhi, plan statue-shrine coins")
    table.play("red perform statue-shrine", "red statue delhi plain")
    assert table.refuses("red token coins") == ("other-question", "R-2")
    table.play("red done", "red token coins", "red ability 14")
    assert table.fact("red tokens") == 1
    assert table.refuses("red token coins") == ("token-used", "TOKEN-4")


def test_three_times_the_same() -> None:
    """Q-A5: both arrows and the token on one action; but never on the change of character."""
    table = turn("tokens 1, plan coins coins")
    assert table.play("red perform coins", "red token coins", "red perform coins") == {
        "red coins": (15, 24),
        "red tokens": (1, 0),
        "red open": (["coins", "coins"], []),
    }
    table = turn("tokens 1, plan character character")
    assert table.refuses("red token character") == ("not-by-token", "TOKEN-5")


@pytest.mark.parametrize("token_first", [True, False])
def test_character_10_comes_on_top(token_first: bool) -> None:
    """Q-A6: neither an arrow nor a token is spent, and the one token a turn is untouched."""
    table = turn("character 10, tokens 1, plan coins track")
    ways = ["red ability 10", "red token track"]
    for way in reversed(ways) if token_first else ways:
        changes = table.play(way, "red flag hyderabad")
        spent = "red used" if way == "red ability 10" else "red tokens"
        assert set(changes) == {"track", spent}
    assert table.legal("red", "perform") == ["perform coins", "perform track"]


def test_the_spent_token_is_back_before_its_action_starts() -> None:
    """Q-A13: with all seven out, the very token can be the bonus of the statue it pays for."""
    table = turn("tokens 3, priest delhi, plan coins coins", "green tokens 4")
    table.play("red token statue-discount")
    assert table.fact("red tokens") == 2
    assert [event["event"] for event in table.events] == ["tokens", "performs"]
    assert table.play("red statue delhi top")["red tokens"] == (2, 3)
    without = turn("tokens 3, priest delhi, plan statue-discount coins", "green tokens 4")
    without.play("red perform statue-discount")
    assert "red tokens" not in without.play("red statue delhi top")
