"""What lies open on the table, as JSON: the part shared by positions and by every seat's view."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    BOTTOM,
    CENTRE,
    LOANS_IN_ALL,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    PLAIN,
    SEATS,
    TOP,
)
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    CITY_CELLS,
    CITY_SHRINES,
    COINS,
    LOAN_CHARACTER,
    LOAN_ROUND,
    LOAN_SEAT,
    OPEN,
    PLAIN_STATUES,
    PLAN_A,
    PLAN_B,
    PRIEST,
    SHRINES,
    STATUES,
    SUPPLY,
    TOKENS,
    USED,
    State,
)


def listed(mask: i64) -> list[int]:
    numbers: list[int] = []
    number: i64 = 0
    while mask >> number:
        if (mask >> number) & 1:
            numbers.append(number)
        number += 1
    return numbers


# Of every set of seats: a view has dozens of them.
SETS_OF_SEATS: Final[list[list[int]]] = [listed(mask) for mask in range(1 << SEATS)]


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    return SETS_OF_SEATS[mask].copy() if mask < 1 << SEATS else listed(mask)


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def add_open_table(s: State, found: dict[str, object]) -> None:
    """Everything anybody may see, seats' own boards apart."""
    board = s.board
    names = board.junction_ids
    found["round"] = int(s.round)
    found["phase"] = PHASE_NAMES[s.phase]
    found["maharaja"] = None if s.maharaja == NOWHERE else names[s.maharaja]
    found["track"] = track_json(s)
    found["rewards"] = [None if it == NOBODY else REWARD_NAMES[it] for it in s.rewards]
    found["display"] = [number for number in s.display if number]
    found["maharani"] = loans_json(s)
    found["villages"] = {
        board.village_ids[i]: bits(owners) for i, owners in enumerate(s.villages) if owners
    }
    found["cities"] = {names[i]: city_json(s, i) for i in range(1, board.cities + 1)}
    found["journey"] = [names[junction] for junction in bits(s.journey)]
    found["token_used"] = s.token_used == 1
    found["waiting"] = packed_frames(s)


def track_json(s: State) -> list[str | None]:
    """The cities from the first space on; null where no flag stands."""
    found: list[str | None] = []
    space: i64
    for space in range(1, s.board.track + 1):
        city = s.track[space]
        found.append(s.board.junction_ids[city] if city else None)
    return found


def loans_json(s: State) -> list[object]:
    """The two Maharani tokens; null for one at rest."""
    found: list[object] = []
    token: i64
    for token in range(LOANS_IN_ALL):
        base = token * 3
        if s.loans[base + LOAN_SEAT] == NOBODY:
            found.append(None)
            continue
        found.append(
            {
                "seat": int(s.loans[base + LOAN_SEAT]),
                "character": int(s.loans[base + LOAN_CHARACTER]),
                "round": int(s.loans[base + LOAN_ROUND]),
            }
        )
    return found


def city_json(s: State, city: i64) -> dict[str, object]:
    """With the number of its free statue spaces (STATUE-5), which positions leave out."""
    base = city * CITY_CELLS
    return {
        "centre": seat_or_none(s.cities[base + CENTRE]),
        "top": seat_or_none(s.cities[base + TOP]),
        "bottom": seat_or_none(s.cities[base + BOTTOM]),
        "plain": per_seat(s, base + PLAIN_STATUES),
        "shrines": per_seat(s, base + CITY_SHRINES),
        "free": int(free_spaces(s, base)),
    }


def free_spaces(s: State, base: i64) -> i64:
    free = s.cities[base + PLAIN]
    space: i64
    for space in range(CENTRE, PLAIN):
        if s.cities[base + space] == NOBODY:
            free += 1
    return free


def per_seat(s: State, base: i64) -> list[int]:
    return [s.cities[base + seat] for seat in range(s.rules.players)]


def packed_frames(s: State) -> list[object]:
    """What the game waits for, innermost last: kind, seat, detail (docs/notation.md)."""
    found: list[object] = []
    i: i64
    for i in range(s.depth):
        frame: list[object] = [
            FRAME_NAMES[s.frames[i * 3]],
            seat_or_none(s.frames[i * 3 + 1]),
            int(s.frames[i * 3 + 2]),
        ]
        found.append(frame)
    return found


def open_seat(s: State, seat: i64) -> dict[str, object]:
    """What everybody sees of a seat: goods are open, prestige and plan are not (GEN-4, Q-A9)."""
    character = s.seats[CHARACTER + seat]
    return {
        "coins": int(s.seats[COINS + seat]),
        "shrines": int(s.seats[SHRINES + seat]),
        "supply": int(s.seats[SUPPLY + seat]),
        "statues": int(s.seats[STATUES + seat]),
        "tokens": int(s.seats[TOKENS + seat]),
        "character": int(character) if character else None,
        "priest": s.board.junction_ids[s.seats[PRIEST + seat]],
        "acted": s.seats[ACTED + seat] == 1,
        "used": bits(s.seats[USED + seat]),
    }


def plan_json(s: State, seat: i64) -> list[str] | None:
    """The two planned actions, None before they are planned."""
    if s.seats[PLAN_A + seat] == NOBODY:
        return None
    return [ACTION_NAMES[s.seats[PLAN_A + seat]], ACTION_NAMES[s.seats[PLAN_B + seat]]]


def open_actions(s: State, seat: i64) -> list[str]:
    """Planned actions not yet started (R-4)."""
    found: list[str] = []
    if s.seats[OPEN + seat] & 1:
        found.append(ACTION_NAMES[s.seats[PLAN_A + seat]])
    if s.seats[OPEN + seat] & 2:
        found.append(ACTION_NAMES[s.seats[PLAN_B + seat]])
    return found
