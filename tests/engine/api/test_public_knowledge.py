"""What a patient listener knows (GEN-4): totals_after in one place, from public events only."""

import pytest
from support.game_kinds import mixed_kind, new_game

import maharaja
from maharaja.engine.analysis.public_knowledge import (
    characters_in_events,
    first_totals,
    totals_after,
)
from maharaja.engine.dice import Dice
from maharaja.engine.ids import BRAHMABOT
from maharaja.engine.state import PRESTIGE


def true_totals(game: maharaja.Game) -> list[int]:
    return [int(game.state.seats[PRESTIGE + seat]) for seat in range(game.seats)]


@pytest.mark.parametrize("number", range(0, 90, 15))
def test_whoever_hears_every_event_knows_every_total(number: int) -> None:
    """GEN-4, SETUP-16: by events of the engine and by events as JSON; Brahmabot's is open."""
    game = new_game(mixed_kind(number), number)
    dice = Dice(number)
    totals, seen = tuple(first_totals(game.seats)), frozenset[int]()
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        events = game.follow(seat, legal[dice.below(len(legal))])
        totals, seen = totals_after(totals, events), seen | characters_in_events(events)
    known = game.public_knowledge()
    assert known.prestige == true_totals(game)
    assert known.characters == seen
    people = [seat for seat in range(game.seats) if not game.options.solo or seat != BRAHMABOT]
    assert [totals[seat] for seat in people] == [known.prestige[seat] for seat in people]


def test_a_loaded_game_is_counted_from_its_position_on() -> None:
    game = new_game({"players": 3}, 4)
    dice = Dice(4)
    while game.round < 3:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.choose(seat, legal[dice.below(len(legal))])
    again = maharaja.load(game.dump())
    assert again.public_knowledge().prestige == true_totals(game)
