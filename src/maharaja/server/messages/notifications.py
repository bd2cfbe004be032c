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
    """Be told by mail, once the link in the first one was followed."""

    address: Annotated[str, Meta(min_length=3, max_length=mail_address.LONGEST)]
    language: Language = "en"


class AddWebhook(Request, frozen=True):
    """Be told by a request to this address; chat services have such addresses, too."""

    address: Address
    language: Language = "en"


class AddPush(Request, frozen=True):
    """Be told on this device, by the subscription that its browser has given."""

    endpoint: Address
    p256dh: Base64
    auth: Base64
    language: Language = "en"


class SetEvents(Request, frozen=True):
    """What a channel is told of."""

    events: Annotated[list[ChannelEvent], Meta(max_length=6)]


class SignedLink(Request, frozen=True):
    """What stands behind # in a link of a mail: to confirm the address, or to give it up."""

    purpose: Literal["confirm", "stop"]
    token: Annotated[str, Meta(pattern=PATTERN)]


class SetMuted(Request, frozen=True):
    """Whether you are told nothing of this table."""

    muted: bool


class ChannelTold(Response):
    """Where you are told of things, and how that went."""

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
    """Whether this server has a kind of channel, and if not, what it lacks."""

    available: bool
    missing: Literal["library", "settings"] | None
    key: str | None = None  # of push: what the browser subscribes with


class Notifications(Response):
    """Where you are told of things, and where you could be."""

    push: Offer
    mail: Offer
    webhook: Offer
    channels: list[ChannelTold]


class TableNotifications(Response):
    """What you are told of a table."""

    muted: bool
    nudged: list[int]  # seats that were reminded within a day


class Confirmed(Response):
    """What a link of a mail has done: the channel is confirmed, or gone."""

    purpose: Literal["confirm", "stop"]
    kind: ChannelKind
