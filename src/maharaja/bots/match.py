"""One game between bots: each gets its information set and the public events, never the state."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from maharaja.bots.bot import Bot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.game import Game
from maharaja.engine.play import one_of
from maharaja.engine.state import Event, State
from maharaja.errors import SetupError


@dataclass
class Moves:
    """How long each seat thought, move by move, in seconds; forced moves are not counted."""

    seconds: list[list[float]] = field(default_factory=lambda: [[] for _ in range(4)])


def play_match(
    game: Game, bots: Sequence[Bot], watch: Callable[[State, int, int], object] | None = None
) -> Moves:
    """Play to the end; ``bots`` has one for every human seat, in seat order.

    ``watch`` hears of every choice before it is made: the state, the seat and the choice.
    """
    check_bots(game, bots)
    moves = Moves()
    state = game.state
    while not game.finished:
        seat = one_of(state.to_act())
        information_set = information_set_of(state, seat)
        begun = time.perf_counter()
        choice = bots[seat].answer(information_set)
        spent = time.perf_counter() - begun
        if len(game.legal(seat)) > 1:
            moves.seconds[seat].append(spent)
        if watch is not None:
            watch(state, seat, choice)
        log: list[Event] = []
        state.log = log
        game.choose(seat, choice)
        state.log = None
        for bot in bots:
            for event in log:
                bot.observe(event)
    return moves


def check_bots(game: Game, bots: Sequence[Bot]) -> None:
    """One for every seat, each for its own; that of Brahmabot needs none."""
    wanted = sum(bool(game.state.is_human(seat)) for seat in range(game.seats))
    if len(bots) not in (wanted, game.seats):
        raise SetupError("error-option-bots", at="bots", number=wanted, found=len(bots))
    for seat, bot in enumerate(bots):
        if not isinstance(bot, Bot):
            raise SetupError("error-option-no-bot", at=f"bots[{seat}]", what=repr(bot), seat=seat)
        if bot.seat != seat:
            raise SetupError("error-option-bot-seat", at=f"bots[{seat}]", seat=int(bot.seat))
