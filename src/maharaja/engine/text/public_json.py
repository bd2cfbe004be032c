"""What lies open on the table, as JSON: the part shared by positions and by every seat's view."""

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
    SPACE_NAMES,
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


def bits(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    numbers: list[int] = []
    number: i64 = 0
    while mask >> number:
        if (mask >> number) & 1:
            numbers.append(number)
        number += 1
    return numbers


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def open_table(s: State) -> dict[str, object]:
    """Everything anybody may see, seats' own boards apart."""
    board = s.board
    rewards = [None if reward == NOBODY else REWARD_NAMES[reward] for reward in s.rewards]
    return {
        "round": int(s.round),
        "phase": PHASE_NAMES[s.phase],
        "maharaja": None if s.maharaja == NOWHERE else board.junction_ids[s.maharaja],
        "track": [None if city == 0 else board.junction_ids[city] for city in list(s.track)[1:]],
        "rewards": rewards,
        "display": [number for number in s.display if number],
        "maharani": loans_json(s),
        "villages": {
            board.village_ids[i]: bits(owners) for i, owners in enumerate(s.villages) if owners
        },
        "cities": {board.junction_ids[i]: city_json(s, i) for i in range(1, board.cities + 1)},
        "journey": [board.junction_ids[junction] for junction in bits(s.journey)],
        "token_used": s.token_used == 1,
        "waiting": packed_frames(s),
    }


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
    base = city * CITY_CELLS
    found: dict[str, object] = {}
    space: i64
    for space in range(CENTRE, BOTTOM + 1):
        found[SPACE_NAMES[space]] = seat_or_none(s.cities[base + space])
    found["plain"] = per_seat(s, base + PLAIN_STATUES)
    found["shrines"] = per_seat(s, base + CITY_SHRINES)
    return found


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
