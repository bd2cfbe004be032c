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
from functools import cache
from typing import Any, NoReturn

import numpy as np

import maharaja
from maharaja.adapters.arrays import ACTIONS, Observer
from maharaja.adapters.rewards import WIN, check_reward, final_rewards
from maharaja.engine.board import Board
from maharaja.engine.choices import ITEMS, TO_PLAN, Choices
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    CHARACTERS_IN_ALL,
    EXTRA_CHARACTERS,
    FINISHED,
    NOBODY,
    PLANS_IN_ALL,
    REWARDS_IN_ALL,
    ROUNDS,
    SETTLED_SHRINES,
)
from maharaja.engine.play import apply, list_legal, one_of, refusal
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.rules_in_force import check_table, make_rules
from maharaja.engine.state import PLAN_A, PLAN_B, Rules, State
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.position import dump_state, load_state
from maharaja.engine.text.record import begin
from maharaja.engine.text.setup import read_setup, setup_words
from maharaja.engine.text.view import knows_plan, view_of
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.render import position_text as drawing
from maharaja.table_options import FLAGS, Options

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "maharaja.adapters.openspiel needs OpenSpiel: pip install '.[openspiel]'"
    ) from error

NAME = "python_maharaja"
BETWEEN_NAMES = "+"  # a comma would end the parameter
VERSION_MARK = "v"  # OpenSpiel would take the version of the rules for a number without it
FROM_CHANCE = -1  # the seed that leaves the set-up to chance nodes
PARAMETERS: dict[str, Any] = {
    "players": 4,
    "board": "classic",
    "special": "",
    "final": "",
    "final_tile": Options().final_tile,
    **dict.fromkeys(FLAGS, False),
    "rules": f"{VERSION_MARK}{NEWEST_VERSION}",
    "seed": FROM_CHANCE,
    "reward": WIN,
}
LARGEST_MARGIN = 1000.0  # no score comes near this
# Three actions of at most five decisions and a few abilities of at most four fit a turn easily, and
# a journey may come between any two decisions. Games of random players take about 70 a seat in all.
DECISIONS_A_TURN = 48
REWARD_DECISIONS = 5
PLANS = int(PLANS_IN_ALL)

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


# --- the set-up, dealt one tile after the other ---------------------------------------------------


class Deal:
    """What is drawn for the set-up (SETUP-2 to SETUP-11): the tiles of each row, in order."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board = board
        self.rules = rules
        # Kind of tile, how many there are, how many are drawn.
        self.rows: list[tuple[str, int, int]] = [
            ("character", CHARACTERS_IN_ALL, rules.players + EXTRA_CHARACTERS),
            ("reward", REWARDS_IN_ALL, REWARDS_IN_ALL),
            ("flag", board.cities, board.cities),
            ("first", rules.players, 1),
        ]
        self.draws = sum(drawn for _, _, drawn in self.rows)
        self.largest = max(tiles for _, tiles, _ in self.rows)

    def row_at(self, draw: int) -> tuple[str, int, int]:
        """The row of a draw: kind, number of tiles, and where the row begins."""
        begin_of_row = 0
        for kind, tiles, drawn in self.rows:
            if draw < begin_of_row + drawn:
                return kind, tiles, begin_of_row
            begin_of_row += drawn
        raise IndexError(f"there are only {self.draws} draws")

    def left(self, drawn: list[int]) -> list[int]:
        """The tiles that may come next."""
        _, tiles, begin_of_row = self.row_at(len(drawn))
        gone = drawn[begin_of_row:]
        return [tile for tile in range(tiles) if tile not in gone]

    def text(self, draw: int, tile: int) -> str:
        kind, _, _ = self.row_at(draw)
        return f"{kind} {self._name(kind, tile)}"

    def _name(self, kind: str, tile: int) -> str | int:
        if kind == "reward":
            return REWARD_NAMES[tile]
        if kind == "flag":
            return self.board.junction_ids[tile + 1]
        return tile + 1 if kind == "character" else tile

    def setup(self, drawn: list[int]) -> dict[str, object]:
        """The explicit set-up of rulings R-3."""
        rows: dict[str, list[str | int]] = {kind: [] for kind, _, _ in self.rows}
        for draw, tile in enumerate(drawn):
            kind, _, _ = self.row_at(draw)
            rows[kind].append(self._name(kind, tile))
        return {
            "characters": rows["character"],
            "rewards": rows["reward"],
            "flags": rows["flag"],
            "first": rows["first"][0],
        }


# --- what is played, and how far it is ------------------------------------------------------------


class Kind:
    """What is played, made of the parameters; shared by a game and all its states."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.parameters = parameters
        self.board = maharaja.load_board(parameters["board"])
        options = Options(
            players=parameters["players"],
            special=[name for name in parameters["special"].split(BETWEEN_NAMES) if name],
            final=parameters["final"] or None,
            final_tile=parameters["final_tile"],
            **{flag: parameters[flag] for flag in FLAGS},
        )
        self.rules = make_rules(options, parameters["rules"].removeprefix(VERSION_MARK))
        check_table(self.board, self.rules)
        self.players = int(self.rules.players)
        self.reward = check_reward(parameters["reward"])
        self.deal = Deal(self.board, self.rules)
        self.first: State | None = None  # the first position, if a seed has laid the table
        if parameters["seed"] != FROM_CHANCE:
            seeded = maharaja.new_game(self.board, players=self.players, seed=parameters["seed"])
            self.first = begin(self.board, self.rules, seeded.state.setup)

    def dealt(self, drawn: list[int]) -> State:
        """The position at the first decision, after all draws."""
        setup = read_setup(self.board, self.rules, Reader(self.deal.setup(drawn), "setup"))
        return begin(self.board, self.rules, setup)

    def longest(self) -> int:
        """An upper bound of the decisions of a game."""
        turn = DECISIONS_A_TURN * (self.board.cities + 1)
        a_round = 1 + turn + REWARD_DECISIONS
        return int(self.players * (1 + SETTLED_SHRINES + ROUNDS * a_round))


@cache
def _kind(parameters: tuple[tuple[str, Any], ...]) -> Kind:
    return Kind(dict(parameters))


def kind_of(parameters: dict[str, Any]) -> Kind:
    """The one object for these parameters."""
    return _kind(tuple(sorted(parameters.items())))


class Table:
    """How far a game is. Copies are the engine's own; it is stored as a dump in JSON."""

    __slots__ = ("drawn", "kind", "listed", "position", "recalling")

    def __init__(self, kind: Kind, drawn: list[int], position: State | None) -> None:
        self.kind = kind
        self.drawn = drawn  # of the set-up; empty when the position is there
        self.position = position
        self.listed: list[int] | None = None  # what is legal now, once it was asked for
        self.recalling: int | None = None  # whose action is entered into a copy's history

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        position = None if self.position is None else self.position.copy()
        return Table(self.kind, list(self.drawn), position)

    def __reduce__(self) -> tuple[Any, ...]:
        position = None if self.position is None else json.dumps(dump_state(self.position))
        return restore, (self.kind.parameters, self.drawn, position)

    def current_player(self) -> int:
        if self.recalling is not None:
            return self.recalling
        position = self.position
        if position is None:
            return CHANCE
        waiting = position.to_act()
        return one_of(waiting) if waiting else TERMINAL

    def legal(self) -> list[int]:
        """The choices of the seat that has to act, or the tiles to draw, in ascending order."""
        if self.listed is None:
            self.listed = self._list()
        return self.listed

    def _list(self) -> list[int]:
        position = self.position
        if position is None:
            return self.kind.deal.left(self.drawn)
        waiting = position.to_act()
        if not waiting:
            return []
        choices = Choices()
        list_legal(position, one_of(waiting), choices)
        return sorted(choices.as_list())

    def apply(self, action: int) -> None:
        """Go on; ``ValueError`` (of the engine's kind, with a reason) for an illegal action."""
        if self.recalling is not None:
            return
        if action not in self.legal():
            self._refuse(action)
        self.listed = None
        if self.position is not None:
            apply(self.position, one_of(self.position.to_act()), action)
            return
        self.drawn.append(action)
        if len(self.drawn) == self.kind.deal.draws:
            self.position = self.kind.dealt(self.drawn)
            self.drawn = []

    def _refuse(self, action: int) -> NoReturn:
        if self.position is None:
            raise ValueError(f"{action}: no such tile is left to draw")
        reason = refusal(self.position, self.current_player(), action)
        assert reason is not None
        raise maharaja.Refused(str(action), reason.reason, reason.rule)

    def text(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.kind.deal.text(len(self.drawn), action)
        return choice_text(self.kind.board, action)

    def hidden_plans(self, viewer: int) -> list[int]:
        """The seats that have planned this round without the viewer's knowledge of what."""
        if self.position is None:
            return []
        seats = self.position.seats
        return [
            seat
            for seat in range(self.kind.players)
            if seats[PLAN_A + seat] != NOBODY and not knows_plan(self.position, seat, viewer)
        ]


def restore(parameters: dict[str, Any], drawn: list[int], position: str | None) -> Table:
    """A stored table."""
    kind = kind_of(parameters)
    state = None if position is None else load_state(kind.board, json.loads(position))
    return Table(kind, drawn, state)


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
    ) -> TableObserver | RecallObserver:
        """What OpenSpiel asks for observations and information states."""
        if params:
            raise ValueError(f"observations take no parameters, but {params} were given")
        if iig_obs_type is None:
            return TableObserver(self.kind.board)
        one_seat = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (one_seat and iig_obs_type.public_info):
            raise ValueError("only what one seat knows can be observed, public things included")
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
        setup = setup_words(table.kind.board, table.kind.rules, table.position.setup)
        lines = [f"seat {player}", json.dumps(setup)]
        for i, (seat, action) in enumerate(history):
            if seat != CHANCE:
                choice = "plan ?" if i in hidden else choice_text(table.kind.board, action)
                lines.append(f"{seat} {choice}")
        return "\n".join(lines)


pyspiel.register_game(game_type(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC), MaharajaGame)
