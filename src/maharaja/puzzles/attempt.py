"""A puzzle as it is played: the solver's choices, what others answer, and what came of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from maharaja.engine.decision import Refusal
from maharaja.engine.game import Game
from maharaja.engine.ids import ACTIONS, FINISHED, SCORING
from maharaja.engine.rules.final_scoring import final_score, winners
from maharaja.engine.state import COINS, Stage, State, statues_built
from maharaja.lessons.run import Made
from maharaja.puzzles.proofs import MOST_POSITIONS, goal_of
from maharaja.puzzles.puzzle import Ending, Puzzle, Study
from maharaja.puzzles.solver import Solver

KEPT_SOLVERS: Final = 8  # what they have looked at answers the next request at once
TURNS: Final = 4  # a turn that goes wrong leads to positions that no proof looks at twice
END: Final = "end"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an attempt; only what is said of the puzzle's kind is there."""

    solved: bool
    place: int = 0  # of an ending: 1 is first
    shared: bool = False  # the first place
    margin: int = 0  # points ahead of the best other, or behind
    reached: bool = False  # of a study: its goal
    coins: int = 0  # left


@dataclass(slots=True)
class Attempt:
    """A puzzle after some choices. The same choices always lead to the same place."""

    puzzle: Puzzle
    game: Game = field(init=False)
    taken: int = 0
    made: list[Made] = field(default_factory=list)
    refusal: Refusal | None = None  # why the next choice is not legal
    verdict: Verdict | None = None  # once it is over

    def __post_init__(self) -> None:
        self.game = self.puzzle.start.copy()

    def follow(self, choices: Iterable[str]) -> Attempt:
        """Make choices until one cannot be made."""
        for choice in choices:
            if not self.choose(choice):
                break
        return self

    def choose(self, choice: str) -> bool:
        """Make a choice, and have the others answer; ``refusal`` says why it is not legal."""
        if self.verdict is not None:
            return False
        seat, before = self.puzzle.seat, self.game.state.copy()
        self.refusal = self.game.refusal(seat, choice)
        if self.refusal is not None:
            return False
        self.taken += 1
        self._make(seat, choice)
        if isinstance(self.puzzle, Study) and self._is_end(before, choice):
            self.verdict = of_study(self.puzzle, before)
        else:
            self._others()
        return True

    def _is_end(self, before: State, choice: str) -> bool:
        return bool(before.phase == ACTIONS) and choice == END

    def _others(self) -> None:
        """What is worst for the solver, until it has to choose again or the game is over."""
        puzzle, s = self.puzzle, self.game.state
        while s.phase in (ACTIONS, SCORING) and s.top_seat() != puzzle.seat:
            self._make(int(s.top_seat()), self.game.text(reply(puzzle, s)))
        if s.phase == FINISHED and isinstance(puzzle, Ending):
            self.verdict = of_ending(puzzle, s)

    def _make(self, seat: int, choice: str) -> None:
        events, stages = self.game.watch(seat, choice)
        after = self.game.copy()
        stages.append(Stage(len(events), after.state))
        self.made.append(Made(seat, choice, events, stages, after))


def of_ending(puzzle: Ending, s: State) -> Verdict:
    """Solved by any win: there is one way only."""
    seat = puzzle.seat
    others = [other for other in range(s.rules.players) if other != seat]
    margin = int(final_score(s, seat)) - max(int(final_score(s, other)) for other in others)
    first = winners(s)
    alone = list(first) == [seat]
    return Verdict(
        solved=alone,
        place=1 if seat in first else 1 + sum(rank(s, other) > rank(s, seat) for other in others),
        shared=seat in first and not alone,
        margin=margin,
    )


def rank(s: State, seat: int) -> tuple[int, int, int]:
    """As FINAL-8 compares."""
    return int(final_score(s, seat)), int(statues_built(s, seat)), int(s.seats[COINS + seat])


def of_study(puzzle: Study, s: State) -> Verdict:
    """``s`` is the position as the turn ends."""
    reached = bool(goal_of(puzzle).is_reached(s, puzzle.seat))
    coins = int(s.seats[COINS + puzzle.seat])
    return Verdict(solved=reached and coins >= puzzle.coins, reached=reached, coins=coins)


_solving = Lock()  # attempts may be followed in several threads
_solvers: OrderedDict[str, Solver] = OrderedDict()  # of puzzles, by id; last used at the end


def reply(puzzle: Puzzle, s: State) -> int:
    """What is worst for the solver of a puzzle."""
    with _solving:
        solver = _solvers.pop(puzzle.id, None)
        if solver is None:
            goal = goal_of(puzzle) if isinstance(puzzle, Study) else None
            solver = Solver(puzzle.seat, goal, TURNS * MOST_POSITIONS)
        _solvers[puzzle.id] = solver
        if len(_solvers) > KEPT_SOLVERS:
            _solvers.popitem(last=False)
        return int(solver.reply(s))
