"""Whether a position that somebody else may have written can be played on to its end.

``position.py`` has read every value by itself; here they are held against each other. A position
need not come from a game (pieces may be missing, the order of things may be any), but somebody
must always be able to choose, and no number may leave its range later on.
"""

from mypy_extensions import i64

from maharaja.engine.board import SETUP_VILLAGES
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_RETAKE,
    AWAIT_REWARD,
    AWAIT_TAKE,
    AWAIT_TURN,
    BRAHMABOT,
    CHARACTERS_IN_ALL,
    DISPLAY_SPACES,
    DRAFT,
    FINISHED,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    PLANNING,
    PRESTIGE_SOURCES,
    REWARD_END,
    REWARD_SPACES,
    ROUNDS,
    SCORING,
    SEATS,
    SETTLE,
    SETTLED_SHRINES,
    SHRINES_IN_ALL,
    START_SHRINES,
    TOKENS_IN_ALL,
)
from maharaja.engine.rules.character_change import display_size
from maharaja.engine.solo.pieces import LEVEL_SHRINES
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    CITY_CELLS,
    CITY_SHRINES,
    EARNED,
    LOAN_SEAT,
    PLAN_A,
    PRESTIGE,
    SHRINES,
    SUPPLY,
    TOKENS,
    State,
)
from maharaja.engine.text.frame_checks import check_frames
from maharaja.engine.text.json_reader import Reader


def check_position(s: State, reader: Reader) -> None:
    """FormatError, with the place, unless the position can be played on."""
    check_round(s, reader)
    check_pieces(s, reader)
    check_characters(s, reader)
    check_loans(s, reader.at("maharani"))
    check_rewards(s, reader.at("rewards"))
    for seat, item in enumerate(reader.at("seats").items()):
        check_plan(s, seat, item)
    check_settling(s, reader)
    check_frames(s, reader.at("waiting"))


def demand_in_phase(s: State, holds: bool, reader: Reader, wanted: str) -> None:
    if not holds:
        raise reader.fail("error-data-phase-needs", phase=PHASE_NAMES[s.phase], wanted=wanted)


def check_round(s: State, reader: Reader) -> None:
    """Rounds and the Maharaja's visits begin with the first planning (MAHA-1)."""
    begun = s.phase != DRAFT and s.phase != SETTLE
    demand_in_phase(s, (s.round > 0) == begun, reader.at("round"), "1 to 7" if begun else "0")
    visited = s.maharaja != NOWHERE
    demand_in_phase(s, visited == begun, reader.at("maharaja"), "not null" if begun else "null")
    in_turn = s.phase == ACTIONS and s.frames[0] == AWAIT_TURN  # not in Brahmabot's (TOKEN-4)
    demand_in_phase(s, s.token_used == 0 or in_turn, reader.at("token_used"), "false")


# --- pieces --------------------------------------------------------------------------------------


def shrines_in_cities(s: State, seat: i64) -> i64:
    shrines: i64 = 0
    city: i64
    for city in range(1, s.board.cities + 1):
        shrines += s.cities[city * CITY_CELLS + CITY_SHRINES + seat]
    return shrines


def demand_at_most(count: i64, most: i64, reader: Reader) -> None:
    if count > most:
        raise reader.error("error-data-only-so-many", number=int(count), most=int(most))


def check_pieces(s: State, reader: Reader) -> None:
    """No more shrines that can move, and no more tokens, than the box has (COMP-8, COMP-9)."""
    tokens: i64 = 0
    for seat, item in enumerate(reader.at("seats").items()):
        owned = s.seats[SHRINES + seat] + s.seats[SUPPLY + seat]
        demand_at_most(owned + shrines_in_cities(s, seat), SHRINES_IN_ALL, item.at("shrines"))
        tokens += s.seats[TOKENS + seat]
        demand_at_most(tokens, TOKENS_IN_ALL, item.at("tokens"))
        check_prestige(s, seat, item)
    village: i64
    for village in range(s.board.villages):
        if owners_of(s, village) > s.rules.capacity:
            place = reader.at("villages").at(s.board.village_ids[village])
            raise place.error("error-data-shrines-fit", most=int(s.rules.capacity))


def owners_of(s: State, village: i64) -> i64:
    owners: i64 = 0
    seat: i64
    for seat in range(SEATS):
        owners += (s.villages[village] >> seat) & 1
    return owners


def check_prestige(s: State, seat: i64, reader: Reader) -> None:
    """The account has to add up: the result shows both (FINAL-7)."""
    total: i64 = 0
    why: i64
    for why in range(PRESTIGE_SOURCES):
        total += s.seats[EARNED + why * SEATS + seat]
    if total != s.seats[PRESTIGE + seat]:
        raise reader.at("prestige").fail("error-data-earned-sum", total=int(total))


def check_settling(s: State, reader: Reader) -> None:
    """Before the first round everybody finds villages for what is still to be settled (PRE-5)."""
    if s.phase != DRAFT and s.phase != SETTLE:
        return
    total: i64 = 0
    if s.rules.solo and s.phase == DRAFT:
        total = LEVEL_SHRINES[s.rules.level]
        check_brahmabots_settling(s, total, reader)
    for seat, item in enumerate(reader.at("seats").items()):
        if s.is_human(seat):
            item.at("shrines").number(START_SHRINES - SETTLED_SHRINES, START_SHRINES)
            total += to_settle(s, seat)
    for seat in range(s.rules.players):
        if s.is_human(seat) and villages_left(s, seat, total) < to_settle(s, seat):
            villages = reader.at("villages")
            raise villages.error("error-data-to-settle", number=int(to_settle(s, seat)))


def check_brahmabots_settling(s: State, shrines: i64, reader: Reader) -> None:
    """Its shrines are there, and the villages of its Setup tile are free (SOLO-SETUP-7)."""
    brahmabot = reader.at("seats").items()[BRAHMABOT]
    brahmabot.at("shrines").number(shrines, SHRINES_IN_ALL)
    mark: i64
    for mark in range(shrines):
        village = s.board.setup_village[s.setup.setup_tile * SETUP_VILLAGES + mark]
        if s.villages[village]:
            place = reader.at("villages").at(s.board.village_ids[village])
            raise place.error("error-data-shrines-fit", most=0)


def to_settle(s: State, seat: i64) -> i64:
    return s.seats[SHRINES + seat] - (START_SHRINES - SETTLED_SHRINES)


def villages_left(s: State, seat: i64, total: i64) -> i64:
    """Villages open to the seat at the least, wherever the others put theirs of the ``total``."""
    open_: i64 = 0
    others = total - to_settle(s, seat)
    village: i64
    for village in range(s.board.villages):
        if (s.villages[village] >> seat) & 1 == 0:
            open_ += 1
            others += owners_of(s, village)
    return open_ - others // s.rules.capacity


# --- tiles ---------------------------------------------------------------------------------------


def check_characters(s: State, reader: Reader) -> None:
    """Everybody has one, or is about to pick one; none is in two places (SETUP-3)."""
    seen: i64 = 0
    missing: i64 = 0
    for seat, item in enumerate(reader.at("seats").items()):
        number = s.seats[CHARACTER + seat]
        if number == 0:
            missing += 1
            picks = s.is_human(seat) and is_picking(s, seat)
            demand_in_phase(s, picks, item.at("character"), "not null")
        else:
            seen = check_character(s, number, seen, item.at("character"))
    display = reader.at("display")
    for item in display.items():
        seen = check_character(s, item.number(1, CHARACTERS_IN_ALL), seen, item)
    if s.phase == DRAFT and display_size(s) < missing:
        raise display.error("error-data-characters-short", number=int(missing))
    most = DISPLAY_SPACES - 1 if may_fill_display(s) else DISPLAY_SPACES - 2
    if display_size(s) > most:
        raise display.error("error-data-characters-fit", most=int(most))
    if not s.rules.solo:
        reader.at("drawn").number(0, 0)


def check_character(s: State, number: i64, seen: i64, reader: Reader) -> i64:
    """Those seen so far, with this one; in the solo game it has to have been drawn (SOLO-4)."""
    if (seen >> number) & 1:
        raise reader.error("error-data-more-than-once", what=int(number))
    if s.rules.solo and not is_drawn(s, number):
        raise reader.error("error-data-not-drawn", number=int(number))
    return seen | (1 << number)


def is_drawn(s: State, number: i64) -> bool:
    i: i64
    for i in range(s.drawn):
        if s.setup.characters[i] == number:
            return True
    return False


def is_picking(s: State, seat: i64) -> bool:
    """Whether the seat is asked for a character, or will be (PRE-2, ACT-CHARACTER-1)."""
    if s.phase == DRAFT:
        return True
    return s.depth > 0 and s.top_seat() == seat and s.top_kind() in (AWAIT_TAKE, AWAIT_RETAKE)


def may_fill_display(s: State) -> bool:
    """Whether a tile leaves the display before another can come."""
    if s.rules.solo or s.depth == 0:
        return False
    return s.phase == DRAFT or s.top_kind() in (AWAIT_TAKE, AWAIT_RETAKE)


def check_loans(s: State, reader: Reader) -> None:
    """Maharani tokens are people's, and were placed in a round that has begun."""
    for token, item in enumerate(reader.items()):
        seat = s.loans[token * 3 + LOAN_SEAT]
        if seat != NOBODY:
            item.at("seat").number(0, 0 if s.rules.solo else s.rules.players - 1)
            item.at("round").number(1, max(1, int(s.round)))
            demand_in_phase(s, s.round > 0, item, "null")


def check_rewards(s: State, reader: Reader) -> None:
    """Each once, and enough of them within reach for all who may still pick (SCORE-9, SOLO-18)."""
    seen: i64 = 0
    top: i64 = NOBODY
    total: i64 = 0
    near: i64 = 0
    space: i64
    for space in range(REWARD_SPACES):
        reward = s.rewards[space]
        if reward != NOBODY:
            if (seen >> reward) & 1:
                raise reader.error("error-data-more-than-once", what=REWARD_NAMES[reward])
            seen |= 1 << reward
            top = space
            total += 1
            if space < s.rules.reach and not is_being_granted(s, reward):
                near += 1
    if s.phase == FINISHED:
        return
    picks = picks_to_come(s)
    if near < picks or (s.rules.solo and s.phase < SCORING and s.rewards[0] == NOBODY):
        raise reader.error("error-data-tiles-in-reach", number=max(1, int(picks)))
    later = ROUNDS - s.round if s.rules.solo else s.rules.players
    granted = frames_of(s, REWARD_END)
    wanted = later + granted + (picks if s.rules.solo and s.phase >= PLANNING else 0)
    if total < wanted:
        raise reader.error("error-data-tiles-needed", number=int(wanted))
    if not s.rules.solo and top + picks + granted >= REWARD_SPACES:
        raise reader.error("error-data-tiles-too-high")


def is_being_granted(s: State, reward: i64) -> bool:
    i: i64
    for i in range(s.depth):
        if s.frames[i * 3] == REWARD_END and s.frames[i * 3 + 2] == reward:
            return True
    return False


def frames_of(s: State, kind: i64) -> i64:
    found: i64 = 0
    i: i64
    for i in range(s.depth):
        if s.frames[i * 3] == kind:
            found += 1
    return found


def picks_to_come(s: State) -> i64:
    """How many rewards may be picked before the tiles slide down again (EOR-2)."""
    if s.phase == SCORING:
        return frames_of(s, AWAIT_REWARD)
    return 1 if s.rules.solo else s.rules.players


# --- plans ---------------------------------------------------------------------------------------


def check_plan(s: State, seat: i64, reader: Reader) -> None:
    """Plans are made in planning, turned up in actions, and gone with the round (PLAN-1, ACT-2)."""
    planned = s.seats[PLAN_A + seat] != NOBODY
    if needs_plan(s, seat):
        demand_in_phase(s, planned, reader.at("plan"), "not null")
    elif s.phase < PLANNING or s.phase == FINISHED:
        demand_in_phase(s, not planned, reader.at("plan"), "null")
    if not planned and reader.has("open") and reader.at("open").items():
        raise reader.at("open").error("error-data-open-planned")
    acts = s.phase == ACTIONS or s.phase == SCORING
    demand_in_phase(s, acts or s.seats[ACTED + seat] == 0, reader.at("acted"), "false")


def needs_plan(s: State, seat: i64) -> bool:
    if not s.is_human(seat) or s.depth == 0:
        return False
    if s.phase == PLANNING:
        return (s.top_arg() >> seat) & 1 == 0
    if s.phase != ACTIONS:
        return False
    return s.seats[ACTED + seat] == 0 or s.frames[1] == seat
