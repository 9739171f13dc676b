"""Adds standing orders of seats, and readers' preferences."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds both tables."""
    op.create_table(
        "standing",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("choice", sa.String(), nullable=False),
        sa.Column("brief", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "seat", "key"),
    )
    op.create_table(
        "reader",
        sa.Column("user", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
