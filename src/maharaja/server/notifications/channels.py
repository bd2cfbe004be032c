"""What people do with their channels: add, confirm, try out, change and remove them."""

from __future__ import annotations

import secrets
import time
from typing import Any, cast

import msgspec

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.durations import DAY
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.notifications.addresses import target_of
from maharaja.server.notifications.kinds import CONFIRM, DEFAULT_EVENTS, TEST
from maharaja.server.notifications.mail_address import is_mail_address
from maharaja.server.tables.access import enter
from maharaja.server.tables.guards import known
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Channel

MOST = 5  # channels of one kind that a person has
WAITING = 3  # people who may want the same mail address, unconfirmed: they are written to
PAUSE = 30.0  # seconds between two tests of a channel


async def overview(service: TableService, visitor: Visitor) -> messages.Notifications:
    """Where the visitor is told of things, and where they could be."""
    offers = service.notifications.offers()
    person_id = visitor.person_id
    own = [] if person_id is None else await service.store.channels.of_person(person_id)
    return messages.Notifications(**offers, channels=[channel_info(channel) for channel in own])


async def add_mail(
    service: TableService, visitor: Visitor, request: messages.AddMail
) -> messages.Notifications:
    """Write to the address; it is told of nothing else until the link in that was followed."""
    if not is_mail_address(request.address):
        raise Problem("bad-address", Message("error-detail-mail-address"))
    channels = service.store.channels
    if await channels.count_unconfirmed("mail", request.address) >= WAITING:
        raise Problem("too-many-requests", Message("error-detail-too-often-mails"))
    channel = await add(service, visitor, "mail", request.address, request.language)
    if not channel.confirmed:
        service.notifications.admit_confirmation(request.address, visitor)
        now = time.time()
        await service.store.outbox.queue(channel.id, CONFIRM, now, now - DAY)
    return await overview(service, visitor)


async def add_webhook(
    service: TableService, visitor: Visitor, request: messages.AddWebhook
) -> messages.Notifications:
    check_url(service, request.address)
    await add(service, visitor, "webhook", request.address, request.language)
    return await overview(service, visitor)


async def add_push(
    service: TableService, visitor: Visitor, request: messages.AddPush
) -> messages.Notifications:
    check_url(service, request.endpoint)
    keys = msgspec.json.encode({"p256dh": request.p256dh, "auth": request.auth}).decode()
    check_keys(service, keys)
    await add(service, visitor, "push", request.endpoint, request.language, keys)
    return await overview(service, visitor)


async def add(
    service: TableService,
    visitor: Visitor,
    kind: str,
    address: str,
    language: str,
    keys: str = "",
) -> Channel:
    """The person's channel with that address, new or as it is."""
    person_id = known(visitor)
    if not service.notifications.offers()[kind].available:
        raise Problem("not-set-up")
    channels = service.store.channels
    own = [channel for channel in await channels.of_person(person_id) if channel.kind == kind]
    if len(own) >= MOST and address not in {channel.address for channel in own}:
        raise Problem("too-many-channels", Message("error-detail-channels", number=MOST))
    new = Channel(
        id=secrets.token_urlsafe(12),
        person_id=person_id,
        kind=kind,
        address=address,
        keys=keys,
        language=language,
        events=DEFAULT_EVENTS,
        confirmed=kind != "mail",
        created=time.time(),
    )
    await channels.add(new)
    found = await channels.of_person(person_id)
    return next(one for one in found if (one.kind, one.address) == (kind, address))


def check_url(service: TableService, url: str) -> None:
    """Problem for what could never be asked; where a name leads to is found out when it is."""
    private = service.settings.private_addresses
    if target_of(url, private=private) is None:
        raise Problem("bad-address", Message("error-detail-web-address"))


def check_keys(service: TableService, keys: str) -> None:
    """Problem for keys of a subscription with which nothing can be encrypted."""
    if service.notifications.offers()["push"].available:
        from maharaja.server.notifications.web_push import read_keys  # noqa: PLC0415 (an extra)

        if read_keys(keys) is None:
            raise Problem("bad-address", Message("error-detail-push-keys"))


async def remove(service: TableService, visitor: Visitor, channel: str) -> messages.Notifications:
    if not await service.store.channels.remove(channel, known(visitor)):
        raise Problem("no-channel")
    return await overview(service, visitor)


async def set_events(
    service: TableService, visitor: Visitor, channel: str, request: messages.SetEvents
) -> messages.Notifications:
    events = ",".join(dict.fromkeys(request.events))
    if not await service.store.channels.set_events(channel, known(visitor), events):
        raise Problem("no-channel")
    return await overview(service, visitor)


async def try_out(service: TableService, visitor: Visitor, channel: str) -> messages.Notifications:
    """Send a message that says that it works; how it went is told with the channel."""
    own = await service.store.channels.of_person(known(visitor))
    found = next((one for one in own if one.id == channel), None)
    if found is None or not found.confirmed:
        raise Problem("no-channel")
    service.notifications.admit_test(found.address, visitor)
    now = time.time()
    if not await service.store.outbox.queue(channel, TEST, now, now - PAUSE):
        raise Problem("too-many-requests", Message("error-detail-too-often-tests"))
    return await overview(service, visitor)


async def follow_link(service: TableService, request: messages.SignedLink) -> messages.Confirmed:
    """Do what a link of a mail is for: whoever has it has read the mail."""
    channel = service.notifications.links.channel(request.purpose, request.token)
    channels = service.store.channels
    found = None if channel is None else await channels.find(channel)
    if found is None:
        raise Problem("no-channel")
    if request.purpose == "confirm":
        await channels.confirm(found.id)
    else:
        await channels.drop(found.id)
    return messages.Confirmed(purpose=request.purpose, kind=cast(Any, found.kind))


def channel_info(channel: Channel) -> messages.ChannelInfo:
    address = channel.address
    if channel.kind == "push":  # the rest of it is a secret of the browser's
        target = target_of(address, private=True)
        address = "" if target is None else target.host
    told: dict[str, Any] = {
        "kind": channel.kind,
        "language": channel.language,
        "events": [event for event in channel.events.split(",") if event],
        "error": channel.error,
    }
    return messages.ChannelInfo(
        id=channel.id,
        address=address,
        confirmed=channel.confirmed,
        delivered=millis(channel.delivered),
        failed=millis(channel.failed),
        **told,
    )


def millis(at: float | None) -> int | None:
    return None if at is None else round(at * 1000)


# --- at a table ----------------------------------------------------------------------------------


async def of_table(
    service: TableService, visitor: Visitor, table: str
) -> messages.TableNotifications:
    await enter(service, visitor, table, None, fresh=False)
    since = time.time() - DAY
    nudges = await service.store.outbox.nudges(table)
    person_id = visitor.person_id
    return messages.TableNotifications(
        muted=person_id is not None and await service.store.channels.is_muted(table, person_id),
        nudged=sorted(seat for seat, at in nudges.items() if at > since),
    )


async def mute(
    service: TableService, visitor: Visitor, table: str, request: messages.SetMuted
) -> messages.TableNotifications:
    """Be told nothing of a table, or again."""
    await enter(service, visitor, table, None, fresh=False)
    await service.store.channels.mute(table, known(visitor), on=request.muted)
    return await of_table(service, visitor, table)
