"""The command that lends our levels to other hosts: bot."""

from __future__ import annotations

import sys

import click

from maharaja.bots.levels import maker
from maharaja.bots.protocol.server import serve
from maharaja.cli.program import Command


@click.command(cls=Command)
@click.argument("level")
def bot(level: str) -> None:
    """Play as LEVEL for another program, by messages on standard input and output.

    LEVEL is random, novice, adept, expert or master; expert@ITERATIONS and master@ITERATIONS think
    so much and need no clock. The messages are those of docs/bot-protocol.md; try: maharaja match
    --seats "cmd:maharaja bot random",random
    """
    serve(level, maker(level), sys.stdin.buffer, sys.stdout.buffer)
