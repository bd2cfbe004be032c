"""Brahmabot's turn: its tile, icon by icon, then the journey (SOLO-6 to SOLO-13)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.board import TILE_ICONS
from maharaja.engine.choices import TO_BUILD_SHRINE_IN_CITY, TO_BUILD_SHRINE_IN_VILLAGE
from maharaja.engine.ids import (
    BRAHMABOT,
    BRAHMABOT_TURN,
    WHY_BRAHMABOT,
    WHY_PRICE,
)
from maharaja.engine.rules.goods import gain_coins, pay_coins
from maharaja.engine.solo.pieces import (
    PLAYER,
    PLAYER_BIT,
    build_shrine,
    build_statue,
    shrines_in_city,
)
from maharaja.engine.solo.route import best_route, missing_shrines
from maharaja.engine.solo.tiles import ICON_ROWS
from maharaja.engine.state import (
    ACTED,
    CHECK_PLACE,
    COINS,
    PRIEST,
    SHRINES,
    State,
    action_tile,
    performed_tile,
)
from maharaja.engine.text.events import (
    TILE_CHECKED,
    TRAVELS,
    TURN_ENDS,
    reach_stage,
    tell,
)

STATUE_PRICE: Final[i64] = 6  # SOLO-12


def tile_of_round(s: State) -> i64:
    return performed_tile(s.board, s.setup.stacks, s.round)


def begin_brahmabot_turn(s: State) -> None:
    """The check mark of the next tile tells which of the three is performed (SOLO-6, Q-L19)."""
    s.seats[ACTED + BRAHMABOT] = 1
    if s.log is not None:
        check = action_tile(s.setup.stacks, s.round, CHECK_PLACE)
        tell(s, TILE_CHECKED, BRAHMABOT, check, tile_of_round(s))
    s.push(BRAHMABOT_TURN, BRAHMABOT, 0)


def brahmabot_turn(s: State) -> None:
    """Upper section icon by icon (Q-L24), then the journey. arg: icons done.

    The player's pick after a lost character comes in between; the frame then resumes here.
    """
    depth = s.depth
    place = s.top_arg()
    while place < TILE_ICONS:
        cell = tile_of_round(s) * TILE_ICONS + place
        icon = s.board.tile_icon[cell]
        if icon < 0:
            break
        place += 1
        s.set_top_arg(place)
        ICON_ROWS[icon].perform(s, s.board.tile_amount[cell])
        if s.depth > depth:
            return
        if s.stages is not None:
            reach_stage(s)
    s.pop()
    travel(s)
    if s.stages is not None:
        reach_stage(s)
    if s.log is not None:
        tell(s, TURN_ENDS, BRAHMABOT)


def movable_shrines(s: State) -> i64:
    """Those on its board and those in cities (Q-L10)."""
    shrines = s.seats[SHRINES + BRAHMABOT]
    city: i64
    for city in range(1, s.board.cities + 1):
        shrines += shrines_in_city(s, city)
    return shrines


def travel(s: State) -> None:
    """To the city of the middle section; it builds there only if it was connected (SOLO-12)."""
    goal = s.board.tile_go[tile_of_round(s)]
    if goal == 0:
        goal = s.maharaja
    route = best_route(s, goal)
    missing = missing_shrines(s, route)
    if missing > movable_shrines(s):
        return
    passed: i64 = 0
    road: i64
    for road in route:
        passed += take_road(s, road)
    if passed:
        gain_coins(s, PLAYER, passed, WHY_BRAHMABOT)
        if s.stages is not None:
            reach_stage(s)
    if missing == 0:
        build_at_goal(s, goal)


def take_road(s: State, road: i64) -> i64:
    """Fill empty villages in travel order and walk; returns the player's shrines passed."""
    board = s.board
    first = board.road_near[road]
    second = board.road_far[road]
    end = board.road_b[road]
    if s.seats[PRIEST + BRAHMABOT] == end:
        end = board.road_a[road]
        if second >= 0:
            first, second = second, first
    passed = use_village(s, first)
    if second >= 0:
        passed += use_village(s, second)
    s.seats[PRIEST + BRAHMABOT] = end
    if s.log is not None:
        tell(s, TRAVELS, BRAHMABOT, road, end)
        reach_stage(s)
    return passed


def use_village(s: State, village: i64) -> i64:
    if s.villages[village] == 0:
        build_shrine(s, TO_BUILD_SHRINE_IN_VILLAGE, village)
        if s.stages is not None:
            reach_stage(s)
    return s.villages[village] & PLAYER_BIT


def build_at_goal(s: State, city: i64) -> None:
    """Six coins buy a statue; otherwise a free shrine and a coin (SOLO-12, Q-L4)."""
    if s.seats[COINS + BRAHMABOT] >= STATUE_PRICE and build_statue(s, city):
        pay_coins(s, BRAHMABOT, STATUE_PRICE, WHY_PRICE)
        return
    build_shrine(s, TO_BUILD_SHRINE_IN_CITY, city)
    gain_coins(s, BRAHMABOT, 1, WHY_BRAHMABOT)
