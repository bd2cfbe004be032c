"""What is played in OpenSpiel and how far it is: the set-up dealt tile by tile, then the game."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NoReturn

import maharaja
from maharaja.adapters.pyspiel_library import pyspiel
from maharaja.adapters.rewards import WIN, check_reward
from maharaja.engine.board import Board
from maharaja.engine.choices import Choices
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    CHARACTERS_IN_ALL,
    EXTRA_CHARACTERS,
    NOBODY,
    PLANS_IN_ALL,
    REWARDS_IN_ALL,
    ROUNDS,
    SETTLED_SHRINES,
)
from maharaja.engine.play import apply, list_legal, one_of, refusal
from maharaja.engine.rules_in_force import check_table, make_rules
from maharaja.engine.state import PLAN_A, Rules, State
from maharaja.engine.text.json_reader import Reader
from maharaja.engine.text.notation import choice_text
from maharaja.engine.text.position import dump_state, load_state
from maharaja.engine.text.record import begin
from maharaja.engine.text.setup import read_setup
from maharaja.engine.text.view import knows_plan
from maharaja.engine.versions import NEWEST_VERSION
from maharaja.table_options import FLAGS, Options

NAME = "python_maharaja"
BETWEEN_NAMES = "+"  # a comma would end the parameter
VERSION_MARK = "v"  # OpenSpiel would take the version of the rules for a number without it
FROM_CHANCE = -1  # the seed that leaves the set-up to chance nodes
PARAMETERS: dict[str, Any] = {
    "players": Options().players,
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
        """The explicit set-up of R-3."""
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
