"""A campaign's lobby message and thread: created together or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import discord
import structlog

from bot.discord.forums import Parent, own_tags
from bot.discord.no_thread import FORUM_IS_PUBLIC, NoThread
from bot.discord.retry import BROKEN_OFF, is_busy, retry
from bot.discord.thread_names import first_name, is_name_of
from bot.discord.threads import MessageGone, Thread, ThreadRefuses, is_turn_message, parts_of, presses_of
from bot.discord.threads import nonce as nonce_of
from bot.discord.troubles import Troubles
from bot.live_messages.front import front_message
from bot.live_messages.lobby import lobby_message
from bot.messages.components import View
from bot.messages.layout import Message, link, place_link, row
from bot.text.speech import catalogue
from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.moves import Left, Move
from engine.words import Spoken

log = structlog.get_logger()

HAS_THREAD = 160004  # Discord's code for a message that already has a thread
LOOKED_AT = 2000  # number of channel messages searched for a lobby message
LATELY_ASLEEP = 100
"""Archived threads of a channel among which one that was just created is searched: as many as one answer holds."""
WEEK: Final = 10080  # minutes without a message after which Discord archives a thread


async def _asleep_in(channel: Parent, *, private: bool) -> list[discord.Thread]:
    """Returns the threads of a channel that were archived last, of the private ones those that the bot has joined. None
    if the bot may not read the channel's history."""
    try:
        if isinstance(channel, discord.ForumChannel):
            return [each async for each in channel.archived_threads(limit=LATELY_ASLEEP)]
        return [each async for each in channel.archived_threads(private=private, joined=private, limit=LATELY_ASLEEP)]
    except discord.Forbidden:
        return []


async def _awake(thread: discord.Thread) -> discord.Thread:
    """Returns a thread after unarchiving it if necessary."""
    return await thread.edit(archived=False) if thread.archived else thread


@contextmanager
def _refusals_raise_no_thread() -> Iterator[None]:
    """Raises NoThread for every permanent refusal by Discord, with any code."""
    try:
        yield
    except discord.HTTPException as error:
        if is_busy(error):
            raise
        raise NoThread(0 if isinstance(error, discord.Forbidden) else error.code) from error


def _lobby_nonce(situation: Situation) -> str:
    """Returns the nonce of a lobby message, which does not repeat when a database is reset."""
    facts = situation.facts
    return nonce_of(facts.thread or to_milliseconds(facts.created), "l", situation.id)


class Places:
    """Creates campaigns' lobby messages, threads and front pages, and moves them."""

    def __init__(self, client: discord.Client, campaigns: Campaigns, troubles: Troubles) -> None:
        self._client, self._campaigns, self._troubles = client, campaigns, troubles
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._delivering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._making: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by channel
        self._left: set[int] = set()

    async def open(self, situation: Situation, channel: Parent) -> Situation:
        """Creates a campaign's lobby message in the channel, and its thread below; in a forum, a post that begins with
        the lobby. If the thread cannot be created, deletes the lobby message, and the campaign if it never had one, and
        raises NoThread."""
        async with self._opening(situation.id) as present:
            if present.facts.thread != situation.facts.thread:
                return present  # `finish` was faster
            if isinstance(channel, discord.ForumChannel):
                return await self._post(situation, channel)
            nonce = _lobby_nonce(situation)
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
                if isinstance(channel, discord.ForumChannel):
                    await self._post(situation, channel, begun=True)
                    return
                if not isinstance(channel, discord.TextChannel):
                    raise NoThread
                message = await lobby_message_in(channel, situation)
                if message is None:
                    message = await retry(
                        lambda: channel.send(view=View(lobby_message(situation)), nonce=_lobby_nonce(situation))
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
                for post in (
                    await self._unclaimed(channel, situation, 0) if isinstance(channel, discord.ForumChannel) else ()
                ):
                    await post.delete()
            raise NoThread

    @asynccontextmanager
    async def _opening(self, campaign: int) -> AsyncIterator[Situation]:
        """Locks a campaign while its thread is created. If that fails, the campaign is deleted before another task
        tries to open it."""
        async with self.lock(campaign):
            try:
                yield await self._campaigns.lookup.situation(campaign)
            except NoThread:
                await self._campaigns.openings.discard(campaign)
                raise

    async def _post(self, situation: Situation, forum: discord.ForumChannel, *, begun: bool = False) -> Situation:
        """Makes a post of a forum the place of a new campaign. If this was `begun` before, keeps what exists."""
        with _refusals_raise_no_thread():
            thread = await _retry_looking(lambda begun: self._post_in(forum, situation, 0, begun=begun), begun)
        await self._campaigns.openings.set_places(
            situation.id, thread=thread.id, front_message=thread.id, channel=forum.id
        )
        return await self._campaigns.lookup.situation(situation.id)

    async def _post_in(
        self, forum: discord.ForumChannel, situation: Situation, after: int, *, begun: bool
    ) -> discord.Thread:
        """Returns a campaign's post in a forum; its first message is the front page. If an earlier request created it
        after this id, uses that. Raises NoThread for a private campaign."""
        if situation.facts.settings.thread == "private":
            raise NoThread(FORUM_IS_PUBLIC)
        found = await self._unclaimed(forum, situation, after) if begun else []
        if found:
            return await _awake(found[0])
        made = await forum.create_thread(
            name=first_name(situation),
            auto_archive_duration=WEEK,
            view=View(front_message(situation)),
            applied_tags=await own_tags(forum, situation),
        )
        return made.thread

    async def _furnish(self, situation: Situation, message: discord.Message, *, begun: bool = False) -> Situation:
        """Adds the campaign's thread to its lobby message. If this was `begun` before, keeps what exists."""
        thread = None
        try:
            with _refusals_raise_no_thread():
                thread = await _retry_looking(lambda begun: self._thread_on(message, situation, begun=begun), begun)
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

    def lock(self, campaign: int) -> asyncio.Lock:
        """Returns the lock to hold while a campaign's place changes."""
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
        if situation.facts.settings.thread == "private" and isinstance(message.channel, discord.TextChannel):
            private = await self._thread_in(message.channel, situation, message.id, begun=begun)
            await add_people(private, situation)
            return private
        try:
            return await message.create_thread(name=first_name(situation), auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            thread = await self._client.fetch_channel(message.id) if error.code == HAS_THREAD else None
            if not isinstance(thread, discord.Thread):
                raise
            return thread

    async def _unclaimed(self, channel: Parent, situation: Situation, after: int) -> list[discord.Thread]:
        """Returns the threads that were created in a channel for this campaign after this id and are not stored yet,
        oldest first."""
        private = situation.facts.settings.thread == "private"
        found = []
        for thread in [*await channel.guild.active_threads(), *await _asleep_in(channel, private=private)]:
            ours = thread.parent_id == channel.id and thread.owner_id == channel.guild.me.id
            if (
                not (ours and is_name_of(situation, thread.name))
                or thread.is_private() != private
                or thread.id <= after
            ):
                continue
            free = await self._campaigns.lookup.of_thread(thread.id) is None
            if free and await self._holds_nothing_else(thread, situation.id):
                found.append(thread)
        return sorted(found, key=lambda thread: thread.id)

    async def _holds_nothing_else(self, thread: discord.Thread, campaign: int) -> bool:
        """True if the bot has written nothing in a thread but, at most, the front page of this campaign."""
        own = await Thread(self._client, thread.id).own_messages(thread.id)
        written = [each for each in own if each.type is discord.MessageType.default]
        return all(any(press.campaign == campaign for press in presses_of(each)) for each in written)

    async def thread_of(self, situation: Situation) -> discord.Thread | None:
        """Returns the campaign's thread; None if it has been deleted."""
        try:
            found = await self._client.fetch_channel(situation.facts.thread or 0)
        except discord.NotFound:
            return None
        return found if isinstance(found, discord.Thread) else None

    async def reopen(self, situation: Situation, channel: Parent) -> Situation:
        """Replaces a campaign's deleted thread, and its lobby message. Raises NoThread, and then changes nothing."""
        await self._campaigns.moves.begin_reopening(situation.id, channel.id)
        return await self.finish_move(situation.id, begun=False)

    async def move(self, situation: Situation, by: Actor | None = None, channel: int | None = None) -> Situation:
        """Moves a campaign to another thread of the chosen kind in its channel, or in another `channel` or forum.
        Raises NoThread, and then changes nothing."""
        await self._campaigns.moves.begin(situation.id, by, channel)
        return await self.finish_move(situation.id, begun=False)

    async def finish_move(self, campaign: int, *, begun: bool = True) -> Situation:
        """Finishes a move. If another process has `begun` it, reuses what is already on Discord. Raises NoThread, and
        reverts the move, if Discord refuses the new thread."""
        async with self.lock(campaign):
            situation = await self._campaigns.lookup.situation(campaign)
            move = situation.facts.moving
            if move is None:
                return situation
            if move.left is None:
                try:
                    situation = await self._arrive(situation, move, begun=begun)
                except NoThread:
                    await self._campaigns.moves.end(campaign)
                    raise
                await self._troubles.try_again()
            try:
                await self._leave(situation)
            except Exception as error:
                if not is_busy(error):
                    raise
                log.warning("old thread not left yet", campaign=campaign, reason=repr(error))
                return situation
            return await self._campaigns.moves.end(campaign)

    async def _arrive(self, situation: Situation, move: Move, *, begun: bool) -> Situation:
        """Creates the new thread with its front page, and makes it the place of the campaign."""
        message = thread = None
        try:
            with _refusals_raise_no_thread():
                channel = await self._client.fetch_channel(move.channel)
                if not isinstance(channel, Parent):
                    raise NoThread
                if isinstance(channel, discord.TextChannel) and move.needs_lobby_message(situation.facts.channel):
                    message = await self._new_lobby_message(channel, situation, begun=begun)
                thread = await self._new_thread(channel, situation, message, begun=begun)
                await add_people(thread, situation)
                front = await self._front_in(thread) if begun or isinstance(channel, discord.ForumChannel) else None
                self._campaigns.moves.expect_to_lead()
                if front is None:
                    front = await retry(
                        lambda: thread.send(view=View(front_message(situation)), nonce=f"front-{thread.id}")
                    )
        except (NoThread, ThreadRefuses) as refusal:
            if message is not None:
                await self._take_back(message, thread)
            elif thread is not None:
                with suppress(discord.NotFound, discord.Forbidden):
                    await thread.delete()
            raise refusal if isinstance(refusal, NoThread) else NoThread from refusal
        async with self._delivery_of(situation.id):
            self._left.add(situation.facts.thread or 0)
            situation = await self._campaigns.moves.arrive(
                situation.id, thread=thread.id, front_message=front.id, lobby_message=message.id if message else None
            )
        await _pin(front)
        return situation

    async def _new_lobby_message(
        self, channel: discord.TextChannel, situation: Situation, *, begun: bool
    ) -> discord.Message:
        """Returns the lobby message that replaces the old one, sending it unless an earlier process has."""
        facts = situation.facts
        found = await lobby_message_in(channel, situation, after=facts.lobby_message or 0) if begun else None
        if found is not None:
            return found
        self._campaigns.moves.expect_to_lead()
        nonce = f"lobby-{facts.thread}"
        return await retry(lambda: channel.send(view=View(lobby_message(situation)), nonce=nonce))

    async def _new_thread(
        self, channel: Parent, situation: Situation, message: discord.Message | None, *, begun: bool
    ) -> discord.Thread:
        """Returns the thread into which a campaign moves: the stored one, one already on Discord, or a new one."""
        move, after = situation.facts.moving, situation.facts.thread or 0
        if move and move.thread:
            with suppress(discord.NotFound):
                stored = await self._client.fetch_channel(move.thread)
                if isinstance(stored, discord.Thread):
                    return await _awake(stored)

        async def make(begun: bool) -> discord.Thread:
            self._campaigns.moves.expect_to_lead()
            if isinstance(channel, discord.ForumChannel):
                return await self._post_in(channel, situation, after, begun=begun)
            if message is not None:
                return await self._thread_on(message, situation, begun=begun)
            return await self._thread_in(channel, situation, after, begun=begun)

        async with self._making.setdefault(channel.id, asyncio.Lock()):
            thread = await _retry_looking(make, begun)
            await self._campaigns.moves.note_thread(situation.id, thread.id)
        return thread

    async def _thread_in(
        self, channel: discord.TextChannel, situation: Situation, after: int, *, begun: bool
    ) -> discord.Thread:
        """Returns a thread without a parent message and without people. If an earlier request created one for this
        campaign after this id, uses that, and deletes further ones."""
        found = await self._unclaimed(channel, situation, after) if begun else []
        if not found:
            private = situation.facts.settings.thread == "private"
            made = await channel.create_thread(
                name=first_name(situation),
                auto_archive_duration=WEEK,
                type=discord.ChannelType.private_thread if private else discord.ChannelType.public_thread,
                invitable=not private,
            )
            found = [made, *(each for each in await self._unclaimed(channel, situation, after) if each.id != made.id)]
        for thread in found[1:]:
            with suppress(discord.NotFound, discord.Forbidden):
                await thread.delete()
        return await _awake(found[0])

    async def _leave(self, situation: Situation) -> None:
        """Removes live buttons from the old thread and says where the campaign is now, if possible. Idempotent."""
        move = situation.facts.moving
        if move is None or move.left is None:
            return
        self._campaigns.moves.expect_to_lead()
        with suppress(ThreadRefuses):
            if move.left.lobby_message is not None:
                await Thread(self._client, move.left.channel).delete(move.left.lobby_message)
        with suppress(ThreadRefuses):
            if not move.reopened:
                await self._leave_thread(situation, move.left)

    async def _leave_thread(self, situation: Situation, left: Left) -> None:
        """Deletes the turn message, and links to the new thread on the front page and once below."""
        mention = f"<#{situation.facts.thread}>"
        words = catalogue(situation.locale)
        there = link(place_link(situation.facts.guild, situation.facts.thread), words.message("button-to-thread"))
        moved = Message(words.message("moved-to", thread=Spoken(mention)), row(there))
        old = Thread(self._client, left.thread)
        said = False
        for message in await old.own_messages(left.turn_message or left.thread):
            if message.id == left.front_message:
                continue
            said = said or any(mention in getattr(part, "content", "") for part in parts_of(message))
            if is_turn_message(message, situation.id):
                await old.delete(message.id)
        if left.front_message is not None:
            with suppress(MessageGone):
                await old.edit(left.front_message, moved)
        if not said:
            await old.send(moved, f"moved-{situation.facts.thread}")

    @asynccontextmanager
    async def staying(self, campaign: int, thread: int | None) -> AsyncIterator[bool]:
        """Hold while something is delivered to a campaign's thread. Yields False if the campaign has left the thread;
        otherwise it does not before the end of the block."""
        async with self._delivery_of(campaign):
            yield thread not in self._left

    def _delivery_of(self, campaign: int) -> asyncio.Lock:
        return self._delivering.setdefault(campaign, asyncio.Lock())

    async def welcome(self, situation: Situation, user: int) -> None:
        """Adds a new player to a private thread, which they could not see otherwise."""
        thread = await self.thread_of(situation) if situation.facts.settings.thread == "private" else None
        if thread is not None:
            await add_to(thread, user)


async def lobby_message_in(
    channel: discord.TextChannel, situation: Situation, *, after: int = 0
) -> discord.Message | None:
    """Returns the newest lobby message of a campaign, newer than `after`, among the last messages of its channel."""
    async for message in channel.history(limit=LOOKED_AT):
        if message.id <= after:
            return None
        lobby = any(press.campaign == situation.id and press.verb.startswith("lobby") for press in presses_of(message))
        if lobby and message.author == channel.guild.me:
            return message
    return None


async def _retry_looking(call: Callable[[bool], Awaitable[discord.Thread]], begun: bool) -> discord.Thread:
    """Creates a thread. If the answer was lost, it may exist, so the second call looks for it first."""
    looks = iter((begun, True))
    return await retry(lambda: call(next(looks, True)))


async def add_people(thread: discord.Thread, situation: Situation) -> None:
    """Adds the organiser and all seated players to a thread."""
    for user in dict.fromkeys([situation.facts.organiser, *(each.user for each in situation.seats)]):
        if user is not None:
            await retry(partial(add_to, thread, user))


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
