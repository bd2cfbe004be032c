"""What can be done to a board that is being drawn: each changes the text of its file.

Nothing here decides what a board has to be: a change may leave it with mistakes, which the reader
finds. But what belongs together moves together: villages go with their roads, names with cities.
"""

from __future__ import annotations

from math import dist
from typing import Any, Final

from maharaja import boards
from maharaja.boards.board_text import BoardText
from maharaja.boards.drawing import LAYOUTS
from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.looks import BETWEEN_CITIES
from maharaja.boards.placing import (
    bent,
    carried_over,
    free_spot,
    moved_road,
    point_at,
    rounded,
    share_of,
    village_shares,
)
from maharaja.boards.section import small
from maharaja.boards.solo_reader import SETUP_COLOURS
from maharaja.boards.svg_path import PathError, Point, segments, straight
from maharaja.engine.board import CHECK_NAMES, MAHARAJA_ID, START_ID, road_id
from maharaja.engine.ids import ACTION_TILES, SETUP_TILES

NEW_BOARD: Final = """\
# A board that is being drawn. What the keys mean: docs/add-a-board.md.

id = "my-board"
name = "My board"
players = [2, 3, 4]

[layout.wide]
size = [1000, 684]
radius = 66

[layout.tall]
size = [700, 864]
radius = 58

[start]
wide = [500, 342]
tall = [350, 432]
"""
USUAL_SIZES: Final = {"wide": (1000.0, 684.0), "tall": (700.0, 864.0)}
USUAL_RADIUS: Final = 60.0
# Flags of new cities: dark enough for a white emblem, and far from each other.
FLAGS: Final = (
    *("#B4522A", "#2F6BA3", "#4F7438", "#74468C", "#B5406F", "#6A5743", "#17777D", "#8A2B2B"),
    *("#3D4F9E", "#8C6A12", "#5B2A5E", "#2E5E4E", "#A14A1C", "#455A64", "#7A3E8F"),
)
BONUSES: Final = ({"tokens": 1}, {"coins": 2}, {"pp": 1}, {"shrines": 1})


def copy_of(board_id: str, text: str) -> str:
    """A board to begin with: the same, under an id of its own."""
    return with_id(text, f"my-{board_id}"[:32].rstrip("-"))


def with_id(text: str, board_id: str) -> str:
    """The same board under another id."""
    file = BoardText(text, board_id)
    file.set("", None, "id", board_id)
    return file.checked()


# --- what stands where ---------------------------------------------------------------------------


def point_of(value: object) -> Point | None:
    """A point of the file, if it is one."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    if not all(isinstance(n, (int, float)) and not isinstance(n, bool) and small(n) for n in value):
        return None
    return float(value[0]), float(value[1])


def _size(file: BoardText, layout: str) -> Point:
    return point_of(file.table(f"layout.{layout}").get("size")) or USUAL_SIZES[layout]


def _radius(file: BoardText, layout: str) -> float:
    radius = file.table(f"layout.{layout}").get("radius")
    return float(radius) if isinstance(radius, (int, float)) and small(radius) else USUAL_RADIUS


def _junction(file: BoardText, junction: str, layout: str) -> Point | None:
    if junction == START_ID:
        return point_of(file.table("start").get(layout))
    for row in file.rows("city"):
        if row.get("id") == junction:
            return point_of(row.get(layout))
    return None


def path_of(file: BoardText, row: dict[str, Any], layout: str) -> str | None:
    """How a road is drawn; None if it is not known."""
    given = row.get(layout)
    if given is not None:
        return given if is_path(given) else None
    ends = texts_of(row.get("ends"))
    points = [_junction(file, end, layout) for end in ends]
    if len(points) != 2 or points[0] is None or points[1] is None:
        return None
    return straight(points[0], points[1])


def is_path(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(segments(value))
    except PathError:
        return False


def texts_of(value: object) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _village_numbers(file: BoardText) -> dict[str, int]:
    return {
        row["id"]: number
        for number, row in enumerate(file.rows("village"), 1)
        if isinstance(row.get("id"), str)
    }


# --- places --------------------------------------------------------------------------------------


def move(file: BoardText, kind: str, number: int | None, layout: str, at: Point) -> None:
    """The start, a city or a village; roads and their villages go with a place."""
    if kind == "village":
        file.set(kind, number, layout, rounded(at))
        return
    name = START_ID if kind == START_ID else file.section(kind, number).get("id")
    roads = [
        (n, row) for n, row in enumerate(file.rows("road"), 1) if name in texts_of(row.get("ends"))
    ]
    before = {n: path_of(file, row, layout) for n, row in roads}
    file.set(kind, number, layout, rounded(at))
    for n, row in roads:
        _lead(file, n, layout, before[n], row.get(layout))


def _lead(file: BoardText, road: int, layout: str, before: str | None, drawn: object) -> None:
    """Draw a road between its places as they are now; villages stay as far along it as before."""
    row = file.section("road", road)
    ends = [_junction(file, end, layout) for end in texts_of(row.get("ends"))]
    if before is None or len(ends) != 2 or ends[0] is None or ends[1] is None:
        return
    after = moved_road(before if drawn is not None else None, ends[0], ends[1])
    if drawn is not None:
        file.set("road", road, layout, after)
    _carry_villages(file, row, layout, before, after)


def _carry_villages(
    file: BoardText, road: dict[str, Any], layout: str, before: str, after: str
) -> None:
    numbers = _village_numbers(file)
    for village in texts_of(road.get("villages")):
        number = numbers.get(village)
        point = None if number is None else point_of(file.section("village", number).get(layout))
        if number is not None and point is not None:
            file.set("village", number, layout, point_at(share_of(point, before), after))


def add_city(file: BoardText, layout: str, at: Point | None) -> None:
    """A new city, where it was pointed at or in the free; everything about it can be changed."""
    rows = file.rows("city")
    number = len(rows) + 1
    taken = {row.get("id") for row in rows}
    while f"city-{number}" in taken:
        number += 1
    flags = {str(row.get("flag")).upper() for row in rows}
    emblems = {row.get("emblem") for row in rows}
    file.add(
        "city",
        {
            "id": f"city-{number}",
            "name": f"City {number}",
            "flag": next((flag for flag in FLAGS if flag not in flags), FLAGS[0]),
            "emblem": next((one for one in EMBLEMS if one not in emblems), next(iter(EMBLEMS))),
            **_points_of_city(file, layout, at),
            "bonus": {
                "top": BONUSES[number % len(BONUSES)],
                "bottom": BONUSES[(number + 1) % len(BONUSES)],
            },
        },
    )


def _points_of_city(file: BoardText, layout: str, at: Point | None) -> dict[str, object]:
    points: dict[str, list[int]] = {}
    first = rounded(at) if at is not None else _free(file, layout)
    for name in LAYOUTS:
        if name == layout:
            points[name] = first
            continue
        near = carried_over(
            (first[0], first[1]), _size(file, layout), _size(file, name), _radius(file, name)
        )
        room = min((dist(near, other) for other in _junctions(file, name)), default=1e9)
        fits = room >= BETWEEN_CITIES * _radius(file, name)
        points[name] = rounded(near) if fits else _free(file, name)
    return dict(points)


def _junctions(file: BoardText, layout: str) -> list[Point]:
    rows = [file.table("start"), *file.rows("city")]
    return [point for row in rows if (point := point_of(row.get(layout))) is not None]


def _free(file: BoardText, layout: str) -> list[int]:
    return free_spot(_junctions(file, layout), _size(file, layout), _radius(file, layout))


def remove_city(file: BoardText, number: int) -> None:
    """With its roads and their villages; tiles that lead there lead to the Maharaja."""
    name = file.section("city", number).get("id")
    for road in reversed(range(1, len(file.rows("road")) + 1)):
        if name in texts_of(file.section("road", road).get("ends")):
            remove_road(file, road)
    for tile, row in enumerate(file.rows("solo.tile"), 1):
        if row.get("go") == name:
            file.set("solo.tile", tile, "go", MAHARAJA_ID)
    file.remove("city", number)


def rename_city(file: BoardText, number: int, name: str) -> None:
    """Another id: its roads and villages are called after it, and tiles name it."""
    before = file.section("city", number).get("id")
    file.set("city", number, "id", name)
    numbers = _village_numbers(file)
    renamed: dict[str, str] = {}
    for road, row in enumerate(file.rows("road"), 1):
        ends = texts_of(row.get("ends"))
        if before not in ends or len(ends) != 2:
            continue
        a, b = (name if end == before else end for end in ends)
        file.set("road", road, "ends", [a, b])
        villages = texts_of(row.get("villages"))
        called = [f"{road_id(a, b)}.{n}" for n in range(1, len(villages) + 1)]
        renamed |= dict(zip(villages, called, strict=True))
        file.set("road", road, "villages", called)
    for old, new in renamed.items():
        if old in numbers:
            file.set("village", numbers[old], "id", new)
    _rename_in_solo(file, before, name, renamed)


def _rename_in_solo(file: BoardText, before: object, name: str, villages: dict[str, str]) -> None:
    for tile, row in enumerate(file.rows("solo.tile"), 1):
        if row.get("go") == before:
            file.set("solo.tile", tile, "go", name)
    for setup, row in enumerate(file.rows("solo.setup"), 1):
        for colour in SETUP_COLOURS:
            marked = texts_of(row.get(colour))
            if any(village in villages for village in marked):
                file.set("solo.setup", setup, colour, [villages.get(one, one) for one in marked])


# --- roads ---------------------------------------------------------------------------------------


def add_road(file: BoardText, a: str, b: str, villages: int) -> None:
    """A straight road with its villages, behind the last road and what belongs to it."""
    last = _last_of_roads(file)
    names = [f"{road_id(a, b)}.{n}" for n in range(1, villages + 1)]
    file.add("road", {"ends": [a, b], "villages": names}, last)
    _add_villages(file, len(file.rows("road")))


def _last_of_roads(file: BoardText) -> tuple[str, int] | None:
    """The row behind which another road is written: the last village of the last road."""
    roads, numbers = file.rows("road"), _village_numbers(file)
    if not roads:
        return ("city", len(file.rows("city"))) if file.rows("city") else None
    on_last = [numbers[one] for one in texts_of(roads[-1].get("villages")) if one in numbers]
    return ("village", max(on_last)) if on_last else ("road", len(roads))


def _add_villages(file: BoardText, road: int) -> None:
    """The villages that a road names and that are not there yet."""
    row = file.section("road", road)
    names = texts_of(row.get("villages"))
    after = ("road", road)
    for number, name in enumerate(names):
        known = _village_numbers(file)
        if name not in known:
            points = {
                layout: _village_point(file, row, layout, number, len(names)) for layout in LAYOUTS
            }
            file.add("village", {"id": name, **points}, after)
            known = _village_numbers(file)
        after = ("village", known[name])


def _village_point(
    file: BoardText, road: dict[str, Any], layout: str, number: int, of: int
) -> list[int]:
    path = path_of(file, road, layout)
    if path is None:
        return rounded(_size(file, layout))
    from_start = texts_of(road.get("ends"))[0] == START_ID
    shares = village_shares(path, of, _radius(file, layout), from_start=from_start)
    return point_at(shares[number], path)


def set_villages(file: BoardText, road: int, number: int) -> None:
    """How many villages a road has; they are laid along it anew."""
    ends = texts_of(file.section("road", road).get("ends"))
    _remove_villages(file, texts_of(file.section("road", road).get("villages")))
    names = [f"{road_id(*ends[:2])}.{n}" for n in range(1, number + 1)] if len(ends) == 2 else []
    file.set("road", road, "villages", names)
    _add_villages(file, road)


def remove_road(file: BoardText, number: int) -> None:
    """With its villages."""
    _remove_villages(file, texts_of(file.section("road", number).get("villages")))
    file.remove("road", number)


def _remove_villages(file: BoardText, names: list[str]) -> None:
    for name in names:
        number = _village_numbers(file).get(name)
        if number is not None:
            file.remove("village", number)


def bend_road(file: BoardText, number: int, layout: str, at: Point | None) -> None:
    """Have a road pass a point half way, or make it straight again; villages stay on it."""
    row = file.section("road", number)
    before = path_of(file, row, layout)
    ends = [_junction(file, end, layout) for end in texts_of(row.get("ends"))]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return
    after = straight(ends[0], ends[1]) if at is None else bent(ends[0], ends[1], at)
    file.set("road", number, layout, None if at is None else after)
    if before is not None:
        _carry_villages(file, row, layout, before, after)


# --- solo ----------------------------------------------------------------------------------------


def add_solo(file: BoardText) -> None:
    """Tiles to begin with: the icons of the classic board, every city once, villages in turn."""
    cities = [str(row.get("id")) for row in file.rows("city")]
    villages = list(_village_numbers(file))
    icons = [row["do"] for row in BoardText(boards.text("classic"), "classic").rows("solo.tile")]
    for number in range(ACTION_TILES):
        go = cities[number] if number < len(cities) else MAHARAJA_ID
        check = CHECK_NAMES[number % len(CHECK_NAMES)]
        file.add("solo.tile", {"do": icons[number], "go": go, "check": check})
    for number in range(SETUP_TILES):
        turned = villages[4 * number % max(1, len(villages)) :] + villages
        marks = list(dict.fromkeys(turned))
        row: dict[str, object] = {}
        for colour, count in SETUP_COLOURS.items():
            row[colour], marks = marks[:count], marks[count:]
        file.add("solo.setup", row)


def remove_solo(file: BoardText) -> None:
    for path in ("solo.tile", "solo.setup"):
        for number in reversed(range(1, len(file.rows(path)) + 1)):
            file.remove(path, number)
