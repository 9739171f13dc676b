"""Threads and their members."""

from __future__ import annotations

from bot.local_discord.actions import posts, threads
from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject, unknown
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

routes = Routes()


@routes("POST", "/channels/{channel_id}/threads")
def open_thread(call: Call) -> Reply:
    """Opens a thread without a parent message, or a post of a forum."""
    if call.world.channels.get(call.path["channel_id"], {}).get("type") == objects.FORUM:
        forum_id = call.path["channel_id"]
        return Reply(posts.open_post(call.world, call.bot_id, forum_id, call.body, call.uploads), 201)
    thread = threads.open_thread(call.world, call.bot_id, call.path["channel_id"], call.body)
    return Reply(call.world.thread_for_bot(thread), 201)


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def open_on_message(call: Call) -> Reply:
    """Opens the thread of a message."""
    where = call.path["channel_id"], call.path["message_id"]
    thread = threads.open_on_message(call.world, call.bot_id, *where, call.body)
    return Reply(call.world.thread_for_bot(thread), 201)


@routes("GET", "/channels/{channel_id}/thread-members")
def members(call: Call) -> Reply:
    """Returns the members of a thread."""
    thread = call.world.thread(call.path["channel_id"], call.bot_id)
    return Reply(list(call.world.thread_members[thread["id"]].values()))


@routes("GET", "/channels/{channel_id}/thread-members/{user_id}")
def member(call: Call) -> Reply:
    """Returns a user's membership in a thread."""
    thread = call.world.thread(call.path["channel_id"], call.bot_id)
    found = call.world.thread_members[thread["id"]].get(call.path["user_id"])
    if found is None:
        raise unknown("Member")
    return Reply(found)


@routes("PUT", "/channels/{channel_id}/thread-members/@me")
def join(call: Call) -> Reply:
    """Joins a thread."""
    threads.add_member(call.world, call.bot_id, call.path["channel_id"], call.bot_id)
    return NOTHING


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_member(call: Call) -> Reply:
    """Adds a user to a thread."""
    threads.add_member(call.world, call.bot_id, call.path["channel_id"], call.path["user_id"])
    return NOTHING


@routes("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave(call: Call) -> Reply:
    """Leaves a thread."""
    threads.remove_member(call.world, call.bot_id, call.path["channel_id"], call.bot_id)
    return NOTHING


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_member(call: Call) -> Reply:
    """Removes a user from a thread."""
    threads.remove_member(call.world, call.bot_id, call.path["channel_id"], call.path["user_id"])
    return NOTHING


@routes("GET", "/guilds/{guild_id}/threads/active")
def all_active(call: Call) -> Reply:
    """Returns all unarchived threads that the bot sees."""
    guild = call.world.guild(call.path["guild_id"])
    visible = [one for one in call.world.visible_channels(call.bot_id) if "thread_metadata" in one]
    active = [one for one in visible if one["guild_id"] == guild.id and not one["thread_metadata"]["archived"]]
    return Reply(_listed(call, active) | {"has_more": False})


@routes("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> Reply:
    """Returns the archived public threads of a channel."""
    found = threads.archived(call.world, call.bot_id, call.path["channel_id"], objects.PUBLIC_THREAD)
    return Reply(_page(call, found))


@routes("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(call: Call) -> Reply:
    """Returns the archived private threads of a channel."""
    found = threads.archived(call.world, call.bot_id, call.path["channel_id"], objects.PRIVATE_THREAD)
    return Reply(_page(call, found))


@routes("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_joined(call: Call) -> Reply:
    """Returns the archived private threads of a channel that the bot has joined, the last created first."""
    kind = objects.PRIVATE_THREAD
    found = threads.archived(call.world, call.bot_id, call.path["channel_id"], kind)
    joined = [one for one in found if call.bot_id in call.world.thread_members[one["id"]]]
    limit, before = call.limit(50, 100), call.query.get("before")
    rest = [one for one in joined if before is None or int(one["id"]) < int(before)]
    page = sorted(rest, key=lambda one: int(one["id"]), reverse=True)[:limit]
    return Reply(_listed(call, page) | {"has_more": len(rest) > limit})


def _page(call: Call, found: list[JsonObject]) -> JsonObject:
    limit, before = call.limit(50, 100), call.query.get("before")
    rest = [one for one in found if before is None or one["thread_metadata"]["archive_timestamp"] < before]
    return _listed(call, rest[:limit]) | {"has_more": len(rest) > limit}


def _listed(call: Call, found: list[JsonObject]) -> JsonObject:
    mine = [call.world.thread_members[one["id"]].get(call.bot_id) for one in found]
    return {"threads": found, "members": [member for member in mine if member]}
