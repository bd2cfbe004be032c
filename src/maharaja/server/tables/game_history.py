"""A finished game decision by decision: what happened, and how it looked with hindsight."""

from __future__ import annotations

from maharaja.engine.game import Game
from maharaja.engine.ids import PLANNING
from maharaja.engine.state import COINS, PRESTIGE
from maharaja.engine.text.view import HINDSIGHT, view_of
from maharaja.server import messages


def history_json(game: Game) -> messages.History:
    """All decisions with their events, played once more from the beginning."""
    past = game.back(0)
    decisions: list[messages.Decision] = []
    rounds: list[messages.RoundTotals] = []
    for entry in choices_of(game):
        if past.state.phase == PLANNING and past.round not in [row.round for row in rounds]:
            rounds.append(totals(past, past.round))
        decisions.append(follow(past, entry))
    return messages.History(decisions=decisions, rounds=[*rounds, totals(past, None)])


def past_view(game: Game, decisions: int) -> messages.PastView:
    """The game after so many of its decisions."""
    past = game.back(max(0, decisions - 1))
    last = follow(past, choices_of(game)[decisions - 1]) if decisions else None
    view = {**view_of(past.state, HINDSIGHT)}
    del view["waiting"]
    return messages.PastView(decisions=decisions, decision=last, view=view)


def choices_of(game: Game) -> list[str]:
    """As a record has them: seat and choice."""
    return game.record()["choices"]


def follow(past: Game, entry: str) -> messages.Decision:
    seat, choice = entry.split(maxsplit=1)
    events = past.follow(int(seat), choice)
    return messages.Decision(seat=int(seat), choice=choice, events=list(events))


def totals(past: Game, round_: int | None) -> messages.RoundTotals:
    seats = past.state.seats
    return messages.RoundTotals(
        round=round_,
        decisions=past.decisions,
        prestige=[int(seats[PRESTIGE + seat]) for seat in range(past.seats)],
        coins=[int(seats[COINS + seat]) for seat in range(past.seats)],
    )
