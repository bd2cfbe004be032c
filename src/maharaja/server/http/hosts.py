"""Under which names the server may be visited, and by what way a request has come.

A page elsewhere can give its own name the address of this server (DNS rebinding), and would then
be taken by a browser for one of ours. So the name has to be known, unless it cannot be anybody
else's: an address, or a name that the public DNS does not have.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.server.settings import Settings

PEER = "maharaja.peer"  # in the scope: who is at the other end, perhaps a proxy
# Endings that are kept for networks at home, and names of this machine.
AT_HOME = ("localhost", "local", "lan", "internal", "home.arpa", "test")
# What proxies add to the requests of others.
FORWARDED = {
    *(b"forwarded", b"via", b"x-real-ip", b"x-client-ip", b"x-cluster-client-ip"),
    *(b"cf-connecting-ip", b"true-client-ip", b"fastly-client-ip", b"x-envoy-external-address"),
}
FORWARDED_START = b"x-forwarded"


class FromPeer:
    """Notes who is at the other end, before the headers of a trusted proxy say who is behind it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[PEER] = (scope.get("client") or ("",))[0]
        await self._app(scope, receive, send)


class Hosts:
    """The names of this server."""

    def __init__(self, settings: Settings) -> None:
        named = {settings.host, *settings.hosts, socket.gethostname()}
        named |= {urlsplit(origin).hostname or "" for origin in settings.origins}
        self._named = {name.lower().rstrip(".") for name in named if name}
        self._proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]

    def check(self, scope: Scope) -> None:
        """Problem if the request is for another server; a trusted proxy decides for itself."""
        if not self.is_ours(host_of(scope)) and not is_in(scope.get(PEER, ""), self._proxies):
            raise Problem("wrong-host", Message("error-detail-host-wrong"))

    def is_ours(self, host: str | None) -> bool:
        """None comes from programs only: browsers always say where they ask."""
        if host is None:
            return True
        name = name_of(host)
        return (
            name in self._named
            or is_address(name)
            or "." not in name
            or name.endswith(tuple(f".{ending}" for ending in AT_HOME))
        )


def host_of(scope: Scope) -> str | None:
    found = [value for name, value in scope["headers"] if name == b"host"]
    return ",".join(value.decode("latin-1") for value in found) if found else None


def name_of(host: str) -> str:
    """Without the port, and without the brackets of an address of IPv6."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_in(address: str, networks: Iterable[object]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)  # type: ignore[operator]


def is_forwarded(scope: Scope) -> bool:
    """Whether a proxy has passed the request on."""
    return any(
        name in FORWARDED or name.startswith(FORWARDED_START) for name, _ in scope["headers"]
    )
