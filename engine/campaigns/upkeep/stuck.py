"""Campaigns in which something that was computed did not end: paused, told to the table, reported to the host."""

from __future__ import annotations

import logging

from engine.campaigns.lifecycle.stopping import stop
from engine.campaigns.model.errors import UnknownCampaign
from engine.campaigns.model.situation import Pause
from engine.campaigns.runtime.context import SUSPECT, Context
from engine.storage.queries import campaigns, notes

log = logging.getLogger(__name__)


async def serve(context: Context) -> None:
    """Pauses what is stuck, until cancelled."""
    while True:
        await _try_to_pause(context, await context.stuck.get())


async def _try_to_pause(context: Context, campaign: int) -> None:
    """Pauses a campaign; logs why if that fails, so that one broken campaign stops no other, nor the start."""
    try:
        await pause(context, campaign)
    except Exception:
        log.exception("campaign %d: stuck, and cannot be paused", campaign)


async def pause(context: Context, campaign: int) -> None:
    """Pauses a campaign, without loading it, and says so; nothing where it is paused already, or gone."""
    try:
        async with context.hold_unloaded(campaign) as live:
            if live.facts.pause is None and live.facts.archived is None and live.facts.stage in ("playing", "between"):
                log.error("campaign %d, %s: paused, a computation was broken off", campaign, live.facts.game)
                change = context.change(live)
                stop(change, Pause(None, stuck=True))
                await context.write(change.writes())
                context.changed.set()
    except UnknownCampaign:
        return


async def look_back(context: Context) -> None:
    """To be called at the start: pauses a campaign for which something was computed when the house ended, twice in a
    row. Once is chance; what is decided in it meanwhile clears it."""
    noted = await context.database.read(notes.values_from, SUSPECT.format(""))
    before = [int(key.removeprefix(SUSPECT.format(""))) for key in noted]
    if not context.shards.whole:  # nothing of another process's
        before = list(await context.database.read(campaigns.those_of, context.shards, before))
    for campaign in context.computing.unended:
        if campaign in before:
            await _try_to_pause(context, campaign)
        else:
            context.suspects.add(campaign)
    kept = [write for campaign in context.suspects for write in notes.put(SUSPECT.format(campaign), "")]
    await context.database.write([*notes.drop([SUSPECT.format(each) for each in before]), *kept])
