"""How well autopilot plays for the player of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Seats that autopilot plays now stay at their campaign's level."""
    op.add_column("seat", sa.Column("level", sa.String(), nullable=False, server_default=""))
