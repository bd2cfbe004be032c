"""Tables as the store has them, on the board that they were made for."""

from __future__ import annotations

from maharaja.server.tables.board_library import BoardLibrary
from maharaja.server.tables.loading import BrokenTable, kind_of, open_table
from maharaja.server.tables.log_entries import Header, read_header
from maharaja.server.tables.table import AppliedEntry, Table
from maharaja.store.rows import TableRow
from maharaja.store.store import Store


async def read_table(
    store: Store, boards: BoardLibrary, row: TableRow
) -> tuple[Table, list[AppliedEntry]]:
    """A table, and what every entry of its log did; BrokenTable if it does not add up."""
    entries = await store.entries(row.id)
    header = header_of(row)
    board = await boards.of_table(header.board, header.digest)
    return await open_table(row, board, entries)


def header_of(row: TableRow) -> Header:
    try:
        return read_header(row.header)
    except Exception as error:
        raise BrokenTable(f"its header cannot be read ({kind_of(error)})") from error
