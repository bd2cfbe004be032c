"""Which pages may speak for a visitor: our own, and those the operator names."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from maharaja.errors import Message
from maharaja.server.errors import Problem

SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
USUAL_PORTS = {"http": ":80", "https": ":443"}


def check_origin(request: HTTPConnection, listed: tuple[str, ...], *, needed: bool) -> None:
    """Problem if the request comes from a foreign page, or does not say so though it is needed."""
    origin = request.headers.get("origin")
    if origin is None and not needed:
        return
    if origin is None:
        raise Problem("foreign-origin", Message("error-detail-origin-needed"))
    if origin.lower() not in listed and plain_origin(origin) != own_origin(request):
        raise Problem("foreign-origin", Message("error-detail-origin-foreign"))


def own_origin(request: HTTPConnection) -> str:
    """What the pages of this server say, as the client sees it."""
    scheme = SCHEMES[request.scope["scheme"]]
    return without_usual_port(scheme, request.headers.get("host", "").lower())


def plain_origin(origin: str) -> str | None:
    """None, which is never ours, for what is no origin."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    if parts.scheme not in USUAL_PORTS or not parts.netloc:
        return None
    return without_usual_port(parts.scheme, parts.netloc.lower())


def without_usual_port(scheme: str, host: str) -> str:
    return f"{scheme}://{host.removesuffix(USUAL_PORTS[scheme])}"
