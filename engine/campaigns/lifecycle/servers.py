"""Archives the campaigns of servers that the bot leaves, and restores them if it returns within a month."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from contextlib import suppress

from engine.campaigns.lifecycle.stopping import archive, archive_rows, unarchive, unarchive_rows
from engine.campaigns.model.audit import KEPT_MILLISECONDS
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import Refused, UnknownCampaign
from engine.campaigns.runtime.clocks import follow_clock
from engine.campaigns.runtime.context import ARCHIVED_FOR, Context
from engine.campaigns.runtime.scheduled_jobs import ANSWERS, scheduled, unscheduled
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage import Connection, StorageError
from engine.storage.queries import audit, campaigns, notes, server_figures, servers

log = logging.getLogger(__name__)

LEFT = "left {}"
"""Note on an archived campaign whose server the bot has left: when it was archived for that (milliseconds), or nothing
if it was archived before."""


async def _archive(context: Context, campaign: int) -> None:
    """Archives a campaign, even one whose rows do not load. No post is made, because the thread cannot be reached."""
    with suppress(UnknownCampaign):  # purged or moved since the list was read
        try:
            async with context.hold_unloaded(campaign) as live:
                change = context.change_of_any(live)
                archive(change)
                follow_clock(change)
                change.add(unscheduled(campaign, ANSWERS))
                change.add(*notes.put(LEFT.format(campaign), str(change.at)))
                await context.write(change.writes())
        except (Refused, StorageError):
            raise
        except Exception:
            log.exception("campaign %d does not load and was archived unread", campaign)
            now = context.clock.now()
            noted = notes.put(LEFT.format(campaign), str(to_milliseconds(now)))
            async with context.hold_unread(campaign):
                await context.write([*archive_rows(campaign, now), *noted])


async def _restore(context: Context, campaign: int) -> None:
    """Restores an archived campaign, even one whose rows do not load."""
    with suppress(UnknownCampaign):
        try:
            async with context.hold_unloaded(campaign) as live:
                change = context.change_of_any(live)
                unarchive(change)
                follow_clock(change)
                if live.is_played:
                    change.add(unscheduled(campaign, ANSWERS))  # 0.2.0 kept it
                    change.add(scheduled(ANSWERS, campaign, from_milliseconds(change.at)))
                await context.write(change.writes())
        except (Refused, StorageError):
            raise
        except Exception:
            log.exception("campaign %d does not load and was restored unread", campaign)
            async with context.hold_unread(campaign):
                await context.write(unarchive_rows(campaign, context.clock.now()))


def _archived_by_leaving(connection: Connection, guild: int) -> tuple[Sequence[int], Collection[str], bool]:
    """Returns the campaigns of a server that were archived when the bot left and not since, all notes about them, and
    if what its moderators did, or its counts, are kept for a shorter time.
    """
    since = campaigns.archived_since(connection, guild)
    noted = notes.values_of(connection, [LEFT.format(campaign) for campaign in since])
    back = [campaign for campaign, at in since.items() if noted.get(LEFT.format(campaign)) == str(at)]
    shortened = audit.is_shortened(connection, guild, KEPT_MILLISECONDS) or server_figures.is_left(connection, guild)
    return back, noted.keys(), shortened


def _archived_before(connection: Connection, guild: int) -> list[int]:
    """Returns the archived campaigns of a server without a note that the bot has left it."""
    archived = [campaign for campaign, at in campaigns.archived_since(connection, guild).items() if at is not None]
    noted = notes.values_of(connection, [LEFT.format(campaign) for campaign in archived])
    return [campaign for campaign in archived if LEFT.format(campaign) not in noted]


class Servers(Service):
    """Servers that the bot leaves and returns to."""

    @uncancellable
    async def leave(self, guild: int) -> int:
        """Archives the campaigns of a server that the bot has left, to be purged after a month. Returns their
        number.
        """
        now = self._context.clock.now()
        until = to_milliseconds(now + ARCHIVED_FOR)
        await self._context.database.write([servers.leave(guild, to_milliseconds(now)), audit.leave(guild, until)])
        left = await self._context.database.read(campaigns.not_archived_in, guild)
        for campaign in left:
            await _archive(self._context, campaign)
        before = await self._context.database.read(_archived_before, guild)
        noted = [write for campaign in before for write in notes.put(LEFT.format(campaign), "")]
        await self._context.database.write([*noted, server_figures.leave(guild, until)])
        return len(left)

    @uncancellable
    async def come_back_to(self, guild: int) -> int:
        """Restores the campaigns that `leave` archived. Returns their number."""
        if guild in self._context.servers:
            await self._context.database.write([servers.come_back(guild)])
        back, noted, shortened = await self._context.database.read(_archived_by_leaving, guild)
        for campaign in back:
            await _restore(self._context, campaign)
        if shortened:
            kept = [audit.come_back(guild, KEPT_MILLISECONDS), server_figures.come_back(guild)]
            await self._context.database.write(kept)
        if noted:
            await self._context.database.write(notes.drop(noted))
        return len(back)

    async def besides(self, known: Collection[int]) -> list[int]:
        """Returns the servers that have campaigns, settings or counts here and are not in `known`."""
        guilds = set(await self._context.database.read(campaigns.servers, self._context.shards))
        guilds |= await self._context.database.read(servers.not_gone, self._context.shards)
        guilds |= await self._context.database.read(server_figures.not_left, self._context.shards)
        return [guild for guild in sorted(guilds) if guild not in known]
