"""The end of a round, and when it is the end of the game (chapters 8.4 and 14)."""

import pytest
from support.scene import scene

# Nobody has WP in Delhi and red, the last to act, can only end the turn. In round 7 the game is
# over then, and the table lies as the end of the round has left it.
LAST_TURN = """
    2 players
    round {round}, actions, maharaja delhi
    track     . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    rewards   coins shrines pp-coin tax pp2 buy build maharani
    display   13 14 15
    red       character 1, plan coins coins, open ., acted
    green     character 2, acted
    waiting   turn red
"""

CLEARED = {
    "phase": ("actions", "finished"),
    "red coins": (15, 18),
    "green coins": (15, 18),
    "red plan": (["coins", "coins"], None),
    "red acted": (True, False),
    "green acted": (True, False),
}


def test_flags_close_up_to_the_last() -> None:
    """EOR-1, EX-EOR-1, Q-T7: no gaps, the order kept, the last flag unmoved."""
    table = scene(
        LAST_TURN.format(round=7)
        + "track . ahmadabad . varanasi jodhpur khajuraho . bijapur hyderabad delhi"
    )
    flags = ["ahmadabad", "varanasi", "jodhpur", "khajuraho", "bijapur", "hyderabad", "delhi"]
    before = table.fact("track")
    assert table.play("red end") == {
        **CLEARED,
        "track": (before, [None] * 3 + flags + [None] * 6),
    }


def test_flags_without_gaps_stay() -> None:
    """EOR-1: and nothing else happens to the table."""
    assert scene(LAST_TURN.format(round=7)).play("red end") == CLEARED


def test_flags_close_up_before_the_maharaja_moves_on() -> None:
    """EOR-1: the next round finds a row without gaps."""
    table = scene(
        LAST_TURN.format(round=1)
        + "track ahmadabad . . jodhpur . khajuraho varanasi bijapur hyderabad delhi"
    )
    table.play("red end")
    flags = ["jodhpur", "khajuraho", "varanasi", "bijapur", "hyderabad", "delhi", "ahmadabad"]
    assert table.fact("track") == [None] * 4 + flags + [None] * 5


def test_reward_tiles_slide_down() -> None:
    """EOR-2: until there are no gaps, in the order in which they lie."""
    table = scene(
        LAST_TURN.format(round=7)
        + "rewards shrines . tax . pp2 build maharani coins pp-coin buy . ."
    )
    tiles = ["shrines", "tax", "pp2", "build", "maharani", "coins", "pp-coin", "buy"]
    before = table.fact("rewards")
    assert table.play("red end") == {**CLEARED, "rewards": (before, tiles + [None] * 4)}


def test_maharani_tokens_of_the_round_before_return() -> None:
    """EOR-3: those of the round just ending stay."""
    table = scene(
        LAST_TURN.format(round=7) + "maharani green 13 round 6\nmaharani green 14 round 7"
    )
    old = {"seat": 1, "character": 13, "round": 6}
    new = {"seat": 1, "character": 14, "round": 7}
    assert table.play("red end") == {**CLEARED, "maharani": ([old, new], [None, new])}


# --- the end of the game ---


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_there_is_another_round(number: int) -> None:
    """END-1: after each of the first six."""
    table = scene(LAST_TURN.format(round=number))
    table.play("red end")
    assert (table.fact("round"), table.fact("phase")) == (number + 1, "planning")
    assert table.game.result() is None


def test_round_seven_is_the_last() -> None:
    """END-1: nobody has to decide anything after it."""
    table = scene(LAST_TURN.format(round=7))
    table.play("red end")
    assert table.game.finished
    assert table.to_act() == []
    assert table.refuses("red plan coins coins") == ("game-over", "END-1")


SEVENTH_STATUE = """
    3 players
    round 5, actions, maharaja delhi
    track     . . . . . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    rewards   coins shrines pp-coin tax pp2 buy build maharani
    display   13 14 15
    red       coins 10, character 1, statues 1, priest jodhpur, plan coins statue-discount, \
              open statue-discount, acted
    green     coins 0, character 2, plan coins coins
    yellow    coins 0, character 3, priest delhi, plan coins coins
    waiting   turn red
"""


def test_the_round_of_the_seventh_statue_is_completed() -> None:
    """BX-END, END-2, Q-E1: the others still act, the city is scored, then comes the end."""
    table = scene(SEVENTH_STATUE)
    table.play("red perform statue-discount", "red statue jodhpur plain", "red end")
    assert table.fact("red statues") == 0
    for colour in ("green", "yellow"):
        assert table.to_act() == [colour]
        table.play(f"{colour} perform coins", f"{colour} perform coins", f"{colour} end")
    assert table.to_act() == ["yellow"]
    assert table.fact("yellow coins") == 18
    tiles = table.fact("rewards")
    assert table.play("yellow reward coins") == {
        "phase": ("scoring", "finished"),
        "yellow coins": (18, 21),
        "rewards": (tiles, [*tiles[1:8], "coins", *tiles[8:]]),
        "red plan": (["coins", "statue-discount"], None),
        "green plan": (["coins", "coins"], None),
        "yellow plan": (["coins", "coins"], None),
        "red acted": (True, False),
        "green acted": (True, False),
        "yellow acted": (True, False),
    }


def test_six_statues_end_nothing() -> None:
    """END-2: all seven have to stand."""
    table = scene(LAST_TURN.format(round=5) + "red statues 1\ngreen statues 2")
    table.play("red end")
    assert not table.game.finished


@pytest.mark.parametrize("number", [1, 4, 6])
@pytest.mark.parametrize("builders", [["red"], ["green"], ["red", "green"]])
def test_whoever_and_how_many_have_seven(number: int, builders: list[str]) -> None:
    """END-2, Q-E1, Q-E2: the game ends with that round, whichever it is, and with it only."""
    table = scene(
        LAST_TURN.format(round=number) + "\n".join(f"{colour} statues 0" for colour in builders)
    )
    assert table.play("red end") == CLEARED
    assert table.game.finished
