"""The five phases of a round, and the Maharaja's arrival (chapter "The round and its phases")."""

import random
from itertools import groupby
from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja

CITIES = ["delhi", "jodhpur", "ahmadabad", "khajuraho", "varanasi", "bijapur", "hyderabad"]

PLANNING = """
    2 players
    round 1, planning, maharaja delhi
    track  . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
    red    character 1, priest {priest}
    green  character 2
    display 3 4 6
    rewards coins shrines pp-coin tax pp2 buy build maharani
"""

LAST_TURN = """
    2 players
    round {round}, actions, maharaja hyderabad
    track  {track}
    red    character 1, plan coins coins, open ., acted
    green  character 2, plan coins coins, open ., acted
    display 3 4 6
    waiting turn green
"""


def coins_round(table: Scene) -> None:
    """Everybody plans coins twice and takes them."""
    table.play("red plan coins coins", "green plan coins coins")
    for colour in ("red", "green"):
        table.play(f"{colour} perform coins", f"{colour} perform coins", f"{colour} end")


def flags(table: Scene) -> list[tuple[int, str]]:
    """Where the flags lie: spaces are counted from T1."""
    return [(space + 1, city) for space, city in enumerate(table.fact("track")) if city]


def test_five_phases_in_this_order() -> None:
    """ROUND-1: Maharaja, planning, actions, city scoring, end of round, and so on."""
    table = scene(PLANNING.format(priest="delhi"))
    phases = [table.game.phase]
    coins_round(table)
    phases.append(table.game.phase)
    table.play("red reward coins")
    phases.append(table.game.phase)
    assert phases == ["planning", "scoring", "planning"]
    steps = {
        "ready": "planning",
        "turn-begins": "actions",
        "worship": "scoring",
        "reward-taken": "scoring",
        "round-ends": "end of round",
        "round-begins": "maharaja",
    }
    passed = [steps[event["event"]] for event in table.events if event["event"] in steps]
    assert [phase for phase, _ in groupby(passed)] == [
        "planning",
        "actions",
        "scoring",
        "end of round",
        "maharaja",
    ]
    assert table.game.round == 2


def test_nobody_acts_before_all_have_planned_and_nothing_is_scored_before_all_have_acted() -> None:
    """ROUND-1: a phase ends before the next begins."""
    table = scene(PLANNING.format(priest="delhi"))
    table.play("green plan coins coins")
    assert table.game.phase == "planning"
    assert table.legal("green", "perform") == []
    table.play("red plan coins coins", "red perform coins", "red perform coins", "red end")
    assert table.game.phase == "actions"
    assert "worship" not in [event["event"] for event in table.events]


def test_maharaja_goes_to_the_leftmost_flag_and_that_flag_goes_to_the_end() -> None:
    """MAHA-1, MAHA-3: nothing else changes but what the round's end brings."""
    row = [None, None, None, None, *CITIES, None, None, None, None, None]
    table = scene(
        LAST_TURN.format(round=2, track=". . . . " + " ".join(CITIES)),
    )
    assert table.play("green end") == {
        "round": (2, 3),
        "phase": ("actions", "planning"),
        "maharaja": ("hyderabad", "delhi"),
        "track": (row, [None] * 5 + CITIES[1:] + CITIES[:1] + [None] * 4),
        "red coins": (15, 18),
        "green coins": (15, 18),
        "red plan": (["coins", "coins"], None),
        "green plan": (["coins", "coins"], None),
        "red acted": (True, False),
        "green acted": (True, False),
    }


def test_a_flag_moved_to_the_front_is_visited_next() -> None:
    """MAHA-1, MAHA-3: the leftmost flag as it lies now, and the nearest free space at the end."""
    moved = "khajuraho . . delhi jodhpur ahmadabad . varanasi bijapur hyderabad"
    table = scene(LAST_TURN.format(round=1, track=moved))
    table.play("green end")
    assert table.fact("maharaja") == "khajuraho"
    assert flags(table)[-2:] == [(10, "hyderabad"), (11, "khajuraho")]
    assert flags(table)[0] == (5, "delhi")


def test_the_first_arrival() -> None:
    """EX-MAHA-1, MAHA-1, MAHA-3, MAHA-4: the flag of T3 goes to T10, the number 1."""
    setup: dict[str, Any] = {
        "characters": [1, 2, 3, 4, 6],
        "rewards": ["coins", "shrines", "pp-coin", "tax", "pp2", "buy", "build", "maharani"],
        "flags": ["jodhpur", *CITIES[2:], "delhi"],
        "first": 0,
    }
    game = maharaja.new_game(players=2, setup=setup)
    before = game.dump()
    while game.phase != "planning":
        before = game.dump()
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    assert before["round"] == 0
    assert before["maharaja"] is None
    assert before["track"] == [None, None, "jodhpur", *CITIES[2:], "delhi"] + [None] * 7
    after = game.dump()
    assert after["round"] == 1
    assert after["maharaja"] == "jodhpur"
    assert after["track"] == [None] * 3 + [*CITIES[2:], "delhi", "jodhpur"] + [None] * 6


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_maharaja_stays_for_the_whole_round(seed: int) -> None:
    """MAHA-2: whatever anybody chooses, he moves only when a new round begins."""
    dice = random.Random(seed)
    game = maharaja.new_game(players=3, seed=seed)
    places: dict[int, set[object]] = {}
    while not game.finished:
        places.setdefault(game.round, set()).add(game.dump()["maharaja"])
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal(seat)))
    assert all(len(cities) == 1 for cities in places.values())
    assert len(set.union(*places.values())) > 2


def test_neither_the_action_nor_character_10_sends_the_maharaja_on() -> None:
    """MAHA-2: his flag moves, he does not, and his city is the one that is scored."""
    table = scene("""
        2 players
        round 1, actions, maharaja delhi
        track  . . . jodhpur ahmadabad khajuraho varanasi bijapur hyderabad delhi
        red    character 10, plan track track, acted, priest delhi
        green  character 2, plan coins coins, open ., acted
        display 3 4 6
        rewards coins shrines pp-coin tax pp2 buy build maharani
        waiting turn red
    """)
    for begin in ("red perform track", "red perform track", "red ability 10"):
        changes = table.play(begin, "red flag delhi")
        assert "track" in changes
        assert "maharaja" not in changes
    assert flags(table)[0] == (1, "delhi")
    table.play("red end")
    assert table.game.phase == "scoring"
    assert table.fact("red coins") == 15 + 12


def test_the_last_flag_lies_on_the_number_of_the_round() -> None:
    """BX-NUMBER, MAHA-3: without track changes the row is on T(r+3) to T(r+9) in round r."""
    table = scene(PLANNING.format(priest="start"))
    for number in range(1, 8):
        assert table.game.round == number
        assert [space for space, _ in flags(table)] == list(range(number + 3, number + 10))
        assert flags(table)[-1] == (number + 9, table.fact("maharaja"))
        coins_round(table)
    assert table.game.finished
    assert flags(table)[-1][0] == 16
