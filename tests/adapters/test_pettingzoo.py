"""The PettingZoo door: the library's own tests, and that it plays the game of the engine."""

from __future__ import annotations

import importlib
import random
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from support.game_kinds import BASIC

import maharaja
from maharaja.adapters import pettingzoo as door
from maharaja.adapters.arrays import ACTIONS
from maharaja.engine.choices import ITEMS, TO_PLAN

with warnings.catch_warnings():
    # Its tests import one of its games in the old way, if they can.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

# The engine below is covered by others; test_observation.py covers what it has for the adapters.
pytestmark = pytest.mark.untraced

# What api_test warns of in every environment whose observation is a dictionary with a mask, unless
# it is one of PettingZoo's own.
dictionaries_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def play(env: Any, seed: int, stop: int = 1 << 30) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every agent that has to act with what it sees; then it makes a choice of its own dice."""
    env.reset(seed=seed)
    dice = {agent: random.Random(f"{seed} {agent}") for agent in env.possible_agents}
    for agent in env.agent_iter(stop):
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.step(None)
        else:
            yield agent, observation
            env.step(dice[agent].choice(np.flatnonzero(observation["action_mask"])))


def to_planning(env: Any, seed: int) -> None:
    for _ in play(env, seed):
        if env.unwrapped.game.phase == "planning":
            return


# --- the library's own tests ---------------------------------------------------------------------


@dictionaries_are_fine
@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_pettingzoos_tests_pass(kind: dict[str, Any]) -> None:
    api_test(door.env(**kind), num_cycles=150)
    seed_test(lambda: door.env(**kind), num_cycles=50)


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_pettingzoos_parallel_tests_pass(kind: dict[str, Any]) -> None:
    parallel_api_test(door.parallel_env(**kind), num_cycles=500)
    parallel_seed_test(lambda: door.parallel_env(**kind), num_cycles=50)


def test_pettingzoo_can_make_it() -> None:
    env = pettingzoo.make("aec", "maharaja-v0", players=2)
    assert env.possible_agents == ["player_0", "player_1"]
    assert pettingzoo.make("parallel", "maharaja-v0", solo="easy").possible_agents == ["player_0"]


# --- the engine's game ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_masks_are_the_legal_choices_of_a_whole_game(kind: dict[str, Any]) -> None:
    env: Any = door.env(**kind)
    for agent, observation in play(env, 4):
        game = env.unwrapped.game
        seat = env.possible_agents.index(agent)
        assert seat == game.to_act()[0]
        assert list(np.flatnonzero(observation["action_mask"])) == sorted(game.legal(seat))
        for other in set(env.agents) - {agent}:
            assert not env.observe(other)["action_mask"].any()
    game = env.unwrapped.game
    assert game.finished
    assert maharaja.replay(game.record(), board=game.board).same_position(game)


def finish(env: door.raw_env, seed: int) -> Any:
    """Play to the end, but ask nobody for a last look; the result."""
    dice = random.Random(seed)
    env.reset(seed=seed)
    while not env.game.finished:
        env.step(dice.choice(env.game.legal(env.game.to_act()[0])))
    return env.game.result()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_gets_one_and_the_rewards_add_up_to_nought(players: int) -> None:
    env = door.raw_env(players)
    result = finish(env, 2)
    assert len(result["winners"]) == 1
    lost = -1 / (players - 1)
    rewards = [1 if seat in result["winners"] else lost for seat in range(players)]
    assert list(env.rewards.values()) == pytest.approx(rewards)
    assert sum(rewards) == pytest.approx(0)
    agent = env.agent_selection
    assert env.last()[1:3] == (env.rewards[agent], True)


def test_winners_that_are_equal_share() -> None:
    """FINAL-9: here nobody has done anything all game long."""
    env = door.raw_env(3, decline_actions=True)
    env.reset(seed=2)
    while not env.game.finished:
        env.step(env.game.legal(env.game.to_act()[0])[-1])
    result: Any = env.game.result()
    assert result["winners"] == [0, 1, 2]
    assert list(env.rewards.values()) == [0, 0, 0]


def test_margins() -> None:
    env = door.raw_env(3, reward="margin")
    a, b, c = (seat["total"] for seat in finish(env, 2)["seats"])
    assert list(env.rewards.values()) == [a - (b + c) / 2, b - (a + c) / 2, c - (a + b) / 2]


@pytest.mark.parametrize("solo", ["easy", "hard"])
def test_one_agent_against_brahmabot(solo: str) -> None:
    env = door.raw_env(solo=solo)
    for seed in range(3):
        winners = finish(env, seed)["winners"]
        assert env.rewards == {"player_0": 1 if winners == [0] else -1}


def test_a_seed_is_the_engines_seed_and_the_next_ones_follow_from_it() -> None:
    one, other = door.raw_env(3), door.parallel_env(3)
    for seed in (7, None, None):
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert one.game.same_position(other.game)
        assert one.game.same_position(maharaja.new_game(players=3, seed=one.game.seed))
        if seed is not None:
            assert one.game.seed == seed


# --- planning ------------------------------------------------------------------------------------


def test_a_plan_shows_to_its_seat_only() -> None:
    """PLAN-1, Q-A8: neither in the others' observations nor in the picture."""
    seen = []
    for plan in (TO_PLAN * ITEMS + 3, TO_PLAN * ITEMS + 30):
        env = door.raw_env(4, render_mode="ansi")
        to_planning(env, 6)
        assert env.agent_selection == "player_0"
        env.step(plan)
        assert env.agent_selection == "player_1"
        numbers = [env.observe(agent)["observation"].tolist() for agent in env.agents]
        seen.append((numbers, env.render()))
    (one, picture), (other, other_picture) = seen
    assert one[0] != other[0]
    assert one[1:] == other[1:]
    assert picture == other_picture
    assert "prestige ?" in (picture or "")


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_planning_at_once_is_planning_one_after_the_other(kind: dict[str, Any]) -> None:
    aec: Any = door.env(**kind)
    for _ in play(aec, 8):
        pass
    env = door.parallel_env(**kind)
    observations, _ = env.reset(seed=8)
    dice = {agent: random.Random(f"8 {agent}") for agent in env.agents}
    planned_at_once = 0
    rewards: dict[str, float] = {}
    while env.agents:
        asked = env.game.to_act()
        planned_at_once += len(asked) > 1
        actions = {}
        for seat, agent in enumerate(env.agents):
            legal = np.flatnonzero(observations[agent]["action_mask"])
            if seat in asked:
                assert list(legal) == sorted(env.game.legal(seat))
                actions[agent] = int(dice[agent].choice(legal))
            else:
                assert list(legal) == [door.WAIT]
        observations, rewards, ends, _, _ = env.step(actions)
        assert set(ends.values()) == {env.game.finished}
    assert planned_at_once == (0 if "solo" in kind else env.game.round)
    assert env.game.record() == aec.unwrapped.game.record()
    assert rewards == aec.unwrapped.table.rewards()


# --- mistakes ------------------------------------------------------------------------------------


def test_an_illegal_action_loses_the_game() -> None:
    env = door.raw_env(3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(ACTIONS - 1)
    assert env.rewards == {**dict.fromkeys(env.agents, 0), agent: -1}
    assert set(env.terminations.values()) == {True}
    assert env.infos[agent] == {"illegal": "other-question"}
    for _ in range(3):
        env.step(None)
    assert env.agents == []
    env.reset(seed=1)
    assert env.infos[agent] == {}


def test_an_illegal_action_at_once_loses_the_game() -> None:
    env = door.parallel_env(3)
    env.reset(seed=1)
    asked = env.possible_agents[env.game.to_act()[0]]
    idle = next(agent for agent in env.agents if agent != asked)
    before = env.game.dump()
    observations, rewards, terminations, _, infos = env.step({asked: door.WAIT, idle: 0})
    assert rewards == {**dict.fromkeys(env.possible_agents, 0), asked: -1, idle: -1}
    assert infos[asked] == {"illegal": "unknown-choice"}
    assert infos[idle] == {"illegal": "not-your-decision"}
    assert set(terminations.values()) == {True}
    assert set(observations) == set(env.possible_agents)
    assert env.agents == []
    assert env.game.dump() == before


def test_none_is_for_agents_whose_game_is_over() -> None:
    env = door.raw_env(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="has to act"):
        env.step(None)


def test_pictures_only_if_asked_for() -> None:
    for env in (door.raw_env(2), door.parallel_env(2)):
        env.reset(seed=1)
        assert env.render() is None
    env = door.parallel_env(2, render_mode="ansi")
    env.reset(seed=1)
    assert "2 players" in (env.render() or "")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "players: 5 cannot play"),
        ({"solo": "mild"}, 'solo: "mild" is not known'),
        ({"reward": "fame"}, 'reward: "fame" is not known; use one of win, margin'),
        ({"players": 3, "board": "kaveri"}, "the board kaveri is for"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(options: dict[str, Any], message: str) -> None:
    with pytest.raises(maharaja.SetupError, match=message):
        door.env(**options)


def test_without_the_library_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "maharaja.adapters.pettingzoo")
    with pytest.raises(ImportError, match=r"\.\[pettingzoo\]"):
        importlib.import_module("maharaja.adapters.pettingzoo")
