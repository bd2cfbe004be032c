"""What a seat sees and may choose, as numpy arrays, and the table as spectators see it."""

from __future__ import annotations

from typing import Any

import maharaja
from maharaja.adapters.extras import missing
from maharaja.engine.analysis.observation import fill_observation
from maharaja.engine.analysis.observation_layout import new_sheet, observation_blocks
from maharaja.engine.analysis.sheet import Sheet
from maharaja.engine.board import Board
from maharaja.engine.choices import VOCABULARY, Choices
from maharaja.engine.play import list_legal
from maharaja.engine.state import State
from maharaja.render.position_text import draw, draw_result

try:
    import numpy as np
except ImportError as error:
    raise missing(__name__, "numpy", "batch") from error

ACTIONS = int(VOCABULARY)
# Coins and prestige are the largest numbers; no game comes near this.
LARGEST = np.iinfo(np.int16).max

Numbers = np.ndarray[Any, np.dtype[np.int16]]
Mask = np.ndarray[Any, np.dtype[np.int8]]


def observation_layout(board: str | Board = "classic") -> dict[str, slice]:
    """Where each block of numbers stands in an observation (docs/adapters.md)."""
    begin = 0
    layout = {}
    for name, size in observation_blocks(maharaja.load_board(board)):
        layout[name] = slice(begin, begin + size)
        begin += size
    return layout


def window(cells: Any, kind: Any) -> np.ndarray[Any, Any]:
    """The engine's cells, to be read."""
    return np.frombuffer(memoryview(cells), kind)


def numbers_of(sheet: Sheet) -> Numbers:
    """The rows of a sheet, to be read."""
    rows = window(sheet.cells, "<i2").reshape(sheet.rows, sheet.stride)
    numbers: Numbers = rows[:, sheet.lead : sheet.lead + sheet.size]
    return numbers


class Observer:
    """Turns what a seat may know into arrays of its own; the working space is used again."""

    def __init__(self, board: Board) -> None:
        self._sheet = new_sheet(board)
        self.size = int(self._sheet.size)
        self._choices = Choices()
        # Windows on the engine's cells: filled there, read here, nothing is copied in between.
        self._numbers: Numbers = numbers_of(self._sheet)[0]
        self._items = window(self._choices.items, np.int64)

    def observation(self, state: State, seat: int) -> Numbers:
        """All the seat may know; see ``observation_layout``."""
        fill_observation(state, seat, self._sheet)
        return self._numbers.copy()

    def mask(self, state: State, seat: int, size: int = ACTIONS) -> Mask:
        """1 at each legal choice of the seat, among ``size`` actions."""
        mask = np.zeros(size, np.int8)
        list_legal(state, seat, self._choices)
        mask[self._items[: self._choices.count]] = 1
        return mask


def public_text(game: maharaja.Game) -> str:
    """The table as spectators see it: plans and totals that are hidden show as a question mark."""
    view: Any = game.view()
    for seat in view["seats"]:
        if seat["prestige"] is None:
            seat["prestige"] = "?"
    result = game.result()
    return draw(view) + (draw_result(result) if result is not None else "")
