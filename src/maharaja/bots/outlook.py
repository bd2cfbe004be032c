"""What the others may do about a plan, or after a turn: rounds imagined by what a seat knows.

The others' plans are drawn, and their turns played, as a bot imagines them before it plans; what is
told has happened in several of these rounds, and gets in the way of the seat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, cast

from maharaja.bots.heuristic.heuristic_bot import HeuristicBot, likely_plan
from maharaja.bots.hints import planned_turn
from maharaja.engine.analysis.information_set import assign_plan, determinize, is_plan_hidden
from maharaja.engine.analysis.warnings import unused_actions
from maharaja.engine.board import SPACES
from maharaja.engine.choices import ITEMS, TO_BUILD_STATUE, TO_END_TURN, TO_PLAN, Choices
from maharaja.engine.ids import ACTION_NAMES, ACTIONS, CHANGE_TRACK, NOBODY, NOWHERE, PLAIN
from maharaja.engine.ids import ROUNDS as LAST_ROUND
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.planning import PAIRS
from maharaja.engine.rules.track import leftmost_flag
from maharaja.engine.rules.worship import ranking
from maharaja.engine.state import ACTED, CHARACTER, CITY_CELLS, State
from maharaja.engine.text.notation import choice_text
from maharaja.json_types import Action

RiskName = Literal["character", "space", "action", "ahead", "next-city"]

ROUNDS: Final = 10  # imagined: a twentieth of a second
PLAIN_ROUNDS: Final = 4  # with the plain engine: a second
LEAST: Final = 2  # rounds of these: what happens once is nothing to prepare for
MOST: Final = 4  # risks that are told


@dataclass(frozen=True)
class Risk:
    """Something that may happen, and in how many of the rounds it did."""

    risk: RiskName
    times: int = 0
    seat: int | None = None  # who does it, where somebody does
    city: str | None = None
    action: Action | None = None  # the planned one that may become impossible


@dataclass(frozen=True)
class Outlook:
    """What a seat may run into with a choice, most frequent first."""

    choice: str
    rounds: int
    risks: list[Risk]


class Turn(NamedTuple):
    """A turn of one's own: how it begins, what is chosen, and how it ends."""

    start: State
    choices: list[int]
    end: State


def outlook(bot: HeuristicBot, known: State, choice: int, rounds: int = ROUNDS) -> Outlook:
    """The risks of a plan, or of ending the turn now; the same seed finds the same."""
    if choice // ITEMS == TO_PLAN:
        found = risks_of_plan(bot, known, choice % ITEMS, rounds)
    else:
        found = risks_after_turn(bot, known, rounds)
    return Outlook(choice_text(known.board, choice), rounds, likely(found))


def likely(found: Counter[Risk]) -> list[Risk]:
    """The most frequent; of several cities that the Maharaja may turn to, one is enough."""
    told: list[Risk] = []
    for risk, times in found.most_common():
        turns = risk.risk == "next-city" and any(other.risk == "next-city" for other in told)
        if times >= LEAST and not turns:
            told.append(replace(risk, times=times))
    return told[:MOST]


def risks_of_plan(bot: HeuristicBot, known: State, plan: int, rounds: int) -> Counter[Risk]:
    """What differs from the turn that the plan leads to if nobody does anything before."""
    seat = bot.seat
    actions = (PAIRS[plan * 2], PAIRS[plan * 2 + 1])
    calm = turn_with(at_once(bot, known, plan), seat, plan)
    found: Counter[Risk] = Counter()
    for _ in range(rounds):
        turn = turn_with(bot.sample_turn(known), seat, plan)
        end = played_out(bot, turn.end.copy())
        found.update(robbed(seat, known, turn.start))
        found.update(spaces_taken(known, turn.start, calm.choices))
        found.update(actions_lost(seat, calm.start, turn.start))
        found.update(overtaken(seat, known.maharaja, calm.end, end))
        found.update(redirected(turn.end if CHANGE_TRACK in actions else calm.end, end))
    return found


def risks_after_turn(bot: HeuristicBot, known: State, rounds: int) -> Counter[Risk]:
    """What those who act later may do."""
    found: Counter[Risk] = Counter()
    for _ in range(rounds):
        end = played_out(bot, with_plans(bot, known))
        found.update(robbed(bot.seat, known, end))
        found.update(overtaken(bot.seat, known.maharaja, known, end))
        found.update(redirected(known, end))
    return found


# --- rounds --------------------------------------------------------------------------------------


def at_once(bot: HeuristicBot, known: State, plan: int) -> State:
    """The own turn, as if all others had had theirs without doing anything."""
    s = determinize(known, bot.seat, bot.dice)
    for other in range(s.rules.players):
        if other != bot.seat:
            s.seats[ACTED + other] = 1
    apply(s, bot.seat, TO_PLAN * ITEMS + plan)
    return s


def with_plans(bot: HeuristicBot, known: State) -> State:
    """The position with plans that the others may have."""
    s = determinize(known, bot.seat, bot.dice)
    for other in range(s.rules.players):
        if is_plan_hidden(s, other, bot.seat):
            assign_plan(s, other, likely_plan(s, other, bot.dice))
    return s


def turn_with(start: State, seat: int, plan: int) -> Turn:
    """The turn that begins there with the plan."""
    assign_plan(start, seat, plan)
    return Turn(start, *planned_turn(start, seat, plan))


def played_out(bot: HeuristicBot, s: State) -> State:
    """End the own turn, and have all act who have not yet."""
    legal = Choices()
    list_legal(s, bot.seat, legal)
    if legal.has(TO_END_TURN * ITEMS):
        apply(s, bot.seat, TO_END_TURN * ITEMS)
    while s.phase == ACTIONS:
        bot.play_rival(s)
    return s


# --- risks: counted by those who look for them, so ``times`` is still 0 ---------------------------


def robbed(seat: int, known: State, later: State) -> list[Risk]:
    """Somebody has taken the character."""
    mine = known.seats[CHARACTER + seat]
    if mine in (0, later.seats[CHARACTER + seat]):
        return []
    who = [one for one in range(later.rules.players) if later.seats[CHARACTER + one] == mine]
    return [Risk("character", seat=one) for one in who[:1]]


def spaces_taken(known: State, later: State, line: list[int]) -> list[Risk]:
    """A statue stands where the own one was to stand."""
    found = []
    for choice in line:
        city, space = choice % ITEMS // SPACES, choice % ITEMS % SPACES
        if choice // ITEMS != TO_BUILD_STATUE or space == PLAIN:
            continue
        owner = later.cities[city * CITY_CELLS + space]
        if known.cities[city * CITY_CELLS + space] == NOBODY and owner != NOBODY:
            found.append(Risk("space", seat=int(owner), city=known.board.junction_ids[city]))
    return found


def actions_lost(seat: int, calm: State, later: State) -> list[Risk]:
    """Planned actions that would have been possible."""
    possible = unused_actions(later, seat)
    return [
        Risk("action", action=cast(Action, ACTION_NAMES[action]))
        for action in unused_actions(calm, seat)
        if action not in possible
    ]


def overtaken(seat: int, city: int, before: State, later: State) -> list[Risk]:
    """Others are ahead in the city of the round who were not."""
    if city == NOWHERE or seat not in ranking(before, city):
        return []
    name = before.board.junction_ids[city]
    ahead = set(seats_ahead(later, city, seat)) - set(seats_ahead(before, city, seat))
    return [Risk("ahead", seat=one, city=name) for one in sorted(ahead)]


def seats_ahead(s: State, city: int, seat: int) -> list[int]:
    order = [int(one) for one in ranking(s, city) if one != NOBODY]
    return order[: order.index(seat)] if seat in order else order


def redirected(before: State, later: State) -> list[Risk]:
    """The Maharaja goes to another city next; in the last round he goes nowhere."""
    if before.round == LAST_ROUND:
        return []
    city = leftmost_flag(later) if later.round == before.round else later.maharaja
    if city == leftmost_flag(before):
        return []
    return [Risk("next-city", city=before.board.junction_ids[city])]
