"""Processes of the command line, without the seconds that Python takes to import a server.

``launcher.py`` has imported everything once and forks for every process that a test asks for. What
runs then is the command line as ever, with its own arguments, variables and files; it can be
signalled and killed. ``Launched`` is the test's end of it and behaves like ``subprocess.Popen``.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from support.extent import full

LAUNCHER = Path(__file__).with_name("launcher.py")
PATIENCE = 30.0  # seconds for the imports


def start(
    arguments: Sequence[object],
    variables: dict[str, str],
    *,
    fresh: bool | None = None,
    stdin: int | None = None,
    stdout: int | None = None,
    stderr: int | None = None,
) -> Launched | subprocess.Popen[bytes]:
    """A process of the command line: ``fresh`` as people start it, or forked.

    If nothing is said, with --full fresh.
    """
    files = [subprocess.DEVNULL if file is None else file for file in (stdin, stdout, stderr)]
    if full() if fresh is None else fresh:
        command = [sys.executable, "-m", "maharaja", *map(str, arguments)]
        return subprocess.Popen(
            command, stdin=files[0], stdout=files[1], stderr=files[2], env=variables
        )
    return Launched(arguments, variables, stdin=stdin, stdout=stdout, stderr=stderr)


class Launched:
    """A process of the command line, or of a piece of code."""

    def __init__(
        self,
        arguments: Sequence[object],
        variables: dict[str, str],
        *,
        code: str | None = None,
        stdin: int | None = None,
        stdout: int | None = None,
        stderr: int | None = None,
    ) -> None:
        """What it reads and writes is open in this process; None is nothing at all."""
        self.returncode: int | None = None
        self._connection = socket.socket(socket.AF_UNIX)
        self._connection.settimeout(PATIENCE)
        self._connection.connect(_launcher())
        self._answers = self._connection.makefile("rb")
        words = {"arguments": [*map(str, arguments)], "variables": variables, "code": code}
        with open(os.devnull, "r+b") as nothing:  # noqa: PTH123 - of no folder
            files = [nothing.fileno() if file is None else file for file in (stdin, stdout, stderr)]
            socket.send_fds(self._connection, [json.dumps(words).encode() + b"\n"], files)
        self.pid = int(self._answers.readline())

    def poll(self) -> int | None:
        return self._end(0.0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._end(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0.0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _end(self, timeout: float | None) -> int | None:
        """How it ended, once it has."""
        if self.returncode is None and select.select([self._connection], [], [], timeout)[0]:
            self.returncode = int(self._answers.readline())
            self._answers.close()
            self._connection.close()
        return self.returncode


def forked(code: str, *arguments: object, **files: IO[Any]) -> Launched:
    """A process of a piece of code; the files are ``stdin``, ``stdout`` and ``stderr``."""
    numbers = {"stderr": 2, **{name: file.fileno() for name, file in files.items()}}
    return Launched(arguments, dict(os.environ), code=code, **numbers)


@functools.cache
def _launcher() -> str:
    """The address of the launcher, started with the first process and ended with the tests."""
    folder = tempfile.TemporaryDirectory(prefix="launch-", dir="/tmp")  # a short path: it is bound
    address = f"{folder.name}/socket"
    process = subprocess.Popen(
        [sys.executable, "-P", str(LAUNCHER), address],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    ends = process.stdin  # the launcher ends when this is closed, so it never outlives the tests

    def close() -> None:
        ends.close()
        process.wait()  # only what was waited for counts as used
        folder.cleanup()

    atexit.register(close)
    with process.stdout as ready:
        assert ready.readline() == b"ready\n"
    return address
