"""Notifications: where a person wants to be told of things, and of what."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from maharaja.server.messages.parts import Millis, Request, Response
from maharaja.server.notifications import addresses, mail_address
from maharaja.server.notifications.signed_links import PATTERN

ChannelKind = Literal["push", "mail", "webhook"]
ChannelEvent = Literal["turn", "deadline", "nudge", "joined", "over", "talk"]
Language = Literal["en", "de", "fr", "pt-BR", "ja"]
DeliveryProblem = Literal[
    "timeout", "unreachable", "rejected", "refused", "forbidden", "not-set-up"
]
ChannelId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$(?!\n)", description="The id of a channel.")
]
Address = Annotated[str, Meta(min_length=1, max_length=addresses.LONGEST)]
Base64 = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,128}={0,2}$(?!\n)")]


class AddMail(Request, frozen=True):
    """A mail address, used once the link in its first mail was followed."""

    address: Annotated[str, Meta(min_length=3, max_length=mail_address.LONGEST)]
    language: Language = "en"


class AddWebhook(Request, frozen=True):
    """An address that gets a request for each message, such as that of a chat service."""

    address: Address
    language: Language = "en"


class AddPush(Request, frozen=True):
    """A browser's subscription to push messages."""

    endpoint: Address
    p256dh: Base64
    auth: Base64
    language: Language = "en"


class SetEvents(Request, frozen=True):
    """The events that a channel is notified of."""

    events: Annotated[list[ChannelEvent], Meta(max_length=6)]


class SignedLink(Request, frozen=True):
    """The part behind # of a link in a mail, which confirms or removes the address."""

    purpose: Literal["confirm", "stop"]
    token: Annotated[str, Meta(pattern=PATTERN)]


class SetMuted(Request, frozen=True):
    """Whether the table's notifications are muted."""

    muted: bool


class ChannelInfo(Response):
    """A channel of yours, and how its last message went."""

    id: str
    kind: ChannelKind
    address: str  # of a push service only its host
    language: Language
    events: list[ChannelEvent]
    confirmed: bool  # a mail address is not, until the link in the first mail was followed
    delivered: Millis | None  # when a message last went through
    failed: Millis | None  # when the last one did not
    error: DeliveryProblem | None  # why not


class Offer(Response):
    """Whether this server offers something, and if not, what is missing."""

    available: bool
    missing: Literal["library", "settings"] | None
    key: str | None = None  # of push: what the browser subscribes with


class Notifications(Response):
    """Your channels, and the kinds on offer."""

    push: Offer
    mail: Offer
    webhook: Offer
    channels: list[ChannelInfo]


class TableNotifications(Response):
    """Your notifications about a table."""

    muted: bool
    nudged: list[int]  # seats that were reminded within a day


class Confirmed(Response):
    """What the link in a mail has done: confirmed the channel, or removed it."""

    purpose: Literal["confirm", "stop"]
    kind: ChannelKind
