"""What is read from a database of either kind: statements, and rows made of what they return."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Dialect, Select, bindparam, func, or_, select, true, union
from sqlalchemy.sql.compiler import SQLCompiler

from maharaja.store.rows import RUNNING, WAITING, Entry, Link, Standing, TableRow
from maharaja.store.schema import boards, entries, holders, links, tables

_COLUMNS = tuple(tables.c)


@dataclass(frozen=True, slots=True)
class Query:
    """A statement as the driver takes it; the names of its values in order, some of them fixed."""

    text: str
    names: tuple[str, ...]
    fixed: Mapping[str, Any]

    def values(self, named: Mapping[str, Any]) -> list[Any]:
        given = {**self.fixed, **named}
        return [given[name] for name in self.names]


def _with_holders(chosen: Select[Any]) -> Select[Any]:
    """Tables, each in as many rows as it has holders: one statement, so one moment."""
    some = chosen.subquery("some")
    return (
        select(*some.c, holders.c.seat, holders.c.holder)
        .select_from(some.outerjoin(holders, holders.c.table_id == some.c.id))
        .order_by(some.c.changed.desc(), some.c.id)
    )


def _latest(chosen: Select[Any]) -> Select[Any]:
    return chosen.order_by(tables.c.changed.desc(), tables.c.id).limit(bindparam("limit"))


_live = or_(tables.c.status == WAITING, tables.c.status == RUNNING)
_person = bindparam("holder", type_=holders.c.holder.type)
_table = bindparam("table", type_=tables.c.id.type)
_hashed = bindparam("hashed", type_=links.c.hashed.type)
_link = select(
    links.c.hashed, links.c.table_id, links.c.purpose, links.c.seat, links.c.created
).order_by(links.c.created, links.c.hashed)

_STATEMENTS: dict[str, Select[Any]] = {
    "table": _with_holders(select(*_COLUMNS).where(tables.c.id == _table)),
    "entries": select(entries.c.number, entries.c.at, entries.c.body, entries.c.key)
    .where(entries.c.table_id == _table, entries.c.number > bindparam("after"))
    .order_by(entries.c.number),
    "tables_of": _with_holders(
        _latest(
            select(*_COLUMNS).where(
                tables.c.id.in_(
                    union(
                        select(tables.c.id).where(tables.c.host == _person),
                        select(holders.c.table_id).where(holders.c.holder == _person),
                    )
                )
            )
        )
    ),
    "count_hosted": select(func.count()).select_from(tables).where(tables.c.host == _person, _live),
    "hosted_summaries": select(tables.c.id, tables.c.summary).where(
        tables.c.host == _person, _live, tables.c.changed >= bindparam("since")
    ),
    "open_tables": _with_holders(
        _latest(select(*_COLUMNS).where(tables.c.public == true(), _live))
    ),
    "idle_bots": select(tables.c.id)
    .where(tables.c.bots == true(), tables.c.changed < bindparam("since"))
    .order_by(tables.c.changed, tables.c.id),
    "link": _link.where(links.c.hashed == _hashed),
    "links_of": _link.where(links.c.table_id == _table),
    "count_links": select(func.count()).select_from(links).where(links.c.table_id == _table),
    "table_ids": select(tables.c.id).order_by(tables.c.created, tables.c.id),
    "board": select(boards.c.text).where(
        boards.c.digest == bindparam("digest", type_=boards.c.digest.type)
    ),
}


def queries(dialect: Dialect) -> dict[str, Query]:
    """Every statement once, in the words of a database."""
    return {name: _query(statement, dialect) for name, statement in _STATEMENTS.items()}


def _query(statement: Select[Any], dialect: Dialect) -> Query:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    binds = {name: bind for bind, name in compiled.bind_names.items()}
    fixed = {name: bind.value for name, bind in binds.items() if not bind.required}
    return Query(str(compiled), tuple(compiled.positiontup or ()), fixed)


Row = Sequence[Any]


def read_tables(rows: Iterable[Row]) -> list[TableRow]:
    """The answer to a statement about tables."""
    width = len(_COLUMNS)
    sitting: dict[str, set[tuple[int, str]]] = {}
    found: dict[str, Row] = {}
    for row in rows:
        found.setdefault(row[0], row)
        seats = sitting.setdefault(row[0], set())
        if row[width] is not None:
            seats.add((row[width], row[width + 1]))
    return [_table_row(row, frozenset(sitting[table])) for table, row in found.items()]


def _table_row(row: Row, seats: frozenset[tuple[int, str]]) -> TableRow:
    table, created, changed, host, public, header, number = row[:7]
    status, bots, summary, free = row[7:11]
    standing = Standing(status, bool(bots), summary, free, seats)
    return TableRow(table, created, changed, host, bool(public), header, number, standing)


def read_entries(rows: Iterable[Row]) -> list[Entry]:
    return [Entry(*row) for row in rows]


def read_links(rows: Iterable[Row]) -> list[Link]:
    return [Link(*row) for row in rows]
