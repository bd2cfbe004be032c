"""What the command line says, in the language of the environment or of --language."""

from __future__ import annotations

import shutil
import sys
import textwrap
from unicodedata import east_asian_width

import click

from maharaja.errors import MaharajaError
from maharaja.i18n import environment_language, texts

INDENT = 10  # columns, as of what stands behind the names of rows
MISUSE = 2  # exit status of every error a person can mend


class CommandError(MaharajaError):
    """A command line that cannot be carried out."""


def language() -> str:
    """What to speak."""
    return environment_language()


def say(name: str, /, **args: str | int) -> str:
    """A text of locale/ by its id."""
    return texts(language())(name, args)


def complain(message: str) -> None:
    """One line on standard error."""
    click.echo("maharaja: " + " ".join(message.split()), err=True)


def terminal_width() -> int | None:
    """Columns of the terminal that is written to; None if it is none: files have room."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def fitted(text: str) -> str:
    """Lines too long for the terminal are broken between words; what follows is indented."""
    room = terminal_width()
    if room is None:
        return text
    return "\n".join(broken(line, room) for line in text.split("\n"))


def broken(line: str, room: int) -> str:
    if width_of(line) <= room:
        return line
    indent = " " * INDENT
    return textwrap.fill(line, room, subsequent_indent=indent, break_long_words=False)


def padded(text: str, width: int) -> str:
    """Filled up with blanks."""
    return text + " " * max(0, width - width_of(text))


def width_of(text: str) -> int:
    """Columns of a terminal; Chinese and Japanese signs take two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
