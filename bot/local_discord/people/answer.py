"""The bot's answer to an interaction, as a person sees it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.local_discord.actions.mentions import readable_text, unwrapped
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.interaction import Callback, Interaction, NoAnswer
from bot.local_discord.model.state import World

PATIENCE_SECONDS = 60.0


@dataclass(frozen=True)
class Answer:
    """The bot's answer to an interaction. Messages are read again at each access."""

    world: World
    interaction: Interaction
    callback: Callback

    @property
    def message(self) -> JsonObject:
        """The message that was sent or updated."""
        found = self.world.messages[self.interaction.channel_id].get(self.interaction.response_id or "")
        if found is None:
            raise LookupError(f"{self.callback.name} left no message.")
        return found

    @property
    def text(self) -> str:
        """The readable text of that message, without the line breaks within sentences."""
        return unwrapped(readable_text(self.message))

    @property
    def ephemeral(self) -> bool:
        """True if only the user of the interaction sees it."""
        return self.message["id"] in self.world.ephemeral_for

    @property
    def follow_ups(self) -> list[JsonObject]:
        """Further messages of the same interaction that still exist."""
        here = self.world.messages[self.interaction.channel_id]
        return [here[message_id] for message_id in self.interaction.follow_up_ids if message_id in here]

    @property
    def choices(self) -> list[JsonObject]:
        """The completions."""
        return self.interaction.choices

    @property
    def modal(self) -> JsonObject:
        """The form that opened."""
        if self.interaction.modal is None:
            raise LookupError(f"{self.callback.name} opened no form.")
        return self.interaction.modal

    async def completed(self, seconds: float = PATIENCE_SECONDS) -> Answer:
        """Waits until the deferral was followed by an edit, another message or a deletion."""
        if self.callback in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE):
            try:
                async with asyncio.timeout(seconds):
                    await self.interaction.progress.wait()
            except TimeoutError:
                refused = "; ".join(self.interaction.refusals)
                raise NoAnswer(f"Nothing followed the deferral within {seconds} seconds. {refused}".rstrip()) from None
        return self
