"""Accounts come into being, and devices come to them."""

from __future__ import annotations

import secrets
import time

from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.store.rows import Account, Identity, Passkey
from maharaja.store.store import Store

MOST_DEVICES = 20  # signed in at once
MOST_IDENTITIES = 200  # those that were signed out keep their seats


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_account(person_id: str, name: str, account_id: str | None = None) -> Account:
    now = time.time()
    return Account(account_id or new_id(), name, person_id, new_id(), "me", now)


def device_of(
    person_id: str, account_id: str | None, label: str, *, active: bool = True
) -> Identity:
    now = time.time()
    return Identity(person_id, account_id, new_id(), label, active, now, now)


async def create(
    store: Store, account: Account, label: str, passkey: Passkey | None = None
) -> Account:
    """An account whose first identity is the one that it acts as."""
    device = device_of(account.person_id, account.id, label)
    created = await store.accounts.create(account, device, passkey)
    acts_as = await store.accounts.acts_as(account.person_id)
    if not created or acts_as is None or acts_as.account_id != account.id:
        raise Problem("signed-in")  # by another request of the same browser
    return account


async def account_of_person(store: Store, person_id: str, name: str = "") -> Account:
    """Of whoever has this identity; made if there is none."""
    acts_as = await store.accounts.acts_as(person_id)
    if acts_as is None:
        return await create(store, new_account(person_id, name), "")
    account = None
    if acts_as.account_id is not None:
        account = await store.accounts.find(acts_as.account_id)
    if account is None:
        raise Problem("no-account")
    return account


async def sign_in(store: Store, account: Account, person_id: str, label: str) -> None:
    """A device comes to an account; its identity, with all its seats, belongs to it from then."""
    devices = await store.accounts.devices(account.id)
    active = sum(device.active for device in devices)
    if active >= MOST_DEVICES or len(devices) >= MOST_IDENTITIES:
        most = Message("error-detail-account-devices", number=MOST_DEVICES)
        raise Problem("too-many-devices", most)
    if not await store.accounts.add_device(device_of(person_id, account.id, label)):
        raise Problem("signed-in")
