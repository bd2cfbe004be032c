"""A table in memory, with whoever follows it and whatever goes on at it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from maharaja.server.bots.bot_pool import Answer
from maharaja.server.tables.broadcast import Follower, Place
from maharaja.server.tables.history import History
from maharaja.server.tables.table import Table
from maharaja.store.rows import Link


@dataclass(frozen=True, slots=True)
class HintAsked:
    """A hint that a bot is asked for, or was: for which question, and what it says."""

    asked: int  # ``Table.asked`` of the seat
    answer: asyncio.Future[Answer]


@dataclass(eq=False)
class LiveTable:
    """There is one of each table in a process; its lock is held by whoever writes."""

    table: Table
    history: History
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    followers: dict[int | None, dict[Follower, Place]] = field(default_factory=dict)
    telling: bool = False  # followers are told in the next turn of the loop
    late: bool = False  # some of them later
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    paths: dict[int, list[str]] = field(default_factory=dict)  # what the bots mean to do next
    hints: dict[int, HintAsked] = field(default_factory=dict)  # the last one of each seat
    links: dict[str, Link] = field(default_factory=dict)
    # Where whoever made it, or else the first who came, connects from; known while in memory only.
    site: str = ""
    waiting: set[int] = field(default_factory=set)  # seats whose bots wait long for a processor
    seen: dict[str, tuple[float, float]] | None = None  # people: when last, and until when
    presence: bytes = b""  # as it was last told
    stale: bool = False  # the log may be longer than what is known here
    recalling: asyncio.Task[None] | None = None  # the past is being read
    failures: int = 0  # of its bots, one after the other
    used: float = 0.0

    @property
    def busy(self) -> bool:
        return bool(self.followers or self.thinking or self.lock.locked())
