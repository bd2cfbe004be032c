"""Links that sign a device in, once: shown as a QR code, sent by mail, handed out by the host.

``issue`` is all that whoever hands one out needs; the page at the link's path does the rest.
"""

from __future__ import annotations

import secrets
import time

from maharaja.server.accounts.registration import account_of_person
from maharaja.server.durations import DAY, MINUTE
from maharaja.server.errors import Problem
from maharaja.server.identity import hashed
from maharaja.store.rows import Account
from maharaja.store.store import Store

OWN = 10 * MINUTE  # seconds for which a link for another device of one's own is good
HANDED_OUT = DAY  # and one that a mail or the host brings
MOST = 5  # of one account that can be used


async def issue(store: Store, account_id: str, lasting: float = HANDED_OUT) -> str:
    """A new link of an account: its path, with the secret behind #; only its hash is kept."""
    now = time.time()
    if await store.sign_in_links.count(account_id, now) >= MOST:
        raise Problem("too-many-links")
    token = secrets.token_urlsafe(24)
    await store.sign_in_links.add(hashed(token), account_id, now, now + lasting)
    return f"/account#sign-in={token}"


async def issue_for_person(store: Store, person_id: str, name: str = "") -> str:
    """The same for whoever has this identity; if they have no account, they get one."""
    account = await account_of_person(store, person_id, name)
    return await issue(store, account.id)


async def find(store: Store, token: str) -> Account:
    """Of whom a link is; it is not used up."""
    account_id = await store.sign_in_links.find(hashed(token), time.time())
    account = None if account_id is None else await store.accounts.find(account_id)
    if account is None:
        raise Problem("no-link")
    return account


async def use(store: Store, token: str) -> Account:
    """Of whom a link is; nobody can use it again."""
    account = await find(store, token)
    if not await store.sign_in_links.use(hashed(token)):
        raise Problem("no-link")
    return account
