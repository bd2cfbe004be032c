"""What the roads cost every seat: to the cities it can walk to, and to those that come next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.evaluation import MOST_JUNCTIONS, cheapest_tolls, villages_mark
from maharaja.engine.ids import SEATS
from maharaja.engine.rules.travel import CLOSED, TOLLS
from maharaja.engine.state import FREE_TRAVEL, PRIEST, State

MOST_TOLL: Final[i64] = 4
EMPTY_VILLAGE: Final[i64] = 2  # coins that an empty village on the way counts for


class Roads:
    """Remembers what was found for a seat and the place of its priest.

    It holds as long as the mark is the same: villages change rarely within a turn.
    """

    def __init__(self) -> None:
        self.tolls: vec[i64] = vec[i64]([0] * MOST_JUNCTIONS)
        self.marks: vec[i64] = vec[i64]([-1] * (SEATS * MOST_JUNCTIONS))
        self.reached: vec[i64] = vec[i64]([0] * (SEATS * MOST_JUNCTIONS))
        self.due: vec[i64] = vec[i64]([0] * (SEATS * MOST_JUNCTIONS))
        self.costs: vec[i64] = vec[i64]([0] * (SEATS * MOST_JUNCTIONS * MOST_JUNCTIONS))

    def look(self, s: State) -> None:
        """Bring what is remembered up to date, for all seats and where their priests are."""
        mark = villages_mark(s) * 2
        seat: i64
        for seat in range(s.rules.players):
            place = self.place(s, seat)
            if self.marks[place] != mark + s.seats[FREE_TRAVEL + seat]:
                self.marks[place] = mark + s.seats[FREE_TRAVEL + seat]
                self.find_reached(s, seat, place)
                self.find_costs(s, seat, place * MOST_JUNCTIONS)

    def place(self, s: State, seat: i64) -> i64:
        """Where in ``reached`` and ``due`` the seat's numbers are."""
        return seat * MOST_JUNCTIONS + s.seats[PRIEST + seat]

    def cost(self, s: State, seat: i64, city: i64) -> i64:
        """Coins of the cheapest way to the city, over empty villages, too."""
        return self.costs[self.place(s, seat) * MOST_JUNCTIONS + city]

    def find_reached(self, s: State, seat: i64, place: i64) -> None:
        tolls = self.tolls
        cheapest_tolls(s, seat, tolls)
        reached: i64 = 0
        due: i64 = 0
        city: i64
        for city in range(1, s.board.cities + 1):
            if tolls[city] <= MOST_TOLL:
                reached += 1
                due += tolls[city]
        self.reached[place] = reached
        self.due[place] = due

    def find_costs(self, s: State, seat: i64, row: i64) -> None:
        board = s.board
        costs = self.costs
        junction: i64
        for junction in range(board.cities + 1):
            costs[row + junction] = CLOSED
        costs[row + s.seats[PRIEST + seat]] = 0
        changed = True
        road: i64
        while changed:
            changed = False
            for road in range(board.roads):
                a = row + board.road_a[road]
                b = row + board.road_b[road]
                if costs[a] == costs[b]:
                    continue
                cost = road_cost(s, seat, road)
                if costs[a] + cost < costs[b]:
                    costs[b] = costs[a] + cost
                    changed = True
                elif costs[b] + cost < costs[a]:
                    costs[a] = costs[b] + cost
                    changed = True


def road_cost(s: State, seat: i64, road: i64) -> i64:
    """Coins of the whole road: tolls, and EMPTY_VILLAGE where a shrine is to be built first."""
    board = s.board
    cost = village_cost(s, seat, board.road_near[road])
    far = board.road_far[road]
    return cost + village_cost(s, seat, far) if far >= 0 else cost


def village_cost(s: State, seat: i64, village: i64) -> i64:
    owners = s.villages[village]
    if owners == 0:
        return EMPTY_VILLAGE
    return 0 if s.seats[FREE_TRAVEL + seat] else TOLLS[seat * 16 + owners]
