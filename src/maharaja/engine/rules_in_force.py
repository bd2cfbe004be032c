"""From the options of a table to the numbers the rules count with (VAR-*, GEN-1)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES, apply_specials
from maharaja.engine.ids import FINAL_TILE_NAMES, LEVEL_NAMES, NO_SOLO
from maharaja.engine.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    demand,
    one_of_names,
    shown,
)
from maharaja.engine.state import Rules
from maharaja.engine.versions import NEWEST_VERSION, VERSION_NAMES, apply_version
from maharaja.errors import SetupError
from maharaja.table_options import FLAGS, Options

# What may be named by the options that take names.
NAMED: Final[dict[str, list[str]]] = {
    "solo": LEVEL_NAMES[1:],
    "special": SPECIAL_NAMES,
    "final": FINAL_NAMES,
    "final_tile": FINAL_TILE_NAMES,
}


def make_rules(options: Options, version: str = NEWEST_VERSION) -> Rules:
    """Rules for 2 to 4 players, or for one against Brahmabot at the level ``solo`` (GEN-1).

    The options are the game's own from now on, and settled for it.
    """
    demand("players", options.players, int)
    for name in FLAGS:
        demand(name, getattr(options, name), bool)
    level = NO_SOLO
    players = options.players
    if options.solo is not None:
        level = LEVEL_NAMES.index(one_of_names("solo", options.solo, NAMED["solo"]))
        players = 2  # SOLO-SETUP-1
    if players < MIN_PLAYERS or players > MAX_PLAYERS:
        raise SetupError(
            "error-option-players",
            at="players",
            players=shown(players),
            low=MIN_PLAYERS,
            high=MAX_PLAYERS,
        )
    mask: i64 = 0
    for name in options.special:
        mask |= 1 << SPECIAL_NAMES.index(one_of_names("special", name, SPECIAL_NAMES))
    line: i64 = 0
    if options.final is not None:
        line = 1 + FINAL_NAMES.index(one_of_names("final", options.final, FINAL_NAMES))
    mode = FINAL_TILE_NAMES.index(one_of_names("final_tile", options.final_tile, FINAL_TILE_NAMES))
    which = VERSION_NAMES.index(one_of_names("rules", version, VERSION_NAMES))
    settle(options, players, mask)
    rules = Rules(options, level, mask, line, mode, which)
    apply_version(rules)
    apply_specials(rules)
    return rules


def settle(options: Options, players: int, special: i64) -> None:
    """Have them as they are kept: the rules' own players, each special rule once and in order."""
    options.players = int(players)  # True counts as 1
    options.special = [name for i, name in enumerate(SPECIAL_NAMES) if (special >> i) & 1]


def check_table(board: Board, rules: Rules) -> None:
    """SetupError unless the board is for as many as play."""
    count = 1 if rules.solo else rules.players
    if count not in board.players:
        allowed = [str(players) for players in board.players]
        raise SetupError(
            "error-option-board-is-for",
            at="players",
            board=board.id,
            players=allowed,
            found=int(count),
        )
