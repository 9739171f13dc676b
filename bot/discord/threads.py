"""A campaign's thread: sending, editing, deleting and finding messages, archived or not, and why it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, Literal, TypeVar

import discord

from bot.host.clock import utcnow
from bot.messages.components import View, files
from bot.messages.ids import Press
from bot.messages.layout import Message

ASLEEP = 50083  # Discord's codes: an operation on an archived thread,
UNKNOWN_MESSAGE = 10008  # a deleted message
TOO_MANY_OLD_EDITS = 30046
"""Discord's code for its separate limit on edits of messages older than an hour."""
OLD = timedelta(hours=1)
SECONDS_FOR_OLD_EDIT = 5.0
"""discord.py repeats a limited request five times, each time after Discord's delay: too long for an old message."""

TOO_MANY_THREADS = 160006
"""Discord's code for a server at its limit of open threads. Archived threads cannot be unarchived either."""

CARD_VERBS = frozenset({"act", "table", "resume", "post_agree"})
"""Verbs of buttons that only turn messages in a thread have."""
NEXT_CHAPTER = "lobby_start"
"""Between chapters the turn message is the lobby of the next; front pages had this button, too."""

Trouble = Literal["locked", "gone", "forbidden", "full"]
Done = TypeVar("Done")


class ThreadRefuses(Exception):
    """Raised if the thread accepts no messages of the bot. `trouble` is the reason."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class MessageGone(Exception):
    """Raised if the message has been deleted."""


class EditRefused(MessageGone):
    """Raised if Discord refuses edits of this old message for now. Leave it, or send another in its place."""


def nonce(place: int | None, kind: str, number: int) -> str:
    """Returns a nonce of at most 25 characters. Ids of Discord's places do not repeat when a database is reset, unlike
    numbers of campaigns, and Discord answers a repeated nonce with the earlier message, wherever that is."""
    return f"{kind}{place or 0:x}-{number:x}"


class Thread:
    """The thread of one campaign. It is unarchived if necessary; a thread that refuses raises ThreadRefuses."""

    def __init__(self, client: discord.Client, thread: int) -> None:
        self._client = client
        self.id = thread
        self._channel = client.get_partial_messageable(thread)

    async def send(self, message: Message, nonce: str, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Sends a message and returns its id. Notifies only the users in `mentioned`, and no one if `silent`. Discord
        deduplicates messages with the same nonce for some minutes."""
        users = [discord.Object(user) for user in mentioned]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users)
        sent = await self._retry(
            lambda: self._channel.send(
                view=View(message), files=files(message), nonce=nonce, allowed_mentions=allowed, silent=silent
            )
        )
        return sent.id

    async def edit(self, message: int, content: Message) -> None:
        """Replaces the content of a message without notifications. Raises MessageGone, EditRefused."""
        partial = self._channel.get_partial_message(message)
        nobody = discord.AllowedMentions.none()
        is_old = utcnow() - discord.utils.snowflake_time(message) > OLD
        try:
            async with asyncio.timeout(SECONDS_FOR_OLD_EDIT if is_old else None):
                await self._retry(
                    lambda: partial.edit(view=View(content), attachments=files(content), allowed_mentions=nobody)
                )
        except TimeoutError as error:
            if not is_old:
                raise
            raise EditRefused from error
        except discord.HTTPException as error:
            if error.code != TOO_MANY_OLD_EDITS:
                raise
            raise EditRefused from error

    async def delete(self, message: int) -> None:
        """Deletes a message. Succeeds if it is already gone."""
        with suppress(MessageGone):
            await self._retry(self._channel.get_partial_message(message).delete)

    async def own_messages(self, since: int) -> list[discord.Message]:
        """Returns the bot's messages from the id `since` on, the newest first, however many messages people have
        written in between."""

        async def found() -> list[discord.Message]:
            me = self._client.user
            later = self._channel.history(limit=None, after=discord.Object(since - 1))
            return [message async for message in later if message.author == me][::-1]

        return await self._retry(found)

    async def _retry(self, call: Callable[[], Awaitable[Done]]) -> Done:
        """Calls Discord, and a second time if the thread had to be unarchived. Raises ThreadRefuses."""
        try:
            return await _on_message(call)
        except discord.HTTPException as error:
            if error.code != ASLEEP and not isinstance(error, discord.Forbidden | discord.NotFound):
                raise
            await self._wake(error)
        try:
            return await _on_message(call)
        except discord.Forbidden as error:
            raise ThreadRefuses("forbidden") from error

    async def _wake(self, error: discord.HTTPException) -> None:
        """Unarchives a thread. Raises ThreadRefuses if the error had another reason, or if it is not permitted."""
        try:
            thread = await self._client.fetch_channel(self.id)
            if not isinstance(thread, discord.Thread) or thread.locked or error.code != ASLEEP:
                locked = isinstance(thread, discord.Thread) and thread.locked
                raise ThreadRefuses("locked" if locked else "forbidden") from error
            await thread.edit(archived=False)
        except discord.NotFound as gone:
            raise ThreadRefuses("gone") from gone
        except discord.Forbidden as forbidden:
            raise ThreadRefuses("forbidden") from forbidden
        except discord.HTTPException as refused:
            if refused.code != TOO_MANY_THREADS:
                raise
            raise ThreadRefuses("full") from refused


async def _on_message(call: Callable[[], Awaitable[Done]]) -> Done:
    """Calls, and raises MessageGone if the message is gone."""
    try:
        return await call()
    except discord.NotFound as error:
        if error.code == UNKNOWN_MESSAGE:
            raise MessageGone from error
        raise


def parts_of(message: discord.Message) -> Iterator[Any]:
    """Yields every component of a message, nested ones included."""
    pending: list[Any] = list(message.components)
    while pending:
        part = pending.pop()
        yield part
        pending.extend(getattr(part, "children", ()))


def presses_of(message: discord.Message) -> Iterator[Press]:
    """Yields the presses of the message's buttons and menus."""
    for part in parts_of(message):
        custom_id = getattr(part, "custom_id", None)
        press = Press.parse(custom_id[2:]) if custom_id else None
        if press:
            yield press


def links_of(message: discord.Message) -> set[str]:
    """Returns the addresses that the message's buttons open."""
    return {part.url for part in parts_of(message) if isinstance(part, discord.Button) and part.url}


def is_turn_message(message: discord.Message, campaign: int) -> bool:
    """True if a message is a turn message of this campaign, its pause message, or a lobby."""
    own = (press.verb for press in presses_of(message) if press.campaign == campaign)
    return any(verb in CARD_VERBS or verb == NEXT_CHAPTER for verb in own)
