"""Servers as processes of their own, without the seconds that Python takes to import one.

A launcher has imported the server once and forks for every process that a test asks for. What runs
then is the command line as ever, with its own arguments, variables and log; it can be signalled and
killed. ``Launched`` is the test's end of it and behaves like ``subprocess.Popen``.

Between launcher and server there is a guard, which waits for the server and tells how it ended.
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
from typing import IO, Any

PATIENCE = 30.0  # seconds for the imports, and for processes that are left at the end
_used = 0.0


def processor_seconds() -> float:
    """What the launched processes that have ended have used."""
    return _used


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
        global _used  # noqa: PLW0603 - of all processes together
        if self.returncode is None and select.select([self._connection], [], [], timeout)[0]:
            code, used = self._answers.readline().split()
            self.returncode = int(code)
            _used += float(used)
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
        [sys.executable, "-P", __file__, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE
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


# --- the launcher --------------------------------------------------------------------------------


def launch(address: str) -> dict[str, Any] | None:
    """Fork for every connection; a request in the server's process, None at the end in ours."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one in charge
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(address)
        listening.listen()
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while sys.stdin not in select.select([listening, sys.stdin], [], [])[0]:
            connection, _ = listening.accept()
            with connection:
                if os.fork() == 0:
                    listening.close()
                    return guard(connection)
            reap(os.WNOHANG)
    signal.alarm(int(PATIENCE))  # whoever is still there was left by a test that failed
    reap(0)
    return None


def reap(options: int) -> None:
    try:
        while os.waitpid(-1, options)[0]:
            pass
    except ChildProcessError:
        pass


def guard(connection: socket.socket) -> dict[str, Any]:
    """Fork once more; the request in the server's process, while this one waits for it."""
    words, files, _, _ = socket.recv_fds(connection, 1 << 20, 3)
    with connection.makefile("rwb") as asker:
        if not words.endswith(b"\n"):
            words += asker.readline()
        server = os.fork()
        if server == 0:
            return {**json.loads(words), "files": files}
        for file in files:
            os.close(file)
        asker.write(b"%d\n" % server)
        asker.flush()
        _, status, used = os.wait4(server, 0)
        code = os.waitstatus_to_exitcode(status)
        asker.write(b"%d %f\n" % (code, used.ru_utime + used.ru_stime))
    os._exit(0)


def become(request: dict[str, Any]) -> None:
    """What a fresh process would have been given."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in enumerate(request["files"]):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(request["variables"])
    sys.argv[1:] = request["arguments"]


def main() -> None:
    import maharaja.server.logs  # noqa: PLC0415 - only the launcher needs all of this
    import maharaja.server.uvicorn_server  # noqa: PLC0415
    import maharaja.store.postgres  # noqa: F401, PLC0415
    from maharaja.cli.main import main as command_line  # noqa: PLC0415

    request = launch(sys.argv[1])
    if request is not None:
        become(request)
        if request["code"] is not None:
            exec(request["code"], {"__name__": "__main__"})
        else:
            command_line()


if __name__ == "__main__":
    main()
