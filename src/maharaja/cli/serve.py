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
from typing import Any
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

import maharaja
from maharaja.cli.messages import say, translated
from maharaja.cli.options import database_option

Command = Callable[..., None]
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


def origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or text.count("/") != 2:
        raise ValueError(say("cli-no-origin", text=text))
    return text.lower()


def host_name(text: str) -> str:
    if not HOST_NAME.fullmatch(text):
        raise ValueError(say("cli-no-host", text=text))
    return text.lower().rstrip(".")


def network(text: str) -> str:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise ValueError(say("cli-no-network", text=text)) from None
    return text


def option(flag: str, help_text: str, **more: Any) -> Callable[[Command], Command]:
    return click.option(
        flag, help=help_text, show_envvar=True, show_default=more.get("default") is not None, **more
    )


def limit(flag: str, default: float, help_text: str) -> Callable[[Command], Command]:
    whole = isinstance(default, int)
    kind: click.ParamType[Any] = click.IntRange(min=0) if whole else click.FloatRange(0, 1e9)
    return option(flag, help_text, type=kind, default=default)


def size(flag: str, default: int, help_text: str) -> Callable[[Command], Command]:
    return option(flag, help_text, type=click.IntRange(1024, 1 << 30), default=default)


@click.command(context_settings={"auto_envvar_prefix": "MAHARAJA"})
@option("--host", "Where to listen.", default="127.0.0.1", metavar="ADDRESS")
@option("--port", "The port; 0 for any free one.", type=click.IntRange(0, 65535), default=8350)
@database_option
@option(
    "--bots",
    "Processes in which bots think; by default one less than there are processors.",
    type=click.IntRange(1, 256),
    default=lambda: max(1, (os.cpu_count() or 2) - 1),
)
@option(
    "--bot-limit",
    "Seconds a bot may think about a move.",
    type=click.FloatRange(0.1, 600),
    default=10.0,
)
@option(
    "--takeover",
    "Seconds after which the bots of a process that is gone are taken over by another.",
    type=click.FloatRange(1, 3600),
    default=15.0,
)
@option(
    "--origins",
    "Origins besides this server's own whose pages may use it, divided by commas.",
    type=Listed("origins", origin),
    default=(),
    metavar="ORIGINS",
)
@option(
    "--hosts",
    "Names besides this machine's own under which the server is visited, divided by commas.",
    type=Listed("hosts", host_name),
    default=(),
    metavar="NAMES",
)
@option(
    "--trusted-proxies",
    "Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed.",
    type=Listed("addresses", network),
    default=(),
    metavar="ADDRESSES",
)
@option(
    "--metrics-from",
    "Addresses or networks besides this machine that may read /metrics, divided by commas.",
    type=Listed("addresses", network),
    default=(),
    metavar="ADDRESSES",
)
@limit("--rate", 20.0, "Requests and messages a second that a person may read with; 0: no limit.")
@limit("--changes-rate", 10.0, "The same for those that change something.")
@limit("--address-rate", 200.0, "As --rate, for all from one address together.")
@limit("--address-changes-rate", 100.0, "As --changes-rate, for all from one address together.")
@limit("--updates-rate", 400.0, "Updates a second that followers at one address are told.")
@limit("--tables-per-person", 50, "Tables that a person may host at once; 0: no limit.")
@limit("--tables-per-address", 120, "Tables that may be made from one address in an hour.")
@limit(
    "--searching-bots-per-person",
    12,
    "Bots of the levels that search at the tables a person hosts at once; 0: no limit.",
)
@limit("--live-tables", 2_000, "Tables in memory, besides those that are being used; 0: no limit.")
@limit("--sockets-per-person", 16, "Sockets, and waiting looks, of a person at once.")
@limit("--sockets-per-address", 200, "The same for one address.")
@limit("--connections-per-address", 256, "Connections from one address at once; 0: no limit.")
@limit("--connections-rate", 200.0, "New connections a second from one address; 0: no limit.")
@limit("--max-connections", 0, "Connections in all; 0: as many as open files allow.")
@size("--max-headers", 16_384, "Bytes of the headers of a request.")
@size("--max-body", 65_536, "Bytes of a request.")
@size("--max-import", 131_072, "Bytes of a record or position to import.")
@size("--max-message", 16_384, "Bytes of a message over the socket.")
@size("--max-unread", 4_194_304, "Bytes kept for a socket whose client does not read.")
@option(
    "--max-wait",
    "Seconds that a look may wait for something to happen.",
    type=click.FloatRange(0, 30),
    default=30.0,
)
@option(
    "--log-level",
    "How much to log.",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
)
@option(
    "--log-format",
    "Lines for people, or JSON.",
    type=click.Choice(["text", "json"]),
    default="text",
)
@option("--quiet", "Do not tell the address at the start.", is_flag=True)
@option(
    "--open/--no-open",
    "Open the home page in a browser, if there is a display; without --port, another port is taken "
    "if the usual one is not free.",
    default=False,
)
@click.pass_context
def serve(ctx: click.Context, /, **flags: Any) -> None:
    """Serve tables to people, bots and programs, until it is interrupted.

    Every option can be set by an environment variable, too. docs/hosting.md tells how to run it
    behind a proxy, and how to back up and restore the tables.
    """
    # All of this is slow to import, and only needed here.
    from maharaja.server.logs import set_up_logs  # noqa: PLC0415
    from maharaja.server.settings import Settings, shown_database  # noqa: PLC0415
    from maharaja.server.uvicorn_server import listen, url_of  # noqa: PLC0415
    from maharaja.server.uvicorn_server import serve as run  # noqa: PLC0415
    from maharaja.store.store import StoreError  # noqa: PLC0415

    opening = flags.pop("open")
    asked = ctx.get_parameter_source("port") is not ParameterSource.DEFAULT
    settings = Settings(**flags)
    set_up_logs(settings.log_level, settings.log_format)
    ports = range(settings.port, settings.port + (PORTS if opening and not asked else 1))
    listening = first_free(lambda port: listen(settings.host, port), ports, settings.host)
    url = url_of(listening)

    def ready() -> None:
        if not settings.quiet:
            engine = say("cli-engine-compiled" if maharaja.compiled() else "cli-engine-plain")
            database = shown_database(settings.database)
            click.echo(say("cli-serving", url=url), err=True)
            click.echo(say("cli-serving-from", database=database, engine=engine), err=True)
        if opening and has_display():
            threading.Thread(target=open_page, args=[url], daemon=True).start()

    with listening:
        try:
            asyncio.run(run(settings, listening, ready))
        except StoreError as error:
            raise click.ClickException(str(error)) from None


def first_free(listen: Callable[[int], socket.socket], ports: range, host: str) -> socket.socket:
    """A socket at the first of the ports that can be had."""
    reason: str | None = None
    for port in ports:
        try:
            return listen(port)
        except OSError as error:
            reason = error.strerror
    why = translated(reason)
    raise click.ClickException(say("cli-port-taken", host=host, port=str(ports[0]), why=why))


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
