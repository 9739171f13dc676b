"""The bot on Discord: start-up, the way from a press or command to its handler, and the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.deliver import Delivery
from bot.ids import Press
from bot.layout import PressButton, PressMenu
from bot.parts import COMMANDS, PRESSES
from bot.pictures import Pictures
from bot.places import Places
from bot.reply import Reply
from engine.campaigns import Campaigns
from renders.pool import Studio

log = structlog.get_logger()


class Tree(app_commands.CommandTree["Emberkeep"]):
    """The slash commands; what goes wrong in one is said kindly."""

    async def on_error(
        self, interaction: discord.Interaction[Emberkeep], error: app_commands.AppCommandError, /
    ) -> None:
        """Answers in place of a command that raised."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await Reply(interaction).fail(cause)


class Emberkeep(discord.Client):
    """The client. It holds no play of its own: what it shows, it reads from `campaigns` each time."""

    def __init__(self, campaigns: Campaigns, studio: Studio, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            **options,
        )
        self.campaigns = campaigns
        self.pictures = Pictures(studio)
        self.tree = Tree(self)
        self.delivery = Delivery(self)
        self.places = Places(self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Called once before the gateway: every button and command has its handler before the first press comes."""
        self.add_dynamic_items(PressButton, PressMenu)
        for make in COMMANDS:
            self.tree.add_command(make())
        await self.tree.sync()
        self.keep_running("campaigns", self.campaigns.run)
        self.keep_running("delivery", self.delivery.run)

    def keep_running(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Runs something beside the answers until the bot closes; what it raises is logged."""
        task = asyncio.create_task(_logged(name, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stops what runs beside, then leaves Discord. The campaigns stay open: whoever opened them closes them."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pictures.close()
        await super().close()

    async def on_ready(self) -> None:
        """Logged in, guilds known: what waits in the outbox may go out."""
        log.info("ready", guilds=len(self.guilds))
        self.delivery.ready.set()
        await self.delivery.try_again()  # a new session has not heard what happened before it

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was opened, unlocked or moved."""
        await self.delivery.try_again(payload.guild_id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """The permissions of a channel may have changed."""
        await self.delivery.try_again(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The permissions of a role may have changed."""
        await self.delivery.try_again(after.guild.id)

    async def on_interaction(self, interaction: discord.Interaction[Emberkeep]) -> None:
        """Forms are answered here, by their custom id, so that one opened before a restart is answered, too."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data
            press = Press.parse(data["custom_id"])
            if press:
                await self.pressed(interaction, press)

    async def pressed(self, interaction: discord.Interaction[Emberkeep], press: Press) -> None:
        """Hands a press to its handler; what it raises is said kindly."""
        reply = Reply(interaction)
        if interaction.message:
            self.pictures.give_up(interaction.message.id)
        try:
            await PRESSES[press.verb](reply, press)
        except Exception as error:
            await reply.fail(error)


async def _logged(name: str, work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Exception:
        log.exception("background work ended", work=name)
