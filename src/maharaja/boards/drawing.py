"""How a board is drawn: the layouts of a board file, checked against the map (ruling R-1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from maharaja.boards.emblems import EMBLEMS
from maharaja.boards.section import Section
from maharaja.boards.svg_path import Point, along, distance, nearest, straight
from maharaja.engine.board import Road
from maharaja.errors import Message

LAYOUTS: Final = ("wide", "tall")
OFF_THE_ROAD = 0.5  # how far from its road a village may be drawn, in city radii


def read_drawing(
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
        remedy = Message("error-board-size-range")
        found = {"width": f"{width:g}", "height": f"{height:g}"}
        raise layout.error("size", "error-board-size", remedy=remedy, **found)
    return width, height


def _inside(row: Section, layout: str, size: Point, margin: int) -> Point:
    x, y = row.point(layout)
    if not (margin <= x <= size[0] - margin and margin <= y <= size[1] - margin):
        remedy = Message("error-board-layout-size", width=f"{size[0]:g}", height=f"{size[1]:g}")
        point = f"[{x:g}, {y:g}]"
        if not margin:
            raise row.error(
                layout, "error-board-outside", remedy=remedy, point=point, layout=layout
            )
        raise row.error(
            layout,
            "error-board-outside-with-radius",
            remedy=remedy,
            point=point,
            radius=margin,
            layout=layout,
        )
    return x, y


def _road_path(row: Section, layout: str, size: Point, a: Point, b: Point) -> str:
    path = row.path(layout) if row.has(layout) else straight(a, b)
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
        if not (0 <= x <= size[0] and 0 <= y <= size[1]):
            raise row.error(
                layout, "error-board-road-leaves", layout=layout, point=f"[{x:.0f}, {y:.0f}]"
            )
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
            remedy = Message("error-board-point-on-road", point=f"[{x:.0f}, {y:.0f}]")
            found = {"village": village, "distance": f"{away:.0f}"}
            raise villages[village].error(layout, "error-board-beside-road", remedy=remedy, **found)
    if _falls(steps):
        first, second = on_road
        remedy = Message("error-board-exchange-points")
        raise villages[second].error(
            layout, "error-board-wrong-order", remedy=remedy, one=second, other=first
        )


def _falls(numbers: Iterable[int]) -> bool:
    return any(earlier >= later for earlier, later in pairwise(numbers))
