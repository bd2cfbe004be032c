"""What the server asks of a store, whichever database it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from maharaja.store.rows import TOP, Append, Entry, Link, ListedTable, Place, TableRow


class StoreError(Exception):
    """The database cannot be used: what is wrong and what would help."""


class InUseError(StoreError):
    """A running server has the database."""


class Store(Protocol):
    """All of it is durable when the call returns; no call leaves half of itself behind."""

    alone: bool  # no other process writes to it while it is open

    async def open(self) -> None:
        """Connect and bring the schema up to date, also if several processes start at once."""

    async def close(self) -> None:
        """Finish what is being written and let go."""

    async def create(
        self,
        table: TableRow,
        entries: Sequence[Entry[str]],
        links: Sequence[Link] = (),
        *,
        replace: bool = False,
    ) -> None:
        """A new table with its first entries and links.

        ``replace``: if there is one of that id, it goes; refused while servers may remember it.
        """

    async def append(self, append: Append) -> bool:
        """Add to a table's log; False, and nothing is written, if the number is taken already.

        Appends that come in while others are being written are written together. After a
        ``StoreError`` it may have been written all the same (the connection broke before the
        answer came): read the log to know.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Of each of these tables that there is, the number of its last entry."""

    async def entries(self, table: str, after: int = 0) -> list[Entry[str]]:
        """The table's log in order, from the entry behind ``after``."""

    async def tables_of(self, person_id: str, limit: int, after: Place = TOP) -> list[ListedTable]:
        """Tables the person hosts or sits at, latest change first, from behind a place."""

    async def count_hosted(self, person_id: str) -> int:
        """Tables the person hosts that are neither finished nor closed."""

    async def hosted_summaries(self, person_id: str, since: float) -> dict[str, str]:
        """By id, of the tables the person hosts that are not over and have changed since."""

    async def open_tables(
        self, person_id: str, limit: int, after: Place = TOP
    ) -> list[ListedTable]:
        """Public tables that wait for people or are being played, as the person sees them.

        In the same order; somebody without an identity is the person "".
        """

    async def idle_bots(self, since: float) -> list[str]:
        """Tables where a bot has to act and nothing has changed since then."""

    async def add_link(self, link: Link) -> None: ...

    async def link(self, hashed: str) -> Link | None: ...

    async def count_links(self, table: str) -> int: ...

    async def prune(self, before: float, statuses: Sequence[str]) -> int:
        """Delete tables with one of the statuses that have not changed since; how many."""

    async def table_ids(self) -> list[str]:
        """All tables, oldest first."""

    async def links_of(self, table: str) -> list[Link]: ...

    async def keep_board(self, digest: str, text: str) -> None:
        """Remember a board file, so that its games can be gone on with when it has changed."""

    async def board(self, digest: str) -> str | None: ...

    async def check(self, at: float) -> None:
        """Write down when this was, durably: StoreError if nothing can be written now."""

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Be told of appends by other processes: table and number of its last entry.

        Called before ``open``. After a lost connection to the database everything may have been
        missed: then ``heard("", 0)`` is called. A store for one process never calls it.
        """
