"""Bots at the table: they think in worker processes and see only what their seat may know.

Whatever happens to a bot, the game goes on: one that crashes, overruns, errs or answers with what
is not legal is replaced by the next simpler level for that answer, and every such fault is told and
logged. ``bot_processes.py`` has the processes, ``fair_queue.py`` the order of questions.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from maharaja.bots.levels import LEVELS, is_quick
from maharaja.bots.workers.questions import Question, Reply
from maharaja.bots.workers.worker_command import MODULE
from maharaja.engine.dice import SEED_LIMIT, Dice
from maharaja.engine.ids import SEATS
from maharaja.server.bots.bot_processes import ERROR, FAULTS, ILLEGAL, UNSTARTED, Fault, Worker
from maharaja.server.bots.engine_build import READY, BuildReport
from maharaja.server.bots.fair_queue import FairQueue, Owner, Waiting

LOGGER = logging.getLogger("maharaja.bots")
LOGGER.addHandler(logging.NullHandler())  # silent unless somebody asks
LONG = 2.0  # seconds in the queue after which the table is told that the bots are busy
ANY_LEGAL = "any legal choice"  # who stands in when there is no level left
QUICK, SEARCHING = "quick", "searching"  # classes of levels, as figures name them


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal choice, whoever made it."""

    choice: str
    path: list[str]  # to hand back with the seat's next question
    level: str  # who answered: the level asked for, or the simpler one that stood in
    fault: str | None  # why another stood in: a name of FAULTS, with details after a colon
    hint: dict[str, object] | None = None  # if it was to be explained (bots/hints.py), as JSON
    outlook: dict[str, object] | None = None  # of a choice that was considered (bots/outlook.py)


@dataclass(frozen=True, slots=True)
class Figures:
    """What the bots have done since they started, and what they are doing now."""

    asked: int
    forced: int  # of those asked: with one legal choice, which nobody has to think about
    faults: dict[str, int]  # by name of FAULTS
    started: int  # worker processes
    ready: int  # of those started
    waiting: int  # questions
    busy: int  # workers that think
    thinking: float  # seconds, of all workers together
    queues: dict[str, QueueFigures]  # by class of levels


@dataclass(frozen=True, slots=True)
class QueueFigures:
    """The questions of one class of levels."""

    waiting: int
    longest: float  # seconds that the oldest of them has waited
    waits: list[tuple[str, float]]  # how many were taken after at most so long (a histogram)
    waited: float  # seconds, of all that were taken


NOBODY = Owner()


class ClosedError(RuntimeError):
    """The bots' workers have been closed, or have not been opened."""


@dataclass(frozen=True, slots=True)
class PendingQuestion:
    """A question, who waits for its answer, and who is told that it is taken from the queue."""

    question: Question
    answer: asyncio.Future[Answer]
    taken: Callable[[], None]


class Patience:
    """Tells when a question has been in the queue for long, and when it no longer is."""

    def __init__(self, busy: Callable[[bool], None]) -> None:
        self._busy = busy
        self._told = False
        self._timer = asyncio.get_running_loop().call_later(LONG, self._tell)

    def _tell(self) -> None:
        self._told = True
        self._busy(True)

    def end(self) -> None:
        self._timer.cancel()
        if self._told:
            self._told = False
            self._busy(False)


class BotPool:
    """A number of workers, and a fair queue of questions before them.

    Nobody interrupts a search. So with the first one comes a worker for quick levels alone: they
    answer in milliseconds and never wait behind a thought of seconds.
    """

    def __init__(self, workers: int, limit: float = 10.0, module: str = MODULE) -> None:
        """``limit``: seconds of thinking for an answer; ``module``: what the workers run."""
        if workers < 1 or limit <= 0:
            raise ValueError(f"{workers} workers and {limit:g} s: both have to be above 0")
        self._workers = [Worker(limit, module) for _ in range(workers)]
        self._quick_worker = Worker(limit, module)
        self._is_open = False
        self._keepers: list[asyncio.Task[None]] = []
        self._queue: FairQueue[PendingQuestion] = FairQueue()
        self._unanswered: set[asyncio.Future[Answer]] = set()
        self._asked = 0
        self._forced = 0
        self._busy = 0
        self._searching = 0  # of those busy
        self._thinking = 0.0
        self._faults: Counter[str] = Counter(dict.fromkeys(FAULTS, 0))

    def open(self) -> None:
        """Take questions; workers are started for the first one, unless ``start`` comes before."""
        self._is_open = True

    def start(self) -> None:
        """Start the workers, if we are open and they are not there."""
        if self._is_open and not self._keepers:
            self._keepers = [
                asyncio.create_task(self._keep(worker, quick_only=False))
                for worker in self._workers
            ]

    async def ask(
        self,
        question: Question,
        owner: Owner = NOBODY,
        busy: Callable[[bool], None] | None = None,
    ) -> Answer:
        """What the bot chooses, or one that stands in for it; ClosedError after ``close``.

        ``busy`` is called with True when the question has been in the queue for long, and then with
        False when it no longer is. ValueError or TypeError if it is no question: nothing to decide,
        an unknown level or seat.
        """
        legal = check_question(question)
        if not self._is_open:
            raise ClosedError("the bots' workers have not been opened, or have been closed")
        self._asked += 1
        if len(legal) == 1 and not question.considered:
            self._forced += 1
            return Answer(legal[0], question.path, question.level, None)
        self.start()
        quick = is_quick(question.level)
        if not quick:
            self._start_quick_worker()
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._unanswered.add(answer)
        patience = Patience(busy or (lambda _: None))
        waiting = self._queue.put(
            PendingQuestion(question, answer, patience.end), owner, quick=quick
        )
        try:
            return await answer
        finally:
            patience.end()
            self._queue.discard(waiting)
            self._unanswered.discard(answer)

    async def close(self) -> None:
        """End all workers at once; who still waits gets ClosedError."""
        self._is_open = False
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        for answer in self._unanswered:
            if not answer.done():
                answer.set_exception(ClosedError("the bots' workers have been closed"))
        await asyncio.gather(*keepers, return_exceptions=True)

    def follow_build(self, report: BuildReport) -> None:
        """Use the compiled engine once it is there: workers are replaced between questions."""
        if report.state == READY:
            for worker in self._all_workers():
                worker.engine = Path(report.folder)

    def is_compiled(self) -> bool:
        """Whether the next questions are answered by a compiled engine, ours or one built since."""
        return all(worker.is_compiled for worker in self._workers)

    def is_behind(self) -> bool:
        """Whether questions wait because all workers think."""
        return len(self._queue) > 0

    def figures(self) -> Figures:
        """Counters and gauges for the metrics endpoint."""
        return Figures(
            asked=self._asked,
            forced=self._forced,
            faults=dict(self._faults),
            started=sum(worker.started for worker in self._all_workers()),
            ready=len(self.pids()),
            waiting=len(self._queue),
            busy=self._busy,
            thinking=self._thinking,
            queues={
                QUICK: self._queue_figures(quick=True),
                SEARCHING: self._queue_figures(quick=False),
            },
        )

    def _queue_figures(self, *, quick: bool) -> QueueFigures:
        return QueueFigures(
            waiting=len(self._queue.lanes[quick]),
            longest=self._queue.longest_wait(quick=quick),
            waits=self._queue.waits[quick].cumulative(),
            waited=self._queue.waits[quick].seconds,
        )

    def pids(self) -> list[int]:
        """The ids of the worker processes that are ready."""
        return [worker.child.pid for worker in self._all_workers() if worker.is_ready()]

    # --- inside ---

    def _all_workers(self) -> list[Worker]:
        return [*self._workers, self._quick_worker]

    def _start_quick_worker(self) -> None:
        if len(self._keepers) == len(self._workers):
            keeper = self._keep(self._quick_worker, quick_only=True)
            self._keepers.append(asyncio.create_task(keeper))

    async def _keep(self, worker: Worker, *, quick_only: bool) -> None:
        """Take questions to a worker, one at a time, for as long as we are open."""
        try:
            with suppress(Fault):  # which has been logged; the first question tries again
                await worker.start()
            while True:
                taken = await self._queue.get(quick_only=quick_only)
                taken.item.taken()
                begun = time.monotonic()
                try:
                    await self._serve(worker, taken)
                finally:
                    self._queue.settle(taken, time.monotonic() - begun)
        finally:
            await worker.end()

    async def _serve(self, worker: Worker, taken: Waiting[PendingQuestion]) -> None:
        answer = taken.item.answer
        try:
            given = await self._answer(worker, taken.item.question)
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
                reply = await self._ask(worker, replace(question, level=level, path=path))
            except Fault as fault:
                first = first or fault
                if fault.kind == UNSTARTED:
                    self._note(fault, level, ANY_LEGAL)
                    break
                self._note(fault, level, simpler)
            else:
                if first:
                    return Answer(reply.choice, [], level, str(first), reply.hint, reply.outlook)
                return Answer(reply.choice, reply.path, level, None, reply.hint, reply.outlook)
        assert first is not None
        return Answer(any_legal(question), [], "random", str(first))

    async def _ask(self, worker: Worker, question: Question) -> Reply:
        await worker.start()
        asked = replace(question, helpers_allowed=self._is_search_alone())
        searching = not is_quick(question.level)
        begun = time.monotonic()
        self._busy += 1
        self._searching += searching
        try:
            reply = await worker.ask(asked)
        finally:
            self._busy -= 1
            self._searching -= searching
            self._thinking += time.monotonic() - begun
        if reply.error is not None:
            raise Fault(ERROR, reply.error)
        if reply.choice not in legal_choices(question):
            raise Fault(ILLEGAL)
        return reply

    def _is_search_alone(self) -> bool:
        """Whether nobody else searches or wants to.

        Else every search keeps to its worker's processor: all together they get as much done, and
        the processors that the workers were not given stay free for the server.
        """
        return self._searching == 0 and not self._queue.lanes[False]

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
    """A legal choice drawn from the question's seed, so that it can be repeated."""
    legal = legal_choices(question)
    return legal[Dice(question.seed).below(len(legal))]
