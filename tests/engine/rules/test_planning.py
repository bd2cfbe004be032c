"""Setting the disc (chapter "Planning")."""

from itertools import combinations_with_replacement

import pytest
from support.scene import scene

import maharaja
from maharaja.engine.ids import ACTION_NAMES, COLOURS

PLANNING = """
    3 players
    round 1, planning, maharaja delhi
    red     character 1
    green   character 2
    yellow  character 3
    display 4 6 9
"""


def planned(game: maharaja.Game, seat: int, viewer: int | None) -> object:
    """The seat's plan as the viewer sees it."""
    seats = game.view(viewer)["seats"]
    assert isinstance(seats, list)
    return seats[seat]["plan"]


@pytest.mark.parametrize("order", [("red", "green", "yellow"), ("yellow", "red", "green")])
def test_everybody_plans_at_once(order: tuple[str, ...]) -> None:
    """PLAN-1: all are asked together, and it does not matter who is ready first."""
    table = scene(PLANNING)
    waiting = ["red", "green", "yellow"]
    for colour in order:
        assert table.to_act() == waiting
        table.play(f"{colour} plan coins pp")
        waiting.remove(colour)
    assert table.game.phase == "actions"


def test_nobody_sees_a_plan() -> None:
    """PLAN-1: the owner alone; the others only see that the disc is down."""
    table = scene(PLANNING)
    assert table.play("green plan statue-discount track") == {
        "green plan": (None, ["statue-discount", "track"]),
        "green open": ([], ["statue-discount", "track"]),
    }
    assert planned(table.game, 1, 1) == ["statue-discount", "track"]
    assert [planned(table.game, 1, viewer) for viewer in (0, 2, None)] == [None] * 3
    assert table.events == [{"event": "ready", "seat": 1}]


@pytest.mark.parametrize("seat", range(3))
def test_two_arrows_on_nine_actions(seat: int) -> None:
    """PLAN-2, PLAN-3: every pair of the nine, the same one twice included: 45 plans."""
    table = scene(PLANNING)
    pairs = {frozenset(text.split()[1:]) for text in table.legal(COLOURS[seat])}
    assert pairs == {frozenset(pair) for pair in combinations_with_replacement(ACTION_NAMES, 2)}
    assert len(table.legal(COLOURS[seat])) == 45
    assert sorted(ACTION_NAMES) == [
        "character",
        "coins",
        "pp",
        "shrine-discount",
        "shrines",
        "statue-discount",
        "statue-shrine",
        "track",
        "two-shrines",
    ]


def test_both_arrows_on_the_same_action() -> None:
    """PLAN-3: it is done twice, and not a third time."""
    table = scene(PLANNING)
    table.play("red plan coins coins", "green plan pp pp", "yellow plan pp pp")
    assert table.play("red perform coins", "red perform coins") == {
        "red coins": (15, 21),
        "red open": (["coins", "coins"], []),
    }
    assert table.refuses("red perform coins") == ("not-planned", "ACT-2")


def test_a_plan_stands() -> None:
    """PLAN-4: once all discs are down, no player can change the own one."""
    table = scene(PLANNING)
    table.play("red plan coins coins", "green plan pp pp", "yellow plan pp pp")
    assert table.refuses("red plan pp pp") == ("other-question", "R-2")
    assert table.refuses("green plan coins coins") == ("not-your-decision", "ACT-1")
    assert table.fact("green plan") == ["pp", "pp"]


def test_a_disc_may_be_set_anew_until_the_last_is_down() -> None:
    """Q-P1: others notice nothing, and the record keeps only the plan that counted."""
    game = maharaja.new_game(players=3, seed=1)
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    game.choose(0, "plan coins coins")
    game.choose(2, "plan pp pp")
    others = [game.view(viewer) for viewer in (1, 2, None)]
    assert game.follow(0, "plan track shrines") == []
    assert [game.view(viewer) for viewer in (1, 2, None)] == others
    assert planned(game, 0, 0) == ["shrines", "track"]
    game.choose(1, "plan pp pp")
    choices = game.record()["choices"]
    assert isinstance(choices, list)
    assert choices[-3:] == ["0 plan shrines track", "2 plan pp pp", "1 plan pp pp"]
    assert game.refusal(0, "plan coins coins") is not None


def test_a_locked_plan_stands_at_once() -> None:
    """PLAN-4, Q-P1: with `locked_plans` a disc that is down stays as it is, as the books say."""
    table = scene(PLANNING.replace("3 players", "3 players, locked_plans"))
    table.play("green plan coins pp")
    assert table.to_act() == ["red", "yellow"]
    assert table.legal("green") == []
    assert table.refuses("green plan coins coins") == ("plan-locked", "PLAN-4")
    assert table.fact("green plan") == ["coins", "pp"]
    assert len(table.legal("red")) == 45


def test_who_does_not_plan_has_no_locked_plan() -> None:
    """Q-L20: Brahmabot has no disc to lock."""
    game = maharaja.new_game(solo="easy", seed=3, locked_plans=True)
    while game.phase != "planning":
        game.choose(0, game.legal(0)[0])
    refusal = game.refusal(1, "plan coins coins")
    assert refusal is not None
    assert refusal.reason == "not-your-decision"


def test_planning_is_over_with_the_last_disc() -> None:
    """PLAN-5: not before, and then at once."""
    table = scene(PLANNING)
    table.play("red plan coins coins", "yellow plan coins coins")
    assert table.game.phase == "planning"
    assert table.play("green plan coins coins") == {
        "phase": ("planning", "actions"),
        "green plan": (None, ["coins", "coins"]),
        "green open": ([], ["coins", "coins"]),
        "red acted": (False, True),
    }
    assert table.to_act() == ["red"]


def test_a_spoilt_action_is_not_replaced() -> None:
    """PLAN-6: red takes the last statue space; green's plan is void, and nothing replaces it."""
    table = scene("""
        2 players
        round 1, actions, maharaja varanasi
        red    character 1, priest delhi, plan statue-discount coins, open statue-discount, acted
        green  character 5, priest delhi, plan statue-discount statue-discount
        delhi  centre red, top red, bottom red, plain green green green
        display 3 4 6
        waiting turn red
    """)
    table.play("red perform statue-discount", "red statue delhi plain", "red end")
    assert table.to_act() == ["green"]
    assert table.legal("green") == ["end"]
    assert table.refuses("green perform statue-discount") == ("nothing-to-perform", "Q-A11")
    assert table.refuses("green perform coins") == ("not-planned", "ACT-2")
    table.play("green end")
    assert table.game.phase == "planning"
    paid = [event for event in table.events if event["event"] == "coins" and event["seat"] == 1]
    assert [(event["amount"], event["why"]) for event in paid] == [(3, "compensation")]
