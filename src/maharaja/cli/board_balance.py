"""The command that measures how balanced a board is: board balance."""

from __future__ import annotations

import json
from typing import Any

import click

from maharaja import boards
from maharaja.arena.board_balance import (
    COMPARED,
    GAMES,
    balance_json,
    balance_text,
    measurable,
    measure_board,
)
from maharaja.arena.contest import Contest
from maharaja.cli.contests import Ending, measure
from maharaja.cli.messages import CommandError, terminal_width
from maharaja.cli.options import SEED, json_option, workers_option
from maharaja.cli.program import Command
from maharaja.cli.types import WholeNumber


@click.command(cls=Command)
@click.argument("file")
@click.option(
    "--games",
    type=WholeNumber(min=0),
    default=GAMES["adept"],
    show_default=True,
    help="Games of each kind, rounded up; 0: only the map.",
)
@click.option(
    "--players", type=WholeNumber(min=2, max=4), help="How many play; as many as the board allows."
)
@click.option("--seed", type=SEED, default=1, show_default=True)
@workers_option
@json_option
def balance(
    file: str, games: int, players: int | None, seed: int, workers: int, as_json: bool
) -> None:
    """Measure how balanced a board is, beside the classic one.

    Its map as a graph; random games; games between equal bots (what seats and characters do); and
    whether the better bot wins.
    """
    board = boards.load(file)
    count = players or max(board.players)
    if count not in measurable(board):
        allowed = [str(number) for number in measurable(board)]
        raise CommandError("error-cli-board-players", players=allowed or ["1"])

    def play(contest: Contest, wanted: int) -> dict[str, Any]:
        ending = Ending()
        report = measure(
            contest, games=wanted, seed=seed, workers=workers, ray=False, ending=ending
        )
        ending.stop()
        return report

    kinds = dict.fromkeys(GAMES, games)
    names = [file] if board.id == COMPARED else [file, COMPARED]
    measured = [measure_board(name, count, kinds, play) for name in names]
    if as_json:
        click.echo(json.dumps(balance_json(count, measured)))
    else:
        click.echo(balance_text(measured, terminal_width()))
