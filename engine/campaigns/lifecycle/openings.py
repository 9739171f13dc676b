"""From a row to a table: a campaign has its thread, or soon will, or goes again (ux 2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import select

from engine.campaigns.errors import UnknownCampaign
from engine.campaigns.lifecycle.purge import delete_all
from engine.campaigns.model.situation import Facts, Situation
from engine.campaigns.outbox import Outbox
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room, uncancellable
from engine.storage.tables import campaigns

_unopened = select(campaigns.c.id).where(campaigns.c.thread.is_(None), campaigns.c.put_away.is_(None))


async def _announce(context: Context, copy: Facts, original: int) -> None:
    """Tells the table of the original, where that still is, that there is a copy of it."""
    with suppress(UnknownCampaign):
        async with context.hold(original) as live:
            change = context.change_of_any(live)
            change.post("forked", author=Author(copy.organiser), campaign=copy.id, name=copy.name)
            await context.commit(change)


class Openings(Room):
    """Where campaigns stand on Discord, and those that are being opened."""

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
        """Where the campaign stands on Discord; what is None stays. Posts that a thread refused wait anew, and a copy
        that has its first thread is told of where it comes from."""
        places = {"thread": thread, "lobby_message": lobby_message, "front_message": front_message, "channel": channel}
        async with self._context.changing(campaign) as change:
            opened = change.live.facts.thread is None and thread is not None
            change.update(**{name: place for name, place in places.items() if place is not None})
        situation = change.live.situation()
        await Outbox(self._context).retry(campaign)
        if opened and situation.facts.fork_of is not None:
            await _announce(self._context, situation.facts, situation.facts.fork_of)
        return situation

    async def unopened(self) -> Sequence[int]:
        """The campaigns that have no thread: they are being opened, or a process that was killed has begun to."""
        ids: Sequence[int] = await self._context.database.read(lambda connection: connection.scalars(_unopened).all())
        return ids

    @uncancellable
    async def discard(self, campaign: int) -> None:
        """Deletes a campaign that could not be opened. One that has its thread, or is played, stays."""
        with suppress(UnknownCampaign):
            async with self._context.hold(campaign) as live:
                if live.facts.thread is None and live.facts.stage == "lobby":
                    await delete_all(self._context, campaign)
