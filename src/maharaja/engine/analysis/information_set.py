"""A state as one seat knows it: every open cell and the own secrets; the rest is blank.

Bots are given an information set, never the state, so they cannot see what their seat cannot
(R-5). ``determinize`` fills the blanks by chance: the others' plans, and in the solo game the
tiles nobody has seen.
"""

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTION_TILES,
    AWAIT_PLANS,
    CHARACTERS_IN_ALL,
    DRAFT,
    FINISHED,
    NOBODY,
    PLANNING,
    PLANS_IN_ALL,
    PRESTIGE_SOURCES,
    ROUNDS,
    SEATS,
    SETUP_TILES,
)
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.state import (
    ACTED,
    CHECK_PLACE,
    EARNED,
    OPEN,
    PLAN_A,
    PLAN_B,
    PRESTIGE,
    SEAT_CELLS,
    Setup,
    State,
    action_tile,
    performed_tile,
)
from maharaja.engine.text.view import is_tile_shown, knows_plan, knows_prestige


def information_set_of(s: State, seat: i64) -> State:
    """What the seat knows, as a state of its own. Others' prestige is 0 unless it lies open."""
    seen = State(
        s.board,
        s.rules,
        known_setup(s),
        vec[i64]([0] * SEAT_CELLS),
        s.villages[:],
        s.cities[:],
        s.track[:],
        s.rewards[:],
        s.display[:],
        s.loans[:],
        s.frames[:],
    )
    seen.take_scalars(s)
    other: i64
    for other in range(s.rules.players):
        copy_known_seat(s, seen, other, seat)
    return seen


def copy_known_seat(s: State, seen: State, other: i64, seat: i64) -> None:
    cell: i64 = other
    while cell < SEAT_CELLS:
        if s.phase == FINISHED or not is_secret(cell - other):
            seen.seats[cell] = s.seats[cell]
        cell += SEATS
    if knows_prestige(s, other, seat):
        seen.seats[PRESTIGE + other] = s.seats[PRESTIGE + other]
    if knows_plan(s, other, seat):
        seen.seats[PLAN_A + other] = s.seats[PLAN_A + other]
        seen.seats[PLAN_B + other] = s.seats[PLAN_B + other]
        seen.seats[OPEN + other] = s.seats[OPEN + other]
    else:
        seen.seats[PLAN_A + other] = NOBODY
        seen.seats[PLAN_B + other] = NOBODY


def is_secret(field: i64) -> bool:
    """Plans and prestige; where the prestige came from would tell the total."""
    return (
        field in (PRESTIGE, PLAN_A, PLAN_B, OPEN)
        or EARNED <= field < EARNED + SEATS * PRESTIGE_SOURCES
    )


def known_setup(s: State) -> Setup:
    """The set-up without what is still hidden: undrawn characters, tiles not yet turned up."""
    setup = s.setup
    if not s.rules.solo:
        return setup  # all of it lies open from the start
    characters = setup.characters[:]
    i: i64
    for i in range(s.drawn, CHARACTERS_IN_ALL):
        characters[i] = 0
    stacks = vec[i64]([NOBODY] * (ROUNDS * ACTION_TILES))
    round_: i64
    place: i64
    for round_ in range(1, s.round + 1):
        for place in range(CHECK_PLACE + 1):
            if is_tile_shown(s, round_, place):
                tile = action_tile(setup.stacks, round_, place)
                stacks[(round_ - 1) * ACTION_TILES + place] = tile
    setup_tile: i64 = 0 if s.phase == DRAFT else setup.setup_tile
    return Setup(characters, setup.rewards, setup.flags, setup.first, setup_tile, stacks)


# --- filling the blanks --------------------------------------------------------------------------


def determinize(information_set: State, seat: i64, dice: Dice) -> State:
    """A whole state that agrees with the information set; what is hidden is drawn evenly."""
    s = information_set.copy()
    if s.rules.solo:
        s.setup = determinize_setup(s, dice)
    other: i64
    for other in range(s.rules.players):
        if is_plan_hidden(s, other, seat):
            assign_plan(s, other, dice.below(PLANS_IN_ALL))
    return s


def is_plan_hidden(s: State, other: i64, seat: i64) -> bool:
    """Whether the other seat has planned, or will have, without the seat's knowledge of what."""
    return (
        other != seat
        and s.is_human(other)
        and s.seats[ACTED + other] == 0
        and s.phase >= PLANNING
        and s.phase != FINISHED
    )


def assign_plan(s: State, other: i64, plan: i64) -> None:
    """Give the other seat a plan; while planning it counts as ready then."""
    s.seats[PLAN_A + other] = PAIRS[plan * 2]
    s.seats[PLAN_B + other] = PAIRS[plan * 2 + 1]
    s.seats[OPEN + other] = 3
    if s.phase == PLANNING and s.top_kind() == AWAIT_PLANS:
        s.set_top_arg(s.top_arg() & ~(1 << other))


def determinize_setup(s: State, dice: Dice) -> Setup:
    """Solo: undrawn characters and unseen tiles in some order that fits."""
    characters = s.setup.characters[:]
    known: i64 = 0
    i: i64
    for i in range(s.drawn):
        known |= 1 << characters[i]
    place = s.drawn
    number: i64
    for number in dice.shuffled(CHARACTERS_IN_ALL, 1):
        if (known >> number) & 1 == 0:
            characters[place] = number
            place += 1
    stacks = s.setup.stacks[:]
    gone: i64 = 0
    round_: i64
    for round_ in range(1, ROUNDS + 1):
        fill_stack(stacks, round_, gone, dice)
        gone |= 1 << performed_tile(s.board, stacks, round_)
    setup = s.setup
    tile = dice.below(SETUP_TILES) if s.phase == DRAFT else setup.setup_tile
    return Setup(characters, setup.rewards, setup.flags, setup.first, tile, stacks)


def fill_stack(stacks: vec[i64], round_: i64, gone: i64, dice: Dice) -> None:
    """Complete one round's row around what is known of it."""
    begun = (round_ - 1) * ACTION_TILES
    used = gone
    place: i64
    for place in range(begun, begun + ACTION_TILES):
        if stacks[place] != NOBODY:
            used |= 1 << stacks[place]
    place = begun
    tile: i64
    for tile in dice.shuffled(ACTION_TILES, 0):
        if (used >> tile) & 1 == 0:
            while stacks[place] != NOBODY:
                place += 1
            stacks[place] = tile
