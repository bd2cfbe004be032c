"""A worker for idle hours whose parts take long: by the clock alone, or of the processor."""

from __future__ import annotations

import time
from signal import ITIMER_PROF

from maharaja.bots.workers.bot_worker import run
from maharaja.bots.workers.questions import Question, Reply

WAITS, COMPUTES = 0, 1  # by seed
WAIT = 1.0  # seconds


def reply_to(question: Question) -> Reply:
    if question.seed == WAITS:
        time.sleep(WAIT)
        return Reply("end")
    while True:
        pass


if __name__ == "__main__":
    run(reply_to, ITIMER_PROF)
