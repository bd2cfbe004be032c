"""The command that measures the engine of this installation: bench."""

from __future__ import annotations

import json
from math import isfinite

import click

from maharaja.cli.messages import say
from maharaja.cli.options import json_option, progress_bar
from maharaja.cli.program import Command
from maharaja.cli.types import Fraction, WholeNumber


def finite(seconds: float) -> float:
    if not isfinite(seconds):
        raise click.BadParameter(say("error-cli-never-pass", seconds=str(seconds)))
    return seconds


@click.command(cls=Command)
@click.option("--rounds", type=WholeNumber(min=1), default=9, show_default=True)
@click.option(
    "--seconds",
    type=Fraction(min=0.01),
    default=0.3,
    show_default=True,
    callback=lambda _context, _option, value: finite(value),
)
@json_option
def bench(rounds: int, seconds: float, as_json: bool) -> None:
    """Measure the engine of this installation.

    Every round measures each of its tasks for SECONDS, in turn; medians over the rounds are
    printed.
    """
    from maharaja import engine_speed  # noqa: PLC0415 - bots are slow to import

    total = rounds * len(engine_speed.SUBJECTS)
    with progress_bar(total, "cli-progress-measuring") as bar:
        figures = engine_speed.measure(engine_speed.SUBJECTS, rounds, seconds, bar.update)
    click.echo(json.dumps(figures) if as_json else engine_speed.report(figures))
