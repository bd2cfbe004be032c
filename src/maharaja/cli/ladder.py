"""The command that rates bots: ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from maharaja.arena import reports
from maharaja.arena.ladder import contests_of, play_ladder
from maharaja.bots.levels import QUICK_LEVELS
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import (
    apart,
    games_option,
    out_option,
    run_options,
    say_if_rounded,
    write,
)
from maharaja.cli.options import json_option, progress_bar, variant_options
from maharaja.cli.types import Entries, WholeNumber


@click.command(cls=BotsCommand)
@click.option(
    "--levels",
    type=Entries(),
    default=",".join(QUICK_LEVELS),
    show_default=True,
    metavar="LEVELS",
    help="Who is rated, divided by commas; external bots as in maharaja arena.",
)
@click.option("--players", type=WholeNumber(2, 4), default=2, show_default=True)
@games_option(400, each=" at every table")
@run_options
@variant_options
@out_option
@json_option
def ladder(
    levels: tuple[str, ...], players: int, out: Path, as_json: bool, board: str, **asked: Any
) -> None:
    """Play all pairs of levels and rate them.

    With more than two players each table has one of a level against the rest of another, both
    ways. Ratings are Bradley-Terry's for two and Plackett-Luce's for more. FOLDER gets ladder.md,
    ladder.svg and ladder.json.
    """
    run, variant = apart(asked)
    contests = contests_of(levels, players, board, **variant)
    out.mkdir(parents=True, exist_ok=True)
    played = contests[0].seeds(run["games"]) * players
    say_if_rounded(run["games"], played, players)
    with progress_bar(played * len(contests), "cli-progress-games") as bar:
        report = play_ladder(levels, contests, progress=bar.update, **run)
    write(out / "ladder.json", json.dumps(report, indent=1) + "\n")
    write(out / "ladder.md", reports.ladder_markdown(report, "ladder.svg"))
    write(out / "ladder.svg", reports.ladder_chart(report))
    click.echo(json.dumps(report) if as_json else reports.ladder_text(report))
