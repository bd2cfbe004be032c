"""What happened at the tables in memory: kept once for all who ask, within a budget for all tables.

A table's entries are computed when it is opened and extended by every change. When there are too
many of them, the tables whose past was asked for longest ago keep only their latest entries; the
rest is read from the log again when somebody wants it.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence

from maharaja.server.tables.table import AppliedEntry

BUDGET = 200_000  # entries of all tables, some 500 bytes each: about 700 games of four
RECENT = 40  # entries that everybody has noticed and that are kept of every table in memory
WATCHED = 60  # entries whose stages wait to be told; who is further behind is told without


class History:
    """The entries of one table, the first ones perhaps left out.

    What only one seat has noticed lies apart: for the others it must not be any work at all.
    """

    def __init__(self, entries: Iterable[AppliedEntry] = ()) -> None:
        self._public: list[AppliedEntry] = []
        self._private: dict[int, list[AppliedEntry]] = {}
        self.left_out = 0  # entries, from the first one on
        self._untold: deque[AppliedEntry] = deque()  # those with stages
        self.extend(entries)

    def __len__(self) -> int:
        return len(self._public) + sum(map(len, self._private.values()))

    def extend(self, entries: Iterable[AppliedEntry]) -> None:
        for entry in entries:
            if entry.only is None:
                self._public.append(entry)
            else:
                self._private.setdefault(entry.only, []).append(entry)
            if entry.stages:
                self._untold.append(entry)
        self.forget_stages(WATCHED)

    def forget_stages(self, keep: int = 0) -> None:
        """All have been told of them, but of the last few."""
        while len(self._untold) > keep:
            self._untold.popleft().stages.clear()

    def after(self, sequence: int, seat: int | None) -> list[AppliedEntry] | None:
        """What the seat has noticed behind a sequence number; None if some of it is left out."""
        if self.left_out and sequence < self._public[0].sequence(seat) - 1:
            return None
        found = behind(self._public, sequence, seat)
        own = [] if seat is None else self._private.get(seat, [])
        if own:
            found += behind(own, sequence, seat)
            found.sort(key=lambda entry: entry.sequence(seat))
        return found

    def shorten(self) -> None:
        """Keep the latest entries only: how many depends on what everybody knows, not on plans."""
        before = len(self)
        if len(self._public) <= RECENT:
            return
        self._public = self._public[-RECENT:]
        first = self._public[0].public
        for seat, entries in self._private.items():
            self._private[seat] = [entry for entry in entries if entry.public >= first]
        self.left_out += before - len(self)

    def complete(self, entries: Sequence[AppliedEntry]) -> None:
        """Put back what was left out, from the first entries of the log; it needs all of them."""
        if len(entries) < self.left_out:
            return
        public, private = self._public, self._private
        self._public, self._private = [], {}
        self.extend(entries[: self.left_out])
        self._public += public
        for seat, own in private.items():
            self._private.setdefault(seat, []).extend(own)
        self.left_out = 0


def behind(entries: list[AppliedEntry], sequence: int, seat: int | None) -> list[AppliedEntry]:
    """Looked for from the end: hardly anybody lacks more than the last one."""
    first = len(entries)
    while first > 0 and entries[first - 1].sequence(seat) > sequence:
        first -= 1
    return entries[first:]


class Histories:
    """The histories of all tables in memory; those asked for last are whole."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._by_table: OrderedDict[str, History] = OrderedDict()
        self.kept = 0  # entries

    def keep(self, table: str, history: History) -> None:
        """The table is in memory from now on."""
        if table not in self._by_table:
            self._by_table[table] = history
            self._grown(len(history))

    def extend(self, table: str, history: History, entries: Sequence[AppliedEntry]) -> None:
        history.extend(entries)
        if table in self._by_table:
            self._grown(len(entries))

    def complete(self, table: str, history: History, entries: Sequence[AppliedEntry]) -> None:
        """Make a table's history whole again, perhaps at the cost of others."""
        before = len(history)
        history.complete(entries)
        if table in self._by_table:
            self._by_table.move_to_end(table)
            self._grown(len(history) - before)

    def used(self, table: str) -> None:
        """Somebody has asked for a table's past."""
        if table in self._by_table:
            self._by_table.move_to_end(table)

    def forget(self, table: str) -> None:
        """The table has left the memory."""
        history = self._by_table.pop(table, None)
        if history is not None:
            self.kept -= len(history)

    def _grown(self, much: int) -> None:
        self.kept += much
        if self.kept <= self._budget:
            return
        for history in self._by_table.values():
            before = len(history)
            history.shorten()
            self.kept -= before - len(history)
            if self.kept <= self._budget:
                return
