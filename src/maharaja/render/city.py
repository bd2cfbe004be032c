"""A city as drawn: petals in its flag's colour, a ring for shrines, a court for statues, a name.

All lengths are those of a city of radius 66; the layout scales them.
"""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from maharaja.boards.svg_path import Point
from maharaja.engine.board import SPACES, Board
from maharaja.engine.ids import BONUS_NAMES, BOTTOM, NO_BONUS, NOBODY, TOP
from maharaja.render.elements import around, badge, circle, figure, move, piece, use
from maharaja.render.layout import FRAME, Layout
from maharaja.render.pieces import Pieces

PETALS: Final = 28
PETAL_FOOT, PETAL_TIP = 64.0, 72.0
GLOW, RING, COURT = 77.0, 63.0, 47.0
OUTER: Final = 31.0  # from the middle of the city to an outer statue space
TOP_ANGLE, BOTTOM_ANGLE = -90.0, 90.0
PLAIN_ANGLES: Final = (-30.0, 30.0, 150.0, 210.0)
SHRINE_RING: Final = 55.0
SHRINE_STEP: Final = 22.0  # degrees between two shrines of the ring
MOST_SHRINES: Final = 12  # more are drawn as one of each colour, with a number
RIBBON: Final = 65.0  # from the middle of the city down to its name
RIBBON_SHIFTS: Final = sorted(range(-48, 49, 6), key=abs)  # tried in this order
NAME_SIZE: Final = 13.5


def draw_city(board: Board, sheet: Layout, pieces: Pieces, city: int) -> str:
    parts = [
        f"<title>{escape(board.junction_names[city])}</title>",
        circle("glow", (0, 0), GLOW) if pieces.maharaja == city else "",
        f'<path class="petals" fill="{sheet.flags[city]}" d="{_petals()}"/>',
        circle("ring", (0, 0), RING) + circle("court", (0, 0), COURT),
        _centre(pieces.centre[city]),
        _bonus_space(board, city, TOP, TOP_ANGLE, pieces.top[city]),
        _bonus_space(board, city, BOTTOM, BOTTOM_ANGLE, pieces.bottom[city]),
        _plain_spaces(pieces.plain[city]),
        _shrine_ring(pieces.shrines[city]),
        _ribbon(board, sheet, city),
    ]
    name = f"data-city={quoteattr(board.junction_ids[city])}"
    return f"<g {name} {move(sheet.junctions[city], sheet.scale)}>{''.join(parts)}</g>"


def _petals() -> str:
    """A scalloped edge: from foot to foot by way of a tip between them."""
    turn = 360 / PETALS
    feet = [around(PETAL_FOOT, turn * n) for n in range(PETALS + 1)]
    tips = [around(PETAL_TIP, turn * (n + 0.5)) for n in range(PETALS)]
    curves = [
        f"Q{tip[0]:.1f} {tip[1]:.1f} {foot[0]:.1f} {foot[1]:.1f}"
        for tip, (_, foot) in zip(tips, pairwise(feet), strict=True)
    ]
    return f"M{feet[0][0]:.1f} {feet[0][1]:.1f}{''.join(curves)}z"


# --- statues and shrines -----------------------------------------------------------------------


def _centre(seat: int) -> str:
    """The middle space says what it is worth, for it is worth more than the others (STATUE-7)."""
    statue = piece("statue", seat, (0, -1), 25)
    return circle("centre", (0, 0), 14) + (statue or figure("worth", (0, 4.5), 3))


def _bonus_space(board: Board, city: int, space: int, angle: float, seat: int) -> str:
    x, y = around(OUTER, angle)
    statue = piece("statue", seat, (x, y - 1), 23)
    return circle("slot", (x, y), 12.5) + (statue or _bonus(board, city, space, (x, y)))


def _bonus(board: Board, city: int, space: int, at: Point) -> str:
    """Coins bear their number; of other goods one is the rule, and more get a badge (G-02)."""
    cell = city * SPACES + space
    amount = board.bonus_amount[cell]
    if board.bonus_kind[cell] == NO_BONUS:
        return ""
    kind = BONUS_NAMES[board.bonus_kind[cell]]
    if kind == "coins":
        return use(kind, at, 20) + figure("amount", (at[0], at[1] + 4.5), amount)
    several = badge((at[0] + 7, at[1] + 6), amount) if amount > 1 else ""
    return use(kind, at, 18, "neutral") + several


def _plain_spaces(seats: list[int]) -> str:
    places = [around(OUTER, angle) for angle in PLAIN_ANGLES]
    seats = [*seats, *[NOBODY] * (len(places) - len(seats))]
    return "".join(
        circle("slot", (x, y), 12.5) + piece("statue", seat, (x, y - 1), 23)
        for seat, (x, y) in zip(seats, places, strict=True)
    )


def _shrine_ring(seats: list[int]) -> str:
    """Shrines stand around the court, from the top to both sides (SHRINE-3)."""
    crowded = len(seats) > MOST_SHRINES
    shown = sorted(set(seats)) if crowded else seats
    drawn = ""
    for place, seat in enumerate(shown):
        turns = place - (len(shown) - 1) / 2
        x, y = around(SHRINE_RING, TOP_ANGLE + SHRINE_STEP * turns)
        drawn += piece("shrine", seat, (x, y), 19)
        drawn += badge((x + 8, y - 6), seats.count(seat)) if crowded else ""
    return drawn


# --- the name ----------------------------------------------------------------------------------


def _ribbon(board: Board, sheet: Layout, city: int) -> str:
    """Name, flag and emblem: a city is never told by its colour alone."""
    name = board.junction_names[city]
    width = text_width(name) * NAME_SIZE
    half = (width + 36) / 2
    cloth = f"M{-half:.1f}-10.1h{2 * half:.1f}l-5 10.1 5 10.1h{-2 * half:.1f}l5-10.1z"
    left = -half + 8.5
    flag = f'<path fill="{sheet.flags[city]}" d="M{left:.1f}-9.5h13.2v18.4l-6.6-3.7-6.6 3.7z"/>'
    emblem = (
        f'<path class="emblem" transform="translate({left + 2.1:.1f} -7.2) scale(.375)"'
        f' d="{sheet.emblem_paths[sheet.emblems[city]]}"/>'
    )
    # textLength keeps the name inside its ribbon in whatever font there is.
    text = (
        f'<text class="name" x="{left + 16.5:.1f}" y="4.6" textLength="{width:.1f}"'
        f' lengthAdjust="spacingAndGlyphs">{escape(name)}</text>'
    )
    shift = _ribbon_shift(sheet, city, half)
    return (
        f'<g transform="translate({shift:g} {RIBBON:g})">'
        f'<path class="ribbon" d="{cloth}"/>{flag}{emblem}{text}</g>'
    )


def _ribbon_shift(sheet: Layout, city: int, half: float) -> float:
    """How far to the side the ribbon has to go so as to cover no village and stay on the map."""
    x, y = sheet.junctions[city]
    down = y + RIBBON * sheet.scale
    for shift in RIBBON_SHIFTS:
        left = x + (shift - half) * sheet.scale
        right = x + (shift + half) * sheet.scale
        on_the_map = left > FRAME and right < sheet.width - FRAME
        if on_the_map and not _covers_village(sheet, left, right, down):
            return shift
    return 0


def _covers_village(sheet: Layout, left: float, right: float, down: float) -> bool:
    beside, above = 28 * sheet.scale, 26 * sheet.scale
    return any(
        left - beside < x < right + beside and abs(y - down) < above for x, y in sheet.villages
    )


def text_width(text: str) -> float:
    """About how wide a bold serif sets the text, in ems."""
    return sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    if unicodedata.combining(letter):
        return 0.0
    if letter in "fijlrtI .,'-":
        return 0.34
    if letter in "mwMW":
        return 0.88
    return 0.74 if letter.isupper() else 0.56
