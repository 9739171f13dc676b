"""Uploaded files: the attachments of a message, and URLs in place of `attachment://name`."""

from __future__ import annotations

import io
import mimetypes
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.local_discord.limits.messages import ATTACHMENT_SCHEME
from bot.local_discord.model.errors import JsonObject, bad_form
from bot.local_discord.model.objects import walk
from bot.local_discord.model.state import StoredFile, World

PICTURE_FORMATS = ("PNG", "WEBP", "GIF", "JPEG")


@dataclass(frozen=True)
class Upload:
    """One file part of a multipart request."""

    filename: str
    data: bytes


@dataclass(frozen=True)
class Arranged:
    """A message's attachments after a request, with the new files by attachment id."""

    attachments: list[JsonObject]
    new_files: Mapping[str, StoredFile]

    @property
    def filenames(self) -> set[str]:
        """The names that `attachment://` may use."""
        return {attachment["filename"] for attachment in self.attachments}


def arrange(world: World, message: JsonObject, payload: JsonObject, uploads: Mapping[int, Upload]) -> Arranged:
    """Merges old and new attachments.

    `payload["attachments"]` names new files by their index and old ones by id; old ones that it leaves out are removed.
    Without the key all old ones stay. Raises Discord's 400 for an index without a file.
    """
    old = {attachment["id"]: attachment for attachment in message["attachments"]}
    listed = payload.get("attachments")
    entries: list[JsonObject] = list(old.values()) if listed is None else listed
    named = {str(entry["id"]) for entry in entries}
    entries = entries + [{"id": index} for index in uploads if str(index) not in named]
    arranged: list[JsonObject] = []
    new_files: dict[str, StoredFile] = {}
    for position, entry in enumerate(entries):
        key = str(entry["id"])
        if key in old:
            arranged.append({**old[key], **_description(entry)})
        elif int(key) in uploads:
            attachment, stored = _stored(world, message["channel_id"], entry, uploads[int(key)])
            arranged.append(attachment)
            new_files[attachment["id"]] = stored
        else:
            raise bad_form(
                f"There is no file files[{key}] and no earlier attachment {key}.", "attachments", position, "id"
            )
    return Arranged(arranged, new_files)


def _description(entry: JsonObject) -> JsonObject:
    return {"description": entry["description"]} if entry.get("description") else {}


def _stored(world: World, channel_id: str, entry: JsonObject, upload: Upload) -> tuple[JsonObject, StoredFile]:
    filename = entry.get("filename") or upload.filename
    attachment = describe(world, channel_id, Upload(filename, upload.data)) | _description(entry)
    return attachment, StoredFile(filename, attachment["content_type"], upload.data)


def describe(world: World, channel_id: str, upload: Upload) -> JsonObject:
    """Returns a new attachment's JSON. A picture's type and size are read from its first bytes."""
    attachment_id = world.ids.new()
    url = f"{world.base_url}/cdn/attachments/{channel_id}/{attachment_id}/{quote(upload.filename, safe='')}"
    return {
        "id": attachment_id,
        "filename": upload.filename,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": mimetypes.guess_type(upload.filename)[0] or "application/octet-stream",
        **_picture(upload.data),
    }


def _picture(data: bytes) -> JsonObject:
    try:
        with Image.open(io.BytesIO(data), formats=PICTURE_FORMATS) as picture:
            return {"content_type": Image.MIME[picture.format or ""], "width": picture.width, "height": picture.height}
    except (UnidentifiedImageError, OSError):
        return {}


def addressed_embeds(embeds: list[JsonObject], attachments: list[JsonObject]) -> list[JsonObject]:
    """Returns a copy of embeds with the URL, type and size of every attached picture."""
    keys = ("url", "proxy_url", "content_type", "width", "height")
    media = _by_address(attachments, {key: key for key in keys})
    return [_addressed({"type": "rich", **embed}, media) for embed in embeds]


def addressed_components(world: World, components: list[JsonObject], attachments: list[JsonObject]) -> list[JsonObject]:
    """Returns a copy of components in which every picture and file has its URL, type, size and an id."""
    keys = ("id", "url", "proxy_url", "content_type", "width", "height")
    media = _by_address(attachments, {key: key for key in keys} | {"attachment_id": "id"})
    addressed: list[JsonObject] = _addressed(components, media)
    for holder in _media_holders(addressed):
        holder.setdefault("proxy_url", holder["url"])
        holder.setdefault("id", world.ids.new())
    return addressed


def _by_address(attachments: list[JsonObject], renamed: Mapping[str, str]) -> dict[str, JsonObject]:
    """Returns the attachments by both names that a payload may use for them."""
    media: dict[str, JsonObject] = {}
    for attachment in attachments:
        told = {key: attachment[source] for key, source in renamed.items() if source in attachment}
        media[ATTACHMENT_SCHEME + attachment["filename"]] = media[attachment["url"]] = told
    return media


def _addressed(value: Any, media: Mapping[str, JsonObject]) -> Any:
    if isinstance(value, list):
        return [_addressed(one, media) for one in value]
    if not isinstance(value, dict):
        return value
    copy = {key: _addressed(one, media) for key, one in value.items()}
    if copy.get("url") in media:
        copy |= media[copy["url"]]
    if copy.get("icon_url") in media:
        copy["icon_url"] = media[copy["icon_url"]]["url"]
    return copy


def _media_holders(components: list[JsonObject]) -> Iterator[JsonObject]:
    for _, part in walk(components):
        for holder in [part, *part.get("items", [])]:
            yield from (holder[key] for key in ("media", "file") if key in holder)
