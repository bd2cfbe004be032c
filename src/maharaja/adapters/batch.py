"""Many games at once as numpy arrays: one call steps them all (docs/adapters.md).

>>> from maharaja.adapters.batch import BatchEnv
>>> env = BatchEnv(games=64, players=2, seed=7)
>>> env.step(env.sample())
>>> env.observations.shape, env.masks.shape, env.rewards.shape
((64, 857), (64, 1216), (64, 2))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import maharaja
from maharaja.adapters.arrays import ACTIONS, numbers_of, window
from maharaja.adapters.extras import missing
from maharaja.adapters.rewards import ILLEGAL, WIN, check_reward, final_rewards
from maharaja.engine.analysis.batch import Batch
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.state import State
from maharaja.errors import SetupError
from maharaja.table_options import PLAYERS

try:
    import numpy as np
except ImportError as error:
    raise missing(__name__, "numpy", "batch") from error

Array = np.ndarray[Any, Any]
# A game that has just ended -> what that is worth to each seat.
RewardHook = Callable[[State], "list[float]"]
MOST_GAMES = 100_000
WHOLE = "iu"  # kinds of numbers that numpy calls whole


class BatchEnv:
    """``games`` of one kind; the options are those of ``maharaja.new_game``.

    All arrays are windows on the engine's own cells, the same ones after every step: copy what is
    to be kept. Only ``rewards`` is an array of its own.
    """

    def __init__(
        self,
        games: int,
        players: int = PLAYERS,
        board: str | maharaja.Board = "classic",
        *,
        seed: int = 0,
        reward: str | RewardHook = WIN,
        restart: bool = True,
        **options: Any,
    ) -> None:
        first = maharaja.new_game(board, players=players, seed=seed, **options)
        if not 1 <= games <= MOST_GAMES:
            raise SetupError("error-data-number-needed", at="games", low=1, high=MOST_GAMES)
        if "first_game" in options:
            raise SetupError("error-option-first-game", at="first_game")
        self._reward = reward if callable(reward) else check_reward(reward)
        self._batch = Batch(first.board, first.state.rules, games, seed % SEED_LIMIT, restart)
        self.games = games
        self.players = first.seats
        self.observations: Array = numbers_of(self._batch.sheet)
        self.masks: Array = window(self._batch.masks, np.uint8).reshape(games, ACTIONS)
        self.seats: Array = window(self._batch.seats, np.int64)  # who has to act
        self.seeds: Array = window(self._batch.seeds, np.int64)  # of the games shown
        self.ended: Array = window(self._batch.ended, np.uint8).view(np.bool_)
        self.illegal: Array = window(self._batch.illegal, np.uint8).view(np.bool_)
        self.rewards: Array = np.zeros((games, self.players))
        self._legal = window(self._batch.legal, np.int64).reshape(games, -1)
        self._counts = window(self._batch.counts, np.int64)
        self._picked = window(self._batch.picked, np.int64)

    def __repr__(self) -> str:
        board = self._batch.board.id
        return f"<BatchEnv of {self.games} games, {self.players} players on board {board}>"

    def step(self, actions: Array) -> None:
        """An action for each game, by the seat that has to act there; the arrays tell the rest."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in WHOLE:
            found = f"{chosen.shape} {chosen.dtype}"
            raise SetupError("error-option-actions", at="actions", number=self.games, found=found)
        acting = self.seats.copy()
        # Below nought is beyond the last, too: neither becomes another action by being cut off.
        known = np.minimum(chosen.astype(np.uint64), ACTIONS)
        self._batch.step(known.astype("<u2").tobytes())
        self.rewards[:] = 0.0
        for game in np.flatnonzero(self.ended):
            self._pay(int(game), int(acting[game]))

    def sample(self) -> Array:
        """Any legal action for each game; 0 where the game is over."""
        self._batch.pick()
        return self._picked.copy()

    def look_ahead(self) -> tuple[Array, Array, Array]:
        """Games, actions and observations: a row for each legal action of each game.

        The observation is what the seat that has to act would see after the action, as far as it
        can know now: what others have planned does not come to light. Until the next call.
        """
        self._batch.look_ahead()
        games = np.repeat(np.arange(self.games), self._counts)
        actions = self._legal[np.arange(self._legal.shape[1]) < self._counts[:, None]]
        return games, actions, numbers_of(self._batch.ahead)[: len(games)]

    def state(self, game: int) -> State:
        """The game itself, secrets included: for looking things up."""
        return self._batch.states[game]

    def _pay(self, game: int, chooser: int) -> None:
        if self.illegal[game]:
            self.rewards[game, chooser] = ILLEGAL
            return
        last = self._batch.last[game]
        if callable(self._reward):
            self.rewards[game] = one_for_each(self._reward(last), self.players)
        else:
            self.rewards[game] = final_rewards(last, self._reward)


def one_for_each(rewards: list[float], seats: int) -> list[float]:
    """What a hook has given, if it is a number for each seat."""
    if len(rewards) != seats:
        raise SetupError("error-option-rewards", at="reward", number=seats, found=len(rewards))
    return rewards
