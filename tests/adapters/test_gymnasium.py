"""The Gymnasium door: the library's own check, and that opponents play by the rules."""

from __future__ import annotations

import importlib
import random
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from support.game_kinds import BASIC

import maharaja
from maharaja.adapters import gymnasium as door
from maharaja.adapters.arrays import ACTIONS
from maharaja.adapters.pictures import WIDTH

# The engine below is covered by others; test_observation.py covers what it has for the adapters.
pytestmark = pytest.mark.untraced


def first_legal(game: maharaja.Game, seat: int) -> int:
    return game.legal(seat)[0]


def play(env: door.MaharajaEnv, seed: int) -> tuple[float, list[int]]:
    """A whole game with choices by dice; its reward and the choices."""
    dice = random.Random(seed)
    observation, info = env.reset(seed=seed)
    chosen: list[int] = []
    total, over = 0.0, False
    while not over:
        assert info == {}
        legal = np.flatnonzero(observation["action_mask"])
        assert env.game.to_act() == [env.seat]
        assert list(legal) == sorted(env.game.legal(env.seat))
        assert np.array_equal(np.flatnonzero(env.action_masks()), legal)
        chosen.append(int(dice.choice(legal)))
        observation, reward, over, truncated, info = env.step(chosen[-1])
        assert not truncated
        assert over or reward == 0
        total += reward
    assert env.game.finished
    return total, chosen


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_gymnasiums_check_passes(kind: dict[str, Any]) -> None:
    check_env(gymnasium.make(door.ID, **kind).unwrapped)
    check_env(gymnasium.make(door.ID, opponents=first_legal, **kind).unwrapped)


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_a_whole_game(kind: dict[str, Any]) -> None:
    env = door.MaharajaEnv(**kind)
    total, chosen = play(env, 9)
    result: Any = env.game.result()
    losers = -1 if "solo" in kind else -1 / (env.game.seats - 1)
    assert total == (1 if result["winners"] == [0] else losers)
    assert maharaja.replay(env.game.record(), board=env.board).same_position(env.game)
    record = env.game.record()
    assert play(env, 9) == (total, chosen)
    assert env.game.record() == record, "the same seed and choices give the same game"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_opponents_sit_clockwise_from_the_own_seat(seat: int) -> None:
    asked: dict[str, set[int]] = {"left": set(), "right": set()}

    def left(game: maharaja.Game, at: int) -> int:
        asked["left"].add(at)
        return game.legal(at)[0]

    def right(game: maharaja.Game, at: int) -> int:
        asked["right"].add(at)
        return game.legal(at)[-1]

    env = door.MaharajaEnv(3, seat=seat, opponents=[left, right])
    play(env, 3)
    assert asked == {"left": {(seat + 1) % 3}, "right": {(seat + 2) % 3}}


def test_opponents_plan_before_the_own_plan_is_known() -> None:
    """PLAN-1: whoever looks into the game finds no plan of ours there."""
    plans = []

    def curious(game: maharaja.Game, at: int) -> int:
        if game.phase == "planning":
            dump: Any = game.dump()
            plans.append(dump["seats"][0]["plan"])
        return game.legal(at)[0]

    play(door.MaharajaEnv(3, opponents=curious), 3)
    assert len(plans) >= 2
    assert set(plans) == {None}


def test_an_illegal_action_loses_the_game() -> None:
    env = door.MaharajaEnv(2)
    env.reset(seed=1)
    before = env.game.dump()
    _, reward, terminated, truncated, info = env.step(ACTIONS - 1)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info == {"illegal": "other-question"}
    assert env.game.dump() == before
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_pictures_change_with_the_position() -> None:
    env = gymnasium.make(door.ID, players=2, render_mode="rgb_array")
    env.reset(seed=7)
    before = env.render()
    while env.unwrapped.game.phase != "planning":
        env.step(env.unwrapped.action_masks().argmax())
    after = env.render()
    assert (before.dtype, before.shape[1:]) == (np.uint8, (WIDTH, 3))
    assert before.shape == after.shape
    assert (before != after).any(), "starting shrines"


def test_a_picture_shows_what_spectators_see() -> None:
    env = gymnasium.make(door.ID, players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "prestige ?" in str(env.render())
    assert door.MaharajaEnv(2).render() is None


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 3, "seat": 3}, "there is no seat 3; use 0 to 2"),
        ({"solo": "easy", "seat": 1}, "there is no seat 1; use 0 to 0"),
        ({"players": 3, "opponents": [first_legal]}, "one is needed for all other seats, or 2"),
        ({"players": 2, "opponents": "x"}, '"x" is no level'),
        ({"reward": "fame"}, "reward"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any], message: str) -> None:
    with pytest.raises(maharaja.SetupError, match=message):
        door.MaharajaEnv(**options)


def test_without_the_library_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "maharaja.adapters.gymnasium")
    with pytest.raises(ImportError, match=r"\.\[pettingzoo\]"):
        importlib.import_module("maharaja.adapters.gymnasium")


@pytest.mark.parametrize("level", ["random", "novice", "adept"])
def test_the_levels_are_opponents_by_name(level: str) -> None:
    """The library's own check, with bots of ours at the other seats."""
    check_env(gymnasium.make(door.ID, players=2, opponents=level).unwrapped)


def test_a_level_for_each_seat() -> None:
    results = [play(door.MaharajaEnv(3, opponents=["novice", first_legal]), 3) for _ in range(2)]
    assert results[0] == results[1]
