"""Who a token stands for: a guest, a device of an account, or nobody any more."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from maharaja.server.identity import Credentials, Visitor
from maharaja.server.supervisor import BackgroundTasks
from maharaja.store.account_statements import ANNOUNCED
from maharaja.store.accounts import ActsAs
from maharaja.store.store import Store

KEPT = 50_000  # tokens in memory
LASTING = 60.0  # seconds for which what the store said is believed, if nothing was heard


class Identities:
    """What the tokens of this process's visitors stand for."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks
        self._known: OrderedDict[str, tuple[float, ActsAs | None]] = OrderedDict()
        self._changes = 0  # that were heard of
        self._followers: dict[object, tuple[Credentials, Visitor, Callable[[], None]]] = {}

    async def visitor(self, credentials: Credentials, address: str) -> Visitor:
        """Who shows these credentials; nobody, if their device was signed out."""
        return await self.again(credentials.visitor(address))

    async def again(self, visitor: Visitor) -> Visitor:
        """The visitor, as what their device's own identity stands for now."""
        hashed = visitor.device or visitor.person_id
        if hashed is None:
            return visitor
        address = visitor.address
        guest = Visitor(hashed, address, visitor.bot_account)
        acts_as = await self._acts_as(hashed)
        if acts_as is None:
            return guest
        if not acts_as.active or acts_as.person_id is None:
            return Visitor(None, address)
        person_id = acts_as.person_id
        return Visitor(
            person_id,
            address,
            visitor.bot_account,
            account_id=acts_as.account_id,
            device=hashed,
            other_ids=acts_as.person_ids - {person_id},
        )

    async def _acts_as(self, hashed: str) -> ActsAs | None:
        now = time.monotonic()
        until, known = self._known.get(hashed, (0.0, None))
        if until > now:
            self._known.move_to_end(hashed)
            return known
        before = self._changes
        found = await self._store.accounts.acts_as(hashed)
        if before == self._changes:  # else it may have been read before the change
            self._known[hashed] = (now + LASTING, found)
            self._known.move_to_end(hashed)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return found

    def heard(self, name: str) -> None:
        """Something was written by any process; without a name, anything may have been."""
        if name in ("", ANNOUNCED):
            self.changed()

    def changed(self) -> None:
        """Accounts have changed: what was known may be wrong."""
        self._changes += 1
        self._known.clear()
        if not self._tasks.closing:
            for follower in list(self._followers):
                self._tasks.spawn(self._look_again(follower))

    @contextmanager
    def following(
        self, credentials: Credentials, visitor: Visitor, dismissed: Callable[[], None]
    ) -> Iterator[None]:
        """While a socket is open: whoever is somebody else meanwhile has to come in again."""
        if credentials.token is None:
            yield
            return
        key = object()
        self._followers[key] = (credentials, visitor, dismissed)
        try:
            yield
        finally:
            del self._followers[key]

    async def _look_again(self, follower: object) -> None:
        found = self._followers.get(follower)
        if found is not None:
            credentials, visitor, dismissed = found
            if await self.visitor(credentials, visitor.address) != visitor:
                dismissed()
