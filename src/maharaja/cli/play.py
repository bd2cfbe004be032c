"""The command for players without a browser: play."""

from __future__ import annotations

import os
import secrets
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

import maharaja
from maharaja.bots.levels import LEVELS, make_bot
from maharaja.cli.messages import CommandError, language, say
from maharaja.cli.options import SEED, solo_option, variant_options
from maharaja.cli.program import Command

if TYPE_CHECKING:
    from maharaja.terminal.session import Session

ME = "me"


@click.command(cls=Command)
@click.argument("link", required=False)
@click.option(
    "--seats",
    default="me,novice",
    show_default=True,
    metavar="NAMES",
    help=f"Who sits where: {ME}, or {ME}=NAME, for people at this keyboard; levels of bots: "
    f"{', '.join(LEVELS)}.",
)
@solo_option
@variant_options
@click.option("--seed", type=SEED, help="The same seed gives the same set-up; else by chance.")
@click.option("--server", metavar="ADDRESS", help="Play at a table of your own at a server.")
@click.option("--name", default="", help="What you are called at a server.")
@click.option(
    "--plain", is_flag=True, help="Plain lines, for screen readers; needs no other package."
)
def play(link: str | None, server: str | None, name: str, plain: bool, **asked: Any) -> None:
    """Play in the terminal: against bots, with others at one keyboard, or at a server.

    A LINK that somebody has sent takes a free seat at their table. Without the package Textual
    (the extra `terminal`), or without a terminal, it is played in plain lines. NO_COLOR switches
    colours off.
    """
    session = session_of(link, server, name, asked)
    if plain or not has_window():
        from maharaja.terminal.plain import PlainGame  # noqa: PLC0415 - only where it is used

        PlainGame(session, language()).play()
        return
    from maharaja.terminal.app import PlayApp  # noqa: PLC0415 - an extra

    PlayApp(session, language()).run()


def has_window() -> bool:
    """Whether there is a terminal to draw in, and something to draw with."""
    if not sys.stdin.isatty() or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return False
    if find_spec("textual") is None:
        click.echo(say("cli-no-textual"), err=True)
        return False
    return True


def session_of(link: str | None, server: str | None, name: str, asked: dict[str, Any]) -> Session:
    """The game that is meant."""
    from maharaja.terminal import remote  # noqa: PLC0415 - only where it is used

    if link is not None:
        return remote.joined_table(link, name, language())
    if server is None:
        return local_session(**asked)
    levels = [level for level in asked["seats"].split(",") if not level.startswith(ME)]
    check_levels(levels)
    return remote.new_table(server, name, levels, language(), board=asked["board"])


def local_session(
    seats: str, solo: str | None, board: str, seed: int | None, **options: Any
) -> Session:
    from maharaja.terminal.local import LocalSession  # noqa: PLC0415 - only where it is used

    chance = secrets.randbelow(1 << 60) if seed is None else seed
    words = [word.strip() for word in seats.split(",")]
    if solo is not None:
        game = maharaja.new_game(board, seed=chance, solo=solo, **options)
        names = [name_of(words[0]), say("common-brahmabot")]
        return LocalSession(game, [None], names)
    game = maharaja.new_game(board, seed=chance, players=len(words), **options)
    bots = [
        None if is_person(word) else make_bot(word, seat, chance + seat)
        for seat, word in enumerate(words)
    ]
    return LocalSession(game, bots, [name_of(word) for word in words])


def check_levels(levels: list[str]) -> None:
    """Those of a server's table; it knows no bots but its own."""
    for level in levels:
        if level not in LEVELS:
            raise CommandError("error-cli-no-player", text=level, names=[ME, *LEVELS])


def is_person(word: str) -> bool:
    return word == ME or word.startswith(f"{ME}=")


def name_of(word: str) -> str:
    """What a seat is called: a person by the name given, or the colour; a bot by its level."""
    if is_person(word):
        return word.partition("=")[2].strip()[:24]
    return say(f"name-level-{word}") if word in LEVELS else word
