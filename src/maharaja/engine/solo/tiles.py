"""What the icons of Brahmabot's tiles do (SOLO-A-*); the tiles are data of the board file."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.choices import TO_BUILD_SHRINE_IN_CITY
from maharaja.engine.ids import (
    AWAIT_RETAKE,
    BRAHMABOT,
    CENTRE,
    NOBODY,
    WHY_BRAHMABOT,
)
from maharaja.engine.rules.character_change import give_character
from maharaja.engine.rules.goods import gain_coins
from maharaja.engine.rules.track import FIRST_SPACE, flag_space, leftmost_flag, move_flag
from maharaja.engine.rules.worship import pieces_worship
from maharaja.engine.solo.pieces import PLAYER, build_shrine, build_statue
from maharaja.engine.state import (
    CHARACTER,
    CITY_CELLS,
    State,
)
from maharaja.engine.text.events import (
    CHARACTER_RETURNED,
    CHARACTER_TAKEN,
    tell,
)

FLAG_STEPS: Final[i64] = 4  # SOLO-A-FLAG


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
