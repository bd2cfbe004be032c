"""The command that plays bots against each other: arena."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from maharaja.arena import reports
from maharaja.arena.contest import make_contest
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import (
    Ending,
    apart,
    games_option,
    limit_option,
    limits_of,
    measure,
    run_options,
    seats_option,
)
from maharaja.cli.messages import CommandError, fitted, terminal_width
from maharaja.cli.options import (
    is_standard_output,
    json_option,
    records_file,
    records_option,
    solo_option,
    variant_options,
)
from maharaja.cli.types import File, WholeNumber


@click.command(cls=BotsCommand)
@seats_option(required=True)
@games_option(400)
@run_options
@limit_option
@click.option(
    "--strict", is_flag=True, help="Stop with an error at the first fault of a bot of your own."
)
@click.option(
    "--redraws",
    type=WholeNumber(0, 100),
    default=0,
    show_default=True,
    metavar="N",
    help="Let all plan N times more in every round, to take the luck of the plans out.",
)
@solo_option
@variant_options
@records_option
@click.option(
    "--keep",
    type=File(),
    metavar="FILE",
    help="Keep the games in a file, and play only those that are not there yet.",
)
@json_option
def arena(
    seats: tuple[str, ...],
    limit: int,
    strict: bool,
    redraws: int,
    records: Path | None,
    keep: Path | None,
    as_json: bool,
    board: str,
    **asked: Any,
) -> None:
    """Play bots against each other, every seed in every seating, and print how each fared.

    Win shares (ties split), mean ranks, margins and scores come with 95% intervals by bootstrap
    over seeds; docs/arena.md tells how. A game in which a bot of your own crashes is lost to it,
    and one that cannot start ends the run. After Ctrl+C there are the figures so far.
    """
    if records is not None and keep is not None:
        raise CommandError("error-cli-keep-or-records")
    run, variant = apart(asked)
    limits = limits_of(limit)
    contest = make_contest(seats, board, limits=limits, strict=strict, redraws=redraws, **variant)
    ending = Ending()
    with records_file(records) as file:
        report = measure(contest, records=file, keep=keep, ending=ending, **run)
    text = json.dumps(report) if as_json else fitted(reports.arena_text(report, terminal_width()))
    click.echo(text, err=is_standard_output(records))
    ending.tell(report)
