"""Campaigns with a computation that did not end: paused, announced to players, reported to the host."""

from __future__ import annotations

import logging

from engine.campaigns.lifecycle.stopping import stop
from engine.campaigns.model.errors import UnknownCampaign
from engine.campaigns.model.situation import Pause
from engine.campaigns.runtime.clocks import follow_clock
from engine.campaigns.runtime.context import SUSPECT, Context
from engine.storage.queries import campaigns, notes

log = logging.getLogger(__name__)


async def serve(context: Context) -> None:
    """Pauses stuck campaigns, until cancelled."""
    while True:
        await _try_to_pause(context, await context.stuck.get())


async def _try_to_pause(context: Context, campaign: int) -> None:
    """Pauses a campaign; logs any error, so that one broken campaign stops neither others nor the start."""
    try:
        await pause(context, campaign)
    except Exception:
        log.exception("campaign %d is stuck and could not be paused", campaign)


async def pause(context: Context, campaign: int) -> None:
    """Pauses a campaign without loading it, and posts about it. Does nothing if it is paused or gone."""
    try:
        async with context.hold_unloaded(campaign) as live:
            if live.facts.pause is None and live.facts.archived is None and live.facts.stage in ("playing", "between"):
                log.error("campaign %d, %s: paused, a computation was broken off", campaign, live.facts.game)
                change = context.change(live)
                stop(change, Pause(None, stuck=True))
                follow_clock(change)
                await context.write(change.writes())
    except UnknownCampaign:
        return


async def look_back(context: Context) -> None:
    """Pauses a campaign that had a running computation at two crashes in a row. Call at the start.

    Once may be coincidence; any decision in it clears the suspicion.
    """
    noted = await context.database.read(notes.values_from, SUSPECT.format(""))
    before = [int(key.removeprefix(SUSPECT.format(""))) for key in noted]
    if not context.shards.whole:  # nothing of another process
        before = list(await context.database.read(campaigns.those_of, context.shards, before))
    for campaign in context.computing.unended:
        if campaign in before:
            await _try_to_pause(context, campaign)
        else:
            context.suspects.add(campaign)
    kept = [write for campaign in context.suspects for write in notes.put(SUSPECT.format(campaign), "")]
    await context.database.write([*notes.drop([SUSPECT.format(each) for each in before]), *kept])
