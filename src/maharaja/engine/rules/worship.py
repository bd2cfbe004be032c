"""Worship points: who is honoured how much in a city (SCORE-2 to SCORE-4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.ids import BOTTOM, CENTRE, NOBODY, SEATS, TOP
from maharaja.engine.state import (
    CHARACTER,
    CITY_CELLS,
    CITY_SHRINES,
    FLAT_WORSHIP,
    PAIR_WORSHIP,
    PLAIN_STATUES,
    PRIEST,
    PRIEST_WORSHIP,
    State,
)

CENTRE_WORTH: Final[i64] = 3  # STATUE-7
SHRINE_WORTH: Final[i64] = 1  # SHRINE-8
PRIEST_WORTH: Final[i64] = 1  # MOVE-8


def statues_in(s: State, city: i64, seat: i64) -> i64:
    """The seat's statues in a city, on whatever spaces."""
    base = city * CITY_CELLS
    statues = s.cities[base + PLAIN_STATUES + seat]
    space: i64
    for space in range(CENTRE, BOTTOM + 1):
        if s.cities[base + space] == seat:
            statues += 1
    return statues


def pieces_worship(s: State, city: i64, seat: i64) -> i64:
    """Statues, shrines and priest only: what counts in final scoring (FINAL-6)."""
    base = city * CITY_CELLS
    cities = s.cities
    outer = cities[base + PLAIN_STATUES + seat]
    if cities[base + TOP] == seat:
        outer += 1
    if cities[base + BOTTOM] == seat:
        outer += 1
    points = outer * s.rules.outer_worth + cities[base + CITY_SHRINES + seat] * SHRINE_WORTH
    if cities[base + CENTRE] == seat:
        points += CENTRE_WORTH
    if s.seats[PRIEST + seat] == city:
        points += PRIEST_WORTH
    return points


def fill_standings(s: State, city: i64, worship: vec[i64]) -> None:
    """Statues and shrines of all seats into ``worship[city * SEATS + seat]``, without priests."""
    base = city * CITY_CELLS
    row = city * SEATS
    outer = s.rules.outer_worth
    cities = s.cities
    seat: i64
    for seat in range(SEATS):
        statues = cities[base + PLAIN_STATUES + seat] * outer
        worship[row + seat] = statues + cities[base + CITY_SHRINES + seat] * SHRINE_WORTH
    space: i64
    for space in range(CENTRE, BOTTOM + 1):
        owner = cities[base + space]
        if owner != NOBODY:
            worship[row + owner] += CENTRE_WORTH if space == CENTRE else outer


def city_worship(s: State, city: i64, seat: i64) -> i64:
    """With what characters add in the City Scoring phase (SCORE-3)."""
    points = pieces_worship(s, city, seat) + s.seats[FLAT_WORSHIP + seat]
    pairs = s.cities[city * CITY_CELLS + CITY_SHRINES + seat] // 2
    points += pairs * s.seats[PAIR_WORSHIP + seat]
    if s.seats[PRIEST + seat] == city:
        points += s.seats[PRIEST_WORSHIP + seat]
    return points


def ranking(s: State, city: i64) -> vec[i64]:
    """Seats with worship points, most first, ties to the lower character; then NOBODY (SCORE-4)."""
    order = vec[i64]([-1] * SEATS)
    points = vec[i64]([0] * SEATS)
    ranked: i64 = 0
    seat: i64
    for seat in range(s.rules.players):
        points[seat] = city_worship(s, city, seat)
        if points[seat] == 0:
            continue
        place = ranked
        while place > 0 and is_ahead(s, points, seat, order[place - 1]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
        ranked += 1
    return order


def is_ahead(s: State, points: vec[i64], seat: i64, other: i64) -> bool:
    if points[seat] != points[other]:
        return points[seat] > points[other]
    return s.seats[CHARACTER + seat] < s.seats[CHARACTER + other]
