"""The commands for board files: board check, board draw; board balance is elsewhere."""

from __future__ import annotations

from pathlib import Path

import click

from maharaja import boards
from maharaja.cli.board_balance import balance
from maharaja.cli.messages import CommandError, complain, language, say
from maharaja.cli.program import Group
from maharaja.cli.types import File, OneOf
from maharaja.render.svg import board_svg


@click.group(cls=Group)
def board() -> None:
    """Check, draw and measure board files."""


board.add_command(balance)


@board.command()
@click.argument("file")
def check(file: str) -> None:
    """Tell whether a board file makes a board, and if not, why not.

    All mistakes are told at once, and everything that would be drawn badly, too.
    """
    examined = boards.examine(*boards.text_of(file))
    if examined.board is None and len(examined.mistakes) == 1 and not examined.looks:
        raise examined.mistakes[0]
    for error in (*examined.mistakes, *examined.looks):
        complain(error.text(language()))
    loaded = examined.board
    if loaded is None:
        raise CommandError("error-cli-board-mistakes", count=len(examined.mistakes))
    if examined.looks:
        raise CommandError("error-cli-board-looks", count=len(examined.looks))
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
