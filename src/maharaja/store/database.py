"""What the stores have in common: how rows are read, and how writes are queued."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from maharaja.store.group_commit import Board, Check, Create, GroupCommit, Job, Outcome
from maharaja.store.queries import Row, read_entries, read_links, read_list, read_table
from maharaja.store.rows import TOP, Append, Entry, Link, ListedTable, Place, TableRow
from maharaja.store.store import Store


class Database(Store, ABC):
    """A store that can fetch the rows of a query and write a list of jobs in one transaction."""

    def __init__(self) -> None:
        self.commits = 0  # transactions of ``write`` so far
        self._group = GroupCommit(self._write)

    @abstractmethod
    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        """The rows of one of ``queries``."""

    @abstractmethod
    async def _write(self, jobs: list[Job]) -> list[Outcome]:
        """Carry out all jobs in one transaction; their outcomes, when it is durable."""

    async def create(
        self,
        table: TableRow,
        entries: Sequence[Entry[str]],
        links: Sequence[Link] = (),
        *,
        replace: bool = False,
    ) -> None:
        _check_numbers(table.id, entries, 1)
        if table.number != len(entries):
            raise ValueError(
                f"table {table.id}: it has {len(entries)} entries, so number must be "
                f"{len(entries)}, not {table.number}"
            )
        await self._group.submit(Create(table, tuple(entries), tuple(links), replace))

    async def append(self, append: Append) -> bool:
        if not append.entries:
            raise ValueError(f"table {append.table}: an append needs at least one entry")
        _check_numbers(append.table, append.entries, append.entries[0].number)
        return await self._group.submit(append)

    async def add_link(self, link: Link) -> None:
        await self._group.submit(link)

    async def keep_board(self, digest: str, text: str) -> None:
        await self._group.submit(Board(digest, text))

    async def check(self, at: float) -> None:
        await self._group.submit(Check(at))

    async def table(self, table: str) -> TableRow | None:
        return read_table(await self._fetch("table", table=table))

    async def entries(self, table: str, after: int = 0) -> list[Entry[str]]:
        return read_entries(await self._fetch("entries", table=table, after=after))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found = [await self._fetch("number", table=table) for table in dict.fromkeys(tables)]
        return {row[0]: row[1] for rows in found for row in rows}

    async def tables_of(self, person_id: str, limit: int, after: Place = TOP) -> list[ListedTable]:
        return await self._list("tables_of", person_id, limit, after)

    async def count_hosted(self, person_id: str) -> int:
        return _number(await self._fetch("count_hosted", person_id=person_id))

    async def hosted_summaries(self, person_id: str, since: float) -> dict[str, str]:
        found = await self._fetch("hosted_summaries", person_id=person_id, since=since)
        return {row[0]: row[1] for row in found}

    async def open_tables(
        self, person_id: str, limit: int, after: Place = TOP
    ) -> list[ListedTable]:
        return await self._list("open_tables", person_id, limit, after)

    async def _list(
        self, query: str, person_id: str, limit: int, after: Place
    ) -> list[ListedTable]:
        place = {"changed": after.changed, "id": after.id}
        return read_list(await self._fetch(query, person_id=person_id, limit=limit, **place))

    async def idle_bots(self, since: float) -> list[str]:
        return [row[0] for row in await self._fetch("idle_bots", since=since)]

    async def link(self, hashed: str) -> Link | None:
        found = read_links(await self._fetch("link", hashed=hashed))
        return found[0] if found else None

    async def count_links(self, table: str) -> int:
        return _number(await self._fetch("count_links", table=table))

    async def links_of(self, table: str) -> list[Link]:
        return read_links(await self._fetch("links_of", table=table))

    async def table_ids(self) -> list[str]:
        return [row[0] for row in await self._fetch("table_ids")]

    async def board(self, digest: str) -> str | None:
        found = await self._fetch("board", digest=digest)
        return str(found[0][0]) if found else None


def _number(rows: Sequence[Row]) -> int:
    return int(rows[0][0])


def _check_numbers(table: str, entries: Sequence[Entry[str]], first: int) -> None:
    numbers = [entry.number for entry in entries]
    if numbers != list(range(first, first + len(numbers))):
        raise ValueError(
            f"table {table}: entries are numbered without a gap from {first}, not {numbers}"
        )
