"""Work that goes on for as long as the server: an error is logged, and it begins again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

LOGGER = logging.getLogger("maharaja.supervisor")
PAUSE = 5.0  # seconds until work that has failed begins again


async def supervise(
    name: str, work: Callable[[], Awaitable[None]], pause: float | None = None
) -> None:
    """Do the work until it ends by itself or is cancelled."""
    while True:
        try:
            return await work()
        except Exception:
            wait = PAUSE if pause is None else pause
            LOGGER.exception("%s failed; it begins again in %g s", name, wait)
            await asyncio.sleep(wait)
