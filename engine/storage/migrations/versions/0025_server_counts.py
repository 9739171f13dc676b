"""Counts of deleted campaigns are stored by server and month."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Nothing is known of campaigns that are already deleted."""
    op.create_table(
        "server_count",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("month", sa.String(), primary_key=True),
        sa.Column("what", sa.String(), primary_key=True),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
    )
