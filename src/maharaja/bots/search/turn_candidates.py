"""Candidate turns for the search: found by a narrow search, for all plans at once, or replayed."""

from __future__ import annotations

from mypy_extensions import i64

from maharaja.bots.heuristic.evaluation import MOST_JUNCTIONS, Weights
from maharaja.bots.heuristic.greedy import best_answer
from maharaja.bots.heuristic.turn_search import WORST, End, EvaluationNoise, Line, TurnSearch
from maharaja.bots.search.evaluators import Evaluator
from maharaja.engine.choices import (
    ITEMS,
    TO_CLOSE,
    TO_END_TURN,
    TO_SPEND_TOKEN,
    TO_TRAVEL,
    TO_USE_ABILITY,
    Choices,
)
from maharaja.engine.ids import ACTIONS, ACTIONS_IN_ALL, AWAIT_BUILDING, NOBODY, PLANS_IN_ALL
from maharaja.engine.play import apply, list_legal
from maharaja.engine.rules.building import owes_city_shrine
from maharaja.engine.rules.planning import PAIRS, plan_of
from maharaja.engine.state import OPEN, PRIEST, State


class Repertoire:
    """Turns that a seat's searches have found for one plan, in this round."""

    def __init__(self) -> None:
        self.turns: list[list[int]] = []
        self.searches: i64 = 0

    def take(self, ends: list[End], most: i64) -> None:
        """Remember the turns of one more search, the best first."""
        self.searches += 1
        for end in ends:
            if len(self.turns) < most and end.path not in self.turns:
                self.turns.append(end.path)


class TurnCandidates(TurnSearch):
    """Whole turns, best first by an evaluator."""

    def __init__(self, evaluator: Evaluator, width: i64, most_ends: i64) -> None:
        super().__init__(Weights(), width, EvaluationNoise(0.0, 1))
        self.evaluator = evaluator
        self.most_ends = most_ends
        self.niches: i64 = 0  # lines kept beyond the width, each the best of its kind

    def evaluate(self, s: State) -> float:
        return self.evaluator.worth(s, self.seat)

    def _prune(self, lines: list[Line]) -> list[Line]:
        """The best lines, and the best of other kinds: what pays later looks poor before."""
        if self.niches == 0:
            return super()._prune(lines)
        ranked = sorted([(-line.worth, number) for number, line in enumerate(lines)])
        kept: list[Line] = []
        kinds: set[int] = set()
        number: i64
        for _, number in ranked:
            line = lines[number]
            s = line.state
            kind = (s.seats[OPEN + self.seat] * 2 + s.token_used) * MOST_JUNCTIONS
            kind += s.seats[PRIEST + self.seat]
            if len(kept) >= self.width and kind in kinds:
                continue
            kinds.add(kind)
            kept.append(line)
            if len(kept) == self.width + self.niches:
                break
        return kept

    def replay(self, root: State, seat: i64, turns: list[list[int]]) -> None:
        """Consider only these turns, each as far as it is possible here."""
        self.seat = seat
        self.ends = []
        for turn in turns:
            s = root.copy()
            path: list[int] = []
            choice: i64
            for choice in turn:
                list_legal(s, seat, self.buffer)
                if not self.buffer.has(choice):
                    continue
                if choice == TO_END_TURN * ITEMS:
                    self.note_end(self.evaluate(s), s, path, [])
                    break
                apply(s, seat, choice)
                path.append(choice)
                self._answer_for_others(s)
                if s.phase != ACTIONS:
                    break

    def force(self, root: State, seat: i64) -> None:
        """Only what has to be done, one best step at a time, without journeys.

        For the rare turn of which a narrow search finds no end: an action that must be carried out
        can be so only in places that it does not look at.
        """
        self.seat = seat
        self.ends = []
        line = Line(root.copy(), [], NOBODY, NOBODY)
        buffer = Choices()
        while not self.ends:
            list_legal(line.state, seat, buffer)
            best: Line | None = None
            i: i64
            for i in range(buffer.count):
                choice = buffer.items[i]
                if choice // ITEMS in (TO_TRAVEL, TO_USE_ABILITY, TO_SPEND_TOKEN):
                    continue
                after = Line(line.state.copy(), [*line.path, choice], NOBODY, NOBODY)
                apply(after.state, seat, choice)
                self._answer_for_others(after.state)
                after.worth = self.evaluate(after.state)
                if best is None or after.worth >= best.worth:
                    best = after
            if best is None:
                return
            line = best
            if self._is_resting(line.state):
                self.consider_end(line)

    def guess(self, s: State, other: i64) -> i64:
        """A robbed player picks what is best: or else robbing looks better than it is."""
        return best_answer(s, other, self.evaluator, True)


class Survey(TurnCandidates):
    """All plans of a seat in one search: a layer keeps the best line of every plan, of the best."""

    def __init__(self, evaluator: Evaluator, most_plans: i64) -> None:
        super().__init__(evaluator, 1, 0)
        self.most_plans = most_plans
        self.clear()

    def clear(self) -> None:
        self.idle_worth = WORST
        self.single_worth: list[float] = [WORST] * ACTIONS_IN_ALL  # with one action carried out
        self.single_turn: list[list[int]] = [[] for _ in range(ACTIONS_IN_ALL)]
        self.plan_turn: list[list[int]] = [[] for _ in range(PLANS_IN_ALL)]

    def look(self, root: State, seat: i64) -> None:
        """Fill ``plan_worth`` and ``plan_turn``; the root is the beginning of the seat's turn."""
        self.clear()
        self.run(root, seat, True)
        plan: i64
        arrow: i64
        for plan in range(PLANS_IN_ALL):
            if self.plan_worth[plan] > WORST:
                continue
            self.plan_worth[plan] = self.idle_worth
            for arrow in range(2):  # an action that cannot be carried out is left out
                action = PAIRS[plan * 2 + arrow]
                if self.single_worth[action] > self.plan_worth[plan]:
                    self.plan_worth[plan] = self.single_worth[action]
                    self.plan_turn[plan] = self.single_turn[action]

    def _note_plan(self, line: Line, worth: float, closing: list[int]) -> None:
        if line.first == NOBODY:
            self.idle_worth = max(self.idle_worth, worth)
        elif line.second == NOBODY:
            if worth > self.single_worth[line.first]:
                self.single_worth[line.first] = worth
                self.single_turn[line.first] = [*line.path, *closing, TO_END_TURN * ITEMS]
        else:
            plan = plan_of(line.first, line.second)
            if worth > self.plan_worth[plan]:
                self.plan_worth[plan] = worth
                self.plan_turn[plan] = [*line.path, *closing, TO_END_TURN * ITEMS]

    def _prune(self, lines: list[Line]) -> list[Line]:
        best: dict[int, Line] = {}
        for line in lines:
            if can_close(line):  # few lines come to be ended
                self._note_plan(line, line.worth, closing_of(line))
            carried_out = carried_out_by(line)
            if carried_out not in best or line.worth > best[carried_out].worth:
                best[carried_out] = line
        ranked = sorted([(-line.worth, number) for number, line in best.items()])
        return [best[number] for _, number in ranked[: self.most_plans]]


def can_close(line: Line) -> bool:
    """Whether the turn could end here: a lone village shrine may keep its action open (Q-B8)."""
    s = line.state
    return s.top_kind() != AWAIT_BUILDING or not owes_city_shrine(s, s.top_seat(), s.top_arg())


def closing_of(line: Line) -> list[int]:
    """What has to be chosen before the turn can end."""
    return [TO_CLOSE * ITEMS] if line.state.top_kind() == AWAIT_BUILDING else []


def carried_out_by(line: Line) -> i64:
    """A number for the actions of a line, whatever their order."""
    if line.second == NOBODY:
        return PLANS_IN_ALL + line.first
    return plan_of(line.first, line.second)
