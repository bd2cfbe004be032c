"""Clients that keep every byte a server sends them, and a comparison of what two of them heard."""

from __future__ import annotations

import json
import re
import select
import socket
from types import TracebackType
from typing import Any, Self

from support.raw_connections import CLOSE, PING, PONG, TEXT, connected, frame, opening, request

HOST = "maharaja.test"  # the same for every server, whatever its port

Words = dict[str, Any]


class Tap:
    """A connection to a server on this machine; ``heard`` is all that came back on it."""

    def __init__(self, port: int, identity: str | None = None) -> None:
        self.heard = bytearray()
        self.identity = identity
        self._port = port
        self._unread = b""
        self._connection = connected(port)

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

    def _headers(self) -> list[str]:
        return [] if self.identity is None else [f"Authorization: Bearer {self.identity}"]

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
        if self._was_closed():
            self._connect_again()
        headers = [*self._headers(), *([] if link is None else [f"Maharaja-Link: {link}"])]
        self._connection.sendall(request(path, *headers, method=method, host=HOST, body=words))

    def finish(self, method: str = "GET") -> tuple[int, bytes]:
        head = self._take_head()
        self.heard += head
        found = re.search(rb"\r\ncontent-length: (\d+)\r\n", head.lower())
        body = self._take(int(found[1])) if found and method != "HEAD" else b""
        self.heard += body
        if b"\r\nconnection: close\r\n" in head.lower():
            self._connect_again()
        return int(head.split()[1]), body

    def _was_closed(self) -> bool:
        """The server closes connections on which nothing was asked for some seconds."""
        readable, _, _ = select.select([self._connection], [], [], 0)
        return bool(readable) and not self._connection.recv(1, socket.MSG_PEEK)

    def _connect_again(self) -> None:
        self.close()
        self._connection, self._unread = connected(self._port), b""

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
        self._connection.sendall(opening(*self._headers(), host=HOST))
        head = self._take_head()
        self.heard += head
        assert head.startswith(b"HTTP/1.1 101 "), head

    def say(self, kind: str, **words: Any) -> None:
        self._connection.sendall(frame(TEXT, json.dumps({"type": kind, **words}).encode()))

    def hear(self) -> Words:
        """The next message."""
        kind, whole, payload = self._frame()
        while kind == PING:
            self._connection.sendall(frame(PONG, payload))
            kind, whole, payload = self._frame()
        self.heard += whole
        if kind == CLOSE:
            raise EOFError(f"the server has closed the socket: {payload!r}")
        assert kind == TEXT, kind
        message: Words = json.loads(payload)
        return message

    def ask(self, kind: str, **words: Any) -> list[Words]:
        """Send a message; everything up to its answer, which comes last."""
        self.say(kind, **words)
        messages = [self.hear()]
        while messages[-1]["type"] in ("update", "presence", "talk"):
            messages.append(self.hear())
        return messages

    def _frame(self) -> tuple[int, bytes, bytes]:
        """Kind, the whole frame, and what is in it; a server does not mask."""
        whole = self._take(2)
        size = whole[1]
        if size >= 126:
            whole += self._take(2 if size == 126 else 8)
            size = int.from_bytes(whole[2:])
        payload = self._take(size)
        return whole[0] & 15, whole + payload, payload


# --- comparing -----------------------------------------------------------------------------------

# What differs from run to run by itself; none of it comes from what a table hides.
_UNAVOIDABLE = re.compile(
    rb'(?<="at":)\d+|(?<="created":)\d+|(?<="changed":)\d+|(?<="last_seen":)\d+'
    rb'|(?<="until":)\d+|(?<="seconds":)\d+'
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
