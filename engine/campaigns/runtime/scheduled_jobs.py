"""Scheduled jobs: what is to be done with a campaign or a request when its time comes (`upkeep/ticker.py` does it)."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from sqlalchemy import Delete, delete, insert

from engine.campaigns.clock import to_milliseconds
from engine.storage import Write
from engine.storage.tables import scheduled_jobs

Job = Literal["request", "answers", "reminder", "stalled", "autopilot", "purge"]

CLOSE_REQUEST: Job = "request"  # its id is that of the request, and of all others that of the campaign
ANSWERS: Job = "answers"  # answers are given for those who have not
REMINDER: Job = "reminder"  # what a long wait comes to, one after the other:
STALLED: Job = "stalled"
AUTOPILOT: Job = "autopilot"
WAITS: tuple[Job, ...] = (REMINDER, STALLED, AUTOPILOT)
PURGE: Job = "purge"  # an archived campaign is deleted for good
OF_A_CAMPAIGN: tuple[Job, ...] = (ANSWERS, *WAITS, PURGE)


def scheduled(job: Job, which: int, at: datetime) -> Write:
    """Returns the row of a job that is to be done at that time."""
    return insert(scheduled_jobs), [{"what": job, "id": which, "at": to_milliseconds(at)}]


def unscheduled(which: int, *jobs: Job) -> Delete:
    """Returns the statement that drops jobs of a campaign or request."""
    return delete(scheduled_jobs).where(scheduled_jobs.c.what.in_(jobs), scheduled_jobs.c.id == which)
