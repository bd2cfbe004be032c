"""A board as a picture: one self-contained SVG, for documents, prints and the command line.

Everything is taken from the board; nothing here knows a particular map (G-01). Drawn from back to
front: land, scenery, roads, start, villages, cities, figures, frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from maharaja.boards.svg_path import Point, distance
from maharaja.engine.board import Board
from maharaja.engine.ids import NOBODY
from maharaja.render.city import draw_city
from maharaja.render.elements import circle, move, piece, use
from maharaja.render.layout import FRAME, Layout
from maharaja.render.pieces import Pieces, no_pieces, pieces_of
from maharaja.render.scenery import scenery
from maharaja.render.shapes import MARKS, SYMBOLS, definitions
from maharaja.render.theme import THEMES, paint, style

FLOWER: Final = 18.0  # the border's pattern repeats about this often
# Where figures stand, for a place of radius 66. Each priest has a side of its own, so that a seat
# is found at a glance; the Maharaja takes the first of his places that is free.
PRIESTS_AT_CITY: Final = ((-56.0, 32.0), (-60.0, -4.0), (60.0, -4.0), (56.0, 32.0))
PRIESTS_AT_START: Final = ((-27.0, 20.0), (-27.0, -16.0), (27.0, -16.0), (27.0, 20.0))
MAHARAJA_AT: Final = ((66.0, -58.0), (-66.0, -58.0), (80.0, 0.0), (-80.0, 0.0))


def board_svg(
    board: Board,
    layout: str = "wide",
    position: Mapping[str, Any] | None = None,
    theme: str = "light",
) -> str:
    """The board in one of its layouts; empty, or with the pieces of a position or view."""
    sheet = Layout(board, layout)
    pieces = no_pieces(board) if position is None else pieces_of(board, position)
    parts = [
        _head(board, sheet),
        style(THEMES[theme]),
        _definitions(sheet, theme),
        _land(sheet),
        _group("scenery", [scenery(sheet, board.id)], 'clip-path="url(#maharaja-inland)"'),
        _group("roads", _roads(board, sheet)),
        _start(sheet),
        _group("villages", (_village(board, sheet, pieces, v) for v in range(board.villages))),
        _group("cities", (draw_city(board, sheet, pieces, c) for c in range(1, board.cities + 1))),
        _group("figures", (_figures(sheet, pieces, j) for j in range(board.cities + 1))),
        _frame(sheet),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# --- the sheet ---------------------------------------------------------------------------------


def _head(board: Board, sheet: Layout) -> str:
    size = f'viewBox="0 0 {sheet.width:g} {sheet.height:g}"'
    size += f' width="{sheet.width:g}" height="{sheet.height:g}"'
    contents = f"{board.cities} cities, {board.roads} roads, {board.villages} villages."
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="maharaja" {size} role="img">\n'
        f"<title>{escape(board.name)}</title>\n<desc>{escape(f'{contents} {board.note}')}</desc>"
    )


def _definitions(sheet: Layout, theme: str) -> str:
    """The border's tile fits a whole number of times along both sides."""
    across = sheet.width / round(sheet.width / FLOWER)
    down = sheet.height / round(sheet.height / FLOWER)
    corners = [(x, y) for x in (0.0, across) for y in (0.0, down)]
    dots = "".join(circle("flower", corner, 1.5) for corner in corners)
    petals = (
        "M9 3.5c1.8 1.8 1.8 3.7 0 5.5-1.8-1.8-1.8-3.7 0-5.5zM9 14.5c-1.8-1.8-1.8-3.7 0-5.5 1.8 1.8"
        " 1.8 3.7 0 5.5zM3.5 9c1.8-1.8 3.7-1.8 5.5 0-1.8 1.8-3.7 1.8-5.5 0zM14.5 9c-1.8 1.8-3.7"
        " 1.8-5.5 0 1.8-1.8 3.7-1.8 5.5 0z"
    )
    symbols = paint(definitions(list(SYMBOLS), list(MARKS)), THEMES[theme])
    return (
        f'<defs>\n<pattern id="maharaja-border" width="{across:.3f}" height="{down:.3f}"'
        f' patternUnits="userSpaceOnUse"><rect class="border" width="19" height="19"/>'
        f'<path class="flower" d="{petals}"/>{dots}</pattern>\n'
        f'<clipPath id="maharaja-inland">{_inland(sheet, "land")}</clipPath>\n{symbols}\n</defs>'
    )


def _land(sheet: Layout) -> str:
    border = f'<rect width="{sheet.width:g}" height="{sheet.height:g}" rx="12"'
    return f'{border} fill="url(#maharaja-border)"/>\n{_inland(sheet, "land")}'


def _frame(sheet: Layout) -> str:
    width, height = sheet.width - 2, sheet.height - 2
    edge = f'<rect class="edge" x="1" y="1" width="{width:g}" height="{height:g}" rx="11"/>'
    return f"{edge}\n{_inland(sheet, 'rule')}"


def _inland(sheet: Layout, name: str) -> str:
    width, height = sheet.width - 2 * FRAME, sheet.height - 2 * FRAME
    return (
        f'<rect class="{name}" x="{FRAME:g}" y="{FRAME:g}" width="{width:g}" height="{height:g}"'
        ' rx="6"/>'
    )


def _group(name: str, parts: Iterable[str], attributes: str = "") -> str:
    opening = f'<g class="{name}" {attributes}>' if attributes else f'<g class="{name}">'
    return "\n".join([opening, *filter(None, parts), "</g>"])


# --- what lies on it ---------------------------------------------------------------------------


def _roads(board: Board, sheet: Layout) -> list[str]:
    """All edges first, so that roads run into each other at their ends."""
    edges = [f'<path class="road-edge" d="{path}"/>' for path in sheet.roads]
    roads = [
        f'<path class="road" data-road={quoteattr(name)} d="{path}"/>'
        for name, path in zip(board.road_ids, sheet.roads, strict=True)
    ]
    return edges + roads


def _start(sheet: Layout) -> str:
    hub = circle("hub", (0, 0), 22) + circle("hub-rule", (0, 0), 19)
    lotus = use("lotus", (0, -1), 30, "hub-lotus")
    return f"<g {move(sheet.junctions[0], sheet.scale)}>{hub}{lotus}</g>"


def _village(board: Board, sheet: Layout, pieces: Pieces, village: int) -> str:
    single = pieces.capacity == 1
    pill = '<rect class="village" x="-24" y="-13.4" width="48" height="26.8" rx="13.4"/>'
    ground = circle("village", (0, 0), 15) if single else pill
    spaces = [(0.0, 0.0)] if single else [(-11.0, 0.0), (11.0, 0.0)]
    seats = pieces.villages[village]
    seats = [*seats, *[NOBODY] * (len(spaces) - len(seats))]
    shrines = [
        piece("shrine", seat, at, 21) or circle("slot", at, 10 if single else 8.3)
        for seat, at in zip(seats, spaces, strict=True)
    ]
    name = f"data-village={quoteattr(board.village_ids[village])}"
    return f"<g {name} {move(sheet.villages[village], sheet.scale)}>{ground}{''.join(shrines)}</g>"


def _figures(sheet: Layout, pieces: Pieces, junction: int) -> str:
    places = PRIESTS_AT_CITY if junction else PRIESTS_AT_START
    drawn = [piece("priest", seat, places[seat], 36) for seat in pieces.priests[junction]]
    if junction and pieces.maharaja == junction:
        drawn.append(use("maharaja", _beside(sheet, sheet.junctions[junction]), 44))
    if not drawn:
        return ""
    return f"<g {move(sheet.junctions[junction], sheet.scale)}>{''.join(drawn)}</g>"


def _beside(sheet: Layout, city: Point) -> Point:
    """Where the Maharaja covers no village and stays on the map, if there is such a place."""
    for x, y in MAHARAJA_AT:
        at = (city[0] + x * sheet.scale, city[1] + y * sheet.scale)
        on_the_map = 2 * FRAME < at[0] < sheet.width - 2 * FRAME and at[1] > 2 * FRAME
        if on_the_map and all(distance(at, v) > 42 * sheet.scale for v in sheet.villages):
            return x, y
    return MAHARAJA_AT[0]
