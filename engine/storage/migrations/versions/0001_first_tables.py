"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

WAITS = sa.text("(status IN ('waiting', 'sending') OR (status = 'sent' AND undone <> struck))")


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "branch",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("parent", sa.Integer(), nullable=True),
        sa.Column("from_n", sa.Integer(), nullable=False),
        sa.Column("base_branch", sa.Integer(), nullable=False),
        sa.Column("base_n", sa.Integer(), nullable=False),
        sa.Column("left_branch", sa.Integer(), nullable=True),
        sa.Column("left_n", sa.Integer(), nullable=True),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_branch_campaign", "branch", ["campaign"], unique=False)
    op.create_table(
        "campaign",
        sa.Column("id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("organiser", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("lobby_message", sa.BigInteger(), nullable=True),
        sa.Column("front_message", sa.BigInteger(), nullable=True),
        sa.Column("stage", sa.String(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=True),
        sa.Column("branch", sa.Integer(), nullable=True),
        sa.Column("fork_of", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_campaign_guild", "campaign", ["guild"], unique=False)
    op.create_index("ix_campaign_stage", "campaign", ["stage"], unique=False)
    op.create_index("ix_campaign_thread", "campaign", ["thread"], unique=False)
    op.create_table(
        "card",
        sa.Column("campaign", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("mentioned", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("campaign"),
    )
    op.create_table(
        "checkpoint",
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("branch", "n"),
    )
    op.create_table(
        "decision",
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("made_by", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("fingerprint", sa.BigInteger(), nullable=False),
        sa.Column("pick", sa.LargeBinary(), nullable=False),
        sa.Column("final", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("branch", "n"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "due",
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("id", sa.Integer().with_variant(sa.BigInteger(), "postgresql"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("what", "id"),
    )
    op.create_index("ix_due_at", "due", ["at"], unique=False)
    op.create_table(
        "post",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=True),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.Column("struck", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "number"),
    )
    op.create_index(
        "post_waits",
        "post",
        ["campaign", "number"],
        unique=False,
        sqlite_where=WAITS,
        postgresql_where=WAITS,
    )
    op.create_table(
        "request",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("losses", sa.JSON(), nullable=False),
        sa.Column("needed", sa.JSON(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=True),
        sa.Column("post", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_request_campaign", "request", ["campaign"], unique=False)
    op.create_table(
        "result",
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("chapter", sa.String(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("reason", sa.JSON(), nullable=False),
        sa.Column("carried", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("branch", "n"),
    )
    op.create_table(
        "sealed",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("pick", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "seat"),
    )
    op.create_table(
        "seat",
        sa.Column("campaign", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("autopilot", sa.Boolean(), nullable=False),
        sa.Column("invited", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("campaign", "seat"),
    )
    op.create_index("ix_seat_user", "seat", ["user"], unique=False)
    op.create_table(
        "tell",
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("branch", "n", "serial"),
        sqlite_with_rowid=False,
    )
