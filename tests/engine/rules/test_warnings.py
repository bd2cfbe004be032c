"""Warnings before a choice: the traps of beginners, told by the engine, and nothing forbidden."""

from __future__ import annotations

from typing import Any

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.engine.analysis.insight_json import Rows, insight_for_update, insight_json
from maharaja.engine.ids import COLOURS

AWAY = ["jodhpur-ahmadabad.1", "delhi-jodhpur.1", "delhi-jodhpur.2"]  # not at the starting space
FAR = "varanasi-bijapur.2"
Words = dict[str, Any]
PLANNING = """
4 players
round 1, planning, maharaja delhi
"""
TURN = """
4 players
round {round}, actions, maharaja delhi
red       character 5, priest {priest}, plan {plan}, coins {coins}, tokens {tokens}
green     character 3
yellow    character 9
blue      character 12
waiting   turn red
"""


def warned(table: Scene, choice: str, seat: int = 0) -> list[dict[str, Any]]:
    """The warnings of a legal choice; what comes with updates is the same."""
    assert choice in table.legal(COLOURS[seat])
    told = insight_json(table.game.state, seat)["warnings"]
    assert insight_for_update(table.game.state, seat, Rows())["warnings"] == told
    return [dict(warning) for warning in told.get(choice, [])]


def names(table: Scene, choice: str) -> list[str]:
    return [warning["warning"] for warning in warned(table, choice)]


def turn(
    plan: str = "statue-discount pp",
    *,
    priest: str = "delhi",
    coins: int = 20,
    tokens: int = 0,
    number: int = 2,
    villages: str = "",
) -> Scene:
    drawing = TURN.format(round=number, priest=priest, plan=plan, coins=coins, tokens=tokens)
    return scene(drawing + villages)


# --- starting shrines ----------------------------------------------------------------------------


def settling(*settled: str) -> Scene:
    """Two players, green first; green has settled where it is said, and red where it stays away."""
    game = maharaja.new_game(players=2, seed=1)
    first, second = game.to_act()[0], 1 - game.to_act()[0]
    characters = sorted(game.view()["display"])
    game.choose(first, f"draft {characters[0 if first == 1 else 1]}")
    game.choose(second, f"draft {characters[0 if second == 1 else 1]}")
    table = Scene(game)
    away = iter(["ahmadabad-varanasi.1", "bijapur-hyderabad.1", "khajuraho-varanasi.1"])
    for village in settled:
        table.play(f"green settle {village}", f"red settle {next(away)}")
    return table


@pytest.mark.parametrize(
    ("settled", "choice", "stranded"),
    [
        # The last one, and no road out of the starting space is complete.
        (AWAY, FAR, True),
        (["start-delhi.1", *AWAY[:2]], FAR, True),
        (["start-delhi.1", *AWAY[:2]], "start-delhi.2", False),
        (["start-delhi.1", "start-delhi.2", *AWAY[:1]], FAR, False),
        # Earlier ones: what is left may still do it, or no longer.
        ([], FAR, False),
        (AWAY[:1], FAR, False),
        (AWAY[:2], FAR, True),
        (AWAY[:2], "start-delhi.1", False),
    ],
)
def test_starting_shrines_that_lead_nowhere(
    settled: list[str], choice: str, stranded: bool
) -> None:
    """PRE-5, MOVE-3: who has no way out of the starting space relies on others."""
    table = settling(*settled)
    expected = [{"warning": "stranded", "rule": "MOVE-3", "coins": 0, "actions": []}]
    assert warned(table, f"settle {choice}", 1) == (expected if stranded else [])


def test_anybodys_shrine_opens_a_village() -> None:
    """MOVE-3."""
    table = settling(*AWAY[:2])
    table.play("green settle start-delhi.1", "red settle start-delhi.2")
    assert warned(table, f"settle {FAR}", 1) == []


# --- plans ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "plan", "price"),
    [
        (15, "plan statue-discount statue-shrine", 19),
        (19, "plan statue-discount statue-shrine", None),
        (11, "plan statue-discount pp", 12),
        (12, "plan statue-discount pp", None),
        (11, "plan statue-discount coins", None),  # which may bring what is missing
        (1, "plan two-shrines track", None),
    ],
)
def test_a_plan_that_cannot_be_paid(coins: int, plan: str, price: int | None) -> None:
    """ACT-3, STATUE-4, ACT-PP."""
    table = scene(PLANNING + f"red coins {coins}, priest delhi")
    expected: Words = {"warning": "plan-too-dear", "rule": "ACT-3", "coins": price, "actions": []}
    assert warned(table, plan) == ([] if price is None else [expected])


def test_statues_that_are_gone_cost_nothing_more() -> None:
    """Q-B14: that there are none left is told as the obstacle of the action."""
    table = scene(PLANNING + "red coins 5, priest delhi, statues 0")
    assert warned(table, "plan statue-discount pp") == []


@pytest.mark.parametrize(
    ("red", "villages", "plan", "no_way"),
    [
        ("priest start", "", "plan statue-discount coins", True),
        ("priest start", "", "plan statue-discount statue-discount", True),
        ("priest start", "", "plan coins track", False),
        # A shrine in a village may open the way first.
        ("priest start", "", "plan statue-discount shrine-discount", False),
        ("priest start", "", "plan statue-shrine coins", False),
        ("priest start", "start-delhi.1 red\nstart-delhi.2 red", "plan coins pp", False),
        (
            *("priest start", "start-delhi.1 red\nstart-delhi.2 red"),
            *("plan statue-discount coins", False),
        ),
        ("priest delhi", "", "plan statue-discount coins", False),
        ("priest start, character 12", "", "plan statue-discount coins", False),
    ],
)
def test_a_statue_planned_where_no_city_can_be_reached(
    red: str, villages: str, plan: str, no_way: bool
) -> None:
    """STATUE-2, MOVE-3, SHRINE-9, CHAR-12."""
    table = scene(f"{PLANNING}red coins 40, {red}\n{villages}")
    assert names(table, plan) == (["no-way"] if no_way else [])


# --- turns ---------------------------------------------------------------------------------------


def test_ending_a_turn_with_an_action_that_a_journey_would_allow() -> None:
    """ACT-2, Q-A1: the statue cannot be built on the starting space, but in Delhi it can."""
    roads = "start-delhi.1 red\nstart-delhi.2 red"
    table = turn("statue-discount track", priest="start", villages=roads)
    table.play("red perform track", f"red {table_flag(table)}")
    told = warned(table, "end")
    assert told == [
        {
            "warning": "actions-unused",
            "rule": "ACT-2",
            "coins": 0,
            "actions": ["statue-discount"],
        }
    ]


def table_flag(table: Scene) -> str:
    trial = Scene(table.game.copy())
    trial.play("red perform track")
    return trial.legal("red", "flag")[0]


def test_no_warning_where_nothing_more_can_be_done() -> None:
    """Q-A1: without a way, or without the coins, the action is lost anyway."""
    table = turn("statue-discount statue-discount", priest="start")
    assert warned(table, "end") == []
    poor = turn("statue-discount statue-discount", coins=3)
    assert warned(poor, "end") == []


@pytest.mark.parametrize(
    ("number", "tokens", "told"),
    [(7, 1, ["token-unused"]), (6, 1, []), (7, 0, [])],
)
def test_a_token_unused_in_the_last_round(number: int, tokens: int, told: list[str]) -> None:
    """TOKEN-3: after the last round it is worth nothing."""
    table = turn("statue-discount statue-discount", coins=3, tokens=tokens, number=number)
    assert names(table, "end") == told


@pytest.mark.parametrize(
    ("coins", "villages", "left"),
    [
        (12, "start-delhi.1 green\nstart-delhi.2 green", 1),
        (13, "start-delhi.1 green\nstart-delhi.2 green", None),
        (11, "", None),  # no road is open anyway
        (11, "start-delhi.1 red\nstart-delhi.2 red", None),
    ],
)
def test_a_statue_that_leaves_no_coin_for_the_road(
    coins: int, villages: str, left: int | None
) -> None:
    """Q-M4, MOVE-5."""
    table = turn(coins=coins, villages=villages)
    table.play("red perform statue-discount")
    expected: Words = {"warning": "no-toll-left", "rule": "Q-M4", "coins": left, "actions": []}
    assert warned(table, "statue delhi plain") == ([] if left is None else [expected])


def test_prestige_bought_with_the_coins_for_the_road() -> None:
    """Q-M4, ACT-PP."""
    table = turn("pp coins", coins=3, villages="start-delhi.1 green\nstart-delhi.2 green")
    assert names(table, "perform pp") == ["no-toll-left"]
