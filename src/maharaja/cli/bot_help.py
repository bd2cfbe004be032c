"""Commands that play bots tell in their help which there are."""

from __future__ import annotations

import click

from maharaja.bots.levels import EFFORTS, LEVELS, PLUS
from maharaja.bots.styles import STYLES
from maharaja.cli.program import Command
from maharaja.i18n import SOURCE, texts

SEARCHING = ", ".join(EFFORTS)
HOW_TO_NAME = (
    f"Behind a level that searches ({SEARCHING}) @ITERATIONS says how much it thinks, without a "
    f"clock; {PLUS}STYLE is for every level that thinks: adept+builder, expert@50+robber."
)


class BotsCommand(Command):
    """A command with a line about every level and style at the end of its help."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_epilog(ctx, formatter)
        text = texts(SOURCE)
        with formatter.section("Levels"):
            formatter.write_dl([(name, text(f"name-level-{name}-help", {})) for name in LEVELS])
        with formatter.section("Styles"):
            formatter.write_dl([(name, text(f"name-style-{name}-help", {})) for name in STYLES])
            formatter.write_paragraph()
            formatter.write_text(HOW_TO_NAME)
