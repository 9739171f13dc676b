"""The clock of a wait for people, as a small state machine.

While a person is waited for, a campaign has exactly one scheduled job, the next step of that wait:

    REMINDER -> STALLED -> AUTOPILOT

In co-operative games autopilot plays at once when the time is over, and there is no notice.

Each commit calls `follow`, which starts the steps again if a new wait has begun. Most answers change nothing here: a
reminder that fires too early for the wait it finds is scheduled again (see `upkeep/reminders.py`).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from engine.campaigns.model.bank import charged
from engine.campaigns.model.calendars import Calendar, after, counted
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.scheduled_jobs import AUTOPILOT, REMINDER, STALLED, WAITS, Job, scheduled, unscheduled
from engine.storage.queries import turn_messages


def follow(change: Change) -> None:
    """Adapts the next job to the current wait: adds it if missing, and starts again after a new wait began."""
    live, now = change.live, from_milliseconds(change.at)
    wait = live.facts.settings.time_for_turns
    if wait is None or live.facts.asleep:
        stop_watching(change)
    elif live.next_wait is None:
        _start(change, now, wait)
    elif live.next_wait != REMINDER and (due := deadline(live)) is not None:
        remind = reminder_at(live, due)
        if now < remind < due:
            look_at(change, REMINDER, remind)


def _start(change: Change, now: datetime, wait: timedelta) -> None:
    """Schedules the first step. Players who asked for more time after half of it get no reminder, only the notice."""
    due = deadline(change.live)
    if due is None:
        return
    remind = reminder_at(change.live, due)
    if now < remind < due:
        look_at(change, REMINDER, remind)
    else:
        look_at(change, STALLED, due if now < due else now + wait / 2)


def deadline(live: Live) -> datetime | None:
    """Returns the deadline for people; None if no person is waited for or a reaction window closes by itself."""
    if live.facts.archived or live.facts.asleep or live.closes is not None:
        return None
    situation = live.situation()
    return situation.due if situation.waiting_users else None


def reminder_at(live: Live, due: datetime) -> datetime:
    """Returns when waiting players are reminded: at half of the time, or when the first of them wants it; `due` if
    no one wants a reminder.
    """
    situation = live.situation()
    users = situation.waiting_users
    waited = [each for each in situation.seats if each.user in users and each.seat in situation.waiting_for]
    times = [_reminder_of(situation.calendar_of(each), live.began, due) for each in waited]
    return min(times, default=due - (due - live.began) / 2)


def _reminder_of(calendar: Calendar, began: datetime, due: datetime) -> datetime:
    if calendar.reminder is None:
        return after(began, counted(began, due, calendar) / 2, calendar)
    return min(due, after(began, timedelta(hours=calendar.reminder), calendar)) if calendar.reminder else due


def begin_anew(change: Change) -> None:
    """Starts the wait again from now."""
    change.update(waits_from=from_milliseconds(change.at))
    stop_watching(change)


def greet(change: Change, seat: int) -> None:
    """Gives a new player of a seat the full time for its open question."""
    live = change.live
    if live.facts.stage == "playing" and live.session is not None and seat in live.session.waiting_for:
        begin_anew(change)


def allow_autopilot(change: Change, now: datetime) -> None:
    """Applies a changed setting for autopilot: a stalled turn is checked in due time, or now."""
    live, wait = change.live, change.live.facts.settings.time_for_turns
    due = deadline(live)
    if live.next_wait == AUTOPILOT and wait is not None and due is not None:
        look_at(change, AUTOPILOT, max(now, due + time_before_autopilot(live, wait)))


def time_before_autopilot(live: Live, wait: timedelta) -> timedelta:
    """Returns how long after its time is over a turn is played by autopilot: at once where all play together, and where
    a bank is used up."""
    return wait if live.game.competitive and live.facts.settings.pace != "bank" else timedelta()


def charge_waiting(change: Change) -> None:
    """Takes the time that the waiting players have used from their banks, before their time starts again."""
    live = change.live
    if live.facts.settings.pace != "bank" or live.facts.stage != "playing" or live.facts.pause:
        return
    situation, now = live.situation(), from_milliseconds(change.at)
    for seat in situation.waiting_for:
        seated = live.seats[seat]
        if seated.user in situation.waiting_users:
            used = counted(live.began, now, situation.calendar_of(seated))
            change.put_seat(replace(seated, bank=charged(seated.bank, used)))


def vote_over(change: Change) -> None:
    """Reschedules a reminder that was put off because of a vote."""
    due = deadline(change.live) if change.live.next_wait == REMINDER else None
    if due is not None:
        look_at(change, REMINDER, max(from_milliseconds(change.at), reminder_at(change.live, due)))


def look_at(change: Change, what: Job, at: datetime) -> None:
    """Schedules the next step of the wait in place of the previous one."""
    stop_watching(change)
    change.live.next_wait = what
    change.add(scheduled(what, change.live.facts.id, at))


def put_off(change: Change, what: Job, at: datetime, wait: timedelta) -> None:
    """Schedules the same step again, after at most half of a turn's time.

    Players may return earlier, or someone else may be waited for by then.
    """
    look_at(change, what, min(at, from_milliseconds(change.at) + wait / 2))


def stop_watching(change: Change) -> None:
    """Removes the next step."""
    if change.live.next_wait is not None:
        change.live.next_wait = None
        change.add(unscheduled(change.live.facts.id, *WAITS))


def resend_turn_message(change: Change) -> None:
    """Sends the turn message again, as if no player had been notified yet."""
    change.add(turn_messages.forget_mentions(change.live.facts.id))
