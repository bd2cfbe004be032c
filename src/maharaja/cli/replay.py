"""The command that checks a record and shows its positions: replay."""

from __future__ import annotations

import json
from pathlib import Path

import click

import maharaja
from maharaja.cli.messages import CommandError, fitted, say
from maharaja.cli.program import Command
from maharaja.cli.types import File, WholeNumber
from maharaja.errors import system_message
from maharaja.render import position_text as text_drawing


@click.command(cls=Command)
@click.argument("record", type=File())
@click.option("--at", type=WholeNumber(min=0), help="Stop after so many decisions.")
@click.option("--game", type=WholeNumber(min=1), default=1, help="Which line of a file of many.")
@click.option("--board", metavar="FILE", help="The board file, if the board is not a shipped one.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
def replay(record: Path, at: int | None, game: int, board: str | None, as_json: bool) -> None:
    """Check a record and print the position it leads to, at the end or after --at decisions."""
    data = read_record(record, game)
    laid = None if board is None else maharaja.load_board(board)
    try:
        replayed = maharaja.replay(data, board=laid)
    except (maharaja.FormatError, maharaja.SetupError) as error:
        raise error.inside(str(record)) from None
    made = replayed.decisions
    if at is not None and at > made:
        raise CommandError("error-cli-too-few-decisions", file=str(record), asked=at, count=made)
    shown = replayed if at is None else maharaja.replay(data, at, board=laid)
    if as_json:
        click.echo(json.dumps(shown.dump(), ensure_ascii=False))
        return
    click.echo(say("cli-replayed", shown=str(shown.decisions), made=str(made)))
    click.echo(fitted(text_drawing.draw(shown.dump())), nl=False)
    result = shown.result()
    if result is not None:
        click.echo(fitted(text_drawing.draw_result(result)), nl=False)


def read_record(path: Path, number: int) -> object:
    """A record alone in a file, or one line of a file of many."""
    rows = record_rows(path)
    if number > len(rows):
        raise CommandError("error-cli-too-few-games", file=str(path), count=len(rows), game=number)
    return row_json(path, rows, number)


def row_json(path: Path, rows: list[str], number: int) -> object:
    """The record of that number, the first being 1."""
    try:
        return read_json(rows[number - 1])
    except ValueError as error:
        file = str(path)
        why = error.message if isinstance(error, maharaja.FormatError) else str(error)
        raise maharaja.FormatError("error-cli-no-json", file=file, line=number, why=why) from None


def record_rows(path: Path) -> list[str]:
    """The texts of all records in a file."""
    file = str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except OSError as error:
        why = system_message(error)
        raise maharaja.FormatError("error-file-unreadable", at=file, what=why) from None
    except UnicodeDecodeError:
        raise maharaja.FormatError("error-file-not-utf8", at=file) from None
    if is_json(text):
        return [text]
    return [line for line in text.split("\n") if line.strip()]


def is_json(text: str) -> bool:
    try:
        read_json(text)
    except ValueError:
        return False
    return True


def read_json(text: str) -> object:
    """ValueError for everything that is wrong with it."""
    try:
        return json.loads(text)
    except RecursionError:
        raise maharaja.FormatError("error-cli-nested") from None
