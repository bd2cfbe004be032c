"""A client below all libraries: what an attacker, or a broken program, may send."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import Any

from server_process import LOOPBACK

SOURCE = "127.66.6.6"  # where all attackers come from
PATIENCE = 10.0  # seconds for an answer
TOO_MANY = 429  # the status of what is refused because there was too much of it

Words = dict[str, Any]


class Connection:
    """A connection to the server, for raw bytes or for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> Connection:
        async with asyncio.timeout(PATIENCE):
            self.reader, self.writer = await asyncio.open_connection(
                LOOPBACK, self._port, limit=1 << 24, local_addr=(SOURCE, 0)
            )
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.writer.transport.abort()

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None, **headers: str
    ) -> tuple[int, Words]:
        """Status and words of the answer."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json"] if content else []
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        async with asyncio.timeout(PATIENCE):
            self.writer.write("\r\n".join([*lines, "", ""]).encode() + content)
            await self.writer.drain()
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            named = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            answer = await self.reader.readexactly(int(named.get("content-length", 0)))
        return int(head[0].split()[1]), json.loads(answer) if answer else {}

    async def ask_patiently(self, *args: Any, **headers: str) -> Words:
        """The words of an answer, as often as it takes to be allowed to ask."""
        while True:
            status, words = await self.ask(*args, **headers)
            if status != TOO_MANY:
                return words
            await self.__aexit__()
            await asyncio.sleep(1)
            await self.__aenter__()

    async def fetch(self, path: str) -> None:
        """Ask for something that need not be JSON."""
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            size = head.lower().partition(b"content-length: ")[2].split(b"\r")[0]
            await self.reader.readexactly(int(size))

    async def upgrade(self, token: str = "") -> None:
        """Make a web socket of it."""
        lines = ["GET /api/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: " + "A" * 22 + "=="]
        lines += [f"Authorization: Bearer {token}"] if token else []
        self.writer.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionRefusedError(head[:80])

    def send_message(self, **words: Any) -> None:
        self.writer.write(frame(0x1, json.dumps(words).encode()))


def frame(opcode: int, data: bytes = b"", *, final: bool = True) -> bytes:
    """A masked frame of a web socket; the mask is zero, so the data stand as they are."""
    first = opcode | (0x80 if final else 0)
    if len(data) < 126:
        return bytes([first, 0x80 | len(data), 0, 0, 0, 0]) + data
    return struct.pack("!BBH4x", first, 0x80 | 126, len(data)) + data
