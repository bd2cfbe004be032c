"""What the commands share: the options that say what is played, and the progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import click
from click.core import ParameterSource

import maharaja
from maharaja import boards
from maharaja.arena import simulation
from maharaja.cli.messages import say
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.dice import SEED_LIMIT
from maharaja.engine.ids import FINAL_TILE_NAMES, LEVEL_NAMES
from maharaja.engine.versions import NEWEST_VERSION, VERSION_NAMES
from maharaja.i18n import SOURCE, texts
from maharaja.table_options import FLAGS

Command = Callable[..., None]
Option = Callable[[Command], Command]


class Names(click.ParamType[tuple[str, ...]]):
    """Names divided by commas; ``all`` and ``none`` are names too."""

    name = "names"

    def __init__(self, known: list[str]) -> None:
        self.known = known

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        names = [name.strip() for name in value.split(",") if name.strip() not in ("", "none")]
        if "all" in names:
            return tuple(self.known)
        for name in names:
            if name not in self.known:
                known = ", ".join([*self.known, "all", "none"])
                self.fail(say("cli-not-one-of", name=name, names=known), param, ctx)
        return tuple(dict.fromkeys(names))


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


solo_option = click.option(
    "--solo",
    type=click.Choice(LEVEL_NAMES[1:]),
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
    click.option("--final", type=click.Choice(FINAL_NAMES), help="Final scoring line."),
    click.option(
        "--final-tile",
        type=click.Choice(FINAL_TILE_NAMES),
        default=FINAL_TILE_NAMES[0],
        show_default=True,
        help="What the final scoring line does to the standard ones.",
    ),
    *(click.option(flag_name(flag), cls=TableFlag, is_flag=True) for flag in FLAGS),
    click.option("--first-game", is_flag=True, help="The suggested seven characters."),
    click.option(
        "--rules",
        type=click.Choice(VERSION_NAMES),
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
SEED = click.IntRange(0, SEED_LIMIT - 1)
records_option = click.option(
    "--records",
    type=click.Path(path_type=Path, allow_dash=True),
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
    click.option("--players", type=click.IntRange(1, 4), default=4, show_default=True),
    solo_option,
    variant_options,
)


def kind_of(players: int, solo: str | None, board: str, **options: Any) -> simulation.Kind:
    """What is played; raises a mistake now rather than in a worker."""
    context = click.get_current_context(silent=True)
    source = context.get_parameter_source("players") if context is not None else None
    if solo is not None and players != 1 and source is ParameterSource.COMMANDLINE:
        raise maharaja.SetupError(say("cli-players-solo", players=str(players), level=solo))
    if players == 1 and solo is None:
        raise maharaja.SetupError(say("cli-players-one"))
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
