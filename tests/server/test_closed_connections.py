"""Connections that are closed leave nothing behind, not even until the collector comes.

What has lived for a second is looked at by the collector only when there is very much of it
(server/gc_tuning.py), so whatever refers to itself would stay.
"""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from support.local_server import UNLIMITED, beside, local_server
from support.raw_connections import (
    CLOSE,
    PING,
    TEXT,
    connected,
    frame,
    opening,
    read_all,
    read_head,
    request,
    web_socket,
)

pytestmark = pytest.mark.once

TIMES = 20  # each; what is left once is no leak
FOLLOW = json.dumps({"type": "follow", "id": "f", "table": "q" * 16}).encode()


def asks(port: int) -> socket.socket:
    client = connected(port)
    client.sendall(request())
    read_head(client)
    return client


def asks_and_ends(port: int) -> socket.socket:
    client = connected(port)
    client.sendall(request("/api/about", "Connection: close"))
    read_all(client)
    return client


def is_refused(port: int) -> socket.socket:
    client = connected(port)
    client.sendall(request("/api/tables/?", "Connection: close"))
    read_all(client)
    return client


def is_unreadable(port: int) -> socket.socket:
    client = connected(port)
    client.sendall(b"what?\r\n\r\n")
    read_all(client)
    return client


def follows_and_closes(port: int) -> socket.socket:
    client = web_socket(port)
    client.sendall(frame(TEXT, FOLLOW) + frame(PING))
    client.recv(1000)
    client.sendall(frame(CLOSE))
    read_all(client)
    return client


def follows_and_is_gone(port: int) -> socket.socket:
    client = web_socket(port)
    client.sendall(frame(TEXT, FOLLOW))
    client.recv(1000)
    return client


def gets_no_socket(port: int) -> socket.socket:
    client = connected(port)
    client.sendall(opening("Origin: https://evil.example"))
    read_all(client)
    return client


@pytest.mark.parametrize(
    "client",
    [
        *(asks, asks_and_ends, is_refused, is_unreadable),
        *(follows_and_closes, follows_and_is_gone, gets_no_socket),
    ],
)
def test_nothing_is_left(tmp_path: Path, client: Callable[[int], socket.socket]) -> None:
    async def story() -> Counter[str]:
        async with local_server(tmp_path, **UNLIMITED) as port:
            await beside(lambda: visits(client, port, 3))  # what is made once, and kept
            await asyncio.sleep(0.3)
            gc.unfreeze()
            gc.collect()
            gc.disable()
            try:
                await beside(lambda: visits(client, port, TIMES))
                await asyncio.sleep(0.3)
                return await left_behind()
            finally:
                gc.enable()

    left = {name: count for name, count in asyncio.run(story()).items() if count >= TIMES}
    assert left == {}


def visits(client: Callable[[int], socket.socket], port: int, times: int) -> None:
    for _ in range(times):
        client(port).close()


async def left_behind() -> Counter[str]:
    """What only the collector finds."""
    gc.unfreeze()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return Counter(type(found).__qualname__ for found in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.collect()
