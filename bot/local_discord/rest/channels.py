"""Channels, their permission overwrites, and typing."""

from __future__ import annotations

from bot.local_discord.actions import channels, messages
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

routes = Routes()


@routes("GET", "/channels/{channel_id}")
def fetch(call: Call) -> Reply:
    """Returns a channel or thread."""
    channel = call.world.channel(call.path["channel_id"], call.bot_id)
    return Reply(call.world.thread_for_bot(channel))


@routes("PATCH", "/channels/{channel_id}")
def edit(call: Call) -> Reply:
    """Changes a channel or thread."""
    return Reply(channels.edit(call.world, call.bot_id, call.path["channel_id"], call.body))


@routes("DELETE", "/channels/{channel_id}")
def delete(call: Call) -> Reply:
    """Deletes a channel or thread."""
    return Reply(channels.delete(call.world, call.bot_id, call.path["channel_id"]))


@routes("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def overwrite(call: Call) -> Reply:
    """Sets an overwrite."""
    channels.overwrite(call.world, call.bot_id, call.path["channel_id"], call.path["overwrite_id"], call.body)
    return NOTHING


@routes("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def remove_overwrite(call: Call) -> Reply:
    """Removes an overwrite."""
    channels.remove_overwrite(call.world, call.bot_id, call.path["channel_id"], call.path["overwrite_id"])
    return NOTHING


@routes("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Reply:
    """Shows that the bot is typing."""
    messages.typing(call.world, call.bot_id, call.path["channel_id"])
    return NOTHING
