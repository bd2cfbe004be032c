"""What the server asks of a store: one interface, whichever database it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from maharaja.errors import MaharajaError, Message, system_message
from maharaja.store.rows import Append, Entry, Link, TableRow

if TYPE_CHECKING:
    from maharaja.store.accounts import Accounts, Passkeys, SignInLinks
    from maharaja.store.board_balances import BoardBalances
    from maharaja.store.board_files import BoardFiles
    from maharaja.store.channels import Channels
    from maharaja.store.links import Links
    from maharaja.store.lists import Lists
    from maharaja.store.outbox import Outbox
    from maharaja.store.personal_data import PersonalData
    from maharaja.store.presence import Presence
    from maharaja.store.profiles import Profiles
    from maharaja.store.reviews import Reviews
    from maharaja.store.server_hosts import ServerHosts
    from maharaja.store.shared_boards import SharedBoards
    from maharaja.store.talk import Talk


class StoreError(MaharajaError):
    """The database cannot be used: what is wrong and what would help."""


def quoted(error: BaseException | None) -> Message:
    """What a database says, in its own words; what the system says, by its number."""
    if isinstance(error, OSError):
        return Message("error-text-quoted", what=system_message(error))
    said = "" if error is None else str(error)
    return Message("error-text-quoted", what=said) if said else Message("error-database-no-answer")


class InUseError(StoreError):
    """A running server has the database."""


class Store(ABC):
    """Tables and their logs, with lists of them, links to them, their board files and messages.

    All of it is durable when the call returns; no call leaves half of itself behind.
    """

    alone: bool  # no other process writes to it while it is open
    commits: int  # transactions that wrote something, so far
    lists: Lists
    links: Links
    boards: BoardFiles
    shared_boards: SharedBoards
    channels: Channels
    outbox: Outbox
    presence: Presence
    reviews: Reviews
    board_balances: BoardBalances
    accounts: Accounts
    passkeys: Passkeys
    sign_in_links: SignInLinks
    profiles: Profiles
    personal_data: PersonalData
    talk: Talk
    server_hosts: ServerHosts

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date, also if several processes start at once."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and disconnect."""

    @abstractmethod
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

    @abstractmethod
    async def append(self, append: Append) -> bool:
        """Add to a table's log; False, and nothing is written, if the number is taken already.

        Appends that come in while others are being written are written together. After a
        ``StoreError`` it may have been written all the same (the connection broke before the
        answer came): read the log to know.
        """

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """A table with its header and who sits there, all of one moment."""

    @abstractmethod
    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Of each of these tables that there is, the number of its last entry."""

    @abstractmethod
    async def entries(self, table: str, after: int = 0) -> list[Entry[str]]:
        """The table's log in order, from the entry behind ``after``."""

    @abstractmethod
    async def table_ids(self) -> list[str]:
        """All tables, oldest first."""

    @abstractmethod
    async def prune(self, before: float, statuses: Sequence[str]) -> int:
        """Delete tables with one of the statuses that have not changed since; how many."""

    @abstractmethod
    async def secret(self, name: str, made: str) -> str:
        """A key of the server: the one that is kept, or else what was made now."""

    @abstractmethod
    async def delete(self, tables: Sequence[str]) -> int:
        """Delete these tables for good; how many there were."""

    @abstractmethod
    async def overwrite_deleted(self) -> None:
        """Leave nothing of what was deleted in the files, as far as they are the store's own."""

    @abstractmethod
    async def check(self, at: float) -> None:
        """Write down when this was, durably: StoreError if nothing can be written now."""

    @abstractmethod
    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Be told of appends by other processes: table and number of its last entry.

        Called before ``open``. After a lost connection to the database everything may have been
        missed: then ``heard("", 0)`` is called, and so it is when the host has changed a table of
        a SQLite file. ``heard("account", 0)`` tells that an account has changed.
        """
