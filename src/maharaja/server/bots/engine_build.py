"""The compiled engine that ``./play`` builds while the server is already running.

The builder reports to a file (tools/engine_build.py); bots' workers use the engine as soon as it is
there. It is the same code: games do not change, answers only come sooner.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec

from maharaja.server.messages import EngineBuild

LOGGER = logging.getLogger("maharaja.bots")
LOOKING = 1.0  # seconds between two looks at the file
COMPILING, READY, FAILED = "compiling", "ready", "failed"


class BuildReport(msgspec.Struct, frozen=True):
    """What the file says."""

    state: str
    progress: float = 0.0  # from 0 to 1
    folder: str = ""  # the package with the compiled engine, once it is ready


REPORTS = msgspec.json.Decoder(BuildReport)
Listener = Callable[[BuildReport], None]


class EngineBuildWatch:
    """Looks at the report until the engine is ready or has failed."""

    def __init__(self, file: str | None, *listeners: Listener) -> None:
        """``file``: where the builder reports; None if nothing is being built."""
        self._file = Path(file) if file else None
        self.listeners = list(listeners)
        self._report = BuildReport(COMPILING) if file else None

    def status(self) -> EngineBuild | None:
        """For clients; None when there is nothing to wait for."""
        if self._report is None or self._report.state != COMPILING:
            return None
        return EngineBuild(progress=self._report.progress)

    async def watch(self) -> None:
        while self._report is not None and self._report.state == COMPILING:
            self._look()
            await asyncio.sleep(LOOKING)

    def _look(self) -> None:
        assert self._file is not None
        report = read_report(self._file)
        if report != self._report:
            self._report = report
            for listener in self.listeners:
                listener(report)


def read_report(file: Path) -> BuildReport:
    """What the builder says; it has failed if it is gone and has not said anything else."""
    gone = not is_locked(file.with_suffix(".lock"))
    try:
        report = REPORTS.decode(file.read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        LOGGER.warning("the report of the engine's build cannot be read: %s", error)
        return BuildReport(FAILED)
    return BuildReport(FAILED) if gone and report.state == COMPILING else report


def is_locked(file: Path) -> bool:
    """Whether a builder is at work: it holds a lock for as long as it lives."""
    try:
        with file.open("rb") as held:
            fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
