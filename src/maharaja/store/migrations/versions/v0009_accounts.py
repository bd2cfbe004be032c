"""Accounts: names for identities, with passkeys, recovery words and links to sign in by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("profile", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("selector", sa.Text),
        sa.Column("salt", sa.Text),
        sa.Column("verifier", sa.Text),
        sa.Column("words_made", sa.Double),
    )
    op.create_index("accounts_of_profile", "accounts", ["profile"], unique=True)
    op.create_index("accounts_of_selector", "accounts", ["selector"], unique=True)
    op.create_table(
        "identities",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("identities_of_account", "identities", ["account_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, _account(), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("passkeys_of_account", "passkeys", ["account_id"])
    op.create_table(
        "challenges",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, primary_key=True),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("challenges_by_end", "challenges", ["expires"])
    op.create_table(
        "sign_in_links",
        sa.Column("hashed", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, _account(), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("sign_in_links_of_account", "sign_in_links", ["account_id"])


def downgrade() -> None:
    for name in ("sign_in_links", "challenges", "passkeys", "identities", "accounts"):
        op.drop_table(name)


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")
