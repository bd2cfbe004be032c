"""What ./play begins beside the server, and nobody waits for."""

import os
import subprocess
import sys
from contextlib import suppress

import installer


def start(script: str, *files: int) -> None:
    """Run a script of tools/, which gets these open files."""
    subprocess.Popen(
        [sys.executable, script],
        pass_fds=files,
        env=installer.clean_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def give_way() -> None:
    """Use the processors only when nobody else wants them."""
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
