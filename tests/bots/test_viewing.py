"""A bot with only its view, its events and the board plays as one that has the information set."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from support.extent import many
from support.game_kinds import BASIC, KINDS, board, mixed_kind, new_game

import maharaja
from maharaja.boards.board_json import board_json, read_board
from maharaja.bots.bot import RandomBot
from maharaja.bots.protocol.view_reader import event_from_json, state_from_view
from maharaja.engine.analysis.information_set import determinize, information_set_of
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly
from maharaja.engine.state import FRAME_DEPTH, Event, State, same
from maharaja.engine.text.view import event_json, view_of

pytestmark = pytest.mark.traced

# A prime, so that all basic kinds and every option come up.
SOME_KINDS = range(0, many(KINDS, plain=KINDS // 3), 761)
LONGEST_GAME = 5000
EVERY = many(1, plain=5)  # decision is looked at


def through_json(words: object) -> Any:
    return json.loads(json.dumps(words))


def positions(kind: dict[str, Any], seed: int) -> Iterator[maharaja.Game]:
    """A random game at each of its decisions; the seat that decides is any that may."""
    game = new_game(kind, seed)
    dice = Dice(seed)
    while not game.finished:
        yield game
        acting = game.to_act()
        seat = acting[dice.below(len(acting))]
        legal = game.legal(seat)
        game.choose(seat, legal[dice.below(len(legal))])


def humans(s: State) -> list[int]:
    return [seat for seat in range(s.rules.players) if s.is_human(seat)]


def check_information_sets(kind: dict[str, Any], seed: int) -> None:
    for game in islice(positions(kind, seed), 0, None, EVERY):
        for seat in humans(game.state):
            assert view_of(information_set_of(game.state, seat), seat) == view_of(game.state, seat)


def check_views(kind: dict[str, Any], seed: int) -> None:
    for game in islice(positions(kind, seed), 0, None, EVERY):
        for seat in humans(game.state):
            information_set = information_set_of(game.state, seat)
            assert same(state_from_view(game.board, through_json(game.view(seat))), information_set)


# --- the laws ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_an_information_set_shows_what_the_view_shows(kind: dict[str, Any]) -> None:
    """R-5: nothing is lost and nothing is added on the way through the information set."""
    check_information_sets(kind, 5)


@pytest.mark.parametrize("number", SOME_KINDS)
def test_an_information_set_shows_what_the_view_shows_with_every_variant(number: int) -> None:
    check_information_sets(mixed_kind(number), number)


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_a_view_is_read_as_the_information_set(kind: dict[str, Any]) -> None:
    check_views(kind, 6)


@pytest.mark.parametrize("number", SOME_KINDS)
def test_a_view_is_read_as_the_information_set_with_every_variant(number: int) -> None:
    check_views(mixed_kind(number), number)


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_a_view_is_the_view_of_what_was_read_from_it(kind: dict[str, Any]) -> None:
    """At the end, too, where the result is part of it."""
    game = list(positions(kind, 7))[-1]
    assert game.finished
    for seat in humans(game.state):
        view = through_json(game.view(seat))
        assert view_of(state_from_view(game.board, view), seat) == view


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_what_was_read_from_a_view_can_be_determinized_and_played_to_the_end(
    kind: dict[str, Any],
) -> None:
    """With the solo game's blanks, whichever characters and tiles have gone."""
    dice = Dice(8)
    for number, game in enumerate(positions(kind, 8)):
        if number % 7 == 0:
            seat = game.to_act()[0]
            read = state_from_view(game.board, through_json(game.view(seat)))
            whole = determinize(read, seat, dice)
            assert play_randomly(whole, dice, LONGEST_GAME) < LONGEST_GAME


def test_characters_seen_before_are_not_drawn_again() -> None:
    """SOLO-4: who remembers what has left the game knows what can still come."""
    kind = {"solo": "hard"}
    for game in positions(kind, 3):
        s = game.state
        seen = list(s.setup.characters[: s.drawn])
        read = state_from_view(game.board, game.view(0), seen)
        assert sorted(read.setup.characters[: s.drawn]) == sorted(seen)
        assert set(read.setup.characters[s.drawn :]) <= {0}


@pytest.mark.parametrize("kind", BASIC, ids=str)
def test_a_bot_answers_a_view_as_it_answers_the_information_set(kind: dict[str, Any]) -> None:
    game = new_game(kind, 9)
    seats = humans(game.state)
    by_information_set = [RandomBot(seat, 40 + seat) for seat in seats]
    by_view = [RandomBot(seat, 40 + seat) for seat in seats]
    atlas = read_board(through_json(board_json(game.board)))
    while not game.finished:
        seat = game.to_act()[0]
        choice = by_information_set[seat].answer(information_set_of(game.state, seat))
        read = state_from_view(atlas, through_json(game.view(seat)))
        assert by_view[seat].answer(read) == choice
        for words in game.follow(seat, choice):
            event = event_from_json(atlas, through_json(words))
            assert event_json(game.state, event) == words
            for bot in (*by_information_set, *by_view):
                bot.observe(event)


def test_events_keep_their_numbers() -> None:
    for kind in BASIC:
        for game in positions(kind, 10):
            log: list[Event] = []
            twin = game.copy()
            twin.state.log = log
            seat = twin.to_act()[0]
            twin.choose(seat, twin.legal(seat)[-1])
            for event in log:
                read = event_from_json(game.board, through_json(event_json(twin.state, event)))
                assert (read.kind, read.seat) == (event.kind, event.seat)
                assert (read.a, read.b, read.c) == (event.a, event.b, event.c)


# --- boards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", maharaja.boards.available())
def test_a_board_survives_its_words(name: str) -> None:
    words = through_json(board_json(board(name)))
    again = read_board(words)
    assert board_json(again) == words
    assert again.digest == board(name).digest


def test_a_board_of_another_digest_is_refused() -> None:
    words = board_json(board("classic"))
    words["digest"] = "0" * 16
    with pytest.raises(maharaja.FormatError, match=r"board\.digest"):
        read_board(words)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("format", "maharaja-position/1", "only maharaja-view/1"),
        ("phase", "tea", "use one of draft"),
        ("waiting", [["turn", 0, 0]] * (FRAME_DEPTH + 1), "things can be waiting"),
        ("board", {"id": "kaveri", "digest": ""}, "the game is on kaveri"),
        ("seats", [], "2 are needed"),
    ],
)
def test_a_broken_view_is_refused_with_the_place(key: str, value: object, message: str) -> None:
    game = new_game({"players": 2}, 1)
    with pytest.raises(maharaja.FormatError, match=message):
        state_from_view(game.board, {**game.view(0), key: value})
