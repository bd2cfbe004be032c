"""Finding tables: a person's, those open to all, those that wait for a bot or are out of time."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from maharaja.store.queries import Row, read_list
from maharaja.store.rows import STATUSES, TOP, ListedTable, Place


class Fetch(Protocol):
    """Fetches the rows of one of ``queries``."""

    def __call__(self, query: str, **values: Any) -> Awaitable[Sequence[Row]]: ...


class Lists:
    """Lists of tables, latest change first, from behind a place."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def of_person(
        self, person_id: str, limit: int, after: Place = TOP, statuses: Sequence[str] = STATUSES
    ) -> list[ListedTable]:
        """Tables of these statuses that the person hosts or sits at."""
        wanted = {f"status_{number}": status for number, status in enumerate(statuses)}
        unused = {f"status_{number}": "" for number in range(len(statuses), len(STATUSES))}
        return await self._list("tables_of", person_id, limit, after, **wanted, **unused)

    async def open_to_all(
        self, person_id: str, limit: int, after: Place = TOP
    ) -> list[ListedTable]:
        """Public tables that wait for people or are being played, as the person sees them.

        Somebody without an identity is the person "".
        """
        return await self._list("open_tables", person_id, limit, after)

    async def _list(
        self, query: str, person_id: str, limit: int, after: Place, **more: str
    ) -> list[ListedTable]:
        place = {"changed": after.changed, "id": after.id}
        return read_list(
            await self._fetch(query, person_id=person_id, limit=limit, **place, **more)
        )

    async def count_hosted(self, person_id: str) -> int:
        """Tables the person hosts that are neither finished nor closed."""
        return int((await self._fetch("count_hosted", person_id=person_id))[0][0])

    async def hosted_summaries(self, person_id: str, since: float) -> dict[str, str]:
        """By id, of the tables the person hosts that are not over and have changed since."""
        found = await self._fetch("hosted_summaries", person_id=person_id, since=since)
        return {row[0]: row[1] for row in found}

    async def idle_bots(self, since: float) -> list[str]:
        """Tables where a bot has to act and nothing has changed since then."""
        return [row[0] for row in await self._fetch("idle_bots", since=since)]

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables where something is to be done about a clock, the most urgent first."""
        return [row[0] for row in await self._fetch("due", now=now, limit=limit)]

    async def summary(self, table: str) -> str | None:
        """Of one table; None if there is none."""
        found = await self._fetch("summary", table=table)
        return str(found[0][0]) if found else None
