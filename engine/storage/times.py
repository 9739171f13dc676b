"""All times that are stored, for a clock that was ahead."""

from __future__ import annotations

from sqlalchemy import update

from engine.storage.tables import branches, campaigns, decisions, posts, requests, results, scheduled_jobs, seats
from engine.storage.writer import Write

HAPPENED = (
    campaigns.c.created,
    campaigns.c.waits_from,
    campaigns.c.archived,
    seats.c.taken,
    branches.c.at,
    decisions.c.at,
    results.c.at,
    requests.c.opened,
    posts.c.at,
)
"""The columns that say when something was: never later than now."""


def turn_back(present: int, by: int) -> list[Write]:
    """What is said to have happened after `present` has happened just then, and what is due is due so much sooner
    (milliseconds)."""
    jobs, open_requests = scheduled_jobs.c, update(requests).where(requests.c.status == "open")
    return [
        *((update(column.table).where(column > present).values({column: present}), ()) for column in HAPPENED),
        (update(scheduled_jobs).values(at=jobs.at - by), ()),
        (open_requests.values(closes=requests.c.closes - by), ()),
    ]
