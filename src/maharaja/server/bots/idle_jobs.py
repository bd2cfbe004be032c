"""Long work that is done part by part by an idle worker: reviews of games, balance of boards.

How far a job is stands in the database, so every process of the server knows it and can give it up,
and what came of it is kept there. Here are the jobs of this process.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from logging import Logger
from typing import Final, Generic, Protocol, TypeVar

from maharaja.server.bots.bot_processes import Fault
from maharaja.server.bots.fair_queue import Owner
from maharaja.server.bots.idle_worker import Cancelled, IdleWorker

FAILED_KEPT: Final = 1_000


class Job(Protocol):
    """What somebody has asked for."""

    @property
    def key(self) -> str:
        """By all that decides what comes of it."""

    @property
    def owner(self) -> Owner: ...


class KeptJobs(Protocol):
    """Where the progress of jobs is kept."""

    async def cancel(self, key: str) -> bool:
        """Forget a job that is not finished."""


J = TypeVar("J", bound=Job)


class IdleJobs(ABC, Generic[J]):
    """The jobs of one kind that this process does."""

    def __init__(
        self, module: str, kept: KeptJobs, logger: Logger, is_held_back: Callable[[], bool]
    ) -> None:
        """``module``: what the worker runs; ``is_held_back``: whether others have to wait."""
        self.worker = IdleWorker(module, is_held_back)
        self._kept = kept
        self._logger = logger
        self._jobs: dict[str, tuple[J, asyncio.Task[None]]] = {}
        self._failed: dict[str, None] = {}  # keys, the latest last

    def has_failed(self, key: str) -> bool:
        return key in self._failed

    def at_work(self) -> int:
        """How many jobs this process does."""
        return len(self._jobs)

    async def cancel(self, key: str) -> None:
        """Give a job up, whichever process does it."""
        await self._kept.cancel(key)
        if key in self._jobs:
            self._jobs[key][1].cancel()

    async def close(self) -> None:
        """Give everything up; what is not finished is begun again by whoever asks again."""
        tasks = [task for _, task in self._jobs.values()]
        for key in list(self._jobs):
            await self._kept.cancel(key)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.worker.close()

    def _start(self, job: J) -> None:
        self._failed.pop(job.key, None)
        self._jobs[job.key] = (job, asyncio.create_task(self._run(job)))

    async def _run(self, job: J) -> None:
        try:
            await self._do(job)
        except Cancelled:
            pass
        except Fault as fault:
            self._logger.warning("work was given up (%s)", fault, extra={"fault": str(fault)})
            await self._fail(job.key)
        except Exception:
            self._logger.exception("work was given up")
            await self._fail(job.key)
        finally:
            self._jobs.pop(job.key, None)

    async def _fail(self, key: str) -> None:
        self._failed[key] = None
        if len(self._failed) > FAILED_KEPT:
            del self._failed[next(iter(self._failed))]
        await self._kept.cancel(key)

    @abstractmethod
    async def _do(self, job: J) -> None:
        """All parts, one after the other; raises Cancelled when nobody wants them any more."""
