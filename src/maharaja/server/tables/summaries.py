"""The summary of a table, by which it is listed without being opened: read in one place.

It is written with every entry of the log (``Table.standing``). One that is damaged reads as empty,
so that its table is listed all the same.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct


class ListedChair(Struct):
    """Who sits where."""

    kind: str
    name: str
    level: str | None = None


class Summary(Struct):
    """What is read of it here; ``queries`` tells the rest to clients."""

    board: str | None = None
    round: int = 0
    chairs: list[ListedChair] = []
    shared: bool = False  # everybody may see the finished game


_decode = msgspec.json.Decoder(Summary).decode


def read_summary(text: str) -> Summary:
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Summary()
