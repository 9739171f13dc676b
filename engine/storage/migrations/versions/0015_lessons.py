"""Progress in lessons is stored."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """No one has begun a lesson."""
    op.create_table(
        "learning",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("lesson", sa.String(), primary_key=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("acts", sa.JSON(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_learning_used", "learning", ["used"])
