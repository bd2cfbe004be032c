"""The engine beside its peers in one run: interleaved rounds, medians, ratios.

Timing never decides a test; this prints what a machine can do today.
"""

from __future__ import annotations

import importlib
import importlib.util
import statistics
from collections.abc import Callable
from typing import Any

import maharaja
from maharaja.bench.measures import (
    Measure,
    choices_by_third,
    copies,
    driven_play,
    listings,
    microseconds_by_third,
    plain_play,
    playout_search,
    random_play,
)
from maharaja.bench.peers import (
    OUR_SPIEL_GAME,
    OUR_ZOO_GAME,
    SPIEL_GAMES,
    SPIEL_SEARCH,
    TRIVIAL_GAMES,
    ZOO,
    ZOO_GAMES,
    catanatron_play,
    spiel_play,
    spiel_search,
    zoo_environment,
    zoo_play,
)

SEARCH = "search by full playouts"
APART = ("copy", "legal", SEARCH, SPIEL_SEARCH)  # what is not in the table of decisions


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
