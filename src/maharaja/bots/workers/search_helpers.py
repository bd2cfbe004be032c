"""Processes that help a search: each searches a part of it, and the tallies are added up.

A helper is a bots' worker (``bot_worker.py``). If one cannot be started, dies or takes too long,
its part is searched by whoever asked: the same answer, later.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import cast

from maharaja.boards.board_json import board_json
from maharaja.bots.protocol.child_process import Child, Ended, LineTooLong, Silent
from maharaja.bots.search.round_search import Tally
from maharaja.bots.workers.questions import (
    READY,
    Question,
    SearchPart,
    read_reply,
    write_question,
)
from maharaja.bots.workers.worker_command import worker_command
from maharaja.engine.state import PRESTIGE, State
from maharaja.engine.text.view import view_of

PATIENCE = 600.0  # seconds for a part without a limit of its own
GRACE = 2.0  # seconds beyond the limit of one that has


def search_question(information_set: State, seat: int, seed: int, part: SearchPart) -> Question:
    """One part of the search for an answer: everything in it is known to the seat."""
    return Question(
        board=json.dumps(board_json(information_set.board)),
        seat=seat,
        seed=seed,
        view=cast(dict[str, object], view_of(information_set, seat)),
        prestige=[
            int(information_set.seats[PRESTIGE + other])
            for other in range(information_set.rules.players)
        ],
        seen=[int(number) for number in information_set.setup.characters[: information_set.drawn]],
        search=part,
    )


class Helper:
    """A worker process that searches when asked."""

    def __init__(self) -> None:
        self.child = Child(worker_command(PATIENCE))
        self.is_well = True
        self._is_ready = False
        self._number = 0
        self._limit = PATIENCE

    def ask(self, question: Question, setup: float = 0.0) -> None:
        """Send a question; ``setup``: the seconds it takes to begin with it."""
        assert question.search is not None
        seconds = question.search["seconds"]
        self._limit = PATIENCE if seconds is None else seconds + 2 * setup + GRACE
        self._number += 1
        self.child.send(write_question(self._number, question))

    def tally(self) -> Tally | None:
        """What it found; None if it failed, and then it is of no more use."""
        with suppress(Ended, LineTooLong, Silent, ValueError):
            deadline = time.monotonic() + self._limit
            if not self._is_ready:
                self._is_ready = self.child.read_line(deadline) == READY.rstrip()
            # What was not fetched, because the asker was interrupted, answers another question.
            reply = read_reply(self.child.read_line(deadline), self._number)
            if reply.error is None:
                return Tally(reply.counts, reply.totals)
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
