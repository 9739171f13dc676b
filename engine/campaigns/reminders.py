"""Waiting kindly: one reminder at half of a turn's time, one notice when it is over, then silence (ux 2.15)."""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.campaigns.care import recall_card
from engine.campaigns.changes import Author, Change
from engine.campaigns.clock import to_milliseconds
from engine.campaigns.context import Context
from engine.campaigns.live import Live
from engine.campaigns.loading import REMINDER, STALLED
from engine.campaigns.posts import PostKind
from engine.campaigns.waits import look_at, stop_watching


async def remind(context: Context, campaign: int) -> None:
    """Half of the time is over: whoever is waited for is told once more, by a new turn card."""
    await _look(context, campaign, REMINDER)


async def stall(context: Context, campaign: int) -> None:
    """All of the time is over: the table is told what it can do, and nobody is reminded any more."""
    await _look(context, campaign, STALLED)


async def _look(context: Context, campaign: int, what: str) -> None:
    async with context.hold(campaign) as live:
        change, now, wait = context.change_of_any(live), context.clock.now(), live.facts.settings.time_for_turns
        due = _deadline(live)
        if due is None or wait is None:
            stop_watching(change)
        elif live.request is not None:
            look_at(change, what, now + wait / 3)
        else:
            _step(change, what, now, due, wait / 2)
        await context.commit(change)


def _deadline(live: Live) -> datetime | None:
    """Until when people should have answered; None where no person is waited for, or time answers for them."""
    situation = live.situation()
    if live.facts.put_away or live.closes is not None or not situation.waiting_users:
        return None
    return situation.due


def _step(change: Change, what: str, now: datetime, due: datetime, half: timedelta) -> None:
    """Tells what it is time for. Where somebody has answered meanwhile, the wait began anew."""
    if what == REMINDER and now >= due - half:
        _tell(change, "reminder")
        recall_card(change)
        look_at(change, STALLED, due)
    elif what == STALLED and now >= due:
        _tell(change, "stalled")
        stop_watching(change)
    else:
        look_at(change, REMINDER, due - half)


def _tell(change: Change, kind: PostKind) -> None:
    situation = change.live.situation()
    seats = [seat for seat in situation.waiting_for if not change.live.seats[seat].autopilot]
    since = to_milliseconds(situation.since)
    change.post(kind, author=Author(None), seat=seats[0], seats=seats, since=since)
