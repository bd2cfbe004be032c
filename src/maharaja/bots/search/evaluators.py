"""Evaluators: what a position is worth to a seat, and how likely each seat is to win.

``Evaluator`` uses the hand-made terms of evaluation.py, ``LearnedEvaluator`` weights learned from
games.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from maharaja.bots.heuristic.evaluation import Estimates, Weights, estimate_all, value
from maharaja.bots.search.features import FEATURES, Rows
from maharaja.engine.choices import Buffers
from maharaja.engine.ids import FINISHED, ROUNDS, SEATS
from maharaja.engine.rules.final_scoring import final_score, winners
from maharaja.engine.state import State

# A lead of a point multiplies the odds by e to this: little early in the game, more at its end.
FIRST_EDGE: Final[float] = 0.08
LAST_EDGE: Final[float] = 0.40
CLEARNESS: Final[float] = 0.02  # so much of an outcome is how clear it is, the rest the chance
LEAD: Final[float] = 10.0  # points of a lead that is half as clear as any
ODDS: Final[float] = 3.0  # and log odds
LEAST_CHANCE: Final[float] = 0.000001


class Evaluator:
    """The hand-made evaluation."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.scratch = Estimates()
        self.buffers = Buffers()  # for trying out choices (greedy.py)

    def worth(self, s: State, seat: i64) -> float:
        """In points of the final score, against the others: for choosing within a turn."""
        return value(s, seat, self.weights, self.scratch)

    def chances(self, s: State) -> vec[float]:
        """Every seat's chance to win, together 1."""
        odds = vec[float]([0.0] * SEATS)
        if s.phase == FINISHED:
            best = winners(s)
            for winner in best:
                odds[winner] = 1.0 / float(len(best))
            return odds
        self.fill_log_odds(s, odds)
        softmax(odds, s.rules.players)
        return odds

    def outcomes(self, s: State) -> vec[float]:
        """Every seat's chance to win, and a little for how clearly: what a search looks for.

        Where all choices win, or lose, the clearer result is better. A won end is better than any
        lead, a lost one worse.
        """
        outcomes = self.chances(s)
        players = s.rules.players
        scores = vec[float]([0.0] * SEATS)
        seat: i64
        if s.phase == FINISHED:
            for seat in range(players):
                scores[seat] = float(final_score(s, seat))
        for seat in range(players):
            chance = outcomes[seat]
            if s.phase == FINISHED:
                lead = scores[seat] - best_other(scores, seat, players)
                clearness = 0.9 * chance + 0.05 + 0.05 * squashed(lead, LEAD)
            else:
                odds = log((chance + LEAST_CHANCE) / (1.0 - chance + LEAST_CHANCE))
                clearness = 0.5 + 0.4 * squashed(odds, ODDS)
            outcomes[seat] = (1.0 - CLEARNESS) * chance + CLEARNESS * clearness
        return outcomes

    def fill_log_odds(self, s: State, log_odds: vec[float]) -> None:
        """Every seat's estimate in units of log odds."""
        estimate_all(s, self.weights, self.scratch)
        edge = FIRST_EDGE + (LAST_EDGE - FIRST_EDGE) * float(s.round) / float(ROUNDS)
        seat: i64
        for seat in range(s.rules.players):
            log_odds[seat] = edge * self.scratch.totals[seat]


def best_other(scores: vec[float], seat: i64, players: i64) -> float:
    best = -1000.0
    other: i64
    for other in range(players):
        if other != seat:
            best = max(best, scores[other])
    return best


def squashed(number: float, half: float) -> float:
    """Between -1 and 1, whatever the number; ``half`` is one half."""
    return number / (abs(number) + half)


def softmax(log_odds: vec[float], players: i64) -> None:
    """Log odds into chances that add up to 1, in place."""
    most = log_odds[0]
    seat: i64
    for seat in range(1, players):
        most = max(most, log_odds[seat])
    total = 0.0
    for seat in range(players):
        log_odds[seat] = exp(log_odds[seat] - most)
        total += log_odds[seat]
    for seat in range(players):
        log_odds[seat] /= total


BASIS: Final[i64] = 6  # every weight is a curve over the game, see fill_basis
LONGEST: Final[float] = 6.0  # rounds left that make t = 1


def fill_basis(basis: vec[float], left: float, players: i64) -> None:
    """What the curves are made of: 1, t, t * t, the last round, and with two players 1 and t."""
    t = left / LONGEST
    two = 1.0 if players == 2 else 0.0
    basis[0] = 1.0
    basis[1] = t
    basis[2] = t * t
    basis[3] = 1.0 if left == 0.0 else 0.0
    basis[4] = two
    basis[5] = two * t


class LearnedEvaluator(Evaluator):
    """Chances by weights learned from games (features.py); solo by the hand-made terms.

    ``weights`` has BASIS numbers for each feature, which make final scores; ``sharpness`` has as
    many, which make the logarithm of how much a point counts for the odds.
    """

    def __init__(self, weights: list[float], sharpness: list[float]) -> None:
        super().__init__()
        if len(weights) != FEATURES * BASIS:
            raise ValueError(f"{len(weights)} weights; {FEATURES * BASIS} are needed")
        if len(sharpness) != BASIS:
            raise ValueError(f"{len(sharpness)} numbers of sharpness; {BASIS} are needed")
        self.curves = vec[float](weights)
        self.sharpness = vec[float](sharpness)
        self.rows = Rows()
        self.basis = vec[float]([0.0] * BASIS)
        self.current = vec[float]([0.0] * FEATURES)  # the weights at this point of the game
        self.current_left: float = -1.0
        self.current_players: i64 = 0

    def fill_log_odds(self, s: State, log_odds: vec[float]) -> None:
        if s.rules.solo:
            super().fill_log_odds(s, log_odds)
            return
        rows = self.rows
        rows.fill(s)
        if rows.left != self.current_left or s.rules.players != self.current_players:
            self._update_weights(rows.left, s.rules.players)
        cells = rows.cells
        current = self.current
        seat: i64
        feature: i64
        for seat in range(s.rules.players):
            row = seat * FEATURES
            total = 0.0
            for feature in range(FEATURES):
                total += current[feature] * cells[row + feature]
            log_odds[seat] = total

    def _update_weights(self, left: float, players: i64) -> None:
        """The weights as they are with so many rounds left."""
        basis = self.basis
        fill_basis(basis, left, players)
        log_edge = 0.0
        part: i64
        for part in range(BASIS):
            log_edge += self.sharpness[part] * basis[part]
        edge = exp(log_edge)
        feature: i64
        for feature in range(FEATURES):
            weight = 0.0
            for part in range(BASIS):
                weight += self.curves[feature * BASIS + part] * basis[part]
            self.current[feature] = edge * weight
        self.current_left = left
        self.current_players = players
