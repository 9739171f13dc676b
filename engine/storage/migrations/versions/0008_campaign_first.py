"""The campaign comes first in the key of every table that grows with play; what is looked for often has an index."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OUTDATED = sa.text("wanted <> shown")
PLAYED_BY_ITSELF = sa.text("autopilot")

Columns = list[sa.Column[Any]]

WIDE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
"""The campaign's number, of one type in all tables: a server of several machines keeps their rows together by it."""

CAMPAIGN_FIRST = ("seat", "sealed", "post", "application", "hopeful", "standing", "card")
"""The tables whose key has begun with the campaign before."""


def upgrade() -> None:
    """Makes tables anew, with their rows in the order of the new keys."""
    for index in ("ix_branch_campaign", "ix_request_campaign", "ix_due_at"):
        op.drop_index(index)
    make_branches()
    make_decisions()
    make_tells()
    make_checkpoints()
    make_results()
    op.drop_table("branch_before")
    make_jobs()
    make_requests()
    op.create_index("card_outdated", "card", ["campaign"], sqlite_where=OUTDATED, postgresql_where=OUTDATED)
    where = PLAYED_BY_ITSELF
    op.create_index("seat_autopilot", "seat", ["campaign"], sqlite_where=where, postgresql_where=where)
    if op.get_bind().dialect.name == "postgresql":
        for name in CAMPAIGN_FIRST:
            op.alter_column(name, "campaign", type_=sa.BigInteger())
        op.alter_column("campaign", "fork_of", type_=sa.BigInteger())


def make_branches() -> None:
    """Their rows are still needed in the old table: they say of which campaign the log is."""
    op.rename_table("branch", "branch_before")
    columns: Columns = [
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("parent", sa.Integer(), nullable=True),
        sa.Column("from_n", sa.Integer(), nullable=False),
        sa.Column("base_branch", sa.Integer(), nullable=False),
        sa.Column("base_n", sa.Integer(), nullable=False),
        sa.Column("left_branch", sa.Integer(), nullable=True),
        sa.Column("left_n", sa.Integer(), nullable=True),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    ]
    make_table("branch", columns, ("id",), "old.campaign", "branch_before old")


def make_decisions() -> None:
    """Answered asks."""
    make_rows_of_a_line(
        "decision",
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=True),
        sa.Column("made_by", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("fingerprint", sa.BigInteger(), nullable=False),
        sa.Column("pick", sa.LargeBinary(), nullable=False),
        sa.Column("final", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )


def make_tells() -> None:
    """Lines of the account."""
    make_rows_of_a_line(
        "tell",
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=True),
        key=("serial",),
        sqlite_with_rowid=False,
    )


def make_checkpoints() -> None:
    """The state comes last: SQLite would read all of it for what stands behind."""
    make_rows_of_a_line(
        "checkpoint",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )


def make_results() -> None:
    """How chapters ended."""
    make_rows_of_a_line(
        "result",
        sa.Column("chapter", sa.String(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
        sa.Column("reason", sa.JSON(), nullable=False),
        sa.Column("carried", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def make_jobs() -> None:
    """What was to be done with a request is to be done with its campaign, which has one open request at most."""
    op.rename_table("due", "due_before")
    op.create_table(
        "due",
        sa.Column("id", WIDE, nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", "what"),
    )
    op.execute("INSERT INTO due (id, what, at) SELECT id, what, at FROM due_before WHERE what <> 'request'")
    op.execute(
        "INSERT INTO due (id, what, at) SELECT request.campaign, 'request', min(old.at) FROM due_before old"
        " JOIN request ON request.id = old.id WHERE old.what = 'request' AND request.status = 'open'"
        " GROUP BY request.campaign"
    )
    op.drop_table("due_before")
    op.create_index("ix_due_at", "due", ["at"])


def make_requests() -> None:
    """What the table was asked."""
    op.rename_table("request", "request_before")
    columns: Columns = [
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("branch", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("losses", sa.JSON(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("refused", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=True),
        sa.Column("post", sa.Integer(), nullable=False),
        sa.Column("rule", sa.String(), nullable=False, server_default="all"),
        sa.Column("value", sa.String(), nullable=False, server_default=""),
    ]
    make_table("request", columns, ("id",), "old.campaign", "request_before old")
    op.drop_table("request_before")


def make_rows_of_a_line(name: str, *columns: sa.Column[Any], key: tuple[str, ...] = (), **options: bool) -> None:
    """Makes a table of the log anew. Rows of a line that is of no campaign are given to campaign 0, where
    `emberkeep doctor` finds them as before."""
    op.rename_table(name, f"{name}_before")
    here: Columns = [sa.Column("branch", sa.Integer(), nullable=False), sa.Column("n", sa.Integer(), nullable=False)]
    old = f"{name}_before old LEFT JOIN branch_before line ON line.id = old.branch"
    make_table(name, [*here, *columns], ("branch", "n", *key), "coalesce(line.campaign, 0)", old, **options)
    op.drop_table(f"{name}_before")


def make_table(name: str, columns: Columns, key: tuple[str, ...], campaign: str, old: str, **options: bool) -> None:
    """Makes a table whose key begins with the campaign, and copies the old rows in the order of that key."""
    whose = sa.Column("campaign", WIDE, nullable=False)
    op.create_table(name, whose, *columns, sa.PrimaryKeyConstraint("campaign", *key), **options)
    names = [f'"{each.name}"' for each in columns]
    order = ", ".join(f'old."{each}"' for each in key)
    op.execute(
        f"INSERT INTO {name} (campaign, {', '.join(names)})"
        f" SELECT {campaign}, {', '.join(f'old.{each}' for each in names)} FROM {old} ORDER BY 1, {order}"
    )
