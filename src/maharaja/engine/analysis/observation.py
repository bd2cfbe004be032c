"""What one seat may know, as a row of numbers for learners (docs/adapters.md).

Built up for a seat as the views are, by the same rules of who knows what (R-5), and it tells as
much as a view does. Seats are counted from the viewer: 0 is the own seat, then clockwise; so one
network can play every seat. The layout depends only on the board, never on the number of players.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.analysis.observation_layout import (
    BUILDING_BITS,
    CITY_NUMBERS,
    DETAIL_BITS,
    FIRST_NUMBERS,
    RULES_NUMBERS,
    SEAT_NUMBERS,
    TILE_PLACES,
)
from maharaja.engine.analysis.sheet import (
    Sheet,
    lower_numbers,
    put_at,
    put_flags,
    put_four,
    put_once,
)
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
    OF_CITIES,
    OF_DISPLAY,
    OF_REWARDS,
    OF_TRACK,
    OF_VILLAGES,
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

ONE_APART: Final[i64] = 1 | 1 << 15 | 1 << 30 | 1 << 45
ONES: Final[i64] = 1 | 1 << 16 | 1 << 32 | 1 << 48
BESIDE_THE_MAP: Final[i64] = OF_TRACK | OF_REWARDS | OF_DISPLAY


def cells_of_seats() -> vec[i64]:
    """A one for each seat of a mask, in the place as counted from the viewer, four in a cell.

    By number of players, viewer and mask.
    """
    found: vec[i64] = vec[i64]([0] * ((SEATS + 1) * SEATS << SEATS))
    players: i64
    viewer: i64
    seats: i64
    for players in range(1, SEATS + 1):
        for viewer in range(players):
            for seats in range(1 << players):
                mask = (seats >> viewer) | (seats << (players - viewer))
                mask &= (1 << players) - 1
                at = (players * SEATS + viewer) << SEATS
                found[at + seats] = (mask * ONE_APART) & ONES
    return found


CELLS_OF_SEATS: Final = cells_of_seats()


def fill_observation(s: State, viewer: i64, sheet: Sheet) -> None:
    """What the seat ``viewer`` may know now."""
    fill_rules(s, sheet, 0)
    fill_course(s, viewer, sheet, 0)


def fill_course(s: State, viewer: i64, sheet: Sheet, row: i64, kept: i64 = 0) -> None:
    """What changes in the course of a game.

    ``kept``: parts of the state, as in ``State.shared``, that the row shows as they are.
    """
    cells, board = sheet.cells, s.board
    begin = row * sheet.stride + sheet.lead
    map_at = begin + sheet.aligned
    cities_at = map_at + board.villages * SEATS
    seat_size = SEAT_NUMBERS + board.cities + 1
    seats_at = map_at - SEATS * seat_size
    track_at = seats_at - board.cities - REWARDS_IN_ALL - CHARACTERS_IN_ALL
    sheet.begin(begin + RULES_NUMBERS, track_at)
    fill_question(s, viewer, sheet)
    if kept & BESIDE_THE_MAP != BESIDE_THE_MAP:
        sheet.begin(track_at, seats_at)
        fill_beside_the_map(s, sheet)
    sheet.begin(seats_at, map_at)
    place: i64
    for place in range(s.rules.players):
        fill_seat(s, viewer, place, cells, seats_at + place * seat_size)
    fill_borrowed(s, viewer, cells, seats_at + FIRST_NUMBERS + CHARACTERS_IN_ALL, seat_size)
    if kept & OF_VILLAGES == 0:
        fill_villages(s, viewer, cells, map_at)
    if kept & OF_CITIES == 0:
        fill_cities(s, viewer, cells, cities_at)
    if s.rules.solo:
        sheet.begin(cities_at + board.cities * CITY_NUMBERS, begin + sheet.size)
        fill_brahmabot(s, cells, sheet.at)


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
    begin = row * sheet.stride + sheet.lead
    sheet.begin(begin, begin + sheet.size)
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
            # Of two that wait alike, the one that waits on top counts.
            put_once(sheet.cells, waiting + kind * SEATS + place, s.depth - i)
        if kind == AWAIT_BUILDING:
            parts = arg
        elif kind == ABILITY_END:
            ability = arg
        elif kind == REWARD_END:
            reward = arg
    # The detail of planning is a mask of seats: who has to act, told above.
    detail: i64 = 0
    if s.depth > 0 and s.phase != PLANNING:
        detail = s.top_arg()
    sheet.flags(detail, DETAIL_BITS)
    sheet.flags(parts, BUILDING_BITS)
    sheet.pick(ability - 1, CHARACTERS_IN_ALL)
    sheet.pick(reward, REWARDS_IN_ALL)
    sheet.put(s.token_used)
    sheet.pick(s.maharaja - 1, s.board.cities)
    sheet.flags(s.journey, s.board.cities + 1)


def fill_beside_the_map(s: State, sheet: Sheet) -> None:
    """Flags, rewards, display."""
    cities = s.board.cities
    cells = sheet.cells
    i: i64
    begin = sheet.skip(cities) - 1  # cities count from 1
    for i in range(1, s.board.track + 1):
        if s.track[i] != 0:
            put_at(cells, begin + s.track[i], i)
    begin = sheet.skip(REWARDS_IN_ALL)
    for i in range(REWARD_SPACES):
        if s.rewards[i] != NOBODY:
            put_at(cells, begin + s.rewards[i], i + 1)
    begin = sheet.skip(CHARACTERS_IN_ALL) - 1  # characters count from 1
    i = 0
    while s.display[i] != 0:
        put_at(cells, begin + s.display[i], i + 1)
        i += 1


def fill_seat(s: State, viewer: i64, place: i64, cells: vec[i64], at: i64) -> None:
    """A seat as the viewer sees it."""
    players = s.rules.players
    seat = viewer + place if viewer + place < players else viewer + place - players
    seats = s.seats
    known: i64 = 1 if knows_prestige(s, seat, viewer) else 0
    human: i64 = 1 if s.is_human(seat) else 0
    four = 1 | human << 16 | seats[COINS + seat] << 32 | seats[SHRINES + seat] << 48
    put_four(cells, at, four)
    four = seats[SUPPLY + seat] | seats[STATUES + seat] << 16 | seats[TOKENS + seat] << 32
    put_four(cells, at + 4, four | known << 48)
    if known == 1:
        put_at(cells, at + 8, seats[PRESTIGE + seat])
    at += FIRST_NUMBERS
    character = seats[CHARACTER + seat]
    if character != 0:
        put_at(cells, at + character - 1, 1)
    at += 2 * CHARACTERS_IN_ALL  # those on loan are filled in for all seats at once
    put_flags(cells, at, seats[USED + seat] >> 1)
    at += CHARACTERS_IN_ALL
    put_at(cells, at + seats[PRIEST + seat], 1)
    at += s.board.cities + 1
    ready: i64 = 1 if is_ready(s, seat) else 0
    planned: i64 = 1 if seats[PLAN_A + seat] != NOBODY and knows_plan(s, seat, viewer) else 0
    put_four(cells, at, seats[ACTED + seat] | ready << 16 | planned << 32)
    if planned == 1:
        fill_plan(s, seat, cells, at + 3)


def fill_borrowed(s: State, viewer: i64, cells: vec[i64], at: i64, seat_size: i64) -> None:
    """Characters on loan: 1 until the end of this round, 2 until the end of the next (EOR-3)."""
    loans = s.loans
    token: i64
    for token in range(0, LOANS_IN_ALL * 3, 3):
        place = place_of(s, loans[token + LOAN_SEAT], viewer)
        if place != NOBODY:
            there = at + place * seat_size + loans[token + LOAN_CHARACTER] - 1
            put_at(cells, there, loans[token + LOAN_ROUND] - s.round + 2)


def fill_plan(s: State, seat: i64, cells: vec[i64], at: i64) -> None:
    """Arrows on each action: those planned, and those still to be performed."""
    a = s.seats[PLAN_A + seat]
    b = s.seats[PLAN_B + seat]
    left = s.seats[OPEN + seat]
    put_at(cells, at + a, 1)
    put_at(cells, at + b, 1)
    at += ACTIONS_IN_ALL
    put_at(cells, at + a, left & 1)
    put_at(cells, at + b, left >> 1)


def fill_villages(s: State, viewer: i64, cells: vec[i64], at: i64) -> None:
    """A cell for each, with the four seats; whatever is in there is overwritten."""
    cells_of = CELLS_OF_SEATS
    begin = (s.rules.players * SEATS + viewer) << SEATS
    cell = at >> 2
    for seats in s.villages:
        cells[cell] = cells_of[begin + seats]
        cell += 1


def fill_cities(s: State, viewer: i64, cells: vec[i64], at: i64) -> None:
    """Owners of centre, top and bottom, then the seats' plain statues, then their shrines.

    A cell for each of the five, with the four seats; whatever is in there is overwritten.
    """
    cities, cells_of = s.cities, CELLS_OF_SEATS
    players = s.rules.players
    begin = (players * SEATS + viewer) << SEATS
    cell = at >> 2
    base: i64
    i: i64
    for base in range(CITY_CELLS, (s.board.cities + 1) * CITY_CELLS, CITY_CELLS):
        for i in range(CENTRE, PLAIN):
            owner = cities[base + i]  # the bit of NOBODY is shifted away
            cells[cell + i] = cells_of[begin + ((1 << (owner + 1)) >> 1)]
        cell += PLAIN
        four = four_numbers(cities, base + PLAIN_STATUES)
        if four != 0:
            four = turned_numbers(four, viewer, players)
        cells[cell] = four
        four = four_numbers(cities, base + CITY_SHRINES)
        if four != 0:
            four = turned_numbers(four, viewer, players)
        cells[cell + 1] = four
        cell += 2


def four_numbers(numbers: vec[i64], at: i64) -> i64:
    """Those of the seats, as they share a cell."""
    lower = numbers[at] | numbers[at + 1] << 16
    return lower | numbers[at + 2] << 32 | numbers[at + 3] << 48


def turned_numbers(four: i64, viewer: i64, players: i64) -> i64:
    """Numbers of the seats that share a cell as counted from the viewer."""
    return four >> (viewer << 4) | lower_numbers(four, viewer) << ((players - viewer) << 4)


def fill_brahmabot(s: State, cells: vec[i64], at: i64) -> None:
    """Its tiles as they lie: the face-down one and the stack are not here (SOLO-2, G-12)."""
    gone = at + TILE_PLACES * ACTION_TILES
    put_at(cells, gone + ACTION_TILES, s.drawn)
    stacks = s.setup.stacks
    past: i64
    for past in range(1, s.round):
        put_once(cells, gone + performed_tile(s.board, stacks, past), 1)
    if s.round == 0 or s.phase == FINISHED:
        return
    place: i64
    for place in range(CHECK_PLACE + 1):
        if is_tile_shown(s, s.round, place):
            tile = action_tile(stacks, s.round, place)
            put_at(cells, at + place * ACTION_TILES + tile, 1)
    if is_tile_shown(s, s.round, CHECK_PLACE):
        performed = performed_tile(s.board, stacks, s.round)
        put_at(cells, at + (CHECK_PLACE + 1) * ACTION_TILES + performed, 1)
