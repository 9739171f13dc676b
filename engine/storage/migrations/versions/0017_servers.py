"""Servers have settings."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Every server has the default settings."""
    op.create_table(
        "server",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("gone", sa.BigInteger(), nullable=True),
    )
