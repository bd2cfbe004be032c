"""The same of other games, by their own libraries: catanatron, OpenSpiel, PettingZoo."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

from maharaja.engine_speed import PLAYERS, Measure, mid_game

Clock = Callable[[], float]

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
SPIEL_SEARCH = "OpenSpiel ISMCTS"
SIMULATIONS = 10  # of OpenSpiel's search between two looks at the clock


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
        pyspiel = importlib.import_module("pyspiel")
        if name == OUR_SPIEL_GAME:
            importlib.import_module("maharaja.adapters.openspiel")
            spiel_game = pyspiel.load_game(f"{name}(players={PLAYERS})")
        else:
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


def spiel_watched(name: str, clock: Clock) -> Measure:
    """The same with what a learner needs at every step: an observation and a mask."""

    def measure(seconds: float) -> float:
        game = importlib.import_module("pyspiel").load_game(name)
        observes = game.get_type().provides_observation_tensor
        pick = random.Random(1).random
        made = 0
        begun = clock()
        while clock() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal() and clock() - begun < seconds:
                if not state.is_chance_node():
                    seat = state.current_player()
                    (state.observation_tensor if observes else state.information_state_tensor)(seat)
                    state.legal_actions_mask()
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                made += 1
        return made / (clock() - begun)

    return measure


def zoo_play(name: str, clock: Clock = time.perf_counter) -> Measure:
    """Steps per second of a PettingZoo environment: look, pick a legal action, step."""

    def measure(seconds: float) -> float:
        env = zoo_environment(name)
        pick = random.Random(1).random
        made = 0
        begun = clock()
        while clock() - begun < seconds:
            env.reset(seed=made)
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                env.step(None if terminated or truncated else zoo_action(env, agent, seen, pick))
                made += 1
                if clock() - begun >= seconds:
                    break
        return made / (clock() - begun)

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
