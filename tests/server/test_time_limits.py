"""Connections: how long requests may take, and answers may stay unread."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest
from support.local_server import UNLIMITED, beside, local_server
from support.raw_connections import (
    connected,
    parsed,
    read_all,
    read_head,
    refused,
    request,
    try_to_send,
)

from maharaja.server.connections import http_protocol, unread

pytestmark = pytest.mark.once


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time limits that a test can wait for."""
    for name, seconds in {"headers": 0.3, "body": 0.6, "drain": 0.3}.items():
        monkeypatch.setitem(http_protocol.TIMES, name, seconds)
    monkeypatch.setattr(http_protocol, "LINGER", 0.3)
    monkeypatch.setattr(unread, "WINDOW", 0.3)


def told_by(client: socket.socket, *crumbs: bytes) -> bytes:
    """Send crumb after crumb, never pausing for long; what is answered in the end."""
    for crumb in crumbs:
        if not try_to_send(client, crumb):
            break
        time.sleep(0.05)
    return read_all(client)


def trickle(port: int, begin: bytes, crumbs: int = 400) -> bytes:
    with connected(port) as client:
        client.sendall(begin)
        return told_by(client, *[b"x"] * crumbs)


@pytest.mark.usefixtures("short")
def test_requests_that_take_too_long_are_ended(tmp_path: Path) -> None:
    body = ("Content-Type: application/json", "Content-Length: 1000000")

    async def story() -> None:
        async with local_server(tmp_path, **UNLIMITED) as port:
            # nothing at all, and headers that never end
            assert await beside(lambda: asked(port, b"")) == b""
            refused(
                parsed(await beside(lambda: trickle(port, b"GET / HTTP/1.1\r\nA: "))), "too-slow"
            )
            # the same on a connection that has asked before
            begin = request() + b"GET / HTTP/1.1\r\nA: "
            assert b'"too-slow"' in await beside(lambda: trickle(port, begin))
            # a body that is waited for, and one that nobody wants
            post = request("/api/tables", *body, method="POST")
            refused(parsed(await beside(lambda: trickle(port, post))), "too-slow")
            answer = await beside(lambda: trickle(port, request("/api/about", *body)))
            assert answer.startswith(b"HTTP/1.1 200")
            assert b"too-slow" not in answer

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.usefixtures("short")
def test_a_connection_goes_on_behind_a_body_that_was_not_wanted(tmp_path: Path) -> None:
    def client(port: int) -> bytes:
        with connected(port) as mine:
            mine.sendall(request("/healthz", "Content-Length: 3"))
            read_head(mine)
            time.sleep(0.1)
            mine.sendall(b"abc" + request("/healthz"))
            time.sleep(0.1)
            return read_all(mine)  # and ends when nothing more is asked

    async def story() -> None:
        async with local_server(tmp_path, **UNLIMITED) as port:
            assert (await beside(lambda: client(port))).count(b"HTTP/1.1 200 OK") == 1

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.usefixtures("short")
def test_answers_that_are_not_read_are_given_up(tmp_path: Path) -> None:
    """The connection ends, and with it what was kept for it."""

    def client(port: int) -> None:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", port))
        narrow.settimeout(30)
        with narrow:
            while try_to_send(narrow, request("/api/openapi.json") * 50):
                time.sleep(0.1)

    async def story() -> None:
        async with local_server(tmp_path, **UNLIMITED) as port:
            await beside(lambda: client(port))
            figures = parsed(
                await beside(lambda: asked(port, request("/metrics", "Connection: close")))
            )
            assert 'maharaja_too_slow_total{what="unread"} 1.0' in figures.text

    asyncio.run(asyncio.wait_for(story(), 60))


def asked(port: int, sent: bytes) -> bytes:
    with connected(port) as client:
        client.sendall(sent)
        return read_all(client)
