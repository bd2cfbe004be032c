"""One web socket of a client: what it says, and what it hears with the time when it came."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from server_process import LOOPBACK
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


@dataclass(frozen=True)
class Place:
    """Where a socket is opened, and by whom."""

    port: int
    path: str
    token: str = ""
    source: str = LOOPBACK  # the client's own address

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}{self.path}"


class Line(asyncio.Protocol):
    """A socket; what comes is handed on with the time when it came."""

    def __init__(self, place: Place, heard: Callable[[bytes, float], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(place.address), max_size=None)
        self._token = place.token
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self.bytes = 0
        self.lost = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        if self._token:
            request.headers["Authorization"] = f"Bearer {self._token}"
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.bytes += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._be_opened()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data), now)
        self._flush()

    def _be_opened(self) -> None:
        if self._protocol.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._protocol.handshake_exc)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("a server has closed a socket at once"))

    def say(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        parts = self._protocol.data_to_send()
        if parts and self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
