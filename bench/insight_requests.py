"""What pages of older versions ask for after every update: insight, over a kept connection."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from functools import partial

from load import Party
from server_process import LOOPBACK

END_OF_HEADERS = b"\r\n\r\n"
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
OK = b"HTTP/1.1 200 "

Answered = Callable[[float], None]


class InsightLine(asyncio.Protocol):
    """The connection of one page: a question at a time, opened anew when the server closed it."""

    def __init__(self, port: int, request: bytes, failed: Callable[[str], None]) -> None:
        self._port = port
        self._request = request
        self._failed = failed
        self._transport: asyncio.Transport | None = None
        self._answer = bytearray()
        self._answered: Answered | None = None
        self._opening: asyncio.Task[object] | None = None

    def ask(self, answered: Answered) -> None:
        self._answered = answered
        if self._transport is None:
            loop = asyncio.get_running_loop()
            connecting = loop.create_connection(lambda: self, LOOPBACK, self._port)
            self._opening = loop.create_task(connecting)
        else:
            self._transport.write(self._request)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._answer += data
        end = self._answer.find(END_OF_HEADERS)
        length = LENGTH.search(self._answer, 0, max(end, 0) + 2)
        if end < 0 or length is None:
            return
        if len(self._answer) < end + len(END_OF_HEADERS) + int(length[1]):
            return
        answer, self._answer = bytes(self._answer), bytearray()
        if not answer.startswith(OK):
            self._failed(answer.decode(errors="replace")[:300])
        elif self._answered is not None:
            self._answered(time.perf_counter())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def ask_for_insight(parties: list[Party], port: int, tokens: dict[str, list[str]]) -> None:
    """Count a choice at these tables until all four pages have asked for insight and have it."""
    for party in parties:
        lines = [
            InsightLine(port, request(party.table, seat, token), partial(fail, party))
            for seat, token in enumerate(tokens[party.table])
        ]
        party.asking = lines


def request(table: str, seat: int, token: str) -> bytes:
    return (
        f"GET /api/tables/{table}/insight?seat={seat} HTTP/1.1\r\n"
        f"Host: {LOOPBACK}\r\nAuthorization: Bearer {token}\r\n\r\n"
    ).encode()


def fail(party: Party, answer: str) -> None:
    party.figures.errors.append(answer)
