"""What the game waits for, with named fields: the numbers of frames are the engine's own affair.

Positions keep the numbers (docs/notation.md); views have both.
"""

from typing import cast

from mypy_extensions import i64

from maharaja.engine.content.rewards import OTHER_TILE, REWARD_NAMES
from maharaja.engine.ids import (
    ABILITY_END,
    AWAIT_BUILDING,
    AWAIT_EXCHANGE,
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PLANS,
    AWAIT_PURCHASES,
    AWAIT_RETAKE,
    AWAIT_REWARD,
    AWAIT_SETTLE,
    AWAIT_TAKE,
    AWAIT_TURN,
    BRAHMABOT_TURN,
    NOBODY,
    REWARD_END,
    SEATS,
    SETTLED_SHRINES,
    START_SHRINES,
)
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.rules.building import (
    STARTED,
    STATUES_LEFT,
    VILLAGES_LEFT,
    rebate_of,
    shrines_left,
)
from maharaja.engine.rules.worship import ranking
from maharaja.engine.state import FREE_SHRINE_FROM_SUPPLY, SHRINES, State
from maharaja.engine.text.public_json import bits, seat_or_none
from maharaja.json_types import Frame


def frames_json(s: State) -> list[Frame]:
    """The stack, innermost question last."""
    return [frame_json(s, place) for place in range(s.depth)]


def frame_json(s: State, place: i64) -> Frame:
    kind = s.frames[place * 3]
    seat = s.frames[place * 3 + 1]
    frame: dict[str, object] = {"kind": FRAME_NAMES[kind], "seat": seat_or_none(seat)}
    add_fields(s, kind, seat, s.frames[place * 3 + 2], frame)
    return cast(Frame, frame)


def add_fields(s: State, kind: i64, seat: i64, number: i64, frame: dict[str, object]) -> None:
    """What the number of a frame of this kind says."""
    if kind == AWAIT_BUILDING:
        add_building(number, frame)
    elif kind == AWAIT_PLANS:
        frame["seats"] = bits(number)
        frame["changeable"] = not s.rules.options.locked_plans
    elif kind == AWAIT_SETTLE:
        frame["left"] = int(s.seats[SHRINES + seat] - (START_SHRINES - SETTLED_SHRINES))
    elif kind == AWAIT_FREE_SHRINE:
        frame["left"] = int(number % FREE_SHRINE_FROM_SUPPLY)
        frame["from_supply"] = number >= FREE_SHRINE_FROM_SUPPLY
    elif kind == AWAIT_TAKE:
        frame["returned"] = int(number)
        frame["from_players"] = s.rules.from_players
    elif kind == AWAIT_RETAKE:
        frame["robber"] = int(turn_owner(s))
    elif kind == AWAIT_EXCHANGE:
        frame["left"] = int(number)
    elif kind == AWAIT_REWARD:
        frame["rank"] = int(rank_of(s, seat))
    elif kind == AWAIT_PURCHASES:
        frame["most"] = int(number)
    elif kind == AWAIT_LOAN:
        other = number // OTHER_TILE
        frame["left"] = int(number % OTHER_TILE)
        frame["other"] = int(other) if other else None
    elif kind == REWARD_END:
        frame["reward"] = REWARD_NAMES[number]
    elif kind == ABILITY_END:
        frame["character"] = int(number)
    elif kind == BRAHMABOT_TURN:
        frame["icons"] = int(number)


def add_building(number: i64, frame: dict[str, object]) -> None:
    frame["statues"] = int(number & STATUES_LEFT)
    frame["shrines"] = int(shrines_left(number))
    frame["village_shrines"] = 1 if number & VILLAGES_LEFT else 0
    frame["rebate"] = int(rebate_of(number))
    frame["begun"] = number & STARTED != 0


def turn_owner(s: State) -> i64:
    """Whose turn it is, also while another seat has to decide in it; NOBODY between turns."""
    place: i64
    for place in range(s.depth):
        if s.frames[place * 3] in (AWAIT_TURN, BRAHMABOT_TURN):
            return s.frames[place * 3 + 1]
    return NOBODY


def rank_of(s: State, seat: i64) -> i64:
    """The seat's rank in the visited city; 0 for none (SCORE-4)."""
    order = ranking(s, s.maharaja)
    rank: i64
    for rank in range(SEATS):
        if order[rank] == seat:
            return rank + 1
    return 0
