"""Steps a second of many games in one call, beside other environments in the same run.

    python3 tools/environments.py peers
    .venv/peers/bin/python bench/batch.py

Those are the single PettingZoo environment, PettingZoo's classic games and OpenSpiel's games, as
far as they are installed. A step is the same everywhere: an observation, a mask, and a legal choice
by chance. All have short turns, again and again; medians, in seconds of the processor.
"""

from __future__ import annotations

import importlib.util
import time
from statistics import median

import click
from peers import (
    OUR_ZOO_GAME,
    SPIEL_GAMES,
    TRIVIAL_GAMES,
    ZOO,
    ZOO_GAMES,
    spiel_watched,
    zoo_environment,
    zoo_play,
)

from maharaja.adapters.batch import BatchEnv
from maharaja.engine_speed import PLAYERS, Measure

BATCH = "BatchEnv"
SINGLE = ZOO + OUR_ZOO_GAME
CLOCK = time.process_time  # what else the machine does shall not count


def batched(games: int) -> Measure:
    """Steps of all games a second, four players."""

    def measure(seconds: float) -> float:
        env = BatchEnv(games, players=PLAYERS)
        steps, begun = 0, CLOCK()
        while CLOCK() - begun < seconds:
            env.step(env.sample())
            steps += games
        return steps / (CLOCK() - begun)

    return measure


def subjects(games: int) -> dict[str, Measure]:
    """What is measured, by name; others only if they are installed."""
    found = {BATCH: batched(games), SINGLE: zoo_play(OUR_ZOO_GAME, CLOCK)}
    for name in ZOO_GAMES:
        if zoo_environment(name) is not None:
            found[ZOO + name] = zoo_play(name, CLOCK)
    if importlib.util.find_spec("pyspiel"):
        for name in (*SPIEL_GAMES, *TRIVIAL_GAMES):
            found[f"OpenSpiel {name}"] = spiel_watched(name, CLOCK)
    return found


def rates(measured: dict[str, Measure], seconds: float, rounds: int) -> dict[str, float]:
    rows: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(rounds):
        for name, measure in measured.items():
            rows[name].append(measure(seconds))
    return {name: median(row) for name, row in rows.items()}


@click.command()
@click.option("--games", default=256, show_default=True, help="Of BatchEnv.")
@click.option("--seconds", default=0.3, show_default=True, help="Of each turn.")
@click.option("--rounds", default=9, show_default=True)
def main(games: int, seconds: float, rounds: int) -> None:
    """Measure all in turns."""
    found = rates(subjects(games), seconds, rounds)
    click.echo(f"{'steps a second of the processor':<36}{'median':>12}{BATCH + ' is x':>16}")
    for name, rate in found.items():
        click.echo(f"{name:<36}{rate:>12,.0f}{found[BATCH] / rate:>16.1f}")


if __name__ == "__main__":
    main()
