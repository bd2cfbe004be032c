"""What could have been decided instead: candidates for a decision, and the games they lead into.

A question is one decision as its seat knew it. Its first candidate is what was played. For every
candidate and every number the same world is imagined: plans of all whose plans are hidden, or
others' choices in the opening. So candidates are compared in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maharaja.bots.heuristic.greedy import asks_more, best_answer
from maharaja.bots.heuristic.turn_search import position_mark
from maharaja.bots.search.opening import at_first_sight
from maharaja.bots.search.round_tree import MOST_SITES, may_end
from maharaja.bots.search.turn_candidates import TurnCandidates
from maharaja.engine.analysis.information_set import assign_plan, is_plan_hidden
from maharaja.engine.choices import ITEMS, TO_END_TURN, TO_PLAN, Choices
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import SCORING
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import State
from maharaja.reviews.decisions import Decision, Timeline, plan_in
from maharaja.reviews.plan_model import PlanModel, known_to
from maharaja.reviews.playouts import Playouts

MOST_PLANS: Final = 10  # rivals of a plan
MOST_TURNS: Final = 12
TURN_WIDTH: Final = 20  # of the search for other turns
TURN_KINDS: Final = 8  # lines of other kinds beside the width
BLOCK: Final = 24  # imagined worlds that are drawn together
OWN_DICE: Final = 104_729  # between the seeds of blocks


@dataclass(frozen=True)
class Candidate:
    """Choices of the seat, where they lead, and what is still to be chosen there."""

    line: tuple[int, ...]
    state: State  # with the others' plans still to be imagined
    last: int | None  # the choice to be made when they have been


class Question:
    """One decision as its seat knew it; ``candidates[0]`` is what was played."""

    def __init__(self, decision: Decision, known: State, seed: int) -> None:
        self.decision = decision
        self.seat = decision.seat
        self.known = known
        self.seed = seed
        self.candidates: list[Candidate] = []

    def start(self, candidate: int, world: int) -> State:
        """Where the game goes on after a candidate, in one of the imagined worlds."""
        raise NotImplementedError

    def finish(self, s: State, world: int, playouts: Playouts) -> None:
        """Play on to where chances are looked at, in place."""
        playouts.finish_round(s, self.seat)

    @property
    def worlds(self) -> int:
        """How many different worlds there are; 0: any number."""
        return 0

    def after(self, candidate: int) -> State:
        """The position that a candidate leads to at once, to tell what it has brought."""
        return self.candidates[candidate].state


class HiddenPlans(Question):
    """A question in a round: others' plans are imagined by the model of the round."""

    def __init__(self, decision: Decision, known: State, seed: int, model: PlanModel) -> None:
        super().__init__(decision, known, seed)
        self.model = model
        players = range(int(known.rules.players))
        self.hidden = [other for other in players if is_plan_hidden(known, other, self.seat)]
        self.blocks: list[dict[int, list[int]]] = []

    @property
    def worlds(self) -> int:
        return 0 if self.hidden else 1

    def plan(self, world: int, other: int) -> int:
        """What the other seat has planned in that world."""
        while len(self.blocks) <= world // BLOCK:
            dice = Dice((self.seed + OWN_DICE * len(self.blocks)) % SEED_LIMIT)
            self.blocks.append({seat: self.model.draw(seat, BLOCK, dice) for seat in self.hidden})
        return self.blocks[world // BLOCK][other][world % BLOCK]

    def start(self, candidate: int, world: int) -> State:
        chosen = self.candidates[candidate]
        s = chosen.state.copy()
        for other in self.hidden:
            assign_plan(s, other, self.plan(world, other))
        if chosen.last is not None:
            apply(s, self.seat, chosen.last)
        return s


class PlanQuestion(HiddenPlans):
    """Which plan to make."""

    def __init__(self, decision: Decision, known: State, seed: int, model: PlanModel) -> None:
        super().__init__(decision, known, seed, model)
        played = plan_in(decision)
        rivals = [plan for plan in model.promising[self.seat][:MOST_PLANS] if plan != played]
        base = int(TO_PLAN) * int(ITEMS)
        for plan in [played, *rivals]:
            self.candidates.append(Candidate((base + plan,), known, base + plan))

    def start(self, candidate: int, world: int) -> State:
        s = self.candidates[candidate].state.copy()
        for other in self.hidden:
            assign_plan(s, other, self.plan(world, other))
        s.set_top_arg(1 << self.seat)
        last = self.candidates[candidate].last
        assert last is not None
        apply(s, self.seat, last)
        return s


class TurnQuestion(HiddenPlans):
    """Which turn to play, from its beginning to its end."""

    def __init__(
        self,
        decision: Decision,
        known: State,
        seed: int,
        model: PlanModel,
        playouts: Playouts,
        played: State,
    ) -> None:
        super().__init__(decision, known, seed, model)
        root = known.copy()
        for other in self.hidden:
            assign_plan(root, other, 0)
        turns = TurnCandidates(playouts.evaluator, TURN_WIDTH, MOST_TURNS)
        turns.niches = TURN_KINDS
        if may_end(known):
            turns.most_villages = MOST_SITES
        self.candidates.append(self.played_turn(turns, root, played))
        turns.run(root, self.seat, False)
        marks = {position_mark(self.candidates[0].state)}
        for end in turns.ends:
            if end.mark not in marks:
                self.candidates.append(turn_candidate(end.path, end.state))

    def played_turn(self, turns: TurnCandidates, root: State, played: State) -> Candidate:
        """The played turn with others' answers as they are expected, as for its rivals."""
        line = list(self.decision.choices)
        turns.replay(root, self.seat, [line])
        if turns.ends and turns.ends[0].path == line:
            return turn_candidate(line, turns.ends[0].state)
        real = known_to(played, self.seat)  # an answer that was not expected has changed the turn
        for other in self.hidden:
            assign_plan(real, other, 0)
        return turn_candidate(line, real)


def turn_candidate(line: Sequence[int], end: State) -> Candidate:
    return Candidate(tuple(line), end, int(TO_END_TURN) * int(ITEMS))


class RobbedQuestion(HiddenPlans):
    """Which character to take after a robbery, in the middle of somebody's turn."""

    def __init__(self, decision: Decision, known: State, seed: int, model: PlanModel) -> None:
        super().__init__(decision, known, seed, model)
        played = decision.choices[0]
        for choice in [played, *others(known, self.seat, played)]:
            self.candidates.append(Candidate((choice,), known, choice))

    def after(self, candidate: int) -> State:
        return self.start(candidate, 0)


class RewardQuestion(HiddenPlans):
    """Which reward to take, with all that follows from it; nothing is hidden any more."""

    def __init__(
        self,
        decision: Decision,
        known: State,
        seed: int,
        model: PlanModel,
        playouts: Playouts,
        played: State,
    ) -> None:
        super().__init__(decision, known, seed, model)
        self.candidates.append(Candidate(decision.choices, played, None))
        for choice in others(known, self.seat, NO_CHOICE):
            line, s = answered(known, self.seat, choice, playouts)
            if line != decision.choices:
                self.candidates.append(Candidate(line, s, None))


NO_CHOICE: Final = -1


def answered(
    known: State, seat: int, choice: int, playouts: Playouts
) -> tuple[tuple[int, ...], State]:
    """A choice with its follow-up questions answered as looks best."""
    s = known.copy()
    apply(s, seat, choice)
    line = [choice]
    while s.phase == SCORING and s.top_seat() == seat and asks_more(s.top_kind()):
        line.append(int(best_answer(s, seat, playouts.evaluator)))
        apply(s, seat, line[-1])
    return tuple(line), s


def others(s: State, seat: int, played: int) -> list[int]:
    buffer = Choices()
    list_legal(s, seat, buffer)
    return [choice for choice in buffer.as_list() if choice != played]


class OpeningQuestion(Question):
    """A character of the draft, or a starting shrine: others open by chance as looks good."""

    def __init__(self, decision: Decision, known: State, seed: int, playouts: Playouts) -> None:
        super().__init__(decision, known, seed)
        played = decision.choices[0]
        rivals = at_first_sight(known, self.seat, playouts.evaluator)
        for choice in [played, *(rival for rival in rivals if rival != played)]:
            self.candidates.append(Candidate((int(choice),), known, int(choice)))

    def start(self, candidate: int, world: int) -> State:
        chosen = self.candidates[candidate]
        assert chosen.last is not None
        s = chosen.state.copy()
        apply(s, self.seat, chosen.last)
        return s

    def finish(self, s: State, world: int, playouts: Playouts) -> None:
        playouts.finish_opening(s, Dice((self.seed + world) % SEED_LIMIT))

    def after(self, candidate: int) -> State:
        return self.start(candidate, 0)


def question(
    decision: Decision,
    game: Timeline,
    model: PlanModel | None,
    playouts: Playouts,
    seed: int,
    end: State | None = None,
) -> Question:
    """The question that a decision answers; the model is that of its round.

    ``end``: where it led to, if that is not in the game: just before the end of a turn, or behind a
    reward.
    """
    known = known_to(game.states[planning_start(decision, game)], decision.seat)
    if decision.kind in ("draft", "shrine") or model is None:
        return OpeningQuestion(decision, known, seed, playouts)
    if decision.kind == "plan":
        return PlanQuestion(decision, known, seed, model)
    if decision.kind == "robbed":
        return RobbedQuestion(decision, known, seed, model)
    if decision.kind == "reward":
        after = end or game.states[decision.at + len(decision.choices)]
        return RewardQuestion(decision, known, seed, model, playouts, after)
    return TurnQuestion(decision, known, seed, model, playouts, end or turn_end(decision, game))


def planning_start(decision: Decision, game: Timeline) -> int:
    """Choices before what the seat knew: those who plan know nothing of plans made before."""
    if decision.kind != "plan":
        return decision.at
    step = next(step for step in game.steps if decision.number in step.decisions)
    return step.at


def turn_end(decision: Decision, game: Timeline) -> State:
    """The state of the record just before the turn was ended."""
    steps = [step for step in game.steps if decision.number in step.decisions]
    return game.states[steps[-1].end - 1]
