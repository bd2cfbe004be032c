"""Server processes for benchmarks: started as people start them, watched, and stopped."""

from __future__ import annotations

import http.client
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

LOOPBACK = "127.0.0.1"
STARTING = 60.0  # seconds for a server to answer
ANSWERING = 30.0  # seconds for the last answers
PAGE_KB = os.sysconf("SC_PAGE_SIZE") // 1024
TICK = 1 / os.sysconf("SC_CLK_TCK")
GREETING = re.compile(r"(Maharaja|echo) at http://127\.0\.0\.1:(\d+)$|tables in |its host is ")

LIMITS = (
    *("rate", "changes-rate", "address-rate", "address-changes-rate", "tables-per-person"),
    *("tables-per-address", "sockets-per-person", "sockets-per-address", "updates-rate"),
    *("sockets-rate", "connections-per-address", "connections-rate"),
)

_encode = msgspec.json.Encoder().encode


class Process:
    """A server that was started here."""

    def __init__(self, child: subprocess.Popen[bytes], log: Path) -> None:
        self._child = child
        self._log = log
        self.port = 0

    def wait_for_port(self) -> None:
        """Come back when it has said where it listens."""
        until = time.monotonic() + STARTING
        while not self.port:
            said = self._log.read_text()
            found = GREETING.match(said.partition("\n")[0])
            if found:
                self.port = int(found[2])
            elif self._child.poll() is not None or time.monotonic() > until:
                raise click.ClickException(f"a server does not start:\n{said}")
            else:
                time.sleep(0.02)

    def wait_for_answer(self) -> None:
        """Come back when it serves."""
        until = time.monotonic() + STARTING
        while True:
            try:
                ask(self.port, "/healthz")
            except (OSError, http.client.HTTPException):
                if self._child.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)
            else:
                return

    def memory(self) -> int:
        """Resident memory in kB."""
        return int(self._proc("statm").split()[1]) * PAGE_KB

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self._child.pid}/{name}").read_text()

    def complaints(self) -> list[str]:
        """What it logged besides its address."""
        return [line for line in self._log.read_text().splitlines() if not GREETING.match(line)]

    def stop(self) -> None:
        self._child.send_signal(signal.SIGTERM)
        try:
            self._child.wait(ANSWERING)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()


@contextmanager
def started(
    folder: Path,
    name: str,
    arguments: Sequence[str],
    files: int | None = None,
    python: str = sys.executable,
) -> Iterator[Process]:
    """A Python process, stopped at the end; with so many files at most."""

    def allow_files() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    log = folder / f"{name}.log"
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAHARAJA_")}
    with log.open("wb") as output:
        child = subprocess.Popen(
            [python, *arguments],
            stdin=subprocess.DEVNULL,
            stderr=output,
            env=kept,
            preexec_fn=allow_files,  # noqa: PLW1509 - no thread runs yet
        )
    process = Process(child, log)
    try:
        process.wait_for_port()
        yield process
    finally:
        process.stop()


@contextmanager
def database_address(folder: Path, *, postgresql: bool) -> Iterator[str]:
    """A database that is thrown away; a PostgreSQL is started for it."""
    if not postgresql:
        yield str(folder / "tables.db")
        return
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
    from support.databases import postgres_server  # noqa: PLC0415

    with postgres_server() as server:
        yield server.new_database()


@contextmanager
def maharaja_servers(
    folder: Path, name: str, count: int, *, postgresql: bool, python: str = sys.executable
) -> Iterator[list[Process]]:
    """Servers on one database, without limits for a person or an address."""
    home = folder / name.replace(" ", "-")
    home.mkdir()
    flags = [f"--{limit}=0" for limit in known_limits(python)]
    with ExitStack() as stack:
        database = stack.enter_context(database_address(home, postgresql=postgresql))
        processes = []
        for number in range(count):
            arguments = ["-m", "maharaja", "serve", "--port=0", f"--database={database}"]
            arguments += ["--bots=1", "--log-level=warning", *flags]
            process = stack.enter_context(
                started(home, f"maharaja-{number}", arguments, python=python)
            )
            process.wait_for_answer()
            processes.append(process)
        yield processes


def known_limits(python: str) -> list[str]:
    """Those that the server of an interpreter has: an older one may lack some."""
    asked = [python, "-m", "maharaja", "serve", "--help"]
    text = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return [limit for limit in LIMITS if f"--{limit} " in text]


def ask(
    port: int,
    path: str,
    token: str = "",
    body: Any = None,
    link: str | None = None,
    source: str = LOOPBACK,
) -> Any:
    """Ask a server over HTTP from a loopback address; with a body to change something."""
    connection = http.client.HTTPConnection(
        LOOPBACK, port, timeout=ANSWERING, source_address=(source, 0)
    )
    method = "GET" if body is None else "POST"
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    if link is not None:
        headers["maharaja-link"] = link
    try:
        connection.request(method, path, None if body is None else _encode(body), headers)
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status != 200:
        raise click.ClickException(f"{method} {path}: {answer.status} {text.decode()}")
    is_json = answer.getheader("content-type", "").startswith("application/json")
    return msgspec.json.decode(text) if is_json else text.decode()


def ask_all(port: int, questions: Sequence[tuple[str, str]]) -> None:
    """Ask for paths with tokens, one after the other over one connection, as a browser does."""
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=ANSWERING)
    for path, token in questions:
        connection.request("GET", path, headers={"authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise click.ClickException(f"GET {path}: {answer.status} {text.decode()}")
    connection.close()


def memory(processes: Sequence[Process]) -> int:
    return sum(process.memory() for process in processes)
