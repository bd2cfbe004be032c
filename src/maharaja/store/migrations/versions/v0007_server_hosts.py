"""Who runs the server, whom they have muted or banned, and what they have done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hosts",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "restrictions",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["at"])


def downgrade() -> None:
    for name in ("audit", "restrictions", "hosts"):
        op.drop_table(name)
