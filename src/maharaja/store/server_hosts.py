"""Who runs the server, whom they restrict, what they see, and what they have done."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import HostAction, KnownPerson

LINK = "start-up-link"  # the name of the start-up link's token among the server's secrets


class ServerHosts:
    """The hosts of the server and their work."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def all(self) -> set[str]:
        return {row[0] for row in await self._fetch("hosts")}

    async def add(self, person_id: str, done: HostAction) -> None:
        values = {"person_id": person_id, "since": done.at}
        await self._group.submit(Writes(Write("add_host", values), (noted(done),)))

    async def link_path(self) -> str:
        """Where the page takes the link's token; behind #, so that it is in no log."""
        return f"/host#{await self.link()}"

    async def link(self) -> str:
        """The token that makes whoever opens it a host; the same until it is used."""
        made = secrets.token_urlsafe(24)
        await self._group.submit(Writes(Write("make_secret", {"name": LINK, "value": made})))
        return str((await self._fetch("secret", name=LINK))[0][0])

    async def use_link(self, token: str, person_id: str, done: HostAction) -> bool:
        """Whether it was the link, and not used before."""
        used = Write("use_host_link", {"its_name": LINK, "its_value": token})
        added = Write("add_host", {"person_id": person_id, "since": done.at})
        return await self._group.submit(Writes(used, (added, noted(done))))

    async def restrictions(self) -> dict[str, tuple[bool, bool]]:
        """Of everybody who has one: whether they are muted, and whether they are banned."""
        found = await self._fetch("restrictions")
        return {row[0]: (bool(row[1]), bool(row[2])) for row in found}

    async def restrict(
        self, person_id: str, *, muted: bool, banned: bool, done: HostAction
    ) -> None:
        values = {"person_id": person_id, "muted": muted, "banned": banned, "since": done.at}
        await self._group.submit(Writes(Write("restrict", values), (noted(done),)))

    async def people(self, limit: int, beginning: str = "") -> list[KnownPerson]:
        """Whose ids begin so; those whose tables changed last come first."""
        bounds = {"first": beginning, "last": f"{beginning}~"}
        found = await self._fetch("known_people", limit=limit, **bounds)
        return [
            KnownPerson(who, tables, changed, name, bool(muted), bool(banned))
            for who, tables, changed, name, muted, banned in found
        ]

    async def tables(self, limit: int) -> Sequence[Any]:
        """Id, last change, status, whether it is public, and summary; the latest change first."""
        return await self._fetch("tables_for_host", limit=limit)

    async def actions(self, limit: int) -> list[HostAction]:
        return [HostAction(*row) for row in await self._fetch("audit", limit=limit)]

    async def latest(self, action: str) -> str | None:
        """The id of the last action of this kind."""
        found = await self._fetch("latest_action", action=action)
        return str(found[0][0]) if found else None

    async def note(self, done: HostAction) -> None:
        await self._group.submit(Writes(noted(done)))


def noted(done: HostAction) -> Write:
    return Write("note_action", asdict(done))
