"""Tables that cannot be opened: set aside, so that they hurt nobody else."""

from __future__ import annotations

import logging
from collections import OrderedDict

from maharaja.server.problems import Problem

LOGGER = logging.getLogger("maharaja.tables")
REMEMBERED = 10_000  # tables; more are looked at, and logged, again


class BrokenTables:
    """Which tables are set aside until the server starts anew; each is logged once."""

    def __init__(self) -> None:
        self._reasons: OrderedDict[str, str] = OrderedDict()

    def __contains__(self, table: str) -> bool:
        return table in self._reasons

    def __len__(self) -> int:
        return len(self._reasons)

    def set_aside(self, table: str, reason: str) -> Problem:
        """Do not open the table again; the problem to tell those who may see it.

        ``reason`` goes into the log: it must not hold secrets.
        """
        if table not in self._reasons:
            LOGGER.error("table %s is set aside: %s", table, reason, extra={"table": table})
            self._reasons[table] = reason
            if len(self._reasons) > REMEMBERED:
                self._reasons.popitem(last=False)
        return Problem("broken-table")

    def check(self, table: str) -> None:
        """Problem if the table is set aside."""
        if table in self._reasons:
            raise Problem("broken-table")
