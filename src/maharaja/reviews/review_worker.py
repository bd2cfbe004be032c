"""The worker program that reviews games: one part after the other, as bots answer questions.

Started and asked like ``bots/workers/bot_worker.py``, whose loop it runs. A review is asked for in
parts of a second or so: between two of them whoever asks can think of something better to do. Parts
are independent of each other; what they share (who may have planned what) is kept while the same
game is asked about.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from signal import ITIMER_PROF
from typing import Any, Final

from maharaja.bots.workers.bot_worker import cached_board, run
from maharaja.bots.workers.questions import Question, Reply, ReviewPart
from maharaja.engine.start import replay_game
from maharaja.reviews.judging import Budget
from maharaja.reviews.review import Findings, Reviewer
from maharaja.reviews.review_json import add_findings, findings_json, review_json
from maharaja.reviews.trials import tried

MODULE = "maharaja.reviews.review_worker"
GAMES_KEPT = 4

Json = dict[str, Any]


def reply_to(question: Question) -> Reply:
    asked = question.review
    if asked is None:
        raise ValueError("no part of a review")
    game = reviewer(question.board, json.dumps(asked["record"]), asked["worlds"], question.seed)
    return Reply(review=ANSWERS[asked["kind"]](game, asked))


def parts(game: Reviewer, _: ReviewPart) -> Json:
    """What there is to be asked for."""
    return {"parts": game.parts()}


def judged(game: Reviewer, asked: ReviewPart) -> Json:
    found = Findings()
    game.answer(("decision", asked["number"]), found)
    return findings_json(found)


def drawn(game: Reviewer, asked: ReviewPart) -> Json:
    found = Findings()
    game.answer(("graph", asked["number"]), found)
    return findings_json(found)


def summed_up(game: Reviewer, asked: ReviewPart) -> Json:
    """The review, from what all parts have found."""
    found = Findings()
    for each in asked["found"]:
        add_findings(found, each)
    return review_json(game.summed_up(found))


def trial(game: Reviewer, asked: ReviewPart) -> Json:
    """What somebody has tried instead of a decision."""
    return asdict(tried(game, asked["number"], asked["line"]))


ANSWERS: Final[dict[str, Callable[[Reviewer, ReviewPart], Json]]] = {
    "parts": parts,
    "decision": judged,
    "graph": drawn,
    "sum": summed_up,
    "try": trial,
}


@lru_cache(GAMES_KEPT)
def reviewer(board: str, record: str, worlds: int, seed: int) -> Reviewer:
    game = replay_game(cached_board(board), json.loads(record))
    return Reviewer(game, Budget(worlds=worlds), seed)


if __name__ == "__main__":
    run(reply_to, ITIMER_PROF)  # it only gets what nobody else wants of the processor
