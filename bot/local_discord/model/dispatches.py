"""Gateway events as the bot receives them: the required intents, their format, and a check before sending.

discord.py crashes on a missing key, so a mistake here would look like a bug of the bot.
"""

from __future__ import annotations

from enum import IntFlag

from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import partial_member
from bot.local_discord.model.state import Event, World


class Intent(IntFlag):
    """A gateway intent."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    GUILD_SCHEDULED_EVENTS = 1 << 16
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


MESSAGE_INTENTS = (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES)
GUILD_INTENTS = (Intent.GUILDS, Intent.GUILDS)
EVENT_INTENTS = (Intent.GUILD_SCHEDULED_EVENTS, Intent.GUILD_SCHEDULED_EVENTS)

INTENTS = {
    "MESSAGE_CREATE": MESSAGE_INTENTS,
    "MESSAGE_UPDATE": MESSAGE_INTENTS,
    "MESSAGE_DELETE": MESSAGE_INTENTS,
    "CHANNEL_CREATE": GUILD_INTENTS,
    "CHANNEL_UPDATE": GUILD_INTENTS,
    "CHANNEL_DELETE": GUILD_INTENTS,
    "CHANNEL_PINS_UPDATE": (Intent.GUILDS, Intent.DIRECT_MESSAGES),
    "THREAD_CREATE": GUILD_INTENTS,
    "THREAD_UPDATE": GUILD_INTENTS,
    "THREAD_DELETE": GUILD_INTENTS,
    "THREAD_MEMBERS_UPDATE": GUILD_INTENTS,
    "GUILD_ROLE_CREATE": GUILD_INTENTS,
    "GUILD_ROLE_UPDATE": GUILD_INTENTS,
    "GUILD_ROLE_DELETE": GUILD_INTENTS,
    "GUILD_MEMBER_UPDATE": (Intent.GUILD_MEMBERS, Intent.GUILD_MEMBERS),
    "GUILD_SCHEDULED_EVENT_CREATE": EVENT_INTENTS,
    "GUILD_SCHEDULED_EVENT_UPDATE": EVENT_INTENTS,
    "GUILD_SCHEDULED_EVENT_DELETE": EVENT_INTENTS,
    "TYPING_START": (Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING),
}
"""The intent that an event needs, in a guild and in direct messages. Events that are not listed are not sent to the
bot."""

EVENT = "id guild_id name scheduled_start_time privacy_level status entity_type entity_id entity_metadata channel_id"

REQUIRED = {
    "READY": "user session_id resume_gateway_url guilds application shard",
    "RESUMED": "",
    "GUILD_CREATE": "id name owner_id roles channels threads members member_count unavailable",
    "GUILD_MEMBERS_CHUNK": "guild_id members chunk_index chunk_count",
    "MESSAGE_CREATE": "id type content channel_id author attachments embeds components mentions flags timestamp",
    "MESSAGE_UPDATE": "id type content channel_id author attachments embeds components mentions flags timestamp",
    "MESSAGE_DELETE": "id channel_id",
    "CHANNEL_CREATE": "id type",
    "CHANNEL_UPDATE": "id type name position guild_id",
    "CHANNEL_DELETE": "id type guild_id",
    "CHANNEL_PINS_UPDATE": "channel_id last_pin_timestamp",
    "THREAD_CREATE": "id guild_id type name parent_id owner_id message_count member_count thread_metadata",
    "THREAD_UPDATE": "id guild_id type name parent_id owner_id message_count member_count thread_metadata",
    "THREAD_DELETE": "id guild_id parent_id type",
    "THREAD_MEMBERS_UPDATE": "id guild_id member_count",
    "GUILD_ROLE_CREATE": "guild_id role",
    "GUILD_ROLE_UPDATE": "guild_id role",
    "GUILD_ROLE_DELETE": "guild_id role_id",
    "GUILD_MEMBER_UPDATE": "guild_id user roles flags",
    "GUILD_SCHEDULED_EVENT_CREATE": EVENT,
    "GUILD_SCHEDULED_EVENT_UPDATE": EVENT,
    "GUILD_SCHEDULED_EVENT_DELETE": EVENT,
    "TYPING_START": "channel_id user_id timestamp",
    "INTERACTION_CREATE": "id application_id type token version attachment_size_limit data channel channel_id",
}


def checked(name: str, data: JsonObject) -> JsonObject:
    """Returns the data if it has every key that discord.py requires; otherwise raises ValueError."""
    missing = [key for key in REQUIRED[name].split() if key not in data]
    if name == "INTERACTION_CREATE":
        missing += _missing_from_interaction(data)
    if missing:
        raise ValueError(f"{name} lacks {', '.join(missing)}")
    return data


def _missing_from_interaction(interaction: JsonObject) -> list[str]:
    needed = {3: "custom_id component_type", 5: "custom_id components"}.get(interaction["type"], "id name type")
    missing = [f"data.{key}" for key in needed.split() if key not in interaction["data"]]
    if interaction["type"] == 3:
        missing += [f"message.{key}" for key in ("components", "flags") if key not in interaction.get("message", {})]
    return missing if "member" in interaction or "user" in interaction else [*missing, "member or user"]


def for_bot(world: World, event: Event, intents: int) -> JsonObject | None:
    """Returns an event as a bot with these intents receives it; None if it does not."""
    if event.only is not None or event.name not in INTENTS:
        return None
    data = event.data
    channel = world.channels.get(data["id"] if event.name.startswith("THREAD") else data.get("channel_id", ""))
    direct = channel is not None and "guild_id" not in channel
    if not intents & INTENTS[event.name][direct]:
        return None
    if channel is not None and not world.can_view(world.bot_id, channel):
        return None
    guild = world.guilds.get(str(data.get("guild_id", "")))
    if guild is not None and not world.has_bot(guild):
        return None
    if event.name.startswith("MESSAGE") or event.name in ("TYPING_START", "CHANNEL_PINS_UPDATE"):
        data = {**data, "guild_id": channel["guild_id"]} if channel and not direct else data
    if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        data = _message(world, data, intents, direct=direct)
    if event.name in ("THREAD_CREATE", "THREAD_UPDATE"):
        data = world.thread_for_bot(data)
    return checked(event.name, data)


def _message(world: World, message: JsonObject, intents: int, *, direct: bool) -> JsonObject:
    """Returns a message with its author's membership. Its content is only included for bots that may read it."""
    author_id = message["author"]["id"]
    if not direct:
        message = {**message, "member": partial_member(world.guilds[message["guild_id"]].members[author_id])}
    mine = author_id == world.bot_id or any(one["id"] == world.bot_id for one in message["mentions"])
    if direct or mine or intents & Intent.MESSAGE_CONTENT:
        return message
    return {**message, "content": "", "embeds": [], "attachments": [], "components": []}
