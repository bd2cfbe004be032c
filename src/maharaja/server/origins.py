"""Which pages may speak for a visitor: our own, and those the operator names."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from maharaja.server.problems import Problem


def check_origin(headers: Mapping[str, str], listed: tuple[str, ...], *, needed: bool) -> None:
    """Problem if the request comes from a foreign page, or does not say so though it is needed."""
    origin = headers.get("origin")
    if origin is None and not needed:
        return
    if origin is None:
        raise Problem("foreign-origin", "Requests with a cookie have to say their Origin.")
    if origin.lower() not in listed and host_of(origin) != headers.get("host", "").lower():
        raise Problem("foreign-origin", "The Origin is not this server, nor one it was told of.")


def host_of(origin: str) -> str | None:
    """Host and port; never equal to a host for what is no origin."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return parts.netloc.lower()
