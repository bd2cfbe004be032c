"""The built-in levels: they play everything, repeat themselves, and know only what they may."""

from __future__ import annotations

import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from support.game_kinds import BASIC, mixed_kind, new_game
from support.random_games import KIND_NUMBERS, PICKS, SEEDS, decisions, with_other_secrets

import maharaja
from maharaja.bots.bot import Bot
from maharaja.bots.levels import EFFORTS, LEVELS, QUICK_LEVELS, ROWS, make_bot
from maharaja.bots.match import play_match
from maharaja.engine.analysis.information_set import determinize, information_set_of
from maharaja.engine.state import PRESTIGE, cells

PINNED_GAME = 3_542_466_472  # of novice and adept; changes with how they play
LEVEL_NAMES = QUICK_LEVELS  # those that search: test_search.py


def bots(game: maharaja.Game, levels: list[str], seed: int) -> list[Bot]:
    humans = 1 if game.state.rules.solo else game.seats
    return [make_bot(levels[seat % len(levels)], seat, seed + seat) for seat in range(humans)]


@pytest.mark.untraced
@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_every_level_plays_every_kind_of_game(kind: dict[str, Any], level: str) -> None:
    game = new_game(kind, 2)
    play_match(game, bots(game, [level], 5))
    assert game.finished


@pytest.mark.untraced
@pytest.mark.parametrize("number", range(77, 3000, 611))
def test_novice_and_adept_play_with_all_variants(number: int) -> None:
    game = new_game(mixed_kind(number), number)
    play_match(game, bots(game, ["adept", "novice"], number))
    assert game.finished


@pytest.mark.untraced
@pytest.mark.parametrize("kind", [{"players": 3}, {"solo": "medium"}], ids=str)
def test_the_same_seed_gives_the_same_game(kind: dict[str, Any]) -> None:
    records = []
    for _ in range(2):
        game = new_game(kind, 6)
        play_match(game, bots(game, ["adept", "novice", "random"], 9))
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.both_modes
def test_both_engines_play_the_same() -> None:
    """The choices of a game between the levels that think a turn through, as a checksum."""
    game = maharaja.new_game(players=2, seed=11)
    play_match(game, [make_bot("novice", 0, seed=1), make_bot("adept", 1, seed=2)])
    assert zlib.crc32(repr(game.record()["choices"]).encode()) == PINNED_GAME


def test_levels_are_named_in_one_place() -> None:
    assert list(LEVELS) == [row.name for row in ROWS] == [*QUICK_LEVELS, *EFFORTS]
    with pytest.raises(maharaja.SetupError, match='"genius" is no level; use one of random'):
        make_bot("genius", 0, 1)


# --- what bots know ------------------------------------------------------------------------------


@settings(max_examples=40)
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_an_information_set_holds_nothing_hidden(number: int, seed: int, picks: list[int]) -> None:
    """R-5: with everything hidden replaced, the information set is the same to the last cell."""
    for made, (game, seat, _) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made % 5 == seed % 5:
            one = information_set_of(game.state, seat)
            other = information_set_of(with_other_secrets(game, seat).state, seat)
            assert cells(one) == cells(other)
            assert list(one.setup.characters) == list(other.setup.characters)
            assert list(one.setup.stacks) == list(other.setup.stacks)


@settings(max_examples=8)
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_no_bot_answers_by_what_it_cannot_see(number: int, seed: int, picks: list[int]) -> None:
    """The same seed and the same information set give the same answer, whatever is hidden."""
    for made, (game, seat, _) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made % 40 == seed % 40:
            for level in LEVEL_NAMES:
                answers = [
                    make_bot(level, seat, 3).answer(information_set_of(state, seat))
                    for state in (game.state, with_other_secrets(game, seat).state)
                ]
                assert answers[0] == answers[1]
                assert answers[0] in game.legal(seat)


@settings(max_examples=20)
@given(KIND_NUMBERS, SEEDS, PICKS)
def test_a_determinization_agrees_with_what_is_seen(
    number: int, seed: int, picks: list[int]
) -> None:
    """A determinized state shows the seat exactly what the real one does."""
    for made, (game, seat, _) in enumerate(decisions(mixed_kind(number), seed, picks)):
        if made % 10 == seed % 10 and game.phase != "planning":
            information_set = information_set_of(game.state, seat)
            whole = determinize(information_set, seat, make_bot("random", seat, seed % 1000).dice)
            again = information_set_of(whole, seat)
            assert cells(again) == cells(information_set)


def test_bots_count_prestige_as_it_changes_hands() -> None:
    """GEN-4: totals are hidden, changes are not."""
    game = new_game({"players": 3}, 4)
    seated = bots(game, ["random"], 1)
    play_match(game, seated)
    totals = [int(game.state.seats[PRESTIGE + seat]) for seat in range(3)]
    for bot in seated:
        assert bot.prestige[:3] == totals


# --- strength, roughly: the figures are in docs/bots.md ------------------------------------------


@pytest.mark.untraced
def test_each_level_beats_the_one_below() -> None:
    """Not a measurement: a level that loses half of these games has been broken."""
    for stronger, weaker in (("novice", "random"), ("adept", "novice")):
        won = 0
        for seed in range(6):
            game = new_game({"players": 2}, 40 + seed)
            seats = [stronger, weaker] if seed % 2 else [weaker, stronger]
            play_match(game, bots(game, seats, seed))
            result: Any = game.result()
            won += result["winners"] == [seats.index(stronger)]
        assert won >= 4
