"""Limits of whole messages and of files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.local_discord.limits.components import message_components
from bot.local_discord.model.errors import Complaint, DiscordError, JsonObject
from bot.local_discord.model.objects import COMPONENTS_V2

MAXIMUM_CONTENT = 2000
MAXIMUM_EMBED_TEXT = 6000
MAXIMUM_FILES = 10
MAXIMUM_FILE_BYTES = 10 * 1024 * 1024

ATTACHMENT_SCHEME = "attachment://"

NOT_BUILT = ("poll", "sticker_ids", "shared_client_theme")


def message(draft: JsonObject, payload: JsonObject, filenames: set[str]) -> Iterator[Complaint]:
    """Yields complaints about a message after the request; `filenames` are its attachments."""
    v2 = bool(draft["flags"] & COMPONENTS_V2)
    if v2:
        yield from _v2_stands_alone(draft, payload)
    if len(draft["content"]) > MAXIMUM_CONTENT:
        yield Complaint(("content",), f"Must be {MAXIMUM_CONTENT} or fewer in length (has {len(draft['content'])}).")
    length = sum(map(_embed_length, draft["embeds"]))
    if length > MAXIMUM_EMBED_TEXT:
        yield Complaint(("embeds",), f"At most {MAXIMUM_EMBED_TEXT} characters over all embeds (has {length}).")
    yield from message_components(draft["components"], v2=v2)
    for key in ("embeds", "components"):
        yield from _missing_files(draft[key], filenames, key)
    yield from _allowed_mentions(payload.get("allowed_mentions") or {})
    for key in NOT_BUILT:
        if payload.get(key):
            yield Complaint((key,), "The local Discord does not support this.")


def not_empty(draft: JsonObject) -> None:
    """Raises Discord's error for an empty message."""
    if not any(draft[key] for key in ("content", "embeds", "attachments", "components")):
        raise DiscordError(400, 50006, "Cannot send an empty message")


def files(uploads: dict[int, Any]) -> None:
    """Raises Discord's error for too many or too large files."""
    if len(uploads) > MAXIMUM_FILES:
        raise DiscordError(400, 30015, f"Maximum number of attachments reached ({MAXIMUM_FILES})")
    for upload in uploads.values():
        if len(upload.data) > MAXIMUM_FILE_BYTES:
            raise DiscordError(413, 40005, f"Request entity too large ({upload.filename}: {len(upload.data)} bytes)")


def _v2_stands_alone(draft: JsonObject, payload: JsonObject) -> Iterator[Complaint]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if draft.get(key) or payload.get(key):
            yield Complaint((key,), "A message with the flag IS_COMPONENTS_V2 has no such thing.")
    if not draft["components"]:
        yield Complaint(("components",), "A message with the flag IS_COMPONENTS_V2 needs components.")


def _embed_length(embed: JsonObject) -> int:
    texts = [
        embed.get("title"),
        embed.get("description"),
        (embed.get("footer") or {}).get("text"),
        (embed.get("author") or {}).get("name"),
    ]
    for field in embed.get("fields") or []:
        texts += [field["name"], field["value"]]
    return sum(len(text or "") for text in texts)


def _missing_files(value: Any, filenames: set[str], *path: str | int) -> Iterator[Complaint]:
    if isinstance(value, list):
        for index, one in enumerate(value):
            yield from _missing_files(one, filenames, *path, index)
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in ("url", "icon_url"):
                yield from _missing_files(one, filenames, *path, key)
            elif str(one).startswith(ATTACHMENT_SCHEME) and one.removeprefix(ATTACHMENT_SCHEME) not in filenames:
                yield Complaint((*path, key), f"{one} refers to a file that is not attached.")


def _allowed_mentions(allowed: JsonObject) -> Iterator[Complaint]:
    for key in ("users", "roles"):
        if allowed.get(key) and key in (allowed.get("parse") or []):
            yield Complaint(("allowed_mentions", "parse"), f'"{key}" is listed both in parse and by ids.')
