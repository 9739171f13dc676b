"""Adds the rounds that start at a checkpoint."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the column; in earlier play a round is found by its first turn."""
    op.add_column("checkpoint", sa.Column("round", sa.Integer(), nullable=True))
