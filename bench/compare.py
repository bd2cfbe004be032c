"""The engine and the adapters beside other games, in one run: interleaved rounds, medians, ratios.

    python3 tools/environments.py peers
    .venv/peers/bin/python bench/compare.py

Games that are not installed are left out. ``maharaja bench`` measures the engine alone.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from typing import Any

from peers import (
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

from maharaja.engine_speed import SEARCH, SUBJECTS, Measure, closing, heading, measure

APART = ("copy", "legal", SEARCH, SPIEL_SEARCH)  # what is not in the table of decisions


def subjects() -> dict[str, Measure]:
    """What is measured, by name; peers only if they are installed."""
    found: dict[str, Measure] = {**SUBJECTS}
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


def text(figures: dict[str, Any]) -> str:
    """A table for people, with ratios to catanatron where it was measured."""
    rates = figures["per_second"]
    base = rates.get("catanatron")
    lines = [
        *heading(figures),
        "",
        f"{'decisions per second':<32}{'median':>12}{'x catanatron':>15}",
    ]
    for name, rate in rates.items():
        if name not in APART and not name.startswith(ZOO):
            ratio = f"{rate / base:.1f}" if base else "-"
            lines.append(f"{name:<32}{rate:>12,}{ratio:>15}")
    lines += [*zoo_lines(rates), *search_lines(rates), "", *closing(figures)]
    if not base:
        lines += ["", "catanatron is not installed: python3 tools/environments.py peers"]
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


def main() -> None:
    parser = argparse.ArgumentParser(description="The engine and the adapters beside other games.")
    parser.add_argument("--rounds", type=int, default=9, help="in each of them all have their turn")
    parser.add_argument("--seconds", type=float, default=0.3, help="of one game in a round")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    asked = parser.parse_args()
    figures = measure(subjects(), asked.rounds, asked.seconds, lambda _: None)
    sys.stdout.write(f"{json.dumps(figures) if asked.json else text(figures)}\n")


if __name__ == "__main__":
    main()
