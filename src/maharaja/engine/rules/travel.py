"""The priest's journeys, road by road, and the tolls of the villages on the way (MOVE-1 to 7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import ITEMS, TO_TRAVEL, Choices
from maharaja.engine.decision import Refusal
from maharaja.engine.ids import SEATS, WHY_TOLL
from maharaja.engine.rules.goods import hand_coins
from maharaja.engine.state import COINS, FREE_TRAVEL, PRIEST, State
from maharaja.engine.text.events import TRAVELS, tell


def _payees() -> vec[i64]:
    """Whom a passing priest pays: everybody with a shrine there, unless the mover has one too."""
    table = vec[i64]([0] * 64)
    mover: i64
    owners: i64
    for mover in range(SEATS):
        for owners in range(16):
            if (owners >> mover) & 1 == 0:
                table[mover * 16 + owners] = owners
    return table


# PAYEES[mover * 16 + owners]: bit per seat that gets one coin (MOVE-4, MOVE-5).
PAYEES: Final = _payees()
CLOSED: Final[i64] = 1000  # a toll nobody can pay: no shrine stands in the village (MOVE-3)


def _tolls() -> vec[i64]:
    table = vec[i64]([0] * 64)
    cell: i64
    seat: i64
    for cell in range(64):
        for seat in range(SEATS):
            table[cell] += (PAYEES[cell] >> seat) & 1
        if cell % 16 == 0:
            table[cell] = CLOSED
    return table


TOLLS: Final = _tolls()


def road_toll(s: State, seat: i64, road: i64) -> i64:
    """Coins due for the whole road, CLOSED or more if a village on it has no shrine."""
    board = s.board
    toll = TOLLS[seat * 16 + s.villages[board.road_near[road]]]
    far = board.road_far[road]
    if far >= 0:
        toll += TOLLS[seat * 16 + s.villages[far]]
    if toll < CLOSED and s.seats[FREE_TRAVEL + seat]:
        return 0
    return toll


def list_steps(s: State, seat: i64, out: Choices) -> None:
    """Roads the priest may take now: open, payable, and to a place new in this journey (Q-M11)."""
    board = s.board
    priest = s.seats[PRIEST + seat]
    # The sum of road_toll, spelt out for speed. With free travel any open road can be paid, and a
    # closed one never, however rich the seat.
    coins = CLOSED - 1
    if s.seats[FREE_TRAVEL + seat] == 0:
        coins = min(coins, s.seats[COINS + seat])
    journey = s.journey
    adjacent = board.adjacent
    near = board.road_near
    far = board.road_far
    villages = s.villages
    tolls = TOLLS
    row = seat * 16
    items = out.items
    count = out.count
    i: i64
    for i in range(board.first_road[priest], board.first_road[priest + 1]):
        if journey and (journey >> board.across[i]) & 1:
            continue
        road = adjacent[i]
        toll = tolls[row + villages[near[road]]]
        if toll > coins:
            continue
        village = far[road]
        if village >= 0:
            toll += tolls[row + villages[village]]
        if toll <= coins:
            items[count] = TO_TRAVEL * ITEMS + road
            count += 1
    out.count = count


def travel(s: State, seat: i64, road: i64) -> None:
    """Move along one road and pay each village in passing (Q-M5)."""
    board = s.board
    start = s.seats[PRIEST + seat]
    near = board.road_near[road]
    far = board.road_far[road]
    end = board.road_b[road]
    if start == end:
        end = board.road_a[road]
        if far >= 0:
            near, far = far, near
    s.seats[PRIEST + seat] = end
    s.journey |= (1 << start) | (1 << end)
    if s.log is not None:
        tell(s, TRAVELS, seat, road, end)
    if s.seats[FREE_TRAVEL + seat] == 0:
        pass_village(s, seat, near)
        if far >= 0:
            pass_village(s, seat, far)


def pass_village(s: State, seat: i64, village: i64) -> None:
    payees = PAYEES[seat * 16 + s.villages[village]]
    payee: i64 = 0
    while payees:
        if payees & 1:
            hand_coins(s, seat, payee, 1, WHY_TOLL)
        payees >>= 1
        payee += 1


def refuse_step(s: State, seat: i64, road: i64) -> Refusal:
    """Why ``travel road`` is not on the list of ``list_steps``."""
    board = s.board
    if road >= board.roads:
        return Refusal("unknown-choice", "R-1")
    priest = s.seats[PRIEST + seat]
    end = board.road_a[road] + board.road_b[road] - priest
    if priest != board.road_a[road] and priest != board.road_b[road]:
        return Refusal("road-elsewhere", "MOVE-2")
    if road_toll(s, seat, road) >= CLOSED:
        return Refusal("village-without-shrine", "MOVE-3")
    if (s.journey >> end) & 1:
        return Refusal("visited-in-this-journey", "Q-M11")
    return Refusal("toll-too-high", "Q-M4")
