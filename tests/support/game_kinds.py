"""Every kind of game: players, boards, solo levels, variants and options, in a fixed order."""

from __future__ import annotations

from functools import cache
from typing import Any

import maharaja
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import FINAL_TILE_NAMES

# Without variants: one of each. The golden games and the plain laws go through all of them.
BASIC: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "board": "kaveri"},
    {"solo": "easy"},
    {"solo": "medium"},
    {"solo": "hard"},
    {"solo": "medium", "board": "kaveri"},
]


@cache
def board(name: str) -> maharaja.Board:
    return maharaja.load_board(name)


def new_game(kind: dict[str, Any], seed: int) -> maharaja.Game:
    """A game of a kind; boards are read once."""
    options = {"board": "classic", **kind}
    return maharaja.new_game(board(options.pop("board")), seed=seed, **options)


def mixed_kind(number: int) -> dict[str, Any]:
    """Any number names a kind: counting up goes through all combinations of everything."""
    kind = dict(BASIC[number % len(BASIC)])
    number //= len(BASIC)
    special = number % 16
    kind["special"] = [name for i, name in enumerate(SPECIAL_NAMES) if (special >> i) & 1]
    number //= 16
    finals = [None, *FINAL_NAMES]
    kind["final"] = finals[number % len(finals)]
    number //= len(finals)
    kind["final_tile"] = FINAL_TILE_NAMES[number % len(FINAL_TILE_NAMES)]
    number //= len(FINAL_TILE_NAMES)
    kind["decline_actions"] = bool(number & 1)
    kind["open_prestige"] = bool(number & 2)
    return kind


KINDS = len(BASIC) * 16 * (len(FINAL_NAMES) + 1) * len(FINAL_TILE_NAMES) * 4
