"""What the command line says, in the language of the environment or of --language."""

from __future__ import annotations

import os
import sys
from typing import NoReturn
from unicodedata import east_asian_width

import click

from maharaja.errors import MaharajaError
from maharaja.i18n import LANGUAGES, VARIABLES, environment_language, texts

MISUSE = 2  # exit status of every error a person can mend


def say(name: str, /, **args: str | int) -> str:
    """A text of locale/ by its id."""
    return texts(environment_language())(name, args)


def translated(error: object) -> str:
    """What is wrong, in the language; a sentence of a database or the system if it is known."""
    if isinstance(error, MaharajaError):
        return error.text(environment_language())
    return texts(environment_language()).sentence(str(error))


def choose_language(_context: click.Context, _option: click.Parameter, value: str | None) -> None:
    """By the environment, so that processes we start speak it, too."""
    if value is not None:
        os.environ[VARIABLES[0]] = value


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES, case_sensitive=False),
    callback=choose_language,
    is_eager=True,
    expose_value=False,
    help=f"What to speak; else what ${', $'.join(VARIABLES)} ask for. Help is English.",
)


def complain(message: str) -> None:
    """One line on standard error."""
    click.echo("maharaja: " + " ".join(message.split()), err=True)


def fail(message: str) -> NoReturn:
    """Complain and end."""
    complain(message)
    sys.exit(MISUSE)


def padded(text: str, width: int) -> str:
    """Filled up with blanks; Chinese and Japanese signs take two columns."""
    taken = sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)
    return text + " " * max(0, width - taken)
