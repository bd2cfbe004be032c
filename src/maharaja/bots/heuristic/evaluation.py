"""What a position is worth to a seat: named terms, all weights in one place.

Everything is counted in prestige points of the final score. The estimate adds what a seat has to
what it may expect; the value of a position is the own estimate against those of the others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.content.characters import ONCE_MASK
from maharaja.engine.content.final_lines import FINAL_LINES
from maharaja.engine.ids import (
    FINISHED,
    ROUNDS,
    SCORING,
    SEATS,
    STATUES_IN_ALL,
)
from maharaja.engine.rules.city_scoring import COMPENSATION, RANK_COINS
from maharaja.engine.rules.final_scoring import (
    COINS_PER_PRESTIGE,
    STATUE_PRESTIGE,
    scores_goods,
    scores_majority,
)
from maharaja.engine.rules.track import FIRST_SPACE
from maharaja.engine.rules.travel import CLOSED, road_toll
from maharaja.engine.rules.worship import PRIEST_WORTH, city_worship, fill_standings
from maharaja.engine.solo.scoring import FIRST_PRESTIGE, SECOND_PRESTIGE
from maharaja.engine.state import (
    ABILITIES,
    BUILDS_ANYWHERE,
    CHARACTER,
    COINS,
    FLAT_WORSHIP,
    FREE_TRAVEL,
    PAIR_WORSHIP,
    PRESTIGE,
    PRESTIGE_BONUS,
    PRIEST,
    PRIEST_WORSHIP,
    REWARD_TIMES,
    SHRINES,
    STATUE_REBATE,
    STATUES,
    TOKENS,
    State,
    statues_built,
)

MOST_JUNCTIONS: Final[i64] = 16
ROAD_WORTHS: Final[i64] = 16  # remembered for each seat and place of its priest
SPREAD: Final[i64] = 1000003
NOW: Final[i64] = 0  # row of the city scored now; no city has the number 0
MARKS: Final[i64] = (1 << 42) - 1  # times SPREAD it stays below 2**62


class Weights:
    """How much each term counts. ``adept`` plays with these; tuning changes them one by one."""

    def __init__(self) -> None:
        # Goods in hand, worth more while there are rounds left to spend them in.
        self.coin: float = 0.37
        self.last_coin: float = 0.20  # FINAL-3
        self.rich: float = 24.0  # coins beyond this are hard to spend ...
        self.spare_coin: float = 0.16  # ... and count only so much
        self.shrine: float = 0.45
        self.spare_shrine: float = 0.10  # beyond the first four
        self.token: float = 1.3
        # Standing in the cities.
        self.majority_now: float = 0.35  # a majority early in the game may be lost again
        self.majority_growth: float = 0.65
        self.next_visit: float = 0.50  # the city the Maharaja goes to next round
        self.later_visit: float = 0.60  # each further round counts so much of the one before
        self.lead: float = 0.10  # each worship point, besides the rank it gives
        self.reward: float = 1.5
        self.reward_rank: float = 0.2  # less for each rank further down
        self.final_line: float = 0.8
        self.brahmabots_coin: float = 0.3  # six of them buy it a statue
        # Roads.
        self.village: float = 0.15
        self.reach: float = 0.35  # a city the priest can walk to for nothing
        self.toll: float = 0.12  # less for each coin of the cheapest way
        # Characters, per round left.
        self.rebate: float = 0.55
        self.free_travel: float = 0.45
        self.anywhere: float = 1.1
        self.prestige_bonus: float = 0.45
        self.reward_times: float = 0.8
        self.worship: float = 0.25
        self.ability: float = 0.15
        self.number: float = 0.08  # a high number: acting when the others have
        # The others.
        self.best_rival: float = 0.5
        self.average_rival: float = 0.4


class Estimates:
    """Scratch space, so that evaluating a position allocates little."""

    def __init__(self) -> None:
        self.totals: vec[float] = vec[float]([0.0] * SEATS)
        self.worship: vec[i64] = vec[i64]([0] * (MOST_JUNCTIONS * SEATS))  # city * SEATS + seat
        self.tolls: vec[i64] = vec[i64]([0] * MOST_JUNCTIONS)
        # What roads are worth, by seat, place of its priest and mark of the villages: a few of
        # them come again and again within a turn.
        self.weights: Weights | None = None
        self.road_marks: vec[i64] = vec[i64]([-1] * (SEATS * MOST_JUNCTIONS * ROAD_WORTHS))
        self.road_worths: vec[float] = vec[float]([0.0] * (SEATS * MOST_JUNCTIONS * ROAD_WORTHS))

    def use(self, weights: Weights) -> None:
        """What is remembered holds for one set of weights only."""
        if self.weights is not weights:
            self.weights = weights
            self.road_marks = vec[i64]([-1] * (SEATS * MOST_JUNCTIONS * ROAD_WORTHS))


def rounds_left(s: State) -> float:
    """Rounds after this one, fewer if somebody is about to build the seventh statue (END-2)."""
    most: i64 = 0
    seat: i64
    for seat in range(s.rules.players):
        most = max(most, statues_built(s, seat))
    left = float(ROUNDS - s.round)
    return min(left, 1.0 + float(STATUES_IN_ALL - most) * 0.9) if most < STATUES_IN_ALL else 0.0


def value(s: State, seat: i64, weights: Weights, scratch: Estimates) -> float:
    """The seat's estimate against the others'."""
    estimate_all(s, weights, scratch)
    players = s.rules.players
    totals = scratch.totals
    best = -1000.0
    others = 0.0
    other: i64
    for other in range(players):
        if other != seat:
            best = max(best, totals[other])
            others += totals[other]
    return (
        totals[seat]
        - weights.best_rival * best
        - weights.average_rival * others / float(players - 1)
    )


def estimate_all(s: State, weights: Weights, scratch: Estimates) -> None:
    left = rounds_left(s)
    scratch.use(weights)
    mark = villages_mark(s)
    seat: i64
    for seat in range(s.rules.players):
        scratch.totals[seat] = goods(s, seat, left, weights) + final_line(s, seat, left, weights)
        if s.phase != FINISHED:
            scratch.totals[seat] += roads(s, seat, weights, scratch, mark)
            scratch.totals[seat] += character(s, seat, left, weights)
    cities(s, left, weights, scratch)


# --- terms ---------------------------------------------------------------------------------------


def goods(s: State, seat: i64, left: float, weights: Weights) -> float:
    """Prestige and statues as they will count; coins, shrines and tokens by their use."""
    cells = s.seats
    total = float(cells[PRESTIGE + seat])
    if scores_goods(s, seat):
        total += float(STATUE_PRESTIGE * statues_built(s, seat))
    if not s.is_human(seat):
        return total + weights.brahmabots_coin * float(cells[COINS + seat])
    coins = float(cells[COINS + seat])
    if s.phase == FINISHED:
        return total + float(cells[COINS + seat] // COINS_PER_PRESTIGE)
    share = min(left, 2.0) / 2.0
    rate = weights.last_coin + (weights.coin - weights.last_coin) * share
    total += rate * min(coins, weights.rich)
    total += weights.spare_coin * max(0.0, coins - weights.rich)
    shrines = cells[SHRINES + seat]
    total += share * weights.shrine * float(min(shrines, 4))
    total += share * weights.spare_shrine * float(max(shrines - 4, 0))
    if cells[STATUES + seat] > 0:
        total += min(left, 1.0) * weights.token * float(min(cells[TOKENS + seat], 3))
    return total


def final_line(s: State, seat: i64, left: float, weights: Weights) -> float:
    if s.rules.final == 0:
        return 0.0
    row = FINAL_LINES[s.rules.final - 1]
    certainty = 1.0 if left == 0.0 else weights.final_line
    return certainty * float(row.score(s, seat))


def villages_mark(s: State) -> i64:
    """A number for telling apart who has shrines where, and on which board."""
    h: i64 = s.board.roads
    villages = s.villages
    village: i64
    for village in range(s.board.villages):
        h = (h * SPREAD + villages[village] + 1) & MARKS
    return h


def roads(s: State, seat: i64, weights: Weights, scratch: Estimates, mark: i64) -> float:
    """Villages earn tolls and save them; cities within reach can be built in."""
    if not s.is_human(seat):
        return 0.0
    place = (seat * MOST_JUNCTIONS + s.seats[PRIEST + seat]) * ROAD_WORTHS
    place += (mark ^ (mark >> 4) ^ (mark >> 8)) % ROAD_WORTHS
    mark = mark * 2 + s.seats[FREE_TRAVEL + seat]
    if scratch.road_marks[place] != mark:
        scratch.road_marks[place] = mark
        scratch.road_worths[place] = roads_found(s, seat, weights, scratch)
    return scratch.road_worths[place]


def roads_found(s: State, seat: i64, weights: Weights, scratch: Estimates) -> float:
    total = 0.0
    village: i64
    bit: i64 = 1 << seat
    for village in range(s.board.villages):
        if s.villages[village] & bit:
            total += weights.village
    cheapest_tolls(s, seat, scratch.tolls)
    city: i64
    for city in range(1, s.board.cities + 1):
        toll = scratch.tolls[city]
        if toll < CLOSED:
            total += max(0.0, weights.reach - weights.toll * float(toll))
    return total


def cheapest_tolls(s: State, seat: i64, tolls: vec[i64]) -> None:
    """For every junction the least toll from the priest's place, CLOSED if there is no way."""
    board = s.board
    junction: i64
    for junction in range(board.cities + 1):
        tolls[junction] = CLOSED
    tolls[s.seats[PRIEST + seat]] = 0
    road_a = board.road_a
    road_b = board.road_b
    roads = board.roads
    changed = True
    road: i64
    while changed:
        changed = False
        for road in range(roads):
            a = road_a[road]
            b = road_b[road]
            if tolls[a] == tolls[b]:
                continue
            toll = road_toll(s, seat, road)
            if toll >= CLOSED:
                continue
            if tolls[a] + toll < tolls[b]:
                tolls[b] = tolls[a] + toll
                changed = True
            elif tolls[b] + toll < tolls[a]:
                tolls[a] = tolls[b] + toll
                changed = True


def character(s: State, seat: i64, left: float, weights: Weights) -> float:
    """What the own and borrowed characters may still bring, by what they do alone."""
    if not s.is_human(seat):
        return 0.0
    cells = s.seats
    a_round = 0.0
    if cells[STATUE_REBATE + seat]:  # most characters do one thing
        a_round += weights.rebate * float(cells[STATUE_REBATE + seat])
    if cells[FREE_TRAVEL + seat]:
        a_round += weights.free_travel * float(cells[FREE_TRAVEL + seat])
    if cells[BUILDS_ANYWHERE + seat]:
        a_round += weights.anywhere * float(cells[BUILDS_ANYWHERE + seat])
    if cells[PRESTIGE_BONUS + seat]:
        a_round += weights.prestige_bonus * float(cells[PRESTIGE_BONUS + seat])
    if cells[REWARD_TIMES + seat] != 1:
        a_round += weights.reward_times * float(cells[REWARD_TIMES + seat] - 1)
    worship = cells[PRIEST_WORSHIP + seat] + cells[PAIR_WORSHIP + seat] + cells[FLAT_WORSHIP + seat]
    if worship:
        a_round += weights.worship * float(worship)
    if cells[ABILITIES + seat] & ONCE_MASK:
        a_round += weights.ability
    return a_round * left + weights.number * float(cells[CHARACTER + seat])


def cities(s: State, left: float, weights: Weights, scratch: Estimates) -> None:
    """Majorities at the end, and the scorings still to come, for everybody."""
    majority = weights.majority_now
    if left < 4.0:
        majority += weights.majority_growth * (4.0 - left) / 4.0
    counts: i64 = 0  # bit per seat that the line is for
    seat: i64
    for seat in range(s.rules.players):
        if scores_majority(s, seat):
            counts |= 1 << seat
    worship = scratch.worship
    city: i64
    for city in range(1, s.board.cities + 1):
        fill_standings(s, city, worship)
        if s.phase == FINISHED:
            add_priests(s, city, worship)
        if counts:
            add_majority(s, city * SEATS, majority, counts, scratch)
    if s.phase == FINISHED:
        return
    if s.phase < SCORING:
        for seat in range(s.rules.players):
            worship[NOW + seat] = city_worship(s, s.maharaja, seat)
        add_scoring(s, NOW, 1.0, left, weights, scratch)
    share = weights.next_visit
    visits = left
    space: i64
    for space in range(FIRST_SPACE, s.board.track + 1):
        city = s.track[space]
        if city and visits > 0.0:
            add_scoring(s, city * SEATS, share * min(visits, 1.0), left, weights, scratch)
            share *= weights.later_visit
            visits -= 1.0


def add_priests(s: State, city: i64, worship: vec[i64]) -> None:
    """FINAL-6; before the end priests come and go, and count only in the city scored now."""
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[PRIEST + seat] == city:
            worship[city * SEATS + seat] += PRIEST_WORTH


def add_majority(s: State, row: i64, weight: float, counts: i64, scratch: Estimates) -> None:
    """FINAL-4, FINAL-5."""
    most: i64 = 0
    holders: i64 = 0
    players = s.rules.players
    worship = scratch.worship
    seat: i64
    for seat in range(players):
        points = worship[row + seat]
        if points > most:
            most = points
            holders = 1
        elif points == most and most > 0:
            holders += 1
    if most == 0:
        return
    share = 2.0 if holders == 1 else 1.0
    for seat in range(players):
        if worship[row + seat] == most and (counts >> seat) & 1:
            scratch.totals[seat] += weight * share


def add_scoring(
    s: State, row: i64, weight: float, left: float, weights: Weights, scratch: Estimates
) -> None:
    """Coins and a reward by rank (SCORE-4 to SCORE-7); Brahmabot gets prestige instead."""
    rate = weights.last_coin + (weights.coin - weights.last_coin) * min(left, 2.0) / 2.0
    players = s.rules.players
    worship = scratch.worship
    cells = s.seats
    seat: i64
    other: i64
    for seat in range(players):
        points = worship[row + seat]
        number = cells[CHARACTER + seat]
        rank: i64 = 0
        for other in range(players):  # is_behind, spelt out for speed
            theirs = worship[row + other]
            if theirs > points or (theirs == points and cells[CHARACTER + other] < number):
                rank += 1
        if not s.is_human(seat):
            first = rank == 0 and points > 0
            scratch.totals[seat] += weight * float(FIRST_PRESTIGE if first else SECOND_PRESTIGE)
        elif points == 0:
            scratch.totals[seat] += weight * rate * float(COMPENSATION)
        else:
            pay = rate * float(RANK_COINS[s.rules.players * 4 + rank])
            pay += weights.reward * float(s.seats[REWARD_TIMES + seat])
            if rank:
                pay -= weights.reward_rank * float(rank)
            elif s.rules.first_prestige:
                pay += float(s.rules.first_prestige)
            scratch.totals[seat] += weight * (pay + weights.lead * float(points))


def is_behind(s: State, worship: vec[i64], row: i64, seat: i64, other: i64) -> bool:
    """Whether the other seat is honoured more (SCORE-4)."""
    if worship[row + seat] != worship[row + other]:
        return worship[row + seat] < worship[row + other]
    return s.seats[CHARACTER + seat] > s.seats[CHARACTER + other]
