"""When the house was away, or its clock has leapt: what was due meanwhile is due so much later, and those who wait are
told (ux 2.19). A clock that was ahead is believed no longer: nothing happened later than now."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from engine.campaigns.clock import to_milliseconds
from engine.campaigns.model.situation import Situation
from engine.campaigns.requests.consent import postpone
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.scheduled_jobs import PURGE
from engine.campaigns.upkeep import notes
from engine.storage import campaigns, schedules, times

log = logging.getLogger(__name__)

AWAKE = "awake"  # the note of when the house was last up, with the shards where these are a part
NOTED_EVERY = timedelta(minutes=1)
TOLD_FROM = timedelta(minutes=10)  # an absence that people are told of


async def keep_time(context: Context) -> None:
    """To be called at the start and every second: makes up for the time that was lost, and notes that the house is up.

    A machine that slept is like a house that was away, and so is a clock that leaps ahead.
    """
    now, last = context.clock.now(), context.awake
    longest = TOLD_FROM
    if last is None:
        noted, longest = await notes.recall(context, _note(context)), NOTED_EVERY
        last = datetime.fromisoformat(noted) if noted else now
    if now - last >= longest:
        await _make_up(context, last, now)
    elif last - now >= NOTED_EVERY:
        await _turn_back(context, last, now)
    if context.awake is None or not timedelta() <= now - context.awake < NOTED_EVERY:
        context.awake = now
        await notes.remember(context, _note(context), now.isoformat())


def _note(context: Context) -> str:
    return AWAKE if context.shards.whole else f"{AWAKE} {context.shards}"


# ---------------------------------------------------------------- time was lost


async def _make_up(context: Context, last: datetime, now: datetime) -> None:
    """Moves deadlines by the time that the house was away."""
    await context.database.write([schedules.shift(context.shards, PURGE, to_milliseconds(now) - to_milliseconds(last))])
    for campaign in await context.database.read(campaigns.in_play, context.shards):
        try:
            await _let_wait(context, campaign, last, now)
        except Exception:  # whatever is wrong with one campaign, the house opens
            log.exception("campaign %d: its deadlines stay as they were", campaign)


async def _let_wait(context: Context, campaign: int, last: datetime, now: datetime) -> None:
    async with context.hold(campaign) as live:
        situation = live.situation()
        if situation.facts.pause is None and situation.facts.settings.time_for_turns is not None:
            change = context.change(live)
            _shift(change, situation, last, now)
            await context.commit(change)


def _shift(change: Change, situation: Situation, last: datetime, now: datetime) -> None:
    """Lets one campaign wait longer; told where something was due meanwhile."""
    began = max(situation.since, situation.facts.waits_from or situation.since)
    change.update(waits_from=began + (now - max(last, began)) if began < now else began)
    request = situation.request
    ends = [each for each in (situation.due, request.closes if request else None) if each is not None]
    if request is not None and request.closes is not None:
        postpone(change, request, request.closes + (now - last))
    if now - last > TOLD_FROM and any(last <= each <= now for each in ends):
        change.post("absent", author=Author(None), since=to_milliseconds(last), until=to_milliseconds(now))


# ---------------------------------------------------------------- the clock was ahead


async def _turn_back(context: Context, last: datetime, now: datetime) -> None:
    """What is said to have happened later than now has happened just now, and what is due is due in as long a time as
    before. Campaigns are read again."""
    log.warning("the clock went back from %s to %s: deadlines go with it", last.isoformat(), now.isoformat())
    present, by = to_milliseconds(now), to_milliseconds(last) - to_milliseconds(now)
    await context.database.write(times.turn_back(context.shards, present, by))
    await context.forget_all()
