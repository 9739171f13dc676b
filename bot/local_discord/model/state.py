"""The state of the local Discord, in memory: users, guilds, channels, threads, messages, files, commands.

All objects are Discord's own JSON. Every change is announced as an `Event`: the gateway forwards what the bot may see,
the page what its user may see.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.local_discord.model import objects
from bot.local_discord.model.clock import Clock, timestamp
from bot.local_discord.model.errors import DiscordError, JsonObject, missing_access, unknown
from bot.local_discord.model.guild import Guild
from bot.local_discord.model.permissions import BOT, EVERYBODY, MODERATOR, Permission, guild_permissions, permissions_in

GUILD_INSTALL, USER_INSTALL = 0, 1
IN_GUILD, IN_DIRECT_MESSAGES = 0, 1


@dataclass(frozen=True)
class Cast:
    """The initial users, guilds and channels: everyone is in all guilds, and each guild has these channels. The bot is
    in all guilds but the `strangers`."""

    players: Sequence[str] = ("Ana", "Bjorn", "Rui", "Mei")
    moderator: str = "Frank"
    owner: str = "Olga"
    guilds: Sequence[str] = ("The Long Table",)
    channels: Sequence[str] = ("games", "tavern")
    bot_permissions: int = BOT
    strangers: Sequence[str] = ()


@dataclass(frozen=True)
class Event:
    """A gateway event's name and data. With `only`, it concerns that one user and not the bot."""

    name: str
    data: JsonObject
    only: str | None = None


@dataclass(frozen=True)
class Notification:
    """A user was notified of a message."""

    channel_id: str
    message_id: str
    content: str


@dataclass(frozen=True)
class StoredFile:
    """An uploaded file."""

    filename: str
    content_type: str
    data: bytes


class World:
    """The state and common queries."""

    def __init__(self, clock: Clock, cast: Cast) -> None:
        self.clock = clock
        self.ids = objects.Snowflakes(clock)
        self.wants_to_begin_anew = asyncio.Event()
        self.base_url = ""
        self.gateway_url = ""
        self.max_concurrency = 1
        self.alone = False  # no bot in the same process whose clock and database must follow
        self.listeners: list[Callable[[Event], None]] = []
        self.users: dict[str, JsonObject] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, JsonObject] = {}
        self.thread_members: defaultdict[str, dict[str, JsonObject]] = defaultdict(dict)
        self.messages: defaultdict[str, dict[str, JsonObject]] = defaultdict(dict)
        self.ephemeral_for: dict[str, str] = {}
        self.files: dict[str, StoredFile] = {}
        self.commands: dict[str, JsonObject] = {}
        self.emojis: dict[str, JsonObject] = {}  # the application's; their pictures are in `files`
        self.notifications: defaultdict[str, list[Notification]] = defaultdict(list)
        self.nonces: dict[tuple[str, str], tuple[float, str, str]] = {}
        self.pinned_at: dict[str, str] = {}
        self.installed_by: set[str] = set()  # people who have installed the bot for themselves
        self.locales: defaultdict[str, str] = defaultdict(lambda: "en-US")
        self._populate(cast)

    def _populate(self, cast: Cast) -> None:
        self.bot_id = self.application_id = self._new_user("Emberkeep", bot=True)
        for name in cast.players:
            self._new_user(name)
        self.moderator_id, self.owner_id = self._new_user(cast.moderator), self._new_user(cast.owner)
        self.application = objects.application(self.application_id, self.users[self.owner_id])
        names = (*cast.guilds, *cast.strangers)
        for guild_id, name in [(self.ids.of_next_millisecond(), name) for name in names]:
            permissions = None if name in cast.strangers else cast.bot_permissions
            self._new_guild(guild_id, name, cast.channels, permissions)

    def _new_user(self, name: str, *, bot: bool = False) -> str:
        user_id = self.ids.new()
        self.users[user_id] = objects.user(user_id, name, bot=bot)
        return user_id

    def add_guild(self, name: str, channels: Sequence[str], *, bot_permissions: int | None = BOT) -> Guild:
        """Creates a guild with everyone in it. Without permissions, the bot is no member."""
        return self._new_guild(self.ids.of_next_millisecond(), name, channels, bot_permissions)

    def _new_guild(self, guild_id: str, name: str, channels: Sequence[str], bot_permissions: int | None) -> Guild:
        guild = self.guilds[guild_id] = Guild(objects.guild(guild_id, name, self.owner_id))
        guild.add_role(guild_id, "@everyone", EVERYBODY, position=0)
        roles = {self.moderator_id: [guild.add_role(self.ids.new(), "Moderator", MODERATOR)]}
        if bot_permissions is not None:
            roles[self.bot_id] = [guild.add_role(self.ids.new(), "Emberkeep", bot_permissions)]
        for user_id, user in self.users.items():
            if user_id != self.bot_id or bot_permissions is not None:
                guild.members[user_id] = objects.member(user, self.now(), roles.get(user_id, ()))
        for position, channel in enumerate(channels):
            channel_id = self.ids.new()
            self.channels[channel_id] = objects.text_channel(channel_id, guild_id, channel, position=position)
        return guild

    @property
    def home(self) -> Guild:
        """The first guild, which is the only one by default."""
        return next(iter(self.guilds.values()))

    def guild(self, guild_id: str) -> Guild:
        """Returns a guild by id. Raises Discord's 404."""
        if guild_id not in self.guilds:
            raise unknown("Guild")
        return self.guilds[guild_id]

    def guild_of(self, channel: JsonObject) -> Guild:
        """Returns the guild of a channel that is not a direct message."""
        return self.guilds[channel["guild_id"]]

    def guild_for(self, channel: JsonObject) -> Guild:
        """Returns a channel's guild; for a direct message, the guild that its user and the bot share."""
        return self.guild_of(channel) if "guild_id" in channel else self.home

    def now(self) -> str:
        """Returns the current time in Discord's format."""
        return timestamp(self.clock.now())

    def announce(self, name: str, data: JsonObject, *, only: str | None = None) -> None:
        """Notifies all listeners of an event."""
        event = Event(name, data, only)
        for listener in list(self.listeners):
            listener(event)

    def let_time_pass(self, seconds: float) -> None:
        """Advances the clock and tells all listeners by how much it is ahead now."""
        self.clock.skip(seconds)
        self.announce("TIME", {"ahead": self.clock.ahead})

    @property
    def humans(self) -> list[JsonObject]:
        """All users except the bot, in order of creation."""
        return [person for person in self.users.values() if not person["bot"]]

    def is_recipient(self, user_id: str, channel: JsonObject) -> bool:
        """True if a direct message channel belongs to this user (the bot takes part in all of them)."""
        return user_id in (self.bot_id, channel["recipients"][0]["id"])

    def can_view(self, user_id: str, channel: JsonObject) -> bool:
        """True if a user sees a channel. Private threads are visible to their members and to users who may manage
        threads."""
        bits = permissions_in(self, user_id, channel)
        if not bits & Permission.VIEW_CHANNEL:
            return False
        if channel["type"] != objects.PRIVATE_THREAD or user_id in self.thread_members[channel["id"]]:
            return True
        return bool(bits & Permission.MANAGE_THREADS)

    def channel(self, channel_id: str, viewer_id: str) -> JsonObject:
        """Returns a channel that the user sees. Raises Discord's 404 or 403."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise unknown("Channel")
        if not self.can_view(viewer_id, channel):
            raise missing_access()
        return channel

    def thread(self, thread_id: str, viewer_id: str) -> JsonObject:
        """Returns a thread that the user sees. Raises Discord's 404, 403 or 400."""
        channel = self.channel(thread_id, viewer_id)
        if "thread_metadata" not in channel:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        return channel

    def message(self, channel_id: str, message_id: str) -> JsonObject:
        """Returns a message that everyone in the channel sees. Raises Discord's 404."""
        found = self.messages[channel_id].get(message_id)
        if found is None or message_id in self.ephemeral_for:
            raise unknown("Message")
        return found

    def visible_channels(self, user_id: str) -> list[JsonObject]:
        """Returns the channels, threads and direct messages that a user sees."""
        return [channel for channel in self.channels.values() if self.can_view(user_id, channel)]

    def visible_messages(self, user_id: str, channel_id: str) -> list[JsonObject]:
        """Returns the messages that a user sees in a channel, oldest first: public ones and their ephemeral ones."""
        channel = self.channels.get(channel_id)
        if channel is None or not self.can_view(user_id, channel):
            return []
        return [
            message
            for message in self.messages[channel_id].values()
            if self.ephemeral_for.get(message["id"], user_id) == user_id
        ]

    def has_bot(self, guild: Guild) -> bool:
        """True if the bot is in a guild."""
        return self.bot_id in guild.members

    def visible_commands(self, user_id: str, guild: Guild, context: int = IN_GUILD) -> list[JsonObject]:
        """Returns the application commands that a user sees in a guild or in direct messages, given their permissions,
        and where the bot and the user have installed them."""
        bits = guild_permissions(guild, user_id)
        installs = {GUILD_INSTALL} if context != IN_GUILD or self.has_bot(guild) else set()
        installs |= {USER_INSTALL} if user_id in self.installed_by else set()
        return [
            command
            for command in self.commands.values()
            if command.get("guild_id", guild.id) == guild.id
            and installs & set(command.get("integration_types") or [GUILD_INSTALL])
            and context in (command.get("contexts") or [context])
            and (needed := int(command.get("default_member_permissions") or 0)) & bits == needed
        ]

    def keep_message(self, message: JsonObject) -> None:
        """Stores a new or changed message."""
        self.messages[message["channel_id"]][message["id"]] = message

    def guild_create(self, guild: Guild) -> JsonObject:
        """Returns a whole guild in the format of GUILD_CREATE."""
        channels = [channel for channel in self.channels.values() if channel.get("guild_id") == guild.id]
        threads = [channel for channel in channels if "thread_metadata" in channel]
        return {
            **guild.about,
            "roles": list(guild.roles.values()),
            "channels": [channel for channel in channels if "thread_metadata" not in channel],
            "threads": [self.thread_for_bot(one) for one in threads if self._is_active_for_bot(one)],
            "members": list(guild.members.values()),
            "member_count": len(guild.members),
            "joined_at": guild.members[self.bot_id]["joined_at"],
            "unavailable": False,
            "large": False,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": list(guild.events.values()),
            "soundboard_sounds": [],
        }

    def _is_active_for_bot(self, thread: JsonObject) -> bool:
        return not thread["thread_metadata"]["archived"] and self.can_view(self.bot_id, thread)

    def thread_for_bot(self, thread: JsonObject) -> JsonObject:
        """Returns a thread with the bot's own membership, if it has joined."""
        mine = self.thread_members[thread["id"]].get(self.bot_id)
        return {**thread, "member": mine} if mine else thread
