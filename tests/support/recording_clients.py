"""Clients that keep every byte a server sends them, and a comparison of what two of them heard."""

from __future__ import annotations

import json
import re
import socket
from types import TracebackType
from typing import Any, Self

PATIENCE = 60.0  # seconds; a busy machine is slow
HOST = "maharaja.test"  # the same for every server, whatever its port
SOCKET_KEY = "bWFoYXJhamEgbWFoYXJhag=="  # any 16 bytes
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames (RFC 6455)

Words = dict[str, Any]


class Tap:
    """A connection to a server on this machine; ``heard`` is all that came back on it."""

    def __init__(self, port: int, identity: str | None = None) -> None:
        self.heard = bytearray()
        self.identity = identity
        self._port = port
        self._unread = b""
        self._connection = self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._connection.close()

    def _connect(self) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self._port), PATIENCE)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def _headers(self, **more: str) -> str:
        found = {"Host": HOST, **more}
        if self.identity is not None:
            found["Authorization"] = f"Bearer {self.identity}"
        return "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in found.items())

    def _take(self, count: int) -> bytes:
        """So many bytes more; EOFError if there are none."""
        while len(self._unread) < count:
            self._more()
        taken, self._unread = self._unread[:count], self._unread[count:]
        return taken

    def _take_head(self) -> bytes:
        while b"\r\n\r\n" not in self._unread:
            self._more()
        return self._take(self._unread.index(b"\r\n\r\n") + 4)

    def _more(self) -> None:
        came = self._connection.recv(1 << 16)
        if not came:
            raise EOFError("the server has closed the connection")
        self._unread += came


class WebTap(Tap):
    """Requests one after the other on one connection."""

    def ask(
        self, method: str, path: str, words: Words | None = None, link: str | None = None
    ) -> tuple[int, bytes]:
        """A request and its answer: status and body."""
        self.begin(method, path, words, link)
        return self.finish(method)

    def begin(
        self, method: str, path: str, words: Words | None = None, link: str | None = None
    ) -> None:
        """Send a request; ``finish`` waits for the answer."""
        more = {} if link is None else {"Maharaja_Link": link}
        body = b"" if words is None else json.dumps(words).encode()
        if words is not None:
            more |= {"Content_Type": "application/json", "Content_Length": str(len(body))}
        head = f"{method} {path} HTTP/1.1\r\n{self._headers(**more)}\r\n"
        self._connection.sendall(head.encode() + body)

    def finish(self, method: str = "GET") -> tuple[int, bytes]:
        head = self._take_head()
        self.heard += head
        found = re.search(rb"\r\ncontent-length: (\d+)\r\n", head.lower())
        body = self._take(int(found[1])) if found and method != "HEAD" else b""
        self.heard += body
        if b"\r\nconnection: close\r\n" in head.lower():
            self.close()
            self._connection, self._unread = self._connect(), b""
        return int(head.split()[1]), body

    def good(self, method: str, path: str, words: Words | None = None, **more: Any) -> Words:
        """The words of an answer that has to say yes."""
        status, body = self.ask(method, path, words, **more)
        assert status == 200, body
        answer: Words = json.loads(body)
        return answer


class SocketTap(Tap):
    """A socket; pings are answered and not counted, they come when they come."""

    def __init__(self, port: int, identity: str | None = None) -> None:
        super().__init__(port, identity)
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec_WebSocket_Key": SOCKET_KEY,
            "Sec_WebSocket_Version": "13",
        }
        self._connection.sendall(
            f"GET /api/socket HTTP/1.1\r\n{self._headers(**upgrade)}\r\n".encode()
        )
        head = self._take_head()
        self.heard += head
        assert head.startswith(b"HTTP/1.1 101 "), head

    def say(self, kind: str, **words: Any) -> None:
        self._send(TEXT, json.dumps({"type": kind, **words}).encode())

    def hear(self) -> Words:
        """The next message."""
        kind, frame, payload = self._frame()
        while kind == PING:
            self._send(PONG, payload)
            kind, frame, payload = self._frame()
        self.heard += frame
        if kind == CLOSE:
            raise EOFError(f"the server has closed the socket: {payload!r}")
        assert kind == TEXT, kind
        message: Words = json.loads(payload)
        return message

    def ask(self, kind: str, **words: Any) -> list[Words]:
        """Send a message; everything up to its answer, which comes last."""
        self.say(kind, **words)
        messages = [self.hear()]
        while messages[-1]["type"] == "update":
            messages.append(self.hear())
        return messages

    def _frame(self) -> tuple[int, bytes, bytes]:
        """Kind, the whole frame, and what is in it; a server does not mask."""
        frame = self._take(2)
        size = frame[1]
        if size >= 126:
            frame += self._take(2 if size == 126 else 8)
            size = int.from_bytes(frame[2:])
        payload = self._take(size)
        return frame[0] & 15, frame + payload, payload

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame, masked by zeros."""
        size = len(payload)
        length = bytes([128 + size]) if size < 126 else bytes([254]) + size.to_bytes(2)
        self._connection.sendall(bytes([128 + kind]) + length + bytes(4) + payload)


# --- comparing -----------------------------------------------------------------------------------

# What differs from run to run by itself; none of it comes from what a table hides.
_UNAVOIDABLE = re.compile(
    rb'(?<="at":)\d+|(?<="created":)\d+|(?<="changed":)\d+'
    rb'|(?<="commitment":")[0-9a-f]{64}'
    rb'|(?<="token":")[\w-]+|(?<=[a-z2-7]{16}#)[\w-]+|(?<=maharaja=)[\w-]+(?=; HttpOnly)'
    rb"|(?<=\r\ndate: )[^\r]+"
)


def masked(heard: bytes) -> bytes:
    """Times, tokens and hashes by as many zeros; everything else as it is."""
    return _UNAVOIDABLE.sub(lambda found: b"0" * len(found[0]), heard)


def difference(one: bytes, other: bytes) -> str | None:
    """Where two clients have heard different things; None if nowhere."""
    one, other = masked(one), masked(other)
    if one == other:
        return None
    shorter = min(len(one), len(other))
    at = next((i for i in range(shorter) if one[i] != other[i]), shorter)
    around = slice(max(0, at - 300), at + 100)
    return f"from byte {at} of {len(one)} and {len(other)}:\n{one[around]!r}\n{other[around]!r}"
