"""Display names out of the log into a table of their own; holders of seats are people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from maharaja.store.migrations.names_in_logs import NAMING, with_name, without_names

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_entries = sa.table("entries", *map(sa.column, ("table_id", "number", "body")))
_names = sa.table("names", *map(sa.column, ("table_id", "number", "person_id", "name")))
_rewrite = (
    sa.update(_entries)
    .where(_entries.c.table_id == sa.bindparam("of"), _entries.c.number == sa.bindparam("at"))
    .values(body=sa.bindparam("text"))
)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, primary_key=True),
    )
    op.execute("INSERT INTO people (table_id, seat, person_id) SELECT * FROM holders")
    op.create_index("people_by_id", "people", ["person_id"])
    op.drop_table("holders")
    op.create_table(
        "names",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("names_of_person", "names", ["person_id"])
    for table in _tables():
        _take_names_out(table)


def downgrade() -> None:
    for table in _tables():
        _put_names_back(table)
    op.drop_table("names")
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, primary_key=True),
    )
    op.execute("INSERT INTO holders (table_id, seat, holder) SELECT * FROM people")
    op.create_index("holders_of_person", "holders", ["holder"])
    op.drop_table("people")


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def _tables() -> list[str]:
    return list(op.get_bind().execute(sa.text("SELECT id FROM tables")).scalars())


def _about_people(table: str) -> list[tuple[int, str]]:
    """Entries that may tell who somebody is, in order; most of a log are choices."""
    found = sa.select(_entries.c.number, _entries.c.body).where(
        _entries.c.table_id == table,
        sa.or_(*(_entries.c.body.contains(f'"{kind}"') for kind in (*NAMING, "claimed"))),
    )
    rows = op.get_bind().execute(found.order_by(_entries.c.number)).all()
    return [(number, body) for number, body in rows]


def _take_names_out(table: str) -> None:
    connection = op.get_bind()
    changed = list(without_names(_about_people(table)))
    if changed:
        rewritten = [{"of": table, "at": entry.number, "text": entry.body} for entry in changed]
        connection.execute(_rewrite, rewritten)
    named = [
        {
            "table_id": table,
            "number": entry.number,
            "person_id": entry.person_id,
            "name": entry.name,
        }
        for entry in changed
        if entry.name is not None
    ]
    if named:
        connection.execute(sa.insert(_names), named)


def _put_names_back(table: str) -> None:
    connection = op.get_bind()
    wanted = sa.select(_names.c.number, _names.c.name).where(_names.c.table_id == table)
    names = {row.number: row.name for row in connection.execute(wanted)}
    rewritten = [
        {"of": table, "at": number, "text": with_name(body, names.get(number))}
        for number, body in _about_people(table)
        if '"person_id"' in body
    ]
    if rewritten:
        connection.execute(_rewrite, rewritten)
