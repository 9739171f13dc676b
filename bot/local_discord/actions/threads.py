"""Threads: opening, members, archiving and locking."""

from __future__ import annotations

from bot.local_discord.actions import timeline
from bot.local_discord.model import objects
from bot.local_discord.model.errors import DiscordError, JsonObject, bad_form, unknown
from bot.local_discord.model.permissions import Permission, demand, permissions_in
from bot.local_discord.model.state import World

MOST_TAGS = 5
SETTINGS = ("archived", "locked", "invitable", "auto_archive_duration")


def demand_active(channel: JsonObject) -> None:
    """Raises Discord's 400 for an archived thread, in which nothing may be written or changed."""
    if channel.get("thread_metadata", {}).get("archived"):
        raise DiscordError(400, 50083, "Thread is archived")


def demand_unlocked(world: World, writer_id: str, channel: JsonObject) -> None:
    """Raises Discord's 403 for a locked thread, unless the user may manage threads."""
    manages = permissions_in(world, writer_id, channel) & Permission.MANAGE_THREADS
    if channel["thread_metadata"]["locked"] and not manages:
        raise DiscordError(403, 160005, "This thread is locked")


def open_thread(world: World, opener_id: str, channel_id: str, payload: JsonObject) -> JsonObject:
    """Opens a thread without a parent message. Like in Discord, it is private unless its type says otherwise."""
    parent = _parent(world, opener_id, channel_id)
    kind = int(payload.get("type") or objects.PRIVATE_THREAD)
    private = kind == objects.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    demand(world, opener_id, parent, needed)
    thread = objects.thread(world.ids.new(), parent, kind, payload["name"], opener_id, world.now())
    _configure(thread, payload)
    _begin(world, thread)
    if not private:
        reference = {"channel_id": thread["id"], "guild_id": parent["guild_id"], "type": 0}
        kind = objects.MESSAGE_THREAD_CREATED
        timeline.enter_system(world, opener_id, channel_id, kind, content=thread["name"], message_reference=reference)
    return thread


def open_on_message(world: World, opener_id: str, channel_id: str, message_id: str, payload: JsonObject) -> JsonObject:
    """Opens the public thread of a message; both have the same id."""
    parent = _parent(world, opener_id, channel_id)
    demand(world, opener_id, parent, Permission.CREATE_PUBLIC_THREADS)
    message = world.message(channel_id, message_id)
    if message_id in world.channels:
        raise DiscordError(400, 160004, "A thread has already been created for this message")
    thread = objects.thread(message_id, parent, objects.PUBLIC_THREAD, payload["name"], opener_id, world.now())
    _configure(thread, payload)
    _begin(world, thread)
    timeline.replace(world, {**message, "flags": message["flags"] | objects.HAS_THREAD, "thread": thread})
    return thread


def _parent(world: World, opener_id: str, channel_id: str) -> JsonObject:
    parent = world.channel(channel_id, opener_id)
    if parent["type"] != objects.TEXT_CHANNEL:
        raise DiscordError(400, 50024, "Cannot execute action on this channel type")
    return parent


def _configure(thread: JsonObject, payload: JsonObject) -> None:
    metadata = thread["thread_metadata"]
    metadata |= {key: payload[key] for key in SETTINGS if payload.get(key) is not None}
    for key in ("name", "rate_limit_per_user"):
        if payload.get(key) is not None:
            thread[key] = payload[key]


def _begin(world: World, thread: JsonObject) -> None:
    world.channels[thread["id"]] = thread
    owner_id = thread["owner_id"]
    world.thread_members[thread["id"]][owner_id] = objects.thread_member(thread["id"], owner_id, world.now())
    thread["member_count"] = 1
    world.announce("THREAD_CREATE", {**thread, "newly_created": True})


def edit(world: World, editor_id: str, thread_id: str, payload: JsonObject) -> JsonObject:
    """Renames, archives, locks or unarchives a thread. Locking, and any change of a locked thread, requires Manage
    Threads."""
    thread = world.thread(thread_id, editor_id)
    metadata = thread["thread_metadata"]
    manages = permissions_in(world, editor_id, thread) & Permission.MANAGE_THREADS
    locking = payload.get("locked") is not None and payload["locked"] != metadata["locked"]
    waking = payload.get("archived") is False
    if metadata["archived"] and not waking:
        raise DiscordError(400, 50083, "Thread is archived")
    free = thread["owner_id"] == editor_id or (waking and set(payload) == {"archived"})
    if not manages and (locking or metadata["locked"] or not free):
        demand(world, editor_id, thread, Permission.MANAGE_THREADS)
    renamed = payload.get("name") not in (None, thread["name"])
    if payload.get("archived") not in (None, metadata["archived"]):
        metadata["archive_timestamp"] = world.now()
    if payload.get("applied_tags") is not None:
        thread["applied_tags"] = checked_tags(world.channels[thread["parent_id"]], payload["applied_tags"])
    _configure(thread, payload)
    world.announce("THREAD_UPDATE", thread)
    if renamed and not metadata["archived"]:
        timeline.enter_system(world, editor_id, thread_id, objects.MESSAGE_NAME_CHANGED, content=thread["name"])
    return thread


def begin(world: World, thread: JsonObject, payload: JsonObject) -> None:
    """Adds a new thread, configured like this."""
    _configure(thread, payload)
    _begin(world, thread)


def checked_tags(forum: JsonObject, tags: list[str]) -> list[str]:
    """Returns the tags of a post. Raises Discord's 400 for unknown tags, and for more than five."""
    known = [tag["id"] for tag in forum.get("available_tags", [])]
    if len(tags) > MOST_TAGS or not set(map(str, tags)) <= set(known):
        raise bad_form(f"Must be {MOST_TAGS} or fewer tags of the forum.", "applied_tags")
    return [tag for tag in known if tag in map(str, tags)]


def add_member(world: World, actor_id: str, thread_id: str, user_id: str) -> None:
    """Adds a user to a thread, or joins it."""
    thread = world.thread(thread_id, actor_id)
    demand_active(thread)
    if user_id not in world.guild_of(thread).members:
        raise unknown("Member")
    if actor_id != user_id:
        demand(world, actor_id, thread, Permission.SEND_MESSAGES_IN_THREADS)
        if not thread["thread_metadata"]["invitable"] and thread["owner_id"] != actor_id:
            demand(world, actor_id, thread, Permission.MANAGE_THREADS)
    if not permissions_in(world, user_id, thread) & Permission.VIEW_CHANNEL:
        raise DiscordError(403, 50001, "Missing Access")
    if _joined(world, thread, user_id) and actor_id != user_id:
        added = [world.users[user_id]]
        timeline.enter_system(world, actor_id, thread_id, objects.MESSAGE_RECIPIENT_ADDED, mentions=added)


def join_mentioned(world: World, message: JsonObject, user_ids: list[str]) -> None:
    """Adds mentioned users who can see the parent channel to a thread, if the author may invite."""
    thread = world.channels[message["channel_id"]]
    if "thread_metadata" not in thread:
        return
    author_id = message["author"]["id"]
    may_invite = (
        thread["thread_metadata"]["invitable"]
        or thread["owner_id"] == author_id
        or permissions_in(world, author_id, thread) & Permission.MANAGE_THREADS
    )
    for user_id in user_ids:
        if may_invite and permissions_in(world, user_id, thread) & Permission.VIEW_CHANNEL:
            _joined(world, thread, user_id)


def _joined(world: World, thread: JsonObject, user_id: str) -> bool:
    members = world.thread_members[thread["id"]]
    if user_id in members:
        return False
    members[user_id] = objects.thread_member(thread["id"], user_id, world.now())
    thread["member_count"] = len(members)
    world.announce("THREAD_MEMBERS_UPDATE", _members_update(world, thread, added=user_id))
    return True


def remove_member(world: World, actor_id: str, thread_id: str, user_id: str) -> None:
    """Removes a user from a thread, or leaves it."""
    thread = world.thread(thread_id, actor_id)
    demand_active(thread)
    if actor_id not in (user_id, thread["owner_id"]) or (
        actor_id != user_id and thread["type"] == objects.PUBLIC_THREAD
    ):
        demand(world, actor_id, thread, Permission.MANAGE_THREADS)
    if world.thread_members[thread_id].pop(user_id, None) is None:
        raise unknown("Member")
    thread["member_count"] = len(world.thread_members[thread_id])
    world.announce("THREAD_MEMBERS_UPDATE", _members_update(world, thread, removed=user_id))


def _members_update(world: World, thread: JsonObject, *, added: str = "", removed: str = "") -> JsonObject:
    update = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
    if removed:
        return {**update, "removed_member_ids": [removed]}
    mine = world.thread_members[thread["id"]][added]
    member = world.guild_of(thread).members[added]
    return {**update, "added_members": [{**mine, "member": member, "presence": None}]}


def archived(world: World, viewer_id: str, channel_id: str, kind: int) -> list[JsonObject]:
    """Returns the archived threads of one type in a channel, last archived first."""
    parent = world.channel(channel_id, viewer_id)
    demand(world, viewer_id, parent, Permission.READ_MESSAGE_HISTORY)
    found = [
        thread for thread in under(world, channel_id) if thread["type"] == kind and world.can_view(viewer_id, thread)
    ]
    found = [thread for thread in found if thread["thread_metadata"]["archived"]]
    return sorted(found, key=lambda thread: thread["thread_metadata"]["archive_timestamp"], reverse=True)


def under(world: World, channel_id: str) -> list[JsonObject]:
    """Returns all threads of a channel."""
    return [one for one in world.channels.values() if "thread_metadata" in one and one["parent_id"] == channel_id]
