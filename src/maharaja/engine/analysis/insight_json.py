"""Insight as JSON: all that a seat is told besides its view to decide, in one piece.

Standings are the same for everybody. What a seat could do is for those who have something to
choose; it is made from what is open and from the seat's own secrets only.
"""

from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import i64

from maharaja.engine.analysis import insight
from maharaja.engine.analysis.insight import PIECES, cheapest_ways, choices_of
from maharaja.engine.analysis.remedies import opening_villages
from maharaja.engine.analysis.warnings import warnings_json
from maharaja.engine.choices import ITEMS, TO_MOVE_FLAG, TO_TRAVEL
from maharaja.engine.ids import (
    ACTION_NAMES,
    ACTIONS,
    ACTIONS_IN_ALL,
    BUY_PRESTIGE,
    NOBODY,
    PLANNING,
    SEATS,
    START,
    TAKE_SHRINES,
)
from maharaja.engine.rules.building import BUILDS, STATUES_LEFT, rebate_of, shrines_left
from maharaja.engine.rules.pieces import statue_price
from maharaja.engine.rules.track import STEPS, flag_space, leftmost_flag, move_flag
from maharaja.engine.rules.travel import CLOSED, road_toll
from maharaja.engine.rules.turn import PRESTIGE_PRICE
from maharaja.engine.state import CHARACTER, COINS, PRIEST, SHRINES, STATUES, SUPPLY, State
from maharaja.json_types import (
    Action,
    Coming,
    FlagMove,
    Insight,
    Journey,
    Obstacle,
    PlanOutlook,
    Standing,
    StatuePrices,
)


class Rows:
    """The rows of cities by the points of their seats: what brings everybody as much is made once.

    For states that pay alike (``pay_key``). ``write`` makes of rows what is kept of them, such as
    the text that is sent.
    """

    def __init__(self, write: Callable[[list[Standing]], Any] | None = None) -> None:
        self.write = write
        self.known: dict[int, Any] = {}


def pay_key(s: State) -> i64:
    """A number that is the same for states in which the same points bring the same (SCORE-4 to 6).

    Ranks depend on the characters' order, pay on who plays.
    """
    key = s.rules.players * 2 + (1 if s.rules.solo else 0)
    seat: i64
    other: i64
    for seat in range(s.rules.players):
        lower: i64 = 0
        for other in range(s.rules.players):
            if s.seats[CHARACTER + other] < s.seats[CHARACTER + seat]:
                lower += 1
        key = key * SEATS + lower
    return key


def insight_json(s: State, seat: i64) -> Insight:
    """For a seat; NOBODY is a spectator, who is told what the cities would pay."""
    known = Rows()
    found = no_insight()
    found["standings"] = standings_json(s, known)
    if seat != NOBODY:
        found["more"] = more_json(s, seat, known)
        legal: list[int] = choices_of(s, seat)
        add_possibilities(s, seat, legal, found)
        found["plans"] = plans_json(s, seat)
        found["warnings"] = warnings_json(s, seat, legal)
    return found


def insight_for_update(s: State, seat: i64, known: Rows) -> Insight:
    """What the seat needs to choose now, without the standings: those are the same for everybody.

    Made for every move, so for those who have a choice, and no more than it is about. Those who
    wait are told what one more piece would do in the city of the round. ``known``: rows that were
    made for whomever before.
    """
    found = no_insight()
    if seat == NOBODY:
        return found
    legal: list[int] = choices_of(s, seat)
    if not legal:
        if s.phase in (PLANNING, ACTIONS):
            visited = more_in(s, s.maharaja, seat, s.copy(), known)
            found["more"] = {s.board.junction_ids[s.maharaja]: visited}
        return found
    if s.phase in (PLANNING, ACTIONS):
        found["more"] = more_json(s, seat, known)
    if s.phase == PLANNING:
        found["plans"] = plans_json(s, seat)
    else:
        add_possibilities(s, seat, legal, found)
    found["warnings"] = warnings_json(s, seat, legal)
    return found


def add_possibilities(s: State, seat: i64, legal: list[int], found: Insight) -> None:
    """What the seat could do, at what price, and why not."""
    found["journeys"] = journeys_json(s, seat)
    found["roads"] = roads_json(s, seat, legal)
    found["unreachable"] = unreachable(s, seat, [way["goal"] for way in found["journeys"]])
    found["villages"] = insight.village_payees(s, seat)
    found["statues"] = cast(dict[Action, dict[str, int]], insight.statue_prices(s, seat))
    found["prices"] = insight.prices(s, seat)
    found["openings"] = cast(dict[Action, dict[str, int]], insight.openings(s, seat))
    found["flags"] = flags_json(s, seat, legal)


def no_insight() -> Insight:
    return {
        "standings": {},
        "more": {},
        "journeys": [],
        "roads": {},
        "unreachable": {},
        "villages": {},
        "statues": {},
        "prices": {},
        "openings": {},
        "flags": {},
        "plans": {},
        "warnings": {},
    }


# --- cities --------------------------------------------------------------------------------------


def standings_json(s: State, known: Rows) -> dict[str, list[Standing]]:
    return {
        s.board.junction_ids[city]: rows_of(s, city, known) for city in range(1, s.board.cities + 1)
    }


def rows_json(rows: list[insight.Standing]) -> list[Standing]:
    return [row_json(row, rows) for row in rows]


def row_json(row: insight.Standing, rows: list[insight.Standing]) -> Standing:
    return {
        "seat": int(row.seat),
        "points": int(row.points),
        "rank": int(row.rank),
        "coins": int(row.coins),
        "tied": [
            int(other.seat)
            for other in rows
            if other.points == row.points and row.rank and other.seat != row.seat
        ],
    }


def more_json(s: State, seat: i64, known: Rows) -> dict[str, dict[Coming, list[Standing]]]:
    """By city: the standing with one more of each of the seat's pieces that it could get."""
    twin = s.copy()
    return {
        s.board.junction_ids[city]: more_in(s, city, seat, twin, known)
        for city in range(1, s.board.cities + 1)
    }


def more_in(
    s: State, city: i64, seat: i64, twin: State, known: Rows
) -> dict[Coming, list[Standing]]:
    """``twin``: a copy to put pieces on, which is left as it came."""
    found: dict[Coming, list[Standing]] = {}
    for piece in PIECES:
        if insight.add_piece(twin, city, seat, piece):
            found[piece] = rows_of(twin, city, known)
            insight.take_piece_back(twin, s, city, seat)
    return found


def rows_of(s: State, city: i64, known: Rows) -> Any:
    """The rows of a city, or what is kept of them."""
    points: int = insight.points_in(s, city)
    rows = known.known.get(points)
    if rows is None:
        rows = rows_json(insight.standing(s, city))
        if known.write is not None:
            rows = known.write(rows)
        known.known[points] = rows
    return rows


# --- journeys ------------------------------------------------------------------------------------


def journeys_json(s: State, seat: i64) -> list[Journey]:
    return [
        {
            "goal": s.board.junction_ids[way.end],
            "toll": int(way.toll),
            "roads": [s.board.road_ids[road] for road in way.roads],
            "payees": way.payees,
        }
        for way in cheapest_ways(s, seat)
    ]


def roads_json(s: State, seat: i64, legal: list[int]) -> dict[str, Journey]:
    """Each road that is a legal choice: where it leads, and who is paid on it."""
    found: dict[str, Journey] = {}
    board = s.board
    choice: i64
    for choice in legal:
        if choice // ITEMS == TO_TRAVEL:
            road = choice % ITEMS
            end = board.road_a[road] + board.road_b[road] - s.seats[PRIEST + seat]
            payees = [0] * s.rules.players
            insight.add_payees(s, seat, road, payees)
            found[board.road_ids[road]] = {
                "goal": board.junction_ids[end],
                "toll": int(road_toll(s, seat, road)),
                "roads": [board.road_ids[road]],
                "payees": payees,
            }
    return found


def unreachable(s: State, seat: i64, reached: list[str]) -> dict[str, Obstacle]:
    """Why there is no journey to the other junctions."""
    passable = passable_from(s, seat)
    found: dict[str, Obstacle] = {}
    junction: i64
    for junction in range(START, s.board.cities + 1):
        name = s.board.junction_ids[junction]
        if junction != s.seats[PRIEST + seat] and name not in reached:
            found[name] = no_way(s, seat, junction, passable)
    return found


def no_way(s: State, seat: i64, junction: i64, passable: i64) -> Obstacle:
    if s.phase == ACTIONS and s.top_seat() == seat and (s.journey >> junction) & 1:
        return obstacle("visited-in-this-journey", "Q-M11")
    if (passable >> junction) & 1:
        return obstacle("toll-too-high", "Q-M4")
    villages = opening_villages(s, passable, junction)
    return {"reason": "village-without-shrine", "rule": "MOVE-3", "places": villages}


def obstacle(reason: str, rule: str) -> Obstacle:
    """One against which no place helps."""
    return {"reason": reason, "rule": rule, "places": []}


def passable_from(s: State, seat: i64) -> i64:
    """Bit per junction that open roads lead to from the priest, whatever their tolls (MOVE-3)."""
    board = s.board
    reached = 1 << s.seats[PRIEST + seat]
    before: i64 = 0
    road: i64
    while reached != before:
        before = reached
        for road in range(board.roads):
            ends = (1 << board.road_a[road]) | (1 << board.road_b[road])
            if reached & ends and road_toll(s, seat, road) < CLOSED:
                reached |= ends
    return reached


# --- flags and plans -----------------------------------------------------------------------------


def flags_json(s: State, seat: i64, legal: list[int]) -> dict[str, FlagMove]:
    """Where each flag that may be moved would go, and which ones make room (TRACK-1 to 4)."""
    found: dict[str, FlagMove] = {}
    choice: i64
    for choice in legal:
        if choice // ITEMS == TO_MOVE_FLAG:
            city = choice % ITEMS
            found[s.board.junction_ids[city]] = flag_json(s, seat, city)
    return found


def flag_json(s: State, seat: i64, city: i64) -> FlagMove:
    twin = s.copy()
    origin = flag_space(s, city)
    move_flag(twin, seat, city, origin - STEPS)
    names = s.board.junction_ids
    pushed = [
        names[other]
        for other in list(twin.track)[1:]
        if other not in (0, city) and flag_space(s, other) != flag_space(twin, other)
    ]
    return {
        "from": int(origin),
        "to": int(origin - STEPS),
        "pushed": pushed,
        "track": [names[other] if other else None for other in list(twin.track)[1:]],
        "next_city": names[leftmost_flag(twin)],
    }


def plans_json(s: State, seat: i64) -> dict[Action, PlanOutlook]:
    """For planning: each action's price of a statue, and what is missing for it now."""
    found: dict[Action, PlanOutlook] = {}
    action: i64
    for action in range(ACTIONS_IN_ALL):
        found[cast(Action, ACTION_NAMES[action])] = {
            "statue": plan_prices(s, seat, action),
            "obstacle": plan_obstacle(s, seat, action),
        }
    return found


def plan_prices(s: State, seat: i64, action: i64) -> StatuePrices | None:
    if BUILDS[action] & STATUES_LEFT == 0:
        return None
    rebate = rebate_of(BUILDS[action])
    elsewhere: i64 = 2 if s.maharaja == 1 else 1
    return {
        "visited": int(statue_price(s, seat, s.maharaja, rebate)),
        "elsewhere": int(statue_price(s, seat, elsewhere, rebate)),
    }


def plan_obstacle(s: State, seat: i64, action: i64) -> Obstacle | None:
    """What would keep the seat from it as things are; it may be planned all the same (PLAN-2)."""
    prices = plan_prices(s, seat, action)
    coins = s.seats[COINS + seat]
    if prices is not None:
        if s.seats[STATUES + seat] == 0:
            return obstacle("no-statues-left", "Q-B14")
        if coins < min(prices["visited"], prices["elsewhere"]):
            return obstacle("too-few-coins", "STATUE-4")
    elif shrines_left(BUILDS[action]) and s.seats[SHRINES + seat] == 0:
        return obstacle("no-shrines-left", "Q-B4")
    elif action == BUY_PRESTIGE and coins < PRESTIGE_PRICE:
        return obstacle("too-few-coins", "ACT-PP")
    elif action == TAKE_SHRINES and s.seats[SUPPLY + seat] == 0:
        return obstacle("no-shrines-in-supply", "ACT-SHRINES")
    return None
