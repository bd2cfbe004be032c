"""Tables with their logs, the holders of seats, links and boards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
    )
    op.create_index("tables_of_host", "tables", ["host"])
    op.create_index("tables_of_status", "tables", ["status", "changed"])
    op.create_index("tables_of_bots", "tables", ["bots", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, primary_key=True),
    )
    op.create_index("holders_of_person", "holders", ["holder"])
    op.create_table(
        "links",
        sa.Column("hashed", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, _table(), nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("links_of_table", "links", ["table_id"])
    op.create_table(
        "boards",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def downgrade() -> None:
    for name in ("boards", "links", "holders", "entries", "tables"):
        op.drop_table(name)
