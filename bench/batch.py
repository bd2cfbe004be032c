"""Steps per second of many games in one call, beside the single PettingZoo environment.

Both in turns, with random legal actions; a step of either is an observation, a mask and a choice.
"""

from __future__ import annotations

import time
from statistics import median

import click

from maharaja.adapters import pettingzoo
from maharaja.adapters.batch import BatchEnv


def single(players: int, seconds: float) -> float:
    env = pettingzoo.env(players=players)
    steps, begun, seed = 0, time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            observation, _, termination, _, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if termination else env.action_space(agent).sample(mask))
            steps += not termination
    return steps / (time.perf_counter() - begun)


def batched(players: int, games: int, seconds: float) -> float:
    env = BatchEnv(games, players=players)
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        env.step(env.sample())
        steps += games
    return steps / (time.perf_counter() - begun)


@click.command()
@click.option("--games", default=256, show_default=True)
@click.option("--players", default=4, show_default=True)
@click.option("--seconds", default=3.0, show_default=True, help="Of each turn.")
@click.option("--rounds", default=5, show_default=True)
def main(games: int, players: int, seconds: float, rounds: int) -> None:
    """Measure both in turns; medians."""
    alone, together = [], []
    for _ in range(rounds):
        alone.append(single(players, seconds))
        together.append(batched(players, games, seconds))
    one, many = median(alone), median(together)
    click.echo(f"PettingZoo env(), {players} players: {one:,.0f} steps a second")
    click.echo(f"BatchEnv, {games} games: {many:,.0f} steps a second, {many / one:.1f} times")


if __name__ == "__main__":
    main()
