"""The courier: takes what is due from the outbox and delivers it.

There is one in every process. A message is claimed in the database before anything is done about
it, for so long that its sender must have ended by then; who claims it first has it. If that process
dies, the claim runs out, and the message is sent again by whoever finds it, under the same id.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Mapping, Set

from maharaja.server.accounts import sign_in_links
from maharaja.server.durations import DAY, HOUR
from maharaja.server.errors import Problem
from maharaja.server.notifications.delivery import DeliveryError, Sender
from maharaja.server.notifications.kinds import CHANNELS, REPEATED, SIGN_IN, is_wanted
from maharaja.server.notifications.message import Message, message_of, others
from maharaja.server.notifications.signed_links import SignedLinks
from maharaja.server.supervisor import BackgroundTasks
from maharaja.store.rows import NO_SEAT, Due, Seen
from maharaja.store.store import Store, StoreError

LOGGER = logging.getLogger("maharaja.notifications")
POLL = 1.0  # seconds between two looks at the outbox
AT_ONCE = 20  # messages under way on each kind of channel
LEASE = 15.0  # seconds for which a message is ours; no sender takes so long
SENDING = 10.0
STALE = DAY  # after which nobody wants to hear of it any more
REMINDED = DAY / 2  # after which it is told again that somebody is waited for
BACK_OFF = (30.0, 120.0, 600.0, HOUR, 4 * HOUR)  # seconds, after each failure
LOOK_AGAIN = 15.0  # seconds, while the person is at the table
KEPT = 30 * DAY
UNCONFIRMED = DAY
TIDYING = HOUR


class Courier:
    """Delivers the messages of an outbox."""

    def __init__(
        self,
        store: Store,
        senders: Mapping[str, Sender],
        links: SignedLinks,
        tasks: BackgroundTasks,
    ) -> None:
        self.delivered: Counter[str] = Counter()  # by kind of channel
        self.failed: Counter[str] = Counter()
        self._store = store
        self._channels = store.channels
        self._outbox = store.outbox
        self._senders = senders
        self._links = links
        self._tasks = tasks
        self._under_way: Counter[str] = Counter()
        self._tidied = 0.0

    async def run(self) -> None:
        """Look after the outbox for ever."""
        while True:
            begun: list[asyncio.Task[None]] = []
            try:
                begun = await self.look()
                await self._tidy()
            except StoreError as error:
                LOGGER.warning("the outbox could not be read: %s", error)
            # Where there was something to do there may be more, as soon as it is done: after an
            # outage, or a long evening, thousands of messages are due at once.
            await (asyncio.wait(begun, timeout=POLL) if begun else asyncio.sleep(POLL))

    async def look(self) -> list[asyncio.Task[None]]:
        """Begin with all that is due and that there is room for."""
        begun = []
        for due in await self._outbox.due(time.time(), len(CHANNELS) * AT_ONCE * 2):
            kind = due.channel.kind
            if self._under_way[kind] < AT_ONCE:
                self._under_way[kind] += 1
                begun.append(self._tasks.spawn(self._see_to(due)))
        return begun

    async def _see_to(self, due: Due) -> None:
        try:
            if await self._outbox.claim(due, time.time() + LEASE):
                await self._decide(due)
        except StoreError as error:
            LOGGER.warning("a notification has to wait: %s", error)
        finally:
            self._under_way[due.channel.kind] -= 1

    async def _decide(self, due: Due) -> None:
        """Send a message that is ours, unless nobody needs it, or not yet."""
        now = time.time()
        if due.table == "":
            await self._send(due, [])
            return
        summary = await self._store.lists.summary(due.table)
        seen = await self._store.presence.seen_at(due.table)
        person_ids = await self._store.accounts.same_person(due.channel.person_id)
        last, until = last_seen(seen, person_ids)
        if summary is None or is_pointless(due, last, now):
            await self._outbox.discard(due)
        elif until > now:
            await self._outbox.put_off(due, min(until, now + LOOK_AGAIN), due.attempts)
        else:
            await self._send(due, others(summary, seen, person_ids))

    async def _send(self, due: Due, names: list[str]) -> None:
        try:
            path = await self._own_path(due)
        except Problem:  # there are links enough, or the account is gone
            await self._outbox.discard(due)
            return
        message = message_of(due, names, path, self._links.path("stop", due.channel.id))
        try:
            async with asyncio.timeout(SENDING):
                await self._deliver(due, message)
        except TimeoutError:
            await self._failed(due, DeliveryError("timeout"))
        except DeliveryError as error:
            await self._failed(due, error)
        else:
            now = time.time()
            self.delivered[due.channel.kind] += 1
            await asyncio.gather(  # in one transaction
                self._outbox.note_sent(due, now), self._channels.note_delivered(due.channel.id, now)
            )

    async def _own_path(self, due: Due) -> str:
        """Where a message about the channel itself leads."""
        if due.kind == SIGN_IN:
            return await sign_in_links.issue_for_person(self._store, due.channel.person_id)
        return self._links.path("confirm", due.channel.id)

    async def _deliver(self, due: Due, message: Message) -> None:
        sender = self._senders.get(due.channel.kind)
        if sender is None:  # the host has taken this kind of channel away
            raise DeliveryError("not-set-up")
        await sender.send(due.channel, message)

    async def _failed(self, due: Due, error: DeliveryError) -> None:
        now = time.time()
        self.failed[error.error] += 1
        extra = {"channel": due.channel.kind, "error": error.error}
        LOGGER.info("a notification was not delivered", extra=extra)
        if error.dead:
            await self._channels.drop(due.channel.id)
            return
        final = error.permanent or due.attempts >= len(BACK_OFF)
        await asyncio.gather(
            self._outbox.discard(due)
            if final
            else self._outbox.put_off(due, now + BACK_OFF[due.attempts], due.attempts + 1),
            self._channels.note_failed(due.channel.id, now, error.error),
        )

    async def _tidy(self) -> None:
        now = time.time()
        if now > self._tidied + TIDYING:
            self._tidied = now
            await self._outbox.tidy(now - KEPT, now - UNCONFIRMED)
            await self._store.passkeys.tidy(now)
            await self._store.sign_in_links.tidy(now)


def is_pointless(due: Due, last: float, now: float) -> bool:
    """Whether the person knows, or does not want to, or it is too late."""
    if last >= due.created or now > due.created + STALE:
        return True
    if not is_wanted(due.kind, due.channel.events):
        return True
    told = due.sent is not None and due.sent > max(last, now - REMINDED)
    return told and due.kind in REPEATED


def last_seen(seen: list[Seen], person_ids: Set[str]) -> tuple[float, float]:
    """When whoever has the person's seats was last seen at the table, and until when they are."""
    seats = {one.seat for one in seen if one.person_id in person_ids} - {NO_SEAT}
    own = [one for one in seen if one.seat in seats or one.person_id in person_ids]
    return (
        max((one.seen for one in own if one.seen is not None), default=0.0),
        max((one.until for one in own if one.until is not None), default=0.0),
    )
