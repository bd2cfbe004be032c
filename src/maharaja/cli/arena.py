"""The command that plays bots against each other: arena."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from maharaja.arena import reports
from maharaja.arena.contest import make_contest
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import apart, games_option, measure, run_options, seats_option
from maharaja.cli.options import (
    is_standard_output,
    json_option,
    records_file,
    records_option,
    solo_option,
    variant_options,
)


@click.command(cls=BotsCommand)
@seats_option(required=True)
@games_option(400)
@run_options
@solo_option
@variant_options
@records_option
@json_option
def arena(
    seats: tuple[str, ...], records: Path | None, as_json: bool, board: str, **asked: Any
) -> None:
    """Play bots against each other, every seed in every seating, and print how each fared.

    Win shares (ties split), mean ranks, margins and scores come with 95% intervals by bootstrap
    over seeds; docs/arena.md tells how.
    """
    run, variant = apart(asked)
    contest = make_contest(seats, board, **variant)
    with records_file(records) as file:
        report = measure(contest, records=file, **run)
    text = json.dumps(report) if as_json else reports.arena_text(report)
    click.echo(text, err=is_standard_output(records))
