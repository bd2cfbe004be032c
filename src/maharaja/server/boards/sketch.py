"""A board file as far as it can be read, for whoever draws it: nothing is checked here."""

from __future__ import annotations

from typing import Any

from maharaja.boards.board_text import BoardText
from maharaja.boards.drawing import LAYOUTS
from maharaja.boards.edits import USUAL_RADIUS, USUAL_SIZES, is_path, path_of, point_of, texts_of
from maharaja.boards.section import small
from maharaja.boards.solo_reader import SETUP_COLOURS
from maharaja.server import messages

SMALLEST_SHEET, LARGEST_SHEET = 200, 4000


def sketch(file: BoardText) -> messages.BoardSketch:
    start = file.table("start")
    return messages.BoardSketch(
        id=_text(file.data, "id"),
        name=_text(file.data, "name"),
        note=_text(file.data, "note"),
        players=[n for n in _list(file.data, "players") if isinstance(n, int) and 1 <= n <= 4],
        wide=_layout(file, "wide"),
        tall=_layout(file, "tall"),
        start_wide=point_of(start.get("wide")),
        start_tall=point_of(start.get("tall")),
        cities=[_city(row) for row in file.rows("city")],
        roads=[_road(file, row) for row in file.rows("road")],
        villages=[
            messages.SketchVillage(
                id=_text(row, "id"),
                wide=point_of(row.get("wide")),
                tall=point_of(row.get("tall")),
            )
            for row in file.rows("village")
        ],
        tiles=[
            messages.SketchTile(
                icons=texts_of(row.get("do")), go=_text(row, "go"), check=_text(row, "check")
            )
            for row in file.rows("solo.tile")
        ],
        setups=[
            {colour: texts_of(row.get(colour)) for colour in SETUP_COLOURS}
            for row in file.rows("solo.setup")
        ],
    )


def _text(row: dict[str, Any], key: str) -> str:
    value = row.get(key)
    return value if isinstance(value, str) else ""


def _list(row: dict[str, Any], key: str) -> list[Any]:
    value = row.get(key)
    return value if isinstance(value, list) else []


def _layout(file: BoardText, name: str) -> messages.SketchLayout:
    layout = file.table(f"layout.{name}")
    size = point_of(layout.get("size"))
    if size is None or not all(SMALLEST_SHEET <= side <= LARGEST_SHEET for side in size):
        size = USUAL_SIZES[name]
    radius = layout.get("radius")
    usable = isinstance(radius, (int, float)) and small(radius) and 1 <= radius <= min(size) / 2
    river = layout.get("river")
    return messages.SketchLayout(
        size=size,
        radius=float(radius) if usable else USUAL_RADIUS,  # type: ignore[arg-type]
        river=river if is_path(river) else None,
    )


def _city(row: dict[str, Any]) -> messages.SketchCity:
    bonus = row.get("bonus")
    spaces: dict[str, Any] = bonus if isinstance(bonus, dict) else {}
    return messages.SketchCity(
        id=_text(row, "id"),
        name=_text(row, "name"),
        flag=_text(row, "flag"),
        emblem=_text(row, "emblem"),
        wide=point_of(row.get("wide")),
        tall=point_of(row.get("tall")),
        top=_bonus(spaces.get("top")),
        bottom=_bonus(spaces.get("bottom")),
    )


def _bonus(space: object) -> tuple[str, int] | None:
    if not isinstance(space, dict) or len(space) != 1:
        return None
    kind, amount = next(iter(space.items()))
    return (kind, amount) if isinstance(amount, int) and small(amount) else None


def _road(file: BoardText, row: dict[str, Any]) -> messages.SketchRoad:
    return messages.SketchRoad(
        ends=texts_of(row.get("ends")),
        villages=texts_of(row.get("villages")),
        wide=path_of(file, row, "wide"),
        tall=path_of(file, row, "tall"),
        bent=[name for name in LAYOUTS if name in row],
    )
