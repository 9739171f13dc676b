"""All stored times, for corrections after the clock was ahead."""

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
"""The columns with times of past events: never later than now."""


def turn_back(shards: Shards, present: int, by: int) -> list[Write]:
    """Sets past events later than `present` to `present`, and due times earlier by `by` (milliseconds), for these
    shards.
    """
    jobs, open_requests = update(scheduled_jobs), update(requests).where(requests.c.status == "open")
    past = ((update(column.table).where(column > present).values({column: present})) for column in HAPPENED)
    ahead = jobs.values(at=scheduled_jobs.c.at - by), open_requests.values(closes=requests.c.closes - by)
    return [(each.where(*_of(shards, each.table)), ()) for each in (*past, *ahead)]


def _of(shards: Shards, table: Any) -> list[Any]:
    """Returns a condition that a row belongs to a campaign of these shards."""
    return shards.of(campaigns.c.guild) if table is campaigns else of_shards(table.c.campaign, shards)
