"""Waiting kindly: one reminder at half of a turn's time, one notice when it is over, then silence (ux 2.15).

Neither comes while somebody who is waited for is away or has quiet hours.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.campaigns.care import recall_card
from engine.campaigns.changes import Author, Change
from engine.campaigns.clock import to_milliseconds
from engine.campaigns.context import Context
from engine.campaigns.live import Live
from engine.campaigns.loading import REMINDER, STALLED
from engine.campaigns.posts import PostKind
from engine.campaigns.readers import preferences
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
        elif (rested := await _rest(context, live, now)) is not None:
            look_at(change, what, rested)
        else:
            _step(change, what, now, due, wait / 2)
        await context.commit(change)


async def _rest(context: Context, live: Live, now: datetime) -> datetime | None:
    """When somebody who is waited for has rested, and can be reminded; None where nobody rests."""
    waited = [await preferences(context, user) for user in live.situation().waiting_users]
    return max(filter(None, (each.rests_until(now) for each in waited)), default=None)


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
        look_at(change, STALLED, max(due, now + half))
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
