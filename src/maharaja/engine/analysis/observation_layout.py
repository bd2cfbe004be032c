"""Which number of an observation stands where (docs/adapters.md); ``observation.py`` fills it.

The layout depends only on the board, never on the number of players.
"""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.analysis.sheet import Sheet
from maharaja.engine.board import Board
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import (
    ACTION_TILES,
    ACTIONS_IN_ALL,
    CHARACTERS_IN_ALL,
    FINAL_TILE_NAMES,
    FRAMES_IN_ALL,
    LEVEL_NAMES,
    PHASE_NAMES,
    REWARDS_IN_ALL,
    SEATS,
)
from maharaja.table_options import FLAGS

DETAIL_BITS: Final[i64] = 9  # the largest: 16 times a character, and the Maharani tokens left
BUILDING_BITS: Final[i64] = 7
CITY_NUMBERS: Final[i64] = 20  # per city: owners of three spaces, plain statues, shrines
FIRST_NUMBERS: Final[i64] = 9  # of a seat, before its characters
# Of a seat, but those of its priest: acted, ready, plan known are three.
SEAT_NUMBERS: Final[i64] = FIRST_NUMBERS + 3 + 3 * CHARACTERS_IN_ALL + 2 * ACTIONS_IN_ALL
# Of all that is played: special rules, final scoring, yes-or-no options, Brahmabot's level.
RULES_NUMBERS: Final[i64] = sum(
    [len(SPECIAL_NAMES), len(FINAL_NAMES), len(FINAL_TILE_NAMES), len(FLAGS), len(LEVEL_NAMES) - 1]
)
TILE_PLACES: Final[i64] = 5  # the row of three, the check tile, the performed tile
BRAHMABOT_NUMBERS: Final[i64] = (TILE_PLACES + 1) * ACTION_TILES + 1


def observation_blocks(board: Board) -> list[tuple[str, int]]:
    """The names of the blocks of numbers and their sizes, in order."""
    junctions = board.cities + 1
    blocks: list[tuple[str, int]] = [
        ("specials", len(SPECIAL_NAMES)),
        ("final", len(FINAL_NAMES)),
        ("final tile", len(FINAL_TILE_NAMES)),
        ("options", len(FLAGS)),
        ("level", len(LEVEL_NAMES) - 1),
        ("round", 1),
        ("phase", len(PHASE_NAMES)),
        ("to act", SEATS),
        ("waiting", FRAMES_IN_ALL * SEATS),
        ("detail", DETAIL_BITS),
        ("building", BUILDING_BITS),
        ("ability", CHARACTERS_IN_ALL),
        ("reward", REWARDS_IN_ALL),
        ("token used", 1),
        ("maharaja", board.cities),
        ("journey", junctions),
        ("track", board.cities),
        ("rewards", REWARDS_IN_ALL),
        ("display", CHARACTERS_IN_ALL),
    ]
    seat_blocks = seat_block_sizes(junctions)
    for place in range(SEATS):
        blocks.extend((f"seat {place} {name}", size) for name, size in seat_blocks)
    return [
        *blocks,
        ("villages", board.villages * SEATS),
        ("cities", board.cities * CITY_NUMBERS),
        ("tiles", TILE_PLACES * ACTION_TILES),
        ("gone", ACTION_TILES),
        ("drawn", 1),
    ]


def seat_block_sizes(junctions: int) -> list[tuple[str, int]]:
    return [
        ("present", 1),
        ("human", 1),
        ("goods", 5),
        ("prestige known", 1),
        ("prestige", 1),
        ("character", CHARACTERS_IN_ALL),
        ("borrowed", CHARACTERS_IN_ALL),
        ("used", CHARACTERS_IN_ALL),
        ("priest", junctions),
        ("acted", 1),
        ("ready", 1),
        ("plan known", 1),
        ("plan", ACTIONS_IN_ALL),
        ("open", ACTIONS_IN_ALL),
    ]


def observation_size(board: Board) -> int:
    return sum(size for _, size in observation_blocks(board))


def new_sheet(board: Board, rows: i64 = 1) -> Sheet:
    """Working space for observations; ``fill_villages`` and ``fill_cities`` fill whole cells."""
    size = observation_size(board)
    behind = board.villages * SEATS + board.cities * CITY_NUMBERS + BRAHMABOT_NUMBERS
    return Sheet(size, rows, size - behind)
