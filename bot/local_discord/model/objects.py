"""Discord's JSON objects with every field that discord.py or a page reads."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from bot.local_discord.model.clock import Clock
from bot.local_discord.model.errors import JsonObject

DISCORD_EPOCH_MILLISECONDS = 1_420_070_400_000

TEXT_CHANNEL, DIRECT_MESSAGE, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 4, 11, 12
VOICE, ANNOUNCEMENT, STAGE, FORUM = 2, 5, 13, 15
REQUIRE_TAG = 1 << 4  # flag of a forum whose posts need a tag
MESSAGE_DEFAULT, MESSAGE_RECIPIENT_ADDED, MESSAGE_NAME_CHANGED, MESSAGE_PINNED, MESSAGE_THREAD_CREATED = 0, 1, 4, 6, 18
MESSAGE_REPLY, MESSAGE_COMMAND, MESSAGE_CONTEXT_MENU_COMMAND = 19, 20, 23
SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING = 1 << 2, 1 << 5, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15


ABSENT_FROM_GUILD = (
    "afk_channel_id",
    "application_id",
    "banner",
    "description",
    "discovery_splash",
    "home_header",
    "icon",
    "incidents_data",
    "max_presences",
    "public_updates_channel_id",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "splash",
    "system_channel_id",
    "vanity_url_code",
    "widget_channel_id",
)
"""Optional properties of a guild, which are not set."""


class Snowflakes:
    """Ids in Discord's format: growing strings of digits, with the time of creation in the upper bits."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """Returns a new id, larger than all before."""
        now = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MILLISECONDS) << 22
        self._last = max(now, self._last + 1)
        return str(self._last)

    def of_next_millisecond(self) -> str:
        """Returns a new id whose upper bits are the successor of the previous id's. Those bits determine the shard."""
        self._last = ((self._last >> 22) + 1) << 22
        return str(self._last)


def user(user_id: str, name: str, *, bot: bool = False) -> JsonObject:
    """Returns a user; `name` is the display name, its lower case the username."""
    return {
        "id": user_id,
        "username": name.lower(),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(of: JsonObject, joined_at: str, roles: Sequence[str] = ()) -> JsonObject:
    """Returns a user's membership in the guild."""
    return {
        "user": of,
        "roles": list(roles),
        "joined_at": joined_at,
        "nick": None,
        "avatar": None,
        "banner": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "premium_since": None,
        "communication_disabled_until": None,
    }


def partial_member(of: JsonObject) -> JsonObject:
    """Returns a membership without its user, as used in messages and resolved data."""
    return {key: value for key, value in of.items() if key != "user"}


def role(role_id: str, name: str, permissions: int, *, position: int = 1, mentionable: bool = False) -> JsonObject:
    """Returns a role of the guild."""
    return {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def text_channel(
    channel_id: str, guild_id: str, name: str, *, kind: int = TEXT_CHANNEL, position: int = 0
) -> JsonObject:
    """Returns a text channel of the guild, or one of another kind."""
    return {
        "id": channel_id,
        "type": kind,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "nsfw": False,
        "topic": None,
        "last_message_id": None,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
        **_OF_KIND.get(kind, {}),
    }


_SPOKEN = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
_OF_KIND: dict[int, JsonObject] = {
    VOICE: _SPOKEN,
    STAGE: _SPOKEN,
    FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}
"""The fields that only some kinds of channels have."""


def direct_channel(channel_id: str, recipient: JsonObject) -> JsonObject:
    """Returns the bot's direct messages with one user."""
    return {"id": channel_id, "type": DIRECT_MESSAGE, "last_message_id": None, "flags": 0, "recipients": [recipient]}


def thread(thread_id: str, parent: JsonObject, kind: int, name: str, owner_id: str, now: str) -> JsonObject:
    """Returns a thread in a text channel: active, unlocked and without members."""
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 4320,
            "archive_timestamp": now,
            "locked": False,
            "invitable": True,
            "create_timestamp": now,
        },
    }


def thread_member(thread_id: str, user_id: str, now: str) -> JsonObject:
    """Returns a user's membership in a thread."""
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def message(message_id: str, channel_id: str, author: JsonObject, now: str, **fields: Any) -> JsonObject:
    """Returns a message; `fields` replace the empty ones."""
    return {
        "id": message_id,
        "type": MESSAGE_DEFAULT,
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "timestamp": now,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
        **fields,
    }


def guild(guild_id: str, name: str, owner_id: str) -> JsonObject:
    """Returns the guild's own fields, without channels, members and the like."""
    return {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
        "region": "deprecated",
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "widget_enabled": False,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        **dict.fromkeys(ABSENT_FROM_GUILD),
    }


def application(application_id: str, owner: JsonObject) -> JsonObject:
    """Returns the bot's application."""
    return {
        "id": application_id,
        "name": "Emberkeep",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "type": None,
        "team": None,
        "owner": owner,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def number_components(components: list[JsonObject]) -> None:
    """Gives every component without an `id` the next free number, depth first, like Discord."""
    everything = list(walk(components))
    taken = {part["id"] for _, part in everything if part.get("id")}
    free = (number for number in itertools.count(1) if number not in taken)
    for _, part in everything:
        if not part.get("id"):
            part["id"] = next(free)


def walk(components: list[JsonObject], *path: str | int) -> list[tuple[tuple[str | int, ...], JsonObject]]:
    """Returns every component of a message or modal with its path, nested ones after their parents."""
    found: list[tuple[tuple[str | int, ...], JsonObject]] = []
    for index, part in enumerate(components):
        here = (*path, index)
        found.append((here, part))
        found += walk(part.get("components") or [], *here, "components")
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                found.append(((*here, key), part[key]))
    return found


def is_named(channel: JsonObject, name: str) -> bool:
    """True if a channel has this name, or a thread has it as a part between dots."""
    return name in (channel.get("name") or "").split(" · ")
