"""Decisions that need no search: every choice is tried, and the best outcome is taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.turn_search import WORST
from maharaja.bots.search.evaluators import Evaluator
from maharaja.engine.choices import ITEMS, TO_BUILD_SHRINE_IN_VILLAGE, Choices
from maharaja.engine.ids import (
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PURCHASES,
    AWAIT_REWARD,
    FINISHED,
    SCORING,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.final_scoring import is_over
from maharaja.engine.state import State

NEVER: Final[float] = 2.0  # more than any outcome
MOST_SOLVED: Final[i64] = 2  # rewards to choose; with more it takes too long


def best_answer(s: State, seat: i64, evaluator: Evaluator, quick: bool = False) -> i64:
    """The choice with the best outcome; ``quick``: see ``is_skipped``."""
    buffer = evaluator.buffers.lend()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    best_worth = WORST
    i: i64
    for i in range(buffer.count if buffer.count > 1 else 0):
        if quick and is_skipped(buffer.items[i]):
            continue
        worth = outcome(s, seat, buffer.items[i], evaluator, quick)
        if worth > best_worth:
            best = buffer.items[i]
            best_worth = worth
    evaluator.buffers.take_back()
    return best


def is_skipped(choice: i64) -> bool:
    """In a hurry free shrines go to cities: villages are many, and seldom better."""
    return choice // ITEMS == TO_BUILD_SHRINE_IN_VILLAGE


def best_by_chances(s: State, seat: i64, evaluator: Evaluator, quick: bool = False) -> i64:
    """For the draft and for rewards: the choice with the best chance to win.

    Rewards are evaluated when everybody has theirs and the round is over, those of the last round
    by who wins then, and how clearly. ``quick``: see ``is_skipped``.
    """
    if is_solved(s):
        return best_of_last_rewards(s, seat, evaluator, quick)
    buffer = evaluator.buffers.lend()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    best_outcome = -1.0
    i: i64
    for i in range(buffer.count if buffer.count > 1 else 0):
        if quick and is_skipped(buffer.items[i]):
            continue
        after = s.copy()
        apply(after, seat, buffer.items[i])
        answer_rewards(after, evaluator)
        outcome_then = evaluator.outcomes(after)[seat]
        if outcome_then > best_outcome:
            best = buffer.items[i]
            best_outcome = outcome_then
    evaluator.buffers.take_back()
    return best


def chances_after(s: State, seat: i64, choice: i64, evaluator: Evaluator) -> vec[float]:
    """Everybody's chances after a choice and, if the city is being scored, the rest of that."""
    after = s.copy()
    apply(after, seat, choice)
    answer_rewards(after, evaluator)
    return evaluator.chances(after)


def answer_rewards(s: State, evaluator: Evaluator) -> None:
    """The rest of the scoring, everybody taking what looks best at once."""
    while s.phase == SCORING:
        seat = s.top_seat()
        apply(s, seat, best_answer(s, seat, evaluator, True))


def is_solved(s: State) -> bool:
    """Whether it is the last scoring, with so few to choose that all their choices are tried."""
    if s.phase != SCORING or not is_over(s):
        return False
    choosers: i64 = 0
    frame: i64
    for frame in range(s.depth):
        if s.frames[frame * 3] == AWAIT_REWARD:
            choosers += 1
    return choosers <= MOST_SOLVED


def best_of_last_rewards(s: State, seat: i64, evaluator: Evaluator, quick: bool) -> i64:
    """In the last scoring nothing is hidden: what is best if all others choose likewise."""
    buffer = evaluator.buffers.lend()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    best_outcome = -1.0
    i: i64
    for i in range(buffer.count):
        if quick and is_skipped(buffer.items[i]):
            continue
        after = s.copy()
        apply(after, seat, buffer.items[i])
        found = last_outcomes(after, evaluator, NEVER)[seat]
        if found > best_outcome:
            best = buffer.items[i]
            best_outcome = found
    evaluator.buffers.take_back()
    return best


def last_outcomes(s: State, evaluator: Evaluator, enough: float) -> vec[float]:
    """Everybody's outcomes of the last scoring, each choosing what is best in the end.

    The seat that chooses next is content with ``enough``: more would not be let happen. Free
    shrines go to cities (``is_skipped``). Changes the state.
    """
    buffer = evaluator.buffers.lend()
    found = vec[float]()
    while s.phase == SCORING and len(found) == 0:
        seat = s.top_seat()
        list_legal(s, seat, buffer)
        # Whose character is borrowed no longer matters when the game is over.
        if buffer.count > 1 and s.top_kind() != AWAIT_LOAN:
            found = best_of_outcomes(s, seat, buffer, evaluator, enough)
        else:
            apply(s, seat, buffer.items[0])
    evaluator.buffers.take_back()
    return found if len(found) else evaluator.outcomes(s)


def best_of_outcomes(
    s: State, seat: i64, buffer: Choices, evaluator: Evaluator, enough: float
) -> vec[float]:
    """The outcomes of the choice that is best for the seat."""
    best = vec[float]()
    best_outcome = -1.0
    i: i64
    for i in range(buffer.count):
        if is_skipped(buffer.items[i]) and len(best) > 0:
            continue
        after = s.copy()
        apply(after, seat, buffer.items[i])
        theirs = NEVER
        if after.phase == SCORING and after.top_seat() == seat:
            theirs = enough
        elif s.rules.players == 2:  # what one gains the other loses
            theirs = 1.0 - best_outcome
        found = last_outcomes(after, evaluator, theirs)
        if found[seat] > best_outcome:
            best = found
            best_outcome = found[seat]
            if best_outcome >= enough:
                break
    return best


def outcome(s: State, seat: i64, choice: i64, evaluator: Evaluator, quick: bool) -> float:
    """What the position is worth after a choice, its follow-up questions answered one by one."""
    after = s.copy()
    apply(after, seat, choice)
    buffer = evaluator.buffers.lend()
    while after.phase != FINISHED and after.top_seat() == seat and asks_more(after.top_kind()):
        list_legal(after, seat, buffer)
        best = after
        best_worth = WORST
        i: i64
        for i in range(buffer.count):
            if not (quick and is_skipped(buffer.items[i])):
                trial = after.copy()
                apply(trial, seat, buffer.items[i])
                worth = evaluator.worth(trial, seat)
                if worth > best_worth:
                    best = trial
                    best_worth = worth
        after = best
    evaluator.buffers.take_back()
    return evaluator.worth(after, seat)


def asks_more(kind: i64) -> bool:
    """Whether a question follows from the answer to another."""
    return kind in (AWAIT_FREE_SHRINE, AWAIT_LOAN, AWAIT_PURCHASES)
