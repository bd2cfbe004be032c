"""The engine of this environment beside that of another one (docs/measurements.md).

    .venv/compiled/bin/python bench/engine.py --against /tmp/before/.venv/compiled/bin/python

Each has a process, and they work in turns, a fraction of a second each: a slow moment of the
machine hits both. Processor time is counted, so other work on the machine matters little. Only what
both versions have is called: the public API and the engine's own random player.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count

import maharaja
from maharaja.engine.dice import Dice
from maharaja.engine.play import play_randomly

PLAYERS = 4
BOARD = maharaja.load_board("classic")


def random_games(seed: int) -> int:
    """A game by the engine's own random player; returns its decisions."""
    game = maharaja.new_game(BOARD, players=PLAYERS, seed=seed)
    return play_randomly(game.state, Dice(seed + 1), 1 << 30)


def driven(seed: int) -> int:
    """A game whose every choice is asked for and made from interpreted Python."""
    return drive(seed, looking=False)


def viewed(seed: int) -> int:
    """The same, and everybody looks after every choice."""
    return drive(seed, looking=True)


def drive(seed: int, looking: bool) -> int:
    game = maharaja.new_game(BOARD, players=PLAYERS, seed=seed)
    pick = random.Random(seed).random
    while not game.finished:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.choose(seat, legal[int(pick() * len(legal))])
        if looking:
            for each in range(PLAYERS):
                game.view(each)
    return game.decisions


SUBJECTS: dict[str, Callable[[int], int]] = {
    "random play": random_games,
    "driven from Python": driven,
    "driven, with views for all seats": viewed,
}


def work() -> None:
    """Do as the lines that come in say: a subject, and for how long; answer with the rate."""
    seeds = count()
    for line in sys.stdin:
        seconds, subject = line.strip().split(" ", 1)
        made = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < float(seconds):
            made += SUBJECTS[subject](next(seeds))
        sys.stdout.write(f"{made / spent}\n")
        sys.stdout.flush()


class Engine:
    """The engine of an environment, in a process of its own."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, __file__, "--work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.rates: dict[str, list[float]] = {subject: [] for subject in SUBJECTS}

    def measure(self, subject: str, seconds: float) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seconds} {subject}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def compare(against: str, rounds: int, seconds: float) -> None:
    engines = [Engine(sys.executable), Engine(against)]
    try:
        for number in range(-1, rounds):  # the first one warms up
            for subject in SUBJECTS:
                for engine in engines[:: 1 if number % 2 else -1]:
                    rate = engine.measure(subject, seconds)
                    if number >= 0:
                        engine.rates[subject].append(rate)
    finally:
        for engine in engines:
            engine.end()
    report(*engines)


def report(ours: Engine, other: Engine) -> None:
    head = f"{'decisions a second of the processor':36}{'this':>12}{'the other':>12}"
    sys.stdout.write(f"{head}{'ratio':>8}{'of rounds':>16}\n")
    for subject in SUBJECTS:
        pairs = zip(ours.rates[subject], other.rates[subject], strict=True)
        ratios = sorted(a / b for a, b in pairs)
        low, high = ratios[len(ratios) // 10], ratios[-1 - len(ratios) // 10]
        here, there = (statistics.median(each.rates[subject]) for each in (ours, other))
        sys.stdout.write(
            f"{subject:36}{here:12,.0f}{there:12,.0f}{statistics.median(ratios):8.2f}"
            f"{low:9.2f} to {high:.2f}\n"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine beside that of another environment.")
    parser.add_argument("--against", metavar="PYTHON", help="Python of the other environment")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measurement")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
    elif asked.against:
        compare(asked.against, asked.rounds, asked.seconds)
    else:
        parser.error("say with --against beside which engine")


if __name__ == "__main__":
    main()
