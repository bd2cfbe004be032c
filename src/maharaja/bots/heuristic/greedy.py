"""Decisions that need no search: every choice is tried, and the best outcome is taken."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.turn_search import WORST
from maharaja.bots.search.evaluators import Evaluator
from maharaja.engine.choices import ITEMS, TO_BUILD_SHRINE_IN_VILLAGE, Choices
from maharaja.engine.ids import (
    AWAIT_FREE_SHRINE,
    AWAIT_LOAN,
    AWAIT_PURCHASES,
    FINISHED,
    SCORING,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import State


def best_answer(s: State, seat: i64, evaluator: Evaluator, quick: bool = False) -> i64:
    """The choice with the best outcome; ``quick``: see ``is_skipped``."""
    buffer = Choices()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    if buffer.count == 1:
        return best
    best_worth = WORST
    i: i64
    for i in range(buffer.count):
        if quick and is_skipped(buffer.items[i]):
            continue
        worth = outcome(s, seat, buffer.items[i], evaluator, quick)
        if worth > best_worth:
            best = buffer.items[i]
            best_worth = worth
    return best


def is_skipped(choice: i64) -> bool:
    """In a hurry free shrines go to cities: villages are many, and seldom better."""
    return choice // ITEMS == TO_BUILD_SHRINE_IN_VILLAGE


def best_by_chances(s: State, seat: i64, evaluator: Evaluator) -> i64:
    """For the draft and for rewards: the choice with the best chance to win.

    Rewards are evaluated when everybody has theirs and the round is over.
    """
    buffer = Choices()
    list_legal(s, seat, buffer)
    best = buffer.items[0]
    best_chance = -1.0
    i: i64
    for i in range(buffer.count):
        chance = chances_after(s, seat, buffer.items[i], evaluator)[seat]
        if chance > best_chance:
            best = buffer.items[i]
            best_chance = chance
    return best


def chances_after(s: State, seat: i64, choice: i64, evaluator: Evaluator) -> vec[float]:
    """Everybody's chances after a choice and, if the city is being scored, the rest of that."""
    after = s.copy()
    apply(after, seat, choice)
    while after.phase == SCORING:
        other = after.top_seat()
        apply(after, other, best_answer(after, other, evaluator, True))
    return evaluator.chances(after)


def outcome(s: State, seat: i64, choice: i64, evaluator: Evaluator, quick: bool) -> float:
    """What the position is worth after a choice, its follow-up questions answered one by one."""
    after = s.copy()
    apply(after, seat, choice)
    buffer = Choices()
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
    return evaluator.worth(after, seat)


def asks_more(kind: i64) -> bool:
    """Whether a question follows from the answer to another."""
    return kind in (AWAIT_FREE_SHRINE, AWAIT_LOAN, AWAIT_PURCHASES)
