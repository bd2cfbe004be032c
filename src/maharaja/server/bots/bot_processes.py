"""The processes in which bots think: started, asked, timed, ended, and replaced when they fail.

They run ``bots/workers/bot_worker.py``; ``questions.py`` there has the messages.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import maharaja
from maharaja.bots.levels import is_quick
from maharaja.bots.workers.questions import READY, Question, Reply, read_reply, write_question
from maharaja.bots.workers.worker_command import worker_command, worker_environment

LOGGER = logging.getLogger("maharaja.bots")
LONGEST_REPLY = 65_536  # bytes
STARTING = 30.0  # seconds a worker may take until it is ready
TRIES = 2  # to start a worker, before questions are answered without one
PAUSE = 5.0  # seconds until it is tried again
EXIT_WAIT = 1.0  # seconds for a process that has closed its output to end by itself
REAPING = 5.0  # seconds until a killed process is given up; a broken disk can hold one for ever
# People at the table are served first, then quick bots: a process that has begun to search runs
# when nobody else wants the processor, or it would slow down every answer of the server.
NICENESS = 2
SEARCHING_NICENESS = 15
MOST_NICENESS = 19
# Idle workers have limits by the processor's time, which they keep themselves. This many times as
# long by the clock, and they are taken for stuck.
IDLE_PATIENCE = 20
# As much more time has a worker with the plain engine: setting up a search for four players takes
# it up to seven seconds on an idle processor.
PLAIN_FACTOR = 3

# Why another stood in, as figures count it; answers say more of errors.
CRASHED = "crashed"  # the worker died
OVERRAN = "overran"  # no answer within the limit
ILLEGAL = "illegal"  # an answer that is not legal
ERROR = "error"  # an error in the bot, or an answer that cannot be read
UNSTARTED = "unstarted"  # no worker could be started
FAULTS = (CRASHED, OVERRAN, ILLEGAL, ERROR, UNSTARTED)


class Fault(Exception):  # noqa: N818 - what it is called everywhere else
    """A bot did not answer as it should have."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


class Worker:
    """A place for a worker process, which is started anew whenever it is gone."""

    def __init__(
        self, limit: float, module: str, *, idle: bool = False, longest: int = LONGEST_REPLY
    ) -> None:
        """``idle``: it runs when nobody else wants the processor, bots that search included.

        Then ``limit`` is of the processor's time. ``longest``: bytes of a reply.
        """
        self.started = 0
        self._idle = idle
        self._longest = longest
        self.engine: Path | None = None  # a compiled engine to use instead of our own
        self._module = module
        self._limit = limit
        self._child: Child | None = None
        self._greeted = False
        self._number = 0  # of the last question
        self._not_before = 0.0  # when starting may be tried again

    @property
    def child(self) -> Child:
        """The process; there is one while ``is_ready``."""
        assert self._child is not None
        return self._child

    @property
    def is_compiled(self) -> bool:
        """Whether the next process has a compiled engine."""
        return maharaja.compiled() or self.engine is not None

    @property
    def limit(self) -> float:
        """Seconds for an answer, by the engine that the next process has."""
        return self._limit if self.is_compiled else self._limit * PLAIN_FACTOR

    def is_ready(self) -> bool:
        return self._greeted and self._child is not None and self._child.is_open

    async def start(self) -> None:
        """See to it that the process runs and is ready; raises Fault if it cannot be."""
        if self.engine is not None and not self.engine.is_dir():
            self.engine = None  # removed by a later build: our own engine plays the same
        if self.is_ready() and self.child.engine == self.engine:
            return
        if self._child is not None:
            if not self.is_ready():
                LOGGER.warning("a bots' worker is gone and is replaced", extra={"fault": CRASHED})
            await self.end()
        if time.monotonic() < self._not_before:
            raise Fault(UNSTARTED)
        for _ in range(TRIES):
            try:
                await self._begin()
            except (Fault, OSError) as error:
                await self.end()
                reason = error.strerror if isinstance(error, OSError) else str(error)
                LOGGER.error(
                    "a bots' worker cannot be started: %s", reason, extra={"fault": UNSTARTED}
                )
            else:
                return
        self._not_before = time.monotonic() + PAUSE
        raise Fault(UNSTARTED)

    async def _begin(self) -> None:
        patience = IDLE_PATIENCE if self._idle else 1
        child = Child(self.engine, self.limit, patience, self._longest)
        self._child = child
        await child.begin(self._module)
        self.started += 1
        child.give_way(MOST_NICENESS if self._idle else NICENESS)
        if self._idle:
            child.run_when_idle()
        if await child.receive(STARTING * patience) != READY:
            raise Fault(ERROR, "it did not say that it is ready")
        self._greeted = True

    async def ask(self, question: Question) -> Reply:
        """Ask the process; it is ended if it does not answer properly."""
        child = self.child
        if not is_quick(question.level):
            child.give_way(SEARCHING_NICENESS)
        self._number += 1
        line = write_question(self._number, question)
        try:
            child.send(line)
            return read_reply(await child.receive(child.limit * child.patience), self._number)
        except ValueError:
            await self.end()
            raise Fault(ERROR, "an answer that cannot be read") from None
        except Fault:
            await self.end()
            raise

    async def end(self) -> None:
        """End the process, if there is one, and wait until it is gone."""
        child, self._child = self._child, None
        self._greeted = False
        if child is not None:
            await child.end()


class Child(asyncio.SubprocessProtocol):
    """One worker process: a line to it, a line from it, and so on."""

    def __init__(self, engine: Path | None, limit: float, patience: int, longest: int) -> None:
        """``patience``: how many times the limit it has by the clock."""
        loop = asyncio.get_running_loop()
        self.engine = engine
        self.limit = limit
        self.patience = patience
        self._longest = longest
        self.is_open = False
        self._transport: asyncio.SubprocessTransport | None = None
        self._unread = bytearray()
        self._received: asyncio.Future[bytes] = loop.create_future()  # empty if there will be none
        self._is_output_closed = False
        self._exited: asyncio.Future[None] = loop.create_future()
        self._gone: asyncio.Future[None] = loop.create_future()  # with its pipes

    @property
    def pid(self) -> int:
        assert self._transport is not None
        return self._transport.get_pid()

    async def begin(self, module: str) -> None:
        """Start the process; OSError if that is impossible."""
        starting = asyncio.ensure_future(
            asyncio.get_running_loop().subprocess_exec(
                lambda: self,
                *worker_command(self.limit, module),
                stderr=asyncio.subprocess.DEVNULL,
                env=worker_environment(self.engine),
                # Ctrl-C is for the server. Not a session: where Linux shares processors by session
                # (autogroup), the niceness of bots would count for nothing.
                process_group=0,
            )
        )
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:
            await asyncio.wait([starting])  # half a process cannot be ended
            raise

    def give_way(self, niceness: int) -> None:
        """Run after the server, by as much as that; there is no way back."""
        wanted = min(os.getpriority(os.PRIO_PROCESS, 0) + niceness, MOST_NICENESS)
        with suppress(ProcessLookupError):
            if os.getpriority(os.PRIO_PROCESS, self.pid) < wanted:
                os.setpriority(os.PRIO_PROCESS, self.pid, wanted)

    def run_when_idle(self) -> None:
        """Run behind everybody, however nice they are; only Linux can do that."""
        if hasattr(os, "SCHED_IDLE"):
            with suppress(OSError):  # not allowed, or gone: being nice has to do
                os.sched_setscheduler(self.pid, os.SCHED_IDLE, os.sched_param(0))

    def send(self, line: bytes) -> None:
        """Send a line, to which one is expected in return."""
        assert self._transport is not None
        self._unread.clear()
        self._received = asyncio.get_running_loop().create_future()
        if not self.is_open:
            self._received.set_result(b"")
            return
        pipe = self._transport.get_pipe_transport(0)
        assert isinstance(pipe, asyncio.WriteTransport)
        pipe.write(line)

    async def receive(self, limit: float) -> bytes:
        """The line in return; raises Fault if there is none, or none in time."""
        try:
            async with asyncio.timeout(limit):
                line = await self._received
        except TimeoutError:
            raise Fault(OVERRAN) from None
        if not line:
            raise Fault(await self._why_it_ended())
        return line

    async def _why_it_ended(self) -> str:
        """A worker that takes too long ends itself, by a timer of the clock or the processor."""
        assert self._transport is not None
        await asyncio.wait([self._exited], timeout=EXIT_WAIT)
        by_timer = self._transport.get_returncode() in (-signal.SIGALRM, -signal.SIGPROF)
        return OVERRAN if by_timer else CRASHED

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.is_open = False
        if self._transport is None:
            return
        # asyncio complains of processes that it finds dead before it has been told.
        if self._is_output_closed:
            await asyncio.wait([self._exited], timeout=EXIT_WAIT)
        if not self._exited.done():
            with suppress(ProcessLookupError):
                self._transport.kill()
            await asyncio.wait([self._exited], timeout=REAPING)
        self._transport.close()
        await asyncio.wait([self._gone], timeout=REAPING)
        if not self._gone.done():
            LOGGER.error("a bots' worker cannot be ended", extra={"pid": self.pid})

    # --- what asyncio tells us ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.SubprocessTransport)
        self._transport = transport
        self.is_open = True

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._unread += data
        if data.endswith(b"\n") or len(self._unread) > self._longest:
            self._settle(bytes(self._unread))
            self._unread.clear()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.is_open = False
        if fd == 1:
            self._is_output_closed = True
            self._settle(b"")

    def process_exited(self) -> None:
        self.is_open = False
        if not self._exited.done():
            self._exited.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle(b"")
        if not self._gone.done():
            self._gone.set_result(None)

    def _settle(self, line: bytes) -> None:
        if not self._received.done():
            self._received.set_result(line)
