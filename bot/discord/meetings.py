"""Events of servers about players who meet: created once, deleted when called off (docs/behaviour.md#play-together)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime
from weakref import WeakValueDictionary

import discord
import structlog

from bot.discord.retry import BROKEN_OFF, retry
from bot.messages.layout import place_link
from bot.text.speech import catalogue, shortened
from engine.campaigns import Campaigns
from engine.campaigns.lifecycle.meetings import Meeting
from engine.words import nearest_locale

log = structlog.get_logger()

SECONDS = 60.0  # between two looks
LONGEST_NAME = 100


def may_create_events(guild: discord.Guild) -> bool:
    """True if the bot may create events in a server."""
    granted = guild.me.guild_permissions
    return granted.create_events or granted.manage_events


class Meetings:
    """Makes the events of servers match the stored meetings."""

    def __init__(self, client: discord.Client, campaigns: Campaigns) -> None:
        self._client, self._campaigns = client, campaigns
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._created: set[int] = set()  # events that the gateway may not have announced yet

    async def run(self) -> None:
        """Looks at all meetings once a minute, until cancelled."""
        await self._client.wait_until_ready()
        while True:
            for meeting in await self._campaigns.meetings.all():
                try:
                    await self.update(meeting.campaign)
                except (discord.HTTPException, *BROKEN_OFF) as error:
                    log.warning("meeting not updated", campaign=meeting.campaign, reason=type(error).__name__)
                except Exception:
                    log.exception("meeting not updated", campaign=meeting.campaign)
            await asyncio.sleep(SECONDS)

    async def update(self, campaign: int) -> None:
        """Creates or deletes the event of a meeting as it should be. Raises discord.HTTPException; after a refusal the
        meeting is dropped."""
        lock = self._locks.setdefault(campaign, asyncio.Lock())
        async with lock:
            meeting = await self._campaigns.meetings.of(campaign)
            guild = self._client.get_guild(meeting.guild) if meeting else None
            if meeting is None or guild is None or guild.unavailable:
                return
            if meeting.called_off or meeting.ends <= self._now():
                await self._end(guild, meeting)
            elif meeting.event is None:
                await self._begin(guild, meeting)
            elif guild.get_scheduled_event(meeting.event) is not None:
                self._created.discard(meeting.event)
            elif meeting.event not in self._created:
                await self._campaigns.meetings.drop(campaign, why="gone")

    async def update_now(self, campaign: int) -> bool:
        """Updates the event of a meeting. Returns False if Discord refuses; if it is busy, the event follows within a
        minute."""
        try:
            await self.update(campaign)
        except BROKEN_OFF:
            return True
        except discord.HTTPException as error:
            return error.status >= 500
        return True

    async def gone(self, event: discord.ScheduledEvent) -> None:
        """Drops the meeting of an event that somebody deleted."""
        if event.guild is None:
            return
        self._created.discard(event.id)
        for meeting in await self._campaigns.meetings.all():
            if meeting.event == event.id:
                await self.update(meeting.campaign)

    def _now(self) -> datetime:
        return self._campaigns.now()

    async def _begin(self, guild: discord.Guild, meeting: Meeting) -> None:
        """Creates the event, unless it was created before this process was killed or an answer was lost."""
        if meeting.begins <= self._now():
            await self._campaigns.meetings.drop(meeting.campaign, why="over")
            return
        try:
            event = await self._only(guild, meeting)
            if event is None:
                created = await self._create(guild, meeting)
                event = await self._only(guild, meeting) or created
        except discord.HTTPException as error:
            if error.status < 500:
                await self._campaigns.meetings.drop(meeting.campaign, why="over")
            raise
        self._created.add(event.id)
        await self._campaigns.meetings.note_event(meeting.campaign, event.id)

    async def _only(self, guild: discord.Guild, meeting: Meeting) -> discord.ScheduledEvent | None:
        """Returns the event that this bot has created for a meeting. Deletes others, which were created because an
        answer was lost."""
        events = await retry(guild.fetch_scheduled_events)
        me, place = guild.me.id, _place(meeting)
        mine = [each for each in events if (each.creator_id, each.location) == (me, place)]
        same = sorted((each for each in mine if each.start_time == meeting.begins), key=_age)
        for each in same[1:]:
            await self._delete(guild, each.id)
        return same[0] if same else None

    async def _create(self, guild: discord.Guild, meeting: Meeting) -> discord.ScheduledEvent:
        locale = self._campaigns.server_settings.of(guild.id).locale or str(guild.preferred_locale)
        words = catalogue(nearest_locale(locale))
        return await guild.create_scheduled_event(
            name=shortened(words.message("meeting-name", name=meeting.name), LONGEST_NAME),
            description=words.message("meeting-about", place=_place(meeting)),
            start_time=meeting.begins,
            end_time=meeting.ends,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=_place(meeting),
        )

    async def _end(self, guild: discord.Guild, meeting: Meeting) -> None:
        """Deletes the event, also one that was created but not stored; then the meeting."""
        event = guild.get_scheduled_event(meeting.event) if meeting.event else await self._only(guild, meeting)
        over = meeting.ends <= self._now()
        if event is not None or meeting.event in self._created:
            await self._delete(guild, event.id if event else meeting.event or 0)
        self._created.discard(meeting.event or 0)
        await self._campaigns.meetings.drop(meeting.campaign, why="over" if over or not meeting.event else "off")

    async def _delete(self, guild: discord.Guild, event: int) -> None:
        with suppress(discord.NotFound, discord.Forbidden):
            await retry(lambda: self._client.http.delete_scheduled_event(guild.id, event))


def _age(event: discord.ScheduledEvent) -> int:
    return event.id


def _place(meeting: Meeting) -> str:
    return place_link(meeting.guild, meeting.thread)
