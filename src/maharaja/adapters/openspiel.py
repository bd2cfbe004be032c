"""Maharaja for OpenSpiel: the game ``python_maharaja``, for 2 to 4 players.

>>> import maharaja.adapters.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("python_maharaja(players=3,special=ext1+display)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

The set-up is dealt by explicit chance nodes, tile by tile. The players plan one after the other,
and what they planned stays hidden until their turns. docs/adapters.md has the rest.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np

from maharaja.adapters.arrays import ACTIONS, Observer
from maharaja.adapters.openspiel_table import (
    CHANCE,
    LARGEST_MARGIN,
    NAME,
    PARAMETERS,
    PLANS,
    Table,
    kind_of,
)
from maharaja.adapters.pyspiel_library import pyspiel
from maharaja.adapters.rewards import WIN, final_rewards
from maharaja.engine.board import Board
from maharaja.engine.choices import ITEMS, TO_PLAN
from maharaja.engine.ids import (
    FINISHED,
)
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.state import PLAN_A, PLAN_B
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.position import dump_state
from maharaja.engine.text.setup import setup_json
from maharaja.engine.text.view import view_of
from maharaja.render import position_text as drawing

# --- OpenSpiel's game and state -------------------------------------------------------------------


def game_type(chance_mode: pyspiel.GameType.ChanceMode) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Maharaja",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class MaharajaGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """What is played; a ``seed`` lays the table as ``maharaja.new_game`` does, without chance."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.kind = kind_of({**PARAMETERS, **(params or {})})
        seeded = self.kind.first is not None
        largest = 1.0 if self.kind.reward == WIN else LARGEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=0 if seeded else self.kind.deal.largest,
            num_players=self.kind.players,
            min_utility=-largest,
            max_utility=largest,
            utility_sum=0.0,
            max_game_length=self.kind.longest(),
        )
        mode = pyspiel.GameType.ChanceMode
        chance = mode.DETERMINISTIC if seeded else mode.EXPLICIT_STOCHASTIC
        super().__init__(game_type(chance), info, params or {})

    def new_initial_state(self) -> MaharajaState:
        return MaharajaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 0 if self.kind.first is not None else self.kind.deal.draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver | RecallObserver | None:
        """What OpenSpiel asks for observations and information states; None for other kinds."""
        if params:
            raise ValueError(f"observations take no parameters, but {params} were given")
        if iig_obs_type is None:
            return TableObserver(self.kind.board)
        one_seat = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (one_seat and iig_obs_type.public_info):
            return None
        return RecallObserver() if iig_obs_type.perfect_recall else TableObserver(self.kind.board)


class MaharajaState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """First the draws of the set-up, then the decisions of the players, planning seat by seat."""

    def __init__(self, game: MaharajaGame) -> None:
        super().__init__(game)
        first = game.kind.first
        # The only attribute: OpenSpiel copies and stores all there are.
        self.table = Table(game.kind, [], None if first is None else first.copy())

    def current_player(self) -> int:
        return self.table.current_player()

    def is_terminal(self) -> bool:
        position = self.table.position
        return position is not None and position.phase == FINISHED

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without its five calls back into Python."""
        if player is None or player == self.table.current_player():
            return list(self.table.legal())
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        tiles = self.table.kind.deal.left(self.table.drawn)
        return [(tile, 1 / len(tiles)) for tile in tiles]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.text(player, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.kind.players
        assert self.table.position is not None
        return final_rewards(self.table.position, self.table.kind.reward)

    def __str__(self) -> str:
        """The whole position, secrets included."""
        if self.table.position is None:
            return setup_text(self.table)
        return drawing.draw(dump_state(self.table.position))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MaharajaState:
        """A state the player cannot tell from this one: the others' hidden plans drawn anew.

        All 45 plans are always open to everybody, and nothing tells them apart before they are
        turned up, so any is possible. ``sampler`` gives numbers from 0 up to 1.
        """
        history = [(entry.player, entry.action) for entry in self.full_history()]
        table = deepcopy(self.table)
        for seat in self.table.hidden_plans(player):
            plan = min(int(sampler() * PLANS), PLANS - 1)
            history[last_plan(history, seat)] = (seat, TO_PLAN * ITEMS + plan)
            assert table.position is not None
            table.position.seats[PLAN_A + seat] = PAIRS[plan * 2]
            table.position.seats[PLAN_B + seat] = PAIRS[plan * 2 + 1]
        twin: MaharajaState = self.get_game().new_initial_state()
        twin.recall(history, table)
        return twin

    def recall(self, history: list[tuple[int, int]], table: Table) -> None:
        """Take over a table and the actions that led to it."""
        self.table = table
        for player, action in history:
            table.recalling = player
            self.apply_action(action)
        table.recalling = None


def last_plan(history: list[tuple[int, int]], seat: int) -> int:
    """Where in the history the seat has planned last."""
    return max(
        i
        for i, (player, action) in enumerate(history)
        if player == seat and action // ITEMS == TO_PLAN
    )


# --- what a player observes and remembers ---------------------------------------------------------


def setup_text(table: Table) -> str:
    """The draws so far; everybody sees them."""
    deal = table.kind.deal
    return "set-up " + ", ".join(deal.text(draw, tile) for draw, tile in enumerate(table.drawn))


class TableObserver:
    """What a seat sees now: the numbers of docs/adapters.md, and the seat's view as JSON."""

    def __init__(self, board: Board) -> None:
        self._observer = Observer(board)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MaharajaState, player: int) -> None:
        position = state.table.position
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.observation(position, player)

    def string_from(self, state: MaharajaState, player: int) -> str:
        position = state.table.position
        return (
            setup_text(state.table) if position is None else json.dumps(view_of(position, player))
        )


class RecallObserver:
    """All a seat has seen: the set-up and every choice, but for plans not yet turned up."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: MaharajaState, player: int) -> None:
        """There is no tensor: a whole game has no fixed length."""

    def string_from(self, state: MaharajaState, player: int) -> str:
        table = state.table
        if table.position is None:
            return f"seat {player}\n{setup_text(table)}"
        history = [(entry.player, entry.action) for entry in state.full_history()]
        hidden = {last_plan(history, seat) for seat in table.hidden_plans(player)}
        setup = setup_json(table.kind.board, table.kind.rules, table.position.setup)
        lines = [f"seat {player}", json.dumps(setup)]
        for i, (seat, action) in enumerate(history):
            if seat != CHANCE:
                choice = "plan ?" if i in hidden else choice_text(table.kind.board, action)
                lines.append(f"{seat} {choice}")
        return "\n".join(lines)


pyspiel.register_game(game_type(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC), MaharajaGame)
