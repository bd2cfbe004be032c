"""The board: junctions, roads, villages, bonuses and Brahmabot's tiles as small integers (G-01).

The printed map is not known to us (G-01), so the engine knows no particular map: whatever it has
to know about one is in a ``Board``, built from a board file by ``maharaja.boards``, which has
checked everything. Boards are shared between all states of all games and never change.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import VOCABULARY
from maharaja.engine.ids import BONUS_NAMES, BOTTOM, NO_BONUS, ROUNDS, TOP

START_ID: Final = "start"
MAHARAJA_ID: Final = "maharaja"  # where a solo tile sends Brahmabot's priest, if not to a city
CHECK_NAMES: Final[list[str]] = ["left", "centre", "right"]  # G-12: the row of laid-out tiles
SPACES: Final[i64] = 4  # cells of a city in the bonus tables: centre, top, bottom, plain
TILE_ICONS: Final[i64] = 4  # cells of an Action tile: at most so many icons
SETUP_VILLAGES: Final[i64] = 8  # cells of a Setup tile: 4 green, 2 blue, 2 red (G-06)
EMPTY_TRACK: Final[i64] = 2  # SETUP-8: the track starts with two empty spaces
NO_VILLAGE: Final[i64] = -1
NO_ICON: Final[i64] = -1

# What a board is built from. Tuples, not classes: they live only from file to board.
Good = tuple[str, int]  # kind and amount: ("coins", 2)
City = tuple[str, str, Good, Good]  # id, name, bonus of the top and of the bottom space
Road = tuple[str, str, list[str]]  # the two ends; village ids in travel order from the first
Tile = tuple[list[Good], str, str]  # icons with amounts (0: none), place to go, check mark


# Pictures for notebooks, by what is drawn: the engine draws nothing itself.
DRAWINGS: Final[dict[str, Callable[[object], str]]] = {}


class Board:
    """A map and the solo data that belong to it. Frozen by convention."""

    def __init__(
        self,
        board_id: str,
        name: str,
        note: str,
        players: list[int],
        cities: list[City],
        roads: list[Road],
        tiles: list[Tile],
        setups: list[list[str]],
        icons: list[str],
        drawing: dict[str, object],
    ) -> None:
        """``icons`` are the names of Brahmabot's icons; a tile stores positions in that list."""
        self.id = board_id
        self.name = name
        self.note = note
        self.digest = digest(cities, roads, tiles, setups)
        self.players = players
        self.drawing = drawing

        self.cities: i64 = len(cities)
        self.track: i64 = EMPTY_TRACK + self.cities + ROUNDS  # G-03
        self.junction_ids = [START_ID] + [city[0] for city in cities]
        self.junction_names = [START_ID] + [city[1] for city in cities]
        junctions = numbered(self.junction_ids)
        self.junction_numbers = junctions

        self.roads: i64 = len(roads)
        self.road_ids = [road_id(road[0], road[1]) for road in roads]
        self.road_numbers = numbered(self.road_ids)
        self.village_ids = [village for road in roads for village in road[2]]
        villages = numbered(self.village_ids)
        self.village_numbers = villages
        self.villages: i64 = len(self.village_ids)
        self.choice_texts = [""] * VOCABULARY  # notation.py keeps here what it has written once

        ends_a = [junctions[road[0]] for road in roads]
        ends_b = [junctions[road[1]] for road in roads]
        self.road_a = vec[i64](ends_a)
        self.road_b = vec[i64](ends_b)
        self.road_near = vec[i64]([villages[road[2][0]] for road in roads])
        self.road_far = vec[i64]([far_village(road, villages) for road in roads])
        self.village_road = vec[i64]([n for n, road in enumerate(roads) for _ in road[2]])

        around = roads_around(len(self.junction_ids), ends_a, ends_b)
        self.first_road = vec[i64](starts(around))
        self.adjacent = vec[i64]([road for at in around for road, _ in at])
        self.across = vec[i64]([beyond for at in around for _, beyond in at])

        bonuses = bonus_cells(cities)
        self.bonus_kind = vec[i64]([kind for kind, _ in bonuses])
        self.bonus_amount = vec[i64]([amount for _, amount in bonuses])

        self.tiles: i64 = len(tiles)
        printed = icon_cells(tiles, icons)
        self.tile_icon = vec[i64]([icon for icon, _ in printed])
        self.tile_amount = vec[i64]([amount for _, amount in printed])
        self.tile_go = vec[i64](
            [0 if tile[1] == MAHARAJA_ID else junctions[tile[1]] for tile in tiles]
        )
        self.tile_check = vec[i64]([CHECK_NAMES.index(tile[2]) for tile in tiles])
        self.setups: i64 = len(setups)
        self.setup_village = vec[i64]([villages[v] for setup in setups for v in setup])

    def __repr__(self) -> str:
        return (
            f"<Board {self.id}: {self.cities} cities, {self.roads} roads, {self.villages} villages>"
        )

    def _repr_svg_(self) -> str | None:
        """For notebooks: the map, if somebody draws it."""
        draw = DRAWINGS.get("board")
        return None if draw is None else draw(self)

    def junction(self, junction_id: str) -> int:
        """The number of a junction; ``KeyError`` if there is none of that id."""
        return self.junction_numbers[junction_id]

    def road(self, name: str) -> int:
        """The number of a road; ``KeyError`` if there is none of that id."""
        return self.road_numbers[name]

    def village(self, village_id: str) -> int:
        """The number of a village; ``KeyError`` if there is none of that id."""
        return self.village_numbers[village_id]


def road_id(a: str, b: str) -> str:
    """A road is named by its ends (R-1)."""
    return f"{a}-{b}"


def digest(
    cities: list[City], roads: list[Road], tiles: list[Tile], setups: list[list[str]]
) -> str:
    """Tells whether two boards play the same, so that records can be replayed on the right one.

    Names, notes, colours and coordinates may be improved without breaking old records; so may
    the list of player counts, for it decides which games begin, not how they go on.
    """
    rules = [
        [[city_id, top, bottom] for city_id, _, top, bottom in cities],
        roads,
        tiles,
        setups,
    ]
    canonical = json.dumps(rules, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:16]


def numbered(ids: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


def far_village(road: Road, villages: dict[str, int]) -> int:
    return villages[road[2][1]] if len(road[2]) == 2 else NO_VILLAGE


def roads_around(
    junctions: int, ends_a: list[int], ends_b: list[int]
) -> list[list[tuple[int, int]]]:
    """For every junction its roads, ascending, each with the junction at the other end."""
    around: list[list[tuple[int, int]]] = [[] for _ in range(junctions)]
    for road, a in enumerate(ends_a):
        b = ends_b[road]
        around[a].append((road, b))
        around[b].append((road, a))
    return around


def starts(around: list[list[tuple[int, int]]]) -> list[int]:
    """Where each junction's row begins when the rows are laid end to end; the total comes last."""
    first = [0]
    for row in around:
        first.append(first[-1] + len(row))
    return first


def bonus_cells(cities: list[City]) -> list[tuple[int, int]]:
    """Kind and amount for every space of every junction; the start has none (G-02)."""
    nothing: tuple[int, int] = (NO_BONUS, 0)
    cells = [nothing] * ((len(cities) + 1) * SPACES)
    for number, city in enumerate(cities):
        row = (number + 1) * SPACES
        cells[row + TOP] = (BONUS_NAMES.index(city[2][0]), city[2][1])
        cells[row + BOTTOM] = (BONUS_NAMES.index(city[3][0]), city[3][1])
    return cells


def icon_cells(tiles: list[Tile], icons: list[str]) -> list[tuple[int, int]]:
    """Icon and amount for every cell of every Action tile (G-05)."""
    nothing: tuple[int, int] = (NO_ICON, 0)
    cells: list[tuple[int, int]] = []
    for printed, _, _ in tiles:
        cells += [(icons.index(icon), amount) for icon, amount in printed]
        cells += [nothing] * (TILE_ICONS - len(printed))
    return cells
