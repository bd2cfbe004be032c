"""The engine of this environment beside that of another one (docs/measurements.md).

    .venv/compiled/bin/python bench/engine.py --against /tmp/before/.venv/compiled/bin/python

Each has a process, and they play the same games in turns, a fraction of a second each: a slow
moment of the machine hits both. Processor time is counted, and of every game the least of all
rounds: other work on the machine only makes it longer. Only what both versions have is called: the
public API and the engine's own random player.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

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


# What is played, and how many games of it in a round.
SUBJECTS: dict[str, tuple[Callable[[int], int], int]] = {
    "random play": (random_games, 400),
    "driven from Python": (driven, 80),
    "driven, with views for all seats": (viewed, 4),
}


def work() -> None:
    """Play the subjects that come in, a line each; answer with decisions and seconds by game."""
    for line in sys.stdin:
        play, games = SUBJECTS[line.strip()]
        made, seconds = [], []
        for seed in range(games):
            begun = time.process_time()
            made.append(play(seed))
            seconds.append(time.process_time() - begun)
        sys.stdout.write(json.dumps([sum(made), seconds]) + "\n")
        sys.stdout.flush()


class Engine:
    """The engine of an environment, in a process of its own."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, __file__, "--work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._decisions: dict[str, int] = {}
        self._rounds: dict[str, list[list[float]]] = {subject: [] for subject in SUBJECTS}

    def measure(self, subject: str) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{subject}\n")
        self._process.stdin.flush()
        self._decisions[subject], seconds = json.loads(self._process.stdout.readline())
        self._rounds[subject].append(seconds)

    def best(self, subject: str) -> float:
        """Decisions a second, by the least time of every game."""
        least: list[float] = [min(times) for times in zip(*self._rounds[subject], strict=True)]
        return self._decisions[subject] / sum(least)

    def rates(self, subject: str) -> list[float]:
        """Decisions a second of every round."""
        return [self._decisions[subject] / sum(seconds) for seconds in self._rounds[subject]]

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def compare(against: str, rounds: int) -> None:
    engines = [Engine(sys.executable), Engine(against)]
    try:
        for number in range(rounds):
            for subject in SUBJECTS:
                for engine in engines[:: 1 if number % 2 else -1]:
                    engine.measure(subject)
    finally:
        for engine in engines:
            engine.end()
    report(*engines)


def report(ours: Engine, other: Engine) -> None:
    head = f"{'decisions a second of the processor':36}{'this':>12}{'the other':>12}"
    sys.stdout.write(f"{head}{'ratio':>8}{'median of rounds':>20}\n")
    for subject in SUBJECTS:
        here, there = ours.best(subject), other.best(subject)
        pairs = zip(ours.rates(subject), other.rates(subject), strict=True)
        median = statistics.median(a / b for a, b in pairs)
        sys.stdout.write(
            f"{subject:36}{here:12,.0f}{there:12,.0f}{here / there:8.2f}{median:20.2f}\n"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine beside that of another environment.")
    parser.add_argument("--against", metavar="PYTHON", help="Python of the other environment")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
    elif asked.against:
        compare(asked.against, asked.rounds)
    else:
        parser.error("say with --against beside which engine")


if __name__ == "__main__":
    main()
