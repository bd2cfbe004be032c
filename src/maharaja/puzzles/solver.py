"""The exhaustive search behind every proof: a whole turn, and at the end of the game its scoring.

All sequences of choices are followed, each position once. What others decide meanwhile (a robbed
player's pick, rewards) is taken to be the worst for the one who acts, so a value is what that seat
can be sure of, whatever the others do. With two players that is also what both best play leads to.

Positions are told apart by everything that can still make a difference; where a flag stands on the
track, and where prestige came from, cannot.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maharaja.engine.choices import (
    ITEMS,
    TO_BUILD_SHRINE_IN_VILLAGE,
    TO_END_TURN,
    TO_LEND,
    TO_MOVE_FLAG,
    TO_TRAVEL,
    Choices,
)
from maharaja.engine.ids import ACTIONS, FINISHED, NOBODY
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.final_scoring import final_score, winners
from maharaja.engine.rules.worship import ranking, statues_in
from maharaja.engine.state import ACTED, COINS, PRESTIGE, State
from maharaja.puzzles.marks import counts_villages, essence, position_mark, scoring_mark

WIN: Final[i64] = 2000  # a value: this, or half of it for a shared win, plus the margin
SHARED: Final[i64] = 1000
MISSED: Final[i64] = -1000  # the goal of a study is not reached
UNSEEN: Final[i64] = -100000


class TooManyPositionsError(Exception):
    """There are more positions than were to be looked at."""


class Goal:
    """What the turn of a study is to achieve; the value of a turn is the coins that are left."""

    def __init__(self, first_in: i64, statues: i64, prestige: i64) -> None:
        self.first_in = first_in  # to be first in this city if it were scored then; 0: nowhere
        self.statues = statues  # to have so many fewer on the player board
        self.prestige = prestige  # to have at least so much

    def is_reached(self, s: State, seat: i64) -> bool:
        if s.seats[PRESTIGE + seat] < self.prestige:
            return False
        if self.statues and statues_on_map(s, seat) < self.statues:
            return False
        return self.first_in == 0 or ranking(s, self.first_in)[0] == seat


def statues_on_map(s: State, seat: i64) -> i64:
    number: i64 = 0
    city: i64
    for city in range(1, s.board.cities + 1):
        number += statues_in(s, city, seat)
    return number


class Solver:
    """Solves one turn of one seat; with a goal it is a study, else the end of the game."""

    def __init__(self, seat: i64, goal: Goal | None, most: i64) -> None:
        self.seat = seat
        self.goal = goal
        self.most = most  # positions
        self.positions: i64 = 0
        self._moving: dict[int, int] = {}  # values, in the middle of a journey
        self._standing: dict[int, int] = {}  # the same of what can be done on the spot
        self._scored: dict[int, int] = {}

    # --- values ---

    def value(self, s: State) -> i64:
        """What the seat can be sure of."""
        if s.phase != ACTIONS:
            return self._score(s)
        if s.top_seat() != self.seat:
            return self._worst_reply(s)
        mark = position_mark(s, s.journey)
        if mark in self._moving:
            return self._moving[mark]
        best = self._on_the_spot(s)
        buffer = Choices()
        list_legal(s, self.seat, buffer)
        i: i64
        for i in range(buffer.count):
            if buffer.items[i] // ITEMS == TO_TRAVEL:
                after = s.copy()
                apply(after, self.seat, buffer.items[i])
                best = max(best, self.value(after))
        self._moving[mark] = best
        return best

    def _on_the_spot(self, s: State) -> i64:
        """The best of all choices but journeys, which do not ask how one has come here."""
        mark = position_mark(s, 0)
        if mark in self._standing:
            return self._standing[mark]
        self._count()
        best = UNSEEN
        buffer = Choices()
        list_legal(s, self.seat, buffer)
        i: i64
        for i in range(buffer.count):
            if buffer.items[i] // ITEMS != TO_TRAVEL and not is_repeated(buffer, i):
                best = max(best, self.after(s, buffer.items[i]))
        self._standing[mark] = best
        return best

    def after(self, s: State, choice: i64) -> i64:
        """The value of one of the seat's choices."""
        if choice == TO_END_TURN * ITEMS and self.goal is not None:
            return s.seats[COINS + self.seat] if self.goal.is_reached(s, self.seat) else MISSED
        after = s.copy()
        apply(after, self.seat, choice)
        return self.value(after)

    def _worst_reply(self, s: State) -> i64:
        other = s.top_seat()
        worst = -UNSEEN
        buffer = Choices()
        list_legal(s, other, buffer)
        i: i64
        for i in range(buffer.count):
            after = s.copy()
            apply(after, other, buffer.items[i])
            worst = min(worst, self.value(after))
        return worst

    def _score(self, s: State) -> i64:
        """The last scoring: everybody's rewards, then who wins, and by how much."""
        if s.phase == FINISHED:
            return result_value(s, self.seat)
        mark = scoring_mark(s)
        if mark in self._scored:
            return self._scored[mark]
        self._count()
        chooser = s.top_seat()
        best = UNSEEN
        buffer = Choices()
        list_legal(s, chooser, buffer)
        i: i64
        for i in range(buffer.count):
            if is_idle(s, buffer, i):
                continue
            after = s.copy()
            apply(after, chooser, buffer.items[i])
            found = self._score(after)
            if best == UNSEEN or (found > best) == (chooser == self.seat):
                best = found
        self._scored[mark] = best
        return best

    def _count(self) -> None:
        self.positions += 1
        if self.positions > self.most:
            raise TooManyPositionsError

    # --- lines ---

    def reply(self, s: State) -> i64:
        """Whoever has to decide: what is best for the seat, or worst if it is somebody else."""
        chooser = s.top_seat()
        wanted = self.value(s)
        buffer = Choices()
        list_legal(s, chooser, buffer)
        i: i64
        for i in range(buffer.count):
            if self.value_of(s, chooser, buffer.items[i]) == wanted:
                return buffer.items[i]
        raise ValueError("a value that no choice has")

    def value_of(self, s: State, chooser: i64, choice: i64) -> i64:
        if chooser == self.seat and s.phase == ACTIONS:
            return self.after(s, choice)
        after = s.copy()
        apply(after, chooser, choice)
        return self.value(after)

    def line(self, root: State) -> list[int]:
        """A shortest best turn and all that follows, whoever chooses it."""
        layer: list[tuple[State, list[int]]] = [(root.copy(), [])]
        seen: set[int] = set()
        while layer:
            following: list[tuple[State, list[int]]] = []
            for s, path in layer:
                for choice in self._best_choices(s):
                    whole = [*path, choice]
                    if self._ends(s, choice):
                        return whole
                    after = s.copy()
                    apply(after, s.top_seat(), choice)
                    if after.phase == FINISHED:
                        return whole
                    mark = position_mark(after, after.journey)
                    if mark not in seen:
                        seen.add(mark)
                        following.append((after, whole))
            layer = following
        return []

    def _ends(self, s: State, choice: i64) -> bool:
        """Whether a study is over: its goal is asked for as the turn ends."""
        ends = choice == TO_END_TURN * ITEMS and s.phase == ACTIONS
        return self.goal is not None and ends and s.top_seat() == self.seat

    def _best_choices(self, s: State) -> list[int]:
        """All of the seat's own that keep the value; of the others' one that is worst for it."""
        chooser = s.top_seat()
        if chooser != self.seat or s.phase != ACTIONS:
            return [self.reply(s)]
        wanted = self.value(s)
        buffer = Choices()
        list_legal(s, chooser, buffer)
        return [choice for choice in buffer.as_list() if self.after(s, choice) == wanted]

    # --- all turns ---

    def turns(self, root: State) -> dict[int, int]:
        """The value of every turn there is; turns that come to the same are one (``essence``)."""
        found: dict[int, int] = {}
        self._walk(root, found, set(), set())
        return found

    def _walk(self, s: State, found: dict[int, int], moving: set[int], standing: set[int]) -> None:
        while s.phase == ACTIONS and s.top_seat() != self.seat:
            s = s.copy()
            apply(s, s.top_seat(), self.reply(s))
        if s.phase != ACTIONS:
            return
        mark = position_mark(s, s.journey)
        if mark in moving:
            return
        moving.add(mark)
        spot = position_mark(s, 0)
        stands = spot not in standing
        standing.add(spot)
        buffer = Choices()
        list_legal(s, self.seat, buffer)
        i: i64
        for i in range(buffer.count):
            choice = buffer.items[i]
            if choice == TO_END_TURN * ITEMS:
                self._note(s, choice, found)
            elif stands or choice // ITEMS == TO_TRAVEL:
                after = s.copy()
                apply(after, self.seat, choice)
                self._walk(after, found, moving, standing)

    def _note(self, s: State, end: i64, found: dict[int, int]) -> None:
        value = self.after(s, end)
        kind = essence(s, self.seat, self.goal is not None)
        if kind not in found or found[kind] < value:
            found[kind] = value


def is_repeated(buffer: Choices, i: i64) -> bool:
    """Where a flag goes makes no difference: the first place stands for all."""
    return i > 0 and (
        buffer.items[i] // ITEMS == TO_MOVE_FLAG and buffer.items[i - 1] // ITEMS == TO_MOVE_FLAG
    )


def is_idle(s: State, buffer: Choices, i: i64) -> bool:
    """In the last scoring the first loan stands for all, and so does the first village."""
    kind = buffer.items[i] // ITEMS
    if i == 0 or buffer.items[i - 1] // ITEMS != kind:
        return False
    return kind == TO_LEND or (kind == TO_BUILD_SHRINE_IN_VILLAGE and not counts_villages(s))


def result_value(s: State, seat: i64) -> i64:
    """A win counts more than anything, then the margin over the best of the others."""
    best: i64 = UNSEEN
    other: i64
    for other in range(s.rules.players):
        if other != seat:
            best = max(best, final_score(s, other))
    margin = final_score(s, seat) - best
    first = winners(s)
    if seat not in first:
        return margin
    return margin + (WIN if len(first) == 1 else SHARED)


def is_last_turn(s: State) -> bool:
    """Whether a turn begins that is the last of the game: nothing is hidden any more."""
    if s.phase != ACTIONS or s.rules.solo:
        return False
    seat: i64
    for seat in range(s.rules.players):
        if s.seats[ACTED + seat] == 0:
            return False
    return s.top_seat() != NOBODY and s.depth == 1
