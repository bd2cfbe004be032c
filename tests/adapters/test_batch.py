"""Many games in one call are the same games, step by step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from support.extent import many

import maharaja
from maharaja.adapters.arrays import Observer
from maharaja.adapters.batch import BatchEnv
from maharaja.adapters.rewards import final_rewards

pytestmark = pytest.mark.traced
STEPS = many(700, plain=330)


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 4, "special": ["ext1"]}, {"solo": "hard", "board": "kaveri"}],
    ids=str,
)
def test_every_step_is_that_of_the_engine(options: dict[str, Any]) -> None:
    env = BatchEnv(2, seed=11, **options)
    observer = Observer(env.state(0).board)
    games = [maharaja.new_game(seed=int(seed), **options) for seed in env.seeds]
    ends = 0
    for step in range(STEPS):
        for row, game in enumerate(games):
            seat = int(env.seats[row])
            assert seat == game.to_act()[0]
            if step % 11 == 0:
                expected = observer.observation(game.state, seat)
                assert np.array_equal(env.observations[row], expected)
                assert np.array_equal(env.masks[row], observer.mask(game.state, seat))
        actions = env.sample()
        before = env.seats.copy()
        env.step(actions)
        for row, game in enumerate(games):
            game.choose(before[row], actions[row])
            assert env.ended[row] == game.finished
            if game.finished:
                ends += 1
                assert env.rewards[row].tolist() == final_rewards(game.state, "win")
                games[row] = maharaja.new_game(seed=int(env.seeds[row]), **options)
            else:
                assert not env.rewards[row].any()
    assert ends > 0
    assert len(set(env.seeds.tolist())) == 2


def test_games_that_do_not_begin_anew_have_nothing_legal_in_the_end() -> None:
    env = BatchEnv(1, board="kaveri", solo="easy", restart=False)
    steps = 0
    while not env.ended[0]:
        env.step(env.sample())
        steps += 1
    assert env.masks[0].sum() == 0
    assert env.sample().tolist() == [0]
    last = env.observations.copy()
    env.step(np.array([5]))
    assert not env.ended[0]
    assert np.array_equal(env.observations, last)


@pytest.mark.parametrize("action", [0, 1215, 1216, 65535])
def test_an_illegal_action_ends_its_game_only(action: int) -> None:
    env = BatchEnv(2, seed=3)
    actions = env.sample()
    actions[1] = action
    chooser = env.seats[1]
    env.step(actions)
    assert env.ended.tolist() == [False, True]
    assert env.illegal.tolist() == [False, True]
    assert env.rewards[1, chooser] == -1
    assert env.rewards.sum() == -1
    assert env.seeds.tolist() == [3, 5], "the next game has begun"


def test_a_reward_of_ones_own() -> None:
    env = BatchEnv(1, board="kaveri", players=2, reward=lambda last: [float(last.round), 0.5])
    while not env.ended[0]:
        env.step(env.sample())
    assert env.rewards.tolist() == [[7.0, 0.5]]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"games": 0}, "games: "),
        ({"games": 1, "reward": "glory"}, "reward: "),
        ({"games": 1, "first_game": True, "players": 4}, "first_game: "),
        ({"games": 1, "players": 9}, "players: "),
    ],
)
def test_mistakes_are_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(maharaja.SetupError, match=message):
        BatchEnv(**words)


def test_as_many_actions_as_games() -> None:
    with pytest.raises(maharaja.SetupError, match=r"actions: 2 are needed, one for each game"):
        BatchEnv(2).step(np.array([1, 2, 3]))
