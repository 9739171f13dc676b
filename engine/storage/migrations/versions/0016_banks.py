"""The time that a seat has left in its bank."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Every bank is full."""
    op.add_column("seat", sa.Column("bank", sa.BigInteger(), nullable=True))
