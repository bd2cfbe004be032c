"""Final scoring lines: the standard ones and the five of the Final Scoring tiles (VAR-FS-*)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.rules.worship import pieces_worship, statues_in
from maharaja.engine.state import CITY_CELLS, CITY_SHRINES, SUPPLY, State


def majority(s: State, city: i64, seat: i64, alone: i64, tied: i64) -> i64:
    """For most worship points in a city, shared or not; nothing for none at all (FINAL-5, Q-E3)."""
    own = pieces_worship(s, city, seat)
    if own == 0:
        return 0
    shared = False
    other: i64
    for other in range(s.rules.players):
        if other != seat:
            points = pieces_worship(s, city, other)
            if points > own:
                return 0
            if points == own:
                shared = True
    return tied if shared else alone


def majorities(s: State, seat: i64, alone: i64, tied: i64) -> i64:
    points: i64 = 0
    city: i64
    for city in range(1, s.board.cities + 1):
        points += majority(s, city, seat, alone, tied)
    return points


class FinalLine:
    """A line of a Final Scoring tile.

    ``counts``: what it looks at, for pictures. ``alone``, ``tied``: what it gives for the most
    worship in a city; where it does, it restates the standard majority line.
    """

    def __init__(self, name: str, counts: str, alone: i64 = 0, tied: i64 = 0) -> None:
        self.name = name
        self.counts = counts
        self.alone = alone
        self.tied = tied
        self.is_majority = alone > 0

    def score(self, s: State, seat: i64) -> i64:
        raise NotImplementedError


class Majority(FinalLine):
    def score(self, s: State, seat: i64) -> i64:
        return majorities(s, seat, self.alone, self.tied)


class Presence(FinalLine):
    """A statue or a shrine counts, a priest does not (Q-V2)."""

    def score(self, s: State, seat: i64) -> i64:
        points: i64 = 0
        city: i64
        for city in range(1, s.board.cities + 1):
            shrines = s.cities[city * CITY_CELLS + CITY_SHRINES + seat]
            if shrines > 0 or statues_in(s, city, seat) > 0:
                points += 1
        return points


class Road(FinalLine):
    """Both villages of a road with two, the starting space's roads included (Q-V1)."""

    def score(self, s: State, seat: i64) -> i64:
        points: i64 = 0
        road: i64
        for road in range(s.board.roads):
            far = s.board.road_far[road]
            if far >= 0:
                owners = s.villages[s.board.road_near[road]] & s.villages[far]
                points += 2 * ((owners >> seat) & 1)
        return points


class TwoStatues(FinalLine):
    def score(self, s: State, seat: i64) -> i64:
        points: i64 = 0
        city: i64
        for city in range(1, s.board.cities + 1):
            if statues_in(s, city, seat) >= 2:
                points += 2
        return points


class Supply(FinalLine):
    """Shrines on the player board cost nothing (Q-V3)."""

    def score(self, s: State, seat: i64) -> i64:
        return -s.seats[SUPPLY + seat]


FINAL_LINES: Final[list[FinalLine]] = [
    Majority("maj3", "worship", alone=3, tied=2),  # VAR-FS-MAJ3
    Presence("presence", "cities"),
    Road("road", "roads"),
    TwoStatues("twostat", "statues"),
    Supply("supply", "shrines"),
]

FINAL_NAMES: Final[list[str]] = [row.name for row in FINAL_LINES]
