"""A board as JSON, as external bots get it, and back (docs/bot-protocol.md)."""

from __future__ import annotations

from maharaja.engine.board import (
    CHECK_NAMES,
    MAHARAJA_ID,
    NO_ICON,
    SETUP_VILLAGES,
    SPACES,
    START_ID,
    TILE_ICONS,
    Board,
    City,
    Good,
    Road,
    Tile,
)
from maharaja.engine.ids import BONUS_NAMES, BOTTOM, TOP
from maharaja.engine.solo.tiles import ICON_ROWS
from maharaja.engine.text.json_reader import Reader

ICONS = [row.name for row in ICON_ROWS]
MANY = 1000  # more than any bonus or icon gives


def board_json(board: Board) -> dict[str, object]:
    """Everything the rules know of the board, JSON-ready; nothing of how it looks."""
    return {
        "id": board.id,
        "digest": board.digest,
        "name": board.name,
        "players": list(board.players),
        "cities": [city_json(board, city) for city in range(1, board.cities + 1)],
        "roads": [road_json(board, road) for road in range(board.roads)],
        "tiles": [tile_json(board, tile) for tile in range(board.tiles)],
        "setups": [setup_villages(board, setup) for setup in range(board.setups)],
    }


def city_json(board: Board, city: int) -> dict[str, object]:
    return {
        "id": board.junction_ids[city],
        "name": board.junction_names[city],
        "top": bonus_json(board, city * SPACES + TOP),
        "bottom": bonus_json(board, city * SPACES + BOTTOM),
    }


def bonus_json(board: Board, cell: int) -> list[object]:
    return [BONUS_NAMES[board.bonus_kind[cell]], int(board.bonus_amount[cell])]


def road_json(board: Board, road: int) -> dict[str, object]:
    villages = [board.road_near[road], board.road_far[road]]
    return {
        "id": board.road_ids[road],
        "ends": [board.junction_ids[board.road_a[road]], board.junction_ids[board.road_b[road]]],
        "villages": [board.village_ids[village] for village in villages if village >= 0],
    }


def tile_json(board: Board, tile: int) -> dict[str, object]:
    cells = range(tile * TILE_ICONS, (tile + 1) * TILE_ICONS)
    go = board.tile_go[tile]
    return {
        "icons": [
            [ICONS[board.tile_icon[cell]], int(board.tile_amount[cell])]
            for cell in cells
            if board.tile_icon[cell] != NO_ICON
        ],
        "go": board.junction_ids[go] if go else MAHARAJA_ID,
        "check": CHECK_NAMES[board.tile_check[tile]],
    }


def setup_villages(board: Board, setup: int) -> list[str]:
    marked = board.setup_village[setup * SETUP_VILLAGES : (setup + 1) * SETUP_VILLAGES]
    return [board.village_ids[village] for village in marked]


# --- back again ----------------------------------------------------------------------------------


def read_board(data: object) -> Board:
    """The board that the JSON describes, without its drawing; FormatError if the digest differs."""
    reader = Reader(data, "board")
    cities = [read_city(item) for item in reader.at("cities").items()]
    junctions = [START_ID, *(city[0] for city in cities)]
    roads = [read_road(item, junctions) for item in reader.at("roads").items()]
    villages = [village for road in roads for village in road[2]]
    board = Board(
        reader.at("id").string(),
        reader.at("name").string(),
        "",
        [item.number(1, 4) for item in reader.at("players").items()],
        cities,
        roads,
        [read_tile(item, junctions) for item in reader.at("tiles").items()],
        [read_marks(item, villages) for item in reader.at("setups").items()],
        ICONS,
        {},
    )
    if board.digest != reader.at("digest").string():
        raise reader.at("digest").error("error-data-board-digest", digest=board.digest)
    return board


def read_good(reader: Reader, names: list[str]) -> Good:
    kind, amount = reader.fixed(2)
    return names[kind.name(names)], amount.number(0, MANY)


def read_city(reader: Reader) -> City:
    return (
        reader.at("id").string(),
        reader.at("name").string(),
        read_good(reader.at("top"), BONUS_NAMES),
        read_good(reader.at("bottom"), BONUS_NAMES),
    )


def read_road(reader: Reader, junctions: list[str]) -> Road:
    a, b = (junctions[end.name(junctions)] for end in reader.at("ends").fixed(2))
    villages = [village.string() for village in reader.at("villages").items()]
    if not 1 <= len(villages) <= 2:
        raise reader.at("villages").error("error-data-road-villages")
    return a, b, villages


def read_tile(reader: Reader, junctions: list[str]) -> Tile:
    goals = [MAHARAJA_ID, *junctions[1:]]
    icons = [read_good(icon, ICONS) for icon in reader.at("icons").items()]
    if len(icons) > TILE_ICONS:
        raise reader.at("icons").error("error-data-icons-fit", most=int(TILE_ICONS))
    go = goals[reader.at("go").name(goals)]
    return icons, go, CHECK_NAMES[reader.at("check").name(CHECK_NAMES)]


def read_marks(reader: Reader, villages: list[str]) -> list[str]:
    return [villages[mark.name(villages)] for mark in reader.fixed(SETUP_VILLAGES)]
