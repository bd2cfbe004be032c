"""From the text of a board file to a board, with every check on the way (rulings G-01, R-1)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.section import BoardError, Section, one_of
from maharaja.boards.svg_path import Point, along, distance, nearest, straight
from maharaja.engine.board import (
    CHECK_NAMES,
    MAHARAJA_ID,
    START_ID,
    TILE_ICONS,
    Board,
    City,
    Good,
    Road,
    Tile,
    road_id,
)
from maharaja.engine.ids import ACTION_TILES, BONUS_NAMES, SETUP_TILES
from maharaja.engine.solo.brahmabot import ICONS, ICONS_WITH_AMOUNT

LAYOUTS: Final = ("wide", "tall")
# Of four flags one lies on space 4 or further on: there is always one to move (Q-T2).
FEWEST_CITIES, MOST_CITIES = 4, 15
MOST_VILLAGES = MOST_ROADS = 64  # a choice numbers its villages and roads 0..63
HIGHEST_AMOUNT = 9  # one digit fits on a space
# Villages without which somebody could be unable to put the four starting shrines (PRE-5), however
# the others put theirs. Two players: one shrine a village. Three or four: the last shrine of a
# player needs a village without an own shrine (all but 3) that the others have not filled.
# Solo: eight of Brahmabot's at the hard level and four of the player's (G-01).
VILLAGES_NEEDED: Final = {1: 12, 2: 8, 3: 8, 4: 10}
SETUP_COLOURS: Final = {"green": 4, "blue": 2, "red": 2}  # G-06
BONUSES: Final = BONUS_NAMES[1:]
OFF_THE_ROAD = 0.5  # how far from its road a village may be drawn, in city radii


def parse(text: str, source: str) -> Board:
    """The board written down in ``text``; ``source`` is what errors call the file."""
    return _parse(text, source)


@lru_cache(maxsize=64)  # boards never change, so the same text may give the same board
def _parse(text: str, source: str) -> Board:
    file = Section(source, "", _toml(text, source))
    file.allow(
        ["id", "name", "players", "layout", "start", "city", "road", "village"],
        ["note", "solo"],
    )
    board_id = file.identifier("id")
    name = file.text("name", 40)
    note = file.text("note", 400) if file.has("note") else ""

    cities = _cities(file)
    junctions = [START_ID, *(city[0] for city in cities)]
    villages = _villages(file)
    roads = _roads(file, junctions, villages)
    _check_every_village_has_a_road(villages, roads)
    _check_every_city_can_be_reached(file, junctions, roads)
    players = _players(file, len(villages))
    tiles, setups = _solo(file, junctions, villages)
    drawing = _drawing(file, junctions, villages, roads)
    return Board(board_id, name, note, players, cities, roads, tiles, setups, list(ICONS), drawing)


def _toml(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rstrip(")").partition(" (at ")
        raise BoardError(source, place, f"not TOML: {reason}") from None
    except ValueError:  # Python reads no numbers of thousands of digits
        raise BoardError(source, "", "a number in it is too long") from None
    except RecursionError:
        raise BoardError(source, "", "lists or tables in it are nested too deeply") from None


def _cities(file: Section) -> list[City]:
    rows = file.sections("city")
    if not FEWEST_CITIES <= len(rows) <= MOST_CITIES:
        remedy = f"draw {FEWEST_CITIES} to {MOST_CITIES}"
        raise file.error("city", f"there are {len(rows)} cities", remedy)
    for row in rows:
        row.allow(["id", "name", "flag", "emblem", *LAYOUTS, "bonus"])
        row.colour("flag")
        row.choice("emblem", list(EMBLEMS))
        if row.identifier("id") in (START_ID, MAHARAJA_ID):
            raise row.error("id", f'"{row.values["id"]}" has a meaning of its own', "rename it")
    for key in ("id", "name", "flag", "emblem"):
        _check_all_different(rows, key)
    return [(row.identifier("id"), row.text("name", 20), *_bonuses(row)) for row in rows]


def _bonuses(city: Section) -> tuple[Good, Good]:
    """G-02: two of the outer spaces show a bonus, one above and one below."""
    spaces = city.section("bonus")
    spaces.allow(["top", "bottom"])
    return _bonus(spaces.section("top")), _bonus(spaces.section("bottom"))


def _bonus(space: Section) -> Good:
    space.allow([], BONUSES)
    if len(space.values) != 1:
        remedy = "give exactly one, as in { coins = 2 }"
        raise BoardError(space.file, space.key, f"has {len(space.values)} bonuses", remedy)
    kind = next(iter(space.values))
    return kind, space.whole(kind, 1, HIGHEST_AMOUNT)


def _villages(file: Section) -> dict[str, Section]:
    rows = file.sections("village")
    if len(rows) > MOST_VILLAGES:
        remedy = f"draw {MOST_VILLAGES} at most"
        raise file.error("village", f"there are {len(rows)} villages", remedy)
    for row in rows:
        row.allow(["id", *LAYOUTS])
        row.text("id", 80)
    _check_all_different(rows, "id")
    return {row.text("id", 80): row for row in rows}


def _roads(file: Section, junctions: list[str], villages: dict[str, Section]) -> list[Road]:
    rows = file.sections("road")
    if len(rows) > MOST_ROADS:
        raise file.error("road", f"there are {len(rows)} roads", f"draw {MOST_ROADS} at most")
    roads: list[Road] = []
    for row in rows:
        row.allow(["ends", "villages"], LAYOUTS)
        a, b = _ends(row, junctions)
        _check_new_road(row, a, b, roads)
        roads.append((a, b, _villages_on(row, road_id(a, b), villages, roads)))
    return roads


def _ends(road: Section, junctions: list[str]) -> tuple[str, str]:
    a, b = road.texts("ends", 2, 2)
    for end in (a, b):
        if end not in junctions:
            raise road.error("ends", f'no city is called "{end}"', one_of(end, junctions))
    if a == b:
        raise road.error("ends", f"leads from {a} to itself", "name two different places")
    return a, b


def _check_new_road(road: Section, a: str, b: str, earlier: list[Road]) -> None:
    for number, (c, d, _) in enumerate(earlier, 1):
        if {a, b} == {c, d}:
            reason = f"road[{number}] joins {c} and {d} already"
            raise road.error("ends", reason, "lead it elsewhere, for roads are named by their ends")


def _villages_on(
    road: Section, name: str, villages: dict[str, Section], earlier: list[Road]
) -> list[str]:
    """R-1: a road has one or two villages, called after it; ``.1`` is next to its first end."""
    ids = road.texts("villages", 1, 2)
    for village in ids:
        if village not in villages:
            remedy = one_of(village, list(villages)) if villages else "add [[village]] sections"
            raise road.error("villages", f'no village is called "{village}"', remedy)
        for number, (_, _, taken) in enumerate(earlier, 1):
            if village in taken:
                raise road.error("villages", f'"{village}" is on road[{number}] already')
    wanted = [f"{name}.{number}" for number in range(1, len(ids) + 1)]
    if ids != wanted:
        reason = f"found {', '.join(ids)}"
        remedy = f"call the villages of this road {' and '.join(wanted)}, in this order"
        raise road.error("villages", reason, remedy)
    return ids


def _players(file: Section, villages: int) -> list[int]:
    players = file.wholes("players")
    if not players or players != sorted(set(players)) or not set(players) <= {1, 2, 3, 4}:
        remedy = "list the player counts from 1 (solo) to 4, as in [1, 2, 3, 4]"
        raise file.error("players", f"found {players}", remedy)
    for count in players:
        needed = VILLAGES_NEEDED[count]
        if villages < needed:
            game = "a solo game" if count == 1 else f"{count} players"
            reason = f"{game} cannot put their starting shrines in {villages} villages"
            remedy = f"draw at least {needed} villages or take {count} out of the list"
            raise file.error("players", reason, remedy)
    return players


# --- what holds the map together ---------------------------------------------------------------


def _check_all_different(rows: list[Section], key: str) -> None:
    seen: dict[object, str] = {}
    for row in rows:
        value = row.values[key]
        if value in seen:
            reason = f'"{value}" belongs to {seen[value]} already'
            raise row.error(key, reason, "give each of them its own")
        seen[value] = row.key


def _check_every_village_has_a_road(villages: dict[str, Section], roads: list[Road]) -> None:
    on_roads = {village for _, _, on_road in roads for village in on_road}
    for village, row in villages.items():
        if village not in on_roads:
            raise row.error("id", f'"{village}" is on no road', "name it in the villages of one")


def _check_every_city_can_be_reached(
    file: Section, junctions: list[str], roads: list[Road]
) -> None:
    reached = {START_ID}
    for _ in junctions:  # each pass goes at least one road further
        reached |= {end for a, b, _ in roads if {a, b} & reached for end in (a, b)}
    for number, city in enumerate(junctions[1:], 1):
        if city not in reached:
            reason = f"no row of roads leads from the start to {city}"
            raise file.error(f"city[{number}].id", reason, "add a road")


# --- solo --------------------------------------------------------------------------------------


def _solo(
    file: Section, junctions: list[str], villages: dict[str, Section]
) -> tuple[list[Tile], list[list[str]]]:
    """Brahmabot's tiles (G-05, G-06); a board for two to four players may leave them out."""
    if not file.has("solo"):
        if 1 in file.wholes("players"):
            remedy = "add [[solo.tile]] and [[solo.setup]] or take 1 out of players"
            raise file.error("solo", "is missing, but players has 1", remedy)
        return [], []
    solo = file.section("solo")
    solo.allow(["tile", "setup"])
    tiles = _exactly(solo, "tile", ACTION_TILES)
    setups = _exactly(solo, "setup", SETUP_TILES)
    return [_tile(row, junctions) for row in tiles], [_setup(row, villages) for row in setups]


def _exactly(solo: Section, key: str, count: int) -> list[Section]:
    rows = solo.sections(key)
    if len(rows) != count:
        raise solo.error(key, f"there are {len(rows)} of them", f"write {count}")
    return rows


def _tile(row: Section, junctions: list[str]) -> Tile:
    row.allow(["do", "go", "check"])
    icons = [_icon(row, words) for words in row.texts("do", 1, TILE_ICONS)]
    go = row.choice("go", [MAHARAJA_ID, *junctions[1:]])
    return icons, go, row.choice("check", CHECK_NAMES)


def _icon(row: Section, words: str) -> Good:
    """``"statue-left"``, or ``"coins 2"``: only coins come with a number."""
    icon, _, amount = words.partition(" ")
    if icon not in ICONS:
        raise row.error("do", f'no icon is called "{icon}"', one_of(icon, ICONS))
    if icon not in ICONS_WITH_AMOUNT:
        if amount:
            raise row.error("do", f'"{icon}" has no number', f'write "{icon}"')
        return icon, 0
    if not re.fullmatch(f"[1-{HIGHEST_AMOUNT}]", amount):
        raise row.error("do", f'"{words}" is no number of {icon}', f'write "{icon} 3"')
    return icon, int(amount)


def _setup(row: Section, villages: dict[str, Section]) -> list[str]:
    row.allow(list(SETUP_COLOURS))
    marked: list[str] = []
    for colour, count in SETUP_COLOURS.items():
        for village in row.texts(colour, count, count):
            if village not in villages:
                remedy = one_of(village, list(villages))
                raise row.error(colour, f'no village is called "{village}"', remedy)
            if village in marked:
                raise row.error(colour, f'"{village}" is marked twice', "mark eight different ones")
            marked.append(village)
    return marked


# --- how it is drawn ---------------------------------------------------------------------------


def _drawing(
    file: Section, junctions: list[str], villages: dict[str, Section], roads: list[Road]
) -> dict[str, object]:
    """Plain data for whoever draws the board; lists go by junction, village and road number."""
    rows = file.sections("city")
    start = file.section("start")
    start.allow(LAYOUTS)
    layouts = file.section("layout")
    layouts.allow(LAYOUTS)
    places = dict(zip(junctions, [start, *rows], strict=True))
    emblems = [row.text("emblem", 64) for row in rows]
    return {
        "layouts": {
            name: _layout(layouts.section(name), name, file, places, villages, roads)
            for name in LAYOUTS
        },
        "flags": [None, *(row.colour("flag") for row in rows)],
        "emblems": [None, *emblems],
        "emblem_paths": {emblem: EMBLEMS[emblem] for emblem in emblems},
    }


def _layout(
    layout: Section,
    name: str,
    file: Section,
    places: dict[str, Section],
    villages: dict[str, Section],
    roads: list[Road],
) -> dict[str, object]:
    layout.allow(["size", "radius"], ["river"])
    size = _size(layout)
    radius = layout.whole("radius", 20, int(min(size)) // 4)
    points: dict[str, Point] = {}
    for place, row in places.items():
        points[place] = _inside(row, name, size, radius)
    paths: list[str] = []
    for row, (a, b, on_road) in zip(file.sections("road"), roads, strict=True):
        paths.append(_road_path(row, name, size, points[a], points[b]))
        for village in on_road:
            points[village] = _inside(villages[village], name, size, 0)
        _check_villages_lie_on_road(name, paths[-1], on_road, villages, points, radius)
    return {
        "size": [*size],
        "radius": radius,
        "junctions": [[*points[place]] for place in places],
        "villages": [[*points[village]] for _, _, on_road in roads for village in on_road],
        "roads": paths,
        "river": layout.path("river") if layout.has("river") else None,
    }


def _size(layout: Section) -> Point:
    width, height = layout.point("size")
    if not (200 <= width <= 4000 and 200 <= height <= 4000):
        raise layout.error("size", f"{width:g} by {height:g}", "use 200 to 4000 each way")
    return width, height


def _inside(row: Section, layout: str, size: Point, margin: int) -> Point:
    x, y = row.point(layout)
    if not (margin <= x <= size[0] - margin and margin <= y <= size[1] - margin):
        whole = f" with its radius of {margin}" if margin else ""
        reason = f"[{x:g}, {y:g}]{whole} is not inside the {layout} layout"
        raise row.error(layout, reason, f"its size is {size[0]:g} by {size[1]:g}")
    return x, y


def _road_path(row: Section, layout: str, size: Point, a: Point, b: Point) -> str:
    path = row.path(layout) if row.has(layout) else straight(a, b)
    line = along(path)
    for end, point in ((line[0], a), (line[-1], b)):
        if end != point:
            reason = f"the path goes by [{end[0]:g}, {end[1]:g}] instead of its end"
            remedy = f"begin at [{a[0]:g}, {a[1]:g}] and end at [{b[0]:g}, {b[1]:g}]"
            raise row.error(layout, reason, remedy)
    for x, y in line:
        if not (0 <= x <= size[0] and 0 <= y <= size[1]):
            raise row.error(layout, f"the road leaves the {layout} layout at [{x:.0f}, {y:.0f}]")
    return path


def _check_villages_lie_on_road(
    layout: str,
    path: str,
    on_road: Sequence[str],
    villages: dict[str, Section],
    points: dict[str, Point],
    radius: int,
) -> None:
    """What is seen has to be what is played: on its road, and in the order travelled (R-1)."""
    line = along(path)
    steps = [nearest(points[village], line) for village in on_road]
    for village, step in zip(on_road, steps, strict=True):
        away = distance(points[village], line[step])
        if away > radius * OFF_THE_ROAD:
            x, y = line[step]
            reason = f'"{village}" is drawn {away:.0f} beside its road'
            raise villages[village].error(layout, reason, f"[{x:.0f}, {y:.0f}] is on it")
    if _falls(steps):
        reason = f'"{on_road[1]}" is drawn before "{on_road[0]}"'
        raise villages[on_road[1]].error(layout, reason, "exchange their points")


def _falls(numbers: Iterable[int]) -> bool:
    return any(earlier >= later for earlier, later in pairwise(numbers))
