"""The steps of a campaign's clock: what happens when nothing happens (docs/behaviour.md#clocks)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from engine.campaigns.lifecycle.stopping import archive
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import Refused
from engine.campaigns.model.settings import SERIES
from engine.campaigns.model.situation import Clock
from engine.campaigns.play.chapters import expect_ready, open_chapter
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.clocks import (
    LOBBY_CLOSES,
    PAUSE_CLOSES,
    SLEEP_CLOSES,
    between_ends,
    first_step,
    follow_clock,
    lobby_asks,
    next_step,
    set_clock,
)
from engine.campaigns.runtime.context import ARCHIVED_FOR, Context
from engine.campaigns.runtime.presence import silent_for
from engine.campaigns.runtime.scheduled_jobs import CLOCK, scheduled, unscheduled
from engine.campaigns.runtime.waits import begin_anew, stop_watching
from engine.storage.queries import campaigns, schedules

log = logging.getLogger(__name__)


async def take_step(context: Context, campaign: int) -> None:
    """Takes the step that is due. A paused campaign is not loaded, because a stuck one may not load."""
    found = await context.database.read(campaigns.columns_of, campaign, ["pause", "archived"])
    if found is None or found.archived is not None:
        await context.write([unscheduled(campaign, CLOCK)])
    elif found.pause:
        async with context.hold_unloaded(campaign) as live:
            change = context.change(live)
            await _step(context, change)
            follow_clock(change)
            await context.write(change.writes())
    else:
        async with context.hold(campaign) as live:
            change = context.change(live)
            await _step(context, change)
            await context.commit(change)


async def repair(context: Context) -> None:
    """Gives a next step to unfinished campaigns that have none. Call at the start."""
    found = await context.database.read(schedules.without, CLOCK)
    own = [campaign for campaign, guild in found.items() if context.shards.holds(guild)]
    if own:
        log.warning("%d campaigns had no next step: %s", len(own), own)
        await context.write([scheduled(CLOCK, campaign, context.clock.now()) for campaign in own])


async def _step(context: Context, change: Change) -> None:
    clock = change.live.facts.clock
    if clock is not None:  # a version without clocks left none: the commit starts it
        await STEPS[clock.state](context, change, clock)


async def _lobby(context: Context, change: Change, clock: Clock) -> None:
    """Asks what to do with a lobby that does not fill; closes it in the end."""
    if clock.step == 0:
        rest = (LOBBY_CLOSES - 1) * lobby_asks(change.live.facts)
        change.post("clock", author=Author(None), what="lobby", closes=_after(change, rest))
        next_step(change, rest)
    else:
        _close(change)


async def _ready(context: Context, change: Change, clock: Clock) -> None:
    """Starts a campaign whose players are all ready; asks what to do with one that cannot start, then closes it."""
    try:
        await _start(context, change)
    except Refused:
        await _lobby(context, change, clock)


async def _between(context: Context, change: Change, clock: Clock) -> None:
    """Starts the next chapter of a story if someone is there; in the end, the campaign is over."""
    live, now = change.live, from_milliseconds(change.at)
    settings = live.facts.settings
    if clock.step > 0:
        change.update(stage="over")
        change.post("clock", author=Author(None), what="finished")
        return
    if settings.next_chapter == "twice" and silent_for(live, now) <= settings.time_to_sleep and _is_series(change):
        try:
            await _start(context, change)
            return
        except Refused:
            pass
    next_step(change, max(timedelta(days=1), between_ends(live.facts) - first_step(live, clock, now)))


def _is_series(change: Change) -> bool:
    """True if the next chapter continues a story, rather than being a rematch."""
    live = change.live
    mode = getattr(live.game.read_options(live.facts.options), "mode", "")
    return mode in SERIES and len(live.next_chapters()) == 1


async def _start(context: Context, change: Change) -> None:
    """Starts the campaign or its next chapter. Raises Refused."""
    live = change.live
    expect_ready(live, live.facts.organiser)
    if live.session is not None and live.session.result is None:  # a copy
        change.update(stage="playing")
        begin_anew(change)
    else:
        await open_chapter(context, change, live.facts.organiser, None)


async def _paused(context: Context, change: Change, clock: Clock) -> None:
    """Asks if play should go on; closes the campaign in the end."""
    if clock.step == 0:
        change.post("clock", author=Author(None), what="paused", closes=_after(change, PAUSE_CLOSES))
        next_step(change, PAUSE_CLOSES)
    else:
        _close(change)


async def _playing(context: Context, change: Change, clock: Clock) -> None:
    """Puts a campaign to sleep in which no player has pressed anything for four times the pace."""
    live, now = change.live, from_milliseconds(change.at)
    if silent_for(live, now) < live.facts.settings.time_to_sleep:
        set_clock(change, clock, now + first_step(live, clock, now))
        return
    set_clock(change, Clock("asleep"), now + SLEEP_CLOSES)
    stop_watching(change)
    change.post("clock", author=Author(None), what="asleep", closes=_after(change, SLEEP_CLOSES))


async def _asleep(context: Context, change: Change, clock: Clock) -> None:
    _close(change)


def _close(change: Change) -> None:
    """Archives the campaign; its players may restore it."""
    archive(change)
    set_clock(change, Clock("closed"))
    change.post("clock", author=Author(None), what="closed", closes=_after(change, ARCHIVED_FOR))


def _after(change: Change, span: timedelta) -> int:
    return to_milliseconds(from_milliseconds(change.at) + span)


STEPS: dict[str, Callable[[Context, Change, Clock], Awaitable[None]]] = {
    "lobby": _lobby,
    "ready": _ready,
    "between": _between,
    "paused": _paused,
    "playing": _playing,
    "asleep": _asleep,
}
