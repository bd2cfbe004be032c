"""What the stores have in common: how rows are read, and how writes are queued."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from maharaja.store.accounts import Accounts, Passkeys, SignInLinks
from maharaja.store.board_balances import BoardBalances
from maharaja.store.board_files import BoardFiles
from maharaja.store.channels import Channels
from maharaja.store.group_commit import (
    Check,
    Create,
    GroupCommit,
    Job,
    Outcome,
    Write,
    Writes,
)
from maharaja.store.links import Links
from maharaja.store.lists import Lists
from maharaja.store.outbox import Outbox
from maharaja.store.personal_data import PersonalData
from maharaja.store.presence import Presence
from maharaja.store.profiles import Profiles
from maharaja.store.queries import Row, read_entries, read_table
from maharaja.store.reviews import Reviews
from maharaja.store.rows import Append, Entry, Link, TableRow
from maharaja.store.server_hosts import ServerHosts
from maharaja.store.shared_boards import SharedBoards
from maharaja.store.store import Store
from maharaja.store.talk import Talk


class Database(Store):
    """A store that can fetch the rows of a query and write a list of jobs in one transaction."""

    def __init__(self) -> None:
        self.commits = 0
        self._group = GroupCommit(self._write)
        self.lists = Lists(self._fetch)
        self.links = Links(self._fetch, self._group)
        self.boards = BoardFiles(self._fetch, self._group)
        self.shared_boards = SharedBoards(self._fetch, self._group)
        self.channels = Channels(self._fetch, self._group)
        self.outbox = Outbox(self._fetch, self._group)
        self.presence = Presence(self._fetch, self._group)
        self.reviews = Reviews(self._fetch, self._group)
        self.board_balances = BoardBalances(self._fetch, self._group)
        self.accounts = Accounts(self._fetch, self._group)
        self.passkeys = Passkeys(self._fetch, self._group)
        self.sign_in_links = SignInLinks(self._fetch, self._group)
        self.profiles = Profiles(self._fetch, self._group)
        self.personal_data = PersonalData(self._fetch, self._group)
        self.server_hosts = ServerHosts(self._fetch, self._group)
        self.talk = Talk(self._fetch, self._group)

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

    async def check(self, at: float) -> None:
        await self._group.submit(Check(at))

    async def table(self, table: str) -> TableRow | None:
        return read_table(await self._fetch("table", table=table))

    async def entries(self, table: str, after: int = 0) -> list[Entry[str]]:
        return read_entries(await self._fetch("entries", table=table, after=after))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found = [await self._fetch("number", table=table) for table in dict.fromkeys(tables)]
        return {row[0]: row[1] for rows in found for row in rows}

    async def secret(self, name: str, made: str) -> str:
        await self._group.submit(Writes(Write("make_secret", {"name": name, "value": made})))
        return str((await self._fetch("secret", name=name))[0][0])

    async def table_ids(self) -> list[str]:
        return [row[0] for row in await self._fetch("table_ids")]


def _check_numbers(table: str, entries: Sequence[Entry[str]], first: int) -> None:
    numbers = [entry.number for entry in entries]
    if numbers != list(range(first, first + len(numbers))):
        raise ValueError(
            f"table {table}: entries are numbered without a gap from {first}, not {numbers}"
        )
