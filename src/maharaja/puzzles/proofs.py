"""Proofs: what the exhaustive search says of a position, and whether a puzzle keeps its word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from maharaja.engine.ids import AWAIT_TURN, ROUNDS
from maharaja.engine.rules.final_scoring import ended_by_statues
from maharaja.engine.state import State
from maharaja.engine.text.notation import choice_text
from maharaja.puzzles.puzzle import Ending, Study
from maharaja.puzzles.solver import (
    MISSED,
    SHARED,
    WIN,
    Goal,
    Solver,
    TooManyPositionsError,
    is_last_turn,
)

MOST_POSITIONS: Final = 4_000  # that a proof may look at: what others answer is looked up in play


@dataclass(frozen=True)
class Proof:
    """All turns of a position, those that come to the same as one."""

    best: int  # value of the best (solver.py)
    second: int  # of the best of those that come to something else; MISSED if there is none
    ties: int  # different turns with the best value
    close: int  # different turns nearly as good: these look plausible
    turns: int
    positions: int
    line: list[str]


CLOSE: Final = 3  # points, or coins, by which plausible turns are worse at most


def prove(s: State, seat: int, goal: Goal | None, most: int = MOST_POSITIONS) -> Proof | None:
    """None if there are too many positions."""
    solver = Solver(seat, goal, most)
    try:
        best = int(solver.value(s))
        values = sorted(solver.turns(s).values(), reverse=True)
        line = texts(s, solver.line(s))
    except TooManyPositionsError:
        return None
    return Proof(
        best=best,
        second=values[1] if len(values) > 1 else int(MISSED),
        ties=values.count(best),
        close=sum(margin_of(value) >= margin_of(best) - CLOSE for value in values),
        turns=len(values),
        positions=int(solver.positions),
        line=line,
    )


def texts(s: State, line: list[int]) -> list[str]:
    return [choice_text(s.board, choice) for choice in line]


def margin_of(value: int) -> int:
    """Without what a win counts; of studies, the coins."""
    if value >= WIN + int(MISSED) // 2:
        return value - int(WIN)
    return value - int(SHARED) if value >= SHARED + int(MISSED) // 2 else value


def is_win(value: int) -> bool:
    """Whether nobody shares it."""
    return value >= WIN + int(MISSED) // 2


def ends_game(s: State) -> bool:
    """Whether a turn begins that is the last of the game for certain."""
    over = s.round == ROUNDS or ended_by_statues(s)
    return bool(is_last_turn(s) and over and s.top_kind() == AWAIT_TURN)


def goal_of(study: Study) -> Goal:
    cities = study.start.board.junction_ids
    city = 0 if study.first is None else cities.index(study.first)
    return Goal(city, study.statues, study.prestige)


def holds(puzzle: Ending | Study) -> bool:
    """Prove a puzzle again: one turn is best, and all its figures are as they are told."""
    s = puzzle.start.state
    if isinstance(puzzle, Study):
        found = prove(s, puzzle.seat, goal_of(puzzle))
        expected = None if found is None else study_figures(found)
    else:
        found = prove(s, puzzle.seat, None) if ends_game(s) else None
        expected = None if found is None else ending_figures(found)
    if found is None or expected is None or not is_unique(found, puzzle):
        return False
    return all(getattr(puzzle, name) == figure for name, figure in expected.items())


def is_unique(proof: Proof, puzzle: Ending | Study) -> bool:
    """One turn is best; of an ending it is also the only one that wins."""
    return proof.ties == 1 and (isinstance(puzzle, Study) or wins_alone(proof))


def wins_alone(proof: Proof) -> bool:
    return is_win(proof.best) and not is_win(proof.second)


Figures = dict[str, Any]  # of a puzzle, by the names of its fields


def ending_figures(proof: Proof) -> Figures:
    return {
        "margin": margin_of(proof.best),
        "second": margin_of(proof.second),
        **shared_figures(proof),
    }


def study_figures(proof: Proof) -> Figures:
    return {"coins": proof.best, "second": max(-1, proof.second), **shared_figures(proof)}


def shared_figures(proof: Proof) -> Figures:
    return {"turns": proof.turns, "positions": proof.positions, "solution": proof.line}
