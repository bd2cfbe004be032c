"""Where things go on a sheet: along a road, in the free, and in the other layout."""

from __future__ import annotations

from itertools import pairwise
from math import dist

from maharaja.boards.svg_path import POINTS_AFTER, Point, along, segments, straight

GRID = 24  # places tried in each direction when a free one is looked for
CLEAR_OF_CITY, CLEAR_OF_START = 1.25, 0.8  # in radii: villages of a new road begin there


def share_of(point: Point, path: str) -> float:
    """How far along a path its nearest point is, from 0 to 1 of its length."""
    best, passed, found = float("inf"), 0.0, 0.0
    line = along(path)
    for a, b in pairwise(line):
        length = dist(a, b)
        t = _foot(point, a, b)
        away = dist(point, (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        if away < best:
            best, found = away, passed + t * length
        passed += length
    return found / passed if passed else 0.0


def _foot(point: Point, a: Point, b: Point) -> float:
    """Where on a to b, from 0 to 1, is nearest."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if not square:
        return 0.0
    return min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square))


def point_at(share: float, path: str) -> list[int]:
    """The point so far along a path, in whole units."""
    line = along(path)
    left = share * sum(dist(a, b) for a, b in pairwise(line))
    for a, b in pairwise(line):
        length = dist(a, b)
        if left <= length and length:
            return rounded(
                (a[0] + (b[0] - a[0]) * left / length, a[1] + (b[1] - a[1]) * left / length)
            )
        left -= length
    return rounded(line[-1])


def village_shares(path: str, number: int, radius: float, *, from_start: bool) -> list[float]:
    """How far along a new road its villages lie: evenly, clear of the places at its ends."""
    length = sum(dist(a, b) for a, b in pairwise(along(path))) or 1.0
    first = radius * (CLEAR_OF_START if from_start else CLEAR_OF_CITY) / length
    last = 1 - radius * CLEAR_OF_CITY / length
    if last <= first:
        first, last = 0.0, 1.0
    return [first + (last - first) * (n + 1) / (number + 1) for n in range(number)]


def bent(a: Point, b: Point, middle: Point) -> str:
    """A curve from a to b that passes a point half way."""
    control = [2 * middle[n] - (a[n] + b[n]) / 2 for n in (0, 1)]
    return f"M{a[0]:g} {a[1]:g}Q{control[0]:.0f} {control[1]:.0f} {b[0]:g} {b[1]:g}"


def with_ends(path: str, a: Point, b: Point) -> str:
    """A drawn road whose ends have moved; its curves stay."""
    numbers = [part for point in _points(path) for part in point]
    numbers[:2], numbers[-2:] = a, b
    written = iter(f"{number:g}" for number in numbers)
    made = ""
    for letter, count in _letters(path):
        made += letter + " ".join(next(written) for _ in range(count))
    return made


def _letters(path: str) -> list[tuple[str, int]]:
    return [(letter, 2 * POINTS_AFTER[letter]) for letter in path if letter in POINTS_AFTER]


def _points(path: str) -> list[Point]:
    parts = segments(path)
    return [parts[0][0], *(point for part in parts for point in part[1:])]


def moved_road(path: str | None, a: Point, b: Point) -> str:
    """How a road is drawn when its ends are there."""
    return straight(a, b) if path is None else with_ends(path, a, b)


def free_spot(taken: list[Point], size: Point, radius: float) -> list[int]:
    """The point that is farthest from everything, with room for a city around it."""
    margin = radius + 20
    width, height = max(size[0] - 2 * margin, 1), max(size[1] - 2 * margin, 1)
    spots = [
        (margin + width * x / GRID, margin + height * y / GRID)
        for y in range(GRID + 1)
        for x in range(GRID + 1)
    ]
    return rounded(max(spots, key=lambda spot: min((dist(spot, at) for at in taken), default=0)))


def carried_over(point: Point, size: Point, other: Point, radius: float) -> Point:
    """The same place on a sheet of another size, with room for a city around it."""
    x, y = (point[n] / size[n] * other[n] for n in (0, 1))
    return (
        min(max(x, radius), other[0] - radius),
        min(max(y, radius), other[1] - radius),
    )


def rounded(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]
