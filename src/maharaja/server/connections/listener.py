"""Accepting connections: a few at a time, and refusing those that are too many at once.

asyncio would make a transport, a protocol and a task for each before anybody could refuse it, as
many as there are in the queue before anything else is done, and write to the log for every one
that it has no file for.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress

from maharaja.server.connections.limits import (
    FULL,
    TOO_FAST,
    TOO_MANY,
    Connection,
    ConnectionLimits,
    SeldomLine,
)
from maharaja.server.errors import Problem
from maharaja.server.http.responses import raw_answer

AT_ONCE = 2  # connections accepted before others have their turn: nobody waits for a crowd
REST = 0.5  # seconds without accepting when there are no more files
# A request that is there already is read, or closing would take the answer back.
UNREAD = 65_536
ANSWERS = {
    TOO_MANY: raw_answer(Problem("too-many-connections")),
    TOO_FAST: raw_answer(Problem("too-many-connections")),
    FULL: raw_answer(Problem("full")),
}
# Not about the listening socket, but about a client that has gone again.
GONE = (errno.ECONNABORTED, errno.EPROTO, errno.EINTR)

MakeProtocol = Callable[[Connection], asyncio.Protocol]


class Listener:
    """Takes the connections of a listening socket, as far as the limits allow."""

    def __init__(
        self, listening: socket.socket, limits: ConnectionLimits, make_protocol: MakeProtocol
    ) -> None:
        self._listening = listening
        self._limits = limits
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[None]] = set()
        self._failures = SeldomLine("connections cannot be accepted")
        self._resting: asyncio.TimerHandle | None = None
        listening.setblocking(False)
        self._loop.add_reader(listening, self._accept)

    def close(self) -> None:
        self._loop.remove_reader(self._listening)
        if self._resting is not None:
            self._resting.cancel()

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._beginning, return_exceptions=True)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                accepted, address = self._listening.accept()
            except BlockingIOError:
                return
            except OSError as error:
                if error.errno in GONE:
                    continue
                self._rest(error)
                return
            self._admit(accepted, str(address[0]))

    def _admit(self, accepted: socket.socket, address: str) -> None:
        reason = self._limits.refusal(address)
        if reason is not None:
            refuse(accepted, ANSWERS[reason] if self._limits.is_told(address) else b"")
            return
        connection = self._limits.opened(address)
        task = self._loop.create_task(self._begin(accepted, connection))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _begin(self, accepted: socket.socket, connection: Connection) -> None:
        wait = self._limits.charge_connection(connection)
        if wait:
            await asyncio.sleep(wait)
        try:
            await self._loop.connect_accepted_socket(
                lambda: self._make_protocol(connection), accepted
            )
        except OSError:  # it has gone again
            connection.release()
            accepted.close()

    def _rest(self, error: OSError) -> None:
        """There is nothing to accept with: without a pause this would be tried all the time."""
        self._failures.note(errno.errorcode.get(error.errno or 0, "unknown"))
        self._loop.remove_reader(self._listening)
        self._resting = self._loop.call_later(REST, self._go_on)

    def _go_on(self) -> None:
        self._resting = None
        self._loop.add_reader(self._listening, self._accept)


def refuse(accepted: socket.socket, answer: bytes) -> None:
    """Say why, if there is something to say, and close, without waiting for anything."""
    with accepted, suppress(OSError):
        if answer:
            accepted.setblocking(False)
            accepted.send(answer)
            accepted.recv(UNREAD)
