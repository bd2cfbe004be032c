"""A position in meaningful numbers, a row for every seat: what the learned evaluation reads.

The rows mean the same on every board and for every number of players.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.evaluation import (
    MOST_JUNCTIONS,
    Estimates,
    is_behind,
    rounds_left,
)
from maharaja.bots.search.roads import Roads
from maharaja.engine.content.characters import CHARACTERS, NOTHING, Character
from maharaja.engine.content.final_lines import FINAL_LINES
from maharaja.engine.ids import (
    ROUNDS,
    SCORING,
    SEATS,
)
from maharaja.engine.rules.city_scoring import COMPENSATION, RANK_COINS
from maharaja.engine.rules.final_scoring import (
    MAJORITY,
    STATUE_PRESTIGE,
    TIED_MAJORITY,
    scores_goods,
    scores_majority,
)
from maharaja.engine.rules.track import FIRST_SPACE
from maharaja.engine.rules.worship import city_worship, pieces_worship
from maharaja.engine.state import (
    ACTED,
    BUILDS_ANYWHERE,
    CHARACTER,
    COINS,
    FREE_TRAVEL,
    LOAN_SEAT,
    PRESTIGE,
    PRIEST,
    REWARD_TIMES,
    SHRINES,
    STATUE_REBATE,
    STATUES,
    TOKENS,
    State,
    statues_built,
)

POINTS: Final[i64] = 0  # prestige, and what is certain of final scoring
PURSE: Final[i64] = 1  # coins up to 12
SAVINGS: Final[i64] = 2  # coins beyond that, up to 24
HOARD: Final[i64] = 3  # coins beyond those
STOCK: Final[i64] = 4  # the first four shrines on the player board
SPARE_STOCK: Final[i64] = 5
TOKEN: Final[i64] = 6
STATUE: Final[i64] = 7  # statues built
LAST_STATUES: Final[i64] = 8  # statues built beyond the fourth
MAJORITIES: Final[i64] = 9  # points for majorities as things stand
MARGINS: Final[i64] = 10  # worship ahead of, or behind, the best other, city by city, up to 3
NOW_COINS: Final[i64] = 11  # coins of the city scored this round; counts as turns are over
NOW_EARLY: Final[i64] = 12  # the same while turns are still to come
NOW_REWARD: Final[i64] = 13  # a reward there, as turns are over
NOW_RANK: Final[i64] = 14  # and its rank from 0
NEXT: Final[i64] = 15  # coins of the next four cities as they stand, then worship ahead there
AHEAD: Final[i64] = 19
VILLAGES: Final[i64] = 23
CITIES: Final[i64] = 24  # that the priest can walk to
TOLLS: Final[i64] = 25  # of the way to all of them, up to 4 each
WAITING: Final[i64] = 26  # the turn of this round is still to come
REBATE: Final[i64] = 27  # by the own character and borrowed ones
ANYWHERE: Final[i64] = 28
FREE: Final[i64] = 29
TIMES: Final[i64] = 30
BORROWED: Final[i64] = 31  # Maharani tokens placed
LATER: Final[i64] = 32  # share of the others who act earlier in a round
SAFE: Final[i64] = 33  # points for majorities by two worship or more
STATUES_PAID: Final[i64] = 34  # statues that the coins pay for, up to two
WAY: Final[i64] = 35  # coins of the way to the city scored next, and to the six after it
CHARACTER_DOES: Final[i64] = 42  # + place in TAUGHT of what the own character does
FEATURES: Final[i64] = 58
WAYS: Final[i64] = CHARACTER_DOES - WAY
# What the characters do that games have taught the weights of, as Character.does names it.
TAUGHT: Final[list[str]] = [
    NOTHING,
    "TakeShrine",
    "ExchangeGoods",
    "BuyToken",
    "priest_worship=1",
    "TakePrestige",
    "pair_worship=1",
    "flat_worship=1",
    "free_travel=1",
    "MoveFlag",
    "prestige_bonus=1",
    "builds_anywhere=1",
    "BuildFromSupply",
    "TakeToken",
    "statue_rebate=3",
    "reward_times=2",
]
UNTAUGHT: Final[i64] = -1  # the place of what no game has taught
FEATURE_NAMES: Final[list[str]] = [
    "points",
    "purse",
    "savings",
    "hoard",
    "stock",
    "spare-stock",
    "token",
    "statue",
    "last-statues",
    "majorities",
    "margins",
    "now-coins",
    "now-early",
    "now-reward",
    "now-rank",
    "next-1",
    "next-2",
    "next-3",
    "next-4",
    "ahead-1",
    "ahead-2",
    "ahead-3",
    "ahead-4",
    "villages",
    "cities",
    "tolls",
    "waiting",
    "rebate",
    "anywhere",
    "free",
    "times",
    "borrowed",
    "later",
    "safe",
    "statues-paid",
    *(f"way-{number}" for number in range(WAYS)),
    *(f"does {what}" for what in TAUGHT),
]

VISITS: Final[i64] = 4  # cities to come that are looked at
MOST_AHEAD: Final[i64] = 3
MOST_WAY: Final[i64] = 8
SAFE_LEAD: Final[i64] = 2


def _taught_places() -> vec[i64]:
    """By character: the place of what it does in TAUGHT, or UNTAUGHT."""
    places = vec[i64]([UNTAUGHT] * len(CHARACTERS))
    for number, row in enumerate(CHARACTERS):
        if row.does() in TAUGHT:
            places[number] = TAUGHT.index(row.does())
    return places


TAUGHT_PLACES: Final = _taught_places()


def alike(row: Character) -> list[int]:
    """Places in TAUGHT of what comes nearest to a tile that no game has taught.

    Abilities are like abilities, answers like the same answers of another size.
    """
    names = [part.partition("=")[0] for part in row.does().split()]
    places: list[int] = []
    for place, what in enumerate(TAUGHT):
        is_ability = "=" not in what and what != NOTHING
        if (is_ability and row.ability is not None) or what.partition("=")[0] in names:
            places.append(place)
    return places or [TAUGHT.index(NOTHING)]


def fill_alike(cells: vec[float], first: i64, row: Character) -> None:
    """A tile that no game has taught counts as the mean of those it is like."""
    places = alike(row)
    place: i64
    for place in places:
        cells[first + place] = 1.0 / float(len(places))


class Rows:
    """Room for the rows of all seats: ``cells[seat * FEATURES + feature]``."""

    def __init__(self) -> None:
        self.cells: vec[float] = vec[float]([0.0] * (SEATS * FEATURES))
        self.left: float = 0.0  # rounds to come
        self.scratch = Estimates()
        self.worship: vec[i64] = vec[i64]([0] * (MOST_JUNCTIONS * SEATS))  # of pieces, by city
        self.roads = Roads()

    def fill(self, s: State) -> None:
        """Read the position."""
        cells = self.cells
        cell: i64
        for cell in range(SEATS * FEATURES):
            cells[cell] = 0.0
        self.left = rounds_left(s)
        self.roads.look(s)
        seat: i64
        for seat in range(s.rules.players):
            self.fill_goods(s, seat)
            self.fill_roads(s, seat)
            self.fill_character(s, seat)
        self.fill_cities(s)
        self.fill_ways(s)

    def fill_goods(self, s: State, seat: i64) -> None:
        row = seat * FEATURES
        cells = self.cells
        built = statues_built(s, seat)
        points = s.seats[PRESTIGE + seat]
        if scores_goods(s, seat):
            points += STATUE_PRESTIGE * built
        if s.rules.final:
            points += FINAL_LINES[s.rules.final - 1].score(s, seat)
        coins = s.seats[COINS + seat]
        shrines = s.seats[SHRINES + seat]
        cells[row + POINTS] = float(points)
        cells[row + PURSE] = float(min(coins, 12))
        cells[row + SAVINGS] = float(min(max(coins - 12, 0), 12))
        cells[row + HOARD] = float(max(coins - 24, 0))
        cells[row + STOCK] = float(min(shrines, 4))
        cells[row + SPARE_STOCK] = float(max(shrines - 4, 0))
        if s.seats[STATUES + seat] > 0:
            cells[row + TOKEN] = float(min(s.seats[TOKENS + seat], 3))
        cells[row + STATUE] = float(built)
        cells[row + LAST_STATUES] = float(max(built - 4, 0))
        price = s.rules.visited_price - s.seats[STATUE_REBATE + seat]
        paid = min(coins // max(price, 1), s.seats[STATUES + seat])
        cells[row + STATUES_PAID] = float(min(paid, 2))
        if s.seats[ACTED + seat] == 0:
            cells[row + WAITING] = 1.0

    def fill_roads(self, s: State, seat: i64) -> None:
        row = seat * FEATURES
        bit: i64 = 1 << seat
        owned: i64 = 0
        village: i64
        for village in range(s.board.villages):
            if s.villages[village] & bit:
                owned += 1
        place = self.roads.place(s, seat)
        self.cells[row + VILLAGES] = float(owned)
        self.cells[row + CITIES] = float(self.roads.reached[place])
        self.cells[row + TOLLS] = float(self.roads.due[place])

    def fill_ways(self, s: State) -> None:
        """What the ways cost to the cities in the order in which they will be scored."""
        way: i64 = 0
        left: i64 = ROUNDS - s.round
        if s.phase < SCORING and s.round > 0:
            self.fill_way(s, way, s.maharaja)
            way = 1
            left += 1
        space: i64
        for space in range(FIRST_SPACE, s.board.track + 1):
            if s.track[space] and way < min(left, WAYS):
                self.fill_way(s, way, s.track[space])
                way += 1

    def fill_way(self, s: State, way: i64, city: i64) -> None:
        seat: i64
        for seat in range(s.rules.players):
            cost = min(MOST_WAY, self.roads.cost(s, seat, city))
            self.cells[seat * FEATURES + WAY + way] = float(cost)

    def fill_character(self, s: State, seat: i64) -> None:
        row = seat * FEATURES
        cells = self.cells
        cells[row + REBATE] = float(s.seats[STATUE_REBATE + seat])
        cells[row + ANYWHERE] = float(s.seats[BUILDS_ANYWHERE + seat])
        cells[row + FREE] = float(s.seats[FREE_TRAVEL + seat])
        cells[row + TIMES] = float(s.seats[REWARD_TIMES + seat] - 1)
        loan: i64 = 0
        while loan < len(s.loans):
            if s.loans[loan + LOAN_SEAT] == seat:
                cells[row + BORROWED] += 1.0
            loan += 3
        number = s.seats[CHARACTER + seat]
        cells[row + LATER] = earlier_share(s, seat)
        if number:
            place = TAUGHT_PLACES[number]
            if place != UNTAUGHT:
                cells[row + CHARACTER_DOES + place] = 1.0
            else:
                fill_alike(cells, row + CHARACTER_DOES, CHARACTERS[number])

    def fill_cities(self, s: State) -> None:
        """Majorities, and how the cities stand that are to be scored."""
        worship = self.scratch.worship
        players = s.rules.players
        city: i64
        seat: i64
        counts: i64 = 0  # bit per seat that the line for the lead is for
        for seat in range(players):
            if scores_majority(s, seat):
                counts |= 1 << seat
        for city in range(1, s.board.cities + 1):
            for seat in range(players):
                worship[seat] = pieces_worship(s, city, seat)
                self.worship[city * SEATS + seat] = worship[seat]
            self.add_majority(players, counts)
        if s.phase < SCORING and s.round > 0:
            self.fill_now(s)
        visit: i64 = 0
        space: i64
        for space in range(FIRST_SPACE, s.board.track + 1):
            city = s.track[space]
            if city and visit < VISITS and s.round + visit < ROUNDS:
                for seat in range(players):
                    worship[seat] = self.worship[city * SEATS + seat]
                    if s.seats[PRIEST + seat] == city:
                        worship[seat] -= 1
                for seat in range(players):
                    row = seat * FEATURES + visit
                    self.cells[row + NEXT] = float(self.coins(s, seat))
                    self.cells[row + AHEAD] = float(self.ahead(players, seat))
                visit += 1

    def add_majority(self, players: i64, counts: i64) -> None:
        seat: i64
        for seat in range(players):
            row = seat * FEATURES
            ahead = self.ahead(players, seat)
            self.cells[row + MARGINS] += float(ahead)
            if (counts >> seat) & 1 and self.scratch.worship[seat] > 0:
                if ahead > 0:
                    self.cells[row + MAJORITIES] += float(MAJORITY)
                    if ahead >= SAFE_LEAD:
                        self.cells[row + SAFE] += float(MAJORITY)
                elif ahead == 0:
                    self.cells[row + MAJORITIES] += float(TIED_MAJORITY)

    def fill_now(self, s: State) -> None:
        """The city scored this round, more certain the more turns are over."""
        worship = self.scratch.worship
        players = s.rules.players
        over: i64 = 0
        seat: i64
        for seat in range(players):
            worship[seat] = city_worship(s, s.maharaja, seat)
            over += s.seats[ACTED + seat]
        share = float(over) / float(players)
        for seat in range(players):
            row = seat * FEATURES
            coins = float(self.coins(s, seat))
            self.cells[row + NOW_COINS] = share * coins
            self.cells[row + NOW_EARLY] = (1.0 - share) * coins
            if worship[seat] > 0:
                self.cells[row + NOW_REWARD] = share * float(s.seats[REWARD_TIMES + seat])
                self.cells[row + NOW_RANK] = share * float(self.rank(s, seat))

    def ahead(self, players: i64, seat: i64) -> i64:
        """Worship points ahead of the best other, cut at 3 either way."""
        best: i64 = 0
        other: i64
        for other in range(players):
            if other != seat:
                best = max(best, self.scratch.worship[other])
        return max(-MOST_AHEAD, min(MOST_AHEAD, self.scratch.worship[seat] - best))

    def rank(self, s: State, seat: i64) -> i64:
        rank: i64 = 0
        other: i64
        for other in range(s.rules.players):
            if other != seat and is_behind(s, self.scratch.worship, 0, seat, other):
                rank += 1
        return rank

    def coins(self, s: State, seat: i64) -> i64:
        """What the city would pay the seat (SCORE-5, SCORE-6)."""
        if self.scratch.worship[seat] == 0:
            return COMPENSATION
        return RANK_COINS[s.rules.players * 4 + self.rank(s, seat)]


def earlier_share(s: State, seat: i64) -> float:
    """The share of the others who act before the seat in a round (ACT-1)."""
    earlier: i64 = 0
    other: i64
    for other in range(s.rules.players):
        if s.seats[CHARACTER + other] < s.seats[CHARACTER + seat]:
            earlier += 1
    return float(earlier) / float(s.rules.players - 1)
