"""Recorded games: each replays to its result, and together they show everything in the box."""

import json
from pathlib import Path
from typing import Any

import pytest
from pinned import GAMES, everything, occurrences

import maharaja

FILES = sorted(GAMES.glob("*.json"))


def record(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """R-2, R-3: header and choices are the game."""
    kept = record(path)
    game = maharaja.replay(kept)
    assert game.finished
    assert game.result() == kept["result"]
    assert json.loads(json.dumps(game.record())) == kept


def test_every_item_of_the_box_occurs_in_a_recorded_game() -> None:
    found = set().union(*(occurrences(record(path)) for path in FILES))
    assert everything() - found == set()
