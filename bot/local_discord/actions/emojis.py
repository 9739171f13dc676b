"""The application's emojis."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator

from bot.local_discord.model.errors import Complaint, DiscordError, JsonObject, bad_form, unknown
from bot.local_discord.model.objects import walk
from bot.local_discord.model.state import StoredFile, World

MOST, LARGEST = 2_000, 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)


def create(world: World, payload: JsonObject) -> JsonObject:
    """Adds an emoji to the application."""
    if not NAME.fullmatch(payload["name"]):
        raise bad_form("Must be 2 to 32 letters, digits or underscores.", "name")
    image = DATA.fullmatch(payload["image"])
    if image is None:
        raise bad_form("Must be an image as a data URI.", "image")
    try:
        data = base64.b64decode(image[2], validate=True)
    except binascii.Error:
        raise bad_form("Is not base64.", "image") from None
    if len(data) > LARGEST:
        raise bad_form(f"File cannot be larger than {LARGEST // 1024} kb.", "image")
    if any(each["name"] == payload["name"] for each in world.emojis.values()):
        raise bad_form("An emoji of the application already has this name.", "name")
    if len(world.emojis) >= MOST:
        raise DiscordError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    emoji = {
        "id": world.ids.new(),
        "name": payload["name"],
        "roles": [],
        "user": world.users[world.bot_id],
        "require_colons": True,
        "managed": False,
        "animated": image[1] == "image/gif",
        "available": True,
    }
    world.emojis[emoji["id"]] = emoji
    world.files[emoji["id"]] = StoredFile(f"{payload['name']}.png", image[1], data)
    world.announce("EMOJIS", {})
    return emoji


def find(world: World, emoji_id: str) -> JsonObject:
    """Returns an emoji. Raises Discord's 404."""
    if emoji_id not in world.emojis:
        raise unknown("Emoji")
    return world.emojis[emoji_id]


def rename(world: World, emoji_id: str, payload: JsonObject) -> JsonObject:
    """Renames an emoji."""
    emoji = find(world, emoji_id)
    emoji["name"] = payload.get("name") or emoji["name"]
    return emoji


def delete(world: World, emoji_id: str) -> None:
    """Deletes an emoji."""
    del world.emojis[find(world, emoji_id)["id"]]
    world.files.pop(emoji_id, None)


def unknown_emojis(world: World, components: list[JsonObject]) -> Iterator[Complaint]:
    """Yields a complaint for each emoji of a button or menu that the application does not have."""
    for path, part in walk(components):
        for step, holder in ((), part), *((("options", at), each) for at, each in enumerate(part.get("options") or ())):
            emoji = holder.get("emoji") or {}
            if emoji.get("id") and emoji["id"] not in world.emojis:
                yield Complaint(("components", *path, *step, "emoji", "id"), "Invalid emoji")
