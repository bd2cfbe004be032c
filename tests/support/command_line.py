"""The command line, in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple

from click.testing import CliRunner

from maharaja.cli.main import cli
from maharaja.i18n import VARIABLES

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


def run_process(*words: object, given: str | None = None, **variables: str) -> Done:
    """As people start it: where processes, pipes or the end of one are meant.

    ``given`` is what comes by standard input.
    """
    clean = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    done = subprocess.run(
        [*COMMAND, *map(str, words)],
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        env={**clean, **variables},
    )
    return Done(done.returncode, done.stdout, done.stderr)
