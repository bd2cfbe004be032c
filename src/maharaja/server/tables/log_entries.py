"""The lines of a table's log, and its header: what is written down of a table for good.

Once written they are read by every later version: fields may be added with a default, never taken
away.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from maharaja.engine.versions import FIRST_VERSION


class Header(Struct, kw_only=True, omit_defaults=True):
    """What a table begins with. Holds secrets: never sent to anybody."""

    board: str
    digest: str
    salt: str  # random; with the seed it makes the commitment, and it seeds the bots
    solo: bool
    rules: str = FIRST_VERSION  # the table keeps them for ever; headers once did not say them
    options: dict[str, Any] = {}  # as new_game takes them
    seed: int | None = None
    record: dict[str, Any] | None = None  # an imported game; its choices are not entries
    decisions: int | None = None  # of the record: go on from there
    position: dict[str, Any] | None = None
    invited: list[str] = []  # hashed tokens of those who may come without a link


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """One thing that happened; ``seat`` is whose."""

    seat: int | None = None


class Chosen(Line, frozen=True, tag="choice"):
    """A choice made by the seat's person, by a bot, or because there was no other."""

    choice: str
    level: str | None = None  # the bot's
    fault: str | None = None  # why a simpler bot than the seat's own chose
    forced: bool = False


class Undone(Line, frozen=True, tag="undo"):
    back: int  # choices taken back


class Sat(Line, frozen=True, tag="sat"):
    name: str
    holder: str


class Claimed(Line, frozen=True, tag="claimed"):
    """The seat's person comes from another device, with the seat's own link."""

    holder: str


class Left(Line, frozen=True, tag="left"):
    """The person is gone for good; the seat is free again, or a bot's if the game is on."""

    level: str | None = None


class BotSat(Line, frozen=True, tag="bot"):
    level: str


class HandedOver(Line, frozen=True, tag="handed-over"):
    """A bot plays for the person until the seat is taken back."""

    level: str


class TakenBack(Line, frozen=True, tag="taken-back"):
    pass


class Renamed(Line, frozen=True, tag="renamed"):
    name: str


class ForcedSet(Line, frozen=True, tag="forced"):
    on: bool


class Closed(Line, frozen=True, tag="closed"):
    """The host has given the table up before the game began."""


class Again(Line, frozen=True, tag="again"):
    """Whoever had the seat, or the host (None), has set up a table to play once more.

    That table is made before this is written, so whoever reads of it finds it.
    """

    table: str


AnyLine = (
    Chosen
    | Undone
    | Sat
    | Claimed
    | Left
    | BotSat
    | HandedOver
    | TakenBack
    | Renamed
    | ForcedSet
    | Closed
    | Again
)

_lines: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)
_headers = msgspec.json.Decoder(Header)


class Invitations(Struct):
    """What the door needs to know of a header."""

    invited: list[str] = []


_invitations = msgspec.json.Decoder(Invitations)


def write(value: Line | Header) -> str:
    return msgspec.json.encode(value).decode()


def read_line(body: str) -> AnyLine:
    return _lines.decode(body)


def read_header(text: str) -> Header:
    return _headers.decode(text)


def invited(header: str) -> list[str]:
    """Who may come without a link; nobody if the header cannot be read."""
    try:
        return _invitations.decode(header).invited
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []
