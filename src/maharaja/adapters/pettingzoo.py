"""Maharaja for PettingZoo: ``env()`` asks seat after seat, ``parallel_env()`` all who plan at once.

>>> from maharaja.adapters import pettingzoo
>>> env = pettingzoo.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))

Observations, actions and rewards are described in docs/adapters.md.
"""

from __future__ import annotations

import random
import secrets
from typing import Any

import numpy as np

import maharaja
from maharaja.adapters.arrays import ACTIONS, LARGEST, Mask, Numbers, Observer
from maharaja.adapters.extras import missing
from maharaja.adapters.pictures import MODES, Pixels, check_mode, rendered
from maharaja.adapters.rewards import ILLEGAL, WIN, check_reward, final_rewards
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.play import one_of
from maharaja.table_options import PLAYERS

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(__name__, "PettingZoo", "pettingzoo") from error

Observation = dict[str, Any]  # "observation": Numbers, "action_mask": Mask
NAME = "maharaja_v0"
ID = "maharaja-v0"  # for pettingzoo.make
WAIT = ACTIONS  # the action of a seat that is not asked, in the parallel environment


class Table:
    """What both environments share: a game, its seats as agents, and its seeds."""

    def __init__(
        self, players: int, board: str | maharaja.Board, reward: str, options: dict[str, Any]
    ) -> None:
        self.board = maharaja.load_board(board)
        self.reward = check_reward(reward)
        self.observer = Observer(self.board)
        self._options = {"players": players, **options}
        self._seeds = random.Random(secrets.randbits(62))
        self.game = self.new_game(0)  # a mistake in the options shows now
        humans = 1 if self.game.state.rules.solo else self.game.seats
        self.agents = [f"player_{seat}" for seat in range(humans)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}

    def new_game(self, seed: int) -> maharaja.Game:
        return maharaja.new_game(self.board, seed=seed, **self._options)

    def reset(self, seed: int | None) -> None:
        """The game of that seed; without one, the next of those that follow from the last one."""
        if seed is None:
            seed = self._seeds.randrange(SEED_LIMIT)
        else:
            self._seeds.seed(int(seed))
        self.game = self.new_game(int(seed))

    def observation(self, agent: str) -> Numbers:
        return self.observer.observation(self.game.state, self.seat_of[agent])

    def rewards(self) -> dict[str, float]:
        """By agent, at the end."""
        return dict(
            zip(self.agents, final_rewards(self.game.state, self.reward), strict=False)
        )  # Brahmabot, the last seat, is no agent

    def observation_space(self, actions: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, LARGEST, (self.observer.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )


def env(
    players: int = PLAYERS,
    board: str | maharaja.Board = "classic",
    *,
    reward: str = WIN,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv:
    """The environment, with PettingZoo's check that its methods are called in order.

    ``options`` are those of ``maharaja.new_game``: solo, special, final, open_prestige and so on.
    """
    raw = raw_env(players, board, reward=reward, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(raw)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - no types; its name for such a class
    """Seat after seat; planning too, and what was planned stays hidden until its turn (PLAN-1).

    An illegal action ends the game: -1 to whoever chose it, 0 to the others, as PettingZoo's
    classic games do; the agent's info says why. (Their wrapper for this would cost more than the
    whole game does.)
    """

    metadata = {  # noqa: RUF012 - PettingZoo declares it so
        "name": NAME,
        "render_modes": MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = PLAYERS,
        board: str | maharaja.Board = "classic",
        *,
        reward: str = WIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(players, board, reward, options)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = {
            agent: self.table.observation_space(ACTIONS) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    @property
    def game(self) -> maharaja.Game:
        """The game itself, secrets included: for records and for looking things up."""
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The game of ``maharaja.new_game(seed=seed)``; ``options`` are not used."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent may know; only the one that is asked has legal actions."""
        table = self.table
        mask: Mask
        if agent == self.agent_selection:
            mask = table.observer.mask(table.game.state, table.seat_of[agent])
        else:
            mask = np.zeros(ACTIONS, np.int8)
        return {"observation": table.observation(agent), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is for agents whose game is over")
        table = self.table
        try:
            table.game.choose(table.seat_of[agent], int(action))
        except maharaja.Refused as refused:
            self.infos[agent]["illegal"] = refused.reason
            self._finish({**self.rewards, agent: ILLEGAL})
            return
        if table.game.finished:
            self._finish(table.rewards())
        else:
            self._select()

    def render(self) -> str | Pixels | None:
        """What spectators see, as text."""
        return rendered(self.table.game, self.render_mode)

    def _select(self) -> None:
        """The first of the seats that have to act; several only while planning."""
        self.agent_selection = self.possible_agents[one_of(self.table.game.state.to_act())]

    def _finish(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


class parallel_env(ParallelEnv):  # type: ignore[misc] # noqa: N801 - as above
    """Every seat that has to act answers at once, so planning is the single step it is (PLAN-1).

    Seats that are not asked ``WAIT``, the last action. An illegal action ends the game: -1 to
    whoever chose it, 0 to the others, and the agent's info says why.
    """

    metadata = {"name": NAME, "render_modes": MODES}  # noqa: RUF012 - PettingZoo declares it so

    def __init__(
        self,
        players: int = PLAYERS,
        board: str | maharaja.Board = "classic",
        *,
        reward: str = WIN,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(players, board, reward, options)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self.table.observation_space(ACTIONS + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS + 1) for agent in self.possible_agents}

    @property
    def game(self) -> maharaja.Game:
        """The game itself, secrets included: for records and for looking things up."""
        return self.table.game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """The game of ``maharaja.new_game(seed=seed)``; ``options`` are not used."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        refused = self._refused(actions)
        if refused:
            rewards |= dict.fromkeys(refused, ILLEGAL)
            for agent, why in refused.items():
                infos[agent]["illegal"] = why
        else:
            self._choose(actions)
            if self.game.finished:
                rewards = self.table.rewards()
        over = bool(refused) or self.game.finished
        observations = self._observations()
        if over:
            self.agents = []
        ends = dict.fromkeys(agents, over)
        return observations, rewards, ends, dict.fromkeys(agents, False), infos

    def render(self) -> str | Pixels | None:
        """What spectators see, as text."""
        return rendered(self.table.game, self.render_mode)

    def _asked(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self.game.to_act()]

    def _refused(self, actions: dict[str, int]) -> dict[str, str]:
        """Why the action of each agent that chose an illegal one is not legal."""
        asked = self._asked()
        refused = {}
        for agent in self.agents:
            action = int(actions.get(agent, WAIT))
            if agent not in asked:
                if action != WAIT:
                    refused[agent] = "not-your-decision"
                continue
            refusal = self.game.refusal(self.table.seat_of[agent], action)
            if refusal is not None:
                refused[agent] = refusal.reason
        return refused

    def _choose(self, actions: dict[str, int]) -> None:
        for agent in self._asked():
            self.game.choose(self.table.seat_of[agent], int(actions[agent]))

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        return {
            agent: {
                "observation": self.table.observation(agent),
                "action_mask": self._mask(agent, agent in asked),
            }
            for agent in self.agents
        }

    def _mask(self, agent: str, asked: bool) -> Mask:
        if asked:
            observer = self.table.observer
            return observer.mask(self.game.state, self.table.seat_of[agent], ACTIONS + 1)
        mask = np.zeros(ACTIONS + 1, np.int8)
        mask[WAIT] = 1
        return mask


register("aec", ID, entry_point=f"{__name__}:env")
register("parallel", ID, entry_point=f"{__name__}:parallel_env")
