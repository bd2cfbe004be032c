"""How often somebody may try to sign in: guessing must not pay, nor cost the others anything."""

from __future__ import annotations

import asyncio
import time
from math import ceil

from maharaja.errors import Message
from maharaja.server.durations import HOUR
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.rate_limits import Buckets, Clock, site_of

TRIES = 30  # to sign in, an hour and address
WORDS = 10  # tries of recovery words, an hour and address
WORDS_OF_ACCOUNT = 10  # and account, or what could be one: from anywhere
MAILS = 5  # links by mail, an hour and address
MAILS_OF_ADDRESSEE = 2
EXPORTS = 6


class AccountLimits:
    """The limits of one server process."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        def buckets(hourly: float) -> Buckets:
            return Buckets(hourly / HOUR, hourly, clock=clock)

        self._tries = buckets(TRIES)
        self._words = buckets(WORDS)
        self._words_of_account = buckets(WORDS_OF_ACCOUNT)
        self._mails = buckets(MAILS)
        self._mails_of_addressee = buckets(MAILS_OF_ADDRESSEE)
        self._exports = buckets(EXPORTS)
        self.hashing = asyncio.Semaphore(1)  # each takes 16 MB and a processor for a moment

    def admit_try(self, visitor: Visitor) -> None:
        self._check(self._tries.take(site_of(visitor.address)))

    def admit_words(self, visitor: Visitor, selector: str) -> None:
        self._check(self._words.take(site_of(visitor.address)))
        self._check(self._words_of_account.take(selector))

    def admit_mail(self, visitor: Visitor, address: str) -> bool:
        """Whether a mail may go there; Problem if too many were asked for from here."""
        self._check(self._mails.take(site_of(visitor.address)))
        return not self._mails_of_addressee.take(address.lower())

    def admit_export(self, visitor: Visitor) -> None:
        self._check(self._exports.take(visitor.person_id or site_of(visitor.address)))

    def _check(self, wait: float) -> None:
        if wait:
            detail = Message("error-detail-too-often-tries")
            raise Problem("too-many-requests", detail, retry_after=ceil(wait))
