"""Boards that people share by link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shared_boards",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("approved", sa.Boolean, nullable=False),
    )
    op.create_index("shared_boards_approved", "shared_boards", ["approved", "created"])


def downgrade() -> None:
    op.drop_table("shared_boards")
