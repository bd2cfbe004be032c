"""Profiles of accounts, and who may see them."""

from __future__ import annotations

from maharaja.store.account_statements import ANNOUNCED
from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Account


class Profiles:
    """The profiles of all accounts."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def find(self, profile: str) -> Account | None:
        """Whose it is."""
        found = await self._fetch("account_of_profile", profile=profile)
        return Account(*found[0]) if found else None

    async def have_played(self, person_id: str, other_id: str) -> bool:
        """Whether both sat, with any of their identities, at the end of the same game."""
        found = await self._fetch("have_played", person_id=person_id, other_id=other_id)
        return bool(found)

    async def set_visibility(self, account_id: str, visibility: str) -> None:
        write = Write("set_visibility", {"its_id": account_id, "new_visibility": visibility})
        await self._group.submit(Writes(write, announced=ANNOUNCED))
