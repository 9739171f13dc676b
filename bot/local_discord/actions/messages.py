"""Writes, edits, deletes and pins messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.local_discord.actions import threads, timeline
from bot.local_discord.actions.attachments import Upload, addressed_components, addressed_embeds, arrange
from bot.local_discord.actions.emojis import unknown_emojis
from bot.local_discord.actions.mentions import mentioned, notify
from bot.local_discord.limits import messages as limits
from bot.local_discord.model import objects
from bot.local_discord.model.errors import DiscordError, JsonObject, bad_form, refuse, unknown
from bot.local_discord.model.permissions import Permission, demand
from bot.local_discord.model.state import World

NONCE_SECONDS = 300
MAXIMUM_PINS = 250

FLAGS_OF_A_NEW_MESSAGE = objects.SUPPRESS_EMBEDS | objects.SUPPRESS_NOTIFICATIONS | objects.COMPONENTS_V2
FLAGS_OF_AN_EDIT = objects.SUPPRESS_EMBEDS | objects.COMPONENTS_V2

Uploads = Mapping[int, Upload]


def post(world: World, author_id: str, channel_id: str, payload: JsonObject, uploads: Uploads) -> JsonObject:
    """Writes a message in a channel as an author who must have permission. A repeated enforced nonce writes nothing."""
    channel = world.channel(channel_id, author_id)
    _may_write(world, author_id, channel)
    if uploads:
        demand(world, author_id, channel, Permission.ATTACH_FILES)
    earlier = _same_nonce(world, author_id, payload)
    if earlier is not None:
        return earlier
    message = create(world, author_id, channel_id, payload, uploads, **_reference(world, channel, payload))
    if payload.get("nonce") is not None:
        message["nonce"] = payload["nonce"]
        world.nonces[author_id, str(payload["nonce"])] = (world.clock.now(), channel_id, message["id"])
        _forget_old_nonces(world)
    return message


def _may_write(world: World, author_id: str, channel: JsonObject) -> None:
    if channel["type"] in (objects.CATEGORY, objects.FORUM):
        raise DiscordError(400, 50008, "Cannot send messages in a non-text channel")
    if "thread_metadata" in channel:
        threads.demand_active(channel)
        threads.demand_unlocked(world, author_id, channel)
        demand(world, author_id, channel, Permission.SEND_MESSAGES_IN_THREADS)
    else:
        demand(world, author_id, channel, Permission.SEND_MESSAGES)


def _same_nonce(world: World, author_id: str, payload: JsonObject) -> JsonObject | None:
    if not payload.get("enforce_nonce") or payload.get("nonce") is None:
        return None
    written, channel_id, message_id = world.nonces.get((author_id, str(payload["nonce"])), (0.0, "", ""))
    if world.clock.now() - written > NONCE_SECONDS:
        return None
    return world.messages[channel_id].get(message_id)


def _forget_old_nonces(world: World) -> None:
    """Drops expired nonces, which are in the order of writing."""
    expired = world.clock.now() - NONCE_SECONDS
    while world.nonces:
        key, (written, _, _) = next(iter(world.nonces.items()))
        if written >= expired:
            return
        del world.nonces[key]


def _reference(world: World, channel: JsonObject, payload: JsonObject) -> JsonObject:
    reference = payload.get("message_reference")
    if not reference:
        return {}
    target = world.messages[channel["id"]].get(str(reference["message_id"]))
    if target is None or target["id"] in world.ephemeral_for:
        if reference.get("fail_if_not_exists", True):
            raise bad_form("Unknown message", "message_reference")
        return {}
    known = {"message_id": target["id"], "channel_id": channel["id"], "type": 0}
    return {"type": objects.MESSAGE_REPLY, "message_reference": known, "referenced_message": target}


def create(
    world: World,
    author_id: str,
    channel_id: str,
    payload: JsonObject,
    uploads: Uploads,
    *,
    ephemeral_for: str | None = None,
    **fields: Any,
) -> JsonObject:
    """Writes a message without checking permissions; `ephemeral_for` is the only user who will see it."""
    if channel_id not in world.channels:
        raise unknown("Channel")
    blank = objects.message(world.ids.new(), channel_id, world.users[author_id], world.now(), **fields)
    blank["flags"] = (payload.get("flags") or 0) & FLAGS_OF_A_NEW_MESSAGE
    if ephemeral_for:
        blank["flags"] |= objects.EPHEMERAL
    message = _composed(world, blank, payload, uploads)
    mentions = mentioned(world, message, payload.get("allowed_mentions"))
    message |= mentions.fields(world)
    timeline.enter(world, message, ephemeral_for=ephemeral_for)
    if ephemeral_for is None:
        threads.join_mentioned(world, message, mentions.users)
        notify(world, message, mentions)
    return message


def create_waiting(world: World, channel_id: str, *, ephemeral_for: str | None, **fields: Any) -> JsonObject:
    """Writes the "thinking" message of a deferred answer, to be edited later."""
    flags = objects.LOADING | (objects.EPHEMERAL if ephemeral_for else 0)
    message = objects.message(
        world.ids.new(), channel_id, world.users[world.bot_id], world.now(), flags=flags, **fields
    )
    timeline.enter(world, message, ephemeral_for=ephemeral_for)
    return message


def _composed(world: World, base: JsonObject, payload: JsonObject, uploads: Uploads) -> JsonObject:
    """Returns `base` with the payload's replacements after checking the limits. Files are only stored if all checks
    pass."""
    limits.files(dict(uploads))
    draft = dict(base)
    for key, empty in (("content", ""), ("embeds", []), ("components", [])):
        if key in payload:
            draft[key] = payload[key] or empty
    arranged = arrange(world, base, payload, uploads)
    draft["attachments"] = arranged.attachments
    refuse([*limits.message(draft, payload, arranged.filenames), *unknown_emojis(world, draft["components"])])
    limits.not_empty(draft)
    draft["embeds"] = addressed_embeds(draft["embeds"], arranged.attachments)
    draft["components"] = addressed_components(world, draft["components"], arranged.attachments)
    objects.number_components(draft["components"])
    for _, part in objects.walk(draft["components"]):
        part.pop("required", None)  # only exists in modals; Discord does not return it
    world.files.update(arranged.new_files)
    return draft


def edit(
    world: World, editor_id: str, channel_id: str, message_id: str, payload: JsonObject, uploads: Uploads
) -> JsonObject:
    """Edits the author's own message through the channel."""
    channel = world.channel(channel_id, editor_id)
    message = world.message(channel_id, message_id)
    if message["author"]["id"] != editor_id:
        raise DiscordError(403, 50005, "Cannot edit a message authored by another user")
    threads.demand_active(channel)
    return change(world, message, payload, uploads)


def change(world: World, message: JsonObject, payload: JsonObject, uploads: Uploads) -> JsonObject:
    """Edits a message without checking permissions. Edits notify no one."""
    wanted = (payload.get("flags") or 0) & FLAGS_OF_AN_EDIT
    kept = message["flags"] & ~objects.SUPPRESS_EMBEDS & ~objects.LOADING
    base = {**message, "flags": kept | wanted, "edited_timestamp": world.now()}
    edited = _composed(world, base, payload, uploads)
    edited |= mentioned(world, edited, payload.get("allowed_mentions")).fields(world)
    timeline.replace(world, edited)
    return edited


def delete(world: World, deleter_id: str, channel_id: str, message_id: str) -> None:
    """Deletes a message through the channel: one's own, or with the permission to manage messages."""
    channel = world.channel(channel_id, deleter_id)
    message = world.message(channel_id, message_id)
    if message["author"]["id"] != deleter_id:
        demand(world, deleter_id, channel, Permission.MANAGE_MESSAGES)
    threads.demand_active(channel)
    timeline.remove(world, message)


def delete_many(world: World, deleter_id: str, channel_id: str, message_ids: list[str]) -> None:
    """Deletes 2 to 100 messages at once."""
    channel = world.channel(channel_id, deleter_id)
    demand(world, deleter_id, channel, Permission.MANAGE_MESSAGES)
    for message_id in message_ids:
        found = world.messages[channel_id].get(message_id)
        if found is not None and message_id not in world.ephemeral_for:
            timeline.remove(world, found)


def pin(world: World, pinner_id: str, channel_id: str, message_id: str, *, pinned: bool) -> None:
    """Pins or unpins a message."""
    channel = world.channel(channel_id, pinner_id)
    demand(world, pinner_id, channel, Permission.PIN_MESSAGES)
    message = world.message(channel_id, message_id)
    threads.demand_active(channel)
    if message["pinned"] == pinned:
        return
    if pinned and len(pins(world, channel_id)) >= MAXIMUM_PINS:
        raise DiscordError(400, 30003, f"Maximum number of pins reached for the channel ({MAXIMUM_PINS})")
    world.pinned_at[message_id] = world.now()
    timeline.replace(world, {**message, "pinned": pinned})
    world.announce("CHANNEL_PINS_UPDATE", {"channel_id": channel_id, "last_pin_timestamp": world.now()})
    if pinned:
        reference = {"message_id": message_id, "channel_id": channel_id, "type": 0}
        timeline.enter_system(world, pinner_id, channel_id, objects.MESSAGE_PINNED, message_reference=reference)


def pins(world: World, channel_id: str) -> list[JsonObject]:
    """Returns the pinned messages of a channel, last pinned first."""
    pinned = [message for message in world.messages[channel_id].values() if message["pinned"]]
    return sorted(pinned, key=lambda message: world.pinned_at[message["id"]], reverse=True)


def history(world: World, reader_id: str, channel_id: str, limit: int, before: str, after: str) -> list[JsonObject]:
    """Returns public messages of a channel, newest first; `before` and `after` are ids, or empty."""
    channel = world.channel(channel_id, reader_id)
    demand(world, reader_id, channel, Permission.READ_MESSAGE_HISTORY)
    public = [message for message in world.messages[channel_id].values() if message["id"] not in world.ephemeral_for]
    if before:
        public = [message for message in public if int(message["id"]) < int(before)]
    if after:
        later = [message for message in public if int(message["id"]) > int(after)]
        return later[:limit][::-1]
    return public[::-1][:limit]


def typing(world: World, user_id: str, channel_id: str) -> None:
    """Shows that someone is typing."""
    channel = world.channel(channel_id, user_id)
    _may_write(world, user_id, channel)
    data = {"channel_id": channel_id, "user_id": user_id, "timestamp": int(world.clock.now())}
    world.announce("TYPING_START", data)


def find(world: World, viewer_id: str, channel_id: str, message_id: str) -> JsonObject:
    """Returns a message that a user can see, including their ephemeral ones. Raises Discord's 404."""
    message = world.messages[channel_id].get(message_id)
    world.channel(channel_id, viewer_id)
    if message is None or world.ephemeral_for.get(message_id, viewer_id) != viewer_id:
        raise unknown("Message")
    return message
