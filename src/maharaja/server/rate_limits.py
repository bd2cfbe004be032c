"""How much one person, and one address, may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import ceil

from maharaja.errors import Message
from maharaja.server.durations import HOUR
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.settings import Settings

BURST = 5.0  # seconds' worth of requests that may come at once
KEPT = 50_000  # buckets of one kind in memory
SOCKETS_BURST = 10.0  # seconds' worth of new sockets: after a restart all come back at once
HINT_COST = 5  # requests that a hint counts as, for its address: a bot thinks about it
SITE = 64  # bits of an IPv6 address that one client has for itself

Clock = Callable[[], float]


class Buckets:
    """A bucket of tokens for everybody, filled again at a rate; full ones are forgotten."""

    def __init__(
        self, rate: float, burst: float, *, kept: int = KEPT, clock: Clock = time.monotonic
    ) -> None:
        """A rate of 0 is no limit."""
        self._rate = rate
        self._burst = max(1.0, burst)
        self._kept = kept
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens and when; last used at the end

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, whose: str, much: float = 1.0) -> float:
        """Take tokens; 0 if there were enough, else how many seconds until there are.

        More than a full bucket holds is never asked for.
        """
        if self._rate <= 0:
            return 0.0
        much = min(much, self._burst)
        now = self._clock()
        tokens = self._filled(self._buckets.pop(whose, (self._burst, now)), now)
        wait = 0.0 if tokens >= much else (much - tokens) / self._rate
        self._buckets[whose] = (tokens if wait else tokens - much, now)
        self._forget(now)
        return wait

    def _filled(self, bucket: tuple[float, float], now: float) -> float:
        tokens, before = bucket
        return min(self._burst, tokens + (now - before) * self._rate)

    def _forget(self, now: float) -> None:
        """Drop full buckets among the two used longest ago, so that more go than come."""
        for _ in range(2):
            oldest = next(iter(self._buckets))
            full = self._filled(self._buckets[oldest], now) >= self._burst
            if not full and len(self._buckets) <= self._kept:
                return
            if len(self._buckets) > 1:
                del self._buckets[oldest]


class Limits:
    """All limits of a server."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        def buckets(rate: float) -> Buckets:
            return Buckets(rate, rate * BURST, clock=clock)

        self._settings = settings
        # by whether something is to be changed
        self._persons = {False: buckets(settings.rate), True: buckets(settings.changes_rate)}
        self._addresses = {
            False: buckets(settings.address_rate),
            True: buckets(settings.address_changes_rate),
        }
        sockets = settings.sockets_rate
        self._openings = Buckets(sockets, sockets * SOCKETS_BURST, clock=clock)
        tables = settings.tables_per_address
        self._tables = Buckets(tables / HOUR, tables, clock=clock)
        self._sockets: Counter[str] = Counter()

    def admit(self, visitor: Visitor, *, changing: bool, cost: int = 1) -> None:
        """Problem if the visitor, or the address, asks too often; it costs the address more."""
        wait = self._addresses[changing].take(site_of(visitor.address), cost)
        if not wait and visitor.person_id is not None:
            wait = self._persons[changing].take(visitor.person_id)
        if wait:
            raise Problem("too-many-requests", retry_after=ceil(wait))

    def admit_socket(self, visitor: Visitor) -> None:
        """Problem if the visitor asks, or the address opens sockets, too often.

        A socket takes more time to open than many requests together.
        """
        self.admit(visitor, changing=False)
        wait = self._openings.take(site_of(visitor.address))
        if wait:
            raise Problem("too-many-requests", retry_after=ceil(wait))

    def charge(self, visitor: Visitor, much: int) -> None:
        """Problem if a request that was admitted costs more than is left for reading."""
        if much <= 0:
            return
        wait = self._addresses[False].take(site_of(visitor.address), much)
        if not wait and visitor.person_id is not None:
            wait = self._persons[False].take(visitor.person_id, much)
        if wait:
            raise Problem("too-many-requests", retry_after=ceil(wait))

    def admit_table(self, visitor: Visitor) -> None:
        """Problem if too many tables were made from the address."""
        wait = self._tables.take(site_of(visitor.address))
        if wait:
            raise Problem(
                "too-many-tables",
                Message("error-detail-tables-an-hour", number=self._settings.tables_per_address),
                retry_after=ceil(wait),
            )

    @contextmanager
    def connected(self, visitor: Visitor) -> Iterator[None]:
        """While a socket is open, or a look waits; Problem if there are too many already."""
        most = {f"address {site_of(visitor.address)}": self._settings.sockets_per_address}
        details = ["error-detail-sockets-of-address", "error-detail-sockets-of-person"]
        if visitor.person_id is not None:
            most[f"person {visitor.person_id}"] = self._settings.sockets_per_person
        for (whose, limit), detail in zip(most.items(), details, strict=False):
            if limit and self._sockets[whose] >= limit:
                raise Problem("too-many-sockets", Message(detail, number=limit))
        self._sockets.update(most.keys())
        try:
            yield
        finally:
            self._sockets.subtract(most.keys())
            for whose in most:
                if not self._sockets[whose]:
                    del self._sockets[whose]


@lru_cache(maxsize=1024)  # it is asked several times a message
def site_of(address: str) -> str:
    """What one client has for itself: an IPv4 address, or a whole network of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), SITE), strict=False))
