"""Worker processes that say nothing when somebody presses Ctrl-C."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")


def run_jobs(
    work: Callable[[Job], Outcome], jobs: Iterable[Job], workers: int
) -> Generator[Outcome, None, None]:
    """The outcome of every job, in their order; one worker means this process."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with _deaf_to_interrupts():
        pool = multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts)
    with pool:  # which ends the workers, whatever happens
        yield from pool.imap(work, jobs)


def ignore_interrupts() -> None:
    """Ctrl-C goes to every process of a terminal; only the one in charge has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile are deaf to Ctrl-C from their first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield  # where interrupts do not arrive anyway
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
