"""Notifications of one server process: its senders, its courier, and what it can offer."""

from __future__ import annotations

import secrets
from math import ceil

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.durations import DAY, HOUR, MINUTE
from maharaja.server.errors import Problem
from maharaja.server.extras import has_library
from maharaja.server.identity import Visitor
from maharaja.server.notifications.courier import Courier
from maharaja.server.notifications.delivery import Sender
from maharaja.server.notifications.mail import MailSender
from maharaja.server.notifications.signed_links import SECRET, SignedLinks
from maharaja.server.notifications.webhook import WebhookSender
from maharaja.server.rate_limits import Buckets, site_of
from maharaja.server.settings import Settings
from maharaja.server.supervisor import BackgroundTasks, supervise
from maharaja.store.store import Store

# Others' addresses must not be flooded from here: mails to confirm one, and tests of one.
CONFIRMATIONS = 3  # a day
CONFIRMATIONS_OF_SITE = 20  # a day, by all from one address
TESTS = 2  # a minute, of them one at once
TESTS_OF_SITE = 60  # an hour, by all from one address: else it could be aimed at others

UNAVAILABLE = messages.Offer(available=False, missing="library")


class Notifications:
    """Tells people of things, as soon as the store is open."""

    links: SignedLinks
    courier: Courier

    def __init__(self, store: Store, settings: Settings, tasks: BackgroundTasks) -> None:
        self._store = store
        self._settings = settings
        self._tasks = tasks
        self._senders: dict[str, Sender] = {"webhook": WebhookSender(settings)}
        if mail_offer(self._settings).available:
            self._senders["mail"] = MailSender(settings)
        self._push_key: str | None = None  # what browsers subscribe with
        self._confirmations = Buckets(CONFIRMATIONS / DAY, CONFIRMATIONS)
        self._confirmations_of_site = Buckets(CONFIRMATIONS_OF_SITE / DAY, CONFIRMATIONS_OF_SITE)
        self._tests = Buckets(TESTS / MINUTE, 1)
        self._tests_of_site = Buckets(TESTS_OF_SITE / HOUR, TESTS_OF_SITE)

    async def open(self) -> None:
        """With the keys of the server, which are made at its first start."""
        key = await self._store.secret(SECRET, secrets.token_urlsafe(32))
        self.links = SignedLinks(key)
        await self._open_push()
        self.courier = Courier(self._store, self._senders, self.links, self._tasks)
        self._tasks.spawn(supervise("delivering notifications", self.courier.run))

    async def _open_push(self) -> None:
        if not has_library("cryptography"):
            return
        from maharaja.server.notifications import web_push  # noqa: PLC0415 (an extra)

        kept = await self._store.secret(web_push.ServerKey.SECRET, web_push.new_key())
        server_key = web_push.ServerKey(kept)
        self._push_key = server_key.public
        self._senders["push"] = web_push.PushSender(self._settings, server_key)

    def offers(self) -> dict[str, messages.Offer]:
        return {
            "push": self._push_offer(),
            "mail": mail_offer(self._settings),
            "webhook": messages.Offer(available=True, missing=None),
        }

    def _push_offer(self) -> messages.Offer:
        if self._push_key is None:
            return UNAVAILABLE
        return messages.Offer(available=True, missing=None, key=self._push_key)

    def admit_confirmation(self, address: str, visitor: Visitor) -> None:
        """Problem if this address was written to often enough, or others from there."""
        site = site_of(visitor.address)
        wait = self._confirmations_of_site.take(site) or self._confirmations.take(address.lower())
        if wait:
            raise Problem(
                "too-many-requests",
                Message("error-detail-too-often-mails"),
                retry_after=ceil(wait),
            )

    def admit_test(self, address: str, visitor: Visitor) -> None:
        """Problem if it was tried a moment ago, by whomsoever, or many were by somebody there."""
        wait = self._tests_of_site.take(site_of(visitor.address)) or self._tests.take(address)
        if wait:
            detail = Message("error-detail-too-often-tests")
            raise Problem("too-many-requests", detail, retry_after=ceil(wait))


def mail_offer(settings: Settings) -> messages.Offer:
    """Whether mails can be sent, and what is missing if they cannot."""
    if not (settings.mail_server and settings.mail_from and settings.public_address):
        return messages.Offer(available=False, missing="settings")
    if not has_library("aiosmtplib"):
        return UNAVAILABLE
    return messages.Offer(available=True, missing=None)
