"""What the engine does in a second: decisions, copies, lists of choices, iterations of a search.

Timing never decides a test; this tells what a machine can do today. ``bench/compare.py`` measures
other games beside it.
"""

from __future__ import annotations

import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import maharaja
from maharaja.bots.search.ismcts import PlayoutSearch
from maharaja.engine.analysis.information_set import information_set_of
from maharaja.engine.choices import Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import ACTIONS, FINISHED, ROUNDS
from maharaja.engine.play import apply, list_legal, one_of, play_randomly
from maharaja.engine.state import State

Measure = Callable[[float], float]
MOST_NODES = 200_000
PLAYERS = 4
SAMPLE_GAMES = 20
THIRDS = 3


def random_play(seconds: float) -> float:
    """Decisions per second of the engine's own random player, four players."""
    board = maharaja.load_board("classic")
    made = 0
    seed = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        game = maharaja.new_game(board, players=PLAYERS, seed=seed)
        made += play_randomly(game.state, Dice(seed + 1), 1 << 30)
        seed += 1
    return made / (time.perf_counter() - begun)


def driven_play(seconds: float) -> float:
    """Decisions per second when every choice is asked for and made from interpreted Python."""
    board = maharaja.load_board("classic")
    made = 0
    seed = 0
    pick = random.Random(1).random
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        game = maharaja.new_game(board, players=PLAYERS, seed=seed)
        while not game.finished:
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.choose(seat, legal[int(pick() * len(legal))])
        made += game.decisions
        seed += 1
    return made / (time.perf_counter() - begun)


@cache
def sample_games() -> list[list[tuple[State, int]]]:
    """Some random games: every position, with the number of choices there."""
    board = maharaja.load_board("classic")
    buffer = Choices()
    games: list[list[tuple[State, int]]] = []
    for seed in range(SAMPLE_GAMES):
        state = maharaja.new_game(board, players=PLAYERS, seed=seed).state
        dice = Dice(seed + 1)
        games.append([])
        while state.phase != FINISHED:
            seat = one_of(state.to_act())
            list_legal(state, seat, buffer)
            games[-1].append((state.copy(), int(buffer.count)))
            apply(state, seat, buffer.items[dice.below(buffer.count)])
    return games


def sample() -> list[State]:
    """Every position of some random games."""
    return [state for game in sample_games() for state, _ in game]


def copies(seconds: float) -> float:
    """Copies of a state per second, called from interpreted Python."""
    states = sample()
    made = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for state in states:
            state.copy()
        made += len(states)
    return made / (time.perf_counter() - begun)


def listings(seconds: float) -> float:
    """Lists of legal choices per second into a buffer, called from interpreted Python."""
    asked = [(state, one_of(state.to_act())) for state in sample()]
    buffer = Choices()
    made = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for state, seat in asked:
            list_legal(state, seat, buffer)
        made += len(asked)
    return made / (time.perf_counter() - begun)


def microseconds_by_third() -> list[float]:
    """Microseconds a decision in the first, second and last third of random games."""
    spent = [0.0] * THIRDS
    counted = [0] * THIRDS
    board = maharaja.load_board("classic")
    for seed in range(10 * SAMPLE_GAMES):
        game = maharaja.new_game(board, players=PLAYERS, seed=seed)
        length = play_randomly(game.state.copy(), Dice(seed + 1), 1 << 30)
        dice = Dice(seed + 1)
        for third in range(THIRDS):
            begun = time.perf_counter()
            counted[third] += play_randomly(game.state, dice, length // THIRDS)
            spent[third] += time.perf_counter() - begun
    return [1e6 * a / b for a, b in zip(spent, counted, strict=True)]


def choices_by_third() -> list[float]:
    """The mean number of legal choices there: what a decision costs follows it."""
    counts: list[list[int]] = [[] for _ in range(THIRDS)]
    for game in sample_games():
        for made, (_, choices) in enumerate(game):
            counts[made * THIRDS // len(game)].append(choices)
    return [statistics.mean(row) for row in counts]


@cache
def mid_game() -> tuple[list[int], State]:
    """A position in the middle of a random game, somebody's turn, and the choices up to it."""
    state = maharaja.new_game(players=PLAYERS, seed=1).state
    dice = Dice(2)
    buffer = Choices()
    made = []
    while state.round <= ROUNDS // 2 or state.phase != ACTIONS:
        seat = one_of(state.to_act())
        list_legal(state, seat, buffer)
        made.append(int(buffer.items[dice.below(buffer.count)]))
        apply(state, seat, made[-1])
    return made, state


def playout_search(seconds: float) -> float:
    """Iterations per second of our search with full playouts, from the middle of a game."""
    state = mid_game()[1]
    seat = one_of(state.to_act())
    search = PlayoutSearch(MOST_NODES)
    search.begin(information_set_of(state, seat), seat, 1)
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        search.run(100)
    return int(search.iterations) / (time.perf_counter() - begun)


PLAIN_SCRIPT = """
import sys, maharaja
from maharaja.engine_speed import random_play
assert not maharaja.compiled()
print(random_play(float(sys.argv[1])))
"""


def copy_plain_package(folder: str) -> None:
    """The same sources, and no compiled modules, for a folder on Python's path."""
    source = Path(maharaja.__file__).parent
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client")
    shutil.copytree(source, Path(folder) / "maharaja", ignore=ignore)
    if not (source / "data").is_dir():
        boards = Path(folder) / "maharaja" / "data" / "boards"
        shutil.copytree(source.parents[1] / "boards", boards)


def plain_play(seconds: float) -> float:
    """Decisions per second of the same sources, uncompiled, in a process of their own."""
    with tempfile.TemporaryDirectory(prefix="maharaja-plain-") as folder:
        copy_plain_package(folder)
        done = subprocess.run(
            [sys.executable, "-c", PLAIN_SCRIPT, str(seconds)],
            env={"PYTHONPATH": folder, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout)


SEARCH = "search by full playouts"
SUBJECTS: Mapping[str, Measure] = {
    "random play": random_play,
    "driven from Python": driven_play,
    "uncompiled random play": plain_play,
    "copy": copies,
    "legal": listings,
    SEARCH: playout_search,
}


def measure(
    subjects: Mapping[str, Measure], rounds: int, seconds: float, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Medians over interleaved rounds, so that a busy moment hits everybody alike."""
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(rounds):
        for name, subject in subjects.items():
            rates[name].append(subject(seconds))
            progress(1)
    return {
        "engine": "compiled" if maharaja.compiled() else "plain",
        "rounds": rounds,
        "seconds": seconds,
        "per_second": {name: round(statistics.median(row)) for name, row in rates.items()},
        "microseconds_by_third": [round(us, 3) for us in microseconds_by_third()],
        "choices_by_third": [round(choices, 1) for choices in choices_by_third()],
    }


def report(figures: Mapping[str, Any]) -> str:
    """The figures of this engine as a table for people."""
    rates = figures["per_second"]
    played = [name for name in SUBJECTS if name not in ("copy", "legal", SEARCH)]
    lines = [*heading(figures), "", f"{'decisions per second':<32}{'median':>12}"]
    lines += [f"{name:<32}{rates[name]:>12,}" for name in played]
    lines += ["", f"{'search iterations per second':<32}{'median':>12}"]
    lines += [f"{SEARCH:<32}{rates[SEARCH]:>12,}", "", *closing(figures)]
    return "\n".join(lines)


def heading(figures: Mapping[str, Any]) -> list[str]:
    return [
        f"engine {figures['engine']}",
        f"medians of {figures['rounds']} interleaved rounds of {figures['seconds']} s",
    ]


def closing(figures: Mapping[str, Any]) -> list[str]:
    """What is not counted in decisions per second."""
    rates = figures["per_second"]
    thirds = "  ".join(f"{us:.2f}" for us in figures["microseconds_by_third"])
    choices = "  ".join(f"{mean:.1f}" for mean in figures["choices_by_third"])
    return [
        f"{'called from Python':<32}{'microseconds':>12}",
        *(f"{name:<32}{1e6 / rates[name]:>12.2f}" for name in ("copy", "legal")),
        "",
        f"microseconds a decision by third of the game: {thirds}",
        f"legal choices at a decision, their mean by third: {choices}",
    ]
