"""The command that lends our levels to other hosts: bot."""

from __future__ import annotations

import sys

import click

from maharaja.bots.levels import LEVELS
from maharaja.bots.speaking import speak


@click.command()
@click.argument("level", type=click.Choice(list(LEVELS)))
def bot(level: str) -> None:
    """Play as LEVEL for another program, by messages on standard input and output.

    The messages are those of docs/bot-protocol.md; try: maharaja match --seats
    "cmd:maharaja bot random",random
    """
    speak(level, LEVELS[level], sys.stdin.buffer, sys.stdout.buffer)
