"""The command that plays random games: simulate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from maharaja.arena import simulation
from maharaja.cli.messages import CommandError, padded, say
from maharaja.cli.options import (
    SEED,
    game_options,
    is_standard_output,
    json_option,
    kind_of,
    progress_bar,
    records_file,
    records_option,
    workers_option,
)
from maharaja.cli.program import Command
from maharaja.cli.types import WholeNumber


@click.command(cls=Command)
@game_options
@click.option("--games", type=WholeNumber(min=1), default=1000, show_default=True)
@click.option("--seed", type=SEED, default=0, show_default=True)
@workers_option
@records_option
@click.option("--positions", is_flag=True, help="With --records: the position after each decision.")
@json_option
def simulate(
    games: int,
    seed: int,
    workers: int,
    records: Path | None,
    positions: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Play random games and print how many, how fast, and how they ended."""
    if positions and records is None:
        raise CommandError("error-cli-positions-need-records")
    kind = kind_of(**options)
    simulation.check_seeds(seed, games)  # before a file is opened
    with records_file(records) as file, progress_bar(games, "cli-progress-games") as bar:
        tally = simulation.simulate(
            kind,
            games,
            seed,
            workers=workers,
            records=file is not None,
            positions=positions,
            progress=bar.update,
            keep=lambda line: file.write(f"{line}\n") if file is not None else None,
        )
    report = tally.report()
    text = json.dumps(report) if as_json else report_text(report)
    click.echo(text, err=is_standard_output(records))


def report_text(report: dict[str, Any]) -> str:
    scores = "  ".join(f"{score:.1f}" for score in report["mean_scores"])
    rows = [
        (say("cli-report-games"), f"{report['games']:,}"),
        (say("cli-report-decisions"), f"{report['decisions']:,}"),
        (say("cli-report-games-second"), f"{report['games_per_second']:,.1f}"),
        (say("cli-report-decisions-second"), f"{report['decisions_per_second']:,}"),
        (say("cli-report-scores"), scores),
        (say("cli-report-statue"), f"{report['ends_by_seventh_statue']:,}"),
        (say("cli-report-engine"), report["engine"]),
    ]
    return "\n".join(f"{padded(label, 17)}{figure:>12}" for label, figure in rows)
