"""The sequence of a channel's messages: adding, changing and removing. Permissions are not checked here."""

from __future__ import annotations

from typing import Any

from bot.local_discord.model import objects
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.state import World

SECONDS_A_FILE_LASTS = 60.0


def enter(world: World, message: JsonObject, *, ephemeral_for: str | None = None) -> None:
    """Appends a new message to its channel; with `ephemeral_for`, only that user sees it."""
    world.keep_message(message)
    if ephemeral_for is None:
        channel = world.channels[message["channel_id"]]
        channel["last_message_id"] = message["id"]
        if "thread_metadata" in channel:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
    else:
        world.ephemeral_for[message["id"]] = ephemeral_for
    world.announce("MESSAGE_CREATE", message, only=ephemeral_for)


def enter_system(world: World, author_id: str, channel_id: str, kind: int, **fields: Any) -> None:
    """Appends a system message, such as "pinned a message"."""
    author = world.users[author_id]
    enter(world, objects.message(world.ids.new(), channel_id, author, world.now(), type=kind, **fields))


def replace(world: World, message: JsonObject) -> None:
    """Replaces a message with its new version. Files that it no longer has are deleted."""
    earlier = world.messages[message["channel_id"]][message["id"]]
    kept = {attachment["id"] for attachment in message["attachments"]}
    forget_files(world, [each for each in earlier["attachments"] if each["id"] not in kept])
    world.keep_message(message)
    world.announce("MESSAGE_UPDATE", message, only=world.ephemeral_for.get(message["id"]))


def remove(world: World, message: JsonObject) -> None:
    """Removes a message and its files."""
    del world.messages[message["channel_id"]][message["id"]]
    only = world.ephemeral_for.pop(message["id"], None)
    forget_files(world, message["attachments"])
    world.announce("MESSAGE_DELETE", {"id": message["id"], "channel_id": message["channel_id"]}, only=only)


def forget_files(world: World, attachments: list[JsonObject]) -> None:
    """Deletes files that no message has any more, after a short delay: a page may be about to fetch them."""

    def forget() -> None:
        for attachment in attachments:
            world.files.pop(attachment["id"], None)

    world.clock.call_later(SECONDS_A_FILE_LASTS, forget)
