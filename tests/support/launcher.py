"""The launcher: it has imported the command line with all its servers, and forks for each process.

What every server computes at its start, and what never changes, it has computed as well.

``launched_process.py`` starts it, as a program. Between it and a process there is a guard, which
waits for the process and tells how it ended.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import select
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import maharaja.server.logs
import maharaja.server.uvicorn_server
import maharaja.store.postgres  # noqa: F401 - imported for those that are forked
from maharaja import boards
from maharaja.cli.main import main as command_line
from maharaja.server.app import opened
from maharaja.server.connections.limits import ConnectionLimits
from maharaja.server.settings import Settings

PATIENCE = 30  # seconds for processes that are left at the end


def launch(address: str) -> dict[str, Any] | None:
    """Fork for every connection; a request in the server's process, None at the end in ours."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one in charge
    for name in boards.available():
        boards.load(name)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(rehearse(f"{folder}/tables.db"))
    assert threading.active_count() == 1, threading.enumerate()  # a fork has only this one
    gc.collect()
    gc.freeze()  # those that are forked do not look at it, nor have to copy it
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
    signal.alarm(PATIENCE)  # whoever is still there was left by a test that failed
    reap(0)
    return None


async def rehearse(database: str) -> None:
    """A server is opened and closed: what is compiled and kept for the process is there then."""
    settings = Settings(database=database)
    async with opened(settings, asyncio.Event(), ConnectionLimits(settings, most=1)):
        pass


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
        _, status = os.waitpid(server, 0)
        asker.write(b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def become(request: dict[str, Any]) -> None:
    """What a fresh process would have been given."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # ignored if the tests are run by nohup
    for number, file in enumerate(request["files"]):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(request["variables"])
    sys.argv[1:] = request["arguments"]


@contextmanager
def quick_end() -> Iterator[None]:
    """Without the half a second in which Python takes apart, object by object, what was imported.

    Nothing of ours waits for that. If threads are left, it ends as ever: they are waited for.
    """
    try:
        yield
    except SystemExit as end:
        if threading.active_count() > 1 or not isinstance(end.code, int):
            raise
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(end.code)


def main() -> None:
    request = launch(sys.argv[1])
    if request is not None:
        become(request)
        if request["code"] is not None:
            exec(request["code"], {"__name__": "__main__"})
        else:
            with quick_end():
                command_line()


if __name__ == "__main__":
    main()
