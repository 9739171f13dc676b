"""When the house was away: what was due meanwhile is due so much later, and those who wait are told (ux 2.19)."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from sqlalchemy import select

from engine.campaigns import notes
from engine.campaigns.changes import Author, Change
from engine.campaigns.clock import to_milliseconds
from engine.campaigns.consent import postpone
from engine.campaigns.context import Context
from engine.campaigns.situation import Situation
from engine.storage.tables import campaigns

log = logging.getLogger(__name__)

AWAKE = "awake"  # the note of when the house was last up
NOTED_EVERY = timedelta(minutes=1)
LONG = timedelta(minutes=10)  # an absence that people are told of


async def note(context: Context) -> None:
    """Notes that the house is up, once a minute."""
    now = context.clock.now()
    if context.awake is None or now - context.awake >= NOTED_EVERY:
        context.awake = now
        await notes.remember(context, AWAKE, now.isoformat())


async def make_up(context: Context) -> None:
    """Moves deadlines by the time that the house was away."""
    noted, now = await notes.recall(context, AWAKE), context.clock.now()
    if noted is None or now - (last := datetime.fromisoformat(noted)) < NOTED_EVERY:
        return
    query = select(campaigns.c.id).where(campaigns.c.stage == "playing", campaigns.c.put_away.is_(None))
    for campaign in await context.database.read(lambda connection: connection.scalars(query).all()):
        try:
            await _make_up(context, campaign, last, now)
        except Exception:  # whatever is wrong with one campaign, the house opens
            log.exception("campaign %d: its deadlines stay as they were", campaign)


async def _make_up(context: Context, campaign: int, last: datetime, now: datetime) -> None:
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
    if now - last > LONG and any(last <= each <= now for each in ends):
        change.post("absent", author=Author(None), since=to_milliseconds(last), until=to_milliseconds(now))
