"""What a client does not read: for how long, and how much of it, is kept for it."""

from __future__ import annotations

import asyncio

from maharaja.server.connections.limits import Connection

WINDOW = 10.0  # seconds after which is looked
PROGRESS = 16_384  # bytes that have to be gone by then: slow lines are slow, but not that slow


class UnreadWatch:
    """Ends a connection that is written to faster than its client reads, unless it goes on reading.

    While the transport is full nothing more is written to it, so it can only become emptier.
    """

    def __init__(self, transport: asyncio.Transport, connection: Connection) -> None:
        self._transport = transport
        self._connection = connection
        self._size = 0  # unread, at the last look
        self._next: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """The transport's buffer is full: start watching."""
        self._size = self._transport.get_write_buffer_size()
        if not self._connection.hold(self._size):
            self._give_up("unread-by-address")
        elif self._next is None:
            self._next = asyncio.get_running_loop().call_later(WINDOW, self._look)

    def end(self) -> None:
        """The buffer has room again, or the connection is gone."""
        self._connection.hold(0)
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _look(self) -> None:
        self._next = None
        before = self._size
        if before - self._transport.get_write_buffer_size() < PROGRESS:
            self._give_up("unread")
        else:
            self.begin()

    def _give_up(self, why: str) -> None:
        self._connection.limits.too_slow[why] += 1
        self._transport.abort()  # what is kept for it goes with it
