"""The clock of a campaign: every state has a next step, so that none waits forever (docs/behaviour.md#clocks).

A campaign that is neither over nor archived has exactly one `CLOCK` job. Each commit calls `follow_clock`, which
starts the clock of a new state; `upkeep/clocks.py` takes the steps. A turn also has the steps of `runtime/waits.py`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.settings import PACE_OF_NONE
from engine.campaigns.model.situation import Clock, Facts
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.presence import silent_for
from engine.campaigns.runtime.scheduled_jobs import CLOCK, scheduled, unscheduled
from engine.campaigns.runtime.waits import begin_anew
from engine.storage import Write

LOBBY_CLOSES = 3  # times as long as until it asks
PAUSE_CLOSES = timedelta(days=46)  # after its end
SLEEP_CLOSES = timedelta(days=60)
LEAST = timedelta(minutes=1)


def follow_clock(change: Change) -> None:
    """Starts the clock of the state that this change leads to, and ends that of a finished campaign.

    The first change to a campaign from a version without clocks posts about them.
    """
    live, clock = change.live, change.live.facts.clock
    state = _state(change)
    if state is None:
        if clock is not None and clock.state not in ("closed", "ended"):
            set_clock(change, Clock("ended"))
    elif clock is None or clock.state != state.state:
        set_clock(change, state, from_milliseconds(change.at) + first_step(live, state, from_milliseconds(change.at)))
        if clock is None:
            change.post("clock", author=Author(None), what="new")
        elif clock.state == "asleep":
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
        live.facts.settings.starts != "never"
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
        return lobby_asks(live.facts)
    if state.state == "ready":
        return settings.time_to_start
    if state.state == "between":
        return 2 * (settings.time_for_turns or PACE_OF_NONE)
    if state.state == "paused":
        return max(LEAST, from_milliseconds(pause.until) - now) if pause and pause.until else pause_ends(live.facts)
    if state.state == "asleep":
        return SLEEP_CLOSES
    return max(LEAST, settings.time_to_sleep - silent_for(live, now))


def lobby_asks(facts: Facts) -> timedelta:
    """Returns how long a lobby waits until it asks what to do."""
    return timedelta(days=int(facts.settings.lobby_days))


def pause_ends(facts: Facts) -> timedelta:
    """Returns how long a pause without an end of its own lasts."""
    return timedelta(days=int(facts.settings.pause_days))


def between_ends(facts: Facts) -> timedelta:
    """Returns how long a campaign waits for its next chapter."""
    return timedelta(days=int(facts.settings.between_days))


def set_clock(change: Change, clock: Clock, due: datetime | None = None) -> None:
    """Replaces the clock and its job."""
    campaign = change.live.facts.id
    if due is not None:
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
    change.update(clock=Clock("ended"))


def clock_of_lobby(facts: Facts) -> list[Write]:
    """Returns the job of a new campaign's clock."""
    return [scheduled(CLOCK, facts.id, facts.created + lobby_asks(facts))]
