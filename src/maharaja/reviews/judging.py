"""How much a decision has cost: paired comparison of what was played with its best rivals.

Rivals are chosen by successive halving, all in the same imagined worlds. The best of them and what
was played are then compared in fresh worlds, pair by pair, so that the choice of the rival does not
flatter it. Where that shows a loss worth a word, it is judged in a second way, by looks at the next
round from such pairs of ends; nothing is said unless both ways say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from maharaja.bots.reasons import Account, account
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.state import State
from maharaja.reviews.playouts import Chances, Playouts, is_over
from maharaja.reviews.questions import BLOCK, PlanQuestion, Question

WORTH_A_LOOK: Final = 0.03  # a loss that may be so large is looked at closely
NORMAL: Final = 1.959964  # 97.5% of a normal distribution
FINAL_WORLDS: Final = 1_000 * BLOCK  # the number of the first world that no rival was chosen in
REASON_WORLDS: Final = 4  # in which the turns of two plans are compared, for words


@dataclass(frozen=True)
class Budget:
    """How many worlds are imagined; all in proportion to ``worlds``, those of the comparison."""

    worlds: int = 24

    @property
    def first(self) -> int:
        """Worlds in which all candidates are tried."""
        return max(2, self.worlds // 8)

    @property
    def second(self) -> int:
        """More worlds, for the few best."""
        return max(2, self.worlds // 5)

    @property
    def plan_iterations(self) -> int:
        """Of every search for what others may have planned."""
        return 8 * self.worlds

    @property
    def looks(self) -> int:
        """Pairs of ends from which the next round is looked at."""
        return max(4, self.worlds // 2)


@dataclass(frozen=True)
class Loss:
    """Chance to win that a decision has cost its seat, with a 95% interval; from 0 to 1."""

    mean: float
    low: float
    high: float
    pairs: int  # of worlds that were compared


@dataclass(frozen=True)
class Judgement:
    """What became of a decision, by what its seat knew."""

    loss: Loss  # against the best rival; less than 0 if that is worse
    changes: Chances  # what it has changed for every seat, against the best rival; together 0
    chances: Chances  # of every seat, after what was played
    expected: float  # the seat's own, without looks at the next round
    best: tuple[int, ...]  # the choices of the best rival
    best_chances: Chances
    is_sure_win: bool  # the rival wins in every world
    is_exact: bool  # nothing was hidden, and the game ends here
    reasons: Account | None = None  # why the rival is better


@dataclass(frozen=True)
class Comparison:
    """One candidate against another."""

    loss: Loss  # what the one costs against the other
    ones: Chances
    others: Chances
    expected: float  # the seat's own with the one, without looks at the next round
    ends: list[Chances]  # of the other, world by world, without looks
    is_over: bool  # the game ends in every world


SURVIVORS: Final = 4  # that go on after the first worlds


class Judge:
    """Judges decisions, one after the other."""

    def __init__(self, playouts: Playouts, budget: Budget) -> None:
        self.playouts = playouts
        self.budget = budget

    def judge(self, question: Question) -> Judgement | None:
        """None if there is nothing to compare with."""
        if len(question.candidates) < 2:
            return None
        rival = self.best_rival(question)
        found = self.compare(question, 0, rival)
        seat = question.seat
        return Judgement(
            loss=found.loss,
            changes=[one - two for one, two in zip(found.ones, found.others, strict=True)],
            chances=found.ones,
            expected=found.expected,
            best=question.candidates[rival].line,
            best_chances=found.others,
            is_sure_win=found.is_over and all(two[seat] == 1.0 for two in found.ends),
            is_exact=found.is_over and question.worlds == 1,
        )

    def compare(
        self, question: Question, one: int, other: int, *, both_ways: bool = False
    ) -> Comparison:
        """Two candidates, pair by pair in fresh worlds; closely if the one may cost a word's worth.

        ``both_ways``: or if the other may.
        """
        pairs = [
            (self.end_of(question, one, world), self.end_of(question, other, world))
            for world in self.final_worlds(question)
        ]
        plain = [
            (self.playouts.chances(here), self.playouts.chances(there)) for here, there in pairs
        ]
        loss = loss_of(plain, question.seat)
        ones, others = mean_of([here for here, _ in plain]), mean_of([there for _, there in plain])
        expected = ones[question.seat]
        over = all(is_over(here) and is_over(there) for here, there in pairs)
        if not over and max(loss.high, -loss.low if both_ways else 0.0) >= WORTH_A_LOOK:
            looked = self.looks(question, pairs)
            loss = both(loss, loss_of(looked, question.seat))
            ones = mean_of([ones, mean_of([here for here, _ in looked])])
            others = mean_of([others, mean_of([there for _, there in looked])])
        return Comparison(loss, ones, others, expected, [there for _, there in plain], over)

    def final_worlds(self, question: Question) -> range:
        many = question.worlds or self.budget.worlds
        return range(FINAL_WORLDS, FINAL_WORLDS + many)

    def best_rival(self, question: Question) -> int:
        """Successive halving; what was played does not take part."""
        alive = list(range(1, len(question.candidates)))
        totals = dict.fromkeys(alive, 0.0)
        for begin, end in self.stages(question):
            if len(alive) == 1:
                break
            for candidate in alive:
                for world in range(begin, end):
                    s = self.end_of(question, candidate, world)
                    totals[candidate] += self.playouts.chances(s)[question.seat]
            alive.sort(key=lambda candidate: (-totals[candidate], candidate))
            alive = alive[:SURVIVORS] if begin == 0 else alive[:1]
        return alive[0]

    def stages(self, question: Question) -> list[tuple[int, int]]:
        first, second = self.budget.first, self.budget.second
        return [(0, 1), (1, 1)] if question.worlds == 1 else [(0, first), (first, first + second)]

    def end_of(self, question: Question, candidate: int, world: int) -> State:
        s = question.start(candidate, world)
        question.finish(s, world, self.playouts)
        return s

    def looks(
        self, question: Question, pairs: Sequence[tuple[State, State]]
    ) -> list[tuple[Chances, Chances]]:
        """The chances at some pairs of ends by looks at the next round, the same dice for both."""
        self.playouts.forget()
        found = []
        for number in range(self.budget.looks):
            one, two = pairs[number % len(pairs)]
            seed = (question.seed + 31 * number + 1) % SEED_LIMIT
            found.append((self.playouts.look(one, seed, 0), self.playouts.look(two, seed, 1)))
        return found

    def explain(self, question: Question, found: Judgement) -> Account:
        """Why the best rival is better than what was played, in terms of the evaluation."""
        rival = next(i for i, each in enumerate(question.candidates) if each.line == found.best)
        return self.reasons(question, rival, 0)

    def reasons(self, question: Question, one: int, other: int) -> Account:
        """What one candidate has more than another."""
        if isinstance(question, PlanQuestion):
            worlds = range(FINAL_WORLDS, FINAL_WORLDS + REASON_WORLDS)
            ones = [self.after_turn(question, one, world) for world in worlds]
            others = [self.after_turn(question, other, world) for world in worlds]
        else:
            ones, others = [question.after(one)], [question.after(other)]
        return account(question.known, question.seat, ones, others)

    def after_turn(self, question: Question, candidate: int, world: int) -> State:
        """The position after the turn that a plan leads to."""
        s = question.start(candidate, world)
        return self.playouts.finish_round(s, question.seat) or s


def loss_of(pairs: Sequence[tuple[Chances, Chances]], seat: int) -> Loss:
    """The mean difference of pairs, with a t interval; one pair has no width."""
    differences = [two[seat] - one[seat] for one, two in pairs]
    count = len(differences)
    mean = sum(differences) / count
    if count == 1:
        return Loss(mean, mean, mean, 1)
    variance = sum((each - mean) ** 2 for each in differences) / (count - 1)
    reach = t_quantile(count - 1) * sqrt(variance / count)
    return Loss(mean, max(-1.0, mean - reach), min(1.0, mean + reach), count)


def both(one: Loss, two: Loss) -> Loss:
    """What two ways to judge say together: their mean, and an interval that holds both of theirs.

    How far their evaluations are wrong does not show in the interval of either.
    """
    mean = (one.mean + two.mean) / 2
    return Loss(mean, min(one.low, two.low), max(one.high, two.high), one.pairs + two.pairs)


def t_quantile(freedom: int) -> float:
    """97.5% of Student's t, by its expansion around the normal distribution."""
    z, v = NORMAL, freedom
    first = (z**3 + z) / (4 * v)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    return z + first + second + third


def mean_of(rows: Sequence[Chances]) -> Chances:
    return [sum(row[seat] for row in rows) / len(rows) for seat in range(len(rows[0]))]
