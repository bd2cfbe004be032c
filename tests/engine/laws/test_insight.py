"""What seats are told besides their views: nothing hidden, and in agreement with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support.extent import many
from support.game_kinds import mixed_kind
from support.random_games import decisions, played_out, with_other_secrets

import maharaja
from maharaja.engine.analysis.insight import PIECES, standing_with
from maharaja.engine.analysis.insight_json import (
    Rows,
    insight_for_update,
    insight_json,
    pay_key,
    rows_json,
    standings_json,
)
from maharaja.engine.ids import NOBODY
from maharaja.json_types import Insight, Standing

KINDS = range(3, many(400, plain=200), 67)
PACE = 4  # decisions between two looks


def looks(number: int) -> Iterator[tuple[maharaja.Game, int]]:
    """A game every few decisions, and who has to act."""
    for game, seat, _ in decisions(mixed_kind(number), number, []):
        if game.decisions % PACE == 0:
            yield game, seat


def with_a_move(game: maharaja.Game, seat: int) -> Insight:
    """What a seat is told, after all others were: rows are shared, and must not differ by that."""
    rows = Rows()
    for other in range(game.seats):
        insight_for_update(game.state, other, rows)
    return insight_for_update(game.state, seat, rows)


@pytest.mark.untraced
@pytest.mark.parametrize("number", KINDS)
def test_insight_does_not_depend_on_what_is_hidden(number: int) -> None:
    """R-5, ACT-2: with other plans, totals and tiles a seat, or a spectator, is told the same."""
    for game, _ in looks(number):
        for viewer in range(-1, game.seats):
            if game.state.rules.solo and viewer == 1:
                continue
            other = with_other_secrets(game, None if viewer < 0 else viewer)
            told = insight_json(game.state, viewer)
            assert insight_json(other.state, viewer) == told
            assert with_a_move(other, viewer) == with_a_move(game, viewer)


def test_rows_are_the_same_in_all_states_that_pay_alike() -> None:
    """SCORE-4 to SCORE-6: whatever is kept from other games and moments is what would be made."""
    kept: dict[int, Rows] = {}
    met = 0
    for number in KINDS:
        for game, _ in looks(number):
            rows = kept.setdefault(pay_key(game.state), Rows())
            met += len(rows.known)
            assert standings_json(game.state, rows) == standings_json(game.state, Rows())
    assert met > 0


def test_rows_are_kept_as_they_are_written() -> None:
    """Those that bring everybody as much are written once."""
    state = maharaja.new_game(players=3, seed=1).state
    calls: list[list[Standing]] = []

    def write(rows: list[Standing]) -> str:
        calls.append(rows)
        return repr(rows)

    written: dict[str, Any] = {**standings_json(state, Rows(write))}
    plain = standings_json(state, Rows())
    assert written == {city: repr(rows) for city, rows in plain.items()}
    assert len(calls) == 1 < len(plain)  # nothing has been built yet


@pytest.mark.parametrize("number", KINDS)
def test_insight_is_what_happens(number: int) -> None:
    """Flags, roads and prices are told as they come about when they are chosen."""
    for game, seat in looks(number):
        told = insight_json(game.state, seat)
        for choice in game.legal_texts(seat):
            verb, _, what = choice.partition(" ")
            after = game.copy()
            if verb == "flag":
                event = after.follow(seat, choice)[0]
                assert event["event"] == "flag"
                move = told["flags"][what]
                assert (event["from"], event["to"]) == (move["from"], move["to"])
                if after.round == game.round and after.phase == game.phase:
                    assert after.view()["track"] == move["track"]
            elif verb == "travel":
                after.choose(seat, choice)
                before, now = seat_of(game, seat), seat_of(after, seat)
                assert now["priest"] == told["roads"][what]["goal"]
                paid = before["coins"] - now["coins"]
                assert paid == told["roads"][what]["toll"] == sum(told["roads"][what]["payees"])


def seat_of(game: maharaja.Game, seat: int) -> dict[str, Any]:
    return dict(game.view(seat)["seats"][seat])


@pytest.mark.parametrize("number", KINDS)
def test_every_junction_can_be_reached_or_it_is_told_why_not(number: int) -> None:
    """MOVE-3, Q-M4, Q-M11."""
    for game, seat in looks(number):
        told = insight_json(game.state, seat)
        reached = {journey["goal"] for journey in told["journeys"]}
        everywhere = set(game.board.junction_ids) - {seat_of(game, seat)["priest"]}
        assert reached | set(told["unreachable"]) == everywhere
        assert not reached & set(told["unreachable"])


@pytest.mark.parametrize("number", KINDS)
def test_the_score_sheet_adds_up_to_the_result(number: int) -> None:
    """FINAL-4 to FINAL-9, VAR-FS-MAJ3, SOLO-F-3: the same points, by city, and the same winners."""
    view: Any = played_out(mixed_kind(number), number).view()
    sheet, result = view["score_sheet"], view["result"]
    for seat, row in enumerate(result["seats"]):
        leads = [one for city in sheet["cities"] for one in city["leaders"]]
        majorities = sum(row["final"].get(line, 0) for line in ("majority", "maj3"))
        told = next(one["majority"] for one in sheet["ranking"] if one["seat"] == seat)
        assert (told is not None) == any(line in row["final"] for line in ("majority", "maj3"))
        assert sum(one["points"] for one in leads if one["seat"] == seat) == majorities
        assert set(row["final"]) <= set(sheet["lines"])
    ranking = sheet["ranking"]
    assert [row["seat"] for row in ranking if row["rank"] == 1] == sorted(result["winners"])
    assert [row["seat"] for row in ranking if row["won"]] == sorted(result["winners"])
    for row in ranking:
        final = result["seats"][row["seat"]]
        assert row["total"] == final["total"]
        assert row["gathered"] == sum(final["gathered"].values())
        assert row["gathered"] + sum(final["final"].values()) == row["total"]


def test_who_has_nothing_to_choose_is_told_what_the_cities_would_pay() -> None:
    game = maharaja.new_game(seed=1)
    told = insight_json(game.state, NOBODY)
    assert list(told["standings"]) == game.board.junction_ids[1:]
    assert [name for name, value in told.items() if value] == ["standings"]
    for viewer in (NOBODY, 1 - game.to_act()[0]):
        assert not any(with_a_move(game, viewer).values())


@pytest.mark.parametrize("number", KINDS)
def test_one_more_piece_is_told_as_the_standing_with_it(number: int) -> None:
    """City by city and piece by piece, though what brings everybody as much is told once."""
    for game, seat in looks(number):
        told = insight_json(game.state, seat)["more"]
        for city, name in enumerate(game.board.junction_ids[1 : game.board.cities + 1], start=1):
            for piece in PIECES:
                rows = rows_json(standing_with(game.state, city, seat, piece))
                assert told[name].get(piece, []) == rows


def test_who_waits_is_told_what_one_more_piece_would_do_in_the_city_of_the_round() -> None:
    told_of = 0
    for number in KINDS:
        for game, _ in looks(number):
            waiting = [seat for seat in range(game.seats) if not game.legal(seat)]
            if game.phase != "actions" or not waiting:
                continue
            told, whole = with_a_move(game, waiting[0]), insight_json(game.state, waiting[0])
            city = game.board.junction_ids[game.state.maharaja]
            assert told["more"] == {city: whole["more"][city]}
            assert [name for name, value in told.items() if value] == ["more"]
            told_of += 1
    assert told_of


def test_with_a_move_comes_what_the_choice_is_about() -> None:
    """The same as at any other time, but without the standings, which all are told."""
    for number in KINDS:
        for game, seat in looks(number):
            told, whole = with_a_move(game, seat), insight_json(game.state, seat)
            assert told["standings"] == {}
            assert all(value in ({}, [], whole[name]) for name, value in told.items())  # type: ignore[literal-required]
            assert (told["plans"] == whole["plans"]) == (game.phase == "planning")
            if game.phase == "actions":
                assert {**told, "plans": {}, "standings": {}} == {
                    **whole,
                    "plans": {},
                    "standings": {},
                }
