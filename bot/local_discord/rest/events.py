"""The scheduled events of a guild."""

from __future__ import annotations

from bot.local_discord.actions import events
from bot.local_discord.model.guild import Guild
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

ALL = "/guilds/{guild_id}/scheduled-events"
ONE = "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}"

routes = Routes()


def _guild(call: Call) -> Guild:
    return call.world.guild(call.path["guild_id"])


@routes("GET", ALL)
def fetch_all(call: Call) -> Reply:
    """Returns the events that are not over."""
    return Reply(events.all_of(call.world, _guild(call)))


@routes("POST", ALL)
def create(call: Call) -> Reply:
    """Creates an event."""
    return Reply(events.create(call.world, _guild(call), call.bot_id, call.body))


@routes("GET", ONE)
def fetch(call: Call) -> Reply:
    """Returns an event."""
    return Reply(events.find(_guild(call), call.path["guild_scheduled_event_id"]))


@routes("PATCH", ONE)
def edit(call: Call) -> Reply:
    """Changes an event."""
    guild = _guild(call)
    return Reply(events.edit(call.world, guild, call.bot_id, call.path["guild_scheduled_event_id"], call.body))


@routes("DELETE", ONE)
def delete(call: Call) -> Reply:
    """Deletes an event."""
    events.delete(call.world, _guild(call), call.bot_id, call.path["guild_scheduled_event_id"])
    return NOTHING
