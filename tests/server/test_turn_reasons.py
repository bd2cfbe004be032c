"""Why a bot's turn was a good one: who is told, about which turns, and that it tells no secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from support.extent import many
from support.random_games import with_other_secrets
from support.server_process import UNLIMITED, Person, Served, good, problem, serving

import maharaja
from maharaja.bots.reasons import LEAST_GAIN
from maharaja.engine.game import Game
from maharaja.engine.state import State
from maharaja.reviews.story import MINUS
from maharaja.server.tables.game_history import choices_of
from maharaja.server.tables.turn_reasons import account_of, turn_of

pytestmark = pytest.mark.once

BOT = {"kind": "bot", "level": "novice"}
ME = {"kind": "me", "name": "Ann"}
GUEST = {"kind": "guest"}
GAMES = many(12, quick=4)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("reasons"), *UNLIMITED) as served:
        yield served


def played(seed: int, **options: Any) -> Game:
    """A game by chance, to its end."""
    game = maharaja.new_game(seed=seed, **options)
    dice = Random(seed)
    while not game.finished:
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal_texts(seat)))
    return game


def turns(game: Game) -> Iterator[tuple[int, int]]:
    """Rounds and seats of all turns."""
    past = game.back(0)
    for entry in choices_of(game):
        seat, choice = entry.split(maxsplit=1)
        if choice == "end":
            yield past.round, int(seat)
        past.choose(int(seat), choice)


def game_at(state: State) -> Game:
    return Game(state, vec[i64]([]), None)


# --- which turn ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_turn_is_all_that_its_seat_did(seed: int) -> None:
    game = played(seed, players=2 + seed % 3)
    found = list(turns(game))
    assert found
    for round_, seat in found:
        turn = turn_of(game, seat, round_)
        assert turn is not None
        before, after = turn
        assert before.round == after.round == round_
        reasons = account_of(turn, seat)
        assert len(reasons.said) <= 2
        assert abs(reasons.total) < 100
    assert turn_of(game, 0, 8) is None


def test_a_turn_that_is_not_over_is_none() -> None:
    game = maharaja.new_game(seed=1)
    dice = Random(1)
    while game.view()["phase"] != "actions":
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal_texts(seat)))
    (seat,) = game.to_act()
    assert turn_of(game, seat, 1) is None
    game.choose(seat, "end" if "end" in game.legal_texts(seat) else game.legal_texts(seat)[0])
    while list(game.to_act()) == [seat]:
        game.choose(seat, dice.choice(game.legal_texts(seat)))
    assert turn_of(game, seat, 1) is not None
    assert turn_of(game, 1 - seat, 1) is None


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_hidden_changes_nothing(seed: int) -> None:
    """Q-A8, R-5: neither what others have planned nor the total of whose turn it was."""
    game = played(seed, players=3)
    looked_at = 0
    for round_, seat in turns(game):
        turn = turn_of(game, seat, round_)
        assert turn is not None
        twins = [with_other_secrets(game_at(state), (seat + 1) % 3).state for state in turn]
        one, other = account_of(turn, seat), account_of((twins[0], twins[1]), seat)
        assert [(a.term, a.city) for a in one.said] == [(b.term, b.city) for b in other.said]
        assert one.total == pytest.approx(other.total)
        looked_at += abs(one.total) > LEAST_GAIN
    assert looked_at


# --- who is told ---------------------------------------------------------------------------------


def play_until(person: Person, table: str, over: int) -> dict[str, Any]:
    """Choose whatever comes first until a round is over."""
    number = 0
    while True:
        now: dict[str, Any] = person.look(table, 0)["table"]
        if now["status"] != "running" or now["view"]["round"] > over:
            return now
        if 0 in now["view"]["to_act"]:
            person.choose_first(table, 0, f"{over}.{number}")
            number += 1


def test_of_bots_while_the_game_goes_on_and_of_everybody_then(served: Served) -> None:
    with Person(served.url) as person:
        table = good(person.post("/tables", {"seats": [ME, BOT]}))["table"]
        path = f"/tables/{table}/seats"
        problem(person.get(f"{path}/1/reasons", round=1), "no-turn")
        play_until(person, table, 1)
        told = good(person.get(f"{path}/1/reasons", round=1))
        assert (told["seat"], told["round"]) == (1, 1)
        assert told["why"][0] in f"+{MINUS}"
        german = good(person.get(f"{path}/1/reasons", round=1, language="de"))["why"]
        assert german != told["why"]
        problem(person.get(f"{path}/0/reasons", round=1), "no-turn")
        problem(person.get(f"{path}/2/reasons", round=1), "no-seat")
        problem(person.get(f"{path}/1/reasons", round=9), "invalid")
        play_until(person, table, 7)
        assert good(person.get(f"{path}/0/reasons", round=1))["why"]


def test_people_who_have_not_agreed_to_hints_are_not_told(served: Served) -> None:
    with Person(served.url) as ann, Person(served.url) as bob:
        made = good(ann.post("/tables", {"seats": [ME, GUEST, BOT]}))
        table, link = made["table"], made["links"][0]["token"]
        problem(ann.get(f"/tables/{table}/seats/2/reasons", round=1), "not-running")
        good(bob.post(f"/tables/{table}/join", {"name": "Bob"}, link))
        problem(ann.get(f"/tables/{table}/seats/2/reasons", round=1), "no-hints")
