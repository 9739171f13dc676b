"""A campaign's lobby message and thread: created together or not at all, and kept up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

import discord
import structlog

from bot.discord.retry import BROKEN_OFF, is_busy, retry
from bot.discord.threads import EditRefused, MessageGone, Thread, ThreadRefuses, presses_of
from bot.discord.troubles import Troubles
from bot.host import metrics
from bot.live_messages.front import front_message
from bot.live_messages.lobby import lobby_message
from bot.messages.components import View
from bot.messages.layout import Message
from bot.text.speech import catalogue, shortened
from engine.campaigns import Campaigns, Situation
from engine.campaigns.model.errors import UnknownCampaign
from engine.words import Spoken

log = structlog.get_logger()

HAS_THREAD = 160004  # Discord's code for a message that already has a thread
LONGEST_THREAD_NAME = 60
LOOKED_AT = 2000  # number of channel messages searched for a lobby message
REFRESH_AGAIN_SECONDS = 300.0
"""How long a lobby message or front page stays outdated after Discord refused an edit."""
WEEK: Final = 10080  # minutes without a message after which Discord archives a thread


class NoThread(Exception):
    """Raised if Discord does not let the bot open a thread or write in it. Nothing was created.

    `code` is Discord's reason if it was not a missing permission.
    """

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def _refusals_raise_no_thread() -> Iterator[None]:
    """Raises NoThread for every permanent refusal by Discord, whatever its code."""
    try:
        yield
    except discord.HTTPException as error:
        if is_busy(error):
            raise
        raise NoThread(0 if isinstance(error, discord.Forbidden) else error.code) from error


class Places:
    """Creates and edits campaigns' lobby messages and front pages."""

    def __init__(self, client: discord.Client, campaigns: Campaigns, troubles: Troubles) -> None:
        self._client, self._campaigns, self._troubles = client, campaigns, troubles
        self._shown: dict[int, tuple[int | None, int | None, Message, Message]] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._refreshing: dict[int, asyncio.Task[None]] = {}
        self._to_refresh: set[int] = set()
        self._postponed: set[int] = set()

    async def open(self, situation: Situation, channel: discord.TextChannel) -> Situation:
        """Creates a campaign's lobby message in the channel, and its thread below. If the thread cannot be created,
        deletes the lobby message, and the campaign if it never had one, and raises NoThread."""
        async with self._opening(situation.id) as present:
            if present.facts.thread != situation.facts.thread:
                return present  # `finish` was faster
            nonce = f"lobby-{situation.facts.thread or situation.id}"
            with _refusals_raise_no_thread():
                message = await retry(lambda: channel.send(view=View(lobby_message(situation)), nonce=nonce))
            return await self._furnish(situation, message)

    async def finish(self, campaign: int) -> None:
        """Opens a campaign whose opening was interrupted when another process was killed, reusing what is already on
        Discord. If that is impossible, deletes the campaign and raises NoThread."""
        async with self._opening(campaign) as situation:
            if situation.facts.thread is not None:
                return
            with _refusals_raise_no_thread():
                channel = await self._client.fetch_channel(situation.facts.channel)
                if not isinstance(channel, discord.TextChannel):
                    raise NoThread
                message = await lobby_message_in(channel, situation)
                if message is None:
                    message = await retry(
                        lambda: channel.send(view=View(lobby_message(situation)), nonce=f"lobby-{campaign}")
                    )
            await self._furnish(situation, message, begun=True)

    async def give_up(self, campaign: int) -> None:
        """Abandons an unfinished opening and raises NoThread. Deletes its lobby message if possible. Does nothing if
        the opening was finished in the meantime."""
        async with self._opening(campaign) as situation:
            if situation.facts.thread is not None:
                return
            with suppress(discord.NotFound, discord.Forbidden):
                channel = await self._client.fetch_channel(situation.facts.channel)
                message = (
                    await lobby_message_in(channel, situation) if isinstance(channel, discord.TextChannel) else None
                )
                if message is not None:
                    await self._take_back(message)
            raise NoThread

    @asynccontextmanager
    async def _opening(self, campaign: int) -> AsyncIterator[Situation]:
        """Locks a campaign while its thread is created. If that fails, the campaign is deleted before another task
        tries to open it."""
        async with self._lock(campaign):
            try:
                yield await self._campaigns.lookup.situation(campaign)
            except NoThread:
                await self._campaigns.openings.discard(campaign)
                raise

    async def _furnish(self, situation: Situation, message: discord.Message, *, begun: bool = False) -> Situation:
        """Adds the campaign's thread to its lobby message. If this was `begun` before, keeps what exists."""
        thread = None
        try:
            with _refusals_raise_no_thread():
                thread = await retry(lambda: self._thread_on(message, situation, begun=begun))
                front = await self._front_in(thread) if begun else None
                if front is None:
                    front = await retry(
                        lambda: thread.send(view=View(front_message(situation)), nonce=f"front-{message.id}")
                    )
        except (NoThread, ThreadRefuses) as refusal:
            await self._take_back(message, thread)
            raise refusal if isinstance(refusal, NoThread) else NoThread from refusal
        await self._campaigns.openings.set_places(
            situation.id, thread=thread.id, lobby_message=message.id, front_message=front.id, channel=message.channel.id
        )
        await _pin(front)
        return await self._campaigns.lookup.situation(situation.id)

    async def _front_in(self, thread: discord.Thread) -> discord.Message | None:
        """Returns the bot's first message in a thread."""
        own = await Thread(self._client, thread.id).own_messages(thread.id)
        return next((each for each in reversed(own) if each.type is discord.MessageType.default), None)

    def _lock(self, campaign: int) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    async def _take_back(self, message: discord.Message, made: discord.Thread | None = None) -> None:
        """Deletes a lobby message, and its thread if it was created and may be deleted."""
        with suppress(discord.NotFound, discord.Forbidden):
            thread = made or await self._client.fetch_channel(message.id)
            if isinstance(thread, discord.Thread):
                await thread.delete()
        with suppress(discord.NotFound):
            await message.delete()

    async def _thread_on(self, message: discord.Message, situation: Situation, *, begun: bool) -> discord.Thread:
        """Returns the thread of a lobby message, creating it unless an earlier request succeeded. Private threads are
        not attached to a message."""
        name = situation.facts.name
        if situation.facts.settings.thread == "private" and isinstance(message.channel, discord.TextChannel):
            found = await self._private_after(message) if begun else None
            return found or await self._thread_in(message.channel, situation)
        try:
            return await message.create_thread(name=shortened(name, LONGEST_THREAD_NAME), auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            thread = await self._client.fetch_channel(message.id) if error.code == HAS_THREAD else None
            if not isinstance(thread, discord.Thread):
                raise
            return thread

    async def _private_after(self, message: discord.Message) -> discord.Thread | None:
        """Returns the bot's private thread that was created after a lobby message and belongs to no campaign yet."""
        for thread in await message.guild.active_threads() if message.guild else ():
            ours = (
                thread.is_private() and thread.parent_id == message.channel.id and thread.owner_id == message.author.id
            )
            if ours and thread.id > message.id and await self._campaigns.lookup.of_thread(thread.id) is None:
                return thread
        return None

    async def thread_of(self, situation: Situation) -> discord.Thread | None:
        """Returns the campaign's thread; None if it has been deleted."""
        try:
            found = await self._client.fetch_channel(situation.facts.thread or 0)
        except discord.NotFound:
            return None
        return found if isinstance(found, discord.Thread) else None

    async def reopen(self, situation: Situation, channel: discord.TextChannel) -> Situation:
        """Replaces a campaign's deleted thread, and its lobby message. Raises NoThread."""
        facts = situation.facts
        situation = await self.open(situation, channel)
        await self._troubles.try_again()
        if facts.lobby_message is not None:
            await Thread(self._client, facts.channel).delete(facts.lobby_message)
        return situation

    async def move(self, situation: Situation) -> Situation:
        """Moves a campaign to another thread of the chosen kind in its channel, and says so in the old one. Raises
        NoThread, and then changes nothing."""
        facts = situation.facts
        with _refusals_raise_no_thread():
            channel = await self._client.fetch_channel(facts.channel)
            if not isinstance(channel, discord.TextChannel):
                raise NoThread
            thread = await retry(lambda: self._thread_in(channel, situation))
        try:
            with _refusals_raise_no_thread():
                front = await retry(
                    lambda: thread.send(view=View(front_message(situation)), nonce=f"front-{thread.id}")
                )
        except NoThread:
            with suppress(discord.NotFound, discord.Forbidden):
                await thread.delete()
            raise
        message = await self._campaigns.outbox.turn_message_of(situation.id)
        moved = await self._campaigns.openings.set_places(situation.id, thread=thread.id, front_message=front.id)
        await self._campaigns.outbox.set_turn_message(situation.id, None, message.shown)
        await self._leave(situation, thread, message.message)
        await _pin(front)
        await self._troubles.try_again()
        return moved

    async def _thread_in(self, channel: discord.TextChannel, situation: Situation) -> discord.Thread:
        """Creates a thread without a parent message, and adds all players."""
        private = situation.facts.settings.thread == "private"
        thread = await channel.create_thread(
            name=shortened(situation.facts.name, LONGEST_THREAD_NAME),
            auto_archive_duration=WEEK,
            type=discord.ChannelType.private_thread if private else discord.ChannelType.public_thread,
            invitable=not private,
        )
        for user in dict.fromkeys([situation.facts.organiser, *(each.user for each in situation.seats)]):
            if user is not None:
                await add_to(thread, user)
        return thread

    async def _leave(self, situation: Situation, thread: discord.Thread, message: int | None) -> None:
        """Says in the old thread where the campaign is now, if that is still possible."""
        words = catalogue(situation.locale)
        old = Thread(self._client, situation.facts.thread or 0)
        with suppress(ThreadRefuses):
            if message:
                await old.delete(message)
            await old.send(Message(words.message("moved-to", thread=Spoken(thread.mention))), f"moved-{thread.id}")

    async def welcome(self, situation: Situation, user: int) -> None:
        """Adds a new player to a private thread, which they could not see otherwise."""
        thread = await self.thread_of(situation) if situation.facts.settings.thread == "private" else None
        if thread is not None:
            await add_to(thread, user)

    @property
    def refreshes(self) -> bool:
        """True while a lobby message or front page is being edited; postponed edits do not count."""
        return any(campaign not in self._postponed for campaign in self._refreshing)

    def refresh_soon(self, campaign: int) -> None:
        """Refreshes in the background, because edits of old messages may be slow or refused."""
        self._to_refresh.add(campaign)
        if campaign not in self._refreshing:
            task = asyncio.create_task(self._refresh_until_shown(campaign))
            self._refreshing[campaign] = task
            task.add_done_callback(lambda _: self._refreshing.pop(campaign, None))

    async def _refresh_until_shown(self, campaign: int) -> None:
        while campaign in self._to_refresh:
            self._to_refresh.discard(campaign)
            if not await self._try_to_refresh(campaign):
                self._to_refresh.add(campaign)
                self._postponed.add(campaign)
                try:
                    await asyncio.sleep(REFRESH_AGAIN_SECONDS)
                finally:
                    self._postponed.discard(campaign)

    async def _try_to_refresh(self, campaign: int) -> bool:
        """Returns False if it is worth another try."""
        try:
            return await self.refresh(campaign)
        except UnknownCampaign:
            return True
        except Exception as error:
            metrics.failed("refreshing", error)
            if is_busy(error):
                log.warning("refresh delayed", campaign=campaign, reason=repr(error))
                return False
            log.exception("refresh failed", campaign=campaign)
            return True

    async def close(self) -> None:
        """Cancels the refreshes in progress."""
        tasks = list(self._refreshing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def refresh(self, campaign: int) -> bool:
        """Updates lobby message and front page if they have changed. Edits are sequential, so that the newest is the
        last. Returns False if Discord refused an edit for now."""
        async with self._lock(campaign):
            situation = await self._campaigns.lookup.situation(campaign)
            facts, lobby, front = situation.facts, lobby_message(situation), front_message(situation)
            shown = facts.lobby_message, facts.front_message, lobby, front
            if self._shown.get(campaign) != shown:
                done = await self._edit(facts.channel, facts.lobby_message, lobby)
                if not (await self._edit(facts.thread, facts.front_message, front) and done):
                    return False
                self._shown[campaign] = shown
            return True

    async def _edit(self, channel: int | None, message: int | None, content: Message) -> bool:
        """Returns False if Discord refused the edit for now, True if it is done or impossible."""
        if channel is None or message is None:
            return True
        try:
            await Thread(self._client, channel).edit(message, content)
        except (MessageGone, ThreadRefuses) as error:
            log.info("message not edited", channel=channel, message=message, reason=repr(error))
            return not isinstance(error, EditRefused)
        return True


async def lobby_message_in(channel: discord.TextChannel, situation: Situation) -> discord.Message | None:
    """Returns the newest lobby message of a campaign without a thread, from the channel's recent messages."""
    async for message in channel.history(limit=LOOKED_AT):
        lobby = any(press.campaign == situation.id and press.verb.startswith("lobby") for press in presses_of(message))
        if lobby and message.author == channel.guild.me:
            return message
    return None


async def add_to(thread: discord.Thread, user: int) -> None:
    """Adds a player to a thread. Ignores players who have left the server, and threads that are full."""
    try:
        await thread.add_user(discord.Object(user))
    except discord.HTTPException as error:
        if is_busy(error):
            raise
        log.info("player not added", channel=thread.id, code=error.code)


async def _pin(front: discord.Message) -> None:
    """Pins the front page if permitted. A refusal is ignored."""
    try:
        await front.pin()
    except (discord.HTTPException, *BROKEN_OFF):
        log.info("front page not pinned", channel=front.channel.id)
