"""Roads and rivers as drawn: a small part of the SVG path language, and points along it.

Only absolute ``M``, ``L``, ``Q`` and ``C`` are allowed: enough for any road, easy to follow with
a pencil, and nothing but these letters and numbers ever reaches a page.
"""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot, isfinite
from typing import Final

from maharaja.errors import MaharajaError

Point = tuple[float, float]
Segment = list[Point]  # where it starts, control points, where it ends

POINTS_AFTER: Final = {"M": 1, "L": 1, "Q": 2, "C": 3}
WORD: Final = re.compile(r"[A-Za-z]|-?\d+(?:\.\d+)?|[\s,]+|.")
MOST_PARTS: Final = 100  # more than any river needs, and few enough to be followed at once
STEPS: Final = 32  # pieces a segment is cut into when a curve is followed


class PathError(MaharajaError, ValueError):
    """The text is not a path of the kind described above."""


def straight(start: Point, end: Point) -> str:
    """The drawing of a road that has none of its own."""
    return f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"


def segments(path: str) -> list[Segment]:
    """The parts of a path, each from where the one before ended."""
    parts: list[Segment] = []
    here: Point | None = None
    for letter, points in _commands(path):
        if (letter == "M") != (here is None):
            raise PathError("error-board-path-start")
        if here is not None:
            parts.append([here, *points])
        here = points[-1]
    if not parts:
        raise PathError("error-board-path-somewhere")
    return parts


def along(path: str) -> list[Point]:
    """Points close together on the path, from its beginning to its end."""
    points = [segments(path)[0][0]]
    for segment in segments(path):
        points += [_at(segment, step / STEPS) for step in range(1, STEPS + 1)]
    return points


def nearest(point: Point, line: list[Point]) -> int:
    """Which of the points of ``line`` is closest to ``point``."""
    return min(range(len(line)), key=lambda n: distance(point, line[n]))


def distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _commands(path: str) -> list[tuple[str, list[Point]]]:
    commands: list[tuple[str, list[Point]]] = []
    words = [word for word in WORD.findall(path) if word.strip(" \t\r\n,")]
    if sum(word in POINTS_AFTER for word in words) > MOST_PARTS:
        raise PathError("error-board-path-parts", most=MOST_PARTS)
    while words:
        letter = words.pop(0)
        if letter not in POINTS_AFTER:
            raise PathError("error-board-path-letter", letter=letter)
        wanted = 2 * POINTS_AFTER[letter]
        numbers = [_number(letter, word) for word in words[:wanted]]
        if len(numbers) < wanted:
            raise PathError("error-board-path-numbers", letter=letter, number=wanted)
        del words[:wanted]
        commands.append((letter, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return commands


def _number(letter: str, word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        wanted = 2 * POINTS_AFTER[letter]
        raise PathError("error-board-path-found", letter=letter, number=wanted, word=word) from None
    if not isfinite(number):
        raise PathError("error-board-path-large", letter=letter)
    return number


def _at(segment: Segment, t: float) -> Point:
    """De Casteljau: halve the polygon of control points until one point is left."""
    points = segment
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]
