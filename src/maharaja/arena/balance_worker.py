"""The worker program that measures boards: some games after the other, as bots answer questions.

Started and asked like ``bots/workers/bot_worker.py``, whose loop it runs. A board is measured in
parts of a second or so: between two of them whoever asks can think of something better to do.
"""

from __future__ import annotations

from signal import ITIMER_PROF
from typing import Final

from maharaja.arena.board_balance import entries_of, sum_up
from maharaja.arena.contest import Contest, Job, play_job
from maharaja.arena.kept_games import outcome_json, read_outcome
from maharaja.bots.workers.bot_worker import run
from maharaja.bots.workers.questions import BalancePart, Question, Reply

MODULE: Final = "maharaja.arena.balance_worker"
SOURCE: Final = "board.toml"  # what the file would be called


def reply_to(question: Question) -> Reply:
    asked = question.balance
    if asked is None:
        raise ValueError("no part of a balance")
    entries = entries_of(asked["kind"], asked["players"])
    contest = Contest(tuple(entries), SOURCE, asked["text"])
    return summed_up(contest, asked) if "outcomes" in asked else played(contest, asked)


def played(contest: Contest, asked: BalancePart) -> Reply:
    outcomes = play_job(Job(contest, asked["first"], asked["seeds"]))
    return Reply(balance={"outcomes": [outcome_json(outcome) for outcome in outcomes]})


def summed_up(contest: Contest, asked: BalancePart) -> Reply:
    outcomes = [read_outcome(contest, outcome) for outcome in asked["outcomes"]]
    return Reply(balance=sum_up(contest, asked["kind"], outcomes))


if __name__ == "__main__":
    run(reply_to, ITIMER_PROF)  # it only gets what nobody else wants of the processor
