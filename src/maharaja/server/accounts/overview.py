"""An account as its person sees it, and what they change about it."""

from __future__ import annotations

import time
from typing import cast

from maharaja.server import messages
from maharaja.server.accounts import passkey_support, registration
from maharaja.server.durations import HOUR
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables import display_names
from maharaja.server.tables.guards import known
from maharaja.server.tables.serialize import millis
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Account, Identity, Passkey

USED = HOUR  # seconds within which a device need not be noted as used again


async def account_info(
    service: TableService, visitor: Visitor, origin: str
) -> messages.AccountInfo:
    """What the account page shows; to guests, what they could have."""
    offers = service.notifications.offers()
    told = messages.AccountInfo(
        account=None,
        devices=[],
        passkeys=[],
        words_made=None,
        passkeys_offered=passkey_support.offer(origin),
        mail_offered=offers["mail"].available,
    )
    if visitor.account_id is None:
        return told
    account = await own_account(service, visitor)
    devices = await service.store.accounts.devices(account.id)
    await note_use(service, visitor, devices)
    told.account = messages.AccountName(
        name=account.name,
        created=millis(account.created),
        profile=account.profile,
        visibility=cast(messages.Visibility, account.visibility),
    )
    told.devices = [device_info(one, visitor) for one in devices if one.active]
    kept = await service.store.passkeys.of_account(account.id)
    told.passkeys = [passkey_info(one) for one in kept]
    told.words_made = None if account.words_made is None else millis(account.words_made)
    return told


async def own_account(service: TableService, visitor: Visitor) -> Account:
    known(visitor)
    account_id = visitor.account_id
    account = None if account_id is None else await service.store.accounts.find(account_id)
    if account is None:
        raise Problem("no-account")
    return account


async def note_use(service: TableService, visitor: Visitor, devices: list[Identity]) -> None:
    now = time.time()
    for device in devices:
        if device.person_id == visitor.device and device.used < now - USED:
            await service.store.accounts.use(device.person_id, now)


def device_info(device: Identity, visitor: Visitor) -> messages.DeviceInfo:
    return messages.DeviceInfo(
        id=device.device,
        label=device.label,
        added=millis(device.added),
        used=millis(device.used),
        this=device.person_id == visitor.device,
    )


def passkey_info(passkey: Passkey) -> messages.PasskeyInfo:
    used = None if passkey.used is None else millis(passkey.used)
    return messages.PasskeyInfo(
        id=passkey.id, label=passkey.label, created=millis(passkey.created), used=used
    )


# --- coming in and going -------------------------------------------------------------------------


async def account_or_new(
    service: TableService, visitor: Visitor, name: str, device: str
) -> Account:
    """The visitor's account, made now if there is none: for those who have no passkey."""
    if visitor.account_id is not None:
        return await own_account(service, visitor)
    account = registration.new_account(known(visitor), display_names.clean(name))
    await registration.create(service.store, account, display_names.clean(device))
    service.identities.changed()
    return account


async def sign_in_device(
    service: TableService, visitor: Visitor, account_id: str, device: str, origin: str
) -> messages.AccountInfo:
    """Sign the visitor's device in, now that they have shown who they are."""
    account = await service.store.accounts.find(account_id)
    if account is None:
        raise Problem("no-account")
    if visitor.account_id not in (None, account.id):
        raise Problem("signed-in")
    if visitor.account_id is None:
        label = display_names.clean(device)
        await registration.sign_in(service.store, account, known(visitor), label)
        service.identities.changed()
    return await after_change(service, visitor, origin)


async def after_change(
    service: TableService, visitor: Visitor, origin: str
) -> messages.AccountInfo:
    """What is told when the device may stand for somebody else by now."""
    return await account_info(service, await service.identities.again(visitor), origin)


async def remove_device(
    service: TableService, visitor: Visitor, device: str, origin: str
) -> messages.AccountInfo:
    """A device that was lost or given away; its seats stay the account's."""
    account = await own_account(service, visitor)
    if not await service.store.accounts.sign_out(account.id, device):
        raise Problem("no-device")
    service.identities.changed()
    return await after_change(service, visitor, origin)


async def sign_out(service: TableService, visitor: Visitor) -> messages.Gone:
    """Sign the device out that asks; it is a stranger's again."""
    account = await own_account(service, visitor)
    for device in await service.store.accounts.devices(account.id):
        if device.person_id == visitor.device:
            await service.store.accounts.sign_out(account.id, device.device)
    service.identities.changed()
    return messages.Gone()


# --- what is changed -----------------------------------------------------------------------------


async def rename(
    service: TableService, visitor: Visitor, request: messages.NamedAccount, origin: str
) -> messages.AccountInfo:
    account = await own_account(service, visitor)
    await service.store.accounts.rename(account.id, display_names.clean(request.name))
    return await account_info(service, visitor, origin)
