"""The commands for puzzles: puzzles mine, puzzles check."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import click

from maharaja import puzzles as shipped
from maharaja.cli.messages import CommandError, complain, say
from maharaja.cli.options import SEED, progress_bar
from maharaja.cli.program import Group
from maharaja.cli.types import File, WholeNumber
from maharaja.puzzles.checking import is_sound
from maharaja.puzzles.mining import mine as mine_game
from maharaja.puzzles.puzzle import read_lines, written


@click.group(cls=Group)
def puzzles() -> None:
    """Mine puzzles from games between bots, and prove them again."""


@puzzles.command()
@click.argument("file", type=File())
@click.option("--seed", type=SEED, default=1, show_default=True, help="Of the first game.")
@click.option("--games", type=WholeNumber(min=1), default=100, show_default=True)
def mine(file: Path, seed: int, games: int) -> None:
    """Play games between bots and write the puzzles in them to FILE, one a line.

    The same seeds give the same puzzles. docs/puzzles.md tells what is looked for.
    """
    found = 0
    with file.open("wb") as out, progress_bar(games, "cli-progress-games") as bar:
        for number in range(seed, seed + games):
            for puzzle in mine_game(number):
                out.write(written(puzzle))
                out.flush()
                found += 1
            bar.update(1)
    click.echo(say("cli-puzzles-found", count=found, games=games))


@puzzles.command()
@click.argument("files", type=File(), nargs=-1)
def check(files: tuple[Path, ...]) -> None:
    """Prove puzzles again: those of FILES, or all that are shipped."""
    every = (
        list(chain.from_iterable(read_lines(file.read_bytes()) for file in files))
        if files
        else list(shipped.available().values())
    )
    wrong = 0
    with progress_bar(len(every), "cli-progress-puzzles") as bar:
        for puzzle in every:
            if not is_sound(puzzle):
                wrong += 1
                complain(say("cli-puzzles-wrong", puzzle=puzzle.id))
            bar.update(1)
    if wrong:
        raise CommandError("error-cli-puzzles-wrong", count=wrong)
    click.echo(say("cli-puzzles-good", count=len(every)))
