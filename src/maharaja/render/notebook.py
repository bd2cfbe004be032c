"""Games and boards as notebooks show them: the map with its pieces, and a row for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from maharaja.engine.board import Board
from maharaja.engine.game import Game
from maharaja.engine.ids import COLOURS
from maharaja.render.svg import board_svg

GOODS = ("coins", "shrines", "statues", "tokens", "character", "prestige")


def board_picture(board: object) -> str:
    assert isinstance(board, Board)
    return board_svg(board)


def game_picture(game: object) -> str:
    """What spectators see; when the game is over, the scores as well."""
    assert isinstance(game, Game)
    view: Mapping[str, Any] = game.view()
    rows = [["seat", *GOODS]]
    for seat, row in enumerate(view["seats"]):
        rows.append([COLOURS[seat], *(shown(row[name]) for name in GOODS)])
    parts = [f"<p>{escape(repr(game)[1:-1])}</p>", board_svg(game.board, position=view)]
    result = game.result()
    return "".join([*parts, html_table(rows), "" if result is None else result_table(result)])


def result_table(result: Mapping[str, Any]) -> str:
    """Where every point came from."""
    sources = [*result["seats"][0]["gathered"], *result["seats"][0]["final"]]
    rows = [["seat", *sources, "total", ""]]
    for seat, row in enumerate(result["seats"]):
        points = {**row["gathered"], **row["final"]}
        wins = "wins" if seat in result["winners"] else ""
        numbers = [str(points.get(name, "")) for name in sources]
        rows.append([COLOURS[seat], *numbers, str(row["total"]), wins])
    return html_table(rows)


def shown(value: object) -> str:
    return "?" if value is None else str(value)


def html_table(rows: Sequence[Sequence[str]]) -> str:
    """The first row is the head."""
    head, *body = rows
    lines = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    lines += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in body]
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
