"""The command that lends our levels to other hosts: bot."""

from __future__ import annotations

import sys

import click

from maharaja.bots.levels import EFFORTS, LEVELS, maker
from maharaja.bots.protocol.server import serve
from maharaja.cli.program import Command

ABOUT = f"""Play as LEVEL for another program, by messages on standard input and output.

LEVEL is one of {", ".join(LEVELS)}; those that search ({", ".join(EFFORTS)}) think as much as you
say, and need no clock, with @ITERATIONS behind their name. The messages are those of
docs/bot-protocol.md; try: maharaja match --seats "cmd:maharaja bot random",random
"""


@click.command(cls=Command, help=ABOUT)
@click.argument("level")
def bot(level: str) -> None:
    serve(level, maker(level), sys.stdin.buffer, sys.stdout.buffer)
