"""The index of posts that wait says so in words whose rarity a server's planner knows."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

WAITS = sa.text(
    "(status IN ('waiting', 'sending')"
    " OR (status = 'sent' AND undone AND NOT struck) OR (status = 'sent' AND struck AND NOT undone))"
)


def upgrade() -> None:
    """The same posts are in it."""
    op.drop_index("post_waits")
    op.create_index("post_waits", "post", ["campaign", "number"], sqlite_where=WAITS, postgresql_where=WAITS)
