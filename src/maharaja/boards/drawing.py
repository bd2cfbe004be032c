"""How a board is drawn: the layouts of a board file, checked against the map (ruling R-1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.findings import Findings
from maharaja.boards.section import Section, key_errors, raw_text
from maharaja.boards.svg_path import Point, along, distance, nearest, straight
from maharaja.engine.board import START_ID, Road
from maharaja.errors import Message

LAYOUTS: Final = ("wide", "tall")
OFF_THE_ROAD = 0.5  # how far from its road a village may be drawn, in city radii


@dataclass
class Sheet:
    """A layout as far as it can be read: what is not on it has a mistake of its own."""

    size: Point | None = None
    radius: int | None = None
    river: str | None = None
    junctions: list[Point | None] = field(default_factory=list)
    villages: list[Point | None] = field(default_factory=list)  # in the order of the file
    roads: list[str | None] = field(default_factory=list)


@dataclass
class Sheets:
    """Both layouts, and the order in which the villages of the file are met on its roads."""

    layouts: dict[str, Sheet]
    order: list[int]
    flags: list[str]


def read_sheets(
    file: Section,
    places: list[Section | None],
    villages: list[Section],
    roads: list[tuple[Section, Road | None]],
    found: Findings,
) -> Sheets:
    """Where everything is; ``places`` are the start and the cities."""
    start = places[0]
    if start is not None:
        found.note(key_errors(start, LAYOUTS))
    layouts = found.attempt(None, file.section, "layout")
    if layouts is not None:
        found.note(key_errors(layouts, LAYOUTS))
    numbers = {raw_text(row, "id"): number for number, row in enumerate(villages)}
    on_roads = [village for _, road in roads if road is not None for village in road[2]]
    sheets = Sheets({}, [numbers[village] for village in on_roads], [])
    for name in LAYOUTS:
        layout = None if layouts is None else found.attempt(None, layouts.section, name)
        sheet = Sheet() if layout is None else _sheet(layout, found)
        sheets.layouts[name] = sheet
        sheet.junctions = [
            None if row is None else found.attempt(None, _inside, row, name, sheet, sheet.radius)
            for row in places
        ]
        sheet.villages = [found.attempt(None, _inside, row, name, sheet, 0) for row in villages]
        junctions = _by_id(places, sheet)
        for row, road in roads:
            ends = (
                (None, None) if road is None else (junctions.get(road[0]), junctions.get(road[1]))
            )
            path = found.attempt(None, _road_path, row, name, sheet, ends)
            sheet.roads.append(path)
            if path is not None and road is not None:
                on_road = [
                    (villages[numbers[one]], sheet.villages[numbers[one]]) for one in road[2]
                ]
                found.check(_check_villages_lie_on_road, name, path, on_road, sheet.radius)
    sheets.flags = ["" if row is None else raw_text(row, "flag") for row in places[1:]]
    return sheets


def _by_id(places: list[Section | None], sheet: Sheet) -> dict[str, Point | None]:
    names = [START_ID, *("" if row is None else raw_text(row, "id") for row in places[1:])]
    return dict(zip(names, sheet.junctions, strict=True))


def _sheet(layout: Section, found: Findings) -> Sheet:
    found.note(key_errors(layout, ["size", "radius"], ["river"]))
    size = found.attempt(None, _size, layout)
    most = int(min(size or (800, 800))) // 4
    radius = found.attempt(None, layout.whole, "radius", 20, most)
    river = found.attempt(None, layout.path, "river") if layout.has("river") else None
    return Sheet(size, radius, river)


def read_drawing(sheets: Sheets, cities: list[Section]) -> dict[str, object]:
    """Plain data for whoever draws the board; lists go by junction, village and road number."""
    emblems = [row.text("emblem", 64) for row in cities]
    return {
        "layouts": {
            name: {
                "size": [*(sheet.size or ())],
                "radius": sheet.radius,
                "junctions": [[*(point or ())] for point in sheet.junctions],
                "villages": [[*(sheet.villages[number] or ())] for number in sheets.order],
                "roads": sheet.roads,
                "river": sheet.river,
            }
            for name, sheet in sheets.layouts.items()
        },
        "flags": [None, *sheets.flags],
        "emblems": [None, *emblems],
        "emblem_paths": {emblem: EMBLEMS[emblem] for emblem in emblems},
    }


def _size(layout: Section) -> Point:
    width, height = layout.point("size")
    if not (200 <= width <= 4000 and 200 <= height <= 4000):
        remedy = Message("error-board-size-range")
        found = {"width": f"{width:g}", "height": f"{height:g}"}
        raise layout.error("size", "error-board-size", remedy=remedy, **found)
    return width, height


def _inside(row: Section, layout: str, sheet: Sheet, margin: int | None) -> Point:
    x, y = row.point(layout)
    size, margin = sheet.size, margin or 0
    if size is None or (margin <= x <= size[0] - margin and margin <= y <= size[1] - margin):
        return x, y
    remedy = Message("error-board-layout-size", width=f"{size[0]:g}", height=f"{size[1]:g}")
    point = f"[{x:g}, {y:g}]"
    if not margin:
        raise row.error(layout, "error-board-outside", remedy=remedy, point=point, layout=layout)
    raise row.error(
        layout,
        "error-board-outside-with-radius",
        remedy=remedy,
        point=point,
        radius=margin,
        layout=layout,
    )


def _road_path(
    row: Section, layout: str, sheet: Sheet, ends: tuple[Point | None, Point | None]
) -> str | None:
    a, b = ends
    given = row.path(layout) if row.has(layout) else None
    if a is None or b is None:
        return given
    path = given or straight(a, b)
    line = along(path)
    for end, point in ((line[0], a), (line[-1], b)):
        if end != point:
            found = f"[{end[0]:g}, {end[1]:g}]"
            remedy = Message(
                "error-board-begin-and-end",
                start=f"[{a[0]:g}, {a[1]:g}]",
                end=f"[{b[0]:g}, {b[1]:g}]",
            )
            raise row.error(layout, "error-board-path-ends-elsewhere", remedy=remedy, point=found)
    for x, y in line:
        if sheet.size and not (0 <= x <= sheet.size[0] and 0 <= y <= sheet.size[1]):
            raise row.error(
                layout, "error-board-road-leaves", layout=layout, point=f"[{x:.0f}, {y:.0f}]"
            )
    return path


def _check_villages_lie_on_road(
    layout: str, path: str, on_road: Sequence[tuple[Section, Point | None]], radius: int | None
) -> None:
    """What is seen has to be what is played: on its road, and in the order travelled (R-1)."""
    line = along(path)
    steps: list[int] = []
    for row, point in on_road:
        if point is None:
            return  # there is a mistake about that
        steps.append(nearest(point, line))
        away = distance(point, line[steps[-1]])
        if radius is not None and away > radius * OFF_THE_ROAD:
            x, y = line[steps[-1]]
            remedy = Message("error-board-point-on-road", point=f"[{x:.0f}, {y:.0f}]")
            found = {"village": raw_text(row, "id"), "distance": f"{away:.0f}"}
            raise row.error(layout, "error-board-beside-road", remedy=remedy, **found)
    if any(earlier >= later for earlier, later in pairwise(steps)):
        (first, _), (second, _) = on_road
        raise second.error(
            layout,
            "error-board-wrong-order",
            remedy=Message("error-board-exchange-points"),
            one=raw_text(second, "id"),
            other=raw_text(first, "id"),
        )
