"""Coming back without a passkey: by recovery words, by a link, by a mail."""

from __future__ import annotations

import asyncio
import time

from maharaja.server import messages
from maharaja.server.accounts import overview, recovery_words, sign_in_links
from maharaja.server.answer_timing import until_tick
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.notifications.kinds import SIGN_IN
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Account

# What words are compared with that are nobody's: it takes as long.
NOBODYS_SALT = "0" * 32
NOBODYS_VERIFIER = "0" * 128
TICK = 0.05  # seconds, in multiples of which it is told whether a mail was sent


async def make_words(
    service: TableService, visitor: Visitor, request: messages.KeepMe
) -> messages.RecoveryWords:
    """New words, in the place of older ones; they are told this once."""
    account = await overview.account_or_new(service, visitor, request.name, request.device)
    words, salt = recovery_words.new_words(), recovery_words.new_salt()
    async with service.account_limits.hashing:
        verifier = await asyncio.to_thread(recovery_words.verifier_of, words, salt)
    selector = recovery_words.selector_of(words)
    await service.store.accounts.set_words(account.id, selector, salt, verifier, time.time())
    return messages.RecoveryWords(words=words)


async def sign_in_by_words(
    service: TableService, visitor: Visitor, request: messages.WordsSignIn, origin: str
) -> messages.AccountInfo:
    """The same answer, after the same work, for words that are nobody's and that are wrong."""
    words = recovery_words.read_words(request.words)
    if words is None:
        raise Problem("wrong-words")
    selector = recovery_words.selector_of(words)
    service.account_limits.admit_words(visitor, selector)
    account = await service.store.accounts.of_selector(selector)
    salt, verifier = secret_of(account)
    async with service.account_limits.hashing:
        right = await asyncio.to_thread(recovery_words.is_verified, words, salt, verifier)
    if account is None or not right:
        raise Problem("wrong-words")
    return await overview.sign_in_device(service, visitor, account.id, request.device, origin)


def secret_of(account: Account | None) -> tuple[str, str]:
    if account is None or account.salt is None or account.verifier is None:
        return NOBODYS_SALT, NOBODYS_VERIFIER
    return account.salt, account.verifier


# --- links ---------------------------------------------------------------------------------------


async def make_link(
    service: TableService, visitor: Visitor, request: messages.KeepMe
) -> messages.SignInLink:
    """A link for another device of the visitor's, good for some minutes and once."""
    account = await overview.account_or_new(service, visitor, request.name, request.device)
    path = await sign_in_links.issue(service.store, account.id, sign_in_links.OWN)
    return messages.SignInLink(path=path, expires=int((time.time() + sign_in_links.OWN) * 1000))


async def look_at_link(
    service: TableService, visitor: Visitor, request: messages.LinkToken
) -> messages.LinkOwner:
    """Whose account a link leads to: nobody should come to a stranger's unawares."""
    service.account_limits.admit_try(visitor)
    account = await sign_in_links.find(service.store, request.token)
    return messages.LinkOwner(name=account.name)


async def sign_in_by_link(
    service: TableService, visitor: Visitor, request: messages.LinkSignIn, origin: str
) -> messages.AccountInfo:
    service.account_limits.admit_try(visitor)
    if visitor.account_id is not None:
        raise Problem("signed-in")  # the link stays good for the device it is meant for
    account = await sign_in_links.use(service.store, request.token)
    return await overview.sign_in_device(service, visitor, account.id, request.device, origin)


async def mail_link(
    service: TableService, visitor: Visitor, request: messages.MailSignIn
) -> messages.Gone:
    """Send a link to whoever has confirmed this address; nobody is told whether they have."""
    begun = time.monotonic()
    if not service.notifications.offers()["mail"].available:
        raise Problem("not-set-up")
    if service.account_limits.admit_mail(visitor, request.address):
        now = time.time()
        for account in await service.store.accounts.of_mail(request.address):
            for channel in await service.store.channels.of_person(account.person_id):
                same = channel.address.lower() == request.address.lower()
                if channel.kind == "mail" and channel.confirmed and same:
                    await service.store.outbox.queue(channel.id, SIGN_IN, now, now - 60)
    await until_tick(begun, TICK)
    return messages.Gone()
