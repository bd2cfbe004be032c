"""Searches for tests: narrow enough for the plain engine, in positions of random games."""

from __future__ import annotations

from typing import Any

import maharaja
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_bot import Effort, SearchBot
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.dice import Dice
from maharaja.engine.play import one_of
from maharaja.engine.rules.final_scoring import final_score
from maharaja.engine.state import State
from support.game_kinds import new_game

FEW = 6  # iterations, where any number will do


def quick() -> Settings:
    """Narrow enough for the plain engine."""
    quickly = Settings()
    quickly.own_width = 2
    quickly.own_turns = 6
    quickly.layouts = 2
    quickly.niches = 0
    quickly.last_width = 1
    quickly.turn_niches = 0
    quickly.wide_niches = 0
    quickly.last_own_width = 2
    quickly.plan_width = 0
    quickly.plan_floor = 0.9  # with so few iterations, or else only the likeliest plan is tried
    quickly.turn_points = 5.0
    quickly.caution = -0.05
    return quickly


def quick_bot(seat: int, seed: int, iterations: int = FEW) -> SearchBot:
    return SearchBot(seat, seed, Effort(iterations), quick())


def in_round(kind: dict[str, Any], seed: int, round_: int, phase: str) -> maharaja.Game:
    """A random game, up to a phase of a round."""
    game = new_game(kind, seed)
    humans = 1 if game.state.rules.solo else game.seats
    bots: list[Bot] = [make_bot("random", seat, seed + seat) for seat in range(humans)]
    while game.round < round_ or game.phase != phase:
        assert not game.finished, f"the game has no {phase} in round {round_}"
        seat = one_of(game.state.to_act())
        game.choose(seat, bots[seat].answer(information_set_of(game.state, seat)))
    return game


def asked(game: maharaja.Game) -> tuple[State, int]:
    """The information set of who has to decide."""
    seat = one_of(game.state.to_act())
    return information_set_of(game.state, seat), int(seat)


def searched(game: maharaja.Game, iterations: int, part: int = 0) -> RoundSearch:
    search = RoundSearch(quick(), learned_evaluator())
    information_set, seat = asked(game)
    search.begin(information_set, seat, 4, part)
    search.run(iterations)
    return search


def last_choice() -> tuple[maharaja.Game, int, list[int]]:
    """A game in which every choice is the last one, and they make different scores."""
    dice = Dice(1)
    for seed in range(200):
        game = new_game({"players": 2, "open_prestige": True}, seed)
        while not game.finished:
            seat = game.to_act()[0]
            legal = game.legal(seat)
            totals = [0]
            if game.phase == "scoring":
                totals = [total_after(game, seat, choice) for choice in legal]
            if 0 not in totals and len(set(totals)) > 1:
                return game, seat, totals
            game.choose(seat, legal[dice.below(len(legal))])
    raise AssertionError("no such choice came up; try other seeds")


def total_after(game: maharaja.Game, seat: int, choice: int, whose: int | None = None) -> int:
    """The final score if the choice ends the game, else 0."""
    trial = game.copy()
    trial.choose(seat, choice)
    if not trial.finished:
        return 0
    return int(final_score(trial.state, seat if whose is None else whose))
