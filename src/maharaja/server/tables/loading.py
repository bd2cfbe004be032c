"""Opening tables: their logs are folded in slices, so that others are answered in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from maharaja.engine.board import Board
from maharaja.errors import MaharajaError
from maharaja.server.errors import Problem
from maharaja.server.tables.starting_position import UnknownRulesError
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store.rows import Entry, TableRow

SLICE = 0.002  # seconds of folding at a stretch


class BrokenTable(Exception):  # noqa: N818 - told to hosts in the log, to others as a problem
    """A table that cannot be opened: why, without anything secret in it, and how people hear it."""

    def __init__(
        self, reason: str, code: str = "broken-table", detail: MaharajaError | None = None
    ) -> None:
        super().__init__(reason)
        self._code = code
        self._detail = detail

    def problem(self) -> Problem:
        """The problem that is reported to those who may see the table."""
        return Problem(self._code, self._detail)


async def open_table(
    row: TableRow, board: Board, entries: Sequence[Entry[str]]
) -> tuple[Table, list[AppliedEntry]]:
    """A table from its log, and what every entry did; BrokenTable if it does not add up."""
    try:
        table = Table(row, board)
    except UnknownRulesError as error:
        raise BrokenTable(str(error), "unknown-rules", error) from None
    except Exception as error:
        raise BrokenTable(f"its beginning makes no game ({kind_of(error)})") from error
    return table, await fold(table, entries)


async def fold(
    table: Table, entries: Sequence[Entry[str]], watched: bool = False
) -> list[AppliedEntry]:
    """Apply the next entries of a log, in slices; returns what they did."""
    applied: list[AppliedEntry] = []
    since = time.perf_counter()
    for entry in entries:
        try:
            applied.append(table.fold(entry, watched))
        except Exception as error:
            why = f"entry {entry.number} does not fit ({kind_of(error)})"
            raise BrokenTable(why) from error
        if time.perf_counter() - since > SLICE:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return applied


def kind_of(error: Exception) -> str:
    """What went wrong; not the error's own words, which may tell a plan or a seed."""
    return type(error).__name__
