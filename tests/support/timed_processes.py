"""Processes with tables whose time of the day is the test's, for games over days.

Each has the service, the database and the bots of a server; what people ask for comes over a pipe
instead of HTTP, with the time at which it is asked. ``Here`` does the same in the test's process.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import IO, Any, Protocol

from maharaja.server.bots.bot_pool import BotPool
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.messages import (
    Choose,
    Join,
    NewTable,
    SetStandingOrders,
    SetVacation,
    Undo,
)
from maharaja.server.settings import Settings
from maharaja.server.tables import absence, create_table, moves, seats, watch
from maharaja.server.tables.service import TableService
from maharaja.store.open_store import open_store
from support.launched_process import forked

TESTS = Path(__file__).parents[1]
PATIENCE = 60.0  # seconds for the end of a process
LENGTH = 4  # bytes that say how long a message is


class Time:
    """The time of the day, as the test has it."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


# --- what can be asked for -----------------------------------------------------------------------


async def create(service: TableService, visitor: Visitor, asked: NewTable) -> str:
    return (await create_table.create(service, visitor, asked)).table


async def join(service: TableService, visitor: Visitor, table: str) -> None:
    await seats.join(service, visitor, table, Join(), None)


async def look(service: TableService, visitor: Visitor, table: str) -> None:
    await watch.look(service, visitor, table, None, None, None, 0)


async def choose(service: TableService, visitor: Visitor, table: str, asked: Choose) -> None:
    await moves.choose(service, visitor, table, asked)


async def undo(service: TableService, visitor: Visitor, table: str, asked: Undo) -> None:
    await moves.undo(service, visitor, table, asked)


async def vacation(
    service: TableService, visitor: Visitor, table: str, seat: int, asked: SetVacation
) -> None:
    await absence.set_vacation(service, visitor, table, seat, asked)


async def orders(
    service: TableService, visitor: Visitor, table: str, seat: int, asked: SetStandingOrders
) -> None:
    await absence.set_orders(service, visitor, table, seat, asked)


async def look_after_clocks(service: TableService) -> int:
    return await service.deadlines.look()


async def bots_move(service: TableService, table: str) -> None:
    """Bots answer in no time, as far as the days are concerned."""
    live = await service.registry.find(table)
    await service.registry.look_again(live)
    service.bots.wake(live)
    while live.thinking:
        await asyncio.wait(live.thinking.values())


ASKED: dict[str, Callable[..., Awaitable[Any]]] = {
    function.__name__: function
    for function in (
        create,
        join,
        look,
        choose,
        undo,
        vacation,
        orders,
        look_after_clocks,
        bots_move,
    )
}


# --- where it is done ----------------------------------------------------------------------------


class Process(Protocol):
    async def ask(self, at: float, what: str, *arguments: Any) -> Any:
        """Have it done at an instant; Problem if it is refused."""


@asynccontextmanager
async def opened(address: str, time: Time) -> AsyncIterator[TableService]:
    """Nothing looks after its clocks by itself."""
    service = TableService(open_store(address), BotPool(1), Settings(tables_per_person=0), now=time)
    await service.store.open()
    service.pool.open()
    try:
        yield service
    finally:
        await service.close()


class Here:
    """The service of the test's own process."""

    def __init__(self, service: TableService, time: Time) -> None:
        self._service = service
        self._time = time

    async def ask(self, at: float, what: str, *arguments: Any) -> Any:
        self._time.now = at
        return await ASKED[what](self._service, *arguments)


class Elsewhere:
    """A process of its own; one thing at a time."""

    def __init__(self, orders: IO[bytes], answers: asyncio.StreamReader) -> None:
        self._orders = orders
        self._answers = answers
        self._lock = asyncio.Lock()

    async def ask(self, at: float, what: str, *arguments: Any) -> Any:
        async with self._lock:
            send(self._orders, (at, what, arguments))
            refused, answer = await receive(self._answers)
        if refused:
            raise Problem(answer)
        return answer


CODE = """
import sys
sys.path.insert(0, sys.argv[2])
from support.timed_processes import main
main(sys.argv[1])
"""


@asynccontextmanager
async def started(address: str) -> AsyncIterator[Elsewhere]:
    """It ends when it is asked for nothing more."""
    with ExitStack() as stack:
        ends = [
            stack.enter_context(os.fdopen(end, mode))
            for end, mode in zip((*os.pipe(), *os.pipe()), ("rb", "wb", "rb", "wb"), strict=True)
        ]
        process = forked(CODE, address, TESTS, stdin=ends[0], stdout=ends[3])
        ends[0].close()
        ends[3].close()
        yield Elsewhere(ends[1], await reader_of(ends[2]))
        ends[1].close()
        code = await asyncio.to_thread(process.wait, PATIENCE)
        assert code == 0


async def reader_of(file: IO[bytes]) -> asyncio.StreamReader:
    stream = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stream), file)
    return stream


def send(file: IO[bytes], message: object) -> None:
    data = pickle.dumps(message)
    file.write(len(data).to_bytes(LENGTH) + data)
    file.flush()


async def receive(stream: asyncio.StreamReader) -> Any:
    """EOFError at the end."""
    length = int.from_bytes(await stream.readexactly(LENGTH))
    return pickle.loads(await stream.readexactly(length))


async def serve(address: str) -> None:
    """Do what comes in, until nothing comes any more."""
    stream = await reader_of(sys.stdin.buffer)
    time = Time(0.0)
    async with opened(address, time) as service:
        here = Here(service, time)
        while True:
            try:
                at, what, arguments = await receive(stream)
            except EOFError:
                return
            try:
                send(sys.stdout.buffer, (False, await here.ask(at, what, *arguments)))
            except Problem as problem:
                send(sys.stdout.buffer, (True, problem.code))


def main(address: str) -> None:
    asyncio.run(serve(address))
