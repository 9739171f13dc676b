"""Reminders: one at half of a turn's time, one notice when it is over, then silence.

See docs/behaviour.md#waiting. Neither is sent while a waiting player is away or has quiet hours. Autopilot plays the
turn after twice the time, in co-operative games at once, unless the settings say otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from engine.campaigns.lifecycle.nudges import reminders_left
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.posts import PostKind
from engine.campaigns.model.preferences import Preferences
from engine.campaigns.people.preferences import preferences_of
from engine.campaigns.results.levels import levels_of
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.presence import silent_for, stand_in
from engine.campaigns.runtime.scheduled_jobs import AUTOPILOT, REMINDER, STALLED, Job
from engine.campaigns.runtime.waits import (
    deadline,
    look_at,
    put_off,
    reminder_at,
    resend_turn_message,
    stop_watching,
    time_before_autopilot,
)
from engine.storage.queries import seats
from engine.table import Level


async def remind(context: Context, campaign: int) -> None:
    """Half of the time is over: reminds the waiting players with a new turn message."""
    await _look_at_wait(context, campaign, REMINDER)


async def stall(context: Context, campaign: int) -> None:
    """Ends the waiting time: shows the players their options. No further reminders follow."""
    await _look_at_wait(context, campaign, STALLED)


async def play_on(context: Context, campaign: int) -> None:
    """Twice the time is over: autopilot plays the turn, unless the table has chosen otherwise."""
    await _look_at_wait(context, campaign, AUTOPILOT)


async def _look_at_wait(context: Context, campaign: int, what: Job) -> None:
    async with context.hold(campaign) as live:
        change, now, wait = context.change_of_any(live), context.clock.now(), live.facts.settings.time_for_turns
        due, waited = deadline(live), [await preferences_of(context, user) for user in live.situation().waiting_users]
        if what == REMINDER and due is not None and now >= due and any(each.away_until(now) for each in waited):
            what = STALLED  # no one reminds people who are away
        elif what == REMINDER and await reminders_left(context, live) == 0:
            what = STALLED  # the server allows no more today
        if due is None or wait is None:
            stop_watching(change)
        elif live.request is not None:
            put_off(change, what, now + wait / 3, wait)
        elif (rested := _rest(waited, now, clocks=what != REMINDER)) is not None:
            put_off(change, what, rested, wait)
        else:
            waiting = await context.database.read(seats.waitlist_of, campaign)
            levels = await levels_of(context, live, live.situation().waiting_users) if now >= due else {}
            _take_step(change, what, now, due, wait, waiting, levels)
        await context.commit(change)


def _rest(waited: Sequence[Preferences], now: datetime, *, clocks: bool) -> datetime | None:
    """Returns when a resting player can be reminded, or their time may be over; None if no one rests."""
    return max(filter(None, (each.rests_until(now, clocks=clocks) for each in waited)), default=None)


def _take_step(
    change: Change,
    what: Job,
    now: datetime,
    due: datetime,
    wait: timedelta,
    waiting: Sequence[int],
    levels: Mapping[int, Level],
) -> None:
    """Carries out the step that is due, and schedules the next. A job may be too early if someone has answered since it
    was scheduled, or the deadline was moved."""
    settings, grace = change.live.facts.settings, time_before_autopilot(change.live, wait)
    remind = reminder_at(change.live, due)
    if now < remind < due:
        look_at(change, REMINDER, remind)
    elif what == REMINDER and remind < due:
        _tell_table(change, "reminder")
        resend_turn_message(change)
        look_at(change, STALLED, max(due, now + min(due - remind, wait / 2)))
    elif now < due:
        look_at(change, STALLED, due)
    elif what != AUTOPILOT and (grace or settings.autopilot == "never"):
        plays = to_milliseconds(now + wait) if settings.autopilot == "twice" else 0
        _tell_table(change, "stalled", plays=plays)
        look_at(change, AUTOPILOT, now + wait)
    elif now < due + grace:
        look_at(change, AUTOPILOT, due + grace)
    elif settings.autopilot == "twice" and silent_for(change.live, now) <= settings.time_to_sleep:
        _hand_over(change, waiting, levels)
        stop_watching(change)
    else:  # autopilot may still be chosen, or someone may come back
        # the longer nothing happens, the less often this is looked at
        look_at(change, AUTOPILOT, now + (now - due))


def _hand_over(change: Change, waiting: Sequence[int], levels: Mapping[int, Level]) -> None:
    """Has autopilot play this turn for all late players. People are `waiting` for a seat."""
    for seat in _waited(change):
        stand_in(change, seat, levels.get(change.live.seats[seat].user or 0), waiting)


def _waited(change: Change) -> list[int]:
    """Returns the seats of waiting players."""
    situation = change.live.situation()
    return [each.seat for each in situation.seats if each.user in situation.waiting_users and not each.autopilot]


def _tell_table(change: Change, kind: PostKind, **details: Any) -> None:
    waited, since = _waited(change), to_milliseconds(change.live.since)
    change.post(kind, author=Author(None), seat=waited[0], seats=waited, since=since, **details)
