"""Every question refuses what is not an answer to it, with a reason and a rule."""

from __future__ import annotations

import pytest
from support.scene import Scene, scene

import maharaja
from maharaja.engine.choices import ITEMS, KINDS
from maharaja.engine.ids import COLOURS

TURN = """
    3 players
    round 2, actions, maharaja delhi
    red     coins 30, prestige 9, priest delhi, character {character}, plan {plan}, acted
    green   character 7, plan coins coins
    yellow  character 8, plan coins coins
    display 1 5 9
    waiting turn red
"""


def red_turn(plan: str = "coins coins", character: int = 2) -> Scene:
    return scene(TURN.format(plan=plan, character=character))


def scoring(tile: str, character: int = 2) -> Scene:
    """Red has ranked first and may take ``tile``."""
    return scene(f"""
        3 players
        round 2, scoring, maharaja delhi
        red     coins 2, character {character}, acted
        green   character 7, acted
        yellow  character 8, acted
        display 1 5 9
        rewards {tile} coins shrines
        waiting reward red
    """)


def drafting() -> Scene:
    return Scene(maharaja.new_game(players=3, seed=1))


def settling() -> Scene:
    table = drafting()
    while table.game.phase == "draft":
        seat = table.game.to_act()[0]
        table.game.choose(seat, table.game.legal(seat)[0])
    return table


def robbed() -> Scene:
    table = red_turn("character coins")
    table.play("red perform character", "red take 7")
    return table


def asked(name: str) -> Scene:
    """A table at which each kind of question has to be answered."""
    if name == "draft":
        return drafting()
    if name == "settle":
        return settling()
    if name == "retake":
        return robbed()
    if name in ("buy", "build", "maharani"):
        table = scoring(name, 16 if name == "maharani" else 2)
        table.play(f"red reward {name}")
        return table
    if name == "reward":
        return scoring("tax")
    if name == "plan":
        return scene("3 players\nround 1, planning")
    table = red_turn(
        {"take": "character coins", "building": "two-shrines coins"}.get(name, "track pp"), 3
    )
    first = {
        "turn": [],
        "building": ["red perform two-shrines"],
        "flag": ["red perform track"],
        "take": ["red perform character"],
        "exchange": ["red ability 3"],
    }
    table.play(*first[name])
    return table


QUESTIONS = "draft settle plan turn building flag take retake exchange reward buy build maharani"


@pytest.mark.parametrize("name", QUESTIONS.split())
def test_any_number_is_legal_or_refused_with_a_reason(name: str) -> None:
    """R-2: unknown items and answers to other questions alike; nothing changes."""
    table = asked(name)
    seat = table.game.to_act()[0]
    legal = table.game.legal(seat)
    assert legal
    before = table.game.dump()
    for choice in range(KINDS * ITEMS):
        reason = table.game.refusal(seat, choice)
        assert (reason is None) == (choice in legal)
        if reason is not None:
            with pytest.raises(maharaja.Refused) as refused:
                table.game.choose(seat, choice)
            assert refused.value.reason == reason.reason
            assert refused.value.rule == reason.rule
    assert table.game.dump() == before


def test_the_reason_names_what_is_wrong() -> None:
    """A refusal is for people: the choice, the reason in words, the rule."""
    table = red_turn()
    with pytest.raises(maharaja.Refused, match=r"perform pp: No open arrow .* \(ACT-2\)"):
        table.game.choose(0, "perform pp")


def test_words_that_name_no_choice() -> None:
    table = red_turn()
    reason = table.game.refusal(0, "dance")
    assert reason is not None
    assert (reason.reason, reason.rule) == ("unknown-choice", "R-1")
    with pytest.raises(maharaja.NotationError, match="begins with one of draft"):
        table.game.choose(0, "dance")


def test_nobody_decides_for_another_or_after_the_end() -> None:
    """ACT-1, END-1."""
    assert red_turn().refuses("green end") == ("not-your-decision", "ACT-1")
    over = scene("2 players\nround 7, finished\nwaiting .")
    assert over.to_act() == []
    assert over.refuses("red end") == ("game-over", "END-1")


def test_colours_and_seats_go_together() -> None:
    """R-1, GEN-6: seats 0 to 3 are red, green, yellow, blue."""
    assert COLOURS == ["red", "green", "yellow", "blue"]
