"""A server in the process of the test; plain sockets (``raw_connections``) are its clients.

There its time limits can be made short, and what it keeps can be counted. The clients run in
threads, so that all that asyncio has is the server's.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from maharaja.server.settings import Settings
from maharaja.server.uvicorn_server import listen, serve
from support.laid_databases import lay_sqlite

UNLIMITED = dict.fromkeys(
    [
        *("rate", "changes_rate", "address_rate", "address_changes_rate"),
        "talk_rate",
        *("sockets_per_person", "sockets_per_address", "sockets_rate"),
        *("connections_per_address", "connections_rate"),
    ],
    0,
)


@asynccontextmanager
async def local_server(folder: Path, **settings: Any) -> AsyncIterator[int]:
    """Its port; it is stopped by a signal, as any server is."""
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    database = folder / "tables.db"
    lay_sqlite(database)
    given = Settings(database=str(database), **settings)
    running = asyncio.create_task(serve(given, listening, ready.set))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        waiting.cancel()
        await running
    try:
        yield int(listening.getsockname()[1])
    finally:
        os.kill(os.getpid(), signal.SIGTERM)
        await running


async def beside(client: Callable[[], Any]) -> Any:
    """Run a client that waits, while the server goes on."""
    return await asyncio.get_running_loop().run_in_executor(None, client)
