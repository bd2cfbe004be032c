"""The engine beside its peers in one run: interleaved rounds, medians, ratios.

Timing never decides a test; this prints what a machine can do today.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import maharaja
from maharaja.bots.search.ismcts import PlayoutSearch
from maharaja.engine.analysis.information_set import sight_of
from maharaja.engine.choices import Choices
from maharaja.engine.dice import Dice
from maharaja.engine.ids import ACTIONS, FINISHED, ROUNDS
from maharaja.engine.play import apply, list_legal, one_of, play_randomly
from maharaja.engine.state import State

Measure = Callable[[float], float]

# OpenSpiel games by size: the first few fit on a napkin, the others are games people play.
TRIVIAL_GAMES = ("kuhn_poker", "leduc_poker", "tic_tac_toe", "liars_dice")
SPIEL_GAMES = (
    "connect_four",
    "breakthrough",
    "hex",
    "backgammon",
    "gin_rummy",
    "hearts",
    "othello",
    "go",
    "chess",
)
OUR_SPIEL_GAME = "python_maharaja"  # maharaja.adapters.openspiel
# PettingZoo's classic games, each with the wrappers it comes with.
ZOO_GAMES = (
    "rps-v2",
    "tictactoe-v3",
    "connect_four-v3",
    "leduc_holdem-v4",
    "texas_holdem-v4",
    "texas_holdem_no_limit-v6",
    "hanabi-v5",
    "go-v5",
    "chess-v6",
)
OUR_ZOO_GAME = "maharaja-v0"  # maharaja.adapters.pettingzoo
ZOO = "PettingZoo "
SEARCH = "search by full playouts"
SPIEL_SEARCH = "OpenSpiel ISMCTS"
SIMULATIONS = 10  # of OpenSpiel's search between two looks at the clock
MOST_NODES = 200_000
APART = ("copy", "legal", SEARCH, SPIEL_SEARCH)  # what is not in the table of decisions
PLAYERS = 4
SAMPLE_GAMES = 20
THIRDS = 3


# --- our own figures -----------------------------------------------------------------------------


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
    search.begin(sight_of(state, seat), seat, 1)
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        search.run(100)
    return int(search.iterations) / (time.perf_counter() - begun)


def spiel_search(seconds: float) -> float:
    """Simulations per second of OpenSpiel's own search in Python, from the same position."""
    importlib.import_module("maharaja.adapters.openspiel")
    pyspiel = importlib.import_module("pyspiel")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    numpy = importlib.import_module("numpy")
    game = pyspiel.load_game(f"{OUR_SPIEL_GAME}(players={PLAYERS},seed=1)")
    state = game.new_initial_state()
    for choice in mid_game()[0]:
        state.apply_action(choice)
    chance = numpy.random.RandomState(1)
    made = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.0,
            max_simulations=SIMULATIONS,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            random_state=chance,
        )
        bot.step(state)
        made += SIMULATIONS
    return made / (time.perf_counter() - begun)


PLAIN_SCRIPT = """
import sys, maharaja
from maharaja import bench
assert not maharaja.compiled()
print(bench.random_play(float(sys.argv[1])))
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


# --- the peers -----------------------------------------------------------------------------------


def catanatron_play(seconds: float) -> float:
    """Decisions per second of catanatron's own loop with four random players."""
    catanatron = importlib.import_module("catanatron")
    colours = list(catanatron.Color)[:PLAYERS]
    made = 0
    seed = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        random.seed(seed)
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        made += len(game.state.actions)
        seed += 1
    return made / (time.perf_counter() - begun)


def spiel_play(name: str) -> Measure:
    """Decisions per second of an OpenSpiel game through its Python API."""

    def measure(seconds: float) -> float:
        if name == OUR_SPIEL_GAME:
            importlib.import_module("maharaja.adapters.openspiel")
        pyspiel = importlib.import_module("pyspiel")
        spiel_game = pyspiel.load_game(name)
        pick = random.Random(1).random
        made = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            state = spiel_game.new_initial_state()
            while not state.is_terminal() and time.perf_counter() - begun < seconds:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                made += 1
        return made / (time.perf_counter() - begun)

    return measure


def zoo_play(name: str) -> Measure:
    """Steps per second of a PettingZoo environment: look, pick a legal action, step."""

    def measure(seconds: float) -> float:
        env = zoo_environment(name)
        pick = random.Random(1).random
        made = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            env.reset(seed=made)
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                env.step(None if terminated or truncated else zoo_action(env, agent, seen, pick))
                made += 1
                if time.perf_counter() - begun >= seconds:
                    break
        return made / (time.perf_counter() - begun)

    return measure


def zoo_action(env: Any, agent: str, seen: Any, pick: Callable[[], float]) -> int:
    """Any legal action; rock-paper-scissors has no mask, for all of its actions are legal."""
    if not isinstance(seen, dict):
        return int(env.action_space(agent).sample())
    legal = seen["action_mask"].nonzero()[0]
    return int(legal[int(pick() * len(legal))])


@cache
def zoo_environment(name: str) -> Any:
    """An environment by its id; None if something it needs is not installed."""
    zoo = importlib.import_module("pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the peers' own libraries warn of
        try:
            if name == OUR_ZOO_GAME:
                return importlib.import_module("maharaja.adapters.pettingzoo").env(players=PLAYERS)
            return zoo.make("aec", f"classic/{name}")
        except (ImportError, zoo.env_registry.exceptions.PettingZooRegistryError):
            return None


# --- one run -------------------------------------------------------------------------------------


def subjects() -> dict[str, Measure]:
    """What is measured, by name; peers only if they are installed."""
    found: dict[str, Measure] = {
        "random play": random_play,
        "driven from Python": driven_play,
        "uncompiled random play": plain_play,
        "copy": copies,
        "legal": listings,
        SEARCH: playout_search,
    }
    if importlib.util.find_spec("catanatron"):
        found["catanatron"] = catanatron_play
    if importlib.util.find_spec("pyspiel"):
        found[SPIEL_SEARCH] = spiel_search
        for name in (OUR_SPIEL_GAME, *SPIEL_GAMES, *TRIVIAL_GAMES):
            found[f"OpenSpiel {name}"] = spiel_play(name)
    if importlib.util.find_spec("pettingzoo"):
        for name in (OUR_ZOO_GAME, *ZOO_GAMES):
            if zoo_environment(name) is not None:
                found[ZOO + name] = zoo_play(name)
    return found


def subjects_in_all() -> int:
    return len(subjects())


def run(rounds: int, seconds: float, progress: Callable[[int], None]) -> dict[str, Any]:
    """Medians over interleaved rounds, so that a busy moment hits everybody alike."""
    rates: dict[str, list[float]] = {name: [] for name in subjects()}
    for _ in range(rounds):
        for name, measure in subjects().items():
            rates[name].append(measure(seconds))
            progress(1)
    return {
        "engine": "compiled" if maharaja.compiled() else "plain",
        "rounds": rounds,
        "seconds": seconds,
        "per_second": {name: round(statistics.median(row)) for name, row in rates.items()},
        "microseconds_by_third": [round(us, 3) for us in microseconds_by_third()],
        "choices_by_third": [round(choices, 1) for choices in choices_by_third()],
    }


def text(figures: dict[str, Any]) -> str:
    """A table for people, with ratios to catanatron where it was measured."""
    rates = figures["per_second"]
    base = rates.get("catanatron")
    lines = [
        f"engine {figures['engine']}",
        f"medians of {figures['rounds']} interleaved rounds of {figures['seconds']} s",
        "",
        f"{'decisions per second':<32}{'median':>12}{'x catanatron':>15}",
    ]
    for name, rate in rates.items():
        if name not in APART and not name.startswith(ZOO):
            ratio = f"{rate / base:.1f}" if base else "-"
            lines.append(f"{name:<32}{rate:>12,}{ratio:>15}")
    lines += zoo_lines(rates)
    lines += search_lines(rates)
    lines += ["", f"{'called from Python':<32}{'microseconds':>12}"]
    lines += [f"{name:<32}{1e6 / rates[name]:>12.2f}" for name in ("copy", "legal")]
    thirds = "  ".join(f"{us:.2f}" for us in figures["microseconds_by_third"])
    choices = "  ".join(f"{mean:.1f}" for mean in figures["choices_by_third"])
    lines += ["", f"microseconds a decision by third of the game: {thirds}"]
    lines += [f"legal choices at a decision, their mean by third: {choices}"]
    if not base:
        lines += ["", "the peers are not installed: pip install '.[dev]' in a checkout"]
    return "\n".join(lines)


def zoo_lines(rates: dict[str, int]) -> list[str]:
    """PettingZoo's environments, with how many times as fast ours is."""
    ours = rates.get(ZOO + OUR_ZOO_GAME)
    if ours is None:
        return []
    lines = ["", f"{'PettingZoo steps per second':<32}{'median':>12}{'ours is x':>15}"]
    for name, rate in rates.items():
        if name.startswith(ZOO):
            lines.append(f"{name.removeprefix(ZOO):<32}{rate:>12,}{ours / rate:>15.1f}")
    return lines


def search_lines(rates: dict[str, int]) -> list[str]:
    """Searches with full playouts from the same position, with how many times as fast ours is."""
    return [
        "",
        f"{'search iterations per second':<32}{'median':>12}{'ours is x':>15}",
        *(
            f"{name:<32}{rates[name]:>12,}{rates[SEARCH] / rates[name]:>15.1f}"
            for name in (SEARCH, SPIEL_SEARCH)
            if name in rates
        ),
    ]
