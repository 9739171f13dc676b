"""Actions of moderators are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Nothing is known of earlier actions."""
    op.create_table(
        "audit",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("n", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("campaign", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("about", sa.BigInteger(), nullable=True),
        sa.Column("detail", sa.String(), nullable=False),
    )
