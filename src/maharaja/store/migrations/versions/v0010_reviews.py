"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.Text, primary_key=True),
        _table_id(),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.Text),
    )
    op.create_index("reviews_of_table", "reviews", ["table_id"])


def downgrade() -> None:
    op.drop_table("reviews")
