"""Running a server: its socket, uvicorn around the app, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from types import FrameType

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from maharaja.server.app import opened
from maharaja.server.settings import Settings
from maharaja.server.supervisor import supervise
from maharaja.server.tidying import tidy_up

LOGGER = logging.getLogger("maharaja.serve")
BACKLOG = 2048
GRACE = 5  # seconds for requests to end by themselves when the server stops
LINGER = 10.0  # seconds for a client to read what is left when its socket was closed
PING = 20.0  # seconds between pings, and until a missing answer ends the socket
FORCED = 128  # and the number of the signal: the exit status, when a second one came


class Protocol(WebSocketsSansIOProtocol):
    """Sockets that end even if the client does not read what is left."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)


class Server(uvicorn.Server):
    """Ends with the status 0 after one signal, and at once after another."""

    def __init__(self, config: uvicorn.Config, closing: asyncio.Event) -> None:
        super().__init__(config)
        self._closing = closing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            os._exit(FORCED + sig)  # all that was acknowledged is on disk
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOGGER.info("stopping")
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


def url_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def configured(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        interface="asgi3",
        http="h11",
        ws=Protocol,
        ws_max_size=settings.max_message,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        lifespan="off",  # the app is opened before and closed after, where errors can be told
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE,
    )


async def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal comes."""
    closing = asyncio.Event()
    async with opened(settings, closing) as app:
        LOGGER.info("serving")
        tidying = asyncio.create_task(supervise("tidying up", tidy_up))
        try:
            await Server(configured(app, settings), closing).serve(sockets=[listening])
        finally:
            tidying.cancel()
    LOGGER.info("stopped")
