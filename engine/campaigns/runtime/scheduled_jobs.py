"""Scheduled jobs: what is to be done with a campaign or what is kept about a person when its time comes
(`upkeep/ticker.py` does it)."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from engine.campaigns.model.clock import to_milliseconds
from engine.storage import Write
from engine.storage.queries import schedules

Job = Literal["request", "answers", "reminder", "stalled", "autopilot", "purge", "announce", "forget"]

CLOSE_REQUEST: Job = "request"  # nobody has decided in time about what was asked of the table
ANSWERS: Job = "answers"  # answers are given for those who have not
REMINDER: Job = "reminder"  # what a long wait comes to, one after the other:
STALLED: Job = "stalled"
AUTOPILOT: Job = "autopilot"
WAITS: tuple[Job, ...] = (REMINDER, STALLED, AUTOPILOT)
PURGE: Job = "purge"  # an archived campaign is deleted for good
ANNOUNCE: Job = "announce"  # the original's table is told of a copy
FORGET: Job = "forget"  # a person is taken out of a campaign: of another process, or of one that was killed


def scheduled(job: Job, campaign: int, at: datetime, user: int = schedules.NOBODY) -> Write:
    """Lets a job be done at that time; `user` where it is about a person."""
    return schedules.add(job, campaign, to_milliseconds(at), user)


def unscheduled(campaign: int, *jobs: Job, user: int = schedules.NOBODY) -> Write:
    """Drops jobs of a campaign."""
    return schedules.drop(campaign, jobs, user)
