"""Why one position is better than another, by the terms of the evaluation (heuristic/terms.py).

Hints and reviews say the same reasons: here is how they are found. A term of the difference is a
reason; those that are said and the rest that is not said add up to the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maharaja.bots.heuristic.terms import TERMS, Term, Terms, mean, terms_of
from maharaja.engine.ids import FINISHED, NOWHERE
from maharaja.engine.rules.worship import city_worship
from maharaja.engine.state import State

GAINS: Final = 2  # reasons for a choice, at most
LEAST_GAIN: Final = 0.25  # points of the final score that are worth a word
LEAST_PRICE: Final = 0.5
SAID: Final = 2  # terms of a difference that are said, at most
LEAST_SAID: Final = 0.05  # points that are not rounded to nought
CITY_TERMS: Final = ("statues", "majority", "next-cities")  # told with the city they come from


@dataclass(frozen=True)
class Reason:
    """How much of a term a choice gains, in points of the final score, or loses."""

    term: Term
    points: float
    city: str | None = None


@dataclass(frozen=True)
class Account:
    """What a position is worth more than another: the largest terms, and the rest in one number."""

    said: list[Reason]
    unsaid: float

    @property
    def total(self) -> float:
        """The whole difference, in points of the final score."""
        return sum(reason.points for reason in self.said) + self.unsaid


def reasons_for(known: State, seat: int, after: State, others: Sequence[State]) -> list[Reason]:
    """The terms that speak most for it, and the one that speaks most against it."""
    gained = gains(seat, [after], others)
    order = sorted(TERMS, key=lambda term: -gained[term])
    chosen = [term for term in order[:GAINS] if gained[term] >= LEAST_GAIN]
    if chosen and gained[order[-1]] <= -LEAST_PRICE:
        chosen.append(order[-1])
    return [
        Reason(term, round(gained[term], 1), city_of(known, seat, term, [after], others))
        for term in chosen
    ]


def account(known: State, seat: int, ones: Sequence[State], others: Sequence[State]) -> Account:
    """What the seat has more in some positions than in others, on average: the largest terms."""
    gained = gains(seat, ones, others)
    order = sorted(TERMS, key=lambda term: -abs(gained[term]))
    said: list[Reason] = []
    for term in order[:SAID]:
        if (
            abs(gained[term]) >= LEAST_SAID
        ):  # where it loses, the city is where the others have more
            more, fewer = (ones, others) if gained[term] > 0.0 else (others, ones)
            said.append(Reason(term, gained[term], city_of(known, seat, term, more, fewer)))
    return Account(said, sum(gained[term] for term in order[len(said) :]))


def gains(seat: int, ones: Sequence[State], others: Sequence[State]) -> Terms:
    """The difference of the mean terms."""
    here = mean([terms_of(one, seat) for one in ones])
    there = mean([terms_of(other, seat) for other in others])
    return {term: here[term] - there[term] for term in TERMS}


def city_of(
    known: State, seat: int, term: Term, ones: Sequence[State], others: Sequence[State]
) -> str | None:
    """The city that a term is about, if it is about one."""
    board = known.board
    if term == "city" and known.maharaja != NOWHERE:
        return board.junction_ids[known.maharaja]
    if term not in CITY_TERMS or ones[0].phase == FINISHED:
        return None
    differences = [
        max(city_worship(one, city, seat) for one in ones)
        - min(city_worship(other, city, seat) for other in others)
        for city in range(1, board.cities + 1)
    ]
    best = max(range(len(differences)), key=lambda i: differences[i])
    return board.junction_ids[best + 1] if differences[best] > 0 else None
