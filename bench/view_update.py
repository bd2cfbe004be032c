"""What an update takes the page of this version beside that of another one (docs/measurements.md).

    .venv/compiled/bin/python bench/view_update.py --against /tmp/before/.venv/compiled/bin/python

Both servers, each with the page of its own package, have the same game of four from round 5 on, and
one browser has a page of each open. Every choice is made at one table and then at the other, by
turns: a slow moment of the machine hits both. What is counted is what the page's main thread does.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import click
from server_process import LOOPBACK, maharaja_servers

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "tests"), str(ROOT / "tools")]

from browser.scenes import position  # noqa: E402 - on the path since the line above
from browser.unwatched import Unwatched, unwatched  # noqa: E402
from browser.update_speed import NOTED, game_of_four, median_and_p95, pictures  # noqa: E402

from maharaja.engine.versions import FIRST_VERSION  # noqa: E402

OURS, OTHER = "this", "the other"
# What is told of an update, by what its pictures took.
MEASURES: dict[str, Callable[[list[float]], float]] = {
    "the picture that shows the move": lambda times: times[0],
    "the longest of all its pictures": max,
    "all of its pictures together": sum,
    "how many pictures it leads to": len,
}


Updates = list[list[float]]  # what each picture of each update took, in ms


def play(browser: Unwatched, urls: dict[str, str], dice: random.Random) -> list[Updates]:
    """Play the same game at both tables; for both of them their updates.

    Without those of the first round on a page: as of somebody who has been there for a while.
    """
    # As the other one may have it: from before rules had versions.
    begun = {**position("perform"), "rules": FIRST_VERSION}
    rounds = []
    with ExitStack() as stack:
        games = {name: stack.enter_context(game_of_four(url, begun)) for name, url in urls.items()}
        for name, game in games.items():
            stack.enter_context(game.page(browser, name))
        turn = list(games.values())
        with browser.noting(*NOTED) as notes:
            while (asked := turn[0].question()) is not None:
                rounds.append(asked.round)
                choice = dice.choice(asked.legal)
                turn[0].choose(asked.seat, choice)
                turn[1].question()
                turn[1].choose(asked.seat, choice)
                turn.reverse()
    seen = [list(pictures(notes, name)) for name in urls]
    both = [pair for at, *pair in zip(rounds, *seen, strict=True) if at != rounds[0] and all(pair)]
    return [[pair[0] for pair in both], [pair[1] for pair in both]]


def report(ours: Updates, other: Updates) -> None:
    click.echo(f"{f'{len(ours)} updates, ms':50}{OURS:>10}{OTHER:>12}{'ratio':>8}")
    for what, measure in MEASURES.items():
        here, there = ([measure(times) for times in updates] for updates in (ours, other))
        parts = zip(("median", "p95"), median_and_p95(here), median_and_p95(there), strict=True)
        for name, one, two in parts:
            click.echo(f"{f'{what}, {name}':50}{one:10.1f}{two:12.1f}{one / two:8.2f}")
        ratio = statistics.median(a / b for a, b in zip(here, there, strict=True))
        click.echo(f"{'  the median of the ratios of the same updates':72}{ratio:8.2f}")


@click.command()
@click.option("--against", metavar="PYTHON", required=True, help="Python of the other environment.")
@click.option("--games", default=1, show_default=True, type=click.IntRange(1, 100))
def main(against: str, games: int) -> None:
    """Measure what updates take the pages of two versions, in one browser."""
    ours: Updates = []
    other: Updates = []
    with tempfile.TemporaryDirectory(prefix="maharaja-bench-") as made, ExitStack() as stack:
        urls = {}
        for name, program in ((OURS, sys.executable), (OTHER, against)):
            servers = maharaja_servers(Path(made), name, 1, postgresql=False, python=program)
            urls[name] = f"http://{LOOPBACK}:{stack.enter_context(servers)[0].port}"
        browser = stack.enter_context(unwatched())
        for number in range(games):
            mine, theirs = play(browser, urls, random.Random(number))
            ours += mine
            other += theirs
    report(ours, other)


if __name__ == "__main__":
    main()
