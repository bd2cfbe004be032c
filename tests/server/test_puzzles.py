"""Puzzles over HTTP: without an identity, without anything kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from maharaja import puzzles
from maharaja.puzzles import Ending, Study
from maharaja.puzzles.attempt import Attempt
from maharaja.server import messages
from maharaja.server import puzzles as told
from maharaja.server.errors import Problem

EVERY = list(puzzles.available().values())


def ask(puzzle: str, *choices: str, **more: Any) -> messages.PuzzleState:
    query = messages.PuzzleQuery(choices=",".join(choices), **more)
    return asyncio.run(told.state(puzzle, query))


def shortest(kind: type) -> puzzles.Puzzle:
    found = [one for one in EVERY if isinstance(one, kind)]
    return min(found, key=lambda one: (len(one.own_solution), one.id))


def test_they_are_listed_with_that_of_the_day() -> None:
    listed = told.all_puzzles()
    assert [one.id for one in listed.puzzles] == [one.id for one in EVERY]
    assert listed.daily in puzzles.available()
    numbers = [one.number for one in listed.puzzles if one.kind == "ending"]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("kind", [Ending, Study])
def test_the_solution_is_told_when_asked_for_and_solves_it(kind: type) -> None:
    puzzle = shortest(kind)
    assert ask(puzzle.id).solution == []
    solution = ask(puzzle.id, solution=True).solution
    for number in range(len(solution)):
        state = ask(puzzle.id, *solution[:number], after=0)
        assert (state.taken, state.verdict) == (number, None)
        assert state.table.sequence == len(state.updates)
    state = ask(puzzle.id, *solution)
    assert state.verdict is not None
    assert state.verdict.solved


def test_a_wrong_turn_is_told_what_it_comes_to() -> None:
    """As little as can be done: what is left to do decides the game."""
    puzzle = max((one for one in EVERY if isinstance(one, Ending)), key=lambda one: one.difficulty)
    attempt = Attempt(puzzle)
    choices: list[str] = []
    while attempt.verdict is None:
        legal = attempt.game.legal_texts(puzzle.seat)
        choices.append("end" if "end" in legal else legal[-1])
        attempt.choose(choices[-1])
    verdict = ask(puzzle.id, *choices).verdict
    assert verdict is not None
    assert not verdict.solved
    assert (verdict.place, verdict.margin) == (attempt.verdict.place, attempt.verdict.margin)


def test_what_is_not_legal_is_refused_with_the_reason() -> None:
    puzzle = shortest(Ending)
    state = ask(puzzle.id, "plan coins pp")
    assert state.taken == 0
    assert state.refusal is not None
    query = messages.PuzzleWhyQuery(choice="plan coins pp")
    why = asyncio.run(told.why(puzzle.id, query))
    assert why.reason == state.refusal.reason


def test_unknown_puzzles_are_refused() -> None:
    with pytest.raises(Problem):
        ask("nothing")
