"""The commands for board files: board check, board draw."""

from __future__ import annotations

from pathlib import Path

import click

from maharaja import boards
from maharaja.boards.looks import looks
from maharaja.cli.messages import CommandError, complain, language, say
from maharaja.cli.program import Group
from maharaja.cli.types import File, OneOf
from maharaja.render.svg import board_svg


@click.group(cls=Group)
def board() -> None:
    """Check and draw board files."""


@board.command()
@click.argument("file")
def check(file: str) -> None:
    """Tell whether a board file makes a board, and if not, why not.

    Of a board that can be played, everything that would be drawn badly is told, too.
    """
    loaded = boards.load(file)
    found = looks(loaded, file)
    for error in found:
        complain(error.text(language()))
    if found:
        raise CommandError("error-cli-board-looks", count=len(found))
    players = [say("cli-solo") if count == 1 else str(count) for count in loaded.players]
    numbers = {"cities": loaded.cities, "roads": loaded.roads, "villages": loaded.villages}
    said = say(
        "cli-board-good",
        board=loaded.id,
        players=", ".join(players),
        digest=loaded.digest,
        **{name: str(number) for name, number in numbers.items()},
    )
    click.echo(said)


@board.command()
@click.argument("file")
@click.option("-o", "--output", type=File(), help="Where to; else printed.")
@click.option("--layout", type=OneOf(["wide", "tall"]), default="wide", show_default=True)
def draw(file: str, output: Path | None, layout: str) -> None:
    """Draw a board as SVG."""
    svg = board_svg(boards.load(file), layout)
    if output is None:
        click.echo(svg, nl=False)
    else:
        output.write_text(svg, encoding="utf-8")
