"""The worker's side of bot_pool.py: a process that answers one question after the other.

It is started as ``python -m maharaja.server.bots.bot_worker LIMIT``, reads questions from standard
input and writes a thought to standard output for each, as lines of JSON. It ends when its input
does, and so never outlives the server.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

import msgspec

from maharaja.bots.hints import hint
from maharaja.bots.levels import LEVELS, is_quick
from maharaja.bots.protocol.board_json import read_board
from maharaja.bots.protocol.view_reader import state_from_view
from maharaja.bots.search.search_bot import Searcher
from maharaja.engine.board import Board
from maharaja.engine.text.notation import choice_text, parse_choice

READY = b"ready\n"  # said once, before the first question
LONGEST_QUESTION = 1 << 20  # bytes; those of real games have a few thousand
BOARDS_KEPT = 16
GRACE = 2.0  # seconds beyond the limit after which a thought ends with its process
# People at the table are served first, then quick bots: a process that has begun to search runs
# when nobody else wants the processor, or it would slow down every answer of the server.
NICENESS = 2
SEARCHING_NICENESS = 15


class Task(msgspec.Struct, frozen=True):
    """A question as it is read (``bot_pool.Question``); the board is known from before."""

    level: str
    board: msgspec.Raw
    seat: int
    seed: int
    view: dict[str, object]
    prestige: list[int]
    seen: list[int]
    path: list[str]
    helped: bool = True
    explain: bool = False


class Thought(msgspec.Struct, frozen=True):
    """What came of it: a choice and the rest of the turn as planned, or else an error."""

    choice: str = ""
    path: list[str] = []
    error: str | None = None
    hint: dict[str, object] | None = None  # the choice explained (bots/hints.py), as JSON


def think(task: Task) -> Thought:
    """Ask a bot of the level what it would choose."""
    board = known_board(bytes(task.board))
    sight = state_from_view(board, task.view, task.seen)
    bot = LEVELS[task.level](task.seat, task.seed)
    for seat, prestige in enumerate(task.prestige):
        bot.prestige[seat] = prestige
    if isinstance(bot, Searcher):
        bot.may_ask = task.helped
    bot.path = [parse_choice(board, text) for text in task.path]
    explained = hint(bot, sight) if task.explain else None
    choice = explained.choice if explained else choice_text(board, bot.answer(sight))
    path = [choice_text(board, later) for later in bot.path]
    return Thought(choice, path, hint=asdict(explained) if explained else None)


@lru_cache(BOARDS_KEPT)
def known_board(words: bytes) -> Board:
    """The board described by the JSON, parsed once."""
    return read_board(msgspec.json.decode(words))


def wrong(error: Exception) -> str:
    """An error by its kind and place; its text could tell what only the seat may know."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return type(error).__name__
    file = Path(place.tb_frame.f_code.co_filename).name
    return f"{type(error).__name__} ({file}:{place.tb_lineno})"


def serve(questions: BinaryIO, thoughts: BinaryIO, limit: float) -> None:
    """Answer questions until there are no more."""
    tasks = msgspec.json.Decoder(Task)
    say(thoughts, READY)
    while (line := questions.readline(LONGEST_QUESTION)).endswith(b"\n"):
        # Nothing else stops compiled code that goes round in circles once the server has gone.
        signal.setitimer(signal.ITIMER_REAL, limit + GRACE)
        try:
            task = tasks.decode(line)
            if not is_quick(task.level):
                be_nice(SEARCHING_NICENESS)
            thought = think(task)
        except Exception as error:  # whatever a bot does wrong is told
            thought = Thought(error=wrong(error))
        signal.setitimer(signal.ITIMER_REAL, 0)
        say(thoughts, msgspec.json.encode(thought) + b"\n")


def be_nice(niceness: int) -> None:
    """Give way as much as that, or more if somebody wants us to; there is no way back."""
    os.nice(max(0, niceness - os.nice(0)))


def say(thoughts: BinaryIO, line: bytes) -> None:
    thoughts.write(line)
    thoughts.flush()


def taken_over(number: int) -> int:
    """A standard stream for us alone; what bots read and write there goes nowhere."""
    own = os.dup(number)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, number)
    os.close(nowhere)
    return own


def main(limit: float) -> None:
    """Answer questions until the server closes standard input."""
    # Signals to the whole group are for the server: it ends us when it is done.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    be_nice(NICENESS)
    with open(taken_over(0), "rb") as questions, open(taken_over(1), "wb") as thoughts:
        serve(questions, thoughts, limit)


if __name__ == "__main__":
    try:
        main(float(sys.argv[1]))
    except BrokenPipeError:  # the server has gone in the middle of an answer
        os._exit(0)
