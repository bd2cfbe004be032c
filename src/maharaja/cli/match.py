"""The command for authors of bots: match."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, TextIO

import click

from maharaja.arena.contest import failures_of, record_line
from maharaja.arena.simulation import player_dice
from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.entries import name_of, seated
from maharaja.bots.custom.faults import Fault, Hooks
from maharaja.bots.match import play_match
from maharaja.bots.protocol.external_bot import Limits
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import FAILED, complain_of_failure, limit_option, seats_option
from maharaja.cli.messages import CommandError, fitted, language, say
from maharaja.cli.options import (
    SEED,
    is_standard_output,
    json_option,
    kind_of,
    records_file,
    solo_option,
    together,
    variant_options,
)
from maharaja.cli.types import MILLISECONDS, File
from maharaja.engine.ids import COLOURS
from maharaja.engine.state import State
from maharaja.engine.text.notation import choice_text
from maharaja.render import position_text as text_drawing

DEFAULT = Limits()
start_limit_option = click.option(
    "--start-limit",
    type=MILLISECONDS,
    default=round(DEFAULT.start * 1000),
    show_default=True,
    metavar="MS",
    help="Milliseconds an external bot has to get ready.",
)
trace_option = click.option(
    "--trace",
    type=File(allow_dash=True),
    metavar="FILE",
    help="Write every line that external bots hear (>) and say (<); to - for standard error.",
)
looking_options = together(
    click.option("--show", is_flag=True, help="Print every choice as it is made."),
    click.option(
        "--record",
        type=File(allow_dash=True),
        metavar="FILE",
        help="Write the record of the game, for maharaja replay; to - for standard output.",
    ),
    trace_option,
)


@click.command(cls=BotsCommand)
@seats_option(required=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
@limit_option
@start_limit_option
@looking_options
@solo_option
@variant_options
@json_option
def match(
    seats: tuple[str, ...],
    seed: int,
    limit: int,
    start_limit: int,
    show: bool,
    record: Path | None,
    trace: Path | None,
    solo: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Play one game between levels and bots of your own; print the result and every fault.

    A bot of your own is a class (--seats mybot.py:MyBot,novice) or a command that speaks
    docs/bot-protocol.md (--seats "cmd:python3 examples/bot.py",novice). What it writes to standard
    error is shown at once. One that cannot start or crashes has failed: there is no result then.
    """
    if solo is not None and len(seats) > 1:
        raise CommandError("error-cli-seats-solo", seats=len(seats))
    kind = kind_of(players=len(seats), solo=solo, **options)
    _, game = next(kind.games([seed]))
    limits = Limits(move=limit / 1000, start=start_limit / 1000)
    with records_file(record) as kept, trace_file(trace) as traced:
        with seating(seats, seed, limits, traced) as bots:
            moves = play_match(game, bots, shown if show else None)
        if kept is not None:
            kept.write(record_line(game.record(), seats) + "\n")
    rows = [row(*item) for item in zip(seats, bots, moves.seconds, strict=False)]
    failed = [failure for failure in failures_of(bots) if failure]
    report = {"seed": seed, "decisions": game.decisions, "seats": rows}
    report["result"] = None if failed else game.result()
    text = json.dumps(report) if as_json else fitted(report_text(report))
    click.echo(text, nl=as_json, err=is_standard_output(record))
    for failure in failed:
        complain_of_failure(seats[failure.seat], failure.whole())
    if failed:
        click.get_current_context().exit(FAILED)


# --- at the table --------------------------------------------------------------------------------


@contextmanager
def seating(
    seats: Sequence[str], seed: int, limits: Limits, traced: TextIO | None
) -> Iterator[list[Bot]]:
    """A bot for each seat; all are ended, whatever happens."""
    bots: list[Bot] = []
    try:
        for seat, entry in enumerate(seats):
            hooks = hooks_of(seat, traced)
            bots.append(seated(entry, seat, bot_seed(seed, seat), limits, hooks))
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, CustomBot):
                bot.close()


def bot_seed(seed: int, seat: int) -> int:
    """Neither the table's seed nor another seat's."""
    dice = player_dice(seed)
    for _ in range(seat):
        dice.step()
    return int(dice.step())


def hooks_of(seat: int, traced: TextIO | None) -> Hooks:
    """Faults and standard error are told as they come, lines of the protocol if asked for."""

    def stderr(line: str) -> None:
        click.echo(f"[{seat}] {line}", err=True)

    def trace(way: str, line: str) -> None:
        if traced is not None:
            traced.write(f"[{seat}] {way} {line}\n")
            traced.flush()

    return Hooks(fault=tell, stderr=stderr, trace=trace)


def tell(fault: Fault) -> None:
    click.echo(fault.text(language()), err=True)


@contextmanager
def trace_file(path: Path | None) -> Iterator[TextIO | None]:
    """Where --trace goes: a new file, standard error, or nowhere."""
    if is_standard_output(path):
        yield sys.stderr
    else:
        with records_file(path) as file:
            yield file


def shown(state: State, seat: int, choice: int) -> None:
    """A choice that is about to be made."""
    click.echo(f"{state.round} {COLOURS[seat]:<9} {choice_text(state.board, choice)}", err=True)


# --- the report ----------------------------------------------------------------------------------


def row(entry: str, bot: Bot, seconds: list[float]) -> dict[str, Any]:
    """How one seat did."""
    words: dict[str, Any] = {
        "bot": entry,
        "name": name_of(bot, entry),
        "moves": len(seconds),
        "median_ms": round(1000 * median(seconds), 3) if seconds else None,
        "slowest_ms": round(1000 * max(seconds), 3) if seconds else None,
    }
    if isinstance(bot, CustomBot):
        words["asked"] = bot.moves
        words["restarts"] = bot.restarts
        words["faults"] = [fault.words() for fault in bot.faults]
        words["failed"] = bot.failure is not None
        words["stderr"] = bot.errors
    return words


def report_text(report: dict[str, Any]) -> str:
    result = report["result"]
    lines = [] if result is None else [text_drawing.draw_result(result)]
    for seat, words in enumerate(report["seats"]):
        name, entry = words["name"], words["bot"]
        who = name if name == entry else f"{name} ({entry})"
        line = [say("cli-match-seat", seat=str(seat), bot=who, count=words["moves"])]
        if words["moves"]:
            median_ms, slowest = str(words["median_ms"]), str(words["slowest_ms"])
            line.append(say("cli-match-times", median=median_ms, slowest=slowest))
        if "faults" in words:
            line.append(say("cli-match-faults", count=len(words["faults"])))
            line.append(say("cli-match-restarts", count=words["restarts"]))
        lines.append(", ".join(line) + "\n")
    return "".join(lines)
