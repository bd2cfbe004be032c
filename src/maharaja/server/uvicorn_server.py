"""Running a server: its socket, uvicorn around the app, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from maharaja.server import systemd
from maharaja.server.app import opened
from maharaja.server.bots.engine_build import BuildReport
from maharaja.server.connections.http_protocol import HttpProtocol
from maharaja.server.connections.limits import Connection, ConnectionLimits
from maharaja.server.connections.listener import Listener
from maharaja.server.connections.open_files import connections_allowed
from maharaja.server.connections.websocket_protocol import WebSocketProtocol
from maharaja.server.gc_tuning import tidy_up
from maharaja.server.http.hosts import FromPeer
from maharaja.server.network import network_url
from maharaja.server.settings import Settings
from maharaja.server.supervisor import supervise

LOGGER = logging.getLogger("maharaja.serve")
BACKLOG = 2048
GRACE = 5  # seconds for requests to end by themselves when the server stops
PING = 20.0  # seconds between pings, and until a missing answer ends the socket
# Seconds after which a thread that computes lets others go on: the writer of SQLite has to wait so
# long after each of its statements while the loop is busy. Python's own 5 ms add up to commits of
# 20 ms.
SWITCH = 0.0005
FORCED = 128  # and the number of the signal: the exit status, when a second one came


class Server(uvicorn.Server):
    """Ends with the status 0 after one signal, and at once after another."""

    def __init__(
        self,
        config: uvicorn.Config,
        closing: asyncio.Event,
        connections: ConnectionLimits,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._closing = closing
        self._connections = connections
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        self.servers = [
            Listener(listening, self._connections, self._protocol)  # type: ignore[misc]
            for listening in sockets or []
        ]
        self.started = True
        self._ready()
        systemd.tell("READY=1")
        LOGGER.info("serving")

    def _protocol(self, connection: Connection) -> HttpProtocol:
        return HttpProtocol(
            self.config, self.server_state, self.lifespan.state, connection=connection
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A hang-up ends it like the others, unless it was started so that it outlives one."""
        before = signal.getsignal(signal.SIGHUP)
        with super().capture_signals():
            if before is not signal.SIG_IGN:
                signal.signal(signal.SIGHUP, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(signal.SIGHUP, before)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            os._exit(FORCED + sig)  # all that was acknowledged is on disk
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOGGER.info("stopping")
        systemd.tell("STOPPING=1")
        self._closing.set()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address; OSError if it cannot be had."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    # With its protocol named: only then asyncio switches off the delay of small packets.
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def configured(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        FromPeer(ProxyHeadersMiddleware(app, list(settings.trusted_proxies))),  # type: ignore[arg-type]
        interface="asgi3",
        ws=WebSocketProtocol,
        ws_max_size=settings.max_message,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        lifespan="off",  # the app is opened before and closed after, where errors can be told
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # done above
        timeout_graceful_shutdown=GRACE,
    )


async def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None] = lambda: None,
    note_build: Callable[[BuildReport], None] = lambda _: None,
    note_host_link: Callable[[str], None] = lambda _: None,
) -> None:
    """Serve until a signal comes; say so when all is ready, and how the engine's build goes."""
    closing = asyncio.Event()
    connections = ConnectionLimits(
        settings, connections_allowed(settings.max_connections, settings.bots)
    )
    address = network_url(listening)
    async with opened(settings, closing, connections, address, note_build, note_host_link) as app:
        tidying = asyncio.create_task(supervise("tidying up", tidy_up))
        before = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        try:
            config = configured(app, settings)
            await Server(config, closing, connections, ready).serve(sockets=[listening])
        finally:
            sys.setswitchinterval(before)
            tidying.cancel()
    LOGGER.info("stopped")
