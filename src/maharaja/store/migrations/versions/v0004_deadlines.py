"""When something is to be done about the clocks of a table next."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("tables_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("due")
