"""Real servers for tests: started as people start them, asked as clients ask, stopped or killed."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.laid_databases import lay_sqlite
from support.launched_process import start

PATIENCE = 60.0  # seconds; a busy machine is slow
TWO_AT_A_SCREEN = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]}
# For tests that are not about limits.
UNLIMITED = (
    *("--rate", 0, "--changes-rate", 0, "--address-rate", 0, "--address-changes-rate", 0),
    *("--updates-rate", 0, "--talk-rate", 0),
    *("--tables-per-person", 0, "--tables-per-address", 0, "--searching-bots-per-person", 0),
    *("--sockets-per-person", 0, "--sockets-per-address", 0, "--sockets-rate", 0),
    *("--connections-per-address", 0, "--connections-rate", 0),
)

Words = dict[str, Any]


class Served:
    """A server process."""

    def __init__(
        self,
        folder: Path,
        *flags: object,
        port: int = 0,
        variables: dict[str, str] | None = None,
        files: int | None = None,
        fresh: bool | None = None,
    ) -> None:
        """Tables are kept in the folder, unless the flags say otherwise; files: open at once.

        ``fresh``: by a Python of its own, where that is what is tested. With --full all are that
        do not say otherwise.
        """
        self.database = folder / "tables.db"
        self.log_file = folder / "server.log"
        places = [] if "--database" in flags else ["--database", self.database]
        if places and not fresh:
            lay_sqlite(self.database)
        arguments = [str(word) for word in ("serve", "--port", port, *places, *flags)]
        environment = {**clean_environment(), **(variables or {})}
        with self.log_file.open("ab") as log:
            self._begin = log.tell()
            self.process = (
                start(arguments, environment, fresh=fresh, stderr=log.fileno())
                if files is None
                else start_with_files(files, arguments, environment, log)
            )
        self.url = self._find_url()
        self._wait_until_well()

    @property
    def port(self) -> int:
        return httpx.URL(self.url).port or 0

    def log(self) -> str:
        """What the process has written to standard error."""
        return self.log_file.read_bytes()[self._begin :].decode()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def _find_url(self) -> str:
        for _ in self._patiently():
            found = re.search(r"Maharaja at (http://\S+)\n", self.log())
            if found:
                return found[1]
        raise AssertionError(self.log())

    def _wait_until_well(self) -> None:
        for _ in self._patiently():
            try:
                if ask(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
        raise AssertionError(self.log())

    def _patiently(self) -> Iterator[None]:
        """For as long as the process runs, and patience lasts."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            yield
            time.sleep(0.02)
        if self.process.poll() is None:
            self.kill()


def start_with_files(
    files: int, arguments: list[str], environment: dict[str, str], log: IO[bytes]
) -> subprocess.Popen[bytes]:
    """With a limit of open files from the first moment."""
    program = [sys.executable, "-m", "maharaja", *arguments]
    return subprocess.Popen(
        ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *program],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=log,
        env=environment,
    )


def clean_environment() -> dict[str, str]:
    """Ours without what would set options of the server, and English."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("MAHARAJA_")}
    return {**ours, "MAHARAJA_LANG": "en"}


@contextmanager
def serving(folder: Path, *flags: object, **more: Any) -> Iterator[Served]:
    """A server for a while; it has to end well."""
    served = Served(folder, *flags, **more)
    try:
        yield served
        if served.process.poll() is None:
            assert served.stop() == 0, served.log()
    finally:
        if served.process.poll() is None:
            served.kill()


class Person:
    """A script at the server, with an identity of its own."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token or ask(f"{url}/api/identity", "POST").json()["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=url, headers=self.headers, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def get(self, path: str, link: str | None = None, **query: object) -> httpx.Response:
        return self._get(path, link, query)

    def _get(self, path: str, link: str | None, query: Words) -> httpx.Response:
        params = {name: str(value) for name, value in query.items() if value is not None}
        return self.http.get(f"/api{path}", params=params or None, headers=link_header(link))

    def post(
        self, path: str, words: Words | None = None, link: str | None = None
    ) -> httpx.Response:
        return self.http.post(f"/api{path}", json=words, headers=link_header(link))

    def create(self, **words: Any) -> str:
        """A new table; two seats at this screen if nothing else is said."""
        made = self.post("/tables", {**TWO_AT_A_SCREEN, **words})
        assert made.status_code == 200, made.text
        return str(made.json()["table"])

    def look(self, table: str, seat: int | None = 0, **query: object) -> Words:
        return good(self._get(f"/tables/{table}", None, {"seat": seat, **query}))

    def choose(self, table: str, seat: int, choice: str, sequence: int, key: str) -> httpx.Response:
        words = {"seat": seat, "choice": choice, "sequence": sequence, "key": key}
        return self.post(f"/tables/{table}/choices", words)

    def choose_first(self, table: str, seat: int, key: str) -> Words:
        """Make the first of the legal choices."""
        now = self.look(table, seat)["table"]
        return good(self.choose(table, seat, now["view"]["legal"][0], now["sequence"], key))

    def line(self, **headers: str) -> Line:
        return Line(self.url, {**self.headers, **headers})


class Line:
    """A socket."""

    def __init__(
        self,
        url: str,
        headers: dict[str, str] | None = None,
        connected: socket.socket | None = None,
    ) -> None:
        self._numbers = iter(range(1, 1_000_000))
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(
                url.replace("http", "ws", 1) + "/api/socket",
                additional_headers=headers,
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                proxy=None,
                sock=connected,
            )
        )

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
        self._opened.close()

    def say(self, kind: str, **words: Any) -> str:
        """Send a message; its id."""
        words.setdefault("id", f"m{next(self._numbers)}")
        self.socket.send(json.dumps({"type": kind, **words}))
        return str(words["id"])

    def hear(self, timeout: float = PATIENCE) -> Words:
        """The next message; who comes and goes is told at any time, and left out."""
        while (message := self._next(timeout))["type"] == "presence":
            pass
        return message

    def _next(self, timeout: float) -> Words:
        message: Words = json.loads(self.socket.recv(timeout))
        return message

    def hear_a(self, kind: str, timeout: float = PATIENCE) -> Words:
        """The next message of a type; others are left out."""
        end = time.monotonic() + timeout
        while True:
            message = self._next(end - time.monotonic())
            if message["type"] == kind:
                return message

    def follow(self, table: str, seat: int | None = None, **more: Any) -> Words:
        """Follow a table; the snapshot."""
        self.say("follow", table=table, seat=seat, **more)
        answer = self.hear()
        assert answer["type"] == "snapshot", answer
        return answer

    def closing_code(self) -> int | None:
        """Read to the end; how the server has closed it."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(PATIENCE)
        return self.socket.close_code


def ask(url: str, method: str = "GET", **more: Any) -> httpx.Response:
    """A single request; certificates, which take long to read, are not needed here."""
    return httpx.request(method, url, timeout=PATIENCE, verify=False, **more)


def unread(words: object) -> dict[str, msgspec.Raw]:
    """Words as the server has them of a request, before it looks at them."""
    return msgspec.json.decode(msgspec.json.encode(words), type=dict[str, msgspec.Raw])


def link_header(link: str | None) -> dict[str, str]:
    return {} if link is None else {"Maharaja-Link": link}


def good(answer: httpx.Response) -> Words:
    """The words of an answer that says yes."""
    assert answer.status_code == 200, answer.text
    words: Words = answer.json()
    return words


def problem(answer: httpx.Response, code: str) -> Words:
    """The words of an answer that says no, and how."""
    words: Words = answer.json()
    assert words["code"] == code, words
    assert words["status"] == answer.status_code
    assert words["type"] == f"/problems/{code}"
    assert words["title"]
    assert words["detail"]
    assert answer.headers["content-type"] == "application/problem+json"
    return words
