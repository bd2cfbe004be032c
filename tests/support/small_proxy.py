"""A small proxy on the loopback interface, which can be as wrong as those of hosts are."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

Head = list[tuple[str, str]]  # the first line, under no name, and the headers
Change = Callable[[Head], Head]
CHUNK = 65_536


@contextmanager
def proxy(
    port: int,
    request: Change = lambda head: head,
    answer: Change = lambda head: head,
    certificate: Path | None = None,
) -> Iterator[str]:
    """Pass on to a port of this machine, with other headers; the proxy's own address."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        context = None
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
        work = Passing(port, request, answer, context)
        threading.Thread(target=work.accept_all, args=[listening], daemon=True).start()
        scheme = "http" if context is None else "https"
        yield f"{scheme}://localhost:{listening.getsockname()[1]}"
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)


class Passing:
    """One request a connection: its head changed, the answer's, and then whatever comes."""

    def __init__(
        self, port: int, request: Change, answer: Change, context: ssl.SSLContext | None
    ) -> None:
        self._port = port
        self._request = request
        self._answer = answer
        self._context = context

    def accept_all(self, listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                client, _ = listening.accept()
                threading.Thread(target=self._serve, args=[client], daemon=True).start()

    def _serve(self, accepted: socket.socket) -> None:
        with suppress(OSError):
            client = accepted
            if self._context is not None:
                client = self._context.wrap_socket(accepted, server_side=True)
            server = socket.create_connection(("127.0.0.1", self._port))
            with client, server:
                pass_head(client, server, self._request)
                back = threading.Thread(target=pump, args=[client, server], daemon=True)
                pass_head(server, client, self._answer)
                back.start()
                pump(server, client)


def pass_head(source: socket.socket, goal: socket.socket, change: Change) -> None:
    data = b""
    while b"\r\n\r\n" not in data:
        more = source.recv(CHUNK)
        if not more:
            return
        data += more
    head, _, rest = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = [(name, value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    changed = change([("", first), *pairs])
    told = [value if not name else f"{name}: {value}" for name, value in changed]
    goal.sendall("\r\n".join([*told, "", ""]).encode("latin-1") + rest)


def pump(source: socket.socket, goal: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(CHUNK):
            goal.sendall(data)
        goal.shutdown(socket.SHUT_WR)


def without(*names: str) -> Change:
    return lambda head: [(name, value) for name, value in head if name.lower() not in names]


def with_header(given: str, value: str) -> Change:
    """In place of those of that name, if there are any."""
    return lambda head: [*without(given.lower())(head), (given, value)]
