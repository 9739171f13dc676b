"""A campaign's thread: send, edit, delete and look around in it, asleep or not, and why it refuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import discord

from bot.ids import Press
from bot.layout import Card

ASLEEP = 50083  # Discord's code for an operation on an archived thread
LOOKED_AT = 50  # messages at the end of a thread

Trouble = Literal["locked", "gone", "forbidden"]


class Thread:
    """The thread of one campaign. A thread that is asleep is woken; one that refuses raises discord.Forbidden or
    discord.NotFound."""

    def __init__(self, client: discord.Client, thread: int) -> None:
        self._client = client
        self._id = thread
        self._channel = client.get_partial_messageable(thread)

    async def send(
        self, card: Card, nonce: str, *, mentioned: Sequence[int] = (), silent: bool = False
    ) -> discord.Message:
        """Sends a card; only the users mentioned are notified, and none when `silent`. Discord takes a message with
        the same nonce for the same one for some minutes."""
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in mentioned]
        )
        try:
            return await self._channel.send(
                view=card, files=card.files, nonce=nonce, allowed_mentions=allowed, silent=silent
            )
        except discord.HTTPException as error:
            await self._wake(error)
            return await self._channel.send(
                view=card, files=card.files, nonce=nonce, allowed_mentions=allowed, silent=silent
            )

    async def edit(self, message: int, card: Card) -> None:
        """Shows another card in place of a message; nobody is notified."""
        partial = self._channel.get_partial_message(message)
        try:
            await partial.edit(view=card, attachments=card.files, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            await self._wake(error)
            await partial.edit(view=card, attachments=card.files, allowed_mentions=discord.AllowedMentions.none())

    async def delete(self, message: int) -> None:
        """Deletes a message; one that is gone already is as good as deleted."""
        try:
            await self._channel.get_partial_message(message).delete()
        except discord.NotFound:
            return
        except discord.HTTPException as error:
            await self._wake(error)
            await self._channel.get_partial_message(message).delete()

    async def own_messages(self) -> list[discord.Message]:
        """The bot's own among the last messages, the newest first."""
        me = self._client.user
        return [message async for message in self._channel.history(limit=LOOKED_AT) if message.author == me]

    async def trouble(self) -> Trouble:
        """Why the thread refuses messages."""
        try:
            thread = await self._client.fetch_channel(self._id)
        except discord.NotFound:
            return "gone"
        except discord.Forbidden:
            return "forbidden"
        return "locked" if isinstance(thread, discord.Thread) and thread.locked else "forbidden"

    async def _wake(self, error: discord.HTTPException) -> None:
        """Opens a thread that is asleep; raises the error again where that is not what was wrong."""
        if error.code != ASLEEP:
            raise error
        thread = await self._client.fetch_channel(self._id)
        if not isinstance(thread, discord.Thread) or thread.locked:
            raise error
        await thread.edit(archived=False)


def parts_of(message: discord.Message) -> Iterator[Any]:
    """Every component of a message, however deep."""
    pending: list[Any] = list(message.components)
    while pending:
        part = pending.pop()
        yield part
        pending.extend(getattr(part, "children", ()))


def presses_of(message: discord.Message) -> Iterator[Press]:
    """What the buttons and menus of a message ask for."""
    for part in parts_of(message):
        custom_id = getattr(part, "custom_id", None)
        press = Press.parse(custom_id[2:]) if custom_id else None
        if press:
            yield press
