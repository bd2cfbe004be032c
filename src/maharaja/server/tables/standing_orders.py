"""Standing orders: what a seat wants answered for it when it is asked in somebody else's turn.

An order is a verb of the notation and what is wanted, in order of preference. It stops by itself
when nothing of it can be had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maharaja.engine.game import Game
from maharaja.engine.state import CHARACTER
from maharaja.server.tables.chairs import PERSON
from maharaja.server.tables.log_entries import Chosen, OrderStopped

if TYPE_CHECKING:
    from maharaja.server.tables.table import Table

VERBS = ("retake", "reward")
Orders = dict[str, list[str]]


def takeable(game: Game, seat: int) -> list[int]:
    """The characters that could ever be there for the seat: those of this game, but its own."""
    state = game.state
    held = [state.seats[CHARACTER + other] for other in range(game.seats) if other != seat]
    return sorted({int(number) for number in (*state.display, *held) if number})


def answer(table: Table) -> Chosen | OrderStopped | None:
    """What an order says to the question of the moment."""
    for seat, orders in enumerate(table.orders):
        chair = table.chairs[seat]
        if orders and chair.kind == PERSON and chair.level is None and seat in table.to_act():
            found = answer_of(seat, orders, table.game.legal_texts(seat))
            if found is not None:
                return found
    return None


def answer_of(seat: int, orders: Orders, legal: list[str]) -> Chosen | OrderStopped | None:
    verbs = {choice.partition(" ")[0] for choice in legal}
    for verb in verbs & orders.keys():
        for item in orders[verb]:
            if f"{verb} {item}" in legal:
                return Chosen(seat=seat, choice=f"{verb} {item}", ordered=True)
        return OrderStopped(seat=seat, order=verb)
    return None
