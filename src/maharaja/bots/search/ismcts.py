"""Search by full playouts: a tree of single choices, and random play from its leaves to the end.

Information-set Monte Carlo tree search with one observer: in every iteration what the seat cannot
see is drawn anew, and only choices that are legal then are considered. The tree ends with the
round, for the plans of the next one are hidden again. No level plays like this; it is the yardstick
for how fast the engine can be searched, and a second opinion that needs no evaluator.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.engine.analysis.information_set import determinize
from maharaja.engine.choices import Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import FINISHED, NOBODY
from maharaja.engine.play import apply, list_legal, play_randomly
from maharaja.engine.rules.final_scoring import winners
from maharaja.engine.state import State

NO_NODE: Final[i64] = -1
LONGEST_GAME: Final[i64] = 100_000
EXPLORATION: Final[float] = 1.0
DEEPEST: Final[i64] = 200


class PlayoutSearch:
    """Searches one decision of one seat; ``most_nodes`` bounds the memory."""

    def __init__(self, most_nodes: i64) -> None:
        self.most_nodes = most_nodes
        self.choice: vec[i64] = vec[i64]([0] * most_nodes)
        self.child: vec[i64] = vec[i64]([NO_NODE] * most_nodes)  # the first one
        self.sibling: vec[i64] = vec[i64]([NO_NODE] * most_nodes)  # the next one
        self.visits: vec[i64] = vec[i64]([0] * most_nodes)
        self.offers: vec[i64] = vec[i64]([0] * most_nodes)  # how often it was legal
        self.totals: vec[float] = vec[float]([0.0] * most_nodes)  # of the seat that chose it
        self.nodes: i64 = 1
        self.iterations: i64 = 0
        self.buffer = Choices()
        self.seat: i64 = 0
        self.dice = Dice(1)
        self.information_set: State | None = None

    def begin(self, information_set: State, seat: i64, seed: i64) -> None:
        """Set the decision: anything the seat has to choose."""
        self.information_set = information_set.copy()
        self.seat = seat
        self.dice = Dice(seed)
        self.nodes = 1
        self.iterations = 0
        self.child[0] = NO_NODE
        self.visits[0] = 0

    def run(self, iterations: i64) -> None:
        """Run so many iterations, each to the end of a game."""
        information_set = self.information_set
        if information_set is None:
            return
        nodes = vec[i64]([0] * DEEPEST)
        seats = vec[i64]([0] * DEEPEST)
        i: i64
        for i in range(iterations):
            s = determinize(information_set, self.seat, self.dice)
            depth = self.descend(s, nodes, seats)
            play_randomly(s, self.dice, LONGEST_GAME)
            self.backpropagate(s, nodes, seats, depth)
            self.iterations += 1

    def descend(self, s: State, nodes: vec[i64], seats: vec[i64]) -> i64:
        """From the root to a choice that is new to the tree; returns how deep that is."""
        begun = s.round
        node: i64 = 0
        depth: i64 = 0
        while s.phase != FINISHED and s.round == begun and depth < DEEPEST - 1:
            seat = s.top_seat()
            if seat == NOBODY:  # planning: the plans of all others are determinized
                seat = self.seat
            list_legal(s, seat, self.buffer)
            following = self.select(node)
            is_new = following == NO_NODE
            if is_new:
                following = self.expand(node)
                if following == NO_NODE:  # the tree is full
                    return depth
            apply(s, seat, self.choice[following])
            nodes[depth] = following
            seats[depth] = seat
            depth += 1
            node = following
            if is_new:
                return depth
        return depth

    def select(self, node: i64) -> i64:
        """The best legal child by its upper confidence bound, NO_NODE if one is still missing."""
        best: i64 = NO_NODE
        best_bound = -1.0
        legal: i64 = 0
        child = self.child[node]
        while child != NO_NODE:
            if self.buffer.has(self.choice[child]):
                legal += 1
                self.offers[child] += 1
                visits = float(self.visits[child])
                bound = self.totals[child] / visits
                bound += EXPLORATION * sqrt(log(float(self.offers[child])) / visits)
                if bound > best_bound:
                    best = child
                    best_bound = bound
            child = self.sibling[child]
        return best if legal == self.buffer.count else NO_NODE

    def expand(self, node: i64) -> i64:
        """A child for one of the legal choices that have none, by chance."""
        if self.nodes == self.most_nodes:
            return NO_NODE
        missing = self.buffer
        child = self.child[node]
        i: i64
        while child != NO_NODE:
            for i in range(missing.count):
                if missing.items[i] == self.choice[child]:
                    missing.count -= 1
                    missing.items[i] = missing.items[missing.count]
                    break
            child = self.sibling[child]
        new = self.nodes
        self.nodes += 1
        self.choice[new] = missing.items[self.dice.below(missing.count)]
        self.child[new] = NO_NODE
        self.sibling[new] = self.child[node]
        self.child[node] = new
        self.visits[new] = 0
        self.offers[new] = 1
        self.totals[new] = 0.0
        return new

    def backpropagate(self, s: State, nodes: vec[i64], seats: vec[i64], depth: i64) -> None:
        best = winners(s)
        share = 1.0 / float(len(best))
        won: i64 = 0
        winner: i64
        for winner in best:
            won |= 1 << winner
        i: i64
        for i in range(depth):
            self.visits[nodes[i]] += 1
            if (won >> seats[i]) & 1:
                self.totals[nodes[i]] += share
        self.visits[0] += 1

    def best(self) -> i64:
        """The choice tried most so far; NOBODY before the first iteration."""
        best: i64 = NOBODY
        most: i64 = 0
        child = self.child[0]
        while child != NO_NODE:
            if self.visits[child] > most:
                best = self.choice[child]
                most = self.visits[child]
            child = self.sibling[child]
        return best
