"""The command for hosts: serve."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import click

import maharaja
from maharaja.commands.options import database_option

Command = Callable[..., None]


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
        raise ValueError(f'"{text}" is no origin; an origin is like https://example.org')
    return text.lower()


def network(text: str) -> str:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise ValueError(f'"{text}" is neither an address nor a network like 10.0.0.0/8') from None
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
@limit("--tables-per-person", 50, "Tables that a person may host at once; 0: no limit.")
@limit("--tables-per-address", 120, "Tables that may be made from one address in an hour.")
@limit("--sockets-per-person", 16, "Sockets, and waiting looks, of a person at once.")
@limit("--sockets-per-address", 200, "The same for one address.")
@size("--max-body", 65_536, "Bytes of a request.")
@size("--max-import", 1_048_576, "Bytes of a record or position to import.")
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
def serve(**flags: Any) -> None:
    """Serve tables to people, bots and programs, until it is interrupted.

    Every option can be set by an environment variable, too. docs/hosting.md tells how to run it
    behind a proxy, and how to back up and restore the tables.
    """
    # All of this is slow to import, and only needed here.
    from maharaja.server.logs import set_up_logs  # noqa: PLC0415
    from maharaja.server.running import listen, url_of  # noqa: PLC0415
    from maharaja.server.running import serve as run  # noqa: PLC0415
    from maharaja.server.settings import Settings, shown_database  # noqa: PLC0415
    from maharaja.store.store import StoreError  # noqa: PLC0415

    settings = Settings(**flags)
    set_up_logs(settings.log_level, settings.log_format)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        raise click.ClickException(
            f"{settings.host} port {settings.port}: {error.strerror}; choose another --port, or "
            "--port 0 for any"
        ) from None
    with listening:
        if not settings.quiet:
            engine = "compiled" if maharaja.compiled() else "plain Python"
            database = shown_database(settings.database)
            click.echo(f"Maharaja at {url_of(listening)}", err=True)
            click.echo(f"tables in {database}, {engine} engine", err=True)
        try:
            asyncio.run(run(settings, listening))
        except StoreError as error:
            raise click.ClickException(str(error)) from None
