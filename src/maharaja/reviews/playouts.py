"""Positions played to the end of their round, always with the same replies, and what that is worth.

Everybody's turns are searched narrowly and played greedily; the last scoring is solved as far as
bots solve it. At the end of the round the learned evaluation tells everybody's chance to win; after
the last one the winner is known. A look at the next round tells more: a short search of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from maharaja.bots.heuristic.greedy import best_answer, best_by_chances, is_solved
from maharaja.bots.search.evaluators import Evaluator
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.opening import at_first_sight
from maharaja.bots.search.round_search import RoundSearch, short_settings
from maharaja.bots.search.round_tree import MOST_SITES, PAIR, Settings, may_end
from maharaja.bots.search.turn_candidates import TurnCandidates
from maharaja.engine.choices import Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import (
    ACTIONS,
    AWAIT_BUILDING,
    AWAIT_TURN,
    FINISHED,
    PLANNING,
    SCORING,
    SEATS,
    SETTLE,
)
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import State

Chances = list[float]  # by seat, together 1

WIDTH: Final = 1  # of the turns that are played on
OWN_WIDTH: Final = 6  # of those of the seat that is judged: it would have played on well ...
OWN_KINDS: Final = 6  # ... and lines of other kinds beside the width
# When the game may end with the round little is left to be made good: all search more widely.
LAST_WIDTH: Final = 6  # with two players, less with more
LAST_OWN_WIDTH: Final = 20
LAST_KINDS: Final = 8
LOOK_ITERATIONS: Final = 60  # of a look at the next round, half of them to find what is good
SIDES: Final = 2  # of a comparison
LOOK_SHARE: Final = 0.7  # of a chance, as for the bots that search
OPENING_GRAIN: Final = 100
# In sampled openings the choice that looks best is taken so often, of a hundred; and so on.
OPENING_SHARES: Final = (55, 20, 10, 7, 5, 3)


class Playouts:
    """Plays on from states; each has searches of its own, so it is for one process."""

    def __init__(self, width: int = WIDTH, kinds: int = 0) -> None:
        self.evaluator: Evaluator = learned_evaluator()
        self.turns = TurnCandidates(self.evaluator, width, 1)
        self.turns.niches = kinds
        self.own_turns = TurnCandidates(self.evaluator, max(width, OWN_WIDTH), 1)
        self.own_turns.niches = max(kinds, OWN_KINDS)
        self.last_turns = TurnCandidates(self.evaluator, max(width, LAST_WIDTH), 1)
        self.last_turns.most_villages = MOST_SITES
        self.last_own_turns = TurnCandidates(self.evaluator, LAST_OWN_WIDTH, 1)
        self.last_own_turns.niches = LAST_KINDS
        self.last_own_turns.most_villages = MOST_SITES
        # A search remembers the turns that it has found: what is compared has one of its own each.
        self.searches = [
            RoundSearch(short_settings(Settings()), self.evaluator) for _ in range(SIDES)
        ]
        self.buffer = Choices()

    def finish_round(self, s: State, own: int | None = None) -> State | None:
        """Play the round on to its end, in place; the own seat's position after its turn.

        The own seat is the one that is judged: its turn is searched less narrowly.
        """
        begun, seen = s.round, None
        others, mine = self.turns, self.own_turns
        if may_end(s):
            others, mine = self.last_turns, self.last_own_turns
            others.width = max(1, LAST_WIDTH * PAIR // s.rules.players)
        while s.phase in (ACTIONS, SCORING) and s.round == begun:
            seat = int(s.top_seat())
            if s.top_kind() in (AWAIT_TURN, AWAIT_BUILDING):
                self.play_turn(s, seat, mine if seat == own else others)
                if seat == own:
                    seen = s.copy()
            elif s.phase == SCORING and (s.rules.players == 2 or is_solved(s)):
                apply(s, seat, best_by_chances(s, seat, self.evaluator, True))
            else:
                apply(s, seat, best_answer(s, seat, self.evaluator, True))
        return seen

    def play_turn(self, s: State, seat: int, turns: TurnCandidates) -> None:
        """The rest of the turn as the search finds it, or else one best answer."""
        turns.run(s, seat, False)
        path = turns.best_path
        if not path:
            apply(s, seat, best_answer(s, seat, self.evaluator, True))
        for choice in path:
            if s.phase != ACTIONS or s.top_seat() != seat:
                break  # somebody else is asked in between
            list_legal(s, seat, self.buffer)
            if not self.buffer.has(choice):
                break
            apply(s, seat, choice)

    def finish_opening(self, s: State, dice: Dice | None = None) -> None:
        """Draft and settle on, in place: what looks best, or by chance what looks good."""
        while s.phase <= SETTLE:
            seat = s.top_seat()
            if dice is None:
                apply(s, seat, best_by_chances(s, seat, self.evaluator))
            else:
                apply(s, seat, self.likely_opening(s, dice))

    def likely_opening(self, s: State, dice: Dice) -> int:
        choices = at_first_sight(s, s.top_seat(), self.evaluator)
        mark = dice.below(OPENING_GRAIN)
        for choice, share in zip(choices, OPENING_SHARES, strict=False):
            mark -= share
            if mark < 0:
                return choice
        return choices[0]

    def chances(self, s: State) -> Chances:
        """By the learned evaluation; after the last round, who has won."""
        return list(self.evaluator.chances(s))[: s.rules.players]

    def forget(self) -> None:
        """Looks remember the turns of looks before; what is judged alone begins with nothing."""
        for search in self.searches:
            search.known = {}

    def look(self, s: State, seed: int, side: int = 0) -> Chances:
        """The chances with a short search of the round that begins."""
        plain = self.chances(s)
        if s.phase != PLANNING:
            return plain
        search, half = self.searches[side], LOOK_ITERATIONS // 2
        search.begin(s, 0, seed)
        search.run(half)
        search.sums = vec[float]([0.0] * SEATS)
        search.run(half)
        sums = list(search.sums)[: s.rules.players]
        total = sum(sums)
        return [
            (1.0 - LOOK_SHARE) * before + LOOK_SHARE * found / total
            for before, found in zip(plain, sums, strict=True)
        ]


def is_over(s: State) -> bool:
    return bool(s.phase == FINISHED)
