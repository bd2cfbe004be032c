"""What is read from a database of either kind: statements, and rows made of what they return."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    CompoundSelect,
    Dialect,
    FromClause,
    Select,
    and_,
    bindparam,
    cast,
    func,
    literal_column,
    null,
    or_,
    select,
    true,
    tuple_,
    union,
    union_all,
)
from sqlalchemy.sql.compiler import SQLCompiler

from maharaja.store import (
    account_statements,
    balance_statements,
    board_statements,
    host_statements,
    outbox_statements,
    review_statements,
    talk_statements,
)
from maharaja.store.account_statements import same_person
from maharaja.store.rows import (
    RUNNING,
    STATUSES,
    WAITING,
    DisplayName,
    Entry,
    Link,
    ListedTable,
    Standing,
    TableRow,
)
from maharaja.store.schema import boards, entries, headers, links, names, people, tables
from maharaja.store.statement_parts import Insert, given

SEATS = 4  # at most, at a table
_COLUMNS = tuple(tables.c)


@dataclass(frozen=True, slots=True)
class Query:
    """A statement as the driver takes it; the names of its values in order, some of them fixed."""

    text: str
    names: tuple[str, ...]
    fixed: Mapping[str, Any]

    def values(self, named: Mapping[str, Any]) -> list[Any]:
        values = {**self.fixed, **named}
        return [values[name] for name in self.names]


def _whole(chosen: Any) -> CompoundSelect[Any]:
    """A table with its header, and one short row for each person: one statement, so one moment.

    The header can be long: it must not come once for every person.
    """
    absent = [cast(null(), column.type) for column in (*_COLUMNS[1:], headers.c.header)]
    nobody = [cast(null(), column.type) for column in (people.c.seat, people.c.person_id)]
    table = (
        select(*_COLUMNS, headers.c.header, *nobody)
        .join(headers, headers.c.table_id == tables.c.id)
        .where(tables.c.id == chosen)
    )
    sitting = select(people.c.table_id, *absent, people.c.seat, people.c.person_id)
    return union_all(table, sitting.where(people.c.table_id == chosen))


def _page(chosen: Select[Any]) -> Select[Any]:
    """Those of a list that come behind a place, the latest change first; as many as wanted."""
    behind = tuple_(tables.c.changed, tables.c.id) < tuple_(
        given("changed", tables.c.changed), given("id", tables.c.id)
    )
    return (
        chosen.where(behind)
        .order_by(tables.c.changed.desc(), tables.c.id.desc())
        .limit(bindparam("limit"))
    )


def _with_own_seats(page: FromClause) -> Select[Any]:
    """Listed tables, in one row for each seat of the person who asks; in one if there is none."""
    # Seats are named so that the key of the people finds the person without reading the others.
    own = and_(
        people.c.table_id == page.c.id,
        people.c.seat.in_([literal_column(str(seat)) for seat in range(SEATS)]),
        people.c.person_id.in_(same_person(_person)),
    )
    return (
        select(*page.c, people.c.seat)
        .select_from(page.outerjoin(people, own))
        .order_by(page.c.changed.desc(), page.c.id.desc(), people.c.seat)
    )


def _open_page() -> Select[Any]:
    """A page of each status, both straight from the index, then the first of both together."""
    pages = [
        _page(select(*_LISTED).where(tables.c.public == true(), tables.c.status == status))
        for status in (WAITING, RUNNING)
    ]
    both = union_all(*[select(page.subquery()) for page in pages]).subquery("both")
    return select(both).order_by(both.c.changed.desc(), both.c.id.desc()).limit(bindparam("limit"))


_LISTED = (
    *(tables.c.id, tables.c.created, tables.c.changed, tables.c.host, tables.c.public),
    *(tables.c.status, tables.c.summary, tables.c.free),
)
_live = or_(tables.c.status == WAITING, tables.c.status == RUNNING)
_person = given("person_id", people.c.person_id)
_statuses = [given(f"status_{n}", tables.c.status) for n in range(len(STATUSES))]
_table = given("table", tables.c.id)
_hashed = given("hashed", links.c.hashed)
_link = select(
    links.c.hashed, links.c.table_id, links.c.purpose, links.c.seat, links.c.created
).order_by(links.c.created, links.c.hashed)

_STATEMENTS: dict[str, Select[Any] | CompoundSelect[Any]] = {
    "table": _whole(_table),
    "number": select(tables.c.id, tables.c.number).where(tables.c.id == _table),
    "entries": select(
        *(entries.c.number, entries.c.at, entries.c.body, entries.c.key),
        *(names.c.person_id, names.c.name),
    )
    .outerjoin(
        names, and_(names.c.table_id == entries.c.table_id, names.c.number == entries.c.number)
    )
    .where(entries.c.table_id == _table, entries.c.number > bindparam("after"))
    .order_by(entries.c.number),
    "tables_of": _with_own_seats(
        _page(
            select(*_LISTED).where(
                tables.c.id.in_(
                    union(
                        select(tables.c.id).where(tables.c.host.in_(same_person(_person))),
                        select(people.c.table_id).where(
                            people.c.person_id.in_(same_person(_person))
                        ),
                    )
                ),
                tables.c.status.in_(_statuses),
            )
        ).subquery("page")
    ),
    "count_hosted": select(func.count())
    .select_from(tables)
    .where(tables.c.host.in_(same_person(_person)), _live),
    "hosted_summaries": select(tables.c.id, tables.c.summary).where(
        tables.c.host.in_(same_person(_person)), _live, tables.c.changed >= bindparam("since")
    ),
    "open_tables": _with_own_seats(_open_page().subquery("page")),
    "idle_bots": select(tables.c.id)
    .where(tables.c.bots == true(), tables.c.changed < bindparam("since"))
    .order_by(tables.c.changed, tables.c.id),
    "due": select(tables.c.id)
    .where(tables.c.due <= bindparam("now"))
    .order_by(tables.c.due, tables.c.id)
    .limit(bindparam("limit")),
    "link": _link.where(links.c.hashed == _hashed),
    "links_of": _link.where(links.c.table_id == _table),
    "count_links": select(func.count()).select_from(links).where(links.c.table_id == _table),
    "table_ids": select(tables.c.id).order_by(tables.c.created, tables.c.id),
    "board": select(boards.c.text).where(boards.c.digest == given("digest", boards.c.digest)),
    **board_statements.READS,
    **outbox_statements.READS,
    **account_statements.READS,
    **talk_statements.READS,
    **host_statements.READS,
    **review_statements.READS,
    **balance_statements.READS,
}


@cache  # to compile them takes as long as to open a database
def queries(dialect: type[Dialect]) -> Mapping[str, Query]:
    """Every statement, compiled for the database's SQL dialect."""
    spoken = dialect()
    return {name: _query(statement, spoken) for name, statement in _STATEMENTS.items()}


@cache
def writes(dialect: type[Dialect], insert: Insert) -> Mapping[str, Query]:
    """Every statement that a ``Write`` names, compiled likewise."""
    spoken = dialect()
    parts = (
        *(account_statements, balance_statements, board_statements, host_statements),
        *(outbox_statements, review_statements, talk_statements),
    )
    found = {name: one for part in parts for name, one in part.writes(insert).items()}
    return {name: _query(statement, spoken) for name, statement in found.items()}


def _query(statement: Any, dialect: Dialect) -> Query:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    binds = {name: bind for bind, name in compiled.bind_names.items()}
    fixed = {name: bind.value for name, bind in binds.items() if not bind.required}
    return Query(str(compiled), tuple(compiled.positiontup or ()), fixed)


Row = Sequence[Any]


def read_table(rows: Iterable[Row]) -> TableRow | None:
    """The table in the rows of the statement ``table``."""
    width = len(_COLUMNS) + 1
    found: Row | None = None
    sitting: set[tuple[int, str]] = set()
    for row in rows:
        if row[width] is None:
            found = row
        else:
            sitting.add((row[width], row[width + 1]))
    return None if found is None else _table_row(found, frozenset(sitting))


def _table_row(row: Row, seats: frozenset[tuple[int, str]]) -> TableRow:
    table, created, changed, host, public, number = row[:6]
    status, bots, summary, free, due, header = row[6:12]
    standing = Standing(status, bool(bots), summary, free, seats, due)
    return TableRow(table, created, changed, host, bool(public), header, number, standing)


def read_list(rows: Iterable[Row]) -> list[ListedTable]:
    """The tables in the rows of a statement that lists them."""
    width = len(_LISTED)
    found: dict[str, Row] = {}
    seats: dict[str, list[int]] = {}
    for row in rows:
        found.setdefault(row[0], row)
        own = seats.setdefault(row[0], [])
        if row[width] is not None and row[width] not in own:  # with two identities, perhaps
            own.append(row[width])
    return [_listed(row, tuple(seats[table])) for table, row in found.items()]


def _listed(row: Row, seats: tuple[int, ...]) -> ListedTable:
    table, created, changed, host, public, status, summary, free = row[:8]
    return ListedTable(table, created, changed, host, bool(public), status, summary, free, seats)


def read_entries(rows: Iterable[Row]) -> list[Entry[str]]:
    return [_entry(*row) for row in rows]


def _entry(
    number: int, at: float, body: str, key: str | None, person_id: str | None, name: str | None
) -> Entry[str]:
    named = None if person_id is None or name is None else DisplayName(person_id, name)
    return Entry(number, at, body, key, named)


def read_links(rows: Iterable[Row]) -> list[Link]:
    return [Link(*row) for row in rows]
