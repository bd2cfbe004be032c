"""Finished games, decision by decision: what happened, and how it looked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support.game_kinds import mixed_kind
from support.random_games import decisions, played_out
from support.server_process import UNLIMITED, Person, Served, good, problem, serving

import maharaja
from maharaja.server.tables.game_history import history_json, past_view

Words = dict[str, Any]
KINDS = (0, 2, 4, 45)  # two players, four, solo, and with variants
PACE = 17  # decisions between two looks


def told(answer: object) -> Words:
    words: Words = json.loads(msgspec.json.encode(answer))
    return words


@pytest.mark.parametrize("number", KINDS)
def test_every_decision_is_told_with_what_came_of_it(number: int) -> None:
    game = played_out(mixed_kind(number), number)
    again = maharaja.new_game(game.board, setup=told(game.record())["setup"], **options_of(game))
    found = told(history_json(game))["decisions"]
    choices = [f"{one['seat']} {one['choice']}" for one in found]
    assert choices == game.record()["choices"]
    for one in found:
        assert one["events"] == told(again.follow(one["seat"], one["choice"]))
    assert again.same_position(game)


def options_of(game: maharaja.Game) -> Words:
    options: Words = dict(told(game.record())["options"])
    if options["solo"]:
        del options["players"]
    return options


@pytest.mark.parametrize("number", KINDS)
def test_a_past_view_shows_what_was_hidden_then(number: int) -> None:
    """Plans and totals of everybody (R-5 ends with the game); the rest is a spectator's view."""
    whole = played_out(mixed_kind(number), number)
    for game, _, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % PACE:
            continue
        then = told(past_view(whole, game.decisions))
        open_now = then["view"]
        assert then["decisions"] == game.decisions
        position = told(game.dump())
        for seen, real in zip(open_now["seats"], position["seats"], strict=True):
            assert (seen["prestige"], seen["plan"]) == (real["prestige"], real["plan"])
        spectators = told(game.view())
        for key in open_now.keys() - {"seats"}:
            assert open_now[key] == spectators[key]


def test_before_the_first_decision_nothing_has_happened() -> None:
    game = played_out({"players": 3}, 5)
    assert told(past_view(game, 0))["decision"] is None
    first, second = (told(past_view(game, at))["decision"] for at in (1, 2))
    assert [first, second] == told(history_json(game))["decisions"][:2]


def test_rounds_tell_where_they_begin_and_what_everybody_had() -> None:
    game = played_out({"players": 4}, 9)
    *rounds, end = told(history_json(game))["rounds"]
    assert [row["round"] for row in rounds] == list(range(1, game.round + 1))
    for row in rounds:
        then = told(past_view(game, row["decisions"]))["view"]
        assert (then["phase"], then["round"]) == ("planning", row["round"])
        assert row["coins"] == [seat["coins"] for seat in then["seats"]]
        assert row["prestige"] == [seat["prestige"] for seat in then["seats"]]
        assert then["frames"][-1]["seats"] == [0, 1, 2, 3]
    result = told(game.result())["seats"]
    assert (end["round"], end["decisions"]) == (None, game.decisions)
    assert end["prestige"] == [sum(seat["gathered"].values()) for seat in result]


# --- over HTTP -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served"), *UNLIMITED) as server:
        yield server


@pytest.mark.once
def test_the_server_tells_the_history_of_a_finished_game(served: Served) -> None:
    game = played_out({"players": 2}, 3)
    with Person(served.url) as person:
        made = good(person.post("/tables/import", {"record": told(game.record())}))
        path = f"/tables/{made['table']}/history"
        assert good(person.get(path)) == told(history_json(game))
        assert good(person.get(f"{path}/7")) == told(past_view(game, 7))
        problem(person.get(f"{path}/{game.decisions + 1}"), "invalid")


@pytest.mark.once
def test_the_history_of_a_running_game_is_not_told(served: Served) -> None:
    with Person(served.url) as person:
        table = person.create()
        for path in ("history", "history/0"):
            problem(person.get(f"/tables/{table}/{path}"), "not-finished")
