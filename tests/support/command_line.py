"""The command line, in this process or in one of its own."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from tempfile import TemporaryFile
from typing import NamedTuple

from click.testing import CliRunner

from maharaja.cli.main import cli
from maharaja.i18n import VARIABLES
from support.extent import full
from support.launched_process import start
from support.server_process import clean_environment

COMMAND = [sys.executable, "-m", "maharaja"]


class Done(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


def run(*words: object, **variables: str) -> Done:
    """In this process, for somebody who has set no language but by these variables."""
    environment: dict[str, str | None] = {**dict.fromkeys(VARIABLES), **variables}
    done = CliRunner(env=environment).invoke(cli, [str(word) for word in words])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Done(done.exit_code, done.stdout, done.stderr)


def run_forked(*words: object, given: str | None = None, **variables: str) -> Done:
    """In a process that need not import anything; with --full as people start it.

    ``given`` is what comes by standard input.
    """
    if full():
        return run_process(*words, given=given, **variables)
    with TemporaryFile() as into, TemporaryFile() as out, TemporaryFile() as err:
        into.write((given or "").encode())
        into.seek(0)
        files = [file.fileno() for file in (into, out, err)]
        environment = {**without_language(), **variables}
        process = start(words, environment, stdin=files[0], stdout=files[1], stderr=files[2])
        status = process.wait(60)
        for file in (out, err):
            file.seek(0)
        return Done(status, out.read().decode(), err.read().decode())


def run_process(*words: object, given: str | None = None, **variables: str) -> Done:
    """As people start it: where processes, pipes or the end of one are meant."""
    done = subprocess.run(
        [*COMMAND, *map(str, words)],
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        env={**without_language(), **variables},
    )
    return Done(done.returncode, done.stdout, done.stderr)


def run_on_terminal(*words: object, keys: str = "") -> tuple[int, str]:
    """On a terminal of 80 columns: the exit status and all that is shown there."""
    ours, theirs = pty.openpty()
    try:
        running = start(words, clean_environment(), stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        os.write(ours, keys.encode())
        shown = b""
        while True:
            try:
                read = os.read(ours, 65536)
            except OSError:  # the other side is gone
                break
            if not read:
                break
            shown += read
        return running.wait(60), shown.decode()
    finally:
        os.close(ours)


def without_language() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in VARIABLES}
