"""Trees and hills for the empty corners of a map.

Made up from the board itself: the same board always grows the same trees, and a new board needs
nobody to plant any. Scenery keeps clear of everything that matters.
"""

from __future__ import annotations

from random import Random
from typing import Final

from maharaja.boards.svg_path import Point, along, distance
from maharaja.render.layout import FRAME, Layout

HILLS: Final = 6
TREES: Final = 26
TRIES: Final = 60  # for each tree or hill; a crowded map simply gets fewer


class Obstacle:
    """Something scenery stays away from."""

    def __init__(self, at: Point, radius: float) -> None:
        self.at = at
        self.radius = radius


def scenery(layout: Layout, seed: str) -> str:
    """Hills at the back, then the river, then trees."""
    chance = Random(seed)
    hills = _hills(layout, chance)
    return "\n".join([*hills, *_river(layout), *_trees(layout, chance)])


def _river(layout: Layout) -> list[str]:
    if layout.river is None:
        return []
    return [f'<path class="{name}" d="{layout.river}"/>' for name in ("bank", "river")]


def _hills(layout: Layout, chance: Random) -> list[str]:
    """Low ridges may run behind roads, but not behind cities or each other."""
    cities = [Obstacle(point, layout.radius * 0.9) for point in layout.junctions]
    standing: list[Obstacle] = []
    hills: list[str] = []
    for _ in range(HILLS):
        width = chance.uniform(110, 190) * layout.scale
        place = _free_place(layout, chance, cities + standing, width / 3)
        if place is not None:
            standing.append(Obstacle(place, width))
            hills.append(_hill(place, width))
    return hills


def _hill(at: Point, width: float) -> str:
    x, y, half = at[0] - width / 2, at[1] + width * 0.1, width / 2
    return (
        f'<path class="hill" d="M{x:.0f} {y:.0f}q{half / 2:.0f} {-half / 2:.0f} {half:.0f}'
        f" {-half / 10:.0f}q{half * 0.4:.0f} {-half * 0.45:.0f} {half:.0f}"
        f' {half / 10:.0f}z"/>'
    )


def _trees(layout: Layout, chance: Random) -> list[str]:
    obstacles = _everything_drawn(layout)
    trees: list[tuple[float, str]] = []
    for _ in range(TREES):
        size = chance.uniform(0.8, 1.1) * layout.scale
        pair = chance.random() < 0.5
        place = _free_place(layout, chance, obstacles, (28 if pair else 20) * size)
        if place is not None:
            obstacles.append(Obstacle(place, 34 * layout.scale))
            trees += _cypresses(chance, place, size) if pair else [_tree(place, size)]
    return [drawn for _, drawn in sorted(trees)]  # the nearer ones in front


def _cypresses(chance: Random, at: Point, size: float) -> list[tuple[float, str]]:
    """A tall one and a smaller one beside it."""
    x, y = at
    side = chance.choice((-8, 8)) * size
    return [_cypress((x - side, y), size), _cypress((x + side, y + 3), size * 0.8)]


def _tree(at: Point, size: float) -> tuple[float, str]:
    x, foot = at[0], at[1] + 12 * size
    return foot, (
        f'<g transform="translate({x:.0f} {foot:.0f}) scale({size:.2f})">'
        '<path class="trunk" d="M0 0v-8"/><ellipse class="crown" cy="-15" rx="8" ry="9.5"/>'
        '<path class="vein" d="M0-9v-11M0-13l-4-3M0-15l4-3"/></g>'
    )


def _cypress(at: Point, size: float) -> tuple[float, str]:
    x, foot = at[0], at[1] + 18 * size
    return foot, (
        f'<g transform="translate({x:.0f} {foot:.0f}) scale({size:.2f})">'
        '<path class="trunk" d="M0 0v-6"/>'
        '<path class="cypress" d="M0-38c5 8 7 16 7 23 0 6-3 10-7 10s-7-4-7-10c0-7 2-15 7-23z"/></g>'
    )


def _everything_drawn(layout: Layout) -> list[Obstacle]:
    """Cities with their ribbons below, the start, villages, roads and the river."""
    start, *cities = layout.junctions
    below = layout.radius * 1.05
    found = [Obstacle(start, layout.radius * 0.5)]
    for x, y in cities:
        found.append(Obstacle((x, y), layout.radius * 1.1))
        found += [Obstacle((x + side * layout.radius, y + below), 26) for side in (-0.6, 0, 0.6)]
    found += [Obstacle(village, 32 * layout.scale) for village in layout.villages]
    for road in layout.roads:
        found += [Obstacle(point, 8) for point in along(road)]
    if layout.river is not None:
        found += [Obstacle(point, 16) for point in along(layout.river)]
    return found


def _free_place(
    layout: Layout, chance: Random, obstacles: list[Obstacle], clearance: float
) -> Point | None:
    margin = FRAME + 30
    for _ in range(TRIES):
        place = (
            chance.uniform(margin, layout.width - margin),
            chance.uniform(margin, layout.height - margin),
        )
        if all(distance(place, o.at) > o.radius + clearance for o in obstacles):
            return place
    return None
