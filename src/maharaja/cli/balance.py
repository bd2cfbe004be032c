"""The command that measures what seats, characters and openings do: balance."""

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
    out_option,
    run_options,
    seats_option,
    write,
)
from maharaja.cli.options import solo_option, variant_options


@click.command(cls=BotsCommand)
@seats_option(default="adept,adept,adept,adept", show_default=True)
@games_option(5000)
@run_options
@limit_option
@solo_option
@variant_options
@out_option
def balance(seats: tuple[str, ...], limit: int, out: Path, board: str, **asked: Any) -> None:
    """Measure what seat, draft, character and opening do to the win share between equals.

    FOLDER gets balance.md, a plot for each and balance.json.
    """
    run, variant = apart(asked)
    contest = make_contest(seats, board, limits=limits_of(limit), **variant)
    out.mkdir(parents=True, exist_ok=True)
    ending = Ending()
    report = measure(contest, ending=ending, **run)
    write(out / "balance.json", json.dumps(report, indent=1) + "\n")
    write(out / "balance.md", reports.balance_markdown(report))
    for name in reports.BALANCE:
        write(out / f"{name}.svg", reports.balance_chart(report, name))
    click.echo(reports.balance_markdown(report), nl=False)
    ending.tell(report)
