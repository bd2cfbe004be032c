"""Positions of random games."""

from __future__ import annotations

import maharaja
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.engine.analysis.information_set import assign_plan
from maharaja.engine.ids import AWAIT_TURN
from maharaja.engine.play import one_of
from maharaja.engine.state import State


def at_turn(round_: int = 6, plan: int | None = None) -> tuple[State, int]:
    """A random game, at the first turn of a round."""
    game = maharaja.new_game(players=2, seed=3)
    bots: list[Bot] = [make_bot("random", seat, seat) for seat in range(2)]
    while game.round < round_ or game.state.top_kind() != AWAIT_TURN:
        seat = one_of(game.state.to_act())
        game.choose(seat, bots[seat].answer(game.state.copy()))
    seat = int(game.state.top_seat())
    if plan is not None:
        assign_plan(game.state, seat, plan)
    return game.state, seat
