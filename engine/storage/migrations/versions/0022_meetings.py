"""Players meet at a time, which Discord shows as an event of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """No campaign has a meeting."""
    op.create_table(
        "meeting",
        sa.Column(
            "campaign",
            sa.Integer().with_variant(sa.BigInteger(), "postgresql"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("event", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.Boolean(), nullable=False),
    )
