"""Creates, edits and deletes channels, their permission overwrites, and direct messages."""

from __future__ import annotations

from bot.local_discord.actions import threads, timeline
from bot.local_discord.model import objects
from bot.local_discord.model.errors import DiscordError, JsonObject, bad_form
from bot.local_discord.model.guild import Guild
from bot.local_discord.model.permissions import Permission, demand, guild_permissions
from bot.local_discord.model.state import World

EDITABLE = ("name", "topic", "position", "parent_id", "nsfw", "rate_limit_per_user", "flags")
KINDS = (
    objects.TEXT_CHANNEL,
    objects.VOICE,
    objects.CATEGORY,
    objects.ANNOUNCEMENT,
    objects.STAGE,
    objects.FORUM,
)
MOST_TAGS = 20


def create(world: World, guild: Guild, creator_id: str, payload: JsonObject) -> JsonObject:
    """Creates a channel of any of these kinds."""
    demand_on_server(guild, creator_id, Permission.MANAGE_CHANNELS)
    kind = payload.get("type") or objects.TEXT_CHANNEL
    if kind not in KINDS:
        raise bad_form(f"The local Discord has only channels of the types {', '.join(map(str, KINDS))}.", "type")
    channel = objects.text_channel(world.ids.new(), guild.id, payload["name"], kind=kind)
    channel |= {key: payload[key] for key in EDITABLE if payload.get(key) is not None}
    channel["permission_overwrites"] = [_overwrite(one) for one in payload.get("permission_overwrites") or []]
    _set_tags(world, channel, payload)
    world.channels[channel["id"]] = channel
    world.announce("CHANNEL_CREATE", channel)
    return channel


def edit(world: World, editor_id: str, channel_id: str, payload: JsonObject) -> JsonObject:
    """Changes a channel; for a thread, the rules of threads apply."""
    channel = world.channel(channel_id, editor_id)
    if "thread_metadata" in channel:
        return threads.edit(world, editor_id, channel_id, payload)
    demand(world, editor_id, channel, Permission.MANAGE_CHANNELS)
    channel |= {key: payload[key] for key in EDITABLE if key in payload}
    _set_tags(world, channel, payload)
    if payload.get("permission_overwrites") is not None:
        demand(world, editor_id, channel, Permission.MANAGE_ROLES)
        channel["permission_overwrites"] = [_overwrite(one) for one in payload["permission_overwrites"]]
    world.announce("CHANNEL_UPDATE", channel)
    return channel


def _set_tags(world: World, forum: JsonObject, payload: JsonObject) -> None:
    """Replaces the tags that posts of a forum may have."""
    if forum["type"] != objects.FORUM or payload.get("available_tags") is None:
        return
    if len(payload["available_tags"]) > MOST_TAGS:
        raise bad_form(f"Must be {MOST_TAGS} or fewer in length.", "available_tags")
    blank = {"moderated": False, "emoji_id": None, "emoji_name": None}
    forum["available_tags"] = [
        {**blank, **tag, "id": str(tag.get("id") or world.ids.new())} for tag in payload["available_tags"]
    ]


def delete(world: World, deleter_id: str, channel_id: str) -> JsonObject:
    """Deletes a channel with its threads, or one thread."""
    channel = world.channel(channel_id, deleter_id)
    if "guild_id" not in channel:
        raise DiscordError(403, 50003, "Cannot execute action on a DM channel")
    if "thread_metadata" in channel:
        demand(world, deleter_id, channel, Permission.MANAGE_THREADS)
        _forget(world, channel)
        world.announce("THREAD_DELETE", {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")})
    else:
        demand(world, deleter_id, channel, Permission.MANAGE_CHANNELS)
        for one in [*threads.under(world, channel_id), channel]:
            _forget(world, one)
        world.announce("CHANNEL_DELETE", channel)
    return channel


def _forget(world: World, channel: JsonObject) -> None:
    del world.channels[channel["id"]]
    world.thread_members.pop(channel["id"], None)
    for message in world.messages.pop(channel["id"], {}).values():
        world.ephemeral_for.pop(message["id"], None)
        timeline.forget_files(world, message["attachments"])


def overwrite(world: World, editor_id: str, channel_id: str, target_id: str, payload: JsonObject) -> None:
    """Sets what a role or member may do in a channel, in addition to or instead of their roles."""
    channel = _overwritable(world, editor_id, channel_id)
    guild = world.guild_of(channel)
    if target_id not in guild.roles and target_id not in guild.members:
        raise DiscordError(404, 10009, "Unknown permission overwrite")
    _without(channel, target_id).append(_overwrite({**payload, "id": target_id}))
    world.announce("CHANNEL_UPDATE", channel)


def remove_overwrite(world: World, editor_id: str, channel_id: str, target_id: str) -> None:
    """Removes a role's or member's overwrite."""
    channel = _overwritable(world, editor_id, channel_id)
    _without(channel, target_id)
    world.announce("CHANNEL_UPDATE", channel)


def _overwritable(world: World, editor_id: str, channel_id: str) -> JsonObject:
    channel = world.channel(channel_id, editor_id)
    if "permission_overwrites" not in channel:
        raise DiscordError(400, 50024, "Cannot execute action on this channel type")
    demand(world, editor_id, channel, Permission.MANAGE_ROLES)
    return channel


def _without(channel: JsonObject, target_id: str) -> list[JsonObject]:
    rest: list[JsonObject] = [one for one in channel["permission_overwrites"] if one["id"] != target_id]
    channel["permission_overwrites"] = rest
    return rest


def _overwrite(payload: JsonObject) -> JsonObject:
    return {
        "id": str(payload["id"]),
        "type": int(payload.get("type") or 0),
        "allow": str(payload.get("allow") or 0),
        "deny": str(payload.get("deny") or 0),
    }


def demand_on_server(guild: Guild, user_id: str, permission: Permission) -> None:
    """Raises Discord's 403 unless the user has the permission on the whole server."""
    if not guild_permissions(guild, user_id) & permission:
        raise DiscordError(403, 50013, f"Missing Permissions ({permission.name.replace('_', ' ').title()})")


def direct_messages(world: World, recipient_id: str) -> JsonObject:
    """Returns the bot's direct messages with a user, opening them if necessary."""
    if recipient_id not in world.users or recipient_id == world.bot_id:
        raise DiscordError(400, 50033, "Invalid Recipient(s)")
    for channel in world.channels.values():
        if channel["type"] == objects.DIRECT_MESSAGE and channel["recipients"][0]["id"] == recipient_id:
            return channel
    channel = objects.direct_channel(world.ids.new(), world.users[recipient_id])
    world.channels[channel["id"]] = channel
    world.announce("CHANNEL_CREATE", channel)
    return channel
