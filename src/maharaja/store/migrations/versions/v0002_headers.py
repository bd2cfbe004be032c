"""Headers in a table of their own, an index for pages of open tables, and a row to check writes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "headers",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("header", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO headers (table_id, header) SELECT id, header FROM tables")
    # On SQLite by a new table: before 3.35 it cannot drop columns. The step runs without foreign
    # keys there, so that nothing goes with the old one.
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("header")
    op.create_index("tables_open", "tables", ["public", "status", "changed", "id"])
    op.create_table(
        "checks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("checks")
    op.drop_index("tables_open", "tables")
    op.add_column("tables", sa.Column("header", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET header = (SELECT header FROM headers WHERE table_id = tables.id)")
    op.drop_table("headers")
