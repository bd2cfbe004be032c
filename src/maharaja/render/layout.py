"""One layout of a board: where everything is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from maharaja.boards.svg_path import Point
from maharaja.engine.board import Board

FRAME: Final = 16.0  # width of the border
DESIGN_RADIUS: Final = 66.0  # the radius cities are designed with; a layout scales them


class Layout:
    """Lists go by junction, village and road number, as in ``Board``."""

    def __init__(self, board: Board, name: str) -> None:
        drawing: Any = board.drawing  # JSON, checked when the board was read
        if name not in drawing["layouts"]:
            raise ValueError(f'no layout "{name}"; use one of {", ".join(drawing["layouts"])}')
        layout = drawing["layouts"][name]
        self.width: float = layout["size"][0]
        self.height: float = layout["size"][1]
        self.radius: float = layout["radius"]
        self.scale = self.radius / DESIGN_RADIUS
        self.junctions = _points(layout["junctions"])
        self.villages = _points(layout["villages"])
        self.roads: list[str] = layout["roads"]
        self.river: str | None = layout["river"]
        self.flags: list[str] = drawing["flags"]
        self.emblems: list[str] = drawing["emblems"]
        self.emblem_paths: dict[str, str] = drawing["emblem_paths"]


def _points(pairs: Sequence[Sequence[float]]) -> list[Point]:
    return [(x, y) for x, y in pairs]
