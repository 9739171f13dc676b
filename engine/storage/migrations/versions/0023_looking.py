"""People who look for a table, and the tables proposed to them, are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """No one looks for a table yet."""
    op.create_table(
        "looking",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("fewest", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "proposal",
        sa.Column("guild", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("users", sa.JSON(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("hours", sa.JSON(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("campaign", sa.BigInteger(), nullable=True),
    )
