"""Keeping garbage collection short: what has lived for a second is looked at seldom.

A full collection goes through every object there is: with thousands of sockets up to half a second
in which nobody is answered, and Python would have one every half a minute or so. Hardly anything of
ours has to be found that way: connections leave nothing behind that refers to itself
(tests/server/test_closed_connections.py).
"""

from __future__ import annotations

import asyncio
import gc

OFTEN = 1.0  # seconds until the living are set aside; the collector passes them over
SELDOM = 60  # as many of these until they are counted
GROWTH = 1.5  # times as many as the last full collection has left: then there is another one
FEW = 1_000_000  # objects, some 200 MB: no fewer are worth stopping everybody for half a second


def forget(transport: asyncio.BaseTransport) -> None:
    """Have a transport that is lost go at once: it refers to itself by one of its methods."""
    vars(transport).pop("_read_ready_cb", None)


async def tidy_up(often: float = OFTEN, few: int = FEW) -> None:
    """Collect garbage in small steps for as long as the server runs."""
    limit = few
    try:
        while True:
            for _ in range(SELDOM):
                gc.freeze()
                await asyncio.sleep(often)
            if gc.get_freeze_count() > limit:
                gc.unfreeze()
                gc.collect()
                gc.freeze()
                limit = few + int(GROWTH * gc.get_freeze_count())
    finally:
        gc.unfreeze()
