"""Whether what a position waits for can be waited for: each frame with the one below it.

The grammar of the stack, from the bottom:

    draft | settle | plan
    turn [building] [ability-end (flag | free-shrine | exchange)]
    turn (flag | take | retake)
    brahmabot retake
    reward* [reward-end (buy | free-shrine | maharani)]
"""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.content.characters import CHARACTERS, resting_loans
from maharaja.engine.content.rewards import OTHER_TILE
from maharaja.engine.ids import (
    ABILITY_END,
    AWAIT_BUILDING,
    AWAIT_DRAFT,
    AWAIT_EXCHANGE,
    AWAIT_FLAG,
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PLANS,
    AWAIT_PURCHASES,
    AWAIT_RETAKE,
    AWAIT_REWARD,
    AWAIT_SETTLE,
    AWAIT_TAKE,
    AWAIT_TURN,
    BRAHMABOT,
    BRAHMABOT_TURN,
    NOBODY,
    REWARD_END,
)
from maharaja.engine.rules.building import STARTED, building_args
from maharaja.engine.rules.character_change import display_size, in_display, owner_of
from maharaja.engine.rules.setup import next_to_draft, next_to_settle
from maharaja.engine.state import (
    CHARACTER,
    FREE_SHRINE_FROM_SUPPLY,
    SHRINES,
    SUPPLY,
    State,
)
from maharaja.engine.text.json_reader import Reader

BUILDING_ARGS: Final = building_args()


def check_frames(s: State, reader: Reader) -> None:
    """FormatError at the first frame that cannot lie where it does."""
    for i, item in enumerate(reader.items()):
        if not fits(s, i):
            raise item.fail("error-data-nothing-waiting")


def fits(s: State, i: i64) -> bool:
    """Whether frame ``i`` may lie on the one below it."""
    kind = s.frames[i * 3]
    seat = s.frames[i * 3 + 1]
    arg = s.frames[i * 3 + 2]
    below: i64 = NOBODY
    owner: i64 = NOBODY
    if i > 0:
        below = s.frames[i * 3 - 3]
        owner = s.frames[i * 3 - 2]
    if kind in (AWAIT_REWARD, REWARD_END):
        return (below in (NOBODY, AWAIT_REWARD)) and is_new_to_reward(s, i)
    if below == NOBODY:
        return fits_at_the_bottom(s, kind, seat, arg)
    if kind == AWAIT_RETAKE:
        return fits_retake(s, seat, below, owner)
    return seat == owner and fits_on(s, kind, seat, arg, below) and may_be_top(s, kind, arg, i)


def is_new_to_reward(s: State, i: i64) -> bool:
    """Everybody who is asked picks once; a tile that is granted has its question on top."""
    seat = s.frames[i * 3 + 1]
    j: i64
    for j in range(i):
        if s.frames[j * 3 + 1] == seat:
            return False
    granting = s.frames[i * 3] == REWARD_END
    return s.is_human(seat) and (not granting or i + 2 == s.depth)


def fits_at_the_bottom(s: State, kind: i64, seat: i64, arg: i64) -> bool:
    if kind == AWAIT_DRAFT:
        return s.depth == 1 and seat == next_to_draft(s)
    if kind == AWAIT_SETTLE:
        return s.depth == 1 and seat == next_to_settle(s)
    if kind == AWAIT_PLANS:
        return s.depth == 1
    if kind == AWAIT_TURN:
        return s.is_human(seat)
    brahmabots = kind == BRAHMABOT_TURN and s.rules.solo and seat == BRAHMABOT
    return brahmabots and s.depth == 2 and arg > 0


def fits_retake(s: State, seat: i64, below: i64, owner: i64) -> bool:
    """Robbed by another player or by Brahmabot (ACT-CHARACTER-2, SOLO-A-CHARACTER)."""
    if s.depth != 2 or s.seats[CHARACTER + seat] != 0:
        return False
    if s.rules.solo:
        return below == BRAHMABOT_TURN and s.is_human(seat)
    return below == AWAIT_TURN and seat != owner


def fits_on(s: State, kind: i64, seat: i64, arg: i64, below: i64) -> bool:
    """Whether the seat's frame may follow the one below, which is its own as well."""
    if kind == AWAIT_BUILDING:
        return below == AWAIT_TURN and arg in BUILDING_ARGS
    if kind == ABILITY_END:
        asks = CHARACTERS[arg].ability is not None
        return asks and (below in (AWAIT_TURN, AWAIT_BUILDING))
    if kind == AWAIT_FLAG:
        return below in (AWAIT_TURN, ABILITY_END)
    if kind == AWAIT_EXCHANGE:
        return below == ABILITY_END and arg > 0
    if kind == AWAIT_FREE_SHRINE and below == ABILITY_END:
        return arg == FREE_SHRINE_FROM_SUPPLY + 1 and s.seats[SUPPLY + seat] > 0
    if kind == AWAIT_FREE_SHRINE:
        return below == REWARD_END and 0 < arg <= 2 and s.seats[SHRINES + seat] > 0
    if kind == AWAIT_TAKE:
        return below == AWAIT_TURN and fits_take(s, seat, arg)
    if kind == AWAIT_PURCHASES:
        return below == REWARD_END and arg > 0
    return kind == AWAIT_LOAN and below == REWARD_END and fits_loan(s, arg)


def may_be_top(s: State, kind: i64, arg: i64, i: i64) -> bool:
    """Questions are on top; ends have one above them; an action may have one once it has begun."""
    top = i + 1 == s.depth
    if kind == ABILITY_END:
        return not top
    return top or (kind == AWAIT_BUILDING and arg & STARTED != 0)


def fits_take(s: State, seat: i64, returned: i64) -> bool:
    """The tile put back lies in the display, in the solo game nowhere (ACT-CHARACTER-1, SOLO-4)."""
    if s.seats[CHARACTER + seat] != 0 or returned == 0:
        return False
    if s.rules.solo:
        return not in_display(s, returned) and owner_of(s, returned) == NOBODY
    return in_display(s, returned)


def fits_loan(s: State, arg: i64) -> bool:
    """As many tokens as rest, each for a tile of its own (REWARD-MAHARANI-6)."""
    tokens = arg % OTHER_TILE
    tiles = display_size(s)
    if in_display(s, arg // OTHER_TILE):
        tiles -= 1
    return 0 < tokens <= resting_loans(s) and tokens <= tiles
