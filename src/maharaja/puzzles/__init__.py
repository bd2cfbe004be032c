"""Puzzles with proofs: exact endings and studies (docs/puzzles.md).

``available`` has the shipped ones, ``load`` one by its id, ``daily`` that of a day. They are mined
from games between bots (``mining.py``) and proven by exhaustive search (``proofs.py``).
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from maharaja.puzzles.puzzle import Ending, Puzzle, Study, read_lines

__all__ = ["Ending", "Puzzle", "Study", "available", "daily", "load", "number"]

FIRST_DAY = date(2026, 1, 1).toordinal()
STRIDE = 89  # between the places of two days: neighbours in the list are alike


@cache
def available() -> dict[str, Puzzle]:
    """The shipped puzzles by their ids: first those of the least difficulty."""
    found = [
        puzzle
        for file in sorted(_folder().iterdir(), key=lambda file: file.name)
        if file.name.endswith(".jsonl")
        for puzzle in read_lines(file.read_bytes())
    ]
    found.sort(key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    return {puzzle.id: puzzle for puzzle in found}


def load(puzzle: str) -> Puzzle:
    """A shipped puzzle; KeyError if there is none of that id."""
    return available()[puzzle]


def daily(day: date) -> Puzzle:
    """The same for everybody on a day; all have their turn before one comes again."""
    every = list(available().values())
    stride = next(step for step in range(STRIDE, STRIDE + len(every) + 1) if _covers(step, every))
    return every[(day.toordinal() - FIRST_DAY) * stride % len(every)]


@cache
def _numbers() -> dict[str, int]:
    seen: dict[type, int] = {}
    numbers = {}
    for name, puzzle in available().items():
        seen[type(puzzle)] = numbers[name] = seen.get(type(puzzle), 0) + 1
    return numbers


def number(puzzle: Puzzle) -> int:
    """Its place among the shipped ones of its kind, from 1."""
    return _numbers()[puzzle.id]


def _covers(step: int, every: list[Puzzle]) -> bool:
    """Whether steps of this length come to all of them."""
    at, count = step % len(every), 1
    while at:
        at, count = (at + step) % len(every), count + 1
    return count == len(every)


def _folder() -> Traversable:
    """Inside the package when installed, in the checkout otherwise."""
    installed = files("maharaja") / "data" / "puzzles"
    return installed if installed.is_dir() else Path(__file__).parents[3] / "puzzles"
