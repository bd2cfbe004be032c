"""The command that lends our levels to other hosts: bot."""

from __future__ import annotations

import sys

import click

from maharaja.bots.levels import maker
from maharaja.bots.protocol.server import serve
from maharaja.cli.bot_help import BotsCommand


@click.command(cls=BotsCommand)
@click.argument("level")
def bot(level: str) -> None:
    """Play as LEVEL for another program, by messages on standard input and output.

    The messages are those of docs/bot-protocol.md; try: maharaja match --seats "cmd:maharaja bot
    random",random
    """
    serve(level, maker(level), sys.stdin.buffer, sys.stdout.buffer)
