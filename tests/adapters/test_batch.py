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
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.ids import PLANNING
from maharaja.engine.play import apply

pytestmark = pytest.mark.traced
STEPS = many(700, plain=330)
EVERY = many(1, plain=7)  # observation is held against one that is made anew


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
            if step % EVERY == 0:
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


@pytest.mark.parametrize("action", [0, 1215, 1216, 65535, 65536 + 5, -1])
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


@pytest.mark.parametrize("actions", [[1, 2, 3], [1.5, 2.0]], ids=str)
def test_as_many_actions_as_games(actions: list[Any]) -> None:
    with pytest.raises(maharaja.SetupError, match=r"actions: 2 are needed, one for each game"):
        BatchEnv(2).step(np.array(actions))


def test_a_reward_for_each_seat() -> None:
    env = BatchEnv(1, board="kaveri", players=2, reward=lambda _: [1.0])

    def play() -> None:
        while True:
            env.step(env.sample())

    with pytest.raises(maharaja.SetupError, match="reward: 2 numbers are needed"):
        play()


@pytest.mark.parametrize("options", [{"players": 3}, {"solo": "easy", "board": "kaveri"}], ids=str)
def test_looking_ahead_is_choosing_in_what_the_seat_knows(options: dict[str, Any]) -> None:
    env = BatchEnv(2, seed=11, **options)
    observer = Observer(env.state(0).board)
    for _ in range(many(90, plain=45)):
        games, actions, observations = env.look_ahead()
        assert np.array_equal(np.bincount(games), env.masks.sum(axis=1))
        assert env.masks[games, actions].all()
        row = int(actions[len(actions) // 2]) % len(games)  # one of them, not always the same
        seat = int(env.seats[games[row]])
        after = information_set_of(env.state(int(games[row])), seat)
        apply(after, seat, int(actions[row]))
        assert np.array_equal(observations[row], observer.observation(after, seat))
        env.step(env.sample())


def test_looking_ahead_does_not_turn_up_what_others_have_planned() -> None:
    """The last one to plan looks at turns that begin with a plan it does not know."""
    one, other = BatchEnv(1, seed=11), BatchEnv(1, seed=11)
    while one.state(0).phase != PLANNING:
        actions = one.sample()
        one.step(actions)
        other.step(actions)
    plans = np.flatnonzero(one.masks[0])
    one.step(plans[:1])
    other.step(plans[-1:])
    assert one.seats[0] == other.seats[0] == 1
    ahead, other_ahead = one.look_ahead()[2], other.look_ahead()[2]
    assert len(ahead) == len(plans)
    assert np.array_equal(ahead, other_ahead)
    observer = Observer(one.state(0).board)
    for env in (one, other):
        env.step(plans[:1])
    shown, other_shown = [observer.observation(env.state(0), 1) for env in (one, other)]
    assert not np.array_equal(shown, other_shown), "the plans of seat 0 were about to be turned up"


def test_nothing_lies_ahead_of_games_that_are_over() -> None:
    env = BatchEnv(1, board="kaveri", solo="easy", restart=False)
    while not env.ended[0]:
        env.step(env.sample())
    assert [len(each) for each in env.look_ahead()] == [0, 0, 0]
