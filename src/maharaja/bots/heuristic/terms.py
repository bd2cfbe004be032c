"""What a position is worth, term by term: the sum of evaluation.py taken apart, for words.

A term is found by switching its weights off, so nothing about it is stated twice. The terms of a
position add up to ``value`` of evaluation.py.
"""

from __future__ import annotations

from typing import Literal, cast, get_args

from maharaja.bots.heuristic.evaluation import (
    Estimates,
    Weights,
    character,
    cities,
    final_line,
    goods,
    roads,
    rounds_left,
    value,
    villages_mark,
)
from maharaja.engine.ids import FINISHED
from maharaja.engine.state import PRESTIGE, State

Term = Literal[
    "prestige",
    "statues",
    "coins",
    "shrines",
    "tokens",
    "final",
    "roads",
    "character",
    "order",
    "city",
    "next-cities",
    "majority",
    "rivals",
]
TERMS: tuple[Term, ...] = cast(tuple[Term, ...], get_args(Term))

Terms = dict[Term, float]

COINS = ("coin", "last_coin", "spare_coin", "brahmabots_coin")
SHRINES = ("shrine", "spare_shrine")
TOKENS = ("token",)
MAJORITY = ("majority_now", "majority_growth")
LATER = ("next_visit",)


def without(*names: str) -> Weights:
    """The weights of ``adept`` with some switched off."""
    fewer = Weights()
    for name in names:
        setattr(fewer, name, 0.0)
    return fewer


def terms_of(s: State, seat: int) -> Terms:
    """Every term of what the position is worth to the seat."""
    scratch, weights = Estimates(), Weights()
    left = rounds_left(s)
    found: Terms = dict.fromkeys(TERMS, 0.0)
    found.update(goods_terms(s, seat, left))
    found["final"] = final_line(s, seat, left, weights)
    if s.phase != FINISHED:
        scratch.use(weights)
        found["roads"] = roads(s, seat, weights, scratch, villages_mark(s))
        found["character"] = character(s, seat, left, without("number"))
        found["order"] = character(s, seat, left, weights) - found["character"]
    found.update(city_terms(s, seat, left))
    found["rivals"] = value(s, seat, weights, scratch) - sum(found.values())
    return found


def goods_terms(s: State, seat: int, left: float) -> Terms:
    def worth(*off: str) -> float:
        return goods(s, seat, left, without(*off))

    prestige = float(s.seats[PRESTIGE + seat])
    certain = worth(*COINS, *SHRINES, *TOKENS)  # when the game is over, coins are in it, too
    return {
        "prestige": prestige,
        "statues": certain - prestige,
        "coins": worth(*SHRINES, *TOKENS) - certain,
        "shrines": worth(*COINS, *TOKENS) - certain,
        "tokens": worth(*COINS, *SHRINES) - certain,
    }


def city_terms(s: State, seat: int, left: float) -> Terms:
    """The city scored this round, those that come later, and majorities at the end."""

    def worth(*off: str) -> float:
        scratch = Estimates()
        cities(s, left, without(*off), scratch)
        return scratch.totals[seat]

    now = worth(*MAJORITY, *LATER)
    later = worth(*MAJORITY) - now
    return {"city": now, "next-cities": later, "majority": worth() - now - later}


def mean(terms: list[Terms]) -> Terms:
    return {term: sum(one[term] for one in terms) / len(terms) for term in TERMS}
