"""The command for hosts: serve."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import re
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

import maharaja
from maharaja.cli.messages import CommandError, say
from maharaja.cli.options import database_option
from maharaja.cli.program import Command
from maharaja.cli.types import ExistingFolder, Fraction, OneOf, WholeNumber, YesOrNo
from maharaja.errors import Message, system_message
from maharaja.server.settings import FLAG, Flag, Settings, flag_name

if TYPE_CHECKING:
    from maharaja.server.bots.engine_build import BuildReport

Option = Callable[[Callable[..., None]], Callable[..., None]]
PORTS = 20  # to be tried one after the other, if no port was asked for
HOST_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}")
PATIENCE = 30.0  # seconds for the server to answer before a browser is opened


class Listed(click.ParamType[tuple[str, ...]]):
    """Texts divided by commas, each checked."""

    def __init__(self, name: str, check: Callable[[str], str]) -> None:
        self.name = name
        self._check = check

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        try:
            return tuple(self._check(text.strip()) for text in value.split(",") if text.strip())
        except ValueError as error:
            self.fail(str(error), param, ctx)


class Checked(click.ParamType[str]):
    """One text, checked."""

    def __init__(self, name: str, check: Callable[[str], str]) -> None:
        self.name = name
        self._check = check

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return self._check(value.strip())
        except ValueError as error:
            self.fail(str(error), param, ctx)


def origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or text.count("/") != 2:
        raise ValueError(say("error-cli-no-origin", text=text))
    return text.lower()


def host_name(text: str) -> str:
    if not HOST_NAME.fullmatch(text):
        raise ValueError(say("error-cli-no-host", text=text))
    return text.lower().rstrip(".")


def network(text: str) -> str:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise ValueError(say("error-cli-no-network", text=text)) from None
    return text


def mail_address(text: str) -> str:
    from maharaja.server.notifications.mail_address import is_mail_address  # noqa: PLC0415

    if not is_mail_address(text):
        raise ValueError(say("error-cli-no-mail-address", text=text))
    return text


def server_address(text: str) -> str:
    host, _, port = text.rpartition(":")
    if not HOST_NAME.fullmatch(host) and not re.fullmatch(r"\[[0-9A-Fa-f:]+\]", host):
        raise ValueError(say("error-cli-no-server", text=text))
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError(say("error-cli-no-server", text=text))
    return text


CHECKS = {
    "origin": origin,
    "host": host_name,
    "network": network,
    "mail": mail_address,
    "server": server_address,
}


def flag(given: Field[Any]) -> Option:
    """The option of a setting."""
    what: Flag = given.metadata[FLAG]
    default = given.default if given.default is not MISSING else given.default_factory
    return click.option(
        flag_name(given.name),
        help=what.help,
        type=type_of(what, given.default),
        default=default,
        is_flag=isinstance(default, bool),
        metavar=what.metavar,
        show_envvar=True,
        show_default=not callable(default) and not isinstance(default, bool),
    )


def type_of(what: Flag, default: object) -> click.ParamType[Any]:
    if what.kind == "folder":
        return ExistingFolder()
    if what.kind:
        kind = Checked if default is None else Listed
        return kind(what.kind, CHECKS[what.kind])
    if what.choices:
        return OneOf(what.choices)
    if isinstance(default, bool):
        return YesOrNo()
    if isinstance(default, float):
        return Fraction(what.low, what.high)
    if what.low is not None:
        return WholeNumber(int(what.low), None if what.high is None else int(what.high))
    return click.STRING


def flags_of_settings(command: Callable[..., None]) -> Callable[..., None]:
    """All settings as options, in their order."""
    for given in reversed(fields(Settings)):
        command = (flag(given) if FLAG in given.metadata else database_option)(command)
    return command


@click.command(cls=Command, context_settings={"auto_envvar_prefix": "MAHARAJA"})
@flags_of_settings
@click.option(
    "--open/--no-open",
    type=YesOrNo(),
    help="Open the home page in a browser, if there is a display; without --port, another port is "
    "taken if the usual one is not free.",
    default=False,
    show_envvar=True,
    show_default=True,
)
@click.pass_context
def serve(ctx: click.Context, /, **flags: Any) -> None:
    """Serve tables to people, bots and programs, until it is interrupted.

    Every option can be set by an environment variable, too. docs/hosting.md tells how to run it
    behind a proxy, and how to back up and restore the tables.
    """
    # All of this is slow to import, and only needed here.
    from maharaja.server.logs import set_up_logs  # noqa: PLC0415
    from maharaja.server.network import EVERYWHERE, network_url, url_of  # noqa: PLC0415
    from maharaja.server.notifications.notifications import mail_offer  # noqa: PLC0415
    from maharaja.server.systemd import handed_over  # noqa: PLC0415
    from maharaja.server.uvicorn_server import listen  # noqa: PLC0415
    from maharaja.server.uvicorn_server import serve as run  # noqa: PLC0415
    from maharaja.store.open_store import shown_database  # noqa: PLC0415

    opening = flags.pop("open")
    is_play = is_given(ctx, "open")  # ./play names it; whoever runs a server knows the rest
    if flags["share"] and not is_given(ctx, "host"):
        flags["host"] = EVERYWHERE
    settings = Settings(**flags)
    set_up_logs(settings.log_level, settings.log_format)
    ports = range(
        settings.port, settings.port + (PORTS if opening and not is_given(ctx, "port") else 1)
    )
    listening = handed_over() or first_free(
        lambda port: listen(settings.host, port), ports, settings.host
    )
    url = url_of(listening)
    host_links: list[str] = []  # one, until somebody has opened it

    def ready() -> None:
        if not settings.quiet:
            engine = say("cli-engine-compiled" if maharaja.compiled() else "cli-engine-plain")
            database = shown_database(settings.database)
            click.echo(say("cli-serving", url=url), err=True)
            click.echo(say("cli-serving-from", database=database, engine=engine), err=True)
            for path in host_links:
                click.echo(say("cli-serving-host", url=f"{url}{path}"), err=True)
            if settings.mail_server:
                tell_missing(mail_offer(settings).missing)
            if is_play or settings.share:
                tell_address(network_url(listening))
        if opening and has_display():
            threading.Thread(target=open_page, args=[url], daemon=True).start()

    with listening:
        progress = BuildProgress(quiet=settings.quiet)
        asyncio.run(run(settings, listening, ready, progress, host_links.append))


def is_given(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is not ParameterSource.DEFAULT


def tell_missing(what: str | None) -> None:
    """Why there are no mails, to a host who wants them."""
    if what is not None:
        click.echo(say(f"cli-serving-no-mail-{what}"), err=True)


def tell_address(url: str | None) -> None:
    """Where others find the server, with a code for their cameras; or that they do not."""
    if url is None:
        click.echo(say("cli-serving-only-here"), err=True)
        return
    click.echo(say("cli-serving-network", url=url), err=True)
    if sys.stderr.isatty():
        import segno  # noqa: PLC0415 - needed here only

        segno.make_qr(url).terminal(sys.stderr, border=2, compact=True)


class BuildProgress:
    """Tells how the build of the compiled engine goes: step by step in a terminal, else briefly."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._told = False  # that it has begun

    def __call__(self, report: BuildReport) -> None:
        if self._quiet:
            return
        if report.state == "compiling":
            self._tell_progress(round(report.progress * 100))
            return
        done = "cli-engine-ready" if report.state == "ready" else "cli-engine-failed"
        click.echo(("\r" if sys.stderr.isatty() else "") + say(done) + " " * 20, err=True)

    def _tell_progress(self, percent: int) -> None:
        if sys.stderr.isatty():
            click.echo("\r" + say("cli-engine-compiling", percent=percent), nl=False, err=True)
        elif not self._told:
            click.echo(say("cli-engine-compiling", percent=percent), err=True)
        self._told = True


def first_free(listen: Callable[[int], socket.socket], ports: range, host: str) -> socket.socket:
    """A socket at the first of the ports that can be had."""
    why: Message | str = ""
    for port in ports:
        try:
            return listen(port)
        except OSError as error:
            why = system_message(error)
    raise CommandError("error-cli-port-taken", host=host, port=ports[0], why=why)


def has_display() -> bool:
    """Whether a browser would have somewhere to appear; else it might be one in the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> None:
    """Open the page as soon as the server answers."""
    import webbrowser  # noqa: PLC0415 - slow to import, like what follows
    from urllib.request import urlopen  # noqa: PLC0415

    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), urlopen(f"{url}/healthz", timeout=PATIENCE):
            webbrowser.open(url)
            return
        time.sleep(0.1)
