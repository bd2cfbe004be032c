"""What happened at the tables in memory: kept once for all who ask, within a budget for all tables.

A table's moments are computed when it is opened and extended by every change. When there are too
many of them, the tables whose past was asked for longest ago keep only their latest moments; the
rest is read from the log again when somebody wants it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Sequence

from maharaja.server.tables.table import AppliedEntry

BUDGET = 200_000  # moments of all tables, some 500 bytes each: about 700 games of four
RECENT = 40  # moments that everybody has noticed and that are kept of every table in memory


class History:
    """The moments of one table, the first ones perhaps left out.

    What only one seat has noticed lies apart: for the others it must not be any work at all.
    """

    def __init__(self, moments: Iterable[AppliedEntry] = ()) -> None:
        self._public: list[AppliedEntry] = []
        self._private: dict[int, list[AppliedEntry]] = {}
        self.left_out = 0  # moments, from the first one on
        self.extend(moments)

    def __len__(self) -> int:
        return len(self._public) + sum(map(len, self._private.values()))

    def extend(self, moments: Iterable[AppliedEntry]) -> None:
        for moment in moments:
            if moment.only is None:
                self._public.append(moment)
            else:
                self._private.setdefault(moment.only, []).append(moment)

    def after(self, sequence: int, seat: int | None) -> list[AppliedEntry] | None:
        """What the seat has noticed behind a sequence number; None if some of it is left out."""
        if self.left_out and sequence < self._public[0].sequence(seat) - 1:
            return None
        found = behind(self._public, sequence, seat)
        own = [] if seat is None else self._private.get(seat, [])
        if own:
            found += behind(own, sequence, seat)
            found.sort(key=lambda moment: moment.sequence(seat))
        return found

    def shorten(self) -> None:
        """Keep the latest moments only: how many depends on what everybody knows, not on plans."""
        before = len(self)
        if len(self._public) <= RECENT:
            return
        self._public = self._public[-RECENT:]
        first = self._public[0].public
        for seat, moments in self._private.items():
            self._private[seat] = [moment for moment in moments if moment.public >= first]
        self.left_out += before - len(self)

    def complete(self, moments: Sequence[AppliedEntry]) -> None:
        """Put back what was left out, from the first moments of the log; it needs all of them."""
        if len(moments) < self.left_out:
            return
        public, private = self._public, self._private
        self._public, self._private = [], {}
        self.extend(moments[: self.left_out])
        self._public += public
        for seat, own in private.items():
            self._private.setdefault(seat, []).extend(own)
        self.left_out = 0


def behind(moments: list[AppliedEntry], sequence: int, seat: int | None) -> list[AppliedEntry]:
    first = bisect_right(moments, sequence, key=lambda moment: moment.sequence(seat))
    return moments[first:]


class Histories:
    """The histories of all tables in memory; those asked for last are whole."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._by_table: OrderedDict[str, History] = OrderedDict()
        self.kept = 0  # moments

    def keep(self, table: str, history: History) -> None:
        """The table is in memory from now on."""
        if table not in self._by_table:
            self._by_table[table] = history
            self._grown(len(history))

    def extend(self, table: str, history: History, moments: Sequence[AppliedEntry]) -> None:
        history.extend(moments)
        if table in self._by_table:
            self._grown(len(moments))

    def complete(self, table: str, history: History, moments: Sequence[AppliedEntry]) -> None:
        """Make a table's history whole again, perhaps at the cost of others."""
        before = len(history)
        history.complete(moments)
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
