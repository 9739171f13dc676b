"""Servers that the bot leaves: their campaigns are archived, and are there again if it comes back within a month."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.campaigns.lifecycle.stopping import archive, unarchive
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room, uncancellable
from engine.storage import Connection, campaigns, notes

LEFT = "left {}"  # the note of a campaign that was archived because its server was left: when (milliseconds)


async def _archive(context: Context, campaign: int) -> None:
    """Nobody is told: the thread cannot be reached. One that cannot be loaded is archived, too."""
    async with context.hold_unloaded(campaign) as live:
        change = context.change_of_any(live)
        archive(change)
        change.add(*notes.put(LEFT.format(campaign), str(change.at)))
        await context.write(change.writes())


def _archived_by_leaving(connection: Connection, guild: int) -> tuple[Sequence[int], Collection[str]]:
    """The campaigns of a server that were archived when it was left and not since, and the notes of all that were."""
    since = campaigns.archived_since(connection, guild)
    noted = notes.values_of(connection, [LEFT.format(campaign) for campaign in since])
    return [campaign for campaign, at in since.items() if noted.get(LEFT.format(campaign)) == str(at)], noted.keys()


class Servers(Room):
    """Servers that the bot leaves and comes back to."""

    @uncancellable
    async def leave(self, guild: int) -> int:
        """Archives the campaigns of a server that the bot has left, to be purged after a month. Returns how many."""
        left = await self._context.database.read(campaigns.not_archived_in, guild)
        for campaign in left:
            await _archive(self._context, campaign)
        return len(left)

    @uncancellable
    async def come_back_to(self, guild: int) -> int:
        """Brings back what `leave` has archived. Returns how many."""
        back, noted = await self._context.database.read(_archived_by_leaving, guild)
        for campaign in back:
            async with self._context.hold_unloaded(campaign) as live:
                change = self._context.change_of_any(live)
                unarchive(change)
                await self._context.write(change.writes())
        if noted:
            await self._context.database.write([notes.drop(noted)])
            self._context.changed.set()
        return len(back)

    async def besides(self, known: Collection[int]) -> list[int]:
        """Returns the servers that have campaigns here and are not among these."""
        guilds = await self._context.database.read(campaigns.servers, self._context.shards)
        return [guild for guild in guilds if guild not in known]
