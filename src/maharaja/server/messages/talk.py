"""Talk: what people say at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.server.messages.parts import Key, Millis, Name, Request, Response, Seat

Room = Literal["table", "spectators"]
TalkId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)", description="The id of something said.")
]


class Say(Request, frozen=True):
    """Say a phrase, or a text where that is allowed; exactly one of the two.

    ``seat``: one of yours, if you have several. ``name``: how spectators want to be called.
    """

    key: Key
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: (
        Annotated[str, Meta(max_length=2000, description="It is sanitized and cut to length.")]
        | None
    ) = None
    seat: Seat | None = None
    name: Name = ""


class MutePerson(Request, frozen=True):
    """Whether the author of a message is muted for you, at all tables."""

    muted: bool


class TalkMessage(Response):
    """Something that was said; without its words if you have muted the author."""

    id: str
    at: Millis
    room: Room
    seat: int | None  # None: a spectator
    name: str  # empty: none, or the person no longer has the seat
    phrase: str | None  # its id
    text: str | None
    mine: bool
    muted: bool  # you have muted the person


class Talk(Response):
    """What was said at a table, as far as you hear it, oldest first."""

    room: Room  # where what you say goes
    free_text: bool  # you may write texts, not only phrases
    days: int  # for so long everything is kept
    messages: list[TalkMessage]


class TalkNews(Response, tag_field="type", tag="talk"):
    """Something was said: ask for it. Not in the log: no sequence number."""

    table: str
    room: Room
