"""The command that tells what decided a game: review."""

from __future__ import annotations

import json
from pathlib import Path

import click

import maharaja
from maharaja.cli.messages import language
from maharaja.cli.options import SEED, progress_bar
from maharaja.cli.program import Command
from maharaja.cli.replay import read_record
from maharaja.cli.types import File, Folder, WholeNumber
from maharaja.reviews.api import FEWEST_WORLDS, replayed
from maharaja.reviews.api import review as review_of
from maharaja.reviews.judging import Budget
from maharaja.reviews.page import page
from maharaja.reviews.report import Report
from maharaja.reviews.review import Review
from maharaja.reviews.review_json import review_json
from maharaja.reviews.terminal import review_text


@click.command(cls=Command)
@click.argument("record", type=File())
@click.option("--game", type=WholeNumber(min=1), default=1, help="Which line of a file of many.")
@click.option("--board", metavar="FILE", help="The board file, if the board is not a shipped one.")
@click.option(
    "--worlds",
    type=WholeNumber(min=FEWEST_WORLDS),
    default=Budget.worlds,
    show_default=True,
    help="The budget: imagined rounds in which a decision is compared with its best rival.",
)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--cache", type=Folder(), metavar="FOLDER", help="Keep reviews, and find them again.")
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@click.option("--html", "as_html", is_flag=True, help="Print the review as one page of HTML.")
def review(
    record: Path,
    game: int,
    board: str | None,
    worlds: int,
    seed: int,
    cache: Path | None,
    as_json: bool,
    as_html: bool,
) -> None:
    """Tell what decided a finished game: errors, gifts, luck with plans, turning points.

    RECORD is a file of one record, or of one a line. docs/review.md tells how it is judged.
    """
    data = read_record(record, game)
    try:
        played = replayed(data, board)
        found = judged(played, worlds, seed, cache)
    except (maharaja.FormatError, maharaja.SetupError) as error:
        raise error.inside(str(record)) from None
    if as_json:
        click.echo(json.dumps(review_json(found), ensure_ascii=False))
    elif as_html:
        click.echo(page(found, played.board, language()), nl=False)
    else:
        click.echo(review_text(Report(found, played.board, language())), nl=False)


def judged(game: maharaja.Game, worlds: int, seed: int, cache: Path | None) -> Review:
    """The review, with a bar that fills on a terminal."""
    with progress_bar(100, "cli-progress-decisions") as bar:
        shown = 0

        def show(done: int, many: int) -> None:
            nonlocal shown
            percent = 100 * done // many if many else 100
            bar.update(percent - shown)
            shown = percent

        return review_of(game, worlds=worlds, seed=seed, cache=cache, progress=show)
