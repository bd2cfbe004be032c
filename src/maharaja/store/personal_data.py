"""All that is kept of one person, to be handed to them or to be deleted."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from maharaja.store.account_statements import ANNOUNCED
from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Identity

FORGOTTEN = "forgotten:"  # before a table's id: what other processes know of it has names in it
ERASED = (
    *("erase_names", "erase_channels", "erase_mutes", "erase_presence", "erase_challenges"),
    *("erase_talk", "erase_talk_mutes", "erase_reports"),
)


class PersonalData:
    """Rows about a person, in all tables, by any of their identities."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def names(self, person_id: str) -> list[tuple[str, int, str]]:
        """Display names: at which table, by which entry of its log, and the name."""
        found = await self._fetch("names_of", person_id=person_id)
        return [(row[0], row[1], row[2]) for row in found]

    async def mutes(self, person_id: str) -> list[str]:
        return [row[0] for row in await self._fetch("mutes_of", person_id=person_id)]

    async def said(self, person_id: str) -> list[tuple[str, float, str, str | None, str | None]]:
        """What they said: at which table, when, as whom, and the phrase or the text."""
        found = await self._fetch("said_by", person_id=person_id)
        return [(row[0], row[1], row[2], row[3], row[4]) for row in found]

    async def presence(self, person_id: str) -> list[tuple[str, float]]:
        """At which tables they were seen, and when last."""
        found = await self._fetch("presence_of", person_id=person_id)
        return [(row[0], row[1]) for row in found]

    async def erase(self, device: Identity, account_id: str | None) -> None:
        """All rows about whoever has this device, and that their devices are nobody's."""
        first = Write("add_identity", asdict(device))
        then = [Write(name, {"person_id": device.person_id}) for name in ERASED]
        if account_id is not None:  # which goes last: by it is known who the person is
            first = Write("sign_out_all", {"its_account_id": account_id})
            then.append(Write("drop_account", {"its_id": account_id}))
        await self._group.submit(Writes(first, tuple(then), announced=ANNOUNCED))

    async def set_summary(self, table: str, number: int, summary: str) -> bool:
        """What lists show of a table, as its log says it now; False: it has gone on meanwhile."""
        values: dict[str, Any] = {"its_id": table, "its_number": number, "new_summary": summary}
        write = Write("set_summary", values)
        return await self._group.submit(Writes(write, announced=f"{FORGOTTEN}{table}"))
