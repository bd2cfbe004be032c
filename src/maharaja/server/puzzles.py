"""Puzzles over HTTP: replayed by the engine from the solver's choices, and nothing is kept."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from maharaja import puzzles
from maharaja.puzzles.attempt import Attempt, Verdict
from maharaja.puzzles.puzzle import Ending, Puzzle, Study
from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.scripted_table import ScriptedTable, listed
from maharaja.server.tables.queries import refusal_of, why_json


def all_puzzles() -> messages.Puzzles:
    today = datetime.now(UTC).date()
    every = puzzles.available().values()
    return messages.Puzzles(puzzles=[about(one) for one in every], daily=puzzles.daily(today).id)


def about(puzzle: Puzzle) -> messages.PuzzleAbout:
    study = puzzle if isinstance(puzzle, Study) else None
    return messages.PuzzleAbout(
        id=puzzle.id,
        kind=kind_of(puzzle),
        number=puzzles.number(puzzle),
        players=puzzle.players,
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        themes=puzzle.themes,
        first=study.first if study else None,
        statues=(study.statues or None) if study else None,
        prestige=(study.prestige or None) if study else None,
        coins=study.coins if study else None,
    )


def kind_of(puzzle: Puzzle) -> messages.PuzzleKind:
    return "ending" if isinstance(puzzle, Ending) else "study"


async def state(puzzle: str, query: messages.PuzzleQuery) -> messages.PuzzleState:
    """The puzzle after the choices; in a thread, because others' answers are searched for."""
    return await asyncio.to_thread(state_after, named(puzzle), query)


def state_after(puzzle: Puzzle, query: messages.PuzzleQuery) -> messages.PuzzleState:
    choices = listed(query.choices)
    attempt = Attempt(puzzle).follow(choices)
    refused = attempt.refusal
    shown = ScriptedTable(puzzle.id, puzzle.seat)
    return messages.PuzzleState(
        puzzle=about(puzzle),
        taken=attempt.taken,
        refusal=None
        if refused is None
        else why_json(attempt.game, puzzle.seat, choices[attempt.taken], refused),
        verdict=None if attempt.verdict is None else verdict_json(puzzle, attempt.verdict),
        solution=puzzle.own_solution if query.solution else [],
        table=shown.table(attempt.game, len(attempt.made)),
        entries=shown.entries(attempt.made) if query.after is None else [],
        updates=[] if query.after is None else shown.updates(attempt.made, query.after),
    )


def verdict_json(puzzle: Puzzle, verdict: Verdict) -> messages.PuzzleVerdict:
    ending, study = isinstance(puzzle, Ending), isinstance(puzzle, Study)
    return messages.PuzzleVerdict(
        solved=verdict.solved,
        place=verdict.place if ending else None,
        shared=verdict.shared if ending else None,
        margin=verdict.margin if ending else None,
        reached=verdict.reached if study else None,
        coins=verdict.coins if study else None,
    )


async def why(puzzle: str, query: messages.PuzzleWhyQuery) -> messages.Why:
    """Whether the rules allow a choice after the others, and if not, why not."""
    return await asyncio.to_thread(why_after, named(puzzle), query)


def why_after(puzzle: Puzzle, query: messages.PuzzleWhyQuery) -> messages.Why:
    game = Attempt(puzzle).follow(listed(query.choices)).game
    refusal = refusal_of(game, puzzle.seat, query.choice, query.by)
    return why_json(game, puzzle.seat, query.choice, refusal, query.by)


def named(puzzle: str) -> Puzzle:
    if puzzle not in puzzles.available():
        raise Problem("no-puzzle")
    return puzzles.load(puzzle)
