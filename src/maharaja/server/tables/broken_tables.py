"""Tables that cannot be opened: set aside, so that they hurt nobody else."""

from __future__ import annotations

import logging
from collections import OrderedDict

from maharaja.server.errors import Problem
from maharaja.server.tables.loading import BrokenTable

LOGGER = logging.getLogger("maharaja.tables")
REMEMBERED = 10_000  # tables; more are looked at, and logged, again


class BrokenTables:
    """Which tables are set aside until the server starts anew; each is logged once."""

    def __init__(self) -> None:
        self._broken: OrderedDict[str, BrokenTable] = OrderedDict()

    def __contains__(self, table: str) -> bool:
        return table in self._broken

    def __len__(self) -> int:
        return len(self._broken)

    def set_aside(self, table: str, broken: BrokenTable) -> Problem:
        """Do not open the table again; the problem to tell those who may see it."""
        if table not in self._broken:
            LOGGER.error("table %s is set aside: %s", table, broken, extra={"table": table})
            self._broken[table] = broken
            if len(self._broken) > REMEMBERED:
                self._broken.popitem(last=False)
        return broken.problem()

    def check(self, table: str) -> None:
        """Problem if the table is set aside."""
        if table in self._broken:
            raise self._broken[table].problem()
