"""What can be played but not be seen well: places on top of each other, colours that hide.

A board with such mistakes loads, so that old ones stay playable; ``maharaja board check`` tells all
of them at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Final

from maharaja.boards.drawing import Sheet, Sheets
from maharaja.boards.section import COLOUR
from maharaja.boards.svg_path import Point
from maharaja.errors import BoardError, Message

# In radii of a city, from middle to middle: nearer than this, one covers the other.
BETWEEN_CITIES: Final = 2.0
CITY_AND_START: Final = 1.5
CITY_AND_VILLAGE: Final = 1.0
START_AND_VILLAGE: Final = 0.5
BETWEEN_VILLAGES: Final = 0.4
# An emblem is white on its flag, and has to be seen on it (WCAG 2.2, 1.4.11).
LEAST_CONTRAST: Final = 3.0
LEAST_DIFFERENCE: Final = 24.0  # of two flags, in steps of red, green and blue together

Place = tuple[str, str, Point]  # its kind, its key in the file, its middle


def looks(sheets: Sheets, source: str) -> list[BoardError]:
    """Everything that would be drawn badly, layout by layout, and then the colours."""
    found = [
        error for name, sheet in sheets.layouts.items() for error in _overlaps(name, sheet, source)
    ]
    flags = [(n, flag) for n, flag in enumerate(sheets.flags, 1) if COLOUR.fullmatch(flag)]
    return [*found, *_colours(flags, source)]


def _overlaps(name: str, sheet: Sheet, source: str) -> Iterator[BoardError]:
    for one, other in combinations(_places(sheet), 2):
        needed = _needed(one[0], other[0]) * (sheet.radius or 0)
        apart = dist(one[2], other[2])
        if apart < needed:
            yield BoardError(
                source,
                f"{other[1]}.{name}",
                "error-board-covers",
                remedy=Message("error-board-move-apart", distance=f"{needed:.0f}"),
                other=one[1],
                found=f"{apart:.0f}",
            )


def _places(sheet: Sheet) -> list[Place]:
    junctions = [
        ("city", f"city[{number}]", point) if number else ("start", "start", point)
        for number, point in enumerate(sheet.junctions)
    ]
    villages = [
        ("village", f"village[{number}]", point) for number, point in enumerate(sheet.villages, 1)
    ]
    return [(kind, key, point) for kind, key, point in (*junctions, *villages) if point is not None]


def _needed(one: str, other: str) -> float:
    kinds = {one, other}
    if "village" not in kinds:
        return CITY_AND_START if "start" in kinds else BETWEEN_CITIES
    if "city" in kinds:
        return CITY_AND_VILLAGE
    return START_AND_VILLAGE if "start" in kinds else BETWEEN_VILLAGES


def _colours(flags: list[tuple[int, str]], source: str) -> Iterator[BoardError]:
    for number, flag in flags:
        contrast = 1.05 / (_luminance(flag) + 0.05)
        if contrast < LEAST_CONTRAST:
            yield BoardError(
                source,
                f"city[{number}].flag",
                "error-board-pale",
                remedy=Message("error-board-darker", contrast=f"{LEAST_CONTRAST:g}"),
                colour=flag,
                found=f"{contrast:.1f}",
            )
    for (one, first), (other, second) in combinations(flags, 2):
        if dist(_parts(first), _parts(second)) < LEAST_DIFFERENCE:
            yield BoardError(
                source,
                f"city[{other}].flag",
                "error-board-alike",
                remedy=Message("error-board-other-colour"),
                colour=second,
                other=f"city[{one}]",
            )


def _parts(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def _luminance(colour: str) -> float:
    """Relative luminance, as WCAG defines it."""
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (number / 255 for number in _parts(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
