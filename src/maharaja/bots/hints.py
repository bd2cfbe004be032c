"""Hints: what a bot would choose for a person, where to look, and why, as ids for words.

Everything is made from what the seat knows. The reasons (reasons.py) tell a plan from plans that
others might make, a turn from ending it now, an answer from the other answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from maharaja.bots.bot import Bot
from maharaja.bots.heuristic.evaluation import Estimates, Weights, value
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot, likely_plan
from maharaja.bots.heuristic.turn_search import EvaluationNoise, TurnSearch
from maharaja.bots.reasons import Reason, reasons_for
from maharaja.engine.analysis.information_set import assign_plan, determinize
from maharaja.engine.analysis.warnings import warnings_of
from maharaja.engine.board import Board
from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_CITY,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_BUILD_STATUE,
    TO_BUY,
    TO_CLOSE,
    TO_DRAFT,
    TO_END_TURN,
    TO_EXCHANGE,
    TO_LEND,
    TO_MOVE_FLAG,
    TO_PERFORM,
    TO_RETAKE,
    TO_SETTLE,
    TO_SPEND_TOKEN,
    TO_TAKE,
    TO_TAKE_REWARD,
    TO_TRAVEL,
    TO_USE_ABILITY,
    Choices,
)
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    AWAIT_BUILDING,
    AWAIT_PLANS,
    AWAIT_TURN,
    BUY_PRESTIGE,
    CHANGE_CHARACTER,
    CHANGE_TRACK,
    START,
    TAKE_COINS,
    TAKE_SHRINES,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import PRIEST, State
from maharaja.engine.text.notation import choice_text

At = Literal[
    "city", "roads", "characters", "rewards", "track", "coins", "shrines", "prestige", "end"
]

TYPICAL_PLANS: Final = 4  # that a plan is compared with


@dataclass(frozen=True)
class Look:
    """Where to look; ``city`` is a city, or one that the roads lead to."""

    at: At
    city: str | None = None


@dataclass(frozen=True)
class Hint:
    """A choice, the turn it belongs to, and what can be said about it before it is told."""

    choice: str
    line: list[str]  # the own turn expected; the choice first, unless it is a plan
    look: Look
    reasons: list[Reason]


def hint(bot: Bot, known: State) -> Hint:
    """What the bot would choose at its seat, explained; the same seed gives the same hint."""
    choice = bot.answer(known)
    seat, kind = bot.seat, known.top_kind()
    if kind == AWAIT_PLANS:
        line, reasons = explained_plan(known, seat, choice % ITEMS)
    elif kind in (AWAIT_TURN, AWAIT_BUILDING):
        line = [choice, *bot.path]
        reasons = explained_turn(known, seat, line)
    else:
        safe = without_warning(known, seat, choice)
        line = [choice, *bot.path] if safe == choice else [safe]
        choice = safe
        reasons = explained_answer(known, seat, choice)
        if not reasons and choice // ITEMS == TO_SETTLE:  # one shrine alone seldom opens a road
            reasons = [Reason("roads", 0.0)]
    return Hint(
        choice=choice_text(known.board, choice),
        line=[choice_text(known.board, each) for each in line],
        look=look_at(known, seat, line),
        reasons=reasons,
    )


def without_warning(known: State, seat: int, choice: int) -> int:
    """The choice, or the best without a warning: who asks for a hint is not led into a trap.

    A bot may well strand itself, knowing that others will open a road; a beginner does not know.
    """
    if not warnings_of(known, seat, choice):
        return choice
    now = determinize(known, seat, Dice(1))
    legal = Choices()
    list_legal(now, seat, legal)
    safe = [other for other in legal.as_list() if not warnings_of(known, seat, other)]
    weights, estimates = Weights(), Estimates()
    return max(
        safe,
        key=lambda other: value(answered(now, seat, other), seat, weights, estimates),
        default=choice,
    )


# --- why -----------------------------------------------------------------------------------------


def explained_plan(known: State, seat: int, plan: int) -> tuple[list[int], list[Reason]]:
    """The turn that a plan leads to, and how that differs from typical plans."""
    dice = Dice(1)
    start = HeuristicBot(seat, 1, Weights(), 1, 1, 0.0).sample_turn(known.copy())
    line, after = planned_turn(start, seat, plan)
    others = [likely_plan(known, seat, dice) for _ in range(TYPICAL_PLANS)]
    typical = [planned_turn(start, seat, other)[1] for other in others if other != plan]
    return line, reasons_for(known, seat, after, typical or [start])


def planned_turn(start: State, seat: int, plan: int) -> tuple[list[int], State]:
    """A turn with the plan, found by a narrow search; ``start`` is where the turn begins."""
    s = start.copy()
    assign_plan(s, seat, plan)
    search = TurnSearch(Weights(), 1, EvaluationNoise(0.0, 1))
    search.most_ends = 1
    search.run(s, seat, False)
    if not search.ends:  # a duty that can be done only where a narrow search is blind
        return [], s
    return list(search.ends[0].path), search.ends[0].state


def explained_turn(known: State, seat: int, line: list[int]) -> list[Reason]:
    """What the rest of the turn brings, against leaving everything as it is."""
    now = determinize(known, seat, Dice(1))
    return reasons_for(known, seat, followed(now, seat, line), [now])


def followed(s: State, seat: int, line: list[int]) -> State:
    """Where a line leads, as far as it can be followed, before the turn is ended."""
    after = s.copy()
    legal = Choices()
    for choice in line:
        list_legal(after, seat, legal)
        if choice // ITEMS == TO_END_TURN or not legal.has(choice):
            break
        apply(after, seat, choice)
    return after


def explained_answer(known: State, seat: int, choice: int) -> list[Reason]:
    """How the answer differs from all others."""
    now = determinize(known, seat, Dice(1))
    legal = Choices()
    list_legal(now, seat, legal)
    others = [answered(now, seat, other) for other in legal.as_list() if other != choice]
    return reasons_for(known, seat, answered(now, seat, choice), others or [now])


def answered(s: State, seat: int, choice: int) -> State:
    after = s.copy()
    apply(after, seat, choice)
    return after


# --- where ---------------------------------------------------------------------------------------

PLACES: Final[dict[int, At]] = {
    TO_DRAFT: "characters",
    TO_TAKE: "characters",
    TO_RETAKE: "characters",
    TO_LEND: "characters",
    TO_USE_ABILITY: "characters",
    TO_TAKE_REWARD: "rewards",
    TO_MOVE_FLAG: "track",
    TO_EXCHANGE: "coins",
    TO_BUY: "prestige",
    TO_END_TURN: "end",
    TO_CLOSE: "end",
}
ACTION_PLACES: Final[dict[int, At]] = {
    TAKE_COINS: "coins",
    TAKE_SHRINES: "shrines",
    BUY_PRESTIGE: "prestige",
    CHANGE_CHARACTER: "characters",
    CHANGE_TRACK: "track",
}


def look_at(known: State, seat: int, line: list[int]) -> Look:
    """Where the first thing of the line happens that says so; journeys by where they end."""
    board = known.board
    here = known.seats[PRIEST + seat]
    goal: Look | None = None
    for choice in line:
        kind, item = choice // ITEMS, choice % ITEMS
        if kind == TO_TRAVEL:
            here = board.road_a[item] + board.road_b[item] - here
            goal = Look("city" if here != START else "roads", a_city(board, item, here))
        elif kind not in (TO_PERFORM, TO_SPEND_TOKEN):
            found = place_of(board, kind, item)
            return goal if goal is not None and found.at == "end" else found
        elif item in ACTION_PLACES:
            return goal or Look(ACTION_PLACES[item])
    return goal or Look("end")


def place_of(board: Board, kind: int, item: int) -> Look:
    if kind == TO_BUILD_STATUE:
        return Look("city", board.junction_ids[item // 4])
    if kind == TO_BUILD_SHRINE_IN_CITY:
        return Look("city", board.junction_ids[item])
    if kind in (TO_SETTLE, TO_BUILD_SHRINE_IN_VILLAGE):
        return Look("roads", a_city(board, board.village_road[item]))
    return Look(PLACES[kind])


def a_city(board: Board, road: int, wanted: int = START) -> str:
    """The end of the road that is wanted, or one that is a city: the starting space is only one."""
    ends = (wanted, board.road_a[road], board.road_b[road])
    return board.junction_ids[next(end for end in ends if end != START)]
