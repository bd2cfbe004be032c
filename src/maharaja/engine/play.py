"""The whole loop: who has to act, what is legal, and what a choice leads to.

After every choice the automatic steps run up to the next decision (R-4), so a state at rest always
waits for somebody, or is finished.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.board import TILE_ICONS
from maharaja.engine.choices import ITEMS, TO_TRAVEL, VOCABULARY, Choices
from maharaja.engine.content.characters import Exchange, end_ability, return_old_loans
from maharaja.engine.content.rewards import PlaceLoan, Purchases
from maharaja.engine.decision import Decision, Refusal
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ABILITY_END,
    ACTIONS,
    AWAIT_DRAFT,
    AWAIT_PLANS,
    AWAIT_SETTLE,
    CHARACTERS_IN_ALL,
    DRAFT,
    FINISHED,
    FIRST_DECISION,
    NOBODY,
    PLANNING,
    REWARD_END,
    REWARDS_IN_ALL,
    SCORING,
    SETTLE,
)
from maharaja.engine.rules.building import Building, FreeShrine
from maharaja.engine.rules.character_change import Retake, Take
from maharaja.engine.rules.city_scoring import PickReward, end_reward, score_city, slide_rewards
from maharaja.engine.rules.final_scoring import ended_by_statues, is_over
from maharaja.engine.rules.planning import Plans
from maharaja.engine.rules.setup import Draft, Settle, next_to_draft, next_to_settle
from maharaja.engine.rules.track import MoveFlag, close_gaps, visit_next_city
from maharaja.engine.rules.turn import Turn, begin_turn, next_seat
from maharaja.engine.solo.pieces import settle
from maharaja.engine.solo.scoring import score_city_solo
from maharaja.engine.solo.turn import begin_brahmabot_turn, brahmabot_turn
from maharaja.engine.state import ACTED, OPEN, PLAN_A, PLAN_B, USED, State
from maharaja.engine.text.events import (
    FLAGS_CLOSE_UP,
    GAME_ENDS,
    REWARDS_SLIDE,
    ROUND_BEGINS,
    ROUND_ENDS,
    reach_stage,
    tell,
)

# By kind of frame; the first three are automatic and ask nobody. A vec knows what is in it: taken
# from a list, every decision would be asked for its type first.
_ROWS: Final[list[Decision]] = [
    Decision("reward-end", [SCORING], REWARDS_IN_ALL - 1),
    Decision("ability-end", [ACTIONS], CHARACTERS_IN_ALL),
    Decision("brahmabot", [ACTIONS], TILE_ICONS),
    Draft(),
    Settle(),
    Plans(),
    Turn(),
    Building(),
    FreeShrine(),
    MoveFlag(),
    Take(),
    Retake(),
    Exchange(),
    PickReward(),
    Purchases(),
    PlaceLoan(),
]
DECISIONS: Final = vec[Decision](_ROWS)

FRAME_NAMES: Final[list[str]] = [row.name for row in DECISIONS]


def may_answer(s: State, seat: i64) -> bool:
    """Whether the question is the seat's. While others plan, who is ready may plan anew (Q-P1)."""
    if s.phase == PLANNING:
        return plans(s, seat) and not is_locked(s, seat)
    return s.depth > 0 and s.top_seat() == seat  # only people are ever asked


def plans(s: State, seat: i64) -> bool:
    """Whether somebody sits there who plans; Brahmabot never does (Q-L20)."""
    return 0 <= seat < s.rules.players and s.is_human(seat)


def is_locked(s: State, seat: i64) -> bool:
    """Whether the seat's plan is set and may not be set anew (PLAN-4, C-21)."""
    return s.rules.options.locked_plans and (s.top_arg() >> seat) & 1 == 0


def list_legal(s: State, seat: i64, out: Choices) -> None:
    """Fill the buffer with the seat's legal choices: none if it is not asked."""
    if may_answer(s, seat):
        list_answers(s, seat, out)
    else:
        out.count = 0


def list_answers(s: State, seat: i64, out: Choices) -> None:
    """The same for a seat whose question it is."""
    out.count = 0
    top = s.depth * 3
    DECISIONS[s.frames[top - 3]].legal(s, seat, s.frames[top - 1], out)


def apply(s: State, seat: i64, choice: i64) -> None:
    """Carry out a choice known to be legal, and run on to the next decision."""
    s.moves += 1
    kind = choice // ITEMS
    if kind != TO_TRAVEL:
        s.journey = 0  # any other decision ends a journey (Q-M11)
    top = s.depth * 3
    DECISIONS[s.frames[top - 3]].choose(s, seat, s.frames[top - 1], kind, choice % ITEMS)
    if s.depth == 0 or s.frames[s.depth * 3 - 3] < FIRST_DECISION:
        run_on(s)


def refusal(s: State, seat: i64, choice: i64) -> Refusal | None:
    """Why the choice is not legal for the seat now; None if it is."""
    if choice < 0 or choice >= VOCABULARY:
        return Refusal("unknown-choice", "R-1")
    if s.phase == FINISHED:
        return Refusal("game-over", "END-1")
    if not may_answer(s, seat):
        if s.phase == PLANNING and plans(s, seat):
            return Refusal("plan-locked", "PLAN-4")
        return Refusal("not-your-decision", "ACT-1")
    out = Choices()
    list_legal(s, seat, out)
    if out.has(choice):
        return None
    decision = DECISIONS[s.top_kind()]
    return decision.refusal(s, seat, s.top_arg(), choice // ITEMS, choice % ITEMS)


def run_on(s: State) -> None:
    """Automatic steps until somebody has to decide or the game is over."""
    while s.phase != FINISHED:
        if s.stages is not None:
            reach_stage(s)
        if s.depth == 0:
            next_step(s)
        else:
            kind = s.top_kind()
            if kind >= FIRST_DECISION:
                return
            if kind == REWARD_END:
                end_reward(s)
            elif kind == ABILITY_END:
                end_ability(s)
            else:
                brahmabot_turn(s)


def next_step(s: State) -> None:
    """The stack is empty: on with the phase, or to the next one (ROUND-1)."""
    if s.phase == ACTIONS:
        seat = next_seat(s)
        if seat == NOBODY:
            s.phase = SCORING
            if s.rules.solo:
                score_city_solo(s)
            else:
                score_city(s)
        elif s.is_human(seat):
            begin_turn(s, seat)
        else:
            begin_brahmabot_turn(s)
    elif s.phase == PLANNING:
        s.phase = ACTIONS
    elif s.phase == SCORING:
        end_round(s)
    elif s.phase == DRAFT:
        draft_on(s)
    else:
        settle_on(s)


def draft_on(s: State) -> None:
    seat = next_to_draft(s)
    if seat != NOBODY:
        s.push(AWAIT_DRAFT, seat, 0)
        return
    s.phase = SETTLE
    if s.rules.solo:
        settle(s)  # before the player's own (SOLO-SETUP-9, Q-L25)


def settle_on(s: State) -> None:
    seat = next_to_settle(s)
    if seat != NOBODY:
        s.push(AWAIT_SETTLE, seat, 0)
    else:
        begin_round(s)


def begin_round(s: State) -> None:
    """The Maharaja phase, then everybody plans (MAHA-1 to MAHA-4, PLAN-1)."""
    s.round += 1
    visit_next_city(s)
    if s.log is not None:
        tell(s, ROUND_BEGINS, NOBODY, s.round, s.maharaja)
    s.phase = PLANNING
    humans: i64 = 1 if s.rules.solo else (1 << s.rules.players) - 1
    s.push(AWAIT_PLANS, NOBODY, humans)


def end_round(s: State) -> None:
    """EOR-1 to EOR-3; the discs and the round's marks are cleared; the game may be over."""
    tidy_tracks(s)
    return_old_loans(s)
    seat: i64
    for seat in range(s.rules.players):
        s.seats[PLAN_A + seat] = NOBODY
        s.seats[PLAN_B + seat] = NOBODY
        s.seats[OPEN + seat] = 0
        s.seats[ACTED + seat] = 0
        s.seats[USED + seat] = 0
    if s.log is not None:
        tell(s, ROUND_ENDS, NOBODY, s.round)
        reach_stage(s)
    if is_over(s):
        s.phase = FINISHED
        if s.log is not None:
            tell(s, GAME_ENDS, NOBODY, 1 if ended_by_statues(s) else 0)
    else:
        begin_round(s)


def tidy_tracks(s: State) -> None:
    """No gaps on the Maharaja track and on the reward track (EOR-1, EOR-2)."""
    moved = close_gaps(s)
    if moved and s.log is not None:
        tell(s, FLAGS_CLOSE_UP, NOBODY)
        reach_stage(s)
    moved = slide_rewards(s)
    if moved and s.log is not None:
        tell(s, REWARDS_SLIDE, NOBODY)
        reach_stage(s)


def one_of(seats: i64) -> i64:
    """The lowest seat of a mask."""
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def play_randomly(s: State, dice: Dice, limit: i64) -> i64:
    """Uniformly random choices to the end, or ``limit`` of them; returns how many were made."""
    buffer = Choices()
    items = buffer.items
    made: i64 = 0
    while made < limit and s.phase != FINISHED:
        seat = s.top_seat()
        if seat == NOBODY:  # planning: one after the other
            seat = one_of(s.top_arg())
        list_answers(s, seat, buffer)
        apply(s, seat, items[dice.below(buffer.count)])
        made += 1
    return made
