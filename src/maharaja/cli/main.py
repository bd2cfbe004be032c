"""The command line: its commands, each in a file of its own."""

from __future__ import annotations

import click

import maharaja
from maharaja.cli.arena import arena
from maharaja.cli.backup import backup, restore
from maharaja.cli.balance import balance
from maharaja.cli.bench import bench
from maharaja.cli.board import board
from maharaja.cli.boards import boards
from maharaja.cli.bot import bot
from maharaja.cli.dataset import dataset
from maharaja.cli.doctor import doctor
from maharaja.cli.join import join
from maharaja.cli.ladder import ladder
from maharaja.cli.match import match
from maharaja.cli.options import language_option
from maharaja.cli.people import people
from maharaja.cli.play import play
from maharaja.cli.program import Program
from maharaja.cli.puzzles import puzzles
from maharaja.cli.replay import replay
from maharaja.cli.review import review
from maharaja.cli.serve import serve
from maharaja.cli.simulate import simulate
from maharaja.cli.tables import tables


def version_text() -> str:
    engine = "compiled" if maharaja.compiled() else "plain Python"
    return f"maharaja {maharaja.__version__}, {engine} engine"


@click.group(cls=Program, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(maharaja.__version__, message=version_text())
@language_option
def cli() -> None:
    """The board game Maharaja: simulate and replay games, check and draw boards.

    An unofficial implementation; the map, the bonuses and the solo tiles are a reconstruction.
    """


for command in (
    *(simulate, replay, review, puzzles, board, bench, arena, ladder, balance, bot, match, dataset),
    *(serve, tables, boards, people, backup, restore, join, doctor, play),
):
    cli.add_command(command)


def main() -> None:
    """The console script."""
    cli.main(prog_name="maharaja")
