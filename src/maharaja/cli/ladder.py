"""The command that rates bots: ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from maharaja.arena import reports
from maharaja.arena.ladder import Ladder, contests_of, ladder_report, play_ladder
from maharaja.bots.levels import QUICK_LEVELS
from maharaja.bots.protocol.external_bot import Limits
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import (
    Ending,
    apart,
    games_option,
    limit_option,
    out_option,
    run_options,
    say_if_rounded,
    write,
)
from maharaja.cli.messages import fitted, terminal_width
from maharaja.cli.options import json_option, progress_bar, variant_options
from maharaja.cli.types import Entries, WholeNumber
from maharaja.table_options import PLAYERS


@click.command(cls=BotsCommand)
@click.option(
    "--levels",
    type=Entries(),
    default=",".join(QUICK_LEVELS),
    show_default=True,
    metavar="LEVELS",
    help="Who is rated, divided by commas; bots of your own as in maharaja arena.",
)
@click.option("--players", type=WholeNumber(2, 4), default=PLAYERS, show_default=True)
@games_option(400, each=" at every table")
@run_options
@limit_option
@variant_options
@out_option
@json_option
def ladder(
    levels: tuple[str, ...],
    players: int,
    limit: int,
    out: Path,
    as_json: bool,
    board: str,
    **asked: Any,
) -> None:
    """Play all pairs of levels and rate them.

    With more than two players each table has one of a level against the rest of another, both
    ways. Ratings are Bradley-Terry's for two and Plackett-Luce's for more. FOLDER gets ladder.md,
    ladder.svg and ladder.json.
    """
    run, variant = apart(asked)
    limits = Limits(move=limit / 1000)
    contests = contests_of(levels, players, board, limits=limits, **variant)
    out.mkdir(parents=True, exist_ok=True)
    played = contests[0].seeds(run["games"]) * players
    say_if_rounded(run["games"], played, players)
    rated, ending = Ladder(levels), Ending()
    ending.games, ending.failures = played * len(contests), rated.failures
    with ending, progress_bar(ending.games, "cli-progress-games") as bar:
        play_ladder(levels, contests, progress=bar.update, ladder=rated, **run)
    if not rated.complete:
        ending.stop()
    report = ladder_report(rated, contests, len(rated.seeds))
    write(out / "ladder.json", json.dumps(report, indent=1) + "\n")
    write(out / "ladder.md", reports.ladder_markdown(report, "ladder.svg"))
    write(out / "ladder.svg", reports.ladder_chart(report))
    text = json.dumps(report) if as_json else fitted(reports.ladder_text(report, terminal_width()))
    click.echo(text)
    ending.tell(report)
