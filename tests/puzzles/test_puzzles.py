"""The shipped puzzles: proven again, solved by their solutions only, and found again by mining."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from support.extent import full

from maharaja import puzzles
from maharaja.engine.choices import ITEMS, TO_END_TURN, Choices
from maharaja.engine.ids import ACTIONS, FINISHED
from maharaja.engine.play import apply, list_legal
from maharaja.engine.state import State
from maharaja.puzzles import Ending, Puzzle, Study
from maharaja.puzzles.attempt import Attempt
from maharaja.puzzles.checking import is_sound
from maharaja.puzzles.mining import mine
from maharaja.puzzles.proofs import holds
from maharaja.puzzles.puzzle import THEMES, read_lines, written
from maharaja.puzzles.solver import Solver, result_value

EVERY = list(puzzles.available().values())
FEW = sorted(EVERY, key=lambda one: (one.positions, one.id))
SAMPLE = EVERY if full() else [*FEW[:3], *FEW[len(FEW) // 3 :: len(FEW) // 3][:2]]
END = int(TO_END_TURN) * int(ITEMS)


def test_there_are_many_of_all_kinds() -> None:
    assert len(EVERY) >= 200
    assert {type(one) for one in EVERY} == {Ending, Study}
    assert {one.players for one in EVERY} == {2, 3, 4}
    assert {one.start.board.id for one in EVERY} == {"classic", "kaveri"}
    assert {theme for one in EVERY for theme in one.themes} == set(THEMES)
    assert len({one.difficulty for one in EVERY}) >= 4


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda one: one.id)
def test_a_puzzle_is_what_it_says(puzzle: Puzzle) -> None:
    """With --full all of them: every proof anew, in some minutes."""
    assert is_sound(puzzle)


@pytest.mark.parametrize("puzzle", FEW[:2], ids=lambda one: one.id)
def test_the_search_finds_what_trying_everything_finds(puzzle: Ending | Study) -> None:
    """Without any memory: no two positions are taken for one."""
    s = puzzle.start.state
    if isinstance(puzzle, Ending):
        assert naive(s, puzzle.seat) == Solver(puzzle.seat, None, 10**6).value(s)
    else:
        coins = [left for left, reached in ends(s, puzzle) if reached]
        assert max(coins) == puzzle.coins


def naive(s: State, seat: int) -> int:
    if s.phase == FINISHED:
        return int(result_value(s, seat))
    chooser = int(s.top_seat())
    found = [naive(after, seat) for after in following(s, chooser)]
    return max(found) if chooser == seat else min(found)


def following(s: State, chooser: int) -> Iterator[State]:
    buffer = Choices()
    list_legal(s, chooser, buffer)
    for choice in buffer.as_list():
        after = s.copy()
        apply(after, chooser, choice)
        yield after


def ends(s: State, puzzle: Study) -> Iterator[tuple[int, bool]]:
    """Every way to end the turn of a study: coins left, and whether the goal is reached."""
    if s.phase != ACTIONS or s.top_seat() != puzzle.seat:
        return
    buffer = Choices()
    list_legal(s, puzzle.seat, buffer)
    for choice in buffer.as_list():
        if choice == END:
            attempt = Attempt(puzzle)
            attempt.game.state = s.copy()
            attempt.choose("end")
            assert attempt.verdict is not None
            yield attempt.verdict.coins, attempt.verdict.reached
        else:
            after = s.copy()
            apply(after, puzzle.seat, choice)
            yield from ends(after, puzzle)


def test_other_turns_do_not_solve_it() -> None:
    """At random: a turn that is taken for a solution comes to what the solution comes to."""
    dice = random.Random(7)
    for puzzle in random.Random(1).sample(EVERY, 12):
        attempt = Attempt(puzzle)
        while attempt.verdict is None:
            assert attempt.choose(dice.choice(attempt.game.legal_texts(puzzle.seat)))
        verdict = attempt.verdict
        if isinstance(puzzle, Ending):
            assert verdict.solved == (verdict.place == 1 and not verdict.shared)
        else:
            assert verdict.solved == (verdict.reached and verdict.coins >= puzzle.coins)
            assert not verdict.reached or verdict.coins <= puzzle.coins


def test_what_is_not_legal_is_refused_and_nothing_follows_the_end() -> None:
    puzzle = FEW[0]
    attempt = Attempt(puzzle)
    assert not attempt.choose("plan coins pp")
    assert attempt.refusal is not None
    assert attempt.taken == 0
    assert attempt.follow(puzzle.own_solution).verdict is not None
    assert not attempt.choose("end")


def test_a_proof_notices_a_wrong_figure() -> None:
    puzzle = next(one for one in FEW if isinstance(one, Ending))
    line = written(puzzle).replace(b'"turns":', b'"turns":1')
    assert holds(puzzle)
    (other,) = read_lines(line)
    assert isinstance(other, Ending)
    assert not holds(other)


def test_mining_finds_a_shipped_puzzle_again() -> None:
    puzzle = min(EVERY, key=lambda one: (one.players, one.source.level == "adept", one.positions))
    assert puzzle in list(mine(puzzle.source.seed))


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    first = date(2026, 11, 18)
    days = [puzzles.daily(first + timedelta(days=day)).id for day in range(len(EVERY))]
    assert sorted(days) == sorted(one.id for one in EVERY)
    assert puzzles.daily(first).id == days[0]
