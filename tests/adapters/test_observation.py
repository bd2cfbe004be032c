"""The numbers a learner sees are what its seat may know: no more, and no less."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from support.extent import many
from support.game_kinds import BASIC, board, mixed_kind, new_game
from support.random_games import KIND_NUMBERS, PICKS, SEEDS, decisions, with_other_secrets

import maharaja
from maharaja.adapters.arrays import (
    Numbers,
    Observer,
    numbers_of,
    observation_layout,
    public_text,
)
from maharaja.engine.analysis.observation import fill_observation
from maharaja.engine.analysis.observation_layout import new_sheet, observation_size
from maharaja.engine.ids import SEATS

pytestmark = pytest.mark.traced

ODD_NUMBERS = 7 | 7 << 16 | 7 << 32 | 7 << 48  # left over from before
EVERY = many(1, plain=5)  # decision is looked at

DOCS = Path(__file__).parents[2] / "docs" / "adapters.md"


def humans(game: maharaja.Game) -> list[int]:
    return [0] if game.state.rules.solo else list(range(game.seats))


def seen(game: maharaja.Game, seat: int) -> str:
    """The seat's view, less what a mask tells and what only has another order."""
    view: Any = game.view(seat)
    del view["legal"], view["result"]
    view["maharani"] = sorted(map(json.dumps, view["maharani"]))
    return json.dumps(view)


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_the_layout_fits_every_kind_of_game(kind: dict[str, Any]) -> None:
    for game, _, _ in islice(decisions(kind, 5, []), 0, None, EVERY):
        clean, dirty = new_sheet(game.board), new_sheet(game.board)
        layout = observation_layout(game.board)
        for viewer in humans(game):
            for cell in range(len(dirty.cells)):
                dirty.cells[cell] = ODD_NUMBERS
            for sheet in (clean, dirty):
                fill_observation(game.state, viewer, sheet)
            numbers = numbers_of(clean)[0]
            assert np.array_equal(numbers, numbers_of(dirty)[0])
            for place in range(SEATS):
                assert numbers[layout[f"seat {place} present"]] == (place < game.seats)
            assert numbers[layout["phase"]].sum() == 1
            assert numbers[layout["drawn"]] == game.state.drawn


@settings(max_examples=many(15, plain=3))
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_hidden_things_change_nothing(number: int, seed: int, picks: list[int]) -> None:
    """GEN-4, Q-A8, R-5: not a number of the observation, nor of the mask, nor of the picture."""
    for made, (game, _, _) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made % 8 != seed % 8:
            continue
        observer = Observer(game.board)
        for viewer in humans(game):
            twin = with_other_secrets(game, viewer)
            one = observer.observation(game.state, viewer)
            assert np.array_equal(one, observer.observation(twin.state, viewer))
            mask = observer.mask(game.state, viewer)
            assert np.array_equal(mask, observer.mask(twin.state, viewer))
        assert public_text(with_other_secrets(game, None)) == public_text(game)


@settings(max_examples=many(15, plain=3))
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_an_observation_changes_when_and_only_when_the_view_does(
    number: int, seed: int, picks: list[int]
) -> None:
    before: dict[int, tuple[str, Numbers]] = {}
    for game, _, _ in decisions(mixed_kind(number), seed, picks):
        observer = Observer(game.board)
        for viewer in humans(game):
            now = seen(game, viewer), observer.observation(game.state, viewer)
            if viewer in before:
                view, numbers = before[viewer]
                assert (view == now[0]) == np.array_equal(numbers, now[1])
            before[viewer] = now


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_counted_from_the_viewer(players: int) -> None:
    layout = observation_layout("classic")
    for game, _, _ in islice(decisions({"players": players}, 3, []), 0, None, EVERY):
        observer = Observer(game.board)
        for viewer in range(players):
            numbers = observer.observation(game.state, viewer)
            view: Any = game.view(viewer)
            for place in range(players):
                words = view["seats"][(viewer + place) % players]
                goods = numbers[layout[f"seat {place} goods"]]
                names = ("coins", "shrines", "supply", "statues", "tokens")
                assert list(goods) == [words[name] for name in names]
                known = words["prestige"] is not None
                assert numbers[layout[f"seat {place} prestige known"]] == known
                assert numbers[layout[f"seat {place} prestige"]] == (words["prestige"] or 0)
                assert numbers[layout[f"seat {place} acted"]] == words["acted"]
                assert numbers[layout[f"seat {place} ready"]] == words["ready"]
            for place in range(players, 4):
                assert not numbers[layout[f"seat {place} present"]].any()
            asked = [(seat - viewer) % players for seat in view["to_act"]]
            assert sorted(asked) == list(np.flatnonzero(numbers[layout["to act"]]))


def test_observations_are_the_callers_own() -> None:
    game = new_game({"players": 2}, 1)
    observer = Observer(game.board)
    first, mask = observer.observation(game.state, 0), observer.mask(game.state, 0)
    kept, kept_mask = first.copy(), mask.copy()
    seat = game.to_act()[0]
    game.choose(seat, game.legal(seat)[0])
    observer.observation(game.state, 1)
    observer.mask(game.state, 1)
    assert np.array_equal(first, kept)
    assert np.array_equal(mask, kept_mask)


def test_the_document_names_every_block_and_its_size() -> None:
    page = DOCS.read_text(encoding="utf-8").split("\n## Observations\n")[1].split("\n## ")[0]
    named: list[str] = []
    for first in re.findall(r"^\| (`[^|]*) \|", page, re.MULTILINE):
        names = re.findall(r"`([^`]+)`", first)
        prefix = "seat i " if names[0].startswith("seat i ") else ""
        named += [prefix + name.removeprefix("seat i ") for name in names]
    blocks = [re.sub(r"^seat 0", "seat i", name) for name in observation_layout()]
    assert [name for name in named if name in blocks] == [
        name for name in blocks if not re.match(r"seat \d", name)
    ]
    for name in ("classic", "kaveri"):
        assert f"{name} {observation_size(board(name))}" in page
