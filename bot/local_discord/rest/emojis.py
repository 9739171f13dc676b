"""The application's emojis."""

from __future__ import annotations

from bot.local_discord.actions import emojis
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

ALL = "/applications/{application_id}/emojis"
ONE = "/applications/{application_id}/emojis/{emoji_id}"

routes = Routes()


@routes("GET", ALL)
def fetch_all(call: Call) -> Reply:
    """Returns all emojis."""
    return Reply({"items": list(call.world.emojis.values())})


@routes("POST", ALL)
def create(call: Call) -> Reply:
    """Adds an emoji."""
    return Reply(emojis.create(call.world, call.body), 201)


@routes("GET", ONE)
def fetch(call: Call) -> Reply:
    """Returns an emoji."""
    return Reply(emojis.find(call.world, call.path["emoji_id"]))


@routes("PATCH", ONE)
def rename(call: Call) -> Reply:
    """Renames an emoji."""
    return Reply(emojis.rename(call.world, call.path["emoji_id"], call.body))


@routes("DELETE", ONE)
def delete(call: Call) -> Reply:
    """Deletes an emoji."""
    emojis.delete(call.world, call.path["emoji_id"])
    return NOTHING
