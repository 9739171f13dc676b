"""Messages and pins."""

from __future__ import annotations

from bot.local_discord.actions import messages
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

routes = Routes()


@routes("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> Reply:
    """Returns messages of a channel, newest first."""
    before, after = call.query.get("before", ""), call.query.get("after", "")
    limit = call.limit(50, 100)
    return Reply(messages.history(call.world, call.bot_id, call.path["channel_id"], limit, before, after))


@routes("POST", "/channels/{channel_id}/messages")
def post(call: Call) -> Reply:
    """Writes a message."""
    return Reply(messages.post(call.world, call.bot_id, call.path["channel_id"], call.body, call.uploads))


@routes("POST", "/channels/{channel_id}/messages/bulk-delete")
def delete_many(call: Call) -> Reply:
    """Deletes several messages."""
    ids = list(map(str, call.body["messages"]))
    messages.delete_many(call.world, call.bot_id, call.path["channel_id"], ids)
    return NOTHING


@routes("GET", "/channels/{channel_id}/messages/pins")
def pins(call: Call) -> Reply:
    """Returns the pinned messages."""
    call.world.channel(call.path["channel_id"], call.bot_id)
    found = messages.pins(call.world, call.path["channel_id"])
    items = [{"pinned_at": call.world.pinned_at[message["id"]], "message": message} for message in found]
    return Reply({"items": items, "has_more": False})


@routes("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> Reply:
    """Pins a message."""
    messages.pin(call.world, call.bot_id, call.path["channel_id"], call.path["message_id"], pinned=True)
    return NOTHING


@routes("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> Reply:
    """Unpins a message."""
    messages.pin(call.world, call.bot_id, call.path["channel_id"], call.path["message_id"], pinned=False)
    return NOTHING


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
def fetch(call: Call) -> Reply:
    """Returns a message."""
    call.world.channel(call.path["channel_id"], call.bot_id)
    return Reply(call.world.message(call.path["channel_id"], call.path["message_id"]))


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(call: Call) -> Reply:
    """Edits a message."""
    where = call.path["channel_id"], call.path["message_id"]
    return Reply(messages.edit(call.world, call.bot_id, *where, call.body, call.uploads))


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> Reply:
    """Deletes a message."""
    messages.delete(call.world, call.bot_id, call.path["channel_id"], call.path["message_id"])
    return NOTHING
