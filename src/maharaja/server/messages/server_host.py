"""The page of the server's host."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.server.messages.parts import Millis, Request, Response, Seat, Status, Token
from maharaja.server.messages.talk import Room

PersonHandle = Annotated[
    str,
    Meta(pattern=r"^[0-9a-f]{16}$(?!\n)", description="How the host knows a person."),
]
HostDeed = Literal[
    "claim",
    "make-host",
    "mute",
    "unmute",
    "ban",
    "unban",
    "link",
    "delete-person",
    "delete-table",
    "free-seat",
    "delete-message",
    "dismiss-report",
]


class HostLink(Request, frozen=True):
    """The part behind # of the server's start-up link."""

    token: Token


class AboutPerson(Request, frozen=True):
    action: Literal["mute", "unmute", "ban", "unban"]


class DeletePerson(Request, frozen=True):
    """Confirm the deletion, which cannot be undone."""

    sure: Literal[True]


class AboutTable(Request, frozen=True):
    """``seat``: the one to free."""

    action: Literal["delete", "free-seat"]
    seat: Seat | None = None


class AboutReport(Request, frozen=True):
    action: Literal["delete", "dismiss"]


class HostedPerson(Response):
    """Somebody who hosts tables or sits at them."""

    person: str
    name: str  # the latest one
    tables: int
    last_seen: Millis  # the day on which one of their tables last changed
    muted: bool
    banned: bool


class HostedChair(Response):
    kind: str
    name: str


class HostedTable(Response):
    table: str
    status: Status
    public: bool
    changed: Millis
    chairs: list[HostedChair]


class HostedReport(Response):
    """A reported message, and who reported it."""

    message: str
    at: Millis
    said_at: Millis
    table: str
    room: Room
    person: str  # who has said it
    reporter: str
    name: str
    phrase: str | None
    text: str | None


class SettingInfo(Response):
    flag: str
    value: str


class HostActionInfo(Response):
    """Something that a host has done."""

    at: Millis
    by: str  # empty: a command
    action: HostDeed
    subject: str


class HostPage(Response):
    """Everything that a host of the server sees; of each list the latest 200."""

    people: list[HostedPerson]
    tables: list[HostedTable]
    reports: list[HostedReport]
    settings: list[SettingInfo]
    actions: list[HostActionInfo]
