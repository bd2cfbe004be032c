"""Where others find this server: its address in the local network, and links as QR codes."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from itertools import groupby

import segno

from maharaja.server import messages

EVERYWHERE = "0.0.0.0"
# Addresses for documentation (RFC 5737): a UDP socket "connected" there sends nothing, but says by
# which of our addresses it would.
ANYWHERE = ("192.0.2.1", 9)
QUIET_ZONE = 2  # modules of white around a code: as much as readers need on a white ground


def url_of(listening: socket.socket) -> str:
    """Where this machine finds the server."""
    host, port = listening.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = "127.0.0.1"
    return with_port(host, port)


def network_url(listening: socket.socket) -> str | None:
    """Where the local network finds the server; None if only this machine does."""
    host, port = listening.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = own_address()
    return None if host is None or ip_address(host).is_loopback else with_port(host, port)


def own_address() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANYWHERE)
        except OSError:
            return None
        return str(asking.getsockname()[0])


def with_port(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code(text: str) -> messages.QrCode:
    """A code for cameras, as the outline of its dark modules: a path of SVG."""
    code = segno.make_qr(text, error="m")
    size = len(code.matrix) + 2 * QUIET_ZONE
    rows = enumerate(code.matrix, QUIET_ZONE)
    path = "".join(f"M{x} {y}h{length}v1h-{length}z" for y, row in rows for x, length in runs(row))
    return messages.QrCode(size=size, path=path)


def runs(row: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where dark modules begin in a row, and how many there are one beside the other."""
    place = QUIET_ZONE
    for dark, group in groupby(row):
        length = len(list(group))
        if dark:
            yield place, length
        place += length
