"""The worker program: a process that answers one question about a game after the other.

It is started as ``python -m maharaja.bots.workers.bot_worker LIMIT`` by the table server and by
searches that want help, reads questions from standard input and writes a reply to standard output
for each (``questions.py``). It ends when its input does, and so never outlives who asks.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

from maharaja import compiled
from maharaja.boards.board_json import read_board
from maharaja.bots.heuristic.heuristic_bot import HeuristicBot
from maharaja.bots.hints import hint
from maharaja.bots.levels import LEVELS
from maharaja.bots.outlook import PLAIN_ROUNDS, ROUNDS, outlook
from maharaja.bots.protocol.view_reader import state_from_view
from maharaja.bots.search.learned_weights import learned_evaluator
from maharaja.bots.search.round_search import RoundSearch
from maharaja.bots.search.round_tree import Settings
from maharaja.bots.search.search_bot import SearchBot
from maharaja.bots.search.search_loop import gc_paused, iterate
from maharaja.bots.styles import STYLES
from maharaja.bots.workers.questions import (
    READY,
    Question,
    Reply,
    SearchPart,
    read_question,
    write_reply,
)
from maharaja.engine.board import Board
from maharaja.engine.state import PRESTIGE, State
from maharaja.engine.text.notation import choice_text, parse_choice

LONGEST_QUESTION = 1 << 20  # bytes; those of real games have a few thousand
BOARDS_KEPT = 16
GRACE = 2.0  # seconds beyond the limit after which the process ends itself


Answering = Callable[[Question], Reply]


def reply_to(question: Question) -> Reply:
    if question.search is not None:
        return search_part(question, question.search)
    return look_ahead(question) if question.considered else choose(question)


def choose(question: Question) -> Reply:
    """What a bot of the level chooses."""
    board = cached_board(question.board)
    information_set = state_from_view(board, question.view, question.seen)
    bot = LEVELS[question.level](question.seat, question.seed)
    bot.style = STYLES.get(question.style or "")
    for seat, prestige in enumerate(question.prestige):
        bot.prestige[seat] = prestige
    if isinstance(bot, SearchBot):
        bot.helpers_allowed = question.helpers_allowed
    bot.path = [parse_choice(board, text) for text in question.path]
    explained = hint(bot, information_set) if question.explain else None
    choice = explained.choice if explained else choice_text(board, bot.answer(information_set))
    path = [choice_text(board, later) for later in bot.path]
    return Reply(choice, path, hint=asdict(explained) if explained else None)


def look_ahead(question: Question) -> Reply:
    """What others may do about a choice of the seat."""
    known = counted_position(question)
    bot = LEVELS[question.level](question.seat, question.seed)
    assert isinstance(bot, HeuristicBot)
    choice = parse_choice(known.board, question.considered)
    found = outlook(bot, known, choice, ROUNDS if compiled() else PLAIN_ROUNDS)
    return Reply(question.considered, outlook=asdict(found))


@gc_paused()
def search_part(question: Question, part: SearchPart) -> Reply:
    """The tally of one part of a search."""
    information_set = counted_position(question)
    search = RoundSearch(Settings(), learned_evaluator())
    search.begin(information_set, question.seat, question.seed, part["part"])
    iterate(search, part["iterations"], part["seconds"])
    tally = search.tally()
    return Reply(counts=tally.counts, totals=tally.totals)


def counted_position(question: Question) -> State:
    """What the seat knows, with the prestige that was counted from public events."""
    known = state_from_view(cached_board(question.board), question.view, question.seen)
    for seat, prestige in enumerate(question.prestige):
        known.seats[PRESTIGE + seat] = prestige
    return known


@lru_cache(BOARDS_KEPT)
def cached_board(text: str) -> Board:
    """The board described by the JSON, parsed once."""
    return read_board(json.loads(text))


def error_place(error: Exception) -> str:
    """An error by its type and place; its text could tell what only the seat may know."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return type(error).__name__
    file = Path(place.tb_frame.f_code.co_filename).name
    return f"{type(error).__name__} ({file}:{place.tb_lineno})"


def serve(
    questions: BinaryIO,
    replies: BinaryIO,
    limit: float,
    answer: Answering,
    timer: int = signal.ITIMER_REAL,
) -> None:
    """Answer questions until there are no more."""
    send(replies, READY)
    while (line := questions.readline(LONGEST_QUESTION)).endswith(b"\n"):
        # Nothing else stops compiled code in an endless loop once whoever asked has gone.
        signal.setitimer(timer, limit + GRACE)
        number = 0
        try:
            number, question = read_question(line)
            reply = answer(question)
        except Exception as error:  # whatever a bot does wrong is reported
            reply = Reply(error=error_place(error))
        signal.setitimer(timer, 0)  # the next question may be long in coming
        send(replies, write_reply(number, reply))


def send(replies: BinaryIO, line: bytes) -> None:
    replies.write(line)
    replies.flush()


def take_over(number: int) -> int:
    """A standard stream for us alone; what bots read and write there goes nowhere."""
    own = os.dup(number)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, number)
    os.close(nowhere)
    return own


def main(limit: float, answer: Answering = reply_to, timer: int = signal.ITIMER_REAL) -> None:
    """Answer questions until standard input is closed; ``answer``: what is done about each."""
    # Signals to the whole group are for whoever asks: they end us when they are done.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    for number in (signal.SIGALRM, signal.SIGPROF):  # how the timers end us
        signal.signal(number, signal.SIG_DFL)
    with open(take_over(0), "rb") as questions, open(take_over(1), "wb") as replies:
        serve(questions, replies, limit, answer, timer)


def run(answer: Answering = reply_to, timer: int = signal.ITIMER_REAL) -> None:
    """The program, with the limit on its command line; ``timer``: by which time it counts."""
    try:
        main(float(sys.argv[1]), answer, timer)
    except BrokenPipeError:  # whoever asked has gone in the middle of an answer
        os._exit(0)


if __name__ == "__main__":
    run()
