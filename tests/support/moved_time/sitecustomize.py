"""A process whose time of the day is the test's: later than it is, by what a file says.

Python imports this by its name at its start, from a folder that ``support.days`` puts on its path.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from pathlib import Path

FILE = "MOVED_TIME"


def move(file: Path) -> None:
    with file.open("rb") as opened:
        later = mmap.mmap(opened.fileno(), 8, access=mmap.ACCESS_READ)
    real = time.time

    def now() -> float:
        seconds: float = struct.unpack("d", later)[0]
        return real() + seconds

    time.time = now


if FILE in os.environ:
    move(Path(os.environ[FILE]))
