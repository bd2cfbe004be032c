"""The command that makes a table for training out of records: dataset."""

from __future__ import annotations

from pathlib import Path

import click

import maharaja
from maharaja.cli.messages import CommandError, say
from maharaja.cli.options import progress_bar
from maharaja.cli.program import Command
from maharaja.cli.replay import record_rows, row_json
from maharaja.cli.types import File


@click.command(cls=Command)
@click.argument("records", type=File())
@click.option(
    *("-o", "--output"),
    type=File(),
    required=True,
    metavar="FILE",
    help="FILE.parquet or FILE.arrow.",
)
@click.option("--board", metavar="FILE", help="The board file, if the board is not a shipped one.")
def dataset(records: Path, output: Path, board: str | None) -> None:
    """Write a row for every decision of finished games: what the seat saw, might and did choose.

    RECORDS is what `simulate`, `match` or `arena` wrote with --records. Needs the extra `dataset`.
    """
    try:
        from maharaja.adapters.dataset import write_decisions  # noqa: PLC0415 - an extra
    except ImportError:
        raise CommandError("error-cli-dataset-missing") from None
    rows = record_rows(records)
    read = (row_json(records, rows, number) for number in range(1, len(rows) + 1))
    laid = None if board is None else maharaja.load_board(board)
    try:
        with progress_bar(len(rows), "cli-progress-games") as bar:
            made = write_decisions(read, output, laid, bar.update)
    except maharaja.MaharajaError as error:
        raise error.inside(str(records)) from None
    click.echo(say("cli-dataset", games=len(rows), rows=made, file=str(output)))
