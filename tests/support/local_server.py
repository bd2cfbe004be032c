"""A server in the process of the test, and plain sockets as its clients.

There its time limits can be made short, and what it keeps can be counted. The clients run in
threads, so that all that asyncio has is the server's.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from maharaja.server.settings import Settings
from maharaja.server.uvicorn_server import listen, serve
from support.server_process import problem

PATIENCE = 30.0
UNLIMITED = dict.fromkeys(
    [
        *("rate", "changes_rate", "address_rate", "address_changes_rate"),
        *("sockets_per_person", "sockets_per_address"),
        *("connections_per_address", "connections_rate"),
    ],
    0,
)


@asynccontextmanager
async def local_server(folder: Path, **settings: Any) -> AsyncIterator[int]:
    """Its port; it is stopped by a signal, as any server is."""
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    given = Settings(database=str(folder / "tables.db"), **settings)
    running = asyncio.create_task(serve(given, listening, ready.set))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        waiting.cancel()
        await running
    try:
        yield int(listening.getsockname()[1])
    finally:
        os.kill(os.getpid(), signal.SIGTERM)
        await running


async def beside(client: Callable[[], Any]) -> Any:
    """Run a client that waits, while the server goes on."""
    return await asyncio.get_running_loop().run_in_executor(None, client)


def connected(port: int, address: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses."""
    client = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0))
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return client


def request(
    path: str = "/api/about", *headers: str, method: str = "GET", host: str = "localhost"
) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode()


def opening(*headers: str, path: str = "/api/socket") -> bytes:
    """The request that opens a web socket."""
    return request(
        path,
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers),
    )


def frame(opcode: int, content: bytes = b"", *, final: bool = True) -> bytes:
    """As clients send it; masked by nothing."""
    assert len(content) < 126
    return bytes([opcode | (0x80 if final else 0), 0x80 | len(content)]) + b"\0\0\0\0" + content


TEXT, CLOSE, PING = 1, 8, 9


def web_socket(port: int, address: str = "127.0.0.1") -> socket.socket:
    """A web socket that is open."""
    client = connected(port, address)
    client.sendall(opening())
    head = read_head(client)
    assert head.startswith(b"HTTP/1.1 101 "), head
    return client


def read_head(client: socket.socket) -> bytes:
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        more = client.recv(1)
        if not more:
            break
        head += more
    return head


def read_all(client: socket.socket) -> bytes:
    """Until the other side has ended."""
    found = b""
    try:
        while more := client.recv(65_536):
            found += more
    except ConnectionError:
        pass
    return found


def try_to_send(client: socket.socket, data: bytes) -> bool:
    """Whether the other side has taken it."""
    try:
        client.sendall(data)
    except OSError:
        return False
    return True


def parsed(raw: bytes) -> httpx.Response:
    head, _, body = raw.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return httpx.Response(int(status.split()[1]), headers=headers, content=body)


def refused(answer: httpx.Response, code: str) -> None:
    """A problem in our own form, with all that every answer carries."""
    problem(answer, code)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["connection"] == "close"
    assert "server" not in answer.headers
