"""The clock of a campaign: every state has a next step, so that none waits forever (docs/behaviour.md#clocks).

A campaign that is neither over nor archived has exactly one `CLOCK` job. Each commit calls `follow_clock`, which
starts the clock of a new state; `upkeep/clocks.py` takes the steps. A turn also has the steps of `runtime/waits.py`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.settings import PACE_OF_NONE
from engine.campaigns.model.situation import Clock, Facts, Seated
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.presence import silent_for
from engine.campaigns.runtime.scheduled_jobs import CLOCK, scheduled, unscheduled
from engine.campaigns.runtime.waits import begin_anew
from engine.storage import Write

LOBBY_ASKS = timedelta(days=7)
LOBBY_CLOSES = timedelta(days=21)
READY_STARTS = timedelta(hours=24)
BETWEEN_ENDS = timedelta(days=21)
PAUSE_ENDS = timedelta(days=14)
PAUSE_CLOSES = timedelta(days=60)
SLEEP_CLOSES = timedelta(days=60)
LEAST = timedelta(minutes=1)


def follow_clock(change: Change) -> None:
    """Starts the clock of the state that this change leads to, and drops the clock of a finished campaign."""
    live, clock = change.live, change.live.facts.clock
    state = _state(change)
    if state is None:
        if clock is not None and clock.state != "closed":
            set_clock(change, None)
    elif clock is None or clock.state != state.state:
        set_clock(change, state, from_milliseconds(change.at) + first_step(live, state, from_milliseconds(change.at)))
        if clock is not None and clock.state == "asleep":
            begin_anew(change)


def _state(change: Change) -> Clock | None:
    """Returns the clock with which this state begins; None if the campaign is over or archived."""
    facts = change.live.facts
    if facts.archived is not None or facts.stage == "over":
        return None
    if facts.pause is not None:
        return Clock("paused")
    if facts.stage == "lobby":
        return Clock("ready" if is_ready(change.live) else "lobby")
    if facts.stage == "between":
        return Clock("between")
    slept_on = facts.asleep and not any(each["user"] for each in change.decisions)
    return Clock("asleep" if slept_on else "playing")


def is_ready(live: Live) -> bool:
    """True if the lobby could start now: every player is ready, and the number of seats is allowed."""
    taken = [each for each in live.seats if each.user is not None or each.autopilot]
    allowed = live.game.seat_counts if live.facts.size is None else (live.facts.size,)
    return (
        live.facts.settings.starts == "day"
        and live.facts.thread is not None
        and bool(live.users)
        and len(taken) in allowed
        and all(each.ready or each.user is None for each in taken)
        and not live.lacking()
    )


def first_step(live: Live, state: Clock, now: datetime) -> timedelta:
    """Returns how long the first step of this state takes."""
    settings = live.facts.settings
    pause = live.facts.pause
    if state.state == "lobby":
        return LOBBY_ASKS
    if state.state == "ready":
        return READY_STARTS
    if state.state == "between":
        return 2 * (settings.time_for_turns or PACE_OF_NONE)
    if state.state == "paused":
        return max(LEAST, from_milliseconds(pause.until) - now) if pause and pause.until else PAUSE_ENDS
    if state.state == "asleep":
        return SLEEP_CLOSES
    return max(LEAST, settings.time_to_sleep - silent_for(live, now))


def set_clock(change: Change, clock: Clock | None, due: datetime | None = None) -> None:
    """Replaces the clock and its job."""
    campaign = change.live.facts.id
    if clock is not None and due is not None:
        clock = replace(clock, due=to_milliseconds(due))
    change.update(clock=clock)
    change.add(unscheduled(campaign, CLOCK))
    if due is not None:
        change.add(scheduled(CLOCK, campaign, due))


def next_step(change: Change, after: timedelta) -> None:
    """Counts a step of this state, and schedules the next one."""
    clock = change.live.facts.clock
    if clock is not None:
        set_clock(change, replace(clock, step=clock.step + 1), from_milliseconds(change.at) + after)


def start_again(change: Change) -> None:
    """Starts the clock of the present state from its first step, with the commit."""
    change.update(clock=None)


def clock_of_lobby(facts: Facts) -> list[Write]:
    """Returns the job of a new campaign's clock."""
    return [scheduled(CLOCK, facts.id, facts.created + LOBBY_ASKS)]


def acting_organiser(live: Live, now: datetime) -> Seated | None:
    """Returns the longest-seated player who is there, if the organiser has a seat and has been silent for twice the
    pace; None if the organiser is there.
    """
    facts, within = live.facts, live.facts.settings.time_to_be_seen
    seen: dict[int | None, int] = {}
    for each in live.seats:
        seen[each.user] = max(each.seen, seen.get(each.user, 0))
    if facts.organiser not in seen:
        return None

    def is_there(user: int | None) -> bool:
        last = live.absences.later(from_milliseconds(seen[user]), facts.guild)
        return now - last <= within

    if is_there(facts.organiser):
        return None
    there = [each for each in live.seats if each.user is not None and is_there(each.user)]
    return min(there, key=lambda each: each.taken, default=None)
