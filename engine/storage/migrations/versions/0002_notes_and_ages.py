"""Adds notes, the time when a post was queued, and an index of refused posts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

REFUSED = sa.text("status = 'refused'")


def upgrade() -> None:
    """Adds them; the age of earlier posts is unknown."""
    op.create_table(
        "note",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.add_column("post", sa.Column("at", sa.BigInteger(), nullable=True))
    op.create_index("post_refused", "post", ["campaign"], sqlite_where=REFUSED, postgresql_where=REFUSED)
