"""Boards: what the rules know of them, and how they are drawn."""

from typing import Literal, NotRequired, TypedDict

Point = tuple[float, float]
Bonus = tuple[Literal["none", "coins", "pp", "shrines", "tokens"], int]


class BoardCity(TypedDict):
    """A city, and the bonuses of its two outer spaces that have one."""

    id: str
    name: str
    top: Bonus
    bottom: Bonus


class BoardRoad(TypedDict):
    id: str
    ends: tuple[str, str]
    villages: list[str]


class BoardTile(TypedDict):
    """One of Brahmabot's Action tiles."""

    icons: list[tuple[str, int]]
    go: str
    check: Literal["left", "centre", "right"]


class Layout(TypedDict):
    """Where everything is; lists are in the order of the board: start, cities; roads; villages."""

    size: tuple[float, float]
    radius: float
    junctions: list[Point]
    villages: list[Point]
    roads: list[str]
    river: NotRequired[str | None]


class Layouts(TypedDict):
    wide: Layout
    tall: Layout


class Drawing(TypedDict):
    """How a board is drawn; flags and emblems by junction, null for the start."""

    layouts: Layouts
    flags: list[str | None]
    emblems: list[str | None]
    emblem_paths: dict[str, str]


class BoardJson(TypedDict):
    """A board: what the rules know of it, and how it is drawn."""

    id: str
    digest: str
    name: str
    players: list[int]
    cities: list[BoardCity]
    roads: list[BoardRoad]
    tiles: list[BoardTile]
    setups: list[list[str]]
    note: str
    drawing: Drawing
