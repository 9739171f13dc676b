"""The clock of each campaign, so that none waits forever."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

SPREAD = 3600
"""Seconds over which the clocks of today's campaigns start."""


def upgrade() -> None:
    """Adds the column, and schedules a first step for each unfinished campaign, which tells its players once."""
    op.add_column("campaign", sa.Column("clock", sa.JSON(), nullable=True))
    op.execute(
        'INSERT INTO job (what, campaign, "user", at) '
        f"SELECT 'clock', id, 0, {int(time() * 1000)} + id % {SPREAD} * 1000 FROM campaign "
        "WHERE archived IS NULL AND stage <> 'over'"
    )
