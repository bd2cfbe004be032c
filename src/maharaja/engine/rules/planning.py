"""The planning phase: every player sets two arrows at once and in secret (PLAN-1 to PLAN-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.choices import TO_PLAN, Choices
from maharaja.engine.decision import Decision, Refusal, other_question
from maharaja.engine.ids import ACTIONS_IN_ALL, PLANNING, PLANS_IN_ALL, SEATS
from maharaja.engine.state import OPEN, PLAN_A, PLAN_B, State
from maharaja.engine.text.events import READY, tell


def _pairs() -> vec[i64]:
    """The 45 unordered pairs of actions, two cells each."""
    table = vec[i64]([0] * (PLANS_IN_ALL * 2))
    cell: i64 = 0
    a: i64
    b: i64
    for a in range(ACTIONS_IN_ALL):
        for b in range(a, ACTIONS_IN_ALL):
            table[cell] = a
            table[cell + 1] = b
            cell += 2
    return table


PAIRS: Final = _pairs()


def plan_of(a: i64, b: i64) -> i64:
    """The number of the pair, in whichever order it is named."""
    if a > b:
        a, b = b, a
    plan: i64 = 0
    while PAIRS[plan * 2] != a or PAIRS[plan * 2 + 1] != b:
        plan += 1
    return plan


class Plans(Decision):
    """One frame for all; arg: bit per seat still to plan.

    A seat that is ready may set its arrows anew until the last one is, unless the table locks
    plans; nobody notices (Q-P1).
    """

    def __init__(self) -> None:
        super().__init__("plan", [PLANNING], (1 << SEATS) - 1)

    def legal(self, s: State, seat: i64, arg: i64, out: Choices) -> None:
        out.add_range(TO_PLAN, PLANS_IN_ALL)

    def choose(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> None:
        s.seats[PLAN_A + seat] = PAIRS[item * 2]
        s.seats[PLAN_B + seat] = PAIRS[item * 2 + 1]
        s.seats[OPEN + seat] = 3
        if (arg >> seat) & 1 == 0:
            return
        if s.log is not None:
            tell(s, READY, seat)
        arg ^= 1 << seat
        if arg:
            s.set_top_arg(arg)
        else:
            s.pop()

    def refusal(self, s: State, seat: i64, arg: i64, kind: i64, item: i64) -> Refusal:
        return other_question() if kind != TO_PLAN else Refusal("unknown-choice", "R-1")
