"""What the commands share: options, and the progress bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import click
from click.core import ParameterSource

from maharaja import boards
from maharaja.arena import simulation
from maharaja.cli.messages import CommandError, say
from maharaja.cli.types import File, Names, OneOf, WholeNumber
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import FINAL_TILE_NAMES, LEVEL_NAMES
from maharaja.engine.versions import NEWEST_VERSION, VERSION_NAMES
from maharaja.i18n import LANGUAGES, SOURCE, VARIABLES, texts
from maharaja.table_options import FLAGS, PLAYERS

Command = Callable[..., None]
Option = Callable[[Command], Command]


class TableFlag(click.Option):
    """A yes-or-no option of the table; its help is what the table form says, read when asked."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        text = texts(SOURCE)
        name, meaning = f"name-option-{self.name}", f"name-option-{self.name}-help"
        self.help = f"{text(name)}: {text(meaning)}"
        return super().get_help_record(ctx)


def flag_name(option: str) -> str:
    return "--" + option.replace("_", "-")


def together(*options: Option) -> Option:
    """Several options as one decorator, in the order they are named."""

    def decorate(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def choose_language(_context: click.Context, _option: click.Parameter, value: str | None) -> None:
    """By the environment, so that processes we start speak it, too."""
    if value is not None:
        os.environ[VARIABLES[0]] = value


language_option = click.option(
    "--language",
    type=OneOf(LANGUAGES, case_sensitive=False),
    callback=choose_language,
    is_eager=True,
    expose_value=False,
    help=f"What to speak; else what ${', $'.join(VARIABLES)} ask for. Help is English.",
)
solo_option = click.option(
    "--solo",
    type=OneOf(LEVEL_NAMES[1:]),
    help="One player against Brahmabot at this level.",
)
variant_options = together(
    click.option(
        "--special",
        type=Names(SPECIAL_NAMES),
        default=(),
        metavar="NAMES",
        help=f"Special rules: {', '.join(SPECIAL_NAMES)}, all; divided by commas.",
    ),
    click.option("--final", type=OneOf(FINAL_NAMES), help="Final scoring line."),
    click.option(
        "--final-tile",
        type=OneOf(FINAL_TILE_NAMES),
        default=FINAL_TILE_NAMES[0],
        show_default=True,
        help="What the final scoring line does to the standard ones.",
    ),
    *(click.option(flag_name(flag), cls=TableFlag, is_flag=True) for flag in FLAGS),
    click.option("--first-game", is_flag=True, help="The suggested seven characters."),
    click.option(
        "--rules",
        type=OneOf(VERSION_NAMES),
        default=NEWEST_VERSION,
        show_default=True,
        help="Version of the rules.",
    ),
    click.option(
        "--board",
        default="classic",
        show_default=True,
        metavar="NAME|FILE",
        help=f"A board that comes with the game ({', '.join(boards.available())}) or a board file.",
    ),
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
workers_option = click.option(
    "--workers",
    type=WholeNumber(min=1),
    default=1,
    show_default=True,
    help="Processes; the games are the same with any number.",
)
SEED = WholeNumber(0, SEED_LIMIT - 1)
records_option = click.option(
    "--records",
    type=File(allow_dash=True),
    metavar="FILE",
    help="Write a record a line to a file; to - for standard output, and the figures to standard "
    "error then.",
)
database_option = click.option(
    "--database",
    envvar="MAHARAJA_DATABASE",
    show_envvar=True,
    metavar="PATH|URL",
    help="Where tables are kept: a file of SQLite, or postgresql://user@host/name; by default a "
    "file in your data folder. Passwords belong into the variable.",
)
game_options = together(
    click.option("--players", type=WholeNumber(1, 4), default=PLAYERS, show_default=True),
    solo_option,
    variant_options,
)


def kind_of(players: int, solo: str | None, board: str, **options: Any) -> simulation.Kind:
    """What is played; raises a mistake now rather than in a worker."""
    context = click.get_current_context(silent=True)
    source = context.get_parameter_source("players") if context is not None else None
    if solo is not None and players != 1 and source is ParameterSource.COMMANDLINE:
        raise CommandError("error-cli-players-solo", players=players, level=solo)
    if players == 1 and solo is None:
        raise CommandError("error-cli-players-one")
    kind = simulation.Kind(board, {"players": max(2, players), "solo": solo, **options})
    next(kind.games([0]))
    return kind


@contextmanager
def records_file(path: Path | None) -> Iterator[TextIO | None]:
    """Where --records go: a new file, standard output, or nowhere."""
    if path is None:
        yield None
    elif is_standard_output(path):
        yield sys.stdout
        sys.stdout.flush()
    else:
        with path.open("w", encoding="utf-8") as file:
            yield file


def is_standard_output(path: Path | None) -> bool:
    return path is not None and str(path) == "-"


def progress_bar(length: int, label: str) -> Any:
    """On a terminal only, with the text of that id; never in a file or a pipe."""
    hidden = not sys.stderr.isatty()
    words = "" if hidden else say(label)
    return click.progressbar(length=length, label=words, file=sys.stderr, hidden=hidden)
