"""Scheduled jobs: what to do with a campaign or a person's data at a given time (`upkeep/ticker.py` does it)."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from engine.campaigns.model.clock import to_milliseconds
from engine.storage import Write
from engine.storage.queries import schedules

Job = Literal[
    "request", "answers", "reminder", "stalled", "autopilot", "purge", "announce", "forget", "clock", "return"
]

CLOSE_REQUEST: Job = "request"  # no one decided the request in time
ANSWERS: Job = "answers"  # late answers are given automatically
REMINDER: Job = "reminder"  # the steps of a long wait, in order:
STALLED: Job = "stalled"
AUTOPILOT: Job = "autopilot"
WAITS: tuple[Job, ...] = (REMINDER, STALLED, AUTOPILOT)
PURGE: Job = "purge"  # an archived campaign is deleted for good
ANNOUNCE: Job = "announce"  # notifies the original's players of a copy
CLOCK: Job = "clock"  # the next step of a campaign that waits: see `runtime/clocks.py`
RETURN: Job = "return"  # a person's time away is over: their seat is theirs again
FORGET: Job = "forget"  # removes a person from a campaign: of another process, or after this one was killed


def scheduled(job: Job, campaign: int, at: datetime, user: int = schedules.NOBODY) -> Write:
    """Returns the write that schedules a job; `user` is set for a job about a person."""
    return schedules.add(job, campaign, to_milliseconds(at), user)


def unscheduled(campaign: int, *jobs: Job, user: int = schedules.NOBODY) -> Write:
    """Returns the write that drops jobs of a campaign."""
    return schedules.drop(campaign, jobs, user)
