"""Tracks when players last pressed a button, and when autopilot plays for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from engine.campaigns.model.calendars import ALWAYS
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.habits import Habit
from engine.campaigns.model.situation import Seated, StandIn
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.waits import greet
from engine.storage.queries import habits, seats
from engine.table import Level

MOST_MISSED = 2  # turns in a row; autopilot stays from then on
NOTED_EVERY = timedelta(minutes=30)  # presses that follow sooner are not noted


def is_present(live: Live, seated: Seated, now: datetime, within: timedelta | None = None) -> bool:
    """True if a person plays this seat who has pressed something `within` this time, by default twice the pace."""
    if seated.user is None or seated.autopilot:
        return False
    seen = live.absences.later(from_milliseconds(seated.seen), live.facts.guild)
    return now - seen <= (within or live.facts.settings.time_to_be_seen)


def silent_for(live: Live, now: datetime) -> timedelta:
    """Returns how long no player has pressed anything since play last continued. Absences of the bot do not count, nor
    does time in which the clock of the present turn stands still.
    """
    seen = [from_milliseconds(each.seen) for each in live.seats if each.user is not None]
    last = max([*seen, live.facts.waits_from or live.facts.created])
    return now - live.absences.later(last, live.facts.guild) - _rest(live)


def _rest(live: Live) -> timedelta:
    """Returns how long the clock of the current turn pauses in all."""
    due, wait = live.situation().due, live.facts.settings.time_for_turns
    return timedelta() if due is None or wait is None else max(timedelta(), due - live.began - wait)


def is_news(live: Live, user: int, now: datetime) -> bool:
    """True if a press of this user changes something, or the last one that was noted is a while ago."""
    own = [each for each in live.seats if each.user == user]
    return any(each.missed or each.stand_in or now - from_milliseconds(each.seen) >= NOTED_EVERY for each in own)


def note_press(change: Change, user: int) -> bool:
    """Notes that this user is there. Autopilot that stood in for them stops; returns True if it did."""
    back = False
    _note_hour(change, user)
    for each in list(change.live.seats):
        if each.user != user or (not each.missed and each.pressed == change.at):
            continue
        stood_in = bool(each.stand_in)
        autopilot = each.autopilot and not stood_in
        level = each.level if autopilot else ""
        change.put_seat(replace(each, pressed=change.at, missed=0, stand_in="", level=level, autopilot=autopilot))
        if stood_in:
            back = True
            greet(change, each.seat)
            change.post(
                "seat", author=Author(user), seat=each.seat, what="taken over", name=each.name, whose={"name": user}
            )
    return back


def _note_hour(change: Change, user: int) -> None:
    """Counts this hour among those in which the person has pressed something."""
    live = change.live
    before = live.habits.get(user, Habit())
    habit = before.noted(from_milliseconds(change.at), live.calendars.get(user, ALWAYS).zone)
    if habit != before and user in live.users:
        live.habits[user] = habit
        change.add(habits.put(user, habit.hours, habit.since, habit.last))


def end_turns(change: Change) -> None:
    """Gives seats back to their players after autopilot has played one turn."""
    for each in list(change.live.seats):
        if each.stand_in == "turn":
            change.put_seat(replace(each, autopilot=False, stand_in="", level=""))


def hand_over(change: Change, seated: Seated, level: Level | None) -> None:
    """Has autopilot play a seat, at a level or as in the settings."""
    change.put_seat(replace(seated, autopilot=True, level=level or ""))


def level_said(level: Level | None) -> Mapping[str, Any]:
    """Returns what the post about a takeover says of the level."""
    return {"level": level} if level else {}


def stand_in(change: Change, seat: int, level: Level | None, waiting: Sequence[int] = ()) -> None:
    """Has autopilot play this turn for a late player, at a `level` or as in the settings.

    The second time in a row it plays on until the player is back, if someone else is there. The seat is then offered
    to others, and people on the waiting list are notified.
    """
    live, now = change.live, from_milliseconds(change.at)
    seated = live.seats[seat]
    missed = seated.missed + 1
    within = live.facts.settings.time_to_sleep
    others = any(is_present(live, each, now, within) for each in live.seats if each.user != seated.user)
    stays = missed >= MOST_MISSED and others
    lasts: StandIn = "stays" if stays else "turn"
    what = "autopilot stays" if stays else "autopilot late"
    notified = list(waiting) if stays else []
    hand_over(change, replace(seated, missed=missed, stand_in=lasts), level)
    said = level_said(level)
    change.post("seat", author=Author(None), seat=seat, what=what, told=[seated.user], waiting=notified, **said)
    if notified:
        change.add(seats.clear_waitlist(live.facts.id))
