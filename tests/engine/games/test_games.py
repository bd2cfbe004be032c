"""Recorded games: each replays to its result, and together they show everything in the box."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.pinned_games import GAMES, everything, occurrences

import maharaja
from maharaja.engine.versions import VERSION_NAMES
from maharaja.table_options import FLAGS

FILES = sorted(GAMES.glob("*/*.json"))


def record(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """R-2, R-3: header and choices are the game; options that came later are off."""
    kept = record(path)
    assert kept["rules"] == path.parent.name
    game = maharaja.replay(kept)
    assert game.finished
    assert game.result() == kept["result"]
    told = json.loads(json.dumps(game.record()))
    told["options"] = {name: told["options"][name] for name in kept["options"]}
    assert told == kept
    assert not any(getattr(game.options, name) for name in FLAGS if name not in kept["options"])


@pytest.mark.parametrize("rules", VERSION_NAMES)
def test_every_item_of_the_box_occurs_in_a_recorded_game(rules: str) -> None:
    files = [path for path in FILES if path.parent.name == rules]
    found = set().union(*(occurrences(record(path)) for path in files))
    assert everything() - found == set()
