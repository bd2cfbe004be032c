"""Channels to tell people of things by, what is to be told, and who was seen at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("delivered", sa.Double),
        sa.Column("failed", sa.Double),
        sa.Column("error", sa.Text),
    )
    owner = ["person_id", "kind", "address"]
    op.create_index("channels_of_person", "channels", owner, unique=True)
    op.create_index("channels_of_address", "channels", ["kind", "address"])
    op.create_table(
        "outbox",
        sa.Column(
            "channel_id",
            sa.Text,
            sa.ForeignKey("channels.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("topic", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("sent", sa.Double),
    )
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_of_table", "outbox", ["table_id"])
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.Text, _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "nudges", "presence", "mutes", "outbox", "channels"):
        op.drop_table(name)


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
