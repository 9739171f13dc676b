"""Keys that decide chance, so that anyone can check it."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Chapters that have begun go on without keys."""
    op.create_table(
        "chance_keys",
        sa.Column("campaign", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("branch", sa.Integer(), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("link", sa.Integer(), nullable=False),
        sa.Column("words", sa.String(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("piles", sa.LargeBinary(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
    )
