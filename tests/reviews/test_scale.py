"""The ladder of our own bots: where a seat stands by what it has lost, and that in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

import maharaja
from maharaja.bots.levels import LEVELS, make_bot
from maharaja.bots.match import play_match
from maharaja.i18n import LANGUAGES
from maharaja.reviews.decisions import KINDS, Kind
from maharaja.reviews.judging import Budget
from maharaja.reviews.review import Judged
from maharaja.reviews.scale import (
    LEAST_DECISIONS,
    Figure,
    Place,
    Rung,
    Scale,
    place,
    places,
    read_scale,
    scale_json,
    shipped_scale,
)
from maharaja.reviews.standing import StandingWords
from maharaja.reviews.words import Words

MEANS = {"novice": 0.08, "adept": 0.04, "expert": 0.02, "master": 0.01}


def ladder(spread: float, kind: Kind = "plan") -> list[Rung]:
    """Four levels, whose games differ as much as the spread of a decision's loss says."""
    return [
        Rung(level, 2, 200, {kind: Figure(mean, mean, mean, spread, 1400)})
        for level, mean in MEANS.items()
    ]


def standing(loss: float, count: int, spread: float) -> tuple[str, str | None, str | None]:
    found = place(ladder(spread), 0, "plan", loss, count)
    return found.standing, found.weakest, found.strongest


def test_a_seat_stands_with_the_levels_that_lose_about_as_much() -> None:
    assert standing(0.041, 100, 0.02) == ("placed", "adept", "adept")
    assert standing(0.015, 10, 0.02) == ("placed", "expert", "master")
    assert standing(0.06, 10, 0.06) == ("placed", "novice", "adept")


def test_fewer_decisions_leave_more_levels_and_too_few_leave_none() -> None:
    assert standing(0.04, 1000, 0.05) == ("placed", "adept", "adept")
    assert standing(0.04, 10, 0.05) == ("placed", "adept", "expert")
    assert standing(0.04, LEAST_DECISIONS, 0.08) == ("any", None, None)
    assert standing(0.04, LEAST_DECISIONS - 1, 0.05) == ("few", None, None)


def test_off_the_ladder_and_between_its_rungs() -> None:
    assert standing(0.2, 10, 0.02) == ("below", "novice", "novice")
    assert standing(0.0, 1000, 0.02) == ("placed", "master", "master")
    assert standing(0.055, 1000, 0.01) == ("placed", "adept", "adept")


def test_the_width_of_a_rung_is_that_of_its_sample_too() -> None:
    few_games = Figure(0.04, 0.01, 0.07, 0.0, 20)
    assert few_games.reach(10_000) == pytest.approx(1.281552 * 0.03 / 1.959964)


def test_nothing_is_said_of_what_was_not_measured() -> None:
    assert place([], 0, "plan", 0.05, 10).standing == "unmeasured"
    assert place(ladder(0.02), 0, "turn", 0.05, 10).standing == "unmeasured"
    scale = Scale(24, ladder(0.02))
    assert scale.ladder(2, Budget(24)) == scale.rungs
    assert scale.ladder(3, Budget(24)) == []
    assert scale.ladder(2, Budget(48)) == []  # other dice, other losses


def test_the_scale_that_ships() -> None:
    scale = shipped_scale()
    assert read_scale(scale_json(scale)) == scale
    assert scale.worlds == Budget().worlds
    order = list(LEVELS)
    placed = [(rung.players, order.index(rung.level)) for rung in scale.rungs]
    assert placed == sorted(set(placed))
    for rung in scale.rungs:
        assert rung.games >= 2
        for figure in rung.losses.values():
            assert 0.0 <= figure.low <= figure.mean <= figure.high <= 1.0
            assert figure.count >= 1


# --- in words ------------------------------------------------------------------------------------


@cache
def reviewed() -> maharaja.Review:
    game = maharaja.new_game("kaveri", players=2, seed=3)
    play_match(game, [make_bot("novice", seat, seed=seat + 1) for seat in range(2)])
    return maharaja.review(game.record(), worlds=4)


def with_losses(losses: dict[Kind, float]) -> maharaja.Review:
    """The review with these losses in place of what was judged."""
    review = reviewed()

    def changed(one: Judged) -> Judged:
        mean = losses.get(one.decision.kind, 0.0)
        loss = replace(one.judgement.loss, mean=mean)
        return replace(one, judgement=replace(one.judgement, loss=loss))

    return replace(review, judged=[changed(one) for one in review.judged])


def test_every_seat_is_placed_by_every_type_it_decided() -> None:
    found = places(reviewed(), Scale(4, ladder(0.02)))
    assert {each.standing for each in found if each.kind != "plan"} == {"unmeasured"}
    for seat in range(2):
        plans = [each for each in found if (each.seat, each.kind) == (seat, "plan")]
        assert [each.count for each in plans] == [7]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_how_a_seat_has_planned_and_acted(language: str) -> None:
    review = with_losses({"plan": 0.04, "turn": 0.2})
    board = maharaja.boards.load("kaveri")
    rungs = [
        Rung(one.level, 2, 200, {**one.losses, **two.losses})
        for one, two in zip(ladder(0.01), ladder(0.01, "turn"), strict=True)
    ]
    words = StandingWords(review, Words(language, board), ["Anna", "Ben"], Scale(4, rungs))
    lines = words.lines()
    assert [line[:4].strip(" :\N{FULLWIDTH COLON}") for line in lines] == ["Anna", "Ben"]
    say = Words(language, board).say
    assert say("name-level-adept") in lines[0]
    assert say("review-ladder-below", {"level": say("name-level-novice")}) in lines[0]
    assert "200" in words.note()
    rows = words.rows()
    assert all(len(row) == 1 + len(KINDS) for row in rows)
    told = " ".join([*lines, words.note(), *(cell for row in rows for cell in row)])
    assert "review-" not in told
    assert "{" not in told


def test_without_a_scale_the_losses_are_told_and_that_there_is_none() -> None:
    board = maharaja.boards.load("kaveri")
    words = StandingWords(reviewed(), Words("en", board), ["Anna", "Ben"], Scale(24, ()))
    assert words.lines() == []
    assert words.note().startswith("There is no scale yet")
    assert all(":" not in cell for row in words.rows() for cell in row[1:])


def test_what_is_few_or_indistinct_is_said_to_be() -> None:
    board = maharaja.boards.load("kaveri")
    words = StandingWords(reviewed(), Words("en", board), ["Anna", "Ben"], Scale(4, ladder(0.02)))
    assert words.where(Place(0, "plan", 0.1, 2, "few")) == "too few"
    assert words.where(Place(0, "plan", 0.1, 9, "any")) == "any level"
    assert words.part(0, "turn") == ""
    between = Place(0, "plan", 0.1, 9, "placed", "novice", "adept")
    assert words.where(between) == "between Novice and Adept"
