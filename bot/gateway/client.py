"""The bot's Discord client: start-up, dispatch of presses and commands to handlers, and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Any, Concatenate, ParamSpec

import discord
import structlog
from discord import app_commands
from structlog.contextvars import bind_contextvars

from bot.commands.syncing import sync
from bot.commands.translating import CommandTranslator
from bot.delivery.deliverer import Delivery
from bot.delivery.digests import Digests
from bot.delivery.openings import keep_opening
from bot.delivery.proposals import Proposals
from bot.delivery.tables import TablesMessages
from bot.discord.emojis import keep_up_to_date
from bot.discord.emojis import load as load_emojis
from bot.discord.permissions import invite_link
from bot.gateway.callbacks import answer_leanly
from bot.gateway.limits import Pace
from bot.gateway.routes import COMMANDS, PRESSES
from bot.host import metrics
from bot.host.background import keep_up
from bot.interactions.connection import ended
from bot.interactions.leadership import Leadership
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction, Served, Services
from bot.messages.ids import NotOurs, Press
from engine.campaigns import Campaigns
from engine.storage import InUse
from renders.pool import Studio

log = structlog.get_logger()

SECONDS_TO_FINISH = 1.5  # for running answers at a handover, while other users wait
SECONDS_TO_EXPLAIN = 5.0  # for explaining to users whose press was dropped; no one else waits for that

COMPLETIONS = 4  # per command that a user may use in a minute, because Discord requests completions while they type

Rest = ParamSpec("Rest")


def while_leading(
    handler: Callable[Concatenate[Emberkeep, Rest], Awaitable[None]],
) -> Callable[Concatenate[Emberkeep, Rest], Coroutine[Any, Any, None]]:
    """Makes a handler ignore events unless this process leads."""

    async def handled(bot: Emberkeep, /, *told: Rest.args, **more: Rest.kwargs) -> None:
        if bot.leadership.role == "leader":
            await handler(bot, *told, **more)

    return handled


class Tree(app_commands.CommandTree["Emberkeep"]):
    """The slash commands, with kind error messages."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Returns True if this process answers the interaction and the user is within the host's limits. A command
        beyond them gets a message that asks the user to wait; a completion gets no entries."""
        completes = interaction.type is discord.InteractionType.autocomplete
        begin(interaction, "completion" if completes else "command")
        if not await self.client.leadership.takes(interaction.id):
            return False
        return await (self._may_complete(interaction) if completes else self._may_command(interaction))

    async def _may_complete(self, interaction: Interaction) -> bool:
        pace, user = self.client.completion_pace, interaction.user.id
        with suppress(Exception):  # the next keystroke asks again
            self.client.leadership.expect_to_lead()
            if not pace or not pace.seconds_to_wait(user):
                await self.client.services.readers.load(user)
                return True
        await interaction.response.autocomplete([])
        return False

    async def _may_command(self, interaction: Interaction) -> bool:
        pace, user = self.client.pace, interaction.user.id
        try:
            self.client.leadership.expect_to_lead()
            await self.client.services.readers.load(user)
        except Exception as error:  # discord.py only handles errors of commands themselves
            await Reply(interaction).fail(error)
            return False
        wait = pace.seconds_to_wait(user) if pace else 0
        if wait:
            await Reply(interaction).say("error-too-fast", seconds=ceil(wait))
        return not wait

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answers in place of a command that raised."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await Reply(interaction).fail(cause)


class Emberkeep(Served):
    """The client. It holds no game state; everything shown is read from the campaigns each time."""

    def __init__(
        self,
        campaigns: Campaigns,
        studio: Studio,
        *,
        commands_per_minute: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, guild_scheduled_events=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=metrics.http_trace(),
            shards=campaigns.shards,
            **options,
        )
        self.services = Services.of(self, campaigns, studio)
        self.leadership = Leadership(lambda: campaigns.leads)
        self.lost_shards = set(campaigns.shards.ids)
        self.pace = Pace(commands_per_minute) if commands_per_minute else None
        self.completion_pace = Pace(COMPLETIONS * commands_per_minute) if commands_per_minute else None
        self.tree = Tree(self)
        self.delivery = Delivery(self.services)
        self.settled = asyncio.Event()
        """Set once this process leads, commands are registered, and changes of servers are known."""
        self._leading: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Called once before the gateway connects. Registers every command's handler, and reads the emojis."""
        answer_leanly()
        await load_emojis(self)
        for make in COMMANDS:
            self.tree.add_command(make())
        await self.tree.set_translator(CommandTranslator())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Runs until the client is closed. If cancelled, the caller must close the client. Raises InUse if another
        process has taken over its shards or leads some of them, CannotOpen, and discord.DiscordException if Discord
        refuses the connection for good."""
        self._leading = asyncio.create_task(self._lead())
        connecting = asyncio.ensure_future(super().connect(reconnect=reconnect))
        await asyncio.wait([self._leading, connecting], return_when=asyncio.FIRST_COMPLETED)
        if self._leading.done() and not self._leading.cancelled():
            self._leading.result()
        await connecting

    async def _lead(self) -> None:
        """Stands by while another process leads these shards, then answers for them until another process takes
        over."""
        taken = None if self.campaigns.leads else await self.campaigns.lead()
        self.leadership.begin(taken)
        self._note_role()
        self.keep_running("campaigns", self.campaigns.run)
        self.keep_running("delivery", self.delivery.run)
        self.keep_running("digests", Digests(self.services).run)
        self.keep_running("lists of tables", TablesMessages(self.services).run)
        self.keep_running("emojis", lambda: keep_up_to_date(self))
        self.keep_running("meetings", self.services.meetings.run)
        self.keep_running("proposals", Proposals(self.services).run)
        self.keep_running("openings", lambda: keep_opening(self.services))
        self.keep_running("turn messages", self.delivery.look_for_turn_messages)
        await sync(self.tree, self.campaigns)
        await self.keep_running("servers", self._notice_all_servers)
        self.settled.set()
        await self.campaigns.lost()
        self.leadership.end()
        self._note_role()
        raise InUse("Another process has taken over after this one stopped responding. Restart it as a standby.")

    def _note_role(self) -> None:
        log.info("role", role=self.leadership.role)
        for shard in self.lost_shards | set(self.shards):
            metrics.LEADS.labels(shard).set(self.leadership.role == "leader")

    def keep_running(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Runs a background task until the bot closes, and restarts it when it fails."""
        task = asyncio.create_task(keep_up(name, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Accepts no more presses, finishes running ones, hands over to the next process, and then disconnects. Answers
        that take too long are refused, and their users are asked to press again. The caller must still
        close the campaigns."""
        await self.leadership.finish(SECONDS_TO_FINISH)
        self._note_role()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(ended(self._leading), *self._tasks, return_exceptions=True)
        await self.services.choosing.close()
        await self.services.refreshing.close()
        await self.campaigns.hand_over(self.leadership.taken)
        await self.leadership.finish(SECONDS_TO_EXPLAIN)
        await self.services.pictures.close()
        await super().close()
        for shard in set(self.shards) - self.lost_shards:
            await self.on_shard_disconnect(shard)

    async def on_ready(self) -> None:
        """All shards know their servers: the outbox may be sent."""
        if self.settled.is_set():  # a new session: emojis may have changed since
            await load_emojis(self)
        log.info("ready", guilds=len(self.guilds), invite=invite_link(self.application_id or 0))
        self.delivery.ready.set()

    async def on_shard_ready(self, shard: int) -> None:
        """A shard has a new session and has missed earlier events."""
        if self.settled.is_set() and self.leadership.role == "leader":
            self.keep_running("servers", lambda: self._notice_servers(shard))
            await self.delivery.try_again()

    @while_leading
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server is gone."""
        log.info("server left", guild=guild.id, archived=await self.campaigns.servers.leave(guild.id))

    @while_leading
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a server, perhaps not for the first time."""
        log.info("server joined", guild=guild.id, restored=await self.campaigns.servers.come_back_to(guild.id))

    async def _notice_all_servers(self) -> None:
        """Notices left and joined servers of all shards, after a time in which no process acted on these events."""
        await self.wait_until_ready()
        for shard in list(self.shards):
            await self._notice_servers(shard)

    async def _notice_servers(self, shard: int) -> None:
        """Handles servers of a shard that were left or joined while no process listened."""
        known = {guild.id for guild in self.guilds}
        for guild in filter(partial(self.belongs_to, shard), known):
            await self.campaigns.servers.come_back_to(guild)
        for left in filter(partial(self.belongs_to, shard), await self.campaigns.servers.besides(known)):
            log.info("server left", guild=left, archived=await self.campaigns.servers.leave(left))

    async def on_shard_connect(self, shard: int) -> None:
        """The gateway has accepted a shard."""
        self._note_connection(shard, "connected", connected=True)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard has resumed its session."""
        self._note_connection(shard, "resumed", connected=True)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost the gateway. discord.py reconnects."""
        self._note_connection(shard, "disconnected", connected=False)

    def _note_connection(self, shard: int, event: str, *, connected: bool) -> None:
        if connected:
            self.lost_shards.discard(shard)
        else:
            self.lost_shards.add(shard)
        metrics.gateway_event(shard, event, connected=connected)

    @while_leading
    async def on_message(self, message: discord.Message) -> None:
        """A message was written. Its content is not sent to the bot."""
        if not message.author.bot and isinstance(message.channel, discord.Thread):
            await self.delivery.talked_in(message.channel.id)

    @while_leading
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted, perhaps a turn message."""
        await self.delivery.deleted_in(payload.channel_id, {payload.message_id})

    @while_leading
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Several messages were deleted, perhaps a turn message among them."""
        await self.delivery.deleted_in(payload.channel_id, payload.message_ids)

    @while_leading
    async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
        """An event of a server was deleted, perhaps one for playing together."""
        await self.services.meetings.gone(event)

    @while_leading
    async def on_scheduled_event_update(self, before: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        """An event of a server has changed; a canceled one is as good as deleted."""
        if after.status is discord.EventStatus.cancelled:
            await self.services.meetings.gone(after)

    @while_leading
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was opened, unlocked or moved."""
        await self.delivery.try_again(payload.guild_id)

    @while_leading
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        await self.delivery.try_again(after.guild.id)

    @while_leading
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role's permissions may have changed."""
        await self.delivery.try_again(after.guild.id)

    async def on_app_command_completion(
        self,
        interaction: Interaction,
        command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu,
    ) -> None:
        """Logs that a slash command was answered, without its arguments, which may be secret."""
        log.info("command", name=command.qualified_name, channel=interaction.channel_id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Dispatches buttons, menus and forms by custom id alone. This also works for messages from before a restart,
        and for messages whose buttons have changed."""
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, Press.parse(data["custom_id"][2:]))
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction, Press.parse(data["custom_id"]))

    async def pressed(self, interaction: Interaction, press: Press | None) -> None:
        """Calls the handler of a press. Explains its errors, and presses that are not the bot's."""
        known = press is not None and press.verb in PRESSES
        begin(interaction, press.verb if press and known else "unknown")
        if not await self.leadership.takes(interaction.id):
            return
        reply = Reply(interaction)
        if interaction.message:
            self.services.pictures.give_up(interaction.message.id)
        try:
            if press is None or not known:
                raise NotOurs
            self.leadership.expect_to_lead()
            await self.services.readers.load(interaction.user.id)
            log.info("press", verb=press.verb, campaign=press.campaign, branch=press.branch, n=press.n)
            await PRESSES[press.verb].answer(reply, press)
        except Exception as error:
            await reply.fail(error)


def begin(interaction: Interaction, what: str) -> None:
    """Binds the current task to an interaction: logs name it, and its acknowledgement is timed."""
    metrics.arrived(what)
    bind_contextvars(interaction=interaction.id)
