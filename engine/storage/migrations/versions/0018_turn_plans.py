"""Plans of turns are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """No one has planned a turn."""
    op.create_table(
        "turn_plan",
        sa.Column("campaign", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("acts", sa.JSON(), nullable=False),
        sa.Column("ignored", sa.JSON(), nullable=False),
        sa.Column("ends_turn", sa.Boolean(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("stopped", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
    )
