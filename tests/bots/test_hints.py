"""Hints: legal, explained by the terms of the evaluation, and blind to what a seat cannot see."""

from __future__ import annotations

import random

import pytest
from support.extent import many
from support.game_kinds import mixed_kind
from support.random_games import decisions, with_other_secrets

import maharaja
from maharaja.bots.heuristic.evaluation import Estimates, Weights, value
from maharaja.bots.heuristic.terms import TERMS, terms_of
from maharaja.bots.hints import Hint, hint
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.analysis.warnings import warnings_json
from maharaja.engine.text.notation import parse_choice

KINDS = range(5, many(900, quick=400, plain=200), 89)
PACE = 11  # decisions between two hints
LEVELS_OF_HINTS = ["adept", "expert@20"]


def hinted(game: maharaja.Game, seat: int, level: str = "adept") -> Hint:
    """A hint for the seat by what it knows; nobody has counted prestige."""
    return hint(make_bot(level, seat, 7), information_set_of(game.state, seat))


@pytest.mark.untraced
@pytest.mark.parametrize("number", KINDS)
def test_terms_add_up_to_what_a_position_is_worth(number: int) -> None:
    for game, _, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % PACE == 0:
            for seat in range(game.seats):
                found = terms_of(game.state, seat)
                worth = value(game.state, seat, Weights(), Estimates())
                assert tuple(found) == TERMS
                assert sum(found.values()) == pytest.approx(worth, abs=1e-9)


@pytest.mark.untraced
@pytest.mark.parametrize("level", LEVELS_OF_HINTS)
@pytest.mark.parametrize("number", KINDS)
def test_hints_are_legal_and_name_places_of_the_board(number: int, level: str) -> None:
    for game, seat, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % PACE == number % PACE and len(game.legal(seat)) > 1:
            found = hinted(game, seat, level)
            assert found.choice in game.legal_texts(seat)
            for choice in found.line:
                parse_choice(game.board, choice)
            cities = set(game.board.junction_ids[1:])
            named = {found.look.city, *(reason.city for reason in found.reasons)} - {None}
            assert named <= cities
            assert found.look.city or found.look.at not in ("city", "roads")
            assert len(found.reasons) <= 3


@pytest.mark.untraced
@pytest.mark.parametrize("number", KINDS)
def test_hints_do_not_depend_on_what_is_hidden(number: int) -> None:
    """R-5, ACT-2: with other plans, totals and tiles a seat is given the same hint."""
    for game, seat, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % (2 * PACE) == number % PACE and len(game.legal(seat)) > 1:
            assert hinted(with_other_secrets(game, seat), seat) == hinted(game, seat)


@pytest.mark.untraced
def test_reasons_are_about_what_the_choice_does() -> None:
    """A statue in the city of the round: worth points at the end, worship now, and coins spent."""
    game = maharaja.new_game(players=2, seed=5)
    play_match(game, [make_bot("adept", 0, seed=1), make_bot("adept", 1, seed=2)])
    found = []
    for number in range(20, 60):
        before = maharaja.replay(game.record(), decisions=number)
        seat = before.to_act()[0]
        if any(text.startswith("statue") for text in before.legal_texts(seat)):
            found.append(hinted(before, seat))
    statues = [each for each in found if each.choice.startswith("statue")]
    assert statues
    for each in statues:
        terms = {reason.term: reason.points for reason in each.reasons}
        assert terms["statues"] >= 3.0
        assert terms["coins"] < 0.0
        assert each.look.city == each.choice.split()[1]


@pytest.mark.untraced
@pytest.mark.parametrize("level", LEVELS_OF_HINTS)
def test_nobody_is_stranded_by_a_hint(level: str) -> None:
    """MOVE-3: whatever was settled before, a hint opens a road as long as one can be opened."""
    warned = 0
    for seed in range(many(40, quick=12, plain=6)):
        game = maharaja.new_game(players=2, seed=seed)
        dice = random.Random(seed)
        while game.phase in ("draft", "settle"):
            seat = game.to_act()[0]
            stranding = warnings_json(game.state, seat, game.legal(seat))
            away = [text for text in game.legal_texts(seat) if "start" not in text]
            if stranding and len(stranding) < len(game.legal_texts(seat)):
                warned += 1
                assert hinted(game, seat, level).choice not in stranding
            game.choose(seat, dice.choice(away or game.legal_texts(seat)))
    assert warned


@pytest.mark.soak
def test_who_takes_every_hint_beats_novice() -> None:
    """Most of 20 games; the hints are those of the server with the compiled engine."""
    won = sum(wins_by_hints(seed) for seed in range(20))
    assert won >= 15


def wins_by_hints(seed: int) -> bool:
    game = maharaja.new_game(players=2, seed=910_000 + seed, first_game=False)
    mine = seed % 2
    hints, novice = make_bot("expert", mine, seed), make_bot("novice", 1 - mine, seed + 100)
    while not game.finished:
        seat = game.to_act()[0]
        known = information_set_of(game.state, seat)
        if seat == mine and len(game.legal(seat)) > 1:
            choice = hint(hints, known).choice
        else:
            bot = hints if seat == mine else novice
            choice = game.text(bot.answer(known))
        game.choose(seat, choice)
    result = game.result()
    assert result is not None
    return result["winners"] == [mine]
