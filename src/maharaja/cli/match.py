"""The command for authors of bots: match."""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import click

from maharaja.arena.contest import seated
from maharaja.arena.simulation import player_dice
from maharaja.bots.bot import Bot
from maharaja.bots.match import play_match
from maharaja.bots.protocol.external_bot import ExternalBot, Fault, Limits
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import limit_option, seats_option
from maharaja.cli.messages import CommandError, language, say
from maharaja.cli.options import SEED, json_option, kind_of, solo_option, variant_options
from maharaja.cli.types import MILLISECONDS
from maharaja.render import position_text as text_drawing

DEFAULT = Limits()


@click.command(cls=BotsCommand)
@seats_option(required=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
@limit_option
@click.option(
    "--start-limit",
    type=MILLISECONDS,
    default=round(DEFAULT.start * 1000),
    show_default=True,
    metavar="MS",
    help="Milliseconds an external bot has to get ready.",
)
@solo_option
@variant_options
@json_option
def match(
    seats: tuple[str, ...],
    seed: int,
    limit: int,
    start_limit: int,
    solo: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Play one game between levels and external bots; print the result and every fault.

    An external bot is a command that speaks docs/bot-protocol.md: --seats "cmd:python3
    examples/bot.py",novice
    """
    if solo is not None and len(seats) > 1:
        raise CommandError("error-cli-seats-solo", seats=len(seats))
    kind = kind_of(players=len(seats), solo=solo, **options)
    _, game = next(kind.games([seed]))
    limits = Limits(move=limit / 1000, start=start_limit / 1000)
    bots: list[Bot] = []
    try:
        for seat, entry in enumerate(seats):
            bots.append(seated(entry, seat, bot_seed(seed, seat), limits, tell))
        moves = play_match(game, bots)
    finally:
        for bot in bots:
            if isinstance(bot, ExternalBot):
                bot.close()
    rows = [row(*item) for item in zip(seats, bots, moves.seconds, strict=False)]
    report = {"seed": seed, "decisions": game.decisions, "seats": rows, "result": game.result()}
    click.echo(json.dumps(report) if as_json else report_text(report), nl=as_json)


def bot_seed(seed: int, seat: int) -> int:
    """Neither the table's seed nor another seat's."""
    dice = player_dice(seed)
    for _ in range(seat):
        dice.step()
    return int(dice.step())


def tell(fault: Fault) -> None:
    click.echo(fault.text(language()), err=True)


def row(entry: str, bot: Bot, seconds: list[float]) -> dict[str, Any]:
    """How one seat did."""
    words: dict[str, Any] = {
        "bot": entry,
        "moves": len(seconds),
        "median_ms": round(1000 * median(seconds), 3) if seconds else None,
        "slowest_ms": round(1000 * max(seconds), 3) if seconds else None,
    }
    if isinstance(bot, ExternalBot):
        words["name"] = bot.name
        words["asked"] = bot.moves
        words["restarts"] = bot.restarts
        words["faults"] = [fault.words() for fault in bot.faults]
        words["stderr"] = bot.errors
    return words


def report_text(report: dict[str, Any]) -> str:
    lines = [text_drawing.draw_result(report["result"])]
    for seat, words in enumerate(report["seats"]):
        line = [say("cli-match-seat", seat=str(seat), bot=words["bot"], count=words["moves"])]
        if words["moves"]:
            median_ms, slowest = str(words["median_ms"]), str(words["slowest_ms"])
            line.append(say("cli-match-times", median=median_ms, slowest=slowest))
        if "faults" in words:
            line.append(say("cli-match-faults", count=len(words["faults"])))
            line.append(say("cli-match-restarts", count=words["restarts"]))
        lines.append(", ".join(line) + "\n")
    return "".join(lines)
