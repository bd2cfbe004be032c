"""Running a search for so many iterations, or for so long."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from maharaja.bots.search.round_search import RoundSearch

SLICE = 16  # iterations between two looks at the clock


def iterate(search: RoundSearch, iterations: int, seconds: float | None) -> None:
    """Run so many iterations, or as many as the time allows; a slice in any case."""
    begun = time.perf_counter()
    while iterations > 0:
        search.run(min(SLICE, iterations))
        iterations -= SLICE
        if seconds is not None and time.perf_counter() - begun >= seconds:
            break


@contextmanager
def gc_paused() -> Iterator[None]:
    """No garbage collection: a search makes no cycles, and looking for them costs a tenth."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
