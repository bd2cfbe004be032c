"""Whether a puzzle keeps its word: its proof, its solution, and what it is said to be about."""

from __future__ import annotations

from maharaja.puzzles.attempt import Attempt
from maharaja.puzzles.proofs import holds
from maharaja.puzzles.puzzle import Puzzle
from maharaja.puzzles.themes import themes_of


def is_sound(puzzle: Puzzle) -> bool:
    about = themes_of(puzzle.start, puzzle.seat, puzzle.solution)
    return solves(puzzle) and about == puzzle.themes and holds(puzzle)


def solves(puzzle: Puzzle) -> bool:
    """Whether the solution can be played, and is taken for one."""
    verdict = Attempt(puzzle).follow(puzzle.own_solution).verdict
    return verdict is not None and verdict.solved
