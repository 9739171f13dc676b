"""Posts of forums: threads that begin with a message of the same id."""

from __future__ import annotations

from bot.local_discord.actions import messages, threads
from bot.local_discord.actions.messages import Uploads
from bot.local_discord.model import objects
from bot.local_discord.model.errors import DiscordError, JsonObject
from bot.local_discord.model.permissions import Permission, demand
from bot.local_discord.model.state import World


def open_post(world: World, opener_id: str, forum_id: str, payload: JsonObject, uploads: Uploads) -> JsonObject:
    """Opens a post and returns its thread with its first message."""
    forum = world.channel(forum_id, opener_id)
    demand(world, opener_id, forum, Permission.SEND_MESSAGES)
    tags = threads.checked_tags(forum, payload.get("applied_tags") or [])
    if forum["flags"] & objects.REQUIRE_TAG and not tags:
        raise DiscordError(400, 40067, "A tag is required to create a forum post in this channel")
    post_id = world.ids.new()
    thread = objects.thread(post_id, forum, objects.PUBLIC_THREAD, payload["name"], opener_id, world.now())
    threads.begin(world, thread | {"applied_tags": tags}, payload)
    message = messages.create(world, opener_id, post_id, payload["message"], uploads, id=post_id)
    return {**world.thread_for_bot(world.channels[post_id]), "message": message}
