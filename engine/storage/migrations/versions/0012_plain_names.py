"""Names the tables after what they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

NAMES = {
    "card": "turn_message",
    "hopeful": "waitlist",
    "due": "job",
    "standing": "standing_order",
    "reader": "person",
}


def upgrade() -> None:
    """Renames tables, their indexes and a column. Rows stay as they are."""
    op.drop_index("ix_due_at")
    op.drop_index("card_outdated")
    for old, new in NAMES.items():
        op.rename_table(old, new)
    op.create_index("ix_job_at", "job", ["at"])
    where = sa.text("wanted <> shown")
    op.create_index("turn_message_outdated", "turn_message", ["campaign"], sqlite_where=where, postgresql_where=where)
    op.execute("ALTER TABLE campaign RENAME COLUMN put_away TO archived")
