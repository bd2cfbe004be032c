"""The command that brings bots of your own to the tables of a server: join."""

from __future__ import annotations

import secrets
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

import click

from maharaja.bots.bot import Bot
from maharaja.bots.custom.custom_bot import CustomBot
from maharaja.bots.custom.entries import name_of, seated
from maharaja.bots.custom.faults import Hooks
from maharaja.bots.protocol.external_bot import Limits
from maharaja.cli.bot_help import BotsCommand
from maharaja.cli.contests import FAILED, INTERRUPTED, complain_of_failure, limit_option
from maharaja.cli.match import hooks_of, start_limit_option, trace_file, trace_option
from maharaja.cli.messages import CommandError, complain, language, say
from maharaja.cli.options import together
from maharaja.cli.types import WholeNumber
from maharaja.engine.dice import SEED_LIMIT
from maharaja.errors import MaharajaError
from maharaja.remote.address import TableAddress, read_address
from maharaja.remote.client import Client, take_seat
from maharaja.remote.seat import LOOKING, RemoteSeat, Stopped

BOT_ACCOUNT = "bot-"  # the tokens of bot accounts begin with it
account_options = together(
    click.option(
        "--name",
        metavar="NAME",
        help="What the table calls it; by default the name of its class, or the one it gives.",
    ),
    click.option(
        "--seat", type=WholeNumber(0, 3), metavar="N", help="Which seat; by default any free one."
    ),
    click.option(
        "--token",
        envvar="MAHARAJA_BOT_TOKEN",
        show_envvar=True,
        help="Of its bot account, to come back to a seat; by default a new one.",
    ),
)


@dataclass(frozen=True)
class JoiningBot:
    """Who is brought along, and how long it may take."""

    entry: str
    name: str
    limits: Limits
    hooks: Hooks

    def make(self, seat: int) -> Bot:
        return seated(self.entry, seat, secrets.randbelow(SEED_LIMIT), self.limits, self.hooks)


@click.command(cls=BotsCommand)
@click.argument("links", nargs=-1, required=True, metavar="LINK...")
@click.option(
    "--bot",
    "entry",
    required=True,
    metavar="BOT",
    help="FILE.py:CLASS, cmd:COMMAND LINE, or a level.",
)
@account_options
@limit_option
@start_limit_option
@trace_option
def join(
    links: tuple[str, ...],
    entry: str,
    name: str | None,
    seat: int | None,
    token: str | None,
    limit: int,
    start_limit: int,
    trace: Path | None,
) -> None:
    """Take a seat at tables of a server with a bot of your own, and play to the end.

    LINK is the address of a table, with the invitation to it or the link of a seat behind #; with
    several of them it plays at all of them at once. The others see that it is a bot. One that fails
    leaves its seat, and a bot of the server's plays on; so it does after Ctrl+C.
    """
    addresses = [read_address(link) for link in links]
    if token is not None and not token.startswith(BOT_ACCOUNT):
        raise CommandError("error-cli-join-token", begin=BOT_ACCOUNT)
    limits = Limits(move=limit / 1000, start=start_limit / 1000)
    with trace_file(trace) as traced:
        joining = JoiningBot(entry, name or tried_out(entry, limits), limits, hooks_of(0, traced))
        with stopped_by_interrupts():
            seats = [sit_down(address, joining, seat, token) for address in addresses]
            status = max(play_all(seats, joining))
    if status:
        click.get_current_context().exit(status)


def tried_out(entry: str, limits: Limits) -> str:
    """What the bot is called; BotError if it does not start, before it takes a seat."""
    bot = seated(entry, 0, 0, limits)
    if isinstance(bot, CustomBot):
        bot.close()
    return name_of(bot, entry)


# --- at the tables -------------------------------------------------------------------------------

STOP = Event()  # set by Ctrl+C, for all tables of the command


@contextmanager
def stopped_by_interrupts() -> Iterator[None]:
    """Ctrl+C breaks nothing off: every bot leaves its seat first."""
    STOP.clear()
    if threading.current_thread() is not threading.main_thread():
        yield  # where interrupts do not arrive
        return
    before = signal.signal(signal.SIGINT, lambda *_: STOP.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def sit_down(
    address: TableAddress, joining: JoiningBot, seat: int | None, token: str | None
) -> RemoteSeat:
    """A seat by the link, as a bot account."""
    client = Client(address.server, token)
    if token is None:
        client.sign_in(bot=True)
    taken = take_seat(client, address, joining.name, seat)
    return RemoteSeat(client, address.table, taken, joining.make, STOP)


def play_all(seats: Sequence[RemoteSeat], joining: JoiningBot) -> list[int]:
    """All to the end, each in a thread of its own; their statuses."""
    with ThreadPoolExecutor(len(seats)) as threads:
        running = [threads.submit(play, seat, joining) for seat in seats]
        # In pieces: of a signal that comes just before a wait Python hears only after it.
        while wait(running, LOOKING).not_done:
            pass
        return [each.result() for each in running]


def play(seat: RemoteSeat, joining: JoiningBot) -> int:
    """To the end of the game or of the bot; the status that this is."""
    number = str(seat.seat)
    words = say("cli-join-seated", name=joining.name, seat=number, table=seat.table)
    click.echo(words, err=True)
    try:
        table = seat.play()
    except Stopped:
        seat.leave()
        return INTERRUPTED
    except MaharajaError as error:
        complain(error.text(language()))
        return FAILED
    finally:
        seat.close()
    if seat.failure is not None:
        complain_of_failure(joining.entry, seat.failure.whole())
        return FAILED
    return tell_end(seat, table)


def tell_end(seat: RemoteSeat, table: dict[str, Any]) -> int:
    if table["status"] != "finished":
        complain(say("cli-join-closed", table=seat.table))
        return FAILED
    result = table["view"]["result"]
    scores = ", ".join(str(each["total"]) for each in result["seats"])
    ending = "cli-join-won" if seat.seat in result["winners"] else "cli-join-over"
    click.echo(say(ending, table=seat.table, seat=str(seat.seat), scores=scores))
    return 0
