"""What one seat may know, as a row of numbers for learners (docs/adapters.md).

Built up for a seat as the views are, by the same rules of who knows what (R-5), and it tells as
much as a view does. Seats are counted from the viewer: 0 is the own seat, then clockwise; so one
network can play every seat. The layout depends only on the board, never on the number of players.
"""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.analysis.sheet import Sheet, add_four
from maharaja.engine.board import Board
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import (
    ABILITY_END,
    ACTION_TILES,
    ACTIONS_IN_ALL,
    AWAIT_BUILDING,
    CENTRE,
    CHARACTERS_IN_ALL,
    FINAL_TILE_NAMES,
    FINISHED,
    FRAMES_IN_ALL,
    LEVEL_NAMES,
    LOANS_IN_ALL,
    NOBODY,
    PHASE_NAMES,
    PLAIN,
    PLANNING,
    REWARD_END,
    REWARD_SPACES,
    REWARDS_IN_ALL,
    SEATS,
)
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    CHECK_PLACE,
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
    PRESTIGE,
    PRIEST,
    SHRINES,
    STATUES,
    SUPPLY,
    TOKENS,
    USED,
    State,
    action_tile,
    performed_tile,
)
from maharaja.engine.text.view import is_ready, is_tile_shown, knows_plan, knows_prestige
from maharaja.table_options import FLAGS

DETAIL_BITS: Final[i64] = 9  # the largest: 16 times a character, and the Maharani tokens left
BUILDING_BITS: Final[i64] = 7
CITY_NUMBERS: Final[i64] = 20  # per city: owners of three spaces, plain statues, shrines
SINGLE_NUMBERS: Final[i64] = 12  # of a seat, beside its characters, its priest and its plan
# Of all that is played: special rules, final scoring, yes-or-no options, Brahmabot's level.
RULES_NUMBERS: Final[i64] = sum(
    [len(SPECIAL_NAMES), len(FINAL_NAMES), len(FINAL_TILE_NAMES), len(FLAGS), len(LEVEL_NAMES) - 1]
)
ONE_APART: Final[i64] = 1 | 1 << 15 | 1 << 30 | 1 << 45
ONES: Final[i64] = 1 | 1 << 16 | 1 << 32 | 1 << 48
TILE_PLACES: Final[i64] = 5  # the row of three, the check tile, the performed tile


def observation_blocks(board: Board) -> list[tuple[str, int]]:
    """The names of the blocks of numbers and their sizes, in order."""
    junctions = board.cities + 1
    blocks: list[tuple[str, int]] = [
        ("specials", len(SPECIAL_NAMES)),
        ("final", len(FINAL_NAMES)),
        ("final tile", len(FINAL_TILE_NAMES)),
        ("options", len(FLAGS)),
        ("level", len(LEVEL_NAMES) - 1),
        ("round", 1),
        ("phase", len(PHASE_NAMES)),
        ("to act", SEATS),
        ("waiting", FRAMES_IN_ALL * SEATS),
        ("detail", DETAIL_BITS),
        ("building", BUILDING_BITS),
        ("ability", CHARACTERS_IN_ALL),
        ("reward", REWARDS_IN_ALL),
        ("token used", 1),
        ("maharaja", board.cities),
        ("journey", junctions),
        ("track", board.cities),
        ("rewards", REWARDS_IN_ALL),
        ("display", CHARACTERS_IN_ALL),
    ]
    seat_blocks = seat_block_sizes(junctions)
    for place in range(SEATS):
        blocks.extend((f"seat {place} {name}", size) for name, size in seat_blocks)
    return [
        *blocks,
        ("villages", board.villages * SEATS),
        ("cities", board.cities * CITY_NUMBERS),
        ("tiles", TILE_PLACES * ACTION_TILES),
        ("gone", ACTION_TILES),
        ("drawn", 1),
    ]


def seat_block_sizes(junctions: int) -> list[tuple[str, int]]:
    return [
        ("present", 1),
        ("human", 1),
        ("goods", 5),
        ("prestige known", 1),
        ("prestige", 1),
        ("character", CHARACTERS_IN_ALL),
        ("borrowed", CHARACTERS_IN_ALL),
        ("used", CHARACTERS_IN_ALL),
        ("priest", junctions),
        ("acted", 1),
        ("ready", 1),
        ("plan known", 1),
        ("plan", ACTIONS_IN_ALL),
        ("open", ACTIONS_IN_ALL),
    ]


def observation_size(board: Board) -> int:
    return sum(size for _, size in observation_blocks(board))


def fill_observation(s: State, viewer: i64, sheet: Sheet) -> None:
    """What the seat ``viewer`` may know now."""
    fill_rules(s, sheet, 0)
    fill_course(s, viewer, sheet, 0)


def fill_course(s: State, viewer: i64, sheet: Sheet, row: i64) -> None:
    """What changes in the course of a game."""
    sheet.begin(row, RULES_NUMBERS)
    fill_question(s, viewer, sheet)
    fill_table(s, sheet)
    place: i64
    for place in range(SEATS):
        fill_seat(s, viewer, place, sheet)
    fill_villages(s, viewer, sheet)
    fill_cities(s, viewer, sheet)
    fill_brahmabot(s, sheet)


def place_of(s: State, seat: i64, viewer: i64) -> i64:
    """The seat as counted from the viewer; NOBODY stays NOBODY."""
    if seat == NOBODY:
        return NOBODY
    return seat - viewer if seat >= viewer else seat - viewer + s.rules.players


def turned(s: State, seats: i64, viewer: i64) -> i64:
    """A mask of seats as counted from the viewer."""
    players = s.rules.players
    return ((seats >> viewer) | (seats << (players - viewer))) & ((1 << players) - 1)


def fill_rules(s: State, sheet: Sheet, row: i64) -> None:
    """What is played; the same throughout a game."""
    sheet.begin(row, 0)
    rules = s.rules
    sheet.flags(rules.special, len(SPECIAL_NAMES))
    sheet.pick(rules.final - 1, len(FINAL_NAMES))
    sheet.pick(rules.final_tile, len(FINAL_TILE_NAMES))
    for name in FLAGS:
        sheet.put(1 if getattr(rules.options, name) else 0)
    sheet.pick(rules.level - 1, len(LEVEL_NAMES) - 1)


def fill_question(s: State, viewer: i64, sheet: Sheet) -> None:
    """When it is, who has to act, and what the game waits for."""
    sheet.put(s.round)
    sheet.pick(s.phase, len(PHASE_NAMES))
    sheet.flags(turned(s, s.to_act(), viewer), SEATS)
    waiting = sheet.skip(FRAMES_IN_ALL * SEATS)
    parts: i64 = 0
    ability: i64 = 0
    reward: i64 = NOBODY
    i: i64
    for i in range(s.depth):
        kind = s.frames[i * 3]
        arg = s.frames[i * 3 + 2]
        place = place_of(s, s.frames[i * 3 + 1], viewer)
        if place != NOBODY:
            sheet.write(waiting + kind * SEATS + place, s.depth - i)
        if kind == AWAIT_BUILDING:
            parts = arg
        elif kind == ABILITY_END:
            ability = arg
        elif kind == REWARD_END:
            reward = arg
    # The detail of planning is a mask of seats: who has to act, told above.
    asks = s.depth > 0 and s.phase != PLANNING
    sheet.flags(s.top_arg() if asks else 0, DETAIL_BITS)
    sheet.flags(parts, BUILDING_BITS)
    sheet.pick(ability - 1, CHARACTERS_IN_ALL)
    sheet.pick(reward, REWARDS_IN_ALL)


def fill_table(s: State, sheet: Sheet) -> None:
    """The table beside the map: Maharaja, flags, rewards, display."""
    cities = s.board.cities
    sheet.put(s.token_used)
    sheet.pick(s.maharaja - 1, cities)
    sheet.flags(s.journey, cities + 1)
    i: i64
    track = sheet.skip(cities) - 1  # cities count from 1
    for i in range(1, s.board.track + 1):
        if s.track[i]:
            sheet.add(track + s.track[i], i)
    rewards = sheet.skip(REWARDS_IN_ALL)
    for i in range(REWARD_SPACES):
        if s.rewards[i] != NOBODY:
            sheet.add(rewards + s.rewards[i], i + 1)
    display = sheet.skip(CHARACTERS_IN_ALL) - 1  # characters count from 1
    i = 0
    while s.display[i]:
        sheet.add(display + s.display[i], i + 1)
        i += 1


def fill_seat(s: State, viewer: i64, place: i64, sheet: Sheet) -> None:
    """A seat as the viewer sees it; noughts if nobody sits there."""
    junctions = s.board.cities + 1
    players = s.rules.players
    if place >= players:
        sheet.skip(SINGLE_NUMBERS + 3 * CHARACTERS_IN_ALL + junctions + 2 * ACTIONS_IN_ALL)
        return
    seat = viewer + place if viewer + place < players else viewer + place - players
    seats = s.seats
    known: i64 = 1 if knows_prestige(s, seat, viewer) else 0
    human: i64 = 1 if s.is_human(seat) else 0
    four = 1 | human << 16 | seats[COINS + seat] << 32 | seats[SHRINES + seat] << 48
    add_four(sheet.cells, sheet.at, four)
    four = seats[SUPPLY + seat] | seats[STATUES + seat] << 16 | seats[TOKENS + seat] << 32
    add_four(sheet.cells, sheet.at + 4, four | known << 48)
    sheet.at += 8
    sheet.put(seats[PRESTIGE + seat] if known == 1 else 0)
    sheet.pick(seats[CHARACTER + seat] - 1, CHARACTERS_IN_ALL)
    fill_borrowed(s, seat, sheet)
    sheet.flags(seats[USED + seat] >> 1, CHARACTERS_IN_ALL)
    sheet.pick(seats[PRIEST + seat], junctions)
    sheet.put(seats[ACTED + seat])
    sheet.put(1 if is_ready(s, seat) else 0)
    fill_plan(s, seat, knows_plan(s, seat, viewer), sheet)


def fill_borrowed(s: State, seat: i64, sheet: Sheet) -> None:
    """Characters on loan: 1 until the end of this round, 2 until the end of the next (EOR-3)."""
    base = sheet.skip(CHARACTERS_IN_ALL) - 1  # characters count from 1
    token: i64
    for token in range(LOANS_IN_ALL):
        if s.loans[token * 3 + LOAN_SEAT] == seat:
            cell = base + s.loans[token * 3 + LOAN_CHARACTER]
            sheet.add(cell, s.loans[token * 3 + LOAN_ROUND] - s.round + 2)


def fill_plan(s: State, seat: i64, known: bool, sheet: Sheet) -> None:
    """Arrows on each action: those planned, and those still to be performed."""
    a = s.seats[PLAN_A + seat]
    b = s.seats[PLAN_B + seat]
    shown = known and a != NOBODY
    sheet.put(1 if shown else 0)
    planned = sheet.skip(ACTIONS_IN_ALL)
    left = sheet.skip(ACTIONS_IN_ALL)
    if shown:
        sheet.add(planned + a, 1)
        sheet.add(planned + b, 1)
        sheet.add(left + a, s.seats[OPEN + seat] & 1)
        sheet.add(left + b, s.seats[OPEN + seat] >> 1)


def fill_villages(s: State, viewer: i64, sheet: Sheet) -> None:
    cells, at, villages = sheet.cells, sheet.at, s.villages
    players = s.rules.players
    everybody: i64 = (1 << players) - 1
    village: i64
    for village in range(s.board.villages):
        seats = villages[village]
        if seats != 0:  # as ``turned`` does
            seats = ((seats >> viewer) | (seats << (players - viewer))) & everybody
            # A bit for each seat; multiplied they stand 16 bits apart.
            add_four(cells, at, (seats * ONE_APART) & ONES)
        at += SEATS
    sheet.at = at


def fill_cities(s: State, viewer: i64, sheet: Sheet) -> None:
    """Owners of centre, top and bottom, then the seats' plain statues, then their shrines."""
    cells, at, cities = sheet.cells, sheet.at, s.cities
    players = s.rules.players
    city: i64
    space: i64
    seat: i64
    for city in range(1, s.board.cities + 1):
        base = city * CITY_CELLS
        for space in range(CENTRE, PLAIN):
            owner = cities[base + space]
            if owner != NOBODY:
                place = owner - viewer if owner >= viewer else owner - viewer + players
                sheet.add(at + place, 1)
            at += SEATS
        statues: i64 = 0
        shrines: i64 = 0
        for seat in range(players):
            shift = (seat - viewer if seat >= viewer else seat - viewer + players) << 4
            statues += cities[base + PLAIN_STATUES + seat] << shift
            shrines += cities[base + CITY_SHRINES + seat] << shift
        if statues != 0:
            add_four(cells, at, statues)
        if shrines != 0:
            add_four(cells, at + SEATS, shrines)
        at += 2 * SEATS
    sheet.at = at


def fill_brahmabot(s: State, sheet: Sheet) -> None:
    """Its tiles as they lie: the face-down one and the stack are not here (SOLO-2, G-12)."""
    tiles = sheet.skip(TILE_PLACES * ACTION_TILES)
    gone = sheet.skip(ACTION_TILES)
    sheet.put(s.drawn)
    if not s.rules.solo:
        return
    stacks = s.setup.stacks
    past: i64
    for past in range(1, s.round):
        sheet.write(gone + performed_tile(s.board, stacks, past), 1)
    if s.round == 0 or s.phase == FINISHED:
        return
    place: i64
    for place in range(CHECK_PLACE + 1):
        if is_tile_shown(s, s.round, place):
            tile = action_tile(stacks, s.round, place)
            sheet.add(tiles + place * ACTION_TILES + tile, 1)
    if is_tile_shown(s, s.round, CHECK_PLACE):
        performed = performed_tile(s.board, stacks, s.round)
        sheet.add(tiles + (CHECK_PLACE + 1) * ACTION_TILES + performed, 1)
