"""Bots at the table: they think in worker processes and see only what their seat may know.

Whatever happens to a bot, the game goes on: one that crashes, overruns, errs or answers with what
is not legal is replaced by the next simpler level for that answer, and every such fault is told and
logged. ``thinking.py`` is the other side.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace

import msgspec

from maharaja.bots.levels import LEVELS
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import SEATS
from maharaja.server.thinking import READY, Thought

LOGGER = logging.getLogger("maharaja.opponents")
LOGGER.addHandler(logging.NullHandler())  # silent unless somebody asks
MODULE = "maharaja.server.thinking"
THOUGHTS = msgspec.json.Decoder(Thought)
LONGEST_THOUGHT = 65_536  # bytes
STARTING = 30.0  # seconds a worker may take until it is ready
TRIES = 2  # to start a worker, before questions are answered without one
PAUSE = 5.0  # seconds until it is tried again
DYING = 1.0  # seconds for a process that has closed its output to end by itself
REAPING = 5.0  # seconds until a killed process is given up; a broken disk can hold one for ever
# All a worker gets of our environment; the rest may hold secrets.
KEPT_VARIABLES = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "SYSTEMROOT")

# Why another stood in, as figures count it; answers say more of errors.
CRASHED = "crashed"  # the worker died
OVERRAN = "overran"  # no answer within the limit
ILLEGAL = "illegal"  # an answer that is not legal
ERROR = "error"  # an error in the bot, or an answer that cannot be read
UNSTARTED = "unstarted"  # no worker could be started
FAULTS = (CRASHED, OVERRAN, ILLEGAL, ERROR, UNSTARTED)
ANY_LEGAL = "any legal choice"  # who stands in when there is no level left


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything in it is known to its seat."""

    level: str  # of bots/levels.py
    board: dict[str, object]  # in words (bots/boardwords.py)
    seat: int
    seed: int  # the same for a whole turn
    view: dict[str, object]  # the seat's
    prestige: list[int]  # every seat's, as a patient listener has counted it
    seen: list[int]  # characters ever seen (solo)
    path: list[str]  # the rest of the turn as planned before; empty if unknown


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal choice, whoever made it."""

    choice: str
    path: list[str]  # to hand back with the seat's next question
    level: str  # who answered: the level asked for, or the simpler one that stood in
    fault: str | None  # why another stood in: a name of FAULTS, with details after a colon


@dataclass(frozen=True, slots=True)
class Figures:
    """What the opponents have done since they started, and what they are doing now."""

    asked: int
    forced: int  # of those asked: with one legal choice, which nobody has to think about
    faults: dict[str, int]  # by name of FAULTS
    started: int  # worker processes
    ready: int  # of those started
    waiting: int  # questions
    busy: int  # workers that think
    thinking: float  # seconds, of all workers together


class ClosedError(RuntimeError):
    """The opponents have gone home, or have not come yet."""


class Fault(Exception):  # noqa: N818 - what it is called everywhere else
    """A bot did not answer as it should have."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


class Opponents:
    """A number of workers, and the line of questions before them: first come, first served."""

    def __init__(self, workers: int, limit: float = 10.0, module: str = MODULE) -> None:
        """``limit``: seconds of thinking for an answer; ``module``: what the workers run."""
        if workers < 1 or limit <= 0:
            raise ValueError(f"{workers} workers and {limit:g} s: both have to be above 0")
        self._workers = [Worker(limit, module) for _ in range(workers)]
        self._keepers: list[asyncio.Task[None]] = []
        self._line: asyncio.Queue[tuple[Question, asyncio.Future[Answer]]] = asyncio.Queue()
        self._unanswered: set[asyncio.Future[Answer]] = set()
        self._asked = 0
        self._forced = 0
        self._busy = 0
        self._thinking = 0.0
        self._faults: Counter[str] = Counter(dict.fromkeys(FAULTS, 0))

    async def start(self) -> None:
        """Let the workers come; questions may be asked at once."""
        if not self._keepers:
            self._keepers = [asyncio.create_task(self._keep(worker)) for worker in self._workers]

    async def ask(self, question: Question) -> Answer:
        """What the bot chooses, or one that stands in for it; ClosedError after ``close``.

        ValueError or TypeError if it is no question: nothing to decide, an unknown level or seat.
        """
        legal = check_question(question)
        if not self._keepers:
            raise ClosedError("the bots' workers have not been started, or have been closed")
        self._asked += 1
        if len(legal) == 1:
            self._forced += 1
            return Answer(legal[0], question.path, question.level, None)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._unanswered.add(answer)
        self._line.put_nowait((question, answer))
        try:
            return await answer
        finally:
            self._unanswered.discard(answer)

    async def close(self) -> None:
        """End all workers at once; who still waits gets ClosedError."""
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        for answer in self._unanswered:
            if not answer.done():
                answer.set_exception(ClosedError("the bots' workers have been closed"))
        self._line = asyncio.Queue()
        await asyncio.gather(*keepers, return_exceptions=True)

    def figures(self) -> Figures:
        """For those who watch the server."""
        return Figures(
            asked=self._asked,
            forced=self._forced,
            faults=dict(self._faults),
            started=sum(worker.started for worker in self._workers),
            ready=len(self.pids()),
            waiting=self._line.qsize(),
            busy=self._busy,
            thinking=self._thinking,
        )

    def pids(self) -> list[int]:
        """The ids of the worker processes that are ready."""
        return [worker.child.pid for worker in self._workers if worker.is_ready()]

    # --- inside ---

    async def _keep(self, worker: Worker) -> None:
        """Take questions to a worker, one at a time, for as long as we are open."""
        try:
            with suppress(Fault):  # which has been logged; the first question tries again
                await worker.start()
            while True:
                question, answer = await self._line.get()
                if answer.done():
                    continue  # nobody waits for it any more
                await self._serve(worker, question, answer)
        finally:
            await worker.end()

    async def _serve(
        self, worker: Worker, question: Question, answer: asyncio.Future[Answer]
    ) -> None:
        try:
            given = await self._answer(worker, question)
        except Exception as error:  # a question that is none; others still want to be served
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(given)

    async def _answer(self, worker: Worker, question: Question) -> Answer:
        first: Fault | None = None
        for level, simpler in stand_ins(question.level):
            try:
                # Plans of one level mean nothing to another.
                path = [] if first else question.path
                thought = await self._ask(worker, replace(question, level=level, path=path))
            except Fault as fault:
                first = first or fault
                if fault.kind == UNSTARTED:
                    self._note(fault, level, ANY_LEGAL)
                    break
                self._note(fault, level, simpler)
            else:
                if first:
                    return Answer(thought.choice, [], level, str(first))
                return Answer(thought.choice, thought.path, level, None)
        assert first is not None
        return Answer(any_legal(question), [], "random", str(first))

    async def _ask(self, worker: Worker, question: Question) -> Thought:
        await worker.start()
        begun = time.monotonic()
        self._busy += 1
        try:
            thought = await worker.think(question)
        finally:
            self._busy -= 1
            self._thinking += time.monotonic() - begun
        if thought.error is not None:
            raise Fault(ERROR, thought.error)
        if thought.choice not in legal_choices(question):
            raise Fault(ILLEGAL)
        return thought

    def _note(self, fault: Fault, level: str, stand_in: str) -> None:
        self._faults[fault.kind] += 1
        LOGGER.warning(
            "a bot of level %s lost a move (%s); %s stands in",
            *(level, fault, stand_in),
            extra={"fault": str(fault), "level": level, "stand_in": stand_in},
        )


def stand_ins(level: str) -> list[tuple[str, str]]:
    """A level and the simpler ones below it, each with who stands in for it."""
    names = list(LEVELS)
    order = names[names.index(level) :: -1]
    return list(zip(order, [*order[1:], ANY_LEGAL], strict=True))


def check_question(question: Question) -> list[str]:
    """What is legal, if the question can be asked at all; ValueError otherwise."""
    if question.level not in LEVELS:
        raise ValueError(f'"{question.level}" is no level; use one of {", ".join(LEVELS)}')
    if not 0 <= question.seat < SEATS:
        raise ValueError(f"seat {question.seat}: there are 0 to {SEATS - 1}")
    if not 0 <= question.seed < SEED_LIMIT:
        raise ValueError(f"a seed is from 0 to {SEED_LIMIT - 1}")
    legal = legal_choices(question)
    if not legal:
        raise ValueError(f"seat {question.seat} has nothing to decide")
    return legal


def legal_choices(question: Question) -> list[str]:
    legal = question.view.get("legal")
    return [text for text in legal if isinstance(text, str)] if isinstance(legal, list) else []


def any_legal(question: Question) -> str:
    """The same for the same seed, as everything that bots choose."""
    legal = legal_choices(question)
    return legal[Dice(question.seed).below(len(legal))]


# --- processes -----------------------------------------------------------------------------------


class Worker:
    """A place for a worker process, which is started anew whenever it is gone."""

    def __init__(self, limit: float, module: str) -> None:
        self.started = 0
        self._module = module
        self._limit = limit
        self._child: Child | None = None
        self._greeted = False
        self._not_before = 0.0  # when starting may be tried again

    @property
    def child(self) -> Child:
        """The process; there is one while ``is_ready``."""
        assert self._child is not None
        return self._child

    def is_ready(self) -> bool:
        return self._greeted and self._child is not None and self._child.is_open

    async def start(self) -> None:
        """See to it that the process runs and is ready; raises Fault if it cannot be."""
        if self.is_ready():
            return
        if self._child is not None:
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
        child = Child()
        self._child = child
        await child.begin(self._module, self._limit)
        self.started += 1
        if await child.hear(STARTING) != READY:
            raise Fault(ERROR, "it did not say that it is ready")
        self._greeted = True

    async def think(self, question: Question) -> Thought:
        """Ask the process; it is ended if it does not answer properly."""
        child = self.child
        try:
            child.say(msgspec.json.encode(question) + b"\n")
            return THOUGHTS.decode(await child.hear(self._limit))
        except msgspec.DecodeError:
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

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.is_open = False
        self._transport: asyncio.SubprocessTransport | None = None
        self._unread = bytearray()
        self._heard: asyncio.Future[bytes] = loop.create_future()  # empty if it will not speak
        self._is_silent = False  # for good
        self._exited: asyncio.Future[None] = loop.create_future()
        self._gone: asyncio.Future[None] = loop.create_future()  # with its pipes

    @property
    def pid(self) -> int:
        assert self._transport is not None
        return self._transport.get_pid()

    async def begin(self, module: str, limit: float) -> None:
        """Start the process; OSError if that is impossible."""
        starting = asyncio.ensure_future(
            asyncio.get_running_loop().subprocess_exec(
                lambda: self,
                *(sys.executable, "-P", "-m", module, str(limit)),
                stderr=asyncio.subprocess.DEVNULL,
                env=environment(),
                start_new_session=True,  # Ctrl-C is for the server
            )
        )
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:
            await asyncio.wait([starting])  # half a process cannot be ended
            raise

    def say(self, line: bytes) -> None:
        """Send a line, to which one is expected in return."""
        assert self._transport is not None
        self._unread.clear()
        self._heard = asyncio.get_running_loop().create_future()
        if not self.is_open:
            self._heard.set_result(b"")
            return
        pipe = self._transport.get_pipe_transport(0)
        assert isinstance(pipe, asyncio.WriteTransport)
        pipe.write(line)

    async def hear(self, limit: float) -> bytes:
        """The line in return; raises Fault if there is none, or none in time."""
        try:
            async with asyncio.timeout(limit):
                line = await self._heard
        except TimeoutError:
            raise Fault(OVERRAN) from None
        if not line:
            raise Fault(CRASHED)
        return line

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.is_open = False
        if self._transport is None:
            return
        # asyncio complains of processes that it finds dead before it has been told.
        if self._is_silent:
            await asyncio.wait([self._exited], timeout=DYING)
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
        if data.endswith(b"\n") or len(self._unread) > LONGEST_THOUGHT:
            self._settle(bytes(self._unread))
            self._unread.clear()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.is_open = False
        if fd == 1:
            self._is_silent = True
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
        if not self._heard.done():
            self._heard.set_result(line)


def environment() -> dict[str, str]:
    """Enough to import what we have imported, from the same places."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    settings = {name: value for name, value in os.environ.items() if name.startswith("PYTHON")}
    return {**kept, **settings, "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)}
