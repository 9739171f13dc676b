"""Prepares the tables for several processes, each of which writes for the servers of its own shards.

A lease names its shards, the campaign comes first in the key of every table that grows with play, and frequent searches
have an index. No version had tables 0007 to 0009.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0006"

OUTDATED = sa.text("wanted <> shown")
PLAYED_BY_ITSELF = sa.text("autopilot")
WAITS = sa.text(
    "(status IN ('waiting', 'sending')"
    " OR (status = 'sent' AND undone AND NOT struck) OR (status = 'sent' AND struck AND NOT undone))"
)

Columns = list[sa.Column[Any]]

WIDE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")
"""The campaign's number, with one type in all tables: a server of several machines keeps its rows together."""

CAMPAIGN_FIRST = ("seat", "sealed", "post", "application", "hopeful", "standing", "card")
"""The tables whose key already began with the campaign."""


def upgrade() -> None:
    """Recreates tables with their rows in the order of the new keys."""
    make_leases()
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
    if op.get_bind().dialect.name == "postgresql":
        widen_and_number_campaigns()
    make_indexes()


def make_leases() -> None:
    """Creates an empty table of leases."""
    op.create_table(
        "lease",
        sa.Column("epoch", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("taken", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("epoch"),
    )
    op.execute("DELETE FROM note WHERE key = 'house'")  # until now it allowed a single writing process


def make_branches() -> None:
    """Recreates branches. The old table is still needed: it links the log to campaigns."""
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
    """Recreates answered questions."""
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
    """Recreates log lines."""
    make_rows_of_a_line(
        "tell",
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=True),
        key=("serial",),
        sqlite_with_rowid=False,
    )


def make_checkpoints() -> None:
    """Recreates checkpoints. The state comes last, because SQLite reads all of it before any later column."""
    make_rows_of_a_line(
        "checkpoint",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )


def make_results() -> None:
    """Recreates results of chapters."""
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
    """Recreates jobs.

    A job about a request becomes one about its campaign, which has at most one open request; a person's erasure becomes
    one job for each campaign.
    """
    op.rename_table("due", "due_before")
    op.create_table(
        "due",
        sa.Column("campaign", WIDE, nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "what", "user"),
    )
    add_jobs(
        "campaign.id, old.what, 0, old.at FROM due_before old JOIN campaign ON campaign.id = old.id"
        " WHERE old.what NOT IN ('request', 'forget')"
    )
    add_jobs(
        "request.campaign, old.what, 0, min(old.at) FROM due_before old JOIN request ON request.id = old.id"
        " JOIN campaign ON campaign.id = request.campaign"
        " WHERE old.what = 'request' AND request.status = 'open' GROUP BY request.campaign, old.what"
    )
    add_jobs("campaign.id, old.what, old.id, old.at FROM due_before old CROSS JOIN campaign WHERE old.what = 'forget'")
    op.drop_table("due_before")
    op.create_index("ix_due_at", "due", ["at"])


def add_jobs(found: str) -> None:
    """Schedules the jobs found among the old ones."""
    op.execute(f'INSERT INTO due (campaign, what, "user", at) SELECT {found}')


def make_requests() -> None:
    """Recreates requests."""
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


def widen_and_number_campaigns() -> None:
    """Makes a server allocate the numbers of campaigns, which have one type everywhere."""
    for name in CAMPAIGN_FIRST:
        op.alter_column(name, "campaign", type_=sa.BigInteger())
    op.alter_column("campaign", "fork_of", type_=sa.BigInteger())
    op.execute("CREATE SEQUENCE campaign_number MINVALUE 0 START 0 OWNED BY campaign.id")
    op.execute("SELECT setval('campaign_number', 0)")  # the start raises it to the last number in use


def make_indexes() -> None:
    """Creates indexes of what is waiting; those of posts use a column whose selectivity a server's planner knows."""
    op.drop_index("post_waits")
    make_index("post_waits", "post", ["campaign", "number"], WAITS)
    make_index("card_outdated", "card", ["campaign"], OUTDATED)
    make_index("seat_autopilot", "seat", ["campaign"], PLAYED_BY_ITSELF)


def make_index(name: str, table: str, columns: list[str], where: Any) -> None:
    """Creates a partial index."""
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)


def make_rows_of_a_line(name: str, *columns: sa.Column[Any], key: tuple[str, ...] = (), **options: bool) -> None:
    """Recreates a table of the log.

    Rows of a branch without a campaign go to campaign 0, where `emberkeep doctor` still finds them.
    """
    op.rename_table(name, f"{name}_before")
    here: Columns = [sa.Column("branch", sa.Integer(), nullable=False), sa.Column("n", sa.Integer(), nullable=False)]
    old = f"{name}_before old LEFT JOIN branch_before line ON line.id = old.branch"
    make_table(name, [*here, *columns], ("branch", "n", *key), "coalesce(line.campaign, 0)", old, **options)
    op.drop_table(f"{name}_before")


def make_table(name: str, columns: Columns, key: tuple[str, ...], campaign: str, old: str, **options: bool) -> None:
    """Creates a table whose key begins with the campaign, and copies the old rows in key order."""
    whose = sa.Column("campaign", WIDE, nullable=False)
    op.create_table(name, whose, *columns, sa.PrimaryKeyConstraint("campaign", *key), **options)
    names = [f'"{each.name}"' for each in columns]
    order = ", ".join(f'old."{each}"' for each in key)
    op.execute(
        f"INSERT INTO {name} (campaign, {', '.join(names)})"
        f" SELECT {campaign}, {', '.join(f'old.{each}' for each in names)} FROM {old} ORDER BY 1, {order}"
    )
