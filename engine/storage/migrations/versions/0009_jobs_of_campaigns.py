"""Every scheduled job is of a campaign, also where it is about a person; a server hands out the campaigns' numbers."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

WIDE = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    """A person who was to be taken out of all campaigns is to be taken out of each."""
    op.drop_index("ix_due_at")
    op.rename_table("due", "due_before")
    op.create_table(
        "due",
        sa.Column("campaign", WIDE, nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("campaign", "what", "user"),
    )
    op.execute(
        'INSERT INTO due (campaign, what, "user", at) SELECT old.id, old.what, 0, old.at FROM due_before old'
        " JOIN campaign ON campaign.id = old.id WHERE old.what <> 'forget'"
    )
    op.execute(
        'INSERT INTO due (campaign, what, "user", at) SELECT campaign.id, old.what, old.id, old.at FROM due_before old'
        " CROSS JOIN campaign WHERE old.what = 'forget'"
    )
    op.drop_table("due_before")
    op.create_index("ix_due_at", "due", ["at"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE campaign_number MINVALUE 0 START 0 OWNED BY campaign.id")
        op.execute("SELECT setval('campaign_number', 0)")  # the start raises it to the last that there is
