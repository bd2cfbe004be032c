"""Which tables leave memory: idle ones, and earlier if there are many."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol, TypeVar

IDLE = 600.0  # seconds without followers that a table stays in memory
IDLE_IF_MANY = 60.0  # the same, if half of the tables that may be in memory are
ROOM = 0.1  # share of them that leaves at once: so the list is not gone through for each new one


class InMemory(Protocol):
    """A table in memory."""

    used: float  # when somebody last asked for it

    @property
    def busy(self) -> bool:
        """Whether somebody follows it, a bot thinks at it, or it is being changed."""


Kept = TypeVar("Kept", bound=InMemory)


def idle(tables: Collection[Kept], now: float, most: int) -> Iterator[Kept]:
    """Those that nobody has used for long; ``most`` is how many may be in memory, 0: any."""
    many = 0 < most < 2 * len(tables)
    before = now - (IDLE_IF_MANY if many else IDLE)
    return (table for table in tables if table.used < before and not table.busy)


def beyond(tables: Collection[Kept], most: int) -> list[Kept]:
    """Those that go because there are too many: used longest ago first, busy ones never."""
    if not 0 < most < len(tables):
        return []
    surplus = len(tables) - most + int(most * ROOM)
    return sorted((table for table in tables if not table.busy), key=lambda t: t.used)[:surplus]
