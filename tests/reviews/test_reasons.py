"""The reasons for one plan and against another: they add up, and can be said in five languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from support.extent import many

import maharaja
from maharaja.bots.heuristic.evaluation import Estimates, Weights, value
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.hints import planned_turn
from maharaja.bots.reasons import LEAST_SAID, SAID, Account, account, gains
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.ids import PLANS_IN_ALL
from maharaja.engine.state import State
from maharaja.i18n import LANGUAGES
from maharaja.reviews.story import MINUS
from maharaja.reviews.words import Words

PAIRS = many(500, quick=60, plain=12)
EACH = 3  # pairs of a position
NUMBER = re.compile(rf"[+{MINUS}]\d+[.,]\d")


class Pair(NamedTuple):
    """Where the turns of two plans have led to, and what is said of the difference."""

    seat: int
    known: State
    one: State
    other: State
    found: Account


def planning(seed: int) -> Iterator[maharaja.Game]:
    """The beginnings of the rounds of a random game."""
    game = maharaja.new_game(seed=seed, players=2 + seed % 3)
    dice = Random(seed)
    while not game.finished:
        if game.view()["phase"] == "planning" and len(game.to_act()) == game.seats:
            yield game
        seat = game.to_act()[0]
        game.choose(seat, dice.choice(game.legal_texts(seat)))


def pairs_at(game: maharaja.Game, seat: int, dice: Random) -> Iterator[Pair]:
    known = information_set_of(game.state, seat)
    start = HeuristicBot(seat, 1, Weights(), 1, 1, 0.0).sample_turn(known.copy())
    for _ in range(EACH):
        plans = dice.sample(range(int(PLANS_IN_ALL)), 2)
        one, other = (planned_turn(start, seat, plan)[1] for plan in plans)
        yield Pair(seat, known, one, other, account(known, seat, [one], [other]))


@cache
def pairs() -> list[Pair]:
    found: list[Pair] = []
    seed = 0
    while len(found) < PAIRS:
        seed += 1
        dice = Random(seed)
        for game in planning(seed):
            found += pairs_at(game, dice.randrange(game.seats), dice)
    return found[:PAIRS]


def test_what_is_said_and_the_rest_are_the_difference() -> None:
    """The largest terms are the ones said; all together are what the evaluation says."""
    for pair in pairs():
        worths = [value(s, pair.seat, Weights(), Estimates()) for s in (pair.one, pair.other)]
        assert pair.found.total == pytest.approx(worths[0] - worths[1], abs=1e-9)
        gained = gains(pair.seat, [pair.one], [pair.other])
        largest = sorted((abs(points) for points in gained.values()), reverse=True)[:SAID]
        said = [abs(reason.points) for reason in pair.found.said]
        assert said == [points for points in largest if points >= LEAST_SAID]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_said(language: str) -> None:
    for pair in pairs():
        words = Words(language, pair.known.board)
        told = words.reasons(pair.found)
        separator = "、" if language == "ja" else ", "
        parts = told.split(separator)
        rest = not pair.found.said or abs(pair.found.unsaid) >= LEAST_SAID
        assert len(parts) == len(pair.found.said) + rest, told
        for part in parts:
            assert len(NUMBER.findall(part)) == 1, told
            assert not set("{}") & set(part), told
