"""Flags on the Maharaja track (chapter "The Maharaja track").

A row of flags is written as letters from T1 on, a dot for an empty space: ``...abcdefg``.
"""

import pytest
from support.scene import Scene, scene

FLAGS = {
    "a": "delhi",
    "b": "jodhpur",
    "c": "ahmadabad",
    "d": "khajuraho",
    "e": "varanasi",
    "f": "bijapur",
    "g": "hyderabad",
}
LETTERS = {city: letter for letter, city in FLAGS.items()}

TURN = """
    2 players
    round {round}, actions, maharaja hyderabad
    track  {track}
    red    {red}, acted
    green  character 2, plan coins coins, open ., acted
    display 3 4 6
    waiting turn red
"""


RED = "character 1, tokens 1, plan track track"


def table_with(flags: str, round_: int = 1, red: str = RED) -> Scene:
    track = " ".join(FLAGS.get(letter, ".") for letter in flags)
    return scene(TURN.format(track=track, round=round_, red=red))


def row(table: Scene) -> str:
    return "".join(LETTERS.get(city, ".") for city in table.fact("track")).rstrip(".")


def moved(flags: str, flag: str) -> str:
    """The row after one change of the track; nothing but the row and the plan may have changed."""
    table = table_with(flags, round_=7)  # late enough for flags anywhere on the track
    changes = table.play("red perform track", f"red flag {FLAGS[flag]}")
    assert set(changes) == {"track", "red open"}
    assert table.to_act() == ["red"]
    return row(table)


def movable(flags: str) -> str:
    table = table_with(flags, round_=7)
    table.play("red perform track")
    return "".join(sorted(LETTERS[text.split()[1]] for text in table.legal("red")))


def test_flags_jumped_over_shift_into_the_space_left() -> None:
    """EX-TRACK-1, TRACK-1, TRACK-3, TRACK-4, TRACK-5, Q-T5: b, c and d give way."""
    assert moved("...abcdefg", "e") == "...aebcdfg"


def test_only_the_first_gap_is_filled() -> None:
    """EX-TRACK-2, TRACK-3, TRACK-4, TRACK-5, Q-T4: a slides one to the right, c does not move."""
    assert moved(".b.a.cdefg", "d") == ".b.dac.efg"


def test_on_an_empty_space_nothing_else_moves() -> None:
    """EX-TRACK-3, TRACK-2: a was jumped over and stays."""
    assert moved("...abcdefg", "b") == ".b.a.cdefg"


def test_the_foremost_flag_goes_further_left() -> None:
    """EX-TRACK-4, TRACK-6: legal, and it remains first."""
    assert moved("...abcdefg", "a") == "a...bcdefg"


ROWS = ["...abcdefg", ".b.a.cdefg", "a.b.c.defg", "g..abc..def", ".....gfedcba", "abcd..e.f.g"]


@pytest.mark.parametrize("flags", ROWS)
def test_what_a_move_does_to_every_flag(flags: str) -> None:
    """TRACK-1, TRACK-2, TRACK-3, TRACK-4, TRACK-5, Q-T3: an unbroken run gives way."""
    for flag in movable(flags):
        after = moved(flags, flag)
        target = flags.index(flag) - 3
        assert after.index(flag) == target
        shifts = {
            other: after.index(other) - flags.index(other) for other in FLAGS if other != flag
        }
        pushed = [other for other in shifts if shifts[other]]
        assert all(shifts[other] == 1 for other in pushed)
        run = flags.replace(flag, ".")[target:].split(".")[0]
        assert sorted(pushed) == sorted(run)


def test_any_flag_may_be_chosen() -> None:
    """TRACK-1, TRACK-6."""
    assert movable("...abcdefg") == "abcdefg"


def test_a_flag_cannot_leave_the_track() -> None:
    """Q-T1: with fewer than three spaces on its left it cannot be picked."""
    assert movable("abc.defg") == "defg"
    assert movable("...abcdefg") == "abcdefg"
    table = table_with("abc.defg")
    table.play("red perform track")
    for flag in "abc":
        assert table.refuses(f"red flag {FLAGS[flag]}") == ("flag-too-far-left", "Q-T1")


def test_a_flag_on_the_first_space_cannot_be_moved_again() -> None:
    """BX-EDGE, Q-T1: in round 1 after EX-TRACK-4."""
    table = table_with("...abcdefg")
    table.play("red perform track", "red flag delhi", "red perform track")
    assert table.refuses("red flag delhi") == ("flag-too-far-left", "Q-T1")
    assert len(table.legal("red", "flag")) == 6


def test_the_action_is_never_impossible() -> None:
    """Q-T2: even with all flags as far left as they go; so it cannot be skipped either."""
    assert movable("abcdefg") == "defg"
    table = table_with("abcdefg")
    assert "perform track" in table.legal("red")
    assert table.refuses("red end") == ("planned-action-possible", "Q-A1")


def test_spaces_are_counted_not_flags() -> None:
    """Q-T3: the empty ones too."""
    assert moved(".b.a.cdefg", "c") == ".bca..defg"
    assert moved("abcdef......g", "g") == "abcdef...g"


def test_several_gaps() -> None:
    """Q-T4: on an empty space no push; on an occupied one as far as the nearest gap, no further."""
    assert moved("a.b.c.defg", "d") == "a.bdc..efg"
    assert moved("a.b.c.defg", "e") == "a.b.ecd.fg"


def test_the_space_left_counts_as_empty() -> None:
    """Q-T5, TRACK-4: the chain ends there at the latest, though the next flags touch it."""
    assert moved("...abcdefg", "d") == "...dabcefg"


def test_the_visited_citys_flag_moves_and_the_maharaja_does_not() -> None:
    """Q-T6: the flag is the last one, the Maharaja is in that city."""
    table = table_with("...abcdefg")
    changes = table.play("red perform track", "red flag hyderabad")
    assert row(table) == "...abcgdef"
    assert set(changes) == {"track", "red open"}
    assert table.fact("maharaja") == "hyderabad"


@pytest.mark.parametrize(
    ("flags", "closed"), [(".b.dac.efg", "...bdacefg"), ("a..b.cd..ef...g", "........abcdefg")]
)
def test_gaps_close_against_the_last_flag(flags: str, closed: str) -> None:
    """EX-EOR-1, EOR-1, Q-T7: seen in round 7, where no Maharaja phase follows."""
    table = table_with(flags, round_=7, red="character 1, plan track track, open .")
    table.play("red end")
    assert table.game.finished
    assert row(table) == closed


def test_the_last_flag_may_fall_behind_the_number_of_the_round() -> None:
    """Q-T8: the next flag goes right behind the last one, and the round is counted all the same."""
    table = table_with("...abcdefg")
    table.play("red perform track", "red flag delhi")
    table.play("red perform track", "red flag khajuraho")
    table.play("red token track", "red flag hyderabad")
    assert row(table) == "a..dbcgef"
    table.play("red end")
    assert row(table) == "...dbcgefa"
    assert table.fact("maharaja") == "delhi"
    assert table.game.round == 2


def test_the_same_flag_again_and_again() -> None:
    """Q-T9: two arrows, a token and character 10, one move at a time."""
    table = table_with("......abcdefg", round_=4, red=RED.replace("1", "10", 1))
    rows = []
    for begin in ("perform track", "perform track", "token track", "ability 10"):
        table.play(f"red {begin}", "red flag hyderabad")
        rows.append(row(table))
    assert rows == ["......abcgdef", "......gabcdef", "...g...abcdef", "g......abcdef"]
