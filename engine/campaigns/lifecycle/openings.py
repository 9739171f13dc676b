"""Connects campaigns with their threads on Discord (docs/behaviour.md#opening)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from engine.campaigns.lifecycle.purge import delete_all
from engine.campaigns.model.errors import UnknownCampaign
from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.loading import read_campaign
from engine.campaigns.runtime.outbox import Outbox
from engine.campaigns.runtime.scheduled_jobs import ANNOUNCE, scheduled, unscheduled
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage import StorageError
from engine.storage.queries import campaigns, schedules

log = logging.getLogger(__name__)


async def announce(context: Context, copy: int) -> None:
    """Tells the original's players, if the campaign still exists, that a copy has its thread.

    It happens once: the job is removed with the post.
    """
    facts = (await context.database.read(read_campaign, copy)).facts
    try:
        async with context.hold(facts.fork_of or 0) as live:
            if await context.database.read(schedules.times_of, copy, [ANNOUNCE]):
                change = context.change_of_any(live)
                change.post("forked", author=Author(facts.organiser), campaign=copy, name=facts.name)
                change.add(unscheduled(copy, ANNOUNCE))
                await context.commit(change)
    except UnknownCampaign:
        await context.database.write([unscheduled(copy, ANNOUNCE)])


class Openings(Service):
    """The places of campaigns on Discord, and campaigns whose thread is being opened."""

    @uncancellable
    async def set_places(
        self,
        campaign: int,
        *,
        thread: int | None = None,
        lobby_message: int | None = None,
        front_message: int | None = None,
        channel: int | None = None,
    ) -> Situation:
        """Sets the campaign's places on Discord; None leaves a value unchanged.

        Posts that a thread refused are queued again. When a copy gets its first thread, its original is notified.
        """
        places = {"thread": thread, "lobby_message": lobby_message, "front_message": front_message, "channel": channel}
        async with self._context.changing(campaign) as change:
            opened = change.live.facts.thread is None and thread is not None
            change.update(**{name: place for name, place in places.items() if place is not None})
            copied = opened and change.live.facts.fork_of is not None
            if copied:
                change.add(scheduled(ANNOUNCE, campaign, self._context.clock.now()))
        situation = change.live.situation()
        await Outbox(self._context).retry(campaign)
        if copied:
            try:
                await announce(self._context, campaign)
            except (OSError, StorageError):
                raise
            except Exception:  # the original may not load; the job stays and is retried
                log.exception("copy %d could not be announced in its original yet", campaign)
        return situation

    async def unopened(self) -> Sequence[int]:
        """Returns the campaigns without a thread: they are being opened, or a killed process was opening them."""
        return await self._context.database.read(campaigns.without_thread, self._context.shards)

    @uncancellable
    async def discard(self, campaign: int) -> None:
        """Deletes a campaign that could not be opened. One that has a thread or is being played stays."""
        with suppress(UnknownCampaign):
            async with self._context.hold(campaign) as live:
                if live.facts.thread is None and live.facts.stage == "lobby":
                    await delete_all(self._context, campaign, live.facts.guild)
