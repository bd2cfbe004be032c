"""Whole reviews: the ledger adds up, words in five languages, the command, what is kept."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from support.command_line import run

import maharaja
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.i18n import LANGUAGES
from maharaja.reviews.api import program
from maharaja.reviews.decisions import Step
from maharaja.reviews.judging import Budget
from maharaja.reviews.ledger import Entry
from maharaja.reviews.page import page
from maharaja.reviews.report import Report
from maharaja.reviews.review import SEED
from maharaja.reviews.review_json import keep, kept, key_of, review_json
from maharaja.reviews.story import story
from maharaja.reviews.terminal import review_text
from maharaja.reviews.turning_points import turning_points

WORLDS = 4


@cache
def game(players: int) -> maharaja.Game:
    """A game of weak bots; not to be changed."""
    board = "kaveri" if players == 2 else "classic"
    found = maharaja.new_game(board, players=players, seed=11)
    play_match(found, [make_bot("novice", seat, seed=seat + 1) for seat in range(players)])
    return found


@cache
def reviewed(players: int) -> maharaja.Review:
    return maharaja.review(game(players).record(), worlds=WORLDS)


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_the_ledger_adds_up_to_result_minus_start(players: int) -> None:
    review = reviewed(players)
    winners = review.result["winners"]
    for seat, total in enumerate(review.totals()):
        share = 1.0 / len(winners) if seat in winners else 0.0
        assert sum(total.values()) == pytest.approx(share - 1.0 / players, abs=1e-9)
        assert review.graph[-1][seat] == pytest.approx(share)
    for chances in review.graph:
        assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_an_error_is_booked_for_all_seats(players: int) -> None:
    review = reviewed(players)
    errors = [entry for entry in review.entries if entry.cause == "error"]
    assert errors
    for error in errors:
        gifts = [e for e in review.entries if e.cause == "gift" and e.decision == error.decision]
        assert {entry.giver for entry in gifts} == {error.seat}
        assert error.change + sum(entry.change for entry in gifts) == pytest.approx(0, abs=1e-9)


def test_every_step_is_booked_whole() -> None:
    review = reviewed(2)
    for number in range(len(review.steps)):
        for seat in range(2):
            booked = [e.change for e in review.entries if (e.step, e.seat) == (number, seat)]
            change = review.graph[number + 1][seat] - review.graph[number][seat]
            assert sum(booked) == pytest.approx(change, abs=1e-9)


def test_a_turn_that_was_interrupted_is_one_turning_point() -> None:
    """Somebody who was robbed in the middle of it divides it in two steps."""
    decisions = reviewed(2).decisions
    turn, other = [n for n, it in enumerate(decisions) if it.kind in ("turn", "reward")][:2]
    steps = [Step(0, 1, 1, (turn,)), Step(1, 2, 1, (other,)), Step(2, 3, 1, (turn,))]
    graph = [[0.5, 0.5], [0.8, 0.2], [0.75, 0.25], [0.1, 0.9]]
    points = turning_points(steps, decisions, graph, {})
    assert [(point.step, point.decision) for point in points] == [(1, other), (2, turn)]


def test_novices_make_errors_and_there_are_turning_points() -> None:
    review = reviewed(2)
    assert review.errors()
    assert 3 <= len(review.turning_points) <= 5
    assert [p.step for p in review.turning_points] == sorted(p.step for p in review.turning_points)
    for one in review.errors():
        assert one.judgement.reasons is not None
        assert one.judgement.loss.low >= 0.03
    assert 5 <= len(story(review)) <= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_every_language(language: str) -> None:
    text = review_text(Report(reviewed(2), game(2).board, language))
    assert "review-" not in text
    assert "{" not in text
    assert "name-" not in text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    html = page(reviewed(2), game(2).board, language)
    root = ET.fromstring(
        html.replace("<!DOCTYPE html>", "")
        .replace('charset="utf-8">', 'x="y"/>')
        .replace('initial-scale=1">', 'initial-scale=1"/>')
    )
    assert root.get("lang") == language
    assert "http" not in html
    assert "<script" not in html
    assert len(root.findall(".//polyline")) == 2
    for region in root.findall(".//div[@role='region']"):
        assert region.get("aria-label")
        assert region.get("tabindex") == "0"


def key(seed: int = SEED) -> str:
    return key_of(game(2).record(), program(), Budget(worlds=WORLDS), seed)


def test_a_review_can_be_kept_and_read_again(tmp_path: Path) -> None:
    review = reviewed(2)
    keep(tmp_path, key(), review)
    told: list[tuple[int, int]] = []
    again = maharaja.review(
        game(2).record(), worlds=WORLDS, cache=tmp_path, progress=lambda *each: told.append(each)
    )
    assert again == review
    assert told == []
    assert key(SEED + 1) != key()
    assert kept(tmp_path, key(SEED + 1)) is None
    (file,) = tmp_path.iterdir()
    file.write_text("{", encoding="utf-8")
    assert kept(tmp_path, key()) is None


@pytest.mark.soak
def test_the_same_seed_gives_the_same_review(tmp_path: Path) -> None:
    assert maharaja.review(game(2), worlds=WORLDS, cache=tmp_path) == reviewed(2)
    assert kept(tmp_path, key()) == reviewed(2)


def test_a_review_can_be_given_up() -> None:
    told: list[tuple[int, int]] = []
    with pytest.raises(maharaja.ReviewCancelled):
        maharaja.review(
            game(2).record(),
            worlds=WORLDS,
            progress=lambda *each: told.append(each),
            cancelled=lambda: len(told) == 3,
        )
    assert [done for done, _ in told] == [0, 1, 2]


def test_what_cannot_be_reviewed_is_told() -> None:
    with pytest.raises(maharaja.SetupError) as refused:
        maharaja.review(game(2).record(), worlds=1)
    assert refused.value.id == "error-review-too-few"
    with pytest.raises(maharaja.SetupError) as refused:
        maharaja.review(game(2).record(), seed=-1)
    assert refused.value.id == "error-data-number-needed"
    with pytest.raises(maharaja.FormatError):
        maharaja.review({"format": "maharaja-record/1"})


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game(2).record()), encoding="utf-8")
    options = ("--worlds", WORLDS, "--cache", tmp_path / "cache")
    keep(tmp_path / "cache", key(), reviewed(2))
    done = run("review", file, *options)
    assert (done.status, done.err) == (0, "")
    assert done.out == review_text(Report(reviewed(2), game(2).board, "en"))
    told = json.loads(run("review", file, *options, "--json").out)
    assert told == json.loads(json.dumps(review_json(reviewed(2))))
    assert run("review", file, *options, "--html").out == page(reviewed(2), game(2).board, "en")
    running = tmp_path / "running.json"
    running.write_text(json.dumps(maharaja.new_game(players=2, seed=1).record()), encoding="utf-8")
    done = run("review", running)
    assert (done.status, done.out) == (2, "")
    assert done.err == (
        f"maharaja: {running}: record: the game is not over; only finished games are reviewed\n"
    )


def test_entries_without_a_decision_are_those_of_the_set_up_and_of_the_estimate() -> None:
    found: list[Entry] = reviewed(2).entries
    assert {each.cause for each in found if each.decision is None} == {"set-up", "residual"}
