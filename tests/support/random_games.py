"""Any game of any kind, decision by decision, and the same game with other secrets."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import strategies as st

import maharaja
from maharaja.engine.dice import Dice
from support.game_kinds import KINDS, new_game

Dump = Mapping[str, Any]
PICKS = st.lists(st.integers(0, 10**6), max_size=60)
SEEDS = st.integers(0, 2**62 - 1)
KIND_NUMBERS = st.integers(0, KINDS - 1)


def decisions(
    kind: dict[str, Any], seed: int, picks: list[int]
) -> Iterator[tuple[maharaja.Game, int, int]]:
    """A game at each of its decisions, with the seat and the choice that come next.

    The first choices are hypothesis's, so that a broken law shrinks; the rest are left to dice.
    """
    game = new_game(kind, seed)
    dice = Dice(seed)
    left = iter(picks)
    while not game.finished:
        acting = game.to_act()
        pick = next(left, None)
        number = dice.below(10**6) if pick is None else pick
        seat = acting[number % len(acting)]
        legal = game.legal(seat)
        assert legal, "legal is never empty for a seat that has to act"
        choice = legal[number // len(acting) % len(legal)]
        yield game, seat, choice
        game.choose(seat, choice)


def played_out(kind: dict[str, Any], seed: int) -> maharaja.Game:
    """A whole game, left to dice."""
    *_, (game, _, _) = decisions(kind, seed, [])  # the same game at each of its decisions
    return game


def with_other_secrets(game: maharaja.Game, viewer: int | None) -> maharaja.Game:
    """The same game with everything changed that the viewer cannot see."""
    dump: Dump = json.loads(json.dumps(game.dump()))
    solo = bool(dump["options"]["solo"])
    for seat, words in enumerate(dump["seats"]):
        if seat == viewer or (solo and seat == 1):
            continue
        if words["plan"] and not words["acted"]:
            words["plan"] = words["open"] = ["coins", "track"]
        if not dump["options"]["open_prestige"]:
            words["prestige"] += 5
            words["earned"]["start"] += 5
    if solo:
        shuffle_hidden_tiles(dump)
    return maharaja.load(dump, game.board)


def shuffle_hidden_tiles(dump: Dump) -> None:
    """Undrawn characters, the stack and the face-down tile in another order; what is past stays."""
    setup = dump["setup"]
    drawn = dump["drawn"]
    setup["characters"][drawn:] = reversed(setup["characters"][drawn:])
    past = dump["round"] if dump["seats"][1]["acted"] else max(0, dump["round"] - 1)
    shown = [setup["stacks"][dump["round"] - 1][:2]] if past < dump["round"] else []
    del setup["stacks"][past:]
    if shown:
        left = set(range(1, 13)) - gone_tiles(dump, past)
        hidden = sorted(left - set(shown[0]), reverse=True)
        setup["stacks"].append(shown[0] + hidden)


def gone_tiles(dump: Dump, rounds: int) -> set[int]:
    """The tiles performed so far are the ones each later stack lacks."""
    performed = set()
    for earlier, later in zip(dump["setup"]["stacks"], dump["setup"]["stacks"][1:], strict=False):
        performed |= set(earlier) - set(later)
    if len(dump["setup"]["stacks"]) == rounds and rounds:
        board = new_game({"solo": "easy", "board": dump["board"]["id"]}, 0).board
        last = dump["setup"]["stacks"][rounds - 1]
        performed.add(last[board.tile_check[last[3] - 1]])
    return performed
