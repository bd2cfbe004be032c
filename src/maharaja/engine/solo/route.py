"""The way Brahmabot takes: fewest shrines missing, fewest of the player's, fewest roads (Q-L8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.ids import (
    BRAHMABOT,
)
from maharaja.engine.solo.pieces import PLAYER_BIT
from maharaja.engine.state import (
    PRIEST,
    State,
)

# One weight a road, most important criterion first (Q-L8).
MISSING_SHRINE: Final[i64] = 1000000
PLAYERS_SHRINE: Final[i64] = 1000
ONE_ROAD: Final[i64] = 1
UNKNOWN: Final[i64] = 1000000000000


def village_weight(s: State, village: i64) -> i64:
    if village < 0:
        return 0
    if s.villages[village] == 0:
        return MISSING_SHRINE
    return PLAYERS_SHRINE if s.villages[village] & PLAYER_BIT else 0


def road_weight(s: State, road: i64) -> i64:
    near = village_weight(s, s.board.road_near[road])
    return near + village_weight(s, s.board.road_far[road]) + ONE_ROAD


def weights_to(s: State, goal: i64) -> vec[i64]:
    """For every junction the weight of the best route to ``goal``."""
    board = s.board
    weights = vec[i64]([UNKNOWN] * (board.cities + 1))
    weights[goal] = 0
    changed = True
    road: i64
    while changed:
        changed = False
        for road in range(board.roads):
            a = board.road_a[road]
            b = board.road_b[road]
            weight = road_weight(s, road)
            if weights[b] + weight < weights[a]:
                weights[a] = weights[b] + weight
                changed = True
            if weights[a] + weight < weights[b]:
                weights[b] = weights[a] + weight
                changed = True
    return weights


def next_road(s: State, weights: vec[i64], junction: i64) -> i64:
    """The first road, by number, that lies on a best route (Q-L8)."""
    board = s.board
    i = board.first_road[junction]
    while True:
        road = board.adjacent[i]
        if weights[board.across[i]] + road_weight(s, road) == weights[junction]:
            return road
        i += 1


def best_route(s: State, goal: i64) -> list[int]:
    """Roads from its priest to ``goal`` (SOLO-9, SOLO-11, Q-L8).

    Fewest missing shrines, then fewest of the player's, fewest roads, lowest road numbers.
    """
    weights = weights_to(s, goal)
    route: list[int] = []
    junction = s.seats[PRIEST + BRAHMABOT]
    while junction != goal:
        road = next_road(s, weights, junction)
        route.append(road)
        junction = s.board.road_a[road] + s.board.road_b[road] - junction
    return route


def missing_shrines(s: State, route: list[int]) -> i64:
    missing: i64 = 0
    road: i64
    for road in route:
        missing += road_weight(s, road) // MISSING_SHRINE
    return missing
