"""Where passkeys can be had: the library is installed, and the page's address is one for them."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from maharaja.server import messages
from maharaja.server.errors import Problem
from maharaja.server.extras import has_library


def offer(origin: str) -> messages.Offer:
    """Whether pages of this origin can have passkeys, and if not, what is missing."""
    if not is_secure(origin):
        return messages.Offer(available=False, missing="settings")
    if not has_library("webauthn"):
        return messages.Offer(available=False, missing="library")
    return messages.Offer(available=True, missing=None)


def is_secure(origin: str) -> bool:
    """Browsers have passkeys for names under TLS, and for this machine."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    return host == "localhost" or (parts.scheme == "https" and not is_number(host))


def is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def host_of(origin: str) -> str:
    """What passkeys belong to; Problem if there are none for this origin."""
    if not offer(origin).available:
        raise Problem("not-set-up")
    return urlsplit(origin).hostname or ""
