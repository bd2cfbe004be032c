"""From the text of a board file to a board, with every check on the way (docs/rules.md, G-01)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from maharaja.boards.drawing import LAYOUTS, Sheets, read_drawing, read_sheets
from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.findings import Findings
from maharaja.boards.looks import looks
from maharaja.boards.section import Section, did_you_mean, key_errors, raw_text
from maharaja.boards.solo_reader import HIGHEST_AMOUNT, read_solo
from maharaja.engine.board import (
    MAHARAJA_ID,
    START_ID,
    Board,
    City,
    Good,
    Road,
    road_id,
)
from maharaja.engine.ids import BONUS_NAMES
from maharaja.engine.solo.tiles import ICONS
from maharaja.errors import BoardError, FileError, Message

# Of four flags one lies on space 4 or further on: there is always one to move (Q-T2).
FEWEST_CITIES, MOST_CITIES = 4, 15
MOST_VILLAGES = MOST_ROADS = 64  # a choice numbers its villages and roads 0..63
# Villages without which somebody could be unable to put the four starting shrines (PRE-5), however
# the others put theirs. Two players: one shrine a village. Three or four: the last shrine of a
# player needs a village without an own shrine (all but 3) that the others have not filled.
# Solo: eight of Brahmabot's at the hard level and four of the player's (G-01).
VILLAGES_OF_ROAD: Final = (1, 2)  # the fewest and the most
VILLAGES_NEEDED: Final = {1: 12, 2: 8, 3: 8, 4: 10}
BONUSES: Final = BONUS_NAMES[1:]


@dataclass(frozen=True)
class Examination:
    """What was found in a board file; there is a board if there are no mistakes."""

    board: Board | None
    mistakes: list[FileError]
    looks: list[BoardError]  # what can be played but would be drawn badly


def parse(text: str, source: str) -> Board:
    """The board written down in ``text``; ``source`` is what errors call the file."""
    return _parse(text, source)


@lru_cache(maxsize=64)  # boards never change, so the same text may give the same board
def _parse(text: str, source: str) -> Board:
    board, found, _ = _read(text, source)
    for mistake in found.errors:
        raise mistake
    assert board is not None  # there are no mistakes
    return board


def examine(text: str, source: str) -> Examination:
    """The board, or all mistakes at once; and what would be drawn badly."""
    board, found, sheets = _read(text, source)
    return Examination(board, found.errors, [] if sheets is None else looks(sheets, source))


def _read(text: str, source: str) -> tuple[Board | None, Findings, Sheets | None]:
    found = Findings()
    values = found.attempt(None, read_toml, text, source)
    if values is None:
        return None, found, None
    file = Section(source, "", values)
    found.note(
        key_errors(
            file,
            ["id", "name", "players", "layout", "start", "city", "road", "village"],
            ["note", "solo"],
        )
    )
    board_id = found.attempt("", file.identifier, "id")
    name = found.attempt("", file.text, "name", 40)
    note = found.attempt("", file.text, "note", 400) if file.has("note") else ""

    city_rows: list[Section] = found.attempt([], file.sections, "city")
    cities = _cities(file, city_rows, found)
    junctions = [START_ID, *(city[0] for city in cities)]
    village_rows: list[Section] = found.attempt([], file.sections, "village")
    villages = _villages(file, village_rows, found)
    road_rows: list[Section] = found.attempt([], file.sections, "road")
    read = _roads(file, road_rows, junctions, villages, found)
    roads = [road for road in read if road is not None]
    found.note(_villages_without_road(villages, road_rows))
    if len(roads) == len(road_rows):
        found.note(_cities_out_of_reach(file, junctions, roads))
    players: list[int] = found.attempt([], _players, file, len(villages))
    tiles, setups = read_solo(file, junctions, villages, found)
    places = [found.attempt(None, file.section, "start"), *city_rows]
    sheets = read_sheets(file, places, village_rows, list(zip(road_rows, read, strict=True)), found)
    if found.errors:
        return None, found, sheets
    drawing = read_drawing(sheets, city_rows)
    board = Board(board_id, name, note, players, cities, roads, tiles, setups, list(ICONS), drawing)
    return board, found, sheets


def read_toml(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rstrip(")").partition(" (at ")
        raise BoardError(source, place, "error-board-not-toml", what=reason) from None
    except ValueError:  # Python reads no numbers of thousands of digits
        raise BoardError(source, "", "error-board-number-too-long") from None
    except RecursionError:
        raise BoardError(source, "", "error-board-nested-too-deeply") from None


# --- cities --------------------------------------------------------------------------------------


def _cities(file: Section, rows: list[Section], found: Findings) -> list[City]:
    """One for each row, whatever is wrong with it: what follows is looked at all the same."""
    if file.has("city"):
        found.check(_check_number_of_cities, file, len(rows))
    for row in rows:
        found.note(key_errors(row, ["id", "name", "flag", "emblem", *LAYOUTS, "bonus"]))
        found.check(row.colour, "flag")
        found.check(row.choice, "emblem", list(EMBLEMS))
        found.check(_check_city_id, row)
    for key in ("id", "name", "flag", "emblem"):
        found.note(_repeated(rows, key))
    return [_city(row, found) for row in rows]


def _city(row: Section, found: Findings) -> City:
    name = found.attempt("", row.text, "name", 20)
    spaces = found.attempt(None, row.section, "bonus")
    nothing: Good = ("", 0)
    if spaces is None:
        return raw_text(row, "id"), name, nothing, nothing
    found.note(key_errors(spaces, ["top", "bottom"]))
    top, bottom = (found.attempt(nothing, _bonus, spaces, key) for key in ("top", "bottom"))
    return raw_text(row, "id"), name, top, bottom


def _check_number_of_cities(file: Section, number: int) -> None:
    if not FEWEST_CITIES <= number <= MOST_CITIES:
        remedy = Message("error-board-draw-between", low=FEWEST_CITIES, high=MOST_CITIES)
        raise file.error("city", "error-board-cities", remedy=remedy, number=number)


def _check_city_id(row: Section) -> None:
    name = row.identifier("id")
    if name in (START_ID, MAHARAJA_ID):
        remedy = Message("error-board-rename")
        raise row.error("id", "error-board-reserved", remedy=remedy, id=name)


def _bonus(spaces: Section, key: str) -> Good:
    """G-02: two of the outer spaces show a bonus, one above and one below."""
    space = spaces.section(key)
    space.allow([], BONUSES)
    if len(space.values) != 1:
        remedy = Message("error-board-give-one-bonus")
        found = len(space.values)
        raise BoardError(space.file, space.key, "error-board-bonuses", remedy=remedy, number=found)
    kind = next(iter(space.values))
    return kind, space.whole(kind, 1, HIGHEST_AMOUNT)


# --- villages and roads --------------------------------------------------------------------------


def _villages(file: Section, rows: list[Section], found: Findings) -> dict[str, Section]:
    if len(rows) > MOST_VILLAGES:
        remedy = Message("error-board-draw-at-most", most=MOST_VILLAGES)
        found.note([file.error("village", "error-board-villages", remedy=remedy, number=len(rows))])
    for row in rows:
        found.note(key_errors(row, ["id", *LAYOUTS]))
        found.check(row.text, "id", 80)
    found.note(_repeated(rows, "id"))
    return {raw_text(row, "id"): row for row in rows}


def _roads(
    file: Section,
    rows: list[Section],
    junctions: list[str],
    villages: dict[str, Section],
    found: Findings,
) -> list[Road | None]:
    """One for each row; None where it is not known what the road joins."""
    if len(rows) > MOST_ROADS:
        remedy = Message("error-board-draw-at-most", most=MOST_ROADS)
        found.note([file.error("road", "error-board-roads", remedy=remedy, number=len(rows))])
    roads: list[Road | None] = []
    for row in rows:
        found.note(key_errors(row, ["ends", "villages"], LAYOUTS))
        ends = found.attempt(None, _ends, row, junctions)
        if ends is None:
            roads.append(None)
            continue
        found.check(_check_new_road, row, *ends, roads)
        on_road: list[str] = found.attempt([], _villages_on, row, road_id(*ends), villages, roads)
        roads.append((*ends, on_road))
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


def _check_new_road(road: Section, a: str, b: str, earlier: list[Road | None]) -> None:
    for number, other in enumerate(earlier, 1):
        if other is not None and {a, b} == {*other[:2]}:
            remedy = Message("error-board-lead-elsewhere")
            raise road.error(
                "ends",
                "error-board-road-twice",
                remedy=remedy,
                road=f"road[{number}]",
                one=other[0],
                other=other[1],
            )


def _villages_on(
    road: Section, name: str, villages: dict[str, Section], earlier: list[Road | None]
) -> list[str]:
    """R-1: a road has one or two villages, called after it; ``.1`` is next to its first end."""
    ids = road.texts("villages", *VILLAGES_OF_ROAD)
    for village in ids:
        if village not in villages:
            remedy = Message("error-board-add-villages")
            if villages:
                remedy = did_you_mean(village, list(villages))
            raise road.error("villages", "error-board-no-village", remedy=remedy, name=village)
        for number, other in enumerate(earlier, 1):
            if other is not None and village in other[2]:
                raise road.error(
                    "villages",
                    "error-board-village-on-two-roads",
                    village=village,
                    road=f"road[{number}]",
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


# --- what holds the map together -----------------------------------------------------------------


def _repeated(rows: list[Section], key: str) -> Iterator[FileError]:
    """Where a text stands that belongs to another row already."""
    seen: dict[str, str] = {}
    for row in rows:
        value = row.values.get(key)
        if not isinstance(value, str):
            continue  # there is a mistake about that
        if value in seen:
            remedy = Message("error-board-give-each-its-own")
            owner = seen[value]
            yield row.error(key, "error-board-taken", remedy=remedy, value=value, place=owner)
        else:
            seen[value] = row.key


def _villages_without_road(
    villages: dict[str, Section], roads: list[Section]
) -> Iterator[FileError]:
    named = [row.values.get("villages") for row in roads]
    on_roads = [village for names in named if isinstance(names, list) for village in names]
    for village, row in villages.items():
        if village and village not in on_roads:
            remedy = Message("error-board-name-in-one-road")
            yield row.error("id", "error-board-village-on-no-road", remedy=remedy, village=village)


def _cities_out_of_reach(
    file: Section, junctions: list[str], roads: list[Road]
) -> Iterator[FileError]:
    reached = {START_ID}
    for _ in junctions:  # each pass goes at least one road further
        reached |= {end for a, b, _ in roads if {a, b} & reached for end in (a, b)}
    for number, city in enumerate(junctions[1:], 1):
        if city and city not in reached:
            place, remedy = f"city[{number}].id", Message("error-board-add-road")
            yield file.error(place, "error-board-unreachable", remedy=remedy, city=city)
