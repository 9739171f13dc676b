"""Adds what organisers and moderators do: pauses, archived campaigns, lent seats, votes, and the waitlist."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the columns and tables; earlier requests needed everyone's consent."""
    op.add_column("campaign", sa.Column("pause", sa.JSON(), nullable=True))
    op.add_column("campaign", sa.Column("put_away", sa.BigInteger(), nullable=True))
    op.add_column("campaign", sa.Column("waits_from", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("lender", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("lender_name", sa.String(), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("taken", sa.BigInteger(), nullable=False, server_default="0"))
    op.alter_column("request", "needed", new_column_name="asked")
    op.add_column("request", sa.Column("rule", sa.String(), nullable=False, server_default="all"))
    op.add_column("request", sa.Column("refused", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("request", sa.Column("value", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "application",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "seat", "user"),
    )
    op.create_table(
        "hopeful",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "user"),
    )
