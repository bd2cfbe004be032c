"""Hearing what other processes write to PostgreSQL, whatever happens to the connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types

from maharaja.store.postgres_batch import CHANNEL, SERVING

CONNECTING = 10.0  # seconds until it has failed
ALIVE = 30.0  # seconds between looks whether the listening connection still hears anything
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # between attempts to listen again
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)

_log = logging.getLogger(__name__)


class Listener:
    """One connection that listens, and a new one whenever it is lost.

    While it listens, it holds the lock that tells others that a server is running.
    """

    def __init__(
        self,
        name: str,
        connect: Callable[[], Awaitable[Any]],
        heard: Callable[[str, int], None],
    ) -> None:
        """``name``: of the database, for the log; ``heard`` is called as ``Store.listen`` says."""
        self._name = name
        self._connect = connect
        self._heard = heard
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect; when this returns, no change goes unnoticed."""
        self._listening = asyncio.create_task(self._listen(await self._opened()))

    async def stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._listening = None

    def _hear(self, _connection: object, _process: int, _channel: str, said: str) -> None:
        table, _, number = said.rpartition(" ")
        if number.isdecimal():
            self._heard(table, int(number))

    async def _opened(self) -> Any:
        connection = await self._connect()
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _listen(self, connection: Any) -> None:
        try:
            while True:
                await until_lost(connection)
                _log.warning("%s: lost the connection that hears of changes", self._name)
                connection = await self._opened_again()
                asyncio.get_running_loop().call_soon(self._heard, "", 0)
        finally:
            connection.terminate()

    async def _opened_again(self) -> Any:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._opened()
            except FAILURES:
                pass
            except Exception as error:  # without listening nothing of others would be heard
                kind = type(error).__name__
                _log.warning("%s: listening failed (%s); it is tried again", self._name, kind)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def until_lost(connection: Any) -> None:
    """Return when a connection is closed, or open but dead."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not connection.is_closed():
        try:
            await asyncio.wait_for(lost.wait(), ALIVE)
        except TimeoutError:
            try:
                await connection.execute("SELECT 1", timeout=CONNECTING)
            except FAILURES:
                connection.terminate()
