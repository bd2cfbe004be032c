"""The notebook of examples/ runs from top to bottom, and its last lines show something."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import maharaja

NOTEBOOK = Path(__file__).parents[2] / "examples" / "maharaja.ipynb"


def pictures(value: object) -> dict[str, str]:
    """What a notebook would show of it besides its text."""
    found = {}
    for name in ("_repr_svg_", "_repr_html_"):
        draw = getattr(value, name, None)
        if draw is not None:
            found[name] = draw()
    return found


def shown(source: str, names: dict[str, Any]) -> object:
    """Run a cell; what its last line is, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert all(not cell.get("outputs") for cell in notebook["cells"]), "it is kept without outputs"
    names: dict[str, Any] = {}
    cells = [cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    values = [(value := shown(cell, names), repr(value)) for cell in cells]
    (board, _), (_, begun), _, (game, over), (arena, _), (ladder, _), (finished, _) = values
    assert "did you mean draft?" in capsys.readouterr().out
    assert pictures(board)["_repr_svg_"].startswith("<svg")
    assert "3 players, draft, seat " in begun
    assert "3 players, round 7, finished" in over
    picture = pictures(game)["_repr_html_"]
    assert "<svg" in picture
    assert "<td>wins</td>" in picture
    assert "<td>novice</td>" in pictures(arena)["_repr_html_"]
    assert pictures(ladder)["_repr_html_"].startswith("<svg")
    assert isinstance(finished, int)
    assert finished > 0


def test_pictures_tell_nothing_that_is_hidden() -> None:
    """Everybody may look at a notebook's output: it is what spectators see."""
    game = maharaja.new_game(players=2, seed=3)
    while game.phase != "planning":
        seat = game.to_act()[0]
        game.choose(seat, game.legal(seat)[0])
    twin = game.copy()
    game.choose(0, "plan coins coins")
    twin.choose(0, "plan pp track")
    assert pictures(game) == pictures(twin)
    assert repr(game) == repr(twin)
