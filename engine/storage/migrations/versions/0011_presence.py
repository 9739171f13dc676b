"""When each player pressed something last, and how autopilot plays for late players."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds the columns. Everyone who has a seat now counts as present at the upgrade."""
    op.add_column("seat", sa.Column("pressed", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("stand_in", sa.String(), nullable=False, server_default=""))
    op.execute(f'UPDATE seat SET pressed = {int(time() * 1000)} WHERE "user" IS NOT NULL')
