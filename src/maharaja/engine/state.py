"""The state of a game: plain integers in named vecs.

A state is complete at every decision: what the game waits for is a stack of small frames
``(kind, seat, arg)``, never a closure or a generator. What never changes during a game (the board,
the rules in force, the explicit set-up) is shared between copies.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.ids import (
    ACTION_TILES,
    DISPLAY_SPACES,
    DRAFT,
    FINISHED,
    LOANS_IN_ALL,
    NOBODY,
    NOWHERE,
    PLAIN,
    PLAIN_SPACES,
    PLANNING,
    PRESTIGE_SOURCES,
    REWARD_SPACES,
    SEATS,
    STATUES_IN_ALL,
)
from maharaja.table_options import Options

# --- cells of State.seats: FIELD + seat ---------------------------------------------------------
COINS: Final[i64] = 0
PRESTIGE: Final[i64] = 4
SHRINES: Final[i64] = 8  # on the player board
SUPPLY: Final[i64] = 12  # own shrines in the general supply
STATUES: Final[i64] = 16  # on the player board
TOKENS: Final[i64] = 20
CHARACTER: Final[i64] = 24  # 0 while the seat has none
PRIEST: Final[i64] = 28  # junction
PLAN_A: Final[i64] = 32  # action, or NOBODY before planning
PLAN_B: Final[i64] = 36
OPEN: Final[i64] = 40  # bit 0: first arrow not yet performed, bit 1: second arrow
ACTED: Final[i64] = 44  # 0 before, 1 from the start of the own turn of this round
USED: Final[i64] = 48  # bit per character whose 1x ability was used this round (Q-C4)
EARNED: Final[i64] = 52  # PRESTIGE_SOURCES rows: where the prestige came from
# What the own character and borrowed ones add up to; characters.refresh keeps it (design 5).
ABILITIES: Final[i64] = EARNED + SEATS * PRESTIGE_SOURCES  # bit per character at the seat's service
STATUE_REBATE: Final[i64] = ABILITIES + 4
FREE_TRAVEL: Final[i64] = ABILITIES + 8
BUILDS_ANYWHERE: Final[i64] = ABILITIES + 12
PRESTIGE_BONUS: Final[i64] = ABILITIES + 16
REWARD_TIMES: Final[i64] = ABILITIES + 20
PRIEST_WORSHIP: Final[i64] = ABILITIES + 24
PAIR_WORSHIP: Final[i64] = ABILITIES + 28
FLAT_WORSHIP: Final[i64] = ABILITIES + 32
SEAT_CELLS: Final[i64] = ABILITIES + 36

# --- cells of State.cities: city * CITY_CELLS + FIELD --------------------------------------------
# CENTRE, TOP and BOTTOM (0, 1, 2) hold the owner or NOBODY; PLAIN (3) the number of free spaces.
PLAIN_STATUES: Final[i64] = 4  # + seat
CITY_SHRINES: Final[i64] = 8  # + seat
CITY_CELLS: Final[i64] = 12

# --- cells of State.loans: token * 3 + FIELD -----------------------------------------------------
LOAN_SEAT: Final[i64] = 0  # NOBODY: the token rests beside the reward track
LOAN_CHARACTER: Final[i64] = 1
LOAN_ROUND: Final[i64] = 2

# A free shrine comes from the player board or straight from the general supply: the argument of
# its frame is the number still to build, plus this if from the supply.
FREE_SHRINE_FROM_SUPPLY: Final[i64] = 16

CHECK_PLACE: Final[i64] = 3  # the tile turned up after the three of the row

# --- bits of State.shared: what copies have in common until one of them writes to it -------------
OF_VILLAGES: Final[i64] = 1
OF_CITIES: Final[i64] = 2
OF_TRACK: Final[i64] = 4
OF_REWARDS: Final[i64] = 8
OF_DISPLAY: Final[i64] = 16
OF_LOANS: Final[i64] = 32
ALL_SHARED: Final[i64] = 63

FRAME_DEPTH: Final[i64] = 10  # four rewards to pick, one to finish and its follow-ups fit easily


class Rules:
    """What is played: options, and the numbers they lead to. Never changes during a game."""

    def __init__(
        self,
        options: Options,
        level: i64,
        special: i64,
        final: i64,
        final_tile: i64,
        version: i64,
    ) -> None:
        self.options = options  # in words; the yes-or-no ones are asked here
        self.told: dict[str, object] | None = None  # the same as JSON, since it was first told
        players: i64 = options.players
        self.players = players  # seats, Brahmabot's included
        self.level = level  # NO_SOLO or Brahmabot's level
        self.special = special  # bit per special rule
        self.final = final  # 0 or 1 + number of the final scoring line
        self.final_tile = final_tile
        self.version = version  # of the rules: its place in VERSIONS
        self.solo: bool = level > 0
        self.capacity: i64 = 1 if players == 2 else 2  # SHRINE-5, SHRINE-7
        self.reach: i64 = 2 if self.solo else players + 1  # SCORE-9, SOLO-17
        # Special rules answer these questions (content/specials.py).
        self.visited_price: i64 = 12  # STATUE-3
        self.elsewhere_price: i64 = 10  # STATUE-4
        self.outer_worth: i64 = 2  # STATUE-7
        self.first_prestige: i64 = 0
        self.from_players: bool = True  # ACT-CHARACTER-1
        # Versions of the rules answer these (versions.py).
        self.village_shrine_may_close: bool = False  # Q-B8
        self.maj3_replaces_for_brahmabot: bool = False  # Q-L17


class Setup:
    """Everything chance decides, laid open (R-3, R-6)."""

    def __init__(
        self,
        characters: vec[i64],
        rewards: vec[i64],
        flags: vec[i64],
        first: i64,
        setup_tile: i64,
        stacks: vec[i64],
    ) -> None:
        self.characters = characters  # the display; solo: the whole stack, top first
        self.rewards = rewards  # bottom to top
        self.flags = flags  # cities, left to right
        self.first = first  # seat that drafts first
        self.setup_tile = setup_tile  # solo only
        self.stacks = stacks  # solo only: a row per round, tiles in the game, then NOBODY


class Event:
    """Something everybody at the table sees happen; what the numbers mean: ``events.py``."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


class Stage:
    """The state on the way through a choice, when so many of its events had been told."""

    def __init__(self, events: i64, state: State) -> None:
        self.events = events
        self.state = state


class State:
    """A game at one moment. Who writes to a vec that copies share calls ``own`` before."""

    def __init__(
        self,
        board: Board,
        rules: Rules,
        setup: Setup,
        seats: vec[i64],
        villages: vec[i64],
        cities: vec[i64],
        track: vec[i64],
        rewards: vec[i64],
        display: vec[i64],
        loans: vec[i64],
        frames: vec[i64],
    ) -> None:
        self.board = board
        self.rules = rules
        self.setup = setup
        self.seats = seats
        self.villages = villages  # bit per seat with a shrine there
        self.cities = cities
        self.track = track  # space 1.. -> city or 0; space 0 is not used
        self.rewards = rewards  # space 0..11 from the bottom -> reward or NOBODY
        self.display = display  # characters from the left, then zeros
        self.loans = loans
        self.frames = frames
        self.depth: i64 = 0  # frames on the stack
        self.phase: i64 = DRAFT
        self.round: i64 = 0
        self.maharaja: i64 = NOWHERE
        self.journey: i64 = 0  # bit per junction visited in the running journey (Q-M11)
        self.token_used: i64 = 0  # in the running turn (TOKEN-4)
        self.drawn: i64 = 0  # solo: characters drawn from the stack so far
        self.moves: i64 = 0  # choices made on this very state: tells whether a list is stale
        self.shared: i64 = 0  # bit per vec that a copy may have, too
        self.log: list[Event] | None = None  # where events go; None: nobody listens
        self.stages: list[Stage] | None = None  # where stages go; None: nobody watches

    def copy(self) -> State:
        """An independent copy; events and stages of the copy go nowhere.

        What most choices leave alone is copied only when somebody writes to it.
        """
        twin = State(
            self.board,
            self.rules,
            self.setup,
            self.seats[:],
            self.villages,
            self.cities,
            self.track,
            self.rewards,
            self.display,
            self.loans,
            self.frames[:],
        )
        twin.take_scalars(self)
        self.shared = ALL_SHARED
        twin.shared = ALL_SHARED
        return twin

    def own(self, part: i64) -> None:
        """Before writing to a vec: from now on no copy has it, too."""
        if self.shared & part == 0:
            return
        self.shared -= part
        if part == OF_VILLAGES:
            self.villages = self.villages[:]
        elif part == OF_CITIES:
            self.cities = self.cities[:]
        elif part == OF_TRACK:
            self.track = self.track[:]
        elif part == OF_REWARDS:
            self.rewards = self.rewards[:]
        elif part == OF_DISPLAY:
            self.display = self.display[:]
        else:
            self.loans = self.loans[:]

    def take_scalars(self, other: State) -> None:
        """The same numbers as the other state, vecs apart."""
        self.depth = other.depth
        self.phase = other.phase
        self.round = other.round
        self.maharaja = other.maharaja
        self.journey = other.journey
        self.token_used = other.token_used
        self.drawn = other.drawn

    # --- the stack of frames ---

    def push(self, kind: i64, seat: i64, arg: i64) -> None:
        top = self.depth * 3
        self.frames[top] = kind
        self.frames[top + 1] = seat
        self.frames[top + 2] = arg
        self.depth += 1

    def pop(self) -> None:
        """Drop the top frame; its cells are cleared so that equal states have equal cells."""
        self.depth -= 1
        top = self.depth * 3
        self.frames[top] = 0
        self.frames[top + 1] = 0
        self.frames[top + 2] = 0

    def top_kind(self) -> i64:
        return self.frames[self.depth * 3 - 3]

    def top_seat(self) -> i64:
        return self.frames[self.depth * 3 - 2]

    def top_arg(self) -> i64:
        return self.frames[self.depth * 3 - 1]

    def set_top_arg(self, arg: i64) -> None:
        self.frames[self.depth * 3 - 1] = arg

    # --- questions asked everywhere ---

    def to_act(self) -> i64:
        """Bit per seat that has to answer now; 0 when the game is over, or between decisions."""
        if self.phase == FINISHED or self.depth == 0:
            return 0
        if self.phase == PLANNING:  # planning is the one decision of several seats (PLAN-1)
            return self.top_arg()
        return 1 << self.top_seat()

    def is_human(self, seat: i64) -> bool:
        return seat == 0 or not self.rules.solo


def blank(board: Board, rules: Rules, setup: Setup) -> State:
    """A state with nothing on the table yet."""
    cities = vec[i64]([0] * ((board.cities + 1) * CITY_CELLS))
    city: i64
    for city in range(board.cities + 1):
        base = city * CITY_CELLS
        space: i64
        for space in range(PLAIN):
            cities[base + space] = NOBODY
        cities[base + PLAIN] = PLAIN_SPACES
    loans: list[i64] = [NOBODY, 0, 0] * LOANS_IN_ALL
    return State(
        board,
        rules,
        setup,
        vec[i64]([0] * SEAT_CELLS),
        vec[i64]([0] * board.villages),
        cities,
        vec[i64]([0] * (board.track + 1)),
        vec[i64]([NOBODY] * REWARD_SPACES),
        vec[i64]([0] * DISPLAY_SPACES),
        vec[i64](loans),
        vec[i64]([0] * (FRAME_DEPTH * 3)),
    )


def statues_built(s: State, seat: i64) -> i64:
    return STATUES_IN_ALL - s.seats[STATUES + seat]


def action_tile(stacks: vec[i64], round_: i64, place: i64) -> i64:
    """Solo: the tile at ``place`` of the round's Action stack: 0, 1 and 2 form the row (SOLO-2)."""
    return stacks[(round_ - 1) * ACTION_TILES + place]


def performed_tile(board: Board, stacks: vec[i64], round_: i64) -> i64:
    """Solo: the check mark of the fourth tile tells which of the three counts (SOLO-6)."""
    check = action_tile(stacks, round_, CHECK_PLACE)
    return action_tile(stacks, round_, board.tile_check[check])


def same(one: State, other: State) -> bool:
    """Whether two states of the same game are equal in every cell."""
    return fingerprint(one) == fingerprint(other) and cells(one) == cells(other)


def cells(s: State) -> list[int]:
    """Every number of the state, in a fixed order."""
    flat: list[int] = [s.depth, s.phase, s.round, s.maharaja, s.journey, s.token_used, s.drawn]
    for part in (s.seats, s.villages, s.cities, s.track, s.rewards, s.display, s.loans, s.frames):
        flat += list(part)
    return flat


FINGERPRINT_PRIME: Final[i64] = 2147483647


def fingerprint(s: State) -> i64:
    """A number that changes with the state; the same in both engine modes."""
    h: i64 = 17
    number: i64
    for number in cells(s):
        h = (h * 1000003 + number + 2) % FINGERPRINT_PRIME
    return h
