"""Whom the server's host has muted or banned, as this process knows it.

Read again every few seconds: commands, and other processes, write to the same database.
"""

from __future__ import annotations

import asyncio
import logging

from maharaja.errors import Message
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.store.store import Store, StoreError

LOGGER = logging.getLogger("maharaja.hosts")
PERIOD = 3.0  # seconds between two looks


class Restrictions:
    """The restrictions of all people, in memory: they are asked for with every request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._muted: frozenset[str] = frozenset()
        self._banned: frozenset[str] = frozenset()

    async def load(self) -> None:
        found = await self._store.server_hosts.restrictions()
        self._muted = frozenset(who for who, (muted, _) in found.items() if muted)
        self._banned = frozenset(who for who, (_, banned) in found.items() if banned)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            try:
                await self.load()
            except StoreError as error:
                LOGGER.warning("restrictions could not be read: %s", error)

    def check(self, visitor: Visitor) -> None:
        """Problem for somebody who is banned."""
        if not self._banned.isdisjoint(visitor.person_ids):
            raise Problem("banned")

    def check_talk(self, visitor: Visitor) -> None:
        if not self._muted.isdisjoint(visitor.person_ids):
            raise Problem("no-talk", Message("error-detail-muted-by-host"))
