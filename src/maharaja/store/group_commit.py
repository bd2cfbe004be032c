"""Group commit: whatever comes in while a transaction is being written goes into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from maharaja.store.rows import Append, Entry, Link, TableRow
from maharaja.store.store import StoreError

LARGEST = 500  # jobs in one transaction: more would make the first of them wait long


@dataclass(frozen=True, slots=True)
class Create:
    """A new table, or one in the place of an older one."""

    row: TableRow
    entries: tuple[Entry[str], ...]
    links: tuple[Link, ...] = ()
    replace: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A board file to remember."""

    digest: str
    text: str


@dataclass(frozen=True, slots=True)
class Check:
    """A small write that shows whether the database accepts writes."""

    at: float


@dataclass(frozen=True, slots=True)
class Write:
    """One of the statements that ``queries.writes`` has, and its values."""

    name: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Writes:
    """A write, and others that belong to it: done only if the first has changed something."""

    first: Write
    then: tuple[Write, ...] = ()
    announced: str = ""  # what other processes are told if it has


Job = Create | Append | Link | Board | Check | Writes
Outcome = bool | StoreError


class FaultyJobError(StoreError):
    """A job that cannot be written is in the transaction; the others could be, without it."""


class GroupCommit:
    """Takes jobs, and lets one ``write`` at a time have all that have come in."""

    def __init__(self, write: Callable[[list[Job]], Awaitable[list[Outcome]]]) -> None:
        self._write = write
        self._waiting: list[tuple[Job, asyncio.Future[bool]]] = []
        self._running: asyncio.Task[None] | None = None

    async def submit(self, job: Job) -> bool:
        """Queue a job; returns its outcome when it is durable."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await done

    async def finish(self) -> None:
        """Return when everything submitted has been written."""
        if self._running is not None:
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                await self._carry_out(batch)
        finally:
            self._running = None

    async def _carry_out(self, batch: list[tuple[Job, asyncio.Future[bool]]]) -> None:
        try:
            outcomes = await self._outcomes([job for job, _ in batch])
        except BaseException:  # the loop is being shut down: nobody may be left waiting
            for _, done in batch:
                done.cancel()
            raise
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():  # whoever waited has gone away
                continue
            if isinstance(outcome, bool):
                done.set_result(outcome)
            else:
                done.set_exception(outcome)

    async def _outcomes(self, jobs: list[Job]) -> list[bool | Exception]:
        try:
            return [*await self._write(jobs)]
        except FaultyJobError as error:
            if len(jobs) == 1:
                return [error]
            return [outcome for job in jobs for outcome in await self._outcomes([job])]
        except Exception as error:
            return [error for _ in jobs]
