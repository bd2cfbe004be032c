"""A player's turn: planned actions, tokens, journeys, abilities, and its end (ACT-1 to ACT-6)."""

from typing import Final

from mypy_extensions import i64

from maharaja.engine.choices import (
    TO_CLOSE,
    TO_END_TURN,
    TO_PERFORM,
    TO_SPEND_TOKEN,
    TO_TRAVEL,
    TO_USE_ABILITY,
    Choices,
)
from maharaja.engine.content.characters import list_abilities, refuse_ability, use_ability
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import (
    ACTIONS,
    ACTIONS_IN_ALL,
    AWAIT_BUILDING,
    AWAIT_FLAG,
    AWAIT_TURN,
    BUY_PRESTIGE,
    CHANGE_CHARACTER,
    CHANGE_TRACK,
    NOBODY,
    TAKE_COINS,
    TAKE_SHRINES,
    WHY_ACTION,
)
from maharaja.engine.rules.building import BUILDS, COMPULSORY, IMPOSSIBLE, can_start
from maharaja.engine.rules.character_change import can_change, start_change
from maharaja.engine.rules.goods import (
    gain_coins,
    gain_prestige,
    pay_coins,
    return_token,
    take_shrines,
)
from maharaja.engine.rules.travel import list_steps, refuse_step, travel
from maharaja.engine.state import (
    ACTED,
    CHARACTER,
    COINS,
    OPEN,
    PLAN_A,
    PLAN_B,
    SUPPLY,
    TOKENS,
    State,
)
from maharaja.engine.text.events import PERFORMS, TURN_BEGINS, TURN_ENDS, tell

ACTION_COINS: Final[i64] = 3  # ACT-COINS
ACTION_SHRINES: Final[i64] = 2  # ACT-SHRINES
PRESTIGE_PRICE: Final[i64] = 3  # ACT-PP
ACTION_PRESTIGE: Final[i64] = 2


def next_seat(s: State) -> i64:
    """The lowest character number among those who have not acted, as things are now (Q-C1)."""
    found: i64 = NOBODY
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[ACTED + seat] == 0 and (
            found == NOBODY or s.seats[CHARACTER + seat] < s.seats[CHARACTER + found]
        ):
            found = seat
    return found


def begin_turn(s: State, seat: i64) -> None:
    """The disc is turned up, not earlier (ACT-2, Q-A8)."""
    s.seats[ACTED + seat] = 1
    if s.log is not None:
        tell(s, TURN_BEGINS, seat, s.seats[PLAN_A + seat], s.seats[PLAN_B + seat])
    s.push(AWAIT_TURN, seat, 0)


# --- actions -------------------------------------------------------------------------------------


def can_perform(s: State, seat: i64, action: i64) -> i64:
    """IMPOSSIBLE if nothing would change right now (Q-A11), else ALLOWED or COMPULSORY (Q-A1)."""
    parts = BUILDS[action]
    if parts:
        return can_start(s, seat, parts)
    possible = True
    if action == TAKE_SHRINES:
        possible = s.seats[SUPPLY + seat] > 0
    elif action == BUY_PRESTIGE:
        possible = s.seats[COINS + seat] >= PRESTIGE_PRICE
    elif action == CHANGE_CHARACTER:
        possible = can_change(s)
    return COMPULSORY if possible else IMPOSSIBLE


def perform(s: State, seat: i64, action: i64, by_token: i64) -> None:
    if s.log is not None:
        tell(s, PERFORMS, seat, action, by_token)
    parts = BUILDS[action]
    if parts:
        s.push(AWAIT_BUILDING, seat, parts)
    elif action == TAKE_COINS:
        gain_coins(s, seat, ACTION_COINS, WHY_ACTION)
    elif action == TAKE_SHRINES:
        take_shrines(s, seat, ACTION_SHRINES, WHY_ACTION)
    elif action == BUY_PRESTIGE:
        pay_coins(s, seat, PRESTIGE_PRICE, WHY_ACTION)
        gain_prestige(s, seat, ACTION_PRESTIGE, WHY_ACTION)
    elif action == CHANGE_CHARACTER:
        start_change(s, seat)
    elif action == CHANGE_TRACK:  # pragma: no branch - it is the last of them
        s.push(AWAIT_FLAG, seat, 0)


def is_open(s: State, seat: i64, action: i64) -> bool:
    """Whether an arrow still to be performed shows the action."""
    arrows = s.seats[OPEN + seat]
    return (arrows & 1 != 0 and s.seats[PLAN_A + seat] == action) or (
        arrows & 2 != 0 and s.seats[PLAN_B + seat] == action
    )


def strike_arrow(s: State, seat: i64, action: i64) -> None:
    """One arrow on the action is done with as soon as it is started (R-4)."""
    if s.seats[OPEN + seat] & 1 and s.seats[PLAN_A + seat] == action:
        s.seats[OPEN + seat] ^= 1
    else:
        s.seats[OPEN + seat] ^= 2


def can_spend_token(s: State, seat: i64) -> bool:
    return s.seats[TOKENS + seat] > 0 and s.token_used == 0


def may_end_turn(s: State, seat: i64) -> bool:
    """Whether a seat in its turn may end it: what ``Turn.legal`` says, without the rest (Q-A1)."""
    arrows = s.seats[OPEN + seat]
    if arrows == 0 or s.rules.options.decline_actions:
        return True
    if arrows & 1 and can_perform(s, seat, s.seats[PLAN_A + seat]) == COMPULSORY:
        return False
    return arrows & 2 == 0 or can_perform(s, seat, s.seats[PLAN_B + seat]) != COMPULSORY


class Turn(Decision):
    def __init__(self) -> None:
        super().__init__("turn", [ACTIONS])

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        arrows = s.seats[OPEN + seat]
        first = s.seats[PLAN_A + seat]
        second = s.seats[PLAN_B + seat]
        duty: i64 = IMPOSSIBLE
        if arrows & 1:
            duty = can_perform(s, seat, first)
            if duty:
                out.add(TO_PERFORM, first)
        if arrows & 2 and (first != second or arrows == 2):
            second_duty = can_perform(s, seat, second)
            if second_duty:
                out.add(TO_PERFORM, second)
                duty = max(duty, second_duty)
        if can_spend_token(s, seat):
            action: i64
            for action in range(ACTIONS_IN_ALL):
                if action != CHANGE_CHARACTER and can_perform(s, seat, action):
                    out.add(TO_SPEND_TOKEN, action)
        list_steps(s, seat, out)
        list_abilities(s, seat, out)
        if duty != COMPULSORY or s.rules.options.decline_actions:
            out.add(TO_END_TURN, 0)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        if kind == TO_TRAVEL:
            travel(s, seat, item)
        elif kind == TO_PERFORM:
            strike_arrow(s, seat, item)
            perform(s, seat, item, 0)
        elif kind == TO_USE_ABILITY:
            use_ability(s, seat, item)
        elif kind == TO_SPEND_TOKEN:
            s.token_used = 1
            return_token(s, seat, WHY_ACTION)
            perform(s, seat, item, 1)
        else:
            s.pop()
            s.token_used = 0
            if s.log is not None:
                tell(s, TURN_ENDS, seat)

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        if kind == TO_TRAVEL:
            return refuse_step(s, seat, item)
        if kind == TO_USE_ABILITY:
            return refuse_ability(s, seat, item)
        if kind == TO_END_TURN:
            return Refusal("planned-action-possible", "Q-A1")
        if kind == TO_CLOSE:
            return Refusal("no-running-action", "Q-A12")
        if kind in (TO_PERFORM, TO_SPEND_TOKEN):
            return self.refuse_action(s, seat, kind, item)
        return other_question()

    def refuse_action(self, s: State, seat: i64, kind: i64, action: i64) -> Refusal:
        if action >= ACTIONS_IN_ALL:
            return Refusal("unknown-choice", "R-1")
        if kind == TO_PERFORM:
            if not is_open(s, seat, action):
                return Refusal("not-planned", "ACT-2")
        elif action == CHANGE_CHARACTER:
            return Refusal("not-by-token", "TOKEN-5")
        elif s.token_used:
            return Refusal("token-used", "TOKEN-4")
        elif s.seats[TOKENS + seat] == 0:
            return Refusal("no-token", "TOKEN-3")
        return Refusal("nothing-to-perform", "Q-A11")
