"""Processes that help a search: each searches the same question, and the tallies are added up.

A helper is ``python -m maharaja.bots.workers.search_workers``: it reads tasks from standard input
and writes a tally to standard output for each, as lines of JSON. It ends when its input does. If
one cannot be started, dies or takes too long, its part is searched here: the same answer, later.
"""

from __future__ import annotations

import gc
import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import BinaryIO, cast

from maharaja.bots.protocol.board_json import board_json, read_board
from maharaja.bots.protocol.child_process import Child, Ended, Flooding, Silent
from maharaja.bots.protocol.view_reader import state_from_view
from maharaja.bots.search.learned_weights import learned_judge
from maharaja.bots.search.round_search import RoundSearch, Tally
from maharaja.bots.search.round_tree import Settings
from maharaja.engine.board import Board
from maharaja.engine.state import PRESTIGE, State
from maharaja.engine.text.view import view_of

COMMAND = [sys.executable, "-P", "-m", "maharaja.bots.workers.search_workers"]
SLICE = 16  # iterations between two looks at the clock
PATIENCE = 600.0  # seconds for a task without a limit of its own
GRACE = 2.0  # seconds beyond the limit of one that has
BOARDS_KEPT = 4


@dataclass(frozen=True)
class Task:
    """One part of the search for an answer: everything in it is known to the seat."""

    board: str  # in words, as JSON
    view: dict[str, object]
    prestige: list[int]
    seen: list[int]
    seat: int
    seed: int
    part: int
    iterations: int
    seconds: float | None


def task_for(
    sight: State, seat: int, seed: int, part: int, iterations: int, seconds: float | None
) -> Task:
    return Task(
        board=json.dumps(board_json(sight.board)),
        view=cast(dict[str, object], view_of(sight, seat)),
        prestige=[int(sight.seats[PRESTIGE + other]) for other in range(sight.rules.players)],
        seen=[int(number) for number in sight.setup.characters[: sight.drawn]],
        seat=seat,
        seed=seed,
        part=part,
        iterations=iterations,
        seconds=seconds,
    )


@contextmanager
def uncollected() -> Iterator[None]:
    """Without looking for cycles, which a search has none of: a tenth of its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def iterate(search: RoundSearch, iterations: int, seconds: float | None) -> None:
    """Think on for so many iterations, or until the time is up; a little in any case."""
    begun = time.perf_counter()
    while iterations > 0:
        search.run(min(SLICE, iterations))
        iterations -= SLICE
        if seconds is not None and time.perf_counter() - begun >= seconds:
            break


# --- the side that asks --------------------------------------------------------------------------


class Helper:
    """A process that searches when asked."""

    def __init__(self) -> None:
        self.child = Child(COMMAND)
        self.is_well = True
        self._question = (0, 0)
        self._limit = PATIENCE

    def ask(self, task: Task, setup: float = 0.0) -> None:
        """Put a task; ``setup``: the seconds it takes to begin with it."""
        self._question = (task.seed, task.part)
        self._limit = PATIENCE if task.seconds is None else task.seconds + 2 * setup + GRACE
        self.child.send(json.dumps(asdict(task)).encode() + b"\n")

    def tally(self) -> Tally | None:
        """What it found; None if it failed, and then it is of no more use."""
        with suppress(Ended, Flooding, Silent, ValueError):
            line = self.child.read_line(time.monotonic() + self._limit)
            seed, part, counts, totals = json.loads(line)
            # What was not fetched, because the asker was interrupted, answers another question.
            if (seed, part) == self._question:
                return Tally(counts, totals)
        self.is_well = False
        self.child.kill()
        return None


_kept: list[Helper] = []


def helpers(number: int) -> list[Helper]:
    """So many helpers, or fewer if they cannot be started; they are kept for the next question."""
    _kept[:] = [helper for helper in _kept if helper.is_well]
    with suppress(OSError):
        while len(_kept) < number:
            _kept.append(Helper())
    return _kept[:number]


# --- the helper ----------------------------------------------------------------------------------


@uncollected()
def help_out(task: Task) -> Tally:
    """Search one part."""
    sight = state_from_view(known_board(task.board), task.view, task.seen)
    for seat, prestige in enumerate(task.prestige):
        sight.seats[PRESTIGE + seat] = prestige
    search = RoundSearch(Settings(), learned_judge())
    search.begin(sight, task.seat, task.seed, task.part)
    iterate(search, task.iterations, task.seconds)
    return search.tally()


@lru_cache(BOARDS_KEPT)
def known_board(words: str) -> Board:
    """The board of the words, read once."""
    return read_board(json.loads(words))


def serve(tasks: BinaryIO, tallies: BinaryIO) -> None:
    """Search until there are no more tasks."""
    for line in tasks:
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)  # it ends even if nobody is left to end it
        task = Task(**json.loads(line))
        tally = help_out(task)
        signal.setitimer(signal.ITIMER_REAL, 0)  # waiting for the next task may take any time
        words = [task.seed, task.part, tally.counts, tally.totals]
        tallies.write(json.dumps(words).encode() + b"\n")
        tallies.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one in charge
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
