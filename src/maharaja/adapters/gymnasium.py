"""Maharaja for Gymnasium: one seat of your own, the others are played for you.

>>> import gymnasium
>>> import maharaja.adapters.gymnasium
>>> env = gymnasium.make("Maharaja-v0", players=3)
>>> observation, info = env.reset(seed=7)
>>> observation["action_mask"].shape
(1216,)

Observations, actions and rewards are described in docs/adapters.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import maharaja
from maharaja.adapters.arrays import ACTIONS, LARGEST, Observer
from maharaja.adapters.extras import missing
from maharaja.adapters.pictures import MODES, Pixels, check_mode, rendered
from maharaja.adapters.rewards import ILLEGAL, WIN, check_reward, final_rewards
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.state import Event
from maharaja.table_options import PLAYERS

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ImportError as error:
    raise missing(__name__, "Gymnasium", "pettingzoo") from error

ID = "Maharaja-v0"
Opponent = Callable[[maharaja.Game, int], int]  # game and seat -> a legal choice
Observation = dict[str, Any]


class MaharajaEnv(gymnasium.Env[Observation, Any]):
    """One seat among opponents; an illegal action ends the game with a reward of -1.

    ``opponents`` is one for all other seats or one for each, clockwise from the own seat: the name
    of a level ("novice"), or a callable ``(game, seat) -> choice`` that is trusted to look only at
    ``game.view(seat)``. Without any, the others choose at random.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        players: int = PLAYERS,
        board: str | maharaja.Board = "classic",
        *,
        seat: int = 0,
        opponents: str | Opponent | Sequence[str | Opponent] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.board = maharaja.load_board(board)
        self.reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self.seat = seat
        self._options = {"players": players, **options}
        self.game = maharaja.new_game(self.board, seed=0, **self._options)
        self._others = self._seat_opponents(opponents)
        self._bots: dict[int, Bot] = {}
        self._over = True
        self._observer = Observer(self.board)
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, (self._observer.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The game of ``maharaja.new_game(seed=seed)``; ``options`` are not used."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(SEED_LIMIT))
        self.game = maharaja.new_game(self.board, seed=int(seed), **self._options)
        self._bots = {
            other: make_bot(level, other, int(self.np_random.integers(SEED_LIMIT)))
            for other, level in self._others.items()
            if isinstance(level, str)
        }
        self._over = False
        self._play_others()
        return self._observe(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ResetNeeded("the game is over: call reset first")
        refusal = self.game.refusal(self.seat, int(action))
        if refusal is not None:
            self._over = True
            return self._observe(), ILLEGAL, True, False, {"illegal": refusal.reason}
        self._choose(self.seat, int(action))
        self._play_others()
        self._over = self.game.finished
        reward = final_rewards(self.game.state, self.reward)[self.seat] if self._over else 0.0
        return self._observe(), reward, self._over, False, {}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal, under the name that maskable learners look for."""
        return self._observer.mask(self.game.state, self.seat).astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """What spectators see, as text."""
        return rendered(self.game, self.render_mode)

    def _seat_opponents(
        self, opponents: str | Opponent | Sequence[str | Opponent] | None
    ) -> dict[int, str | Opponent]:
        """By seat; Brahmabot plays for itself."""
        seats = 1 if self.game.state.rules.solo else self.game.seats
        if not 0 <= self.seat < seats:
            raise maharaja.SetupError(
                "error-option-no-seat", at="seat", seat=self.seat, last=seats - 1
            )
        others = [(self.seat + i) % seats for i in range(1, seats)]
        if opponents is None:
            opponents = self._choose_at_random
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * len(others)
        for opponent in opponents:
            if isinstance(opponent, str):
                make_bot(opponent, 0, 0)  # an unknown level is refused now
        if len(opponents) != len(others):
            raise maharaja.SetupError("error-option-opponents", at="opponents", number=len(others))
        return dict(zip(others, opponents, strict=True))

    def _choose_at_random(self, game: maharaja.Game, seat: int) -> int:
        legal = game.legal(seat)
        return legal[int(self.np_random.integers(len(legal)))]

    def _play_others(self) -> None:
        """Until only the own seat has to act; so the others plan without knowing the own plan."""
        game = self.game
        while others := [seat for seat in game.to_act() if seat != self.seat]:
            self._choose(others[0], self._answer_of(others[0]))

    def _answer_of(self, seat: int) -> int:
        opponent = self._others[seat]
        if isinstance(opponent, str):
            return self._bots[seat].answer(information_set_of(self.game.state, seat))
        return opponent(self.game, seat)

    def _choose(self, seat: int, choice: int) -> None:
        """Make the choice; bots hear what everybody sees."""
        log: list[Event] = []
        self.game.state.log = log
        try:
            self.game.choose(seat, choice)
        finally:
            self.game.state.log = None
        for bot in self._bots.values():
            for event in log:
                bot.observe(event)

    def _observe(self) -> Observation:
        state = self.game.state
        return {
            "observation": self._observer.observation(state, self.seat),
            "action_mask": self._observer.mask(state, self.seat),
        }


gymnasium.register(id=ID, entry_point=f"{__name__}:MaharajaEnv")
