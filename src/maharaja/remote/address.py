"""The address of a table at a server, as people copy it: perhaps with a link behind ``#``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from maharaja.errors import SetupError

PATH = re.compile(r"/tables/([a-z2-7]{16})/?")
LINK = re.compile(r"(invite|seat|watch)=([A-Za-z0-9_-]{22,64})")


@dataclass(frozen=True)
class TableAddress:
    server: str  # such as http://127.0.0.1:8350
    table: str
    purpose: str | None = None  # of the link
    link: str | None = None


def read_address(text: str) -> TableAddress:
    """SetupError if that is no address of a table."""
    parts = urlsplit(text)
    path = PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
        raise SetupError("error-remote-address", address=text.partition("#")[0])
    server = f"{parts.scheme}://{parts.netloc}"
    link = LINK.fullmatch(parts.fragment)
    if link is None:
        return TableAddress(server, path[1])
    return TableAddress(server, path[1], link[1], link[2])
