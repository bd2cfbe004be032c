"""What people say at tables, whom they do not want to hear, and what they report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("text", sa.Text),
    )
    op.create_index("talk_of_table", "talk", ["table_id", "at"])
    op.create_index("talk_of_person", "talk", ["person_id"])
    op.create_index("talk_by_time", "talk", ["at"])
    op.create_table(
        "talk_mutes",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("muted_id", sa.Text, primary_key=True),
    )
    op.create_index("talk_mutes_of_muted", "talk_mutes", ["muted_id"])
    op.create_table(
        "reports",
        sa.Column("message_id", sa.Text, primary_key=True),
        sa.Column("reporter_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("said_at", sa.Double, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("text", sa.Text),
    )
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_index("reports_of_person", "reports", ["person_id"])


def downgrade() -> None:
    for name in ("reports", "talk_mutes", "talk"):
        op.drop_table(name)
