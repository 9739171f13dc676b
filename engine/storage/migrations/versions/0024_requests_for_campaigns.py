"""A campaign keeps the key of the request that created it, so that the same request does not create another."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

ASKED_FOR = sa.text("asked IS NOT NULL")


def upgrade() -> None:
    """No campaign can be found by its request yet."""
    op.add_column("campaign", sa.Column("asked", sa.String(), nullable=True))
    op.create_index("campaign_asked", "campaign", ["asked"], sqlite_where=ASKED_FOR, postgresql_where=ASKED_FOR)
