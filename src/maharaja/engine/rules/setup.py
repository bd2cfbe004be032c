"""Set-up, the draft of characters and the starting shrines (SETUP-*, PRE-*, SOLO-SETUP-*)."""

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import Board
from maharaja.engine.choices import (
    TO_DRAFT,
    TO_SETTLE,
    Choices,
)
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTION_TILES,
    CHARACTERS_IN_ALL,
    DRAFT,
    EXTRA_CHARACTERS,
    NOBODY,
    REWARDS_IN_ALL,
    ROUNDS,
    SETTLE,
    SETTLED_SHRINES,
    SETUP_TILES,
    SHRINES_IN_ALL,
    START_COINS,
    START_PRESTIGE,
    START_SHRINES,
    STATUES_IN_ALL,
    WHY_START,
)
from maharaja.engine.rules.character_change import (
    add_to_display,
    draw_to_display,
    give_character,
    remove_from_display,
)
from maharaja.engine.rules.goods import book_prestige
from maharaja.engine.rules.pieces import list_vacant_villages, refuse_village
from maharaja.engine.rules.track import FIRST_START_SPACE
from maharaja.engine.solo.pieces import equip
from maharaja.engine.state import (
    CHARACTER,
    COINS,
    OF_VILLAGES,
    PLAN_A,
    PLAN_B,
    SHRINES,
    STATUES,
    SUPPLY,
    Rules,
    Setup,
    State,
    blank,
    performed_tile,
)
from maharaja.engine.text.events import DRAFTED, SETTLED, tell


def random_setup(board: Board, rules: Rules, dice: Dice) -> Setup:
    """Everything chance decides, settled before the first decision (R-6)."""
    characters = dice.shuffled(CHARACTERS_IN_ALL, 1)
    rewards = dice.shuffled(REWARDS_IN_ALL, 0)
    flags = dice.shuffled(board.cities, 1)
    if not rules.solo:
        shown = rules.players + EXTRA_CHARACTERS
        return Setup(characters[:shown], rewards, flags, dice.below(rules.players), 0, vec[i64]())
    setup_tile = dice.below(SETUP_TILES)
    return Setup(characters, rewards, flags, 0, setup_tile, random_stacks(board, dice))


def random_stacks(board: Board, dice: Dice) -> vec[i64]:
    """Every round's Action stack: the performed tile leaves, the rest is shuffled (SOLO-19)."""
    stacks = vec[i64]([NOBODY] * (ROUNDS * ACTION_TILES))
    gone: i64 = 0
    round_: i64
    tile: i64
    for round_ in range(1, ROUNDS + 1):
        cell = (round_ - 1) * ACTION_TILES
        for tile in dice.shuffled(ACTION_TILES, 0):
            if (gone >> tile) & 1 == 0:
                stacks[cell] = tile
                cell += 1
        gone |= 1 << performed_tile(board, stacks, round_)
    return stacks


def lay_out(board: Board, rules: Rules, setup: Setup) -> State:
    """The table before the first decision."""
    s = blank(board, rules, setup)
    seat: i64
    i: i64
    for seat in range(rules.players):
        s.seats[PLAN_A + seat] = NOBODY
        s.seats[PLAN_B + seat] = NOBODY
        give_character(s, seat, 0)
        if s.is_human(seat):
            equip_player(s, seat)
    for i in range(REWARDS_IN_ALL):
        s.rewards[i] = setup.rewards[i]
    for i in range(board.cities):
        s.track[FIRST_START_SPACE + i] = setup.flags[i]
    if rules.solo:
        equip(s)
        s.drawn = 1
        for i in range(EXTRA_CHARACTERS):
            draw_to_display(s)
    else:
        for i in range(len(setup.characters)):
            add_to_display(s, setup.characters[i])
    return s


def equip_player(s: State, seat: i64) -> None:
    """SETUP-12 to SETUP-16."""
    s.seats[COINS + seat] = START_COINS
    s.seats[SHRINES + seat] = START_SHRINES
    s.seats[SUPPLY + seat] = SHRINES_IN_ALL - START_SHRINES
    s.seats[STATUES + seat] = STATUES_IN_ALL
    book_prestige(s, seat, START_PRESTIGE, WHY_START)


# --- the draft -----------------------------------------------------------------------------------


def next_to_draft(s: State) -> i64:
    """Clockwise from the first player; NOBODY when all have a tile (PRE-1, PRE-2)."""
    i: i64
    for i in range(s.rules.players):
        seat = (s.setup.first + i) % s.rules.players
        if s.seats[CHARACTER + seat] == 0:
            return seat
    return NOBODY


class Draft(Decision):
    def __init__(self) -> None:
        super().__init__("draft", [DRAFT])

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        i: i64 = 0
        while s.display[i]:
            out.add(TO_DRAFT, s.display[i])
            i += 1

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        if s.log is not None:
            tell(s, DRAFTED, seat, item)
        remove_from_display(s, item)
        give_character(s, seat, item)
        draw_to_display(s)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_DRAFT:
            return other_question()
        if item < 1 or item > CHARACTERS_IN_ALL:
            return Refusal("unknown-choice", "R-1")
        return Refusal("not-in-display", "PRE-2")


# --- starting shrines ----------------------------------------------------------------------------


def next_to_settle(s: State) -> i64:
    """Pass by pass in character order, four shrines each; NOBODY when done (PRE-4, PRE-5)."""
    found: i64 = NOBODY
    seat: i64
    for seat in range(s.rules.players):
        done = s.seats[SHRINES + seat] == START_SHRINES - SETTLED_SHRINES
        if done or not s.is_human(seat):
            continue
        if found == NOBODY or settles_before(s, seat, found):
            found = seat
    return found


def settles_before(s: State, seat: i64, other: i64) -> bool:
    if s.seats[SHRINES + seat] != s.seats[SHRINES + other]:
        return s.seats[SHRINES + seat] > s.seats[SHRINES + other]
    return s.seats[CHARACTER + seat] < s.seats[CHARACTER + other]


class Settle(Decision):
    """A free shrine in a village, with the usual limits (PRE-6)."""

    def __init__(self) -> None:
        super().__init__("settle", [SETTLE])

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        list_vacant_villages(s, seat, TO_SETTLE, out)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.pop()
        s.seats[SHRINES + seat] -= 1
        s.own(OF_VILLAGES)
        s.villages[item] |= 1 << seat
        if s.log is not None:
            tell(s, SETTLED, seat, item)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind != TO_SETTLE:
            return other_question()
        if item >= s.board.villages:
            return Refusal("unknown-choice", "R-1")
        return refuse_village(s, seat, item)
