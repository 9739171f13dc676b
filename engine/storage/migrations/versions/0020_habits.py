"""When people usually answer is stored."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Nothing is known of anyone."""
    op.create_table(
        "habit",
        sa.Column("user", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("hours", sa.JSON(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
    )
