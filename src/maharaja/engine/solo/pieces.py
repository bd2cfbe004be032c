"""What Brahmabot begins with and how it builds (SOLO-SETUP-*, SOLO-B-*)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import SETUP_VILLAGES
from maharaja.engine.choices import TO_BUILD_SHRINE_IN_CITY, TO_BUILD_SHRINE_IN_VILLAGE
from maharaja.engine.ids import (
    BRAHMABOT,
    CENTRE,
    NOBODY,
    PLAIN,
    SHRINES_IN_ALL,
    STATUES_IN_ALL,
    WHY_START,
)
from maharaja.engine.rules.character_change import give_character
from maharaja.engine.rules.goods import book_prestige
from maharaja.engine.rules.pieces import has_statue_space, place_shrine, place_statue
from maharaja.engine.rules.track import FIRST_SPACE
from maharaja.engine.state import (
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    OF_CITIES,
    SHRINES,
    STATUES,
    State,
)
from maharaja.engine.text.events import (
    SHRINE_REMOVED,
    tell,
)

PLAYER: Final[i64] = 0
PLAYER_BIT: Final[i64] = 1
# Per level (none, easy, medium, hard): SOLO-SETUP-7, SOLO-SETUP-8
LEVEL_SHRINES: Final = vec[i64]([0, 4, 6, 8])
LEVEL_COINS: Final = vec[i64]([0, 0, 2, 4])
LEVEL_PRESTIGE: Final = vec[i64]([0, 2, 3, 4])


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
        s.own(OF_CITIES)
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
