"""The best response itself, by trying out everything, in the last round of games of two.

The rival is a mix of bots of one level, each with a seed of its own: what it plans and answers is
known, but not which of the bots it is. From the planning of a last round on, every plan, every turn
and every choice of rewards is tried against the whole mix, with what the seat can see deciding what
it can tell apart. That is possible where there is little to do: on a map of four cities
(mini.toml), with few coins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from best_response import BestResponse, as_it_planned, plan_by, totals

import maharaja
from maharaja.bots.bot import Bot
from maharaja.bots.levels import make_bot
from maharaja.bots.match import play_match
from maharaja.engine.analysis.information_set import assign_plan, information_set_of
from maharaja.engine.choices import ITEMS, TO_PLAN, Choices
from maharaja.engine.ids import FINISHED, PLANNING, PLANS_IN_ALL, ROUNDS
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.final_scoring import winners
from maharaja.engine.state import COINS, PRESTIGE, SHRINES, TOKENS, State, cells

World = tuple[int, State]  # which of the rival's bots it is, and the whole state
Key = tuple[int, ...]
FARTHEST = 32  # points that no last round makes up for
OTHER_SEEDS = 1_000_003  # between those of the rival's bots and those of bots against it


class Rival:
    """A mix of bots of a level, each as likely as the others."""

    def __init__(self, level: str, seat: int, seeds: Sequence[int]) -> None:
        self.level = level
        self.seat = seat
        self.seeds = seeds
        self._answers: dict[tuple[int, Key], State] = {}

    def worlds(self, planning: State) -> list[World]:
        """The states that the rival's plans lead to; ``planning`` is where all have to plan."""
        known = as_it_planned(planning, self.seat)
        found = []
        for number, seed in enumerate(self.seeds):
            s = planning.copy()
            assign_plan(s, self.seat, plan_by(self.level, known, self.seat, seed))
            found.append((number, s))
        return found

    def play_on(self, number: int, s: State) -> State:
        """What its bot makes of a state, until somebody else is asked or the game is over."""
        if s.phase == FINISHED or s.top_seat() != self.seat:
            return s
        key = number, tuple(cells(s))
        if key not in self._answers:
            self._answers[key] = self._played_on(s.copy(), self.seeds[number])
        return self._answers[key]

    def _played_on(self, s: State, seed: int) -> State:
        bot = make_bot(self.level, self.seat, seed)
        while s.phase != FINISHED and s.top_seat() == self.seat:
            bot.prestige = totals(s)
            apply(s, self.seat, bot.answer(information_set_of(s, self.seat)))
        return s


class TooMuchError(Exception):
    """There is more to try out than was allowed."""


class ExactResponse:
    """What a seat can win at most against a rival, from the planning of a last round on.

    ``most`` bounds the decisions that are looked at.
    """

    def __init__(self, seat: int, rival: Rival, most: int = 10_000) -> None:
        self.seat = seat
        self.rival = rival
        self.most = most
        self._known: dict[tuple[tuple[int, ...], Key], float] = {}

    def plan_values(self, planning: State) -> list[float]:
        """For every own plan, the share of the win with the best play after it."""
        worlds = self.rival.worlds(planning)
        return [self.plan_value(worlds, plan) for plan in range(PLANS_IN_ALL)]

    def plan_value(self, worlds: Sequence[World], plan: int) -> float:
        """The same for one plan, in the worlds of the rival's plans."""
        after = chosen(worlds, self.seat, int(TO_PLAN * ITEMS + plan))
        return self._value(after) / len(worlds)

    def _value(self, worlds: Sequence[World]) -> float:
        """The sum over the worlds of what the best choices win in them."""
        total = 0.0
        alike: dict[Key, list[World]] = {}
        for number, before in worlds:
            s = self.rival.play_on(number, before)
            if s.phase == FINISHED:
                total += share(s, self.seat)
            else:
                alike.setdefault(self._sight(s), []).append((number, s))
        return total + sum(self._best(sight, group) for sight, group in alike.items())

    def _sight(self, s: State) -> Key:
        """What the seat can tell apart: all but the rival's plan, and totals by counting."""
        return (*cells(information_set_of(s, self.seat)), *totals(s))

    def _best(self, sight: Key, worlds: list[World]) -> float:
        key = tuple(number for number, _ in worlds), sight
        if key not in self._known:
            if len(self._known) >= self.most:
                raise TooMuchError
            legal = Choices()
            list_legal(worlds[0][1], self.seat, legal)
            best = 0.0
            for choice in legal.as_list():
                best = max(best, self._value(chosen(worlds, self.seat, choice)))
                if best == len(worlds):  # more than everything cannot be won
                    break
            self._known[key] = best
        return self._known[key]


def chosen(worlds: Sequence[World], seat: int, choice: int) -> list[World]:
    """The same choice in every world."""
    after = []
    for number, before in worlds:
        s = before.copy()
        apply(s, seat, choice)
        after.append((number, s))
    return after


def share(s: State, seat: int) -> float:
    best = winners(s)
    return 1 / len(best) if seat in best else 0.0


def value_of_play(bots: Sequence[Bot], planning: State, seat: int, rival: Rival) -> float:
    """What bots win in truth: each plays against one of the rival's, from the planning on."""
    won = 0.0
    for bot, (number, world) in zip(bots, rival.worlds(planning), strict=True):
        s = world
        bot.prestige = totals(planning)
        while s.phase != FINISHED:
            apply(s, seat, bot.answer(information_set_of(s, seat)))
            s = rival.play_on(number, s).copy()
            bot.prestige = totals(s)
        won += share(s, seat)
    return won / len(rival.seeds)


# --- positions to try ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Comparison:
    """What the level itself, the approximate and the exact best response win in a position."""

    level: float
    approximate: float
    exact: float


def last_planning(board: str, seed: int, level: str, coins: int) -> State | None:
    """The planning of the seventh round of a game between bots of a level, with few goods left.

    None if the game is over sooner: before, a round need not be the last.
    """
    game = maharaja.new_game(maharaja.load_board(board), players=2, seed=seed)
    bots = [make_bot(level, seat, seed + seat) for seat in range(2)]
    play_match(game, bots)
    table = maharaja.replay(game.record(), 0, game.board)
    for entry in game.record()["choices"]:
        if table.round == ROUNDS and table.state.phase == PLANNING:
            return poor(table.state, coins)
        seat, _, text = entry.partition(" ")
        table.choose(int(seat), text)
    return None


def poor(s: State, coins: int) -> State:
    """The same with few coins, no tokens and one shrine: little can be done then."""
    for seat in range(2):
        s.seats[COINS + seat] = min(s.seats[COINS + seat], coins)
        s.seats[TOKENS + seat] = 0
        s.seats[SHRINES + seat] = min(s.seats[SHRINES + seat], 1)
    return s


def contested(planning: State, level: str, seat: int, seeds: Sequence[int], behind: int) -> State:
    """The same with a lead for one side that leaves both of them a chance, if there is one.

    The lead is the most with which bots of the level on the seat win no more than half, less so
    many points: who answers better than the level does has to show it.
    """
    low, high = -FARTHEST, FARTHEST
    while high - low > 1:
        lead = (low + high) // 2
        s = with_lead(planning, seat, lead)
        if (
            value_of_play(own_bots(level, seat, seeds), s, seat, Rival(level, 1 - seat, seeds))
            > 0.5
        ):
            high = lead
        else:
            low = lead
    return with_lead(planning, seat, low - behind)


def with_lead(planning: State, seat: int, lead: int) -> State:
    """The same with so many points more for the seat than for its rival."""
    s = planning.copy()
    s.seats[PRESTIGE + seat] = FARTHEST + lead
    s.seats[PRESTIGE + 1 - seat] = FARTHEST
    return s


def own_bots(level: str, seat: int, seeds: Sequence[int]) -> list[Bot]:
    return [make_bot(level, seat, OTHER_SEEDS + seed) for seed in seeds]


def compare(
    level: str, planning: State, seat: int, seeds: Sequence[int], trials: int
) -> Comparison:
    """All three against the same mix; TooMuchError where the exact one takes too long."""
    rival = Rival(level, 1 - seat, seeds)
    answers = [BestResponse(seat, 1, level, trials=trials, seeds=seeds) for _ in seeds]
    return Comparison(
        exact=max(ExactResponse(seat, rival).plan_values(planning)),
        level=value_of_play(own_bots(level, seat, seeds), planning, seat, rival),
        approximate=value_of_play(answers, planning, seat, rival),
    )
