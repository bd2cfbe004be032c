"""How many connections there may be, of one address and in all, and what they may cost.

Connections are counted by the address they come from. A trusted proxy brings those of many people:
it counts in all, but not as one address.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from functools import lru_cache

from maharaja.server.rate_limits import BURST, Buckets, Clock, site_of
from maharaja.server.settings import Settings

LOGGER = logging.getLogger("maharaja.connections")
NEW_BURST = 5.0  # seconds' worth of new connections that may come at once
TOLD_RATE = 20.0  # refusals a second that an address is told; more would cost others too much
TOLD_BURST = 100
QUIET = 60.0  # seconds between two lines of the log about the same
FRAMES = 5  # per message that may be sent: fragments, pings and pongs count as well
FEWEST_FRAMES = 250  # that may come at once, however slow messages have to be
REQUESTS = 2  # times those that may read: the page and its files are asked for, too
AT_ONCE = 20  # requests that are begun at once: a page and its files; a crowd would stop others
CROWD = 0.1  # seconds' worth that are, if that is more
SOCKET_COST = 8  # requests that opening a web socket counts as: so long it takes
REFUSED_COST = 4  # more, for one that is refused as too many: who goes on asking is slowed down
UNREAD = 8  # times what one socket may leave unread, for all of one address
SHARE = 2  # one address never has more than the whole divided by this

# Why a connection is refused:
TOO_MANY = "address"  # there are too many of this address,
TOO_FAST = "rate"  # they come too fast,
FULL = "full"  # or there are too many in all


class ChargedBuckets(Buckets):
    """Buckets from which what was used already is taken, so that they may owe something."""

    def charge(self, whose: str, count: float) -> float:
        """Take as many tokens; how many seconds until nothing is owed any more."""
        if self._rate <= 0:
            return 0.0
        now = self._clock()
        tokens = self._filled(self._buckets.pop(whose, (self._burst, now)), now) - count
        self._buckets[whose] = (tokens, now)
        self._forget(now)
        return max(0.0, -tokens / self._rate)


class SeldomLine:
    """A line of the log that is written once a minute at most, with how often it happened."""

    def __init__(self, message: str, clock: Clock = time.monotonic) -> None:
        self._message = message
        self._clock = clock
        self._last = -QUIET
        self._counts: Counter[str] = Counter()

    def note(self, what: str) -> None:
        self._counts[what] += 1
        now = self._clock()
        if now - self._last >= QUIET:
            LOGGER.warning(self._message, extra=dict(self._counts))
            self._last = now
            self._counts.clear()


class ConnectionLimits:
    """What all connections of a server share: their limits, and the counts of what was refused."""

    def __init__(self, settings: Settings, most: int, clock: Clock = time.monotonic) -> None:
        self.settings = settings
        self.most = most
        self.open = 0
        self.refused: Counter[str] = Counter()  # connections, by reason
        self.too_slow: Counter[str] = Counter()  # connections ended, by what took too long
        self.sockets_ended: Counter[str] = Counter()  # by reason
        self.problems: Counter[str] = Counter()  # told below the app, by code
        self.unread = UnreadBytes(UNREAD * settings.max_unread)
        self._per_address = min(settings.connections_per_address, max(1, most // SHARE))
        self._by_address: Counter[str] = Counter()
        rate = settings.connections_rate
        self._new = Buckets(rate, rate * NEW_BURST, clock=clock)
        self._told = Buckets(TOLD_RATE, TOLD_BURST, clock=clock)
        self._refusals = SeldomLine("connections refused", clock)
        self._frames = frame_buckets(settings.address_rate, settings.address_changes_rate, clock)
        requests = REQUESTS * settings.address_rate
        at_once = min(requests * BURST, max(AT_ONCE, requests * CROWD))
        self._requests = ChargedBuckets(requests, at_once, clock=clock)
        self.delayed = 0  # requests, connections and messages that had to wait for their turn
        proxies = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies]
        self._site = lru_cache(maxsize=4096)(lambda address: counted_as(address, proxies))

    def refusal(self, address: str) -> str | None:
        """Why no more connections are taken from the address; None if one more is."""
        reason = self._reason(self._site(address))
        if reason is not None:
            self.refused[reason] += 1
            self._refusals.note(reason)
        return reason

    def _reason(self, site: str | None) -> str | None:
        if self.open >= self.most:
            return FULL
        if site is None:
            return None
        if self._per_address and self._by_address[site] >= self._per_address:
            return TOO_MANY
        return TOO_FAST if self._new.take(site) else None

    def is_told(self, address: str) -> bool:
        """Whether a connection that is refused gets an answer before it is closed."""
        return not self._told.take(self._site(address) or address)

    def opened(self, address: str) -> Connection:
        """Count a new connection."""
        connection = Connection(self, self._site(address))
        self.open += 1
        if connection.site is not None:
            self._by_address[connection.site] += 1
        return connection

    def closed(self, connection: Connection) -> None:
        self.open -= 1
        site = connection.site
        if site is not None:
            self._by_address[site] -= 1
            if not self._by_address[site]:
                del self._by_address[site]

    def charge_frames(self, site: str | None, count: int) -> float:
        """Count frames of web sockets; for how many seconds to read no more of them."""
        return 0.0 if site is None else self._frames.charge(site, count)

    def charge_connection(self, connection: Connection) -> float:
        """Count a new connection; for how many seconds it has to wait until it is begun with."""
        return 0.0 if connection.site is None else self._charge(connection.site, 1)

    def charge_request(self, address: str, cost: int = 1) -> float:
        """Count a request, whatever it asks for; for how many seconds it has to wait."""
        return self._charge(site_of(address), cost)

    def _charge(self, site: str, cost: int) -> float:
        wait = self._requests.charge(site, cost)
        if wait:
            self.delayed += 1
        return wait


class Connection:
    """An open connection, counted until it is released."""

    __slots__ = ("_held", "_released", "limits", "site")

    def __init__(self, limits: ConnectionLimits, site: str | None) -> None:
        self.limits = limits
        self.site = site  # None: a trusted proxy's
        self._held = 0
        self._released = False

    def hold(self, size: int) -> bool:
        """Say how many bytes wait for the client to read them; whether that many may."""
        if self.site is None:
            return True
        allowed = self.limits.unread.add(self.site, size - self._held)
        self._held = size
        return allowed

    def release(self) -> None:
        if not self._released:
            self._released = True
            self.hold(0)
            self.limits.closed(self)


class UnreadBytes:
    """What waits for the clients of each address to read it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._sizes: Counter[str] = Counter()

    def add(self, site: str, size: int) -> bool:
        """Add to (or subtract from) the count; whether it is still within the limit."""
        total = self._sizes[site] + size
        if total > 0:
            self._sizes[site] = total
        else:
            self._sizes.pop(site, None)
        return total <= self.most

    def __len__(self) -> int:
        return len(self._sizes)


def frame_buckets(rate: float, changes_rate: float, clock: Clock) -> ChargedBuckets:
    """For the frames of an address: a second's worth may come at once."""
    frames = frames_rate(rate, changes_rate)
    return ChargedBuckets(frames, max(FEWEST_FRAMES, frames), clock=clock)


def frames_rate(rate: float, changes_rate: float) -> float:
    """How many frames a second go with the messages that may be sent; 0 is no limit."""
    return FRAMES * (rate + changes_rate) if rate and changes_rate else 0.0


def counted_as(
    address: str, proxies: list[ipaddress.IPv4Network | ipaddress.IPv6Network]
) -> str | None:
    """What an address is counted as; None for a trusted proxy."""
    site = site_of(address)
    try:
        plain = ipaddress.ip_address(site if "." in site else address)
    except ValueError:
        return site
    return None if any(plain in proxy for proxy in proxies) else site
