"""Final scoring without tiles, and who wins (chapter 15)."""

from typing import Any

import pytest
from support.scene import scene

# The game is over. Nobody has built anything or holds a coin; cases say what there is.
FINISHED = """
    {players} players
    round 7, finished, maharaja delhi
    waiting   .
"""
NAMES = ("red", "green", "yellow", "blue")


def result(pieces: str, players: int = 4) -> Any:
    """The result of a game that ended with these pieces."""
    seats = "".join(
        f"{colour} coins 0, prestige 0, character {number}\n"
        for number, colour in enumerate(NAMES[:players], start=1)
    )
    return scene(FINISHED.format(players=players) + seats + pieces).game.result()


def line(name: str, pieces: str, players: int = 4) -> dict[str, int]:
    """What a line of the final scoring brought each colour, without the zeros."""
    seats = result(pieces, players)["seats"]
    return {
        colour: seat["final"][name]
        for colour, seat in zip(NAMES, seats, strict=False)
        if seat["final"][name]
    }


# --- the printed example ---

EXAMPLE = {
    1: ("delhi centre green, shrines green\ngreen priest delhi", {"green": 2}),
    2: ("jodhpur top red, bottom red, shrines red\nred priest jodhpur", {"red": 2}),
    3: ("ahmadabad centre blue\nblue priest ahmadabad", {"blue": 2}),
    4: ("khajuraho plain yellow yellow, shrines yellow\nyellow priest khajuraho", {"yellow": 2}),
    5: (
        "varanasi centre red, plain green, shrines red red green green green",
        {"red": 1, "green": 1},
    ),
    6: ("bijapur centre yellow, top yellow", {"yellow": 2}),
    7: (
        "hyderabad centre blue, top green, plain green, shrines blue",
        {"blue": 1, "green": 1},
    ),
}
EXAMPLE_STATUES = "red statues 4\ngreen statues 3\nyellow statues 3\nblue statues 5\n"


@pytest.mark.parametrize("city", EXAMPLE)
def test_the_cities_of_the_example(city: int) -> None:
    """EX-FINAL-1, EX-FINAL-2, EX-FINAL-3, EX-FINAL-4, EX-FINAL-5, EX-FINAL-6, EX-FINAL-7.

    FINAL-4 and FINAL-5: 2 PP for the lead, 1 PP each for a shared one.
    """
    pieces, prestige = EXAMPLE[city]
    assert line("majority", pieces) == prestige


def test_the_whole_example() -> None:
    """EX-FINAL, EX-FINAL-SUM, FINAL-2: seven cities and the statues that are told."""
    pieces = EXAMPLE_STATUES + "\n".join(pieces for pieces, _ in EXAMPLE.values())
    assert line("majority", pieces) == {"green": 4, "yellow": 4, "red": 3, "blue": 3}
    assert line("statues", pieces) == {"green": 12, "yellow": 12, "red": 9, "blue": 6}


# --- line by line ---


def test_statues() -> None:
    """FINAL-2, EX-FINAL-COINS: 3 PP each, on whatever space; those on the board nothing."""
    pieces = "delhi centre red, top red, plain red\nbijapur plain green\n"
    pieces += "red statues 4\ngreen statues 6"
    assert line("statues", pieces) == {"red": 9, "green": 3}


@pytest.mark.parametrize(("coins", "prestige"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3)])
def test_coins(coins: int, prestige: int) -> None:
    """FINAL-3, BX-FINALCOINS, EX-FINAL-COINS: 1 PP for every 5, the rest is worth nothing."""
    final = result(f"red coins {coins}")["seats"][0]["final"]
    assert final == {"statues": 0, "coins": prestige, "majority": 0}


def test_the_lead_in_a_city() -> None:
    """FINAL-4: 2 PP for the highest WP and nothing for the second, city by city."""
    pieces = "delhi centre red, top green\njodhpur shrines red red green\nbijapur shrines blue"
    assert line("majority", pieces) == {"red": 4, "blue": 2}


def test_a_shared_lead() -> None:
    """FINAL-5, Q-E8: 1 PP to each, though red's character number is the lowest; nobody gets 2."""
    pieces = "delhi shrines red green blue\ndelhi plain yellow"
    assert line("majority", pieces) == {"yellow": 2}
    assert line("majority", "delhi shrines red green blue") == {"red": 1, "green": 1, "blue": 1}


@pytest.mark.parametrize(
    ("pieces", "ahead"),
    [
        ("delhi centre red, top green", "red"),
        ("delhi centre red, top green, shrines green green", "green"),
        ("delhi top red, shrines green", "red"),
        ("delhi bottom red, plain green green", "green"),
        ("delhi shrines red red red, plain green", "red"),
        ("delhi shrines red green\ngreen priest delhi", "green"),
        ("start-delhi.2 red\ndelhi shrines green", "green"),
    ],
)
def test_worship_points_of_the_pieces(pieces: str, ahead: str) -> None:
    """FINAL-6: 3, 2, 1 and 1 as in SCORE-2; village shrines count nothing."""
    assert line("majority", pieces) == {ahead: 2}


@pytest.mark.parametrize(
    ("characters", "pieces"),
    [
        ("red character 5", "delhi shrines green green\nred priest delhi"),
        ("red character 7", "delhi shrines red red green, plain green"),
        ("red character 8", "delhi shrines green"),
        ("red character 9\nmaharani red 8 round 6", "delhi shrines green"),
    ],
)
def test_characters_have_no_part(characters: str, pieces: str) -> None:
    """FINAL-1, FINAL-6: owned or borrowed, they no longer add WP."""
    assert line("majority", f"{characters}\n{pieces}") == {"green": 2}


def test_no_more_prestige_by_character_11() -> None:
    """FINAL-1: nor PP."""
    red = result("red character 11, coins 7, statues 6\ndelhi centre red")["seats"][0]
    assert (red["final"], red["total"]) == ({"statues": 3, "coins": 1, "majority": 2}, 6)


def test_what_was_collected_is_added() -> None:
    """FINAL-7."""
    ended = result("red prestige 20, coins 7, statues 6\ndelhi centre red\ngreen prestige 11")
    assert [seat["total"] for seat in ended["seats"]] == [20 + 3 + 1 + 2, 11, 0, 0]


# --- the winner ---


@pytest.mark.parametrize(
    ("pieces", "winners"),
    [
        ("green prestige 30\nblue prestige 29, statues 3, coins 4", ["blue"]),
        ("green prestige 30\nblue prestige 29, coins 4", ["green"]),
        ("green prestige 30\nblue prestige 27, statues 6\nred prestige 30, coins 4", ["blue"]),
        ("green prestige 30, coins 3\nblue prestige 30, coins 4", ["blue"]),
        (
            "green prestige 27, coins 3, statues 6\nblue prestige 27, coins 4, statues 6",
            ["blue"],
        ),
    ],
)
def test_the_winner(pieces: str, winners: list[str]) -> None:
    """FINAL-8: the highest total; then more statues on the map; then more coins."""
    assert [NAMES[seat] for seat in result(pieces)["winners"]] == winners


def test_a_shared_victory() -> None:
    """FINAL-9, Q-E6: equal in PP, statues and coins."""
    assert result("green prestige 30, coins 3\nblue prestige 30, coins 3")["winners"] == [1, 3]
    assert result("")["winners"] == [0, 1, 2, 3]


# --- easily got wrong ---


def test_nought_all_is_no_tie() -> None:
    """Q-E3: a city in which nobody has WP brings nobody PP."""
    assert line("majority", "") == {}


def test_priests() -> None:
    """Q-E4: they count where they are; on the starting space nowhere."""
    assert line("majority", "green priest bijapur") == {"green": 2}
    assert line("majority", "green priest bijapur\nbijapur shrines blue") == {"green": 1, "blue": 1}
    assert line("majority", "green priest start") == {}


def test_scored_coins_are_not_used_up() -> None:
    """Q-E5: 9 coins beat 5, although both have scored 1 PP."""
    ended = result("green prestige 10, coins 5\nblue prestige 10, coins 9")
    assert [seat["total"] for seat in ended["seats"]] == [0, 11, 0, 11]
    assert ended["winners"] == [3]


def test_ties_for_a_city_are_not_broken() -> None:
    """Q-E8: character numbers decide nothing any more, whichever way they lie."""
    for numbers in ("red character 8\ngreen character 9", "red character 9\ngreen character 8"):
        assert line("majority", f"{numbers}\ndelhi shrines red green") == {"red": 1, "green": 1}


def test_played_to_the_end() -> None:
    """FINAL-1, FINAL-7: the last turn of round 7, city scoring, and the account of every point."""
    table = scene("""
        2 players
        round 7, actions, maharaja delhi
        track    . . . . . . . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
        rewards  pp2 shrines pp-coin tax coins buy build maharani
        red      coins 2, prestige 12, character 11, statues 5, plan pp pp, open ., acted
        green    coins 8, prestige 20, character 5, statues 6, acted, priest bijapur
        delhi    centre red, shrines red
        jodhpur  plain red, bottom green
        waiting  turn red
    """)
    table.play("red end", "red reward pp2")
    ended: Any = table.game.result()
    assert ended["seats"][0]["final"] == {"statues": 6, "coins": 2, "majority": 3}
    assert ended["seats"][0]["total"] == 12 + 3 + 6 + 2 + 3
    assert ended["seats"][1]["final"] == {"statues": 3, "coins": 2, "majority": 3}
    assert ended["seats"][1]["total"] == 20 + 3 + 2 + 3
    assert ended["winners"] == [1]
