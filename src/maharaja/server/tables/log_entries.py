"""The entries of a table's log, and its header: what is written down of a table for good.

Once written they are read by every later version: fields may be added with a default, never taken
away. Display names are not part of a log: an entry names a person by id, and the store keeps the
name beside the entry, so that it can be deleted.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from maharaja.engine.versions import FIRST_VERSION
from maharaja.server.tables.pace import Pace, Part
from maharaja.store.rows import DisplayName, Entry


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
    hints: bool = False  # whoever sits down agrees that everybody may have hints
    free_text: bool = False  # people may write to each other, if the server's host allows it
    coached: bool = False  # a first game, with explanations and warnings
    pace: Pace | None = None  # None: people may take as long as they like


class Body(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What an entry says: one thing that happened; ``seat`` is whose."""

    seat: int | None = None


class Chosen(Body, frozen=True, tag="choice"):
    """A choice made by the seat's person, by a bot, or because there was no other."""

    choice: str
    level: str | None = None  # the bot's
    fault: str | None = None  # why a simpler bot than the seat's own chose
    auto_answer: bool = False  # there was no other choice
    ordered: bool = False  # by the seat's standing orders


class Undone(Body, frozen=True, tag="undo"):
    back: int  # choices taken back


class Sat(Body, frozen=True, tag="sat"):
    person_id: str
    bot_account: bool = False  # it is a program that says so
    name: str = ""  # kept apart from the log (``Entry.name``)


class Claimed(Body, frozen=True, tag="claimed"):
    """The seat's person comes from another device, with the seat's own link."""

    person_id: str
    bot_account: bool = False  # the device is a program that says so


class Left(Body, frozen=True, tag="left"):
    """The person is gone for good; the seat is free again, or a bot's if the game is on."""

    level: str | None = None
    banned: bool = False  # by whoever runs the server: the person may not sit down here again


class BotSat(Body, frozen=True, tag="bot"):
    level: str
    style: str | None = None


class HandedOver(Body, frozen=True, tag="handed-over"):
    """A bot plays for the person until the seat is taken back."""

    level: str
    style: str | None = None


class TakenBack(Body, frozen=True, tag="taken-back"):
    pass


class Renamed(Body, frozen=True, tag="renamed"):
    person_id: str  # whose name it is
    name: str = ""  # kept apart from the log


class AutoAnswerSet(Body, frozen=True, tag="auto-answer"):
    """Whether answers without an alternative are given for the person from now on."""

    on: bool


class Closed(Body, frozen=True, tag="closed"):
    """The host has given the table up before the game began."""


class Shared(Body, frozen=True, tag="shared"):
    """A person agrees that everybody may see the finished game."""

    person_id: str


class Hinted(Body, frozen=True, tag="hint"):
    """The seat's person was given a hint for the present question; not what it was."""

    level: str  # of the bot that gave it


class Rematch(Body, frozen=True, tag="rematch"):
    """Whoever had the seat, or the host (None), has set up a table to play once more.

    That table is made before this is written, so whoever reads of it finds it.
    """

    table: str


class DeadlineSet(Body, frozen=True, tag="deadline"):
    """The seat's clock runs from now on; only the seat itself notices."""

    move: str  # what it has to decide
    left: float  # seconds that count
    until: float  # instants
    half: float
    tenth: float
    question: bool = False  # in somebody else's turn


class Warned(Body, frozen=True, tag="warned"):
    """Half or a tenth of the seat's time is left; only the seat itself notices."""

    part: Part


class TimedOut(Body, frozen=True, tag="timed-out"):
    """The seat's time is up: a bot plays on until the person is back."""

    level: str


class StandIn(Body, frozen=True, tag="stand-in"):
    """A bot answers the present question in somebody else's turn, and nothing else."""

    level: str


class VacationBegun(Body, frozen=True, tag="vacation"):
    """The person is on vacation: the seat's clock stands."""

    until: float


class VacationOver(Body, frozen=True, tag="vacation-over"):
    pass


class OrdersSet(Body, frozen=True, tag="standing-orders"):
    """What is to be answered for the seat, by the verb of the choice; only the seat notices."""

    orders: dict[str, list[str]]  # what is wanted, the first that is legal


class OrderStopped(Body, frozen=True, tag="order-stopped"):
    """Nothing that an order named could be had, so it is none any more; only the seat notices."""

    order: str


PRIVATE = (DeadlineSet, Warned, OrdersSet, OrderStopped)

EntryBody = (
    Chosen
    | Undone
    | Sat
    | Claimed
    | Left
    | BotSat
    | HandedOver
    | TakenBack
    | Renamed
    | AutoAnswerSet
    | Closed
    | Hinted
    | Rematch
    | Shared
    | DeadlineSet
    | Warned
    | TimedOut
    | StandIn
    | VacationBegun
    | VacationOver
    | OrdersSet
    | OrderStopped
)

# Names that logs were once written with.
FORMER_KINDS = {"forced": AutoAnswerSet, "again": Rematch}
FORMER_AUTO_ANSWER = "forced"  # the field of a choice

_bodies: msgspec.json.Decoder[EntryBody] = msgspec.json.Decoder(EntryBody)
_headers = msgspec.json.Decoder(Header)


class Invitations(Struct):
    """The part of a header that says who may come in."""

    invited: list[str] = []


_invitations = msgspec.json.Decoder(Invitations)


def encoded(entry: Entry[EntryBody]) -> Entry[str]:
    """An entry as the store keeps it: the display name that it gives is not part of its body."""
    body, name = entry.body, None
    if isinstance(body, (Sat, Renamed)):
        name = DisplayName(body.person_id, body.name)
        body = replace(body, name="")
    return Entry(entry.number, entry.at, msgspec.json.encode(body).decode(), entry.key, name)


def decoded(entry: Entry[str]) -> Entry[EntryBody]:
    """What an entry of the store says; a name that was deleted is empty."""
    body = read_body(entry.body)
    if isinstance(body, (Sat, Renamed)):
        body = replace(body, name="" if entry.name is None else entry.name.text)
    return Entry(entry.number, entry.at, body, entry.key)


def read_body(text: str) -> EntryBody:
    """A body of today, or of when automatic answers and rematches had other names."""
    try:
        body = _bodies.decode(text)
    except msgspec.ValidationError:
        return read_former_kind(text)
    if isinstance(body, Chosen) and FORMER_AUTO_ANSWER in text:
        return replace(body, auto_answer=msgspec.json.decode(text).get(FORMER_AUTO_ANSWER, False))
    return body


def read_former_kind(text: str) -> EntryBody:
    """A body whose kind has another name now; ValidationError if it is none of these either."""
    fields = msgspec.json.decode(text, type=dict[str, Any])
    kind = FORMER_KINDS.get(fields.get("kind", ""))
    if kind is None:
        return _bodies.decode(text)
    body: EntryBody = msgspec.convert({**fields, "kind": kind.__struct_config__.tag}, kind)
    return body


def write_header(header: Header) -> str:
    return msgspec.json.encode(header).decode()


def read_header(text: str) -> Header:
    return _headers.decode(text)


def invited(header: str) -> list[str]:
    """Who may come without a link; nobody if the header cannot be read."""
    try:
        return _invitations.decode(header).invited
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []
