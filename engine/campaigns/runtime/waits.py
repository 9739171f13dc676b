"""When the wait for people is looked at: noted once, and put right when the time comes, so that no answer pays for
it."""

from __future__ import annotations

from datetime import datetime

from engine.campaigns.clock import from_milliseconds
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.scheduled_jobs import REMINDER, WAITS, Job, scheduled, unscheduled
from engine.storage import cards


def watch(change: Change) -> None:
    """A wait begins: it is looked at after half of a turn's time, unless it is watched already."""
    wait = change.live.facts.settings.time_for_turns
    if wait is not None and not change.live.watched:
        look_at(change, REMINDER, from_milliseconds(change.at) + wait / 2)


def begin_anew(change: Change) -> None:
    """The wait begins now, whatever came of it before."""
    change.update(waits_from=from_milliseconds(change.at))
    stop_watching(change)
    watch(change)


def greet(change: Change, seat: int) -> None:
    """Somebody has come to a seat: if it is asked now, they have all of the time."""
    live = change.live
    if live.facts.stage == "playing" and live.session is not None and seat in live.session.waiting_for:
        begin_anew(change)


def look_at(change: Change, what: Job, at: datetime) -> None:
    """Lets the wait be looked at then, to see whether it has come to `what`."""
    stop_watching(change)
    change.live.watched = True
    change.add(scheduled(what, change.live.facts.id, at))


def stop_watching(change: Change) -> None:
    """Leaves the wait alone, until another begins."""
    if change.live.watched:
        change.live.watched = False
        change.add(unscheduled(change.live.facts.id, *WAITS))


def recall_card(change: Change) -> None:
    """Lets the turn card be sent anew, as if nobody had been told yet."""
    change.add(cards.forget_mentions(change.live.facts.id))
