"""What one method does at one address, and what it is called with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from maharaja.server.http.parameters import NoParameters
from maharaja.server.identity import Visitor
from maharaja.server.messages import Request
from maharaja.server.tables.service import TableService


@dataclass(frozen=True, slots=True)
class Call:
    """A request that has been read: whose, where, and what."""

    visitor: Visitor
    path: Any
    query: Any
    body: Any
    link: str | None
    origin: str = ""  # of the page, as the server knows its own


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """What one method does at one address."""

    method: Literal["GET", "POST"]
    path: str
    former_path: str | None = None  # of an older protocol; still answered, and not documented
    name: str
    about: str
    call: Callable[[TableService, Call], Awaitable[Any] | Any]
    answer: Any
    at: type[Request] = NoParameters
    query: type[Request] = NoParameters
    body: type[Request] | None = None
    linked: bool = False  # looks at the header Maharaja-Link
    founds: bool = False  # gives a cookie to those who have none yet
    renews: bool = False  # lets the cookie live for another year
    forgets: bool = False  # takes the cookie away
    large: bool = False  # takes a body as large as a record
    makes_table: bool = False
    thinks: bool = False  # takes as long as a bot does
    cost: int = 1  # requests that it counts as for its address
    problems: tuple[str, ...] = ()

    @property
    def changing(self) -> bool:
        return self.method == "POST"

    @property
    def needs_identity(self) -> bool:
        return self.changing and not self.founds and self.name != "identity"
