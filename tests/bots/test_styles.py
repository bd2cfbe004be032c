"""Styles: they decide among near-equals only, and bots with one repeat themselves."""

from __future__ import annotations

from typing import Any

import pytest
from support.game_kinds import new_game

import maharaja
from maharaja.bots.levels import LEVELS, has_style, make_bot
from maharaja.bots.match import play_match
from maharaja.bots.styles import STYLES, Turn, preferred
from maharaja.engine.ids import ACTION_NAMES
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.state import CHARACTER, COINS, State
from maharaja.engine.text.notation import parse_choice


@pytest.mark.parametrize(
    ("likings", "margin", "chosen"),
    [
        ([0, 0, 0, 0], 1.0, 1),  # nothing to prefer: the best
        ([1, 0, 0, 0], 1.0, 0),
        ([1, 1, 0, 0], 1.0, 1),
        ([0, 0, 2, 1], 1.0, 2),
        ([0, 0, 2, 1], 0.4, 1),  # liked, but clearly worse
        ([0, 0, 1, 9], 1.0, 2),
    ],
)
def test_the_choice_liked_most_of_the_near_equals(
    likings: list[int], margin: float, chosen: int
) -> None:
    assert preferred(1, [4.8, 5.0, 4.2, 3.9], likings, margin) == chosen


def test_the_best_need_not_be_worth_most() -> None:
    """A search takes what it has tried most; what else looks a little better changes nothing."""
    assert preferred(1, [0.55, 0.53], [0, 0], 0.02) == 1


@pytest.mark.parametrize(
    ("style", "liked"),
    [
        ("builder", ["statue-discount", "shrine-discount", "statue-shrine", "two-shrines"]),
        ("robber", ["character"]),
        ("banker", ["coins"]),
    ],
)
def test_plans_are_liked_for_their_actions(style: str, liked: list[str]) -> None:
    for plan, liking in enumerate(STYLES[style].of_plans()):
        actions = [ACTION_NAMES[int(PAIRS[plan * 2 + arrow])] for arrow in range(2)]
        assert liking == sum(action in liked for action in actions)


def turn(*choices: str) -> Turn:
    """Seat 0's, who has character 9 and leaves 11 to seat 1 and 12 to the display."""
    game = maharaja.new_game(players=2, seed=1)
    game.state.seats[CHARACTER], game.state.seats[CHARACTER + 1] = 9, 11
    after: State = game.state.copy()
    after.seats[COINS] = 7
    return Turn(0, game.state, [parse_choice(game.board, text) for text in choices], after)


def test_turns_are_liked_for_what_they_do() -> None:
    made = turn("perform character", "take 11", "statue delhi centre", "shrine delhi", "end")
    assert {name: style.of_turn(made) for name, style in STYLES.items()} == {
        "builder": 2,
        "robber": 1,
        "banker": 7,
    }
    for text in ("take 12", "take 9"):  # the display's, and the own one again
        assert STYLES["robber"].of_turn(turn(text)) == 0


@pytest.mark.untraced
@pytest.mark.parametrize(
    ("level", "style"), [*(("adept", style) for style in STYLES), ("expert@20", "builder")]
)
def test_a_style_changes_how_a_bot_plays_and_repeats_itself(level: str, style: str) -> None:
    def choices(first: str) -> Any:
        game = new_game({"players": 2}, 8)
        play_match(game, [make_bot(first, 0, 1), make_bot("random", 1, 2)])
        return game.record()["choices"]

    assert choices(f"{level}+{style}") == choices(f"{level}+{style}") != choices(level)


@pytest.mark.parametrize("level", ["random+builder", "adept+painter", "adept+", "expert@3+"])
def test_what_is_no_style_is_refused(level: str) -> None:
    with pytest.raises(maharaja.SetupError, match="the styles builder, robber, banker"):
        make_bot(level, 0, 1)


def test_every_level_but_random_has_styles() -> None:
    assert [level for level in LEVELS if not has_style(level)] == ["random"]
