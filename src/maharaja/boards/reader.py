"""From the text of a board file to a board, with every check on the way (rulings G-01, R-1)."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Final

from maharaja.boards.drawing import LAYOUTS, read_drawing
from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.section import Section, did_you_mean
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
from maharaja.engine.solo.tiles import ICONS, ICONS_WITH_AMOUNT
from maharaja.errors import BoardError, Message

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
    drawing = read_drawing(file, junctions, villages, roads)
    return Board(board_id, name, note, players, cities, roads, tiles, setups, list(ICONS), drawing)


def _toml(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rstrip(")").partition(" (at ")
        raise BoardError(source, place, "error-board-not-toml", what=reason) from None
    except ValueError:  # Python reads no numbers of thousands of digits
        raise BoardError(source, "", "error-board-number-too-long") from None
    except RecursionError:
        raise BoardError(source, "", "error-board-nested-too-deeply") from None


def _cities(file: Section) -> list[City]:
    rows = file.sections("city")
    if not FEWEST_CITIES <= len(rows) <= MOST_CITIES:
        remedy = Message("error-board-draw-between", low=FEWEST_CITIES, high=MOST_CITIES)
        raise file.error("city", "error-board-cities", remedy=remedy, number=len(rows))
    for row in rows:
        row.allow(["id", "name", "flag", "emblem", *LAYOUTS, "bonus"])
        row.colour("flag")
        row.choice("emblem", list(EMBLEMS))
        name = row.identifier("id")
        if name in (START_ID, MAHARAJA_ID):
            remedy = Message("error-board-rename")
            raise row.error("id", "error-board-reserved", remedy=remedy, id=name)
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
        remedy = Message("error-board-give-one-bonus")
        found = len(space.values)
        raise BoardError(space.file, space.key, "error-board-bonuses", remedy=remedy, number=found)
    kind = next(iter(space.values))
    return kind, space.whole(kind, 1, HIGHEST_AMOUNT)


def _villages(file: Section) -> dict[str, Section]:
    rows = file.sections("village")
    if len(rows) > MOST_VILLAGES:
        remedy = Message("error-board-draw-at-most", most=MOST_VILLAGES)
        raise file.error("village", "error-board-villages", remedy=remedy, number=len(rows))
    for row in rows:
        row.allow(["id", *LAYOUTS])
        row.text("id", 80)
    _check_all_different(rows, "id")
    return {row.text("id", 80): row for row in rows}


def _roads(file: Section, junctions: list[str], villages: dict[str, Section]) -> list[Road]:
    rows = file.sections("road")
    if len(rows) > MOST_ROADS:
        remedy = Message("error-board-draw-at-most", most=MOST_ROADS)
        raise file.error("road", "error-board-roads", remedy=remedy, number=len(rows))
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
            remedy = did_you_mean(end, junctions)
            raise road.error("ends", "error-board-no-city", remedy=remedy, name=end)
    if a == b:
        remedy = Message("error-board-name-two-places")
        raise road.error("ends", "error-board-road-to-itself", remedy=remedy, place=a)
    return a, b


def _check_new_road(road: Section, a: str, b: str, earlier: list[Road]) -> None:
    for number, (c, d, _) in enumerate(earlier, 1):
        if {a, b} == {c, d}:
            remedy = Message("error-board-lead-elsewhere")
            raise road.error(
                "ends",
                "error-board-road-twice",
                remedy=remedy,
                road=f"road[{number}]",
                one=c,
                other=d,
            )


def _villages_on(
    road: Section, name: str, villages: dict[str, Section], earlier: list[Road]
) -> list[str]:
    """R-1: a road has one or two villages, called after it; ``.1`` is next to its first end."""
    ids = road.texts("villages", 1, 2)
    for village in ids:
        if village not in villages:
            remedy = Message("error-board-add-villages")
            if villages:
                remedy = did_you_mean(village, list(villages))
            raise road.error("villages", "error-board-no-village", remedy=remedy, name=village)
        for number, (_, _, taken) in enumerate(earlier, 1):
            if village in taken:
                other = f"road[{number}]"
                raise road.error(
                    "villages", "error-board-village-on-two-roads", village=village, road=other
                )
    wanted = [f"{name}.{number}" for number in range(1, len(ids) + 1)]
    if ids != wanted:
        remedy = Message("error-board-call-villages", names=wanted)
        raise road.error("villages", "error-board-found", remedy=remedy, type=ids)
    return ids


def _players(file: Section, villages: int) -> list[int]:
    players = file.wholes("players")
    if not players or players != sorted(set(players)) or not set(players) <= {1, 2, 3, 4}:
        remedy = Message("error-board-list-players")
        raise file.error("players", "error-board-found", remedy=remedy, type=f"{players}")
    for count in players:
        needed = VILLAGES_NEEDED[count]
        if villages < needed:
            game = Message("error-board-players", number=count)
            if count == 1:
                game = Message("error-board-solo-game")
            remedy = Message("error-board-draw-villages", needed=needed, players=count)
            raise file.error(
                "players",
                "error-board-too-few-villages",
                remedy=remedy,
                game=game,
                villages=villages,
            )
    return players


# --- what holds the map together ---------------------------------------------------------------


def _check_all_different(rows: list[Section], key: str) -> None:
    seen: dict[object, str] = {}
    for row in rows:
        value = row.values[key]
        if value in seen:
            remedy = Message("error-board-give-each-its-own")
            owner = seen[value]
            raise row.error(key, "error-board-taken", remedy=remedy, value=str(value), place=owner)
        seen[value] = row.key


def _check_every_village_has_a_road(villages: dict[str, Section], roads: list[Road]) -> None:
    on_roads = {village for _, _, on_road in roads for village in on_road}
    for village, row in villages.items():
        if village not in on_roads:
            remedy = Message("error-board-name-in-one-road")
            raise row.error("id", "error-board-village-on-no-road", remedy=remedy, village=village)


def _check_every_city_can_be_reached(
    file: Section, junctions: list[str], roads: list[Road]
) -> None:
    reached = {START_ID}
    for _ in junctions:  # each pass goes at least one road further
        reached |= {end for a, b, _ in roads if {a, b} & reached for end in (a, b)}
    for number, city in enumerate(junctions[1:], 1):
        if city not in reached:
            place, remedy = f"city[{number}].id", Message("error-board-add-road")
            raise file.error(place, "error-board-unreachable", remedy=remedy, city=city)


# --- solo --------------------------------------------------------------------------------------


def _solo(
    file: Section, junctions: list[str], villages: dict[str, Section]
) -> tuple[list[Tile], list[list[str]]]:
    """Brahmabot's tiles (G-05, G-06); a board for two to four players may leave them out."""
    if not file.has("solo"):
        if 1 in file.wholes("players"):
            remedy = Message("error-board-add-solo")
            raise file.error("solo", "error-board-solo-missing", remedy=remedy)
        return [], []
    solo = file.section("solo")
    solo.allow(["tile", "setup"])
    tiles = _exactly(solo, "tile", ACTION_TILES)
    setups = _exactly(solo, "setup", SETUP_TILES)
    return [_tile(row, junctions) for row in tiles], [_setup(row, villages) for row in setups]


def _exactly(solo: Section, key: str, count: int) -> list[Section]:
    rows = solo.sections(key)
    if len(rows) != count:
        remedy = Message("error-board-write", type=count)
        raise solo.error(key, "error-board-tiles", remedy=remedy, number=len(rows))
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
        remedy = did_you_mean(icon, ICONS)
        raise row.error("do", "error-board-no-icon", remedy=remedy, name=icon)
    if icon not in ICONS_WITH_AMOUNT:
        if amount:
            remedy = Message("error-board-write", type=f'"{icon}"')
            raise row.error("do", "error-board-icon-without-number", remedy=remedy, icon=icon)
        return icon, 0
    if not re.fullmatch(f"[1-{HIGHEST_AMOUNT}]", amount):
        remedy = Message("error-board-write", type=f'"{icon} 3"')
        raise row.error("do", "error-board-icon-number", remedy=remedy, words=words, icon=icon)
    return icon, int(amount)


def _setup(row: Section, villages: dict[str, Section]) -> list[str]:
    row.allow(list(SETUP_COLOURS))
    marked: list[str] = []
    for colour, count in SETUP_COLOURS.items():
        for village in row.texts(colour, count, count):
            if village not in villages:
                remedy = did_you_mean(village, list(villages))
                raise row.error(colour, "error-board-no-village", remedy=remedy, name=village)
            if village in marked:
                remedy = Message("error-board-mark-eight")
                raise row.error(colour, "error-board-marked-twice", remedy=remedy, village=village)
            marked.append(village)
    return marked
