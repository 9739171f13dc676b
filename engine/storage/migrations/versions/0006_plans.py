"""Adds standing orders for a single phase."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Stores how long each order lasts instead of a flag, so that a seat may have one of each."""
    op.rename_table("standing", "standing_before")
    op.create_table(
        "standing",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("lasts", sa.String(), nullable=False),
        sa.Column("choice", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "seat", "key", "lasts"),
    )
    op.execute(
        "INSERT INTO standing SELECT campaign, seat, key, CASE WHEN brief THEN 'round' ELSE 'always' END, choice"
        " FROM standing_before"
    )
    op.drop_table("standing_before")
