"""Brahmabot, the solo opponent: its turn, its eight icons, its routes, its share of the scoring.

Its tiles are data of the board file. It never plans, pays tolls, or uses characters and bonuses.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import SETUP_VILLAGES, TILE_ICONS
from maharaja.engine.choices import TO_BUILD_SHRINE_IN_CITY, TO_BUILD_SHRINE_IN_VILLAGE
from maharaja.engine.ids import (
    AWAIT_RETAKE,
    AWAIT_REWARD,
    BRAHMABOT,
    BRAHMABOT_TURN,
    CENTRE,
    NOBODY,
    PLAIN,
    SHRINES_IN_ALL,
    STATUES_IN_ALL,
    WHY_BRAHMABOT,
    WHY_PRICE,
    WHY_RANK,
    WHY_SPECIAL,
    WHY_START,
)
from maharaja.engine.rules.building import has_statue_space, place_shrine, place_statue
from maharaja.engine.rules.character_change import give_character
from maharaja.engine.rules.city_scoring import compensate, rank_coins, remove_reward
from maharaja.engine.rules.goods import book_prestige, gain_coins, gain_prestige, pay_coins
from maharaja.engine.rules.track import FIRST_SPACE, flag_space, leftmost_flag, move_flag
from maharaja.engine.rules.worship import city_worship, pieces_worship, ranking
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    CHECK_PLACE,
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    PRIEST,
    SHRINES,
    STATUES,
    State,
    action_tile,
    performed_tile,
)
from maharaja.engine.text.events import (
    CHARACTER_RETURNED,
    CHARACTER_TAKEN,
    SHRINE_REMOVED,
    TILE_CHECKED,
    TRAVELS,
    TURN_ENDS,
    WORSHIP,
    tell,
)

PLAYER: Final[i64] = 0
PLAYER_BIT: Final[i64] = 1

# Per level (none, easy, medium, hard): SOLO-SETUP-7, SOLO-SETUP-8
LEVEL_SHRINES: Final = vec[i64]([0, 4, 6, 8])
LEVEL_COINS: Final = vec[i64]([0, 0, 2, 4])
LEVEL_PRESTIGE: Final = vec[i64]([0, 2, 3, 4])

STATUE_PRICE: Final[i64] = 6  # SOLO-12
FLAG_STEPS: Final[i64] = 4  # SOLO-A-FLAG
FIRST_PRESTIGE: Final[i64] = 4  # SOLO-15
SECOND_PRESTIGE: Final[i64] = 1  # SOLO-14


# --- set-up --------------------------------------------------------------------------------------


def equip(s: State) -> None:
    """All its pieces at once, coins and prestige by level (SOLO-SETUP-2, SOLO-SETUP-8)."""
    s.seats[STATUES + BRAHMABOT] = STATUES_IN_ALL
    s.seats[SHRINES + BRAHMABOT] = SHRINES_IN_ALL
    s.seats[COINS + BRAHMABOT] = LEVEL_COINS[s.rules.level]
    book_prestige(s, BRAHMABOT, LEVEL_PRESTIGE[s.rules.level], WHY_START)
    give_character(s, BRAHMABOT, s.setup.characters[0])


def settle(s: State) -> None:
    """One shrine in each village the Setup tile marks for the level (SOLO-SETUP-7)."""
    mark: i64
    for mark in range(LEVEL_SHRINES[s.rules.level]):
        village = s.board.setup_village[s.setup.setup_tile * SETUP_VILLAGES + mark]
        place_shrine(s, BRAHMABOT, TO_BUILD_SHRINE_IN_VILLAGE, village, SHRINES)


# --- building ------------------------------------------------------------------------------------


def build_statue(s: State, city: i64) -> bool:
    """On the first free space: centre, top, bottom, plain; no bonus (SOLO-B-1, Q-L4)."""
    if s.seats[STATUES + BRAHMABOT] == 0 or not has_statue_space(s, city):
        return False
    space: i64 = CENTRE
    while space < PLAIN and s.cities[city * CITY_CELLS + space] != NOBODY:
        space += 1
    place_statue(s, BRAHMABOT, city, space)
    return True


def build_shrine(s: State, kind: i64, place: i64) -> None:
    """From its board; with all shrines on the map, one that stands elsewhere (SOLO-B-2, Q-L10)."""
    if s.seats[SHRINES + BRAHMABOT] == 0:
        source = spare_shrine_city(s, place if kind == TO_BUILD_SHRINE_IN_CITY else 0)
        if source == 0:
            return
        s.cities[source * CITY_CELLS + CITY_SHRINES + BRAHMABOT] -= 1
        s.seats[SHRINES + BRAHMABOT] += 1
        if s.log is not None:
            tell(s, SHRINE_REMOVED, BRAHMABOT, source)
    place_shrine(s, BRAHMABOT, kind, place, SHRINES)


def spare_shrine_city(s: State, building_in: i64) -> i64:
    """The city furthest right on the track with a shrine of its own to move, or 0."""
    space = s.board.track
    while space >= FIRST_SPACE:
        city = s.track[space]
        if city and city != building_in and shrines_in_city(s, city) > 0:
            return city
        space -= 1
    return 0


def shrines_in_city(s: State, city: i64) -> i64:
    return s.cities[city * CITY_CELLS + CITY_SHRINES + BRAHMABOT]


# --- the icons of the upper section (SOLO-A-*) ---------------------------------------------------


def lead(s: State, city: i64) -> i64:
    """Its worship points less the player's; characters do not count outside scoring (Q-L2)."""
    return pieces_worship(s, city, BRAHMABOT) - pieces_worship(s, city, PLAYER)


def is_first(s: State, city: i64) -> bool:
    """Ahead of the player, ties by character number, with at least one point (Q-L1, Q-L2)."""
    return pieces_worship(s, city, BRAHMABOT) > 0 and wins_comparison(s, city)


def is_second(s: State, city: i64) -> bool:
    """The player is ahead with at least one point; it may have none itself (Q-L2)."""
    return pieces_worship(s, city, PLAYER) > 0 and not wins_comparison(s, city)


def wins_comparison(s: State, city: i64) -> bool:
    difference = lead(s, city)
    if difference == 0:
        return s.seats[CHARACTER + BRAHMABOT] < s.seats[CHARACTER + PLAYER]
    return difference > 0


class Icon:
    """Something the upper section of an Action tile tells Brahmabot to do."""

    def __init__(self, name: str) -> None:
        self.name = name

    def perform(self, s: State, amount: i64) -> None:
        raise NotImplementedError


class StatueMaharaja(Icon):
    """SOLO-A-STATUE-MAHARAJA."""

    def perform(self, s: State, amount: i64) -> None:
        build_statue(s, s.maharaja)


class ShrineMaharaja(Icon):
    """SOLO-A-SHRINE-MAHARAJA."""

    def perform(self, s: State, amount: i64) -> None:
        build_shrine(s, TO_BUILD_SHRINE_IN_CITY, s.maharaja)


class StatueLeft(Icon):
    """SOLO-A-STATUE-LEFT."""

    def perform(self, s: State, amount: i64) -> None:
        build_statue(s, leftmost_flag(s))


class StatueCentral(Icon):
    """The first city from the left whose centre is free (SOLO-A-STATUE-CENTRAL, Q-L3)."""

    def perform(self, s: State, amount: i64) -> None:
        space: i64
        for space in range(FIRST_SPACE, s.board.track + 1):
            city = s.track[space]
            if city and s.cities[city * CITY_CELLS + CENTRE] == NOBODY:
                build_statue(s, city)
                return


def best_city(s: State, as_first: bool) -> i64:
    """Where it leads by most, or trails by least; ties: the first from the left; 0 if nowhere."""
    best: i64 = 0
    space: i64
    for space in range(FIRST_SPACE, s.board.track + 1):
        city = s.track[space]
        if city == 0 or not (is_first(s, city) if as_first else is_second(s, city)):
            continue
        if best == 0 or lead(s, city) > lead(s, best):
            best = city
    return best


class StatueSecond(Icon):
    """Where it trails the player by least (SOLO-A-STATUE-SECOND, C-67, Q-L3)."""

    def perform(self, s: State, amount: i64) -> None:
        city = best_city(s, as_first=False)
        if city:
            build_statue(s, city)


class Flag(Icon):
    """Where it leads by most, four left or to the edge (SOLO-A-FLAG, Q-T10, Q-T12)."""

    def perform(self, s: State, amount: i64) -> None:
        city = best_city(s, as_first=True)
        if city:
            origin = flag_space(s, city)
            target = max(FIRST_SPACE, origin - FLAG_STEPS)
            if target < origin:
                move_flag(s, BRAHMABOT, city, target)


class Coins(Icon):
    """SOLO-A-COINS."""

    def perform(self, s: State, amount: i64) -> None:
        gain_coins(s, BRAHMABOT, amount, WHY_BRAHMABOT)


class TakeCharacter(Icon):
    """Its tile leaves the game, it takes the player's, the player picks anew (SOLO-A-CHARACTER)."""

    def perform(self, s: State, amount: i64) -> None:
        if s.display[0] == 0:
            return  # Q-L12
        if s.log is not None:
            tell(s, CHARACTER_RETURNED, BRAHMABOT, s.seats[CHARACTER + BRAHMABOT])
            tell(s, CHARACTER_TAKEN, BRAHMABOT, s.seats[CHARACTER + PLAYER], PLAYER)
        give_character(s, BRAHMABOT, s.seats[CHARACTER + PLAYER])
        give_character(s, PLAYER, 0)
        s.push(AWAIT_RETAKE, PLAYER, 0)


ICON_ROWS: Final[list[Icon]] = [
    StatueMaharaja("statue-maharaja"),
    ShrineMaharaja("shrine-maharaja"),
    StatueLeft("statue-left"),
    StatueCentral("statue-central"),
    StatueSecond("statue-second"),
    Flag("flag"),
    Coins("coins"),
    TakeCharacter("character"),
]

ICONS: Final[list[str]] = [row.name for row in ICON_ROWS]
ICONS_WITH_AMOUNT: Final[list[str]] = ["coins"]

# --- the turn ------------------------------------------------------------------------------------


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
    s.pop()
    travel(s)
    if s.log is not None:
        tell(s, TURN_ENDS, BRAHMABOT)


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
    return passed


def use_village(s: State, village: i64) -> i64:
    if s.villages[village] == 0:
        build_shrine(s, TO_BUILD_SHRINE_IN_VILLAGE, village)
    return s.villages[village] & PLAYER_BIT


def build_at_goal(s: State, city: i64) -> None:
    """Six coins buy a statue; otherwise a free shrine and a coin (SOLO-12, Q-L4)."""
    if s.seats[COINS + BRAHMABOT] >= STATUE_PRICE and build_statue(s, city):
        pay_coins(s, BRAHMABOT, STATUE_PRICE, WHY_PRICE)
        return
    build_shrine(s, TO_BUILD_SHRINE_IN_CITY, city)
    gain_coins(s, BRAHMABOT, 1, WHY_BRAHMABOT)


# --- city scoring --------------------------------------------------------------------------------


def brahmabots_pay(s: State, city: i64) -> i64:
    """Prestige for its rank: first, or second to the player; none if nobody has any points."""
    first = ranking(s, city)[0]
    if first == BRAHMABOT:
        return FIRST_PRESTIGE
    return SECOND_PRESTIGE if first == PLAYER else 0


def score_city_solo(s: State) -> None:
    """Coins for the player, prestige for Brahmabot (SOLO-14 to SOLO-18, Q-L6, Q-L16)."""
    order = ranking(s, s.maharaja)
    first = order[0]
    player_rank: i64 = 0
    bots_rank: i64 = 0
    rank: i64
    for rank in range(s.rules.players):
        if order[rank] == PLAYER:
            player_rank = rank + 1
        elif order[rank] == BRAHMABOT:
            bots_rank = rank + 1
    if s.log is not None:
        tell(s, WORSHIP, BRAHMABOT, city_worship(s, s.maharaja, BRAHMABOT), bots_rank)
        if player_rank:
            tell(s, WORSHIP, PLAYER, city_worship(s, s.maharaja, PLAYER), player_rank)
    if first != NOBODY:
        gain_prestige(s, BRAHMABOT, brahmabots_pay(s, s.maharaja), WHY_RANK)
        if s.rules.first_prestige:
            gain_prestige(s, first, s.rules.first_prestige, WHY_SPECIAL)
    if player_rank == 0:
        compensate(s, PLAYER)
        remove_reward(s, 0)
    else:
        gain_coins(s, PLAYER, rank_coins(s, player_rank), WHY_RANK)
        s.push(AWAIT_REWARD, PLAYER, 0)
