"""Marks: numbers by which the search tells positions, and ends of turns, apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maharaja.engine.content.final_lines import FINAL_LINES
from maharaja.engine.ids import SEATS
from maharaja.engine.rules.final_scoring import final_lines
from maharaja.engine.rules.worship import ranking, statues_in
from maharaja.engine.state import (
    ABILITIES,
    CHARACTER,
    CITY_CELLS,
    COINS,
    EARNED,
    OPEN,
    PLAN_A,
    PRESTIGE,
    PRIEST,
    State,
)

# Two remainders of 31 bits are a mark; no product of theirs leaves 64 bits.
PRIME_A: Final[i64] = 2147483647
PRIME_B: Final[i64] = 2147483629
FACTOR_A: Final[i64] = 1000003
FACTOR_B: Final[i64] = 69069
SHIFT: Final[i64] = 2147483648


class Mark:
    """Adds numbers up to a mark by which positions are told apart."""

    def __init__(self) -> None:
        self.a: i64 = 17
        self.b: i64 = 19

    def take(self, number: i64) -> None:
        self.a = (self.a * FACTOR_A + number + 7) % PRIME_A
        self.b = (self.b * FACTOR_B + number + 7) % PRIME_B

    def mark(self) -> i64:
        return self.a * SHIFT + self.b


def counts_villages(s: State) -> bool:
    """Whether shrines in villages count in the end."""
    return s.rules.final > 0 and FINAL_LINES[s.rules.final - 1].counts == "roads"


def position_mark(s: State, journey: i64) -> i64:
    """Equal for positions of one turn that can only go on alike."""
    mark = Mark()
    mark.take(journey)
    mark.take(s.token_used)
    mark.take(s.phase)
    i: i64
    for i in range(EARNED):
        if i < PLAN_A or i >= OPEN:  # plans stay as they are
            mark.take(s.seats[i])
    for i in range(ABILITIES, ABILITIES + SEATS):
        mark.take(s.seats[i])
    take_pieces(s, mark)
    for i in range(len(s.villages)):
        mark.take(s.villages[i])
    take_frames(s, mark)
    return mark.mark()


def scoring_mark(s: State) -> i64:
    """Equal for positions of the last scoring that can only end alike."""
    mark = Mark()
    i: i64
    for i in range(CHARACTER):
        mark.take(s.seats[i])
    for i in range(ABILITIES, len(s.seats)):
        mark.take(s.seats[i])
    for i in range(s.rules.players):
        mark.take(s.seats[PRIEST + i])
    take_pieces(s, mark)
    if counts_villages(s):
        for i in range(len(s.villages)):
            mark.take(s.villages[i])
    take_frames(s, mark)
    return mark.mark()


def take_pieces(s: State, mark: Mark) -> None:
    i: i64
    for i in range(CITY_CELLS, len(s.cities)):
        mark.take(s.cities[i])
    for i in range(len(s.display)):
        mark.take(s.display[i])
    for i in range(len(s.rewards)):
        mark.take(s.rewards[i])
    for i in range(len(s.loans)):
        mark.take(s.loans[i])


def take_frames(s: State, mark: Mark) -> None:
    i: i64
    for i in range(s.depth * 3):
        mark.take(s.frames[i])


def essence(s: State, seat: i64, is_study: bool) -> i64:
    """Equal for ends of turns that come to the same.

    At the end of the game: everybody has the same coins, prestige, final scoring lines and place in
    the visited city, and the same character, and the own statues stand in the same cities. In a
    study only the own statues, and everybody's coins, prestige and character.
    """
    mark = Mark()
    other: i64
    for other in range(s.rules.players):
        mark.take(s.seats[COINS + other])
        mark.take(s.seats[PRESTIGE + other])
        mark.take(s.seats[CHARACTER + other])
    city: i64
    for city in range(1, s.board.cities + 1):
        mark.take(statues_in(s, city, seat))
    if not is_study:
        take_score(s, mark)
    return mark.mark()


def take_score(s: State, mark: Mark) -> None:
    points: i64
    other: i64
    for other in range(s.rules.players):
        for points in final_lines(s, other).values():
            mark.take(points)
    order = ranking(s, s.maharaja)
    for other in range(s.rules.players):
        mark.take(order[other])
