"""Discord's permissions: bits, and a member's permissions in a channel."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Protocol

from bot.local_discord.model.errors import DiscordError, JsonObject
from bot.local_discord.model.guild import Guild


class Place(Protocol):
    """The data that permissions depend on: channels and their servers."""

    @property
    def channels(self) -> Mapping[str, JsonObject]:
        """The channels by id."""

    def guild_of(self, channel: JsonObject) -> Guild:
        """Returns the server of a channel that is not a direct message."""

    def is_recipient(self, user_id: str, channel: JsonObject) -> bool:
        """True if the user takes part in a direct message."""


class Permission(IntEnum):
    """The permissions that the local Discord checks."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1

EVERYBODY = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
MODERATOR = (
    EVERYBODY
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.PIN_MESSAGES
    | Permission.MANAGE_EVENTS
)
BOT = (
    EVERYBODY
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.MANAGE_THREADS
    | Permission.PIN_MESSAGES
    | Permission.CREATE_EVENTS
)


def permissions_in(place: Place, user_id: str, channel: JsonObject) -> int:
    """Returns all permission bits of a user in a channel. Threads have those of their parent; strangers have none."""
    if "guild_id" not in channel:
        return EVERYBODY if place.is_recipient(user_id, channel) else 0
    guild = place.guild_of(channel)
    member = guild.members.get(user_id)
    if member is None:
        return 0
    base = guild_permissions(guild, user_id)
    if base == ALL:
        return ALL
    parent = place.channels[channel["parent_id"]] if "thread_metadata" in channel else channel
    return _overwritten(base, guild.id, member, parent["permission_overwrites"])


def guild_permissions(guild: Guild, user_id: str) -> int:
    """Returns the bits that a member's roles give on the whole server. Owner and administrators have all."""
    bits = int(guild.roles[guild.id]["permissions"])
    for role_id in guild.members[user_id]["roles"]:
        bits |= int(guild.roles[role_id]["permissions"])
    return ALL if user_id == guild.owner_id or bits & Permission.ADMINISTRATOR else bits


def _overwritten(bits: int, guild_id: str, member: JsonObject, overwrites: list[JsonObject]) -> int:
    """Applies a channel's overwrites: first those of @everyone, then of all roles together, then of the member."""
    for holders in ({guild_id}, set(member["roles"]), {member["user"]["id"]}):
        mine = [overwrite for overwrite in overwrites if overwrite["id"] in holders]
        for overwrite in mine:
            bits &= ~int(overwrite["deny"])
        for overwrite in mine:
            bits |= int(overwrite["allow"])
    return bits


def demand(place: Place, user_id: str, channel: JsonObject, permission: Permission) -> None:
    """Raises Discord's 403 unless the user has the permission in the channel."""
    bits = permissions_in(place, user_id, channel)
    if not bits & Permission.VIEW_CHANNEL:
        raise DiscordError(403, 50001, "Missing Access")
    if not bits & permission:
        raise DiscordError(403, 50013, f"Missing Permissions ({permission.name.replace('_', ' ').title()})")
