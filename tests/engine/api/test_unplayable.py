"""Positions that describe no game that could be played on: refused with place and remedy.

Each of them made an error inside, a dead end or a number out of its range before.
tests/engine/laws finds such positions by chance; these are the kinds it has found.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.unplayable_positions import CITIES, UNPLAYABLE, changed

import maharaja


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_it_is_refused_with_its_place(name: str) -> None:
    drawing, changes, message = UNPLAYABLE[name]
    with pytest.raises(maharaja.FormatError, match=message):
        maharaja.load(changed(drawing, changes))


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_without_the_change_it_is_a_game(name: str) -> None:
    drawing, _, _ = UNPLAYABLE[name]
    game = maharaja.load(changed(drawing, {}))
    assert game.finished or all(game.legal(seat) for seat in game.to_act())


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_a_record_that_begins_with_it_is_refused_as_well(name: str) -> None:
    drawing, changes, message = UNPLAYABLE[name]
    record: Any = maharaja.load(changed(drawing, {})).record()
    with pytest.raises(maharaja.FormatError, match=rf"record\.{message}"):
        maharaja.replay({**record, "position": changed(drawing, changes)})


def test_made_up_positions_that_can_be_played_stay_possible() -> None:
    """Pieces may be missing, and things may lie as they never would."""
    position = changed(
        "3 players\nround 4, planning\nred coins 300, statues 1\ngreen shrines 0, supply 0",
        {"track": [None] * 6 + [*reversed(CITIES)] + [None] * 3},
    )
    game = maharaja.load(json.loads(json.dumps(position)))
    assert game.to_act() == [0, 1, 2]
