"""Moves to another thread are stored until they are finished."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

MOVING = sa.text("moving IS NOT NULL")


def upgrade() -> None:
    """No campaign is being moved."""
    op.add_column("campaign", sa.Column("moving", sa.JSON(none_as_null=True), nullable=True))
    op.create_index("campaign_moving", "campaign", ["id"], sqlite_where=MOVING, postgresql_where=MOVING)
