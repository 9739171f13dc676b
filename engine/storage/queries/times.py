"""All times that are stored, for a clock that was ahead."""

from __future__ import annotations

from typing import Any

from sqlalchemy import update

from engine.storage.queries.campaigns import of_shards
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import branches, campaigns, decisions, posts, requests, results, scheduled_jobs, seats
from engine.storage.schema.writes import Write

HAPPENED = (
    campaigns.c.created,
    campaigns.c.waits_from,
    campaigns.c.archived,
    seats.c.taken,
    seats.c.pressed,
    branches.c.at,
    decisions.c.at,
    results.c.at,
    requests.c.opened,
    posts.c.at,
)
"""The columns that say when something was: never later than now."""


def turn_back(shards: Shards, present: int, by: int) -> list[Write]:
    """In the campaigns of these shards, what is said to have happened after `present` has happened just then, and what
    is due is due so much sooner (milliseconds)."""
    jobs, open_requests = update(scheduled_jobs), update(requests).where(requests.c.status == "open")
    past = ((update(column.table).where(column > present).values({column: present})) for column in HAPPENED)
    ahead = jobs.values(at=scheduled_jobs.c.at - by), open_requests.values(closes=requests.c.closes - by)
    return [(each.where(*_of(shards, each.table)), ()) for each in (*past, *ahead)]


def _of(shards: Shards, table: Any) -> list[Any]:
    """Whether a row is of a campaign of these shards."""
    return shards.of(campaigns.c.guild) if table is campaigns else of_shards(table.c.campaign, shards)
