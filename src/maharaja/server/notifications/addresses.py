"""Which addresses of the internet the server may be sent to: none of its own network's.

Whoever has a webhook names its address, and the server would ask there what they themselves cannot
reach. So a name is resolved once, every address behind it is checked, and the connection goes to
the very address that was checked.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from maharaja.server.notifications.delivery import DeliveryError

LONGEST = 2000
PLAIN = re.compile(r"[!-~]+")  # printable ASCII without blanks: nothing that could end a line
PORTS = {"http": 80, "https": 443}
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_LATER_32 = (1 << 32) - 1

IP = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True, slots=True)
class Target:
    """An address of the web, taken apart."""

    scheme: str
    host: str
    port: int
    path: str  # with the query

    @property
    def secure(self) -> bool:
        return self.scheme == "https"

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"


def target_of(url: str, *, private: bool) -> Target | None:
    """None if this cannot be asked; ``private``: the host allows their own network, and http."""
    if len(url) > LONGEST or not PLAIN.fullmatch(url):
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in (PORTS if private else ("https",)) or not parts.hostname:
        return None
    if "@" in parts.netloc or not 0 < (PORTS[parts.scheme] if port is None else port) < 65536:
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port or PORTS[parts.scheme], path)


async def resolved(target: Target, *, private: bool) -> list[str]:
    """The addresses behind a name; DeliveryError if one of them is not for us to ask."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise DeliveryError("unreachable") from None
    hosts = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not private and not all(is_public(ipaddress.ip_address(host)) for host in hosts):
        raise DeliveryError("forbidden", permanent=True)
    return hosts


def is_public(address: IP) -> bool:
    """Whether everybody on the internet could ask there."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = embedded(address)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


def embedded(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address of IPv4 that one of IPv6 leads to."""
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & _LATER_32)
    return address.ipv4_mapped or address.sixtofour
