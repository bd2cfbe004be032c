"""Whether a turn could have ended the game and won it for certain.

A seat that builds its seventh statue ends the game with the round (END-2). If it then wins,
whatever the others still do, and the game went on nevertheless, a won end was put off. "Whatever
the others still do" is judged by a wide search: for each of their 45 plans the best turns they
have, and the rewards taken as everybody's evaluation likes best. "Could have" likewise: turns that
the search does not find are not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from maharaja.bots.heuristic.greedy import best_answer
from maharaja.bots.search.evaluators import Evaluator
from maharaja.bots.search.turn_candidates import TurnCandidates
from maharaja.engine.analysis.information_set import assign_plan
from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_PLAN
from maharaja.engine.ids import AWAIT_TURN, FINISHED, PLANS_IN_ALL
from maharaja.engine.play import apply
from maharaja.engine.rules.building import BUILDS, STATUES_LEFT
from maharaja.engine.rules.final_scoring import winners
from maharaja.engine.rules.planning import PAIRS, plan_of
from maharaja.engine.state import ACTED, PLAN_A, PLAN_B, STATUES, State

MOST_STATUES = 3  # in a turn: two arrows and a token
WIDTH = 12
TURNS = 40  # own turns looked at
ENDS = 3  # of them, those that end the game and look best
REPLIES = 4  # of a plan of somebody else


# How certain an end was that was put off.
PLANNED = "with the plan it had"
FORESEEN = "with another plan, whatever the others planned"
HINDSIGHT = "with another plan, after what the others had done"
KINDS = (PLANNED, FORESEEN, HINDSIGHT)


@dataclass(frozen=True)
class Delay:
    """A certain win that was there and was not taken."""

    round: int
    seat: int
    kind: str


def delay_at(s: State, seat: int, planning: State) -> Delay | None:
    """What was put off by a turn that begins here, in a round after which the game went on.

    ``s`` and ``planning``, where the round began, are whole states; plans of others are not looked
    at. Where more than one of them still has to act, too much may happen to be sure of anything.
    """
    others = [other for other in range(s.rules.players) if not s.seats[ACTED + other]]
    if s.seats[STATUES + seat] > MOST_STATUES or len(others) > 1:
        return None
    own = plan_of(s.seats[PLAN_A + seat], s.seats[PLAN_B + seat])
    if has_certain_end(s, seat, int(own)):
        return Delay(int(s.round), seat, PLANNED)
    plans = [plan for plan in range(PLANS_IN_ALL) if plan != own and statues_of(plan)]
    good = [plan for plan in plans if has_certain_end(s, seat, plan)]
    if not good:
        return None
    foreseen = any(wins_from_planning(planning, seat, plan) for plan in good)
    return Delay(int(s.round), seat, FORESEEN if foreseen else HINDSIGHT)


def wins_from_planning(planning: State, seat: int, plan: int) -> bool:
    """Whether the plan leads to a certain end, whatever the others have planned; for two players.

    With more, what all the others may do before is too much to look at.
    """
    if planning.rules.players > 2:
        return False
    s = planning.copy()
    for other in range(2):
        assign_plan(s, other, plan)
    s.set_top_arg(1 << seat)
    apply(s, seat, TO_PLAN * ITEMS + plan)
    if s.top_seat() == seat:
        return has_certain_end(s, seat, plan)
    return all(wins_after_reply(after, seat, plan) for after in replies(s))


def wins_after_reply(s: State, seat: int, plan: int) -> bool:
    """Whether the seat, whose turn comes now, has a certain end."""
    settled(s)
    return s.phase != FINISHED and s.top_seat() == seat and has_certain_end(s, seat, plan)


def statues_of(plan: int) -> int:
    """How many statues the two arrows build."""
    return sum(bool(BUILDS[PAIRS[plan * 2 + arrow]] & STATUES_LEFT) for arrow in range(2))


def has_certain_end(s: State, seat: int, plan: int) -> bool:
    """Whether a turn with the plan ends the game, and wins whatever the others do."""
    start = s.copy()
    assign_plan(start, seat, plan)
    search = TurnCandidates(Evaluator(), WIDTH, TURNS)
    search.run(start, seat, False)
    ends = [end.state for end in search.ends if end.state.seats[STATUES + seat] == 0]
    return any(wins_for_certain(ended(end, seat), seat) for end in ends[:ENDS])


def ended(s: State, seat: int) -> State:
    after = s.copy()
    apply(after, seat, TO_END_TURN * ITEMS)
    return after


def wins_for_certain(s: State, seat: int) -> bool:
    """Whether the seat wins alone in every rest of the round that is looked at."""
    settled(s)
    if s.phase == FINISHED:
        return winners(s) == [seat]
    return all(wins_for_certain(after, seat) for after in replies(s))


def replies(s: State) -> Iterator[State]:
    """The ends of the turn that comes now, with every plan its seat may have."""
    other = s.top_seat()
    search = TurnCandidates(Evaluator(), WIDTH, REPLIES)
    for plan in range(PLANS_IN_ALL):
        start = s.copy()
        assign_plan(start, other, plan)
        search.run(start, other, False)
        if not search.ends:
            search.force(start, other)
        for end in search.ends:
            yield ended(end.state, other)


def settled(s: State) -> None:
    """Answer what is asked between turns, up to the next turn or the end of the game."""
    evaluator = Evaluator()
    while s.phase != FINISHED and s.top_kind() != AWAIT_TURN:
        apply(s, s.top_seat(), best_answer(s, s.top_seat(), evaluator, True))
