"""Plain connections to a server on this machine: requests and web socket frames as bytes."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx

from support.server_process import problem

PATIENCE = 60.0  # seconds; a busy machine is slow
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames (RFC 6455)


def connected(port: int, address: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses."""
    client = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0))
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return client


def request(
    path: str = "/api/about",
    *headers: str,
    method: str = "GET",
    host: str = "localhost",
    body: dict[str, Any] | None = None,
) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    typed = ("Content-Type: application/json", f"Content-Length: {len(content)}")
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, *(typed if content else ())]
    return "\r\n".join([*lines, "", ""]).encode() + content


def opening(*headers: str, path: str = "/api/socket", host: str = "localhost") -> bytes:
    """The request that opens a web socket."""
    return request(
        path,
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers),
        host=host,
    )


def frame(opcode: int, content: bytes = b"", *, final: bool = True) -> bytes:
    """As clients send it; masked by nothing."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
    return bytes([opcode | (0x80 if final else 0)]) + length + bytes(4) + content


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
