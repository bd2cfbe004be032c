"""A fair queue for bots: who is served next when more questions wait than there are workers.

Quick levels go before levels that search. Within a class it is the turn of the site (the network
of whoever made the table) that has used the least processor time of late, there of the person who
has, there of the tables one after the other, and at a table first come, first served. Who has used
little takes turns with all others who have. Sites come before persons because anybody can make new
identities, but not new networks.
"""

from __future__ import annotations

import asyncio
import math
import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Generic, TypeVar

MEMORY = 60.0  # seconds after which what was used counts only a third (1/e)
KEPT = 10_000  # accounts in memory
NOTHING = 0.001  # seconds: an account with less is as good as none
LITTLE = 2.0  # seconds used of late, up to which all are equal
# Charged when a question is taken, and corrected when it is answered: several workers must not all
# go to the same person before the first answer is charged.
ADVANCE = {False: 1.0, True: 0.005}  # seconds, by whether the level is quick
WAIT_BOUNDS = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)  # of the histogram, seconds

Clock = Callable[[], float]
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Owner:
    """Who is charged for a question: whoever made the table."""

    site: str = ""  # empty: nobody has been at the table since it came to memory
    person: str = ""  # hashed token of the table's host
    table: str = ""


@dataclass(eq=False, slots=True)
class Waiting(Generic[Item]):
    """A question in the queue, or taken from it."""

    item: Item
    owner: Owner
    quick: bool
    since: float
    advance: float = 0.0  # seconds charged when it was taken


class Usage:
    """Processor time used of late, by account; it fades away."""

    def __init__(self, clock: Clock, kept: int = KEPT) -> None:
        self._clock = clock
        self._kept = kept
        self._accounts: dict[str, tuple[float, float]] = {}  # seconds, when; latest at the end

    def __len__(self) -> int:
        return len(self._accounts)

    def of(self, whose: str) -> float:
        seconds, at = self._accounts.get(whose, (0.0, 0.0))
        return seconds * math.exp((at - self._clock()) / MEMORY) if seconds else 0.0

    def beyond_little(self, whose: str) -> float:
        """What counts when turns are given."""
        return max(0.0, self.of(whose) - LITTLE)

    def charge(self, whose: str, seconds: float) -> None:
        """Add to an account; a correction may be negative."""
        used = max(0.0, self.of(whose) + seconds)
        self._accounts.pop(whose, None)
        self._accounts[whose] = (used, self._clock())
        self._forget()

    def _forget(self) -> None:
        """Look at the two accounts charged longest ago: more go than come."""
        for _ in range(2):
            oldest = next(iter(self._accounts), None)
            if oldest is None:
                return
            if self.of(oldest) > NOTHING and len(self._accounts) <= self._kept:
                return
            del self._accounts[oldest]


@dataclass(slots=True)
class WaitTimes:
    """How long questions have waited: a histogram."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(WAIT_BOUNDS) + 1))
    seconds: float = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(WAIT_BOUNDS, seconds)] += 1
        self.seconds += seconds

    def cumulative(self) -> list[tuple[str, float]]:
        """As Prometheus has them: how many waited at most so long."""
        bounds = [*map(str, WAIT_BOUNDS), "+Inf"]
        return list(zip(bounds, accumulate(map(float, self.counts)), strict=True))


class Lane(Generic[Item]):
    """The questions of one class that wait, by site, person and table."""

    def __init__(self, sites: Usage, persons: Usage) -> None:
        self._site_usage = sites
        self._person_usage = persons
        self._sites: dict[str, dict[str, dict[str, deque[Waiting[Item]]]]] = {}
        self._all: dict[Waiting[Item], None] = {}  # in order of arrival

    def __len__(self) -> int:
        return len(self._all)

    def oldest(self) -> Waiting[Item] | None:
        return next(iter(self._all), None)

    def add(self, waiting: Waiting[Item]) -> None:
        owner = waiting.owner
        persons = self._sites.setdefault(owner.site, {})
        tables = persons.setdefault(owner.person, {})
        tables.setdefault(owner.table, deque()).append(waiting)
        self._all[waiting] = None

    def take(self) -> Waiting[Item] | None:
        """Whose turn it is; None if nobody waits."""
        if not self._all:
            return None
        site = min(self._sites, key=self._site_usage.beyond_little)
        persons = self._sites[site]
        person = min(persons, key=self._person_usage.beyond_little)
        tables = persons[person]
        table = next(iter(tables))
        waiting = tables[table][0]
        # Each behind the others of its kind, for the next time.
        self._sites[site] = self._sites.pop(site)
        persons[person] = persons.pop(person)
        tables[table] = tables.pop(table)
        self.remove(waiting)
        return waiting

    def remove(self, waiting: Waiting[Item]) -> None:
        """Take out a question that waits, and whatever is empty without it."""
        del self._all[waiting]
        owner = waiting.owner
        persons = self._sites[owner.site]
        tables = persons[owner.person]
        tables[owner.table].remove(waiting)
        if not tables[owner.table]:
            del tables[owner.table]
        if not tables:
            del persons[owner.person]
        if not persons:
            del self._sites[owner.site]

    def __contains__(self, waiting: Waiting[Item]) -> bool:
        return waiting in self._all


class FairQueue(Generic[Item]):
    """Questions that wait for a worker; workers that wait for a question."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._sites = Usage(clock)
        self._persons = Usage(clock)
        self.lanes: dict[bool, Lane[Item]] = {
            quick: Lane(self._sites, self._persons) for quick in (True, False)
        }
        self.waits = {quick: WaitTimes() for quick in (True, False)}
        self._idle: dict[asyncio.Future[None], bool] = {}  # workers; whether for quick levels only

    def __len__(self) -> int:
        return sum(map(len, self.lanes.values()))

    def longest_wait(self, *, quick: bool) -> float:
        """Seconds that the oldest question of the class has waited up to now."""
        oldest = self.lanes[quick].oldest()
        return 0.0 if oldest is None else self._clock() - oldest.since

    def put(self, item: Item, owner: Owner, *, quick: bool) -> Waiting[Item]:
        waiting = Waiting(item, owner, quick, self._clock())
        self.lanes[quick].add(waiting)
        self._wake(quick=quick)
        return waiting

    def discard(self, waiting: Waiting[Item]) -> None:
        """Nobody wants the answer any more."""
        if waiting in self.lanes[waiting.quick]:
            self.lanes[waiting.quick].remove(waiting)

    def take(self, *, quick_only: bool = False) -> Waiting[Item] | None:
        """What is to be answered next; ``settle`` it afterwards."""
        found = self.lanes[True].take()
        if found is None and not quick_only:
            found = self.lanes[False].take()
        if found is not None:
            found.advance = ADVANCE[found.quick]
            self._charge(found.owner, found.advance)
            self.waits[found.quick].note(self._clock() - found.since)
        return found

    async def get(self, *, quick_only: bool = False) -> Waiting[Item]:
        """As ``take``, as soon as there is something."""
        while True:
            found = self.take(quick_only=quick_only)
            if found is not None:
                return found
            awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._idle[awake] = quick_only
            try:
                await awake
            finally:
                self._idle.pop(awake, None)

    def settle(self, taken: Waiting[Item], seconds: float) -> None:
        """Charge what the answer really took."""
        self._charge(taken.owner, seconds - taken.advance)

    def _charge(self, owner: Owner, seconds: float) -> None:
        self._sites.charge(owner.site, seconds)
        self._persons.charge(owner.person, seconds)

    def _wake(self, *, quick: bool) -> None:
        """Call one idle worker that may take it; those for quick levels come first."""
        able = [awake for awake, quick_only in self._idle.items() if quick or not quick_only]
        if able:
            chosen = max(able, key=self._idle.__getitem__)
            del self._idle[chosen]
            if not chosen.done():
                chosen.set_result(None)
