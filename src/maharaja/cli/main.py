"""The command line: simulate, replay, board, bench."""

from __future__ import annotations

import json
import os
import sys
from math import isfinite
from pathlib import Path
from typing import Any

import click

import maharaja
from maharaja import boards
from maharaja.arena import simulation
from maharaja.cli import arena as arena_commands
from maharaja.cli.bot import bot
from maharaja.cli.match import match
from maharaja.cli.messages import MISUSE, fail, language_option, padded, say, translated
from maharaja.cli.options import (
    SEED,
    game_options,
    is_standard_output,
    kind_of,
    progress_bar,
    records_file,
    records_option,
)
from maharaja.cli.serve import serve
from maharaja.cli.tables import tables
from maharaja.errors import system_message
from maharaja.render import position_text as text_drawing
from maharaja.render.svg import board_svg


def version_text() -> str:
    engine = "compiled" if maharaja.compiled() else "plain Python"
    return f"maharaja {maharaja.__version__}, {engine} engine"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(maharaja.__version__, message=version_text())
@language_option
def cli() -> None:
    """The board game Maharaja: simulate and replay games, check and draw boards.

    An unofficial implementation; the map, the bonuses and the solo tiles are a reconstruction.
    """


@cli.command()
@game_options
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--seed", type=SEED, default=0, show_default=True)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Processes; the games are the same with any number.",
)
@records_option
@click.option("--positions", is_flag=True, help="With --records: the position after each decision.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def simulate(
    games: int,
    seed: int,
    workers: int,
    records: Path | None,
    positions: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Play random games and print how many, how fast, and how they ended."""
    if positions and records is None:
        raise click.UsageError(say("error-cli-positions-need-records"))
    kind = kind_of(**options)
    simulation.check_seeds(seed, games)  # before a file is opened
    with records_file(records) as file, progress_bar(games, "cli-progress-games") as bar:
        tally = simulation.simulate(
            kind,
            games,
            seed,
            workers=workers,
            records=file is not None,
            positions=positions,
            progress=bar.update,
            keep=lambda line: file.write(f"{line}\n") if file is not None else None,
        )
    report = tally.report()
    text = json.dumps(report) if as_json else report_text(report)
    click.echo(text, err=is_standard_output(records))


def report_text(report: dict[str, Any]) -> str:
    scores = "  ".join(f"{score:.1f}" for score in report["mean_scores"])
    rows = [
        (say("cli-report-games"), f"{report['games']:,}"),
        (say("cli-report-decisions"), f"{report['decisions']:,}"),
        (say("cli-report-games-second"), f"{report['games_per_second']:,.1f}"),
        (say("cli-report-decisions-second"), f"{report['decisions_per_second']:,}"),
        (say("cli-report-scores"), scores),
        (say("cli-report-statue"), f"{report['ends_by_seventh_statue']:,}"),
        (say("cli-report-engine"), report["engine"]),
    ]
    return "\n".join(f"{padded(label, 17)}{figure:>12}" for label, figure in rows)


@cli.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(min=0), help="Stop after so many decisions.")
@click.option("--game", type=click.IntRange(min=1), default=1, help="Which line of a file of many.")
@click.option("--board", metavar="FILE", help="The board file, if the board is not a shipped one.")
@click.option("--json", "as_json", is_flag=True, help="Print the position as JSON.")
def replay(record: Path, at: int | None, game: int, board: str | None, as_json: bool) -> None:
    """Check a record and print the position it leads to, at the end or after --at decisions."""
    data = read_record(record, game)
    laid = None if board is None else maharaja.load_board(board)
    try:
        replayed = maharaja.replay(data, board=laid)
    except (maharaja.FormatError, maharaja.SetupError) as error:
        raise error.inside(str(record)) from None
    made = replayed.decisions
    if at is not None and at > made:
        raise maharaja.SetupError(
            "error-cli-too-few-decisions", file=str(record), asked=at, count=made
        )
    shown = replayed if at is None else maharaja.replay(data, at, board=laid)
    if as_json:
        click.echo(json.dumps(shown.dump(), ensure_ascii=False))
        return
    click.echo(say("cli-replayed", shown=str(shown.decisions), made=str(made)))
    click.echo(text_drawing.draw(shown.dump()), nl=False)
    result = shown.result()
    if result is not None:
        click.echo(text_drawing.draw_result(result), nl=False)


def read_record(path: Path, number: int) -> object:
    """A record alone in a file, or one line of a file of many."""
    file = str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except OSError as error:
        why = system_message(error)
        raise maharaja.FormatError("error-file-unreadable", at=file, what=why) from None
    except UnicodeDecodeError:
        raise maharaja.FormatError("error-file-not-utf8", at=file) from None
    rows = [text]
    if not is_json(text):
        rows = [line for line in text.split("\n") if line.strip()]
    if number > len(rows):
        raise maharaja.FormatError(
            "error-cli-too-few-games", file=file, count=len(rows), game=number
        )
    try:
        return read_json(rows[number - 1])
    except ValueError as error:
        why = error.message if isinstance(error, maharaja.FormatError) else str(error)
        raise maharaja.FormatError("error-cli-no-json", file=file, line=number, why=why) from None


def is_json(text: str) -> bool:
    try:
        read_json(text)
    except ValueError:
        return False
    return True


def read_json(text: str) -> object:
    """ValueError for everything that is wrong with it."""
    try:
        return json.loads(text)
    except RecursionError:
        raise maharaja.FormatError("error-cli-nested") from None


@cli.group()
def board() -> None:
    """Check and draw board files."""


@board.command()
@click.argument("file")
def check(file: str) -> None:
    """Tell whether a board file makes a board, and if not, why not."""
    loaded = boards.load(file)
    players = [say("cli-solo") if count == 1 else str(count) for count in loaded.players]
    numbers = {"cities": loaded.cities, "roads": loaded.roads, "villages": loaded.villages}
    said = say(
        "cli-board-good",
        board=loaded.id,
        players=", ".join(players),
        digest=loaded.digest,
        **{name: str(number) for name, number in numbers.items()},
    )
    click.echo(said)


@board.command()
@click.argument("file")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to; else printed.")
@click.option("--layout", type=click.Choice(["wide", "tall"]), default="wide", show_default=True)
def draw(file: str, output: Path | None, layout: str) -> None:
    """Draw a board as SVG."""
    svg = board_svg(boards.load(file), layout)
    if output is None:
        click.echo(svg, nl=False)
    else:
        output.write_text(svg, encoding="utf-8")


def finite(seconds: float) -> float:
    if not isfinite(seconds):
        raise click.BadParameter(say("error-cli-never-pass", seconds=str(seconds)))
    return seconds


@cli.command()
@click.option("--rounds", type=click.IntRange(min=1), default=9, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01),
    default=0.3,
    show_default=True,
    callback=lambda _context, _option, value: finite(value),
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(rounds: int, seconds: float, as_json: bool) -> None:
    """Measure the engine beside its peers, catanatron and OpenSpiel, in the same run.

    Needs the peers: pip install '.[dev]' in a checkout. Every round measures each for SECONDS, in
    turn; medians over the rounds are printed, and ratios between them.
    """
    from maharaja import bench as benchmark  # noqa: PLC0415 - its peers are slow to import

    total = rounds * benchmark.subjects_in_all()
    with progress_bar(total, "cli-progress-measuring") as bar:
        figures = benchmark.run(rounds, seconds, bar.update)
    click.echo(json.dumps(figures) if as_json else benchmark.text(figures))


cli.add_command(arena_commands.arena)
cli.add_command(arena_commands.ladder)
cli.add_command(arena_commands.balance)
cli.add_command(bot)
cli.add_command(match)
cli.add_command(serve)
cli.add_command(tables)


def main() -> None:
    """The console script."""
    try:
        status = cli.main(prog_name="maharaja", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        sys.exit(MISUSE)
    except click.exceptions.NoSuchCommand as error:
        fail(no_such_command(error))
    except click.ClickException as error:
        fail(translated(error.format_message()))
    except maharaja.MaharajaError as error:
        fail(translated(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        named = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        fail(translated(named))
    except click.Abort:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def no_such_command(error: click.exceptions.NoSuchCommand) -> str:
    """With what could have been meant."""
    group = error.ctx.command if error.ctx is not None else cli
    names = list(group.commands) if isinstance(group, click.Group) else []
    return say("error-cli-unknown-command", command=error.command_name, commands=", ".join(names))
