"""Mentions: the users named in a message, and who is notified."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.local_discord.limits.components import TEXT_DISPLAY
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import SUPPRESS_NOTIFICATIONS, walk
from bot.local_discord.model.permissions import Permission, permissions_in
from bot.local_discord.model.state import Notification, World

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True)
class Mentions:
    """The mentioned ids of users and roles, and whether everyone is mentioned."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False

    def fields(self, world: World) -> JsonObject:
        """Returns the mentions in the format of a message."""
        return {
            "mentions": [world.users[user_id] for user_id in self.users],
            "mention_roles": self.roles,
            "mention_everyone": self.everyone,
        }


def readable_text(message: JsonObject) -> str:
    """Returns the part of a message in which mentions count: its content and its text displays."""
    displays = [part["content"] for _, part in walk(message["components"]) if part["type"] == TEXT_DISPLAY]
    return "\n".join([message["content"], *displays])


def unwrapped(text: str) -> str:
    """Returns a text without the breaks that a panel makes within sentences, each after a space."""
    return text.replace("** \n**", " ").replace("** \n-# **", " ").replace(" \n-# ", " ").replace(" \n", " ")


def mentioned(world: World, message: JsonObject, allowed: JsonObject | None) -> Mentions:
    """Returns the users that a message mentions, as far as `allowed_mentions` permits; without it, everyone named."""
    text = readable_text(message)
    author_id, channel = message["author"]["id"], world.channels[message["channel_id"]]
    replied_to = (message.get("referenced_message") or {}).get("author", {}).get("id")
    users = [
        user_id
        for user_id in _once(USER_MENTION, text)
        if user_id in world.users and _allows(allowed, "users", user_id)
    ]
    if replied_to and replied_to not in users and (allowed is None or allowed.get("replied_user")):
        users.append(replied_to)
    known = world.guild_of(channel).roles if "guild_id" in channel else {}
    roles = [
        role_id for role_id in _once(ROLE_MENTION, text) if role_id in known and _allows(allowed, "roles", role_id)
    ]
    wide = permissions_in(world, author_id, channel) & Permission.MENTION_EVERYONE
    everyone = bool(wide and EVERYONE_MENTION.search(text) and _allows(allowed, "everyone", ""))
    return Mentions(users, roles, everyone)


def _once(pattern: re.Pattern[str], text: str) -> Iterator[str]:
    return iter(dict.fromkeys(pattern.findall(text)))


def _allows(allowed: JsonObject | None, kind: str, mentioned_id: str) -> bool:
    if allowed is None or kind in (allowed.get("parse") or []):
        return True
    return mentioned_id in map(str, allowed.get(kind) or [])


def notify(world: World, message: JsonObject, mentions: Mentions) -> None:
    """Notifies the mentioned users who can see the channel, unless the message is silent."""
    if message["flags"] & SUPPRESS_NOTIFICATIONS:
        return
    channel = world.channels[message["channel_id"]]
    for person in world.humans:
        if person["id"] == message["author"]["id"] or not world.can_view(person["id"], channel):
            continue
        if _concerns(world, message, mentions, channel, person["id"]):
            notification = Notification(channel["id"], message["id"], readable_text(message))
            world.notifications[person["id"]].append(notification)
            ping = {"channel_id": channel["id"], "message_id": message["id"]}
            world.announce("PING", ping, only=person["id"])


def _concerns(world: World, message: JsonObject, mentions: Mentions, channel: JsonObject, user_id: str) -> bool:
    if "guild_id" not in channel or mentions.everyone or user_id in mentions.users:
        return True
    wide = permissions_in(world, message["author"]["id"], channel) & Permission.MENTION_EVERYONE
    guild = world.guild_of(channel)
    ringing = [role_id for role_id in mentions.roles if wide or guild.roles[role_id]["mentionable"]]
    return any(role_id in guild.members[user_id]["roles"] for role_id in ringing)
