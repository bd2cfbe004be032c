"""Answers for players and bots that are not part of the rules: standings and cheapest journeys."""

from mypy_extensions import i64

from maharaja.engine.content.brahmabot import brahmabots_pay
from maharaja.engine.flow.scoring import rank_coins
from maharaja.engine.flow.travel import CLOSED, PAYEES, road_toll
from maharaja.engine.flow.worship import city_worship, ranking
from maharaja.engine.ids import ACTIONS, NOBODY, SEATS
from maharaja.engine.state import COINS, FREE_TRAVEL, PRESTIGE_BONUS, PRIEST, State


class Standing:
    """A seat in a city, as if the city were scored now."""

    def __init__(self, seat: i64, points: i64, rank: i64, coins: i64, prestige: i64) -> None:
        self.seat = seat
        self.points = points
        self.rank = rank  # 0: unranked, no worship points
        self.coins = coins
        self.prestige = prestige

    def __repr__(self) -> str:
        return (
            f"Standing(seat={self.seat}, points={self.points}, rank={self.rank}, "
            f"coins={self.coins}, prestige={self.prestige})"
        )


def standing(s: State, city: i64) -> list[Standing]:
    """Every seat's worship points, rank and pay in a city, best first, unranked seats last."""
    order = ranking(s, city)
    rows: list[Standing] = []
    rank: i64 = 0
    while rank < SEATS and order[rank] != NOBODY:
        rows.append(paid(s, city, order[rank], rank + 1))
        rank += 1
    ranked = [row.seat for row in rows]
    rows.extend(paid(s, city, seat, 0) for seat in range(s.rules.players) if seat not in ranked)
    return rows


def paid(s: State, city: i64, seat: i64, rank: i64) -> Standing:
    coins = rank_coins(s, rank)
    prestige: i64 = 0
    if rank == 1 and s.rules.first_prestige:
        prestige = s.rules.first_prestige + s.seats[PRESTIGE_BONUS + seat]
    if not s.is_human(seat):
        coins = 0
        prestige += brahmabots_pay(s, city)
    return Standing(seat, city_worship(s, city, seat), rank, coins, prestige)


class Journey:
    """A cheapest way to a junction by ids: its roads, and what each seat would be paid."""

    def __init__(self, goal: str, toll: i64, roads: list[str], payees: list[int]) -> None:
        self.goal = goal
        self.toll = toll
        self.roads = roads
        self.payees = payees

    def __repr__(self) -> str:
        return (
            f"Journey(goal={self.goal!r}, toll={self.toll}, roads={self.roads}, "
            f"payees={self.payees})"
        )


class Way:
    """A journey under construction, in numbers."""

    def __init__(self, end: i64, toll: i64, roads: list[int], payees: list[int]) -> None:
        self.end = end
        self.toll = toll
        self.roads = roads
        self.payees = payees


def journeys(s: State, seat: i64) -> list[Journey]:
    """The cheapest journey to each junction the priest could reach now, fewest roads on a tie.

    Junctions visited in the running journey are left out, as the rules do (Q-M11).
    """
    board = s.board
    return [
        Journey(
            board.junction_ids[way.end],
            way.toll,
            [board.road_ids[road] for road in way.roads],
            way.payees,
        )
        for way in cheapest_ways(s, seat)
    ]


def cheapest_ways(s: State, seat: i64) -> list[Way]:
    """Nearest first settled, in order of the junctions."""
    board = s.board
    here = s.seats[PRIEST + seat]
    coins = s.seats[COINS + seat]
    candidates: list[Way] = [Way(here, 0, [], [0] * s.rules.players)]
    settled = 1 << here
    if s.phase == ACTIONS and s.top_seat() == seat:
        settled |= s.journey
    found: list[Way] = []
    while candidates:
        nearest = min(candidates, key=lambda way: (way.toll, len(way.roads), way.end))
        candidates.remove(nearest)
        if nearest.roads:
            if (settled >> nearest.end) & 1:
                continue
            settled |= 1 << nearest.end
            found.append(nearest)
        i: i64
        for i in range(board.first_road[nearest.end], board.first_road[nearest.end + 1]):
            road = board.adjacent[i]
            toll = nearest.toll + road_toll(s, seat, road)
            if toll < CLOSED and toll <= coins and (settled >> board.across[i]) & 1 == 0:
                payees = nearest.payees[:]
                add_payees(s, seat, road, payees)
                candidates.append(Way(board.across[i], toll, [*nearest.roads, road], payees))
    found.sort(key=lambda way: way.end)
    return found


def add_payees(s: State, seat: i64, road: i64, payees: list[int]) -> None:
    if s.seats[FREE_TRAVEL + seat]:
        return
    village: i64
    other: i64
    for village in (s.board.road_near[road], s.board.road_far[road]):
        if village >= 0:
            paid_here = PAYEES[seat * 16 + s.villages[village]]
            for other in range(s.rules.players):
                payees[other] += (paid_here >> other) & 1
