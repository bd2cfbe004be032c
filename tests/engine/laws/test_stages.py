"""Stages: what may be shown on the way from one decision to the next, in any game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from support.extent import many
from support.game_kinds import mixed_kind
from support.random_games import KIND_NUMBERS, PICKS, SEEDS, decisions, with_other_secrets

import maharaja
from maharaja.engine.state import Stage
from maharaja.engine.text.view import SPECTATOR, sight_of
from maharaja.json_types import GameEvent

Watched = tuple[list[GameEvent], list[Stage]]


def watched(game: maharaja.Game, seat: int, choice: int) -> tuple[maharaja.Game, Watched]:
    """The choice on a copy of the game, and what could be watched."""
    twin = game.copy()
    return twin, twin.watch(seat, choice)


@given(KIND_NUMBERS, SEEDS, PICKS)
@settings(max_examples=many(12, plain=4))
def test_watching_changes_nothing(number: int, seed: int, picks: list[int]) -> None:
    for game, seat, choice in decisions(mixed_kind(number), seed, picks):
        twin, (events, stages) = watched(game, seat, choice)
        heard = game.copy()
        assert heard.follow(seat, choice) == events
        assert heard.same_position(twin)
        told = [stage.events for stage in stages]
        assert told == sorted(set(told))
        assert all(0 < count < len(events) for count in told)


@given(KIND_NUMBERS, SEEDS, PICKS)
@settings(max_examples=many(8, plain=3))
def test_stages_tell_no_secret(number: int, seed: int, picks: list[int]) -> None:
    """With other secrets, a stage looks the same until an event tells one of them."""
    for game, seat, choice in decisions(mixed_kind(number), seed, picks):
        _, mine = watched(game, seat, choice)
        if not mine[1]:
            continue
        for viewer in (SPECTATOR, seat):
            other = with_other_secrets(game, None if viewer == SPECTATOR else viewer)
            if choice in other.legal(seat):
                compare(mine, watched(other, seat, choice)[1], viewer)


def compare(one: Watched, other: Watched, viewer: int) -> None:
    for mine, theirs in zip(one[1], other[1], strict=False):
        count = int(mine.events)
        if one[0][:count] != other[0][: int(theirs.events)]:
            return
        assert sight_of(mine.state, viewer) == sight_of(theirs.state, viewer)


@pytest.mark.parametrize("options", [{"players": 4}, {"solo": "hard"}])
def test_everything_of_a_whole_game_has_stages(options: dict[str, Any]) -> None:
    """Each thing that comes about by itself is a stage of its own."""
    alone = {"tile", "turn-begins", "round-ends", "round-begins", "reward-gone"}
    seen = set()
    for game, seat, choice in decisions(options, 3, []):
        _, (events, stages) = watched(game, seat, choice)
        cuts = [0, *(int(stage.events) for stage in stages), len(events)]
        for start, end in pairwise(cuts):
            names = [event["event"] for event in events[start:end]]
            seen.update(names)
            assert len(names) == 1 or not alone & set(names)
            assert names.count("travels") <= 1
    assert alone & seen == alone - (set() if "solo" in options else {"reward-gone", "tile"})
