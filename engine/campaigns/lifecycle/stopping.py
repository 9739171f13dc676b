"""The shared steps of pausing, resuming, archiving and restoring; each posts only what its name implies."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.situation import Pause
from engine.campaigns.requests.consent import postpone, put_request
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import ARCHIVED_FOR
from engine.campaigns.runtime.scheduled_jobs import CLOCK, PURGE, scheduled, unscheduled
from engine.campaigns.runtime.waits import begin_anew, charge_waiting, stop_watching
from engine.storage import Write
from engine.storage.queries import campaigns


def stop(change: Change, pause: Pause) -> None:
    """Stops play, deadlines and requests, and posts about it."""
    charge_waiting(change)
    change.update(pause=pause)
    stop_watching(change)
    if change.live.request is not None:
        postpone(change, change.live.request, None)
    change.post("paused", author=Author(pause.user), reason=pause.reason, why=pause.why)


def resume(change: Change) -> None:
    """Ends a pause; deadlines start again. Posts nothing."""
    change.update(pause=None)
    begin_anew(change)
    now, wait = from_milliseconds(change.at), change.live.facts.settings.time_for_votes
    if change.live.request is not None:
        postpone(change, change.live.request, now + wait)


def archive(change: Change) -> None:
    """Archives a campaign, to be purged after `ARCHIVED_FOR`. Posts nothing."""
    live = change.live
    if live.request is not None:
        put_request(change, replace(live.request, status="withdrawn"))
    now = from_milliseconds(change.at)
    charge_waiting(change)
    change.update(archived=now)
    stop_watching(change)
    change.add(scheduled(PURGE, live.facts.id, now + ARCHIVED_FOR))


def archive_rows(campaign: int, now: datetime) -> list[Write]:
    """Returns the writes that archive a campaign whose rows do not load."""
    return [
        campaigns.put(campaign, archived=to_milliseconds(now)),
        unscheduled(campaign, PURGE),
        scheduled(PURGE, campaign, now + ARCHIVED_FOR),
        unscheduled(campaign, CLOCK),
    ]


def unarchive_rows(campaign: int, now: datetime) -> list[Write]:
    """Returns the writes that restore an archived campaign whose rows do not load."""
    return [
        campaigns.put(campaign, archived=None, clock=None),
        unscheduled(campaign, PURGE, CLOCK),
        scheduled(CLOCK, campaign, now),
    ]


def unarchive(change: Change) -> None:
    """Restores an archived campaign. Posts nothing."""
    change.update(archived=None, clock=None)
    begin_anew(change)
    change.add(unscheduled(change.live.facts.id, PURGE))
