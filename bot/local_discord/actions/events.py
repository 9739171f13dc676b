"""Scheduled events of a server. Only those at a place outside Discord are known here."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.local_discord.model.errors import DiscordError, JsonObject, bad_form, unknown
from bot.local_discord.model.guild import Guild
from bot.local_discord.model.permissions import Permission, guild_permissions
from bot.local_discord.model.state import World

MOST = 100
EXTERNAL = 3
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
EDITABLE = ("name", "description", "scheduled_start_time", "scheduled_end_time", "entity_metadata", "status")


def create(world: World, guild: Guild, creator_id: str, payload: JsonObject) -> JsonObject:
    """Creates an event. Who may only create events may change and delete their own."""
    _demand(guild, creator_id, Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS)
    if payload["entity_type"] != EXTERNAL:
        raise bad_form("The local Discord has only events of the type 3.", "entity_type")
    if not (payload.get("entity_metadata") or {}).get("location"):
        raise bad_form("This field is required.", "entity_metadata", "location")
    _expect_future(world, payload)
    if len(all_of(world, guild)) >= MOST:
        raise DiscordError(400, 30038, f"Maximum number of uncompleted guild scheduled events reached ({MOST})")
    event = {
        "id": world.ids.new(),
        "guild_id": guild.id,
        "channel_id": None,
        "creator_id": creator_id,
        "creator": world.users[creator_id],
        "name": payload["name"],
        "description": payload.get("description"),
        "scheduled_start_time": payload["scheduled_start_time"],
        "scheduled_end_time": payload["scheduled_end_time"],
        "privacy_level": payload["privacy_level"],
        "status": SCHEDULED,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": payload["entity_metadata"],
        "user_count": 0,
        "image": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
    guild.events[event["id"]] = event
    world.announce("GUILD_SCHEDULED_EVENT_CREATE", event)
    return event


def all_of(world: World, guild: Guild) -> list[JsonObject]:
    """Returns the events that are not over; those that are end now, as in Discord."""
    now = world.clock.now()
    for event in list(guild.events.values()):
        if event["status"] in (SCHEDULED, ACTIVE) and _moment(event["scheduled_end_time"]) <= now:
            event["status"] = COMPLETED
            world.announce("GUILD_SCHEDULED_EVENT_UPDATE", event)
    return [event for event in guild.events.values() if event["status"] in (SCHEDULED, ACTIVE)]


def find(guild: Guild, event_id: str) -> JsonObject:
    """Returns an event. Raises Discord's 404."""
    if event_id not in guild.events:
        raise unknown("Guild Scheduled Event")
    return guild.events[event_id]


def edit(world: World, guild: Guild, editor_id: str, event_id: str, payload: JsonObject) -> JsonObject:
    """Changes an event."""
    event = find(guild, event_id)
    _demand_own(guild, editor_id, event)
    changed: dict[str, Any] = {key: payload[key] for key in EDITABLE if payload.get(key) is not None}
    if "scheduled_start_time" in changed:
        _expect_future(world, event | changed)
    event |= changed
    world.announce("GUILD_SCHEDULED_EVENT_UPDATE", event)
    return event


def delete(world: World, guild: Guild, deleter_id: str, event_id: str) -> None:
    """Deletes an event."""
    event = find(guild, event_id)
    _demand_own(guild, deleter_id, event)
    del guild.events[event_id]
    world.announce("GUILD_SCHEDULED_EVENT_DELETE", event)


def _demand_own(guild: Guild, user_id: str, event: JsonObject) -> None:
    own = Permission.CREATE_EVENTS if event["creator_id"] == user_id else 0
    _demand(guild, user_id, Permission.MANAGE_EVENTS | own)


def _demand(guild: Guild, user_id: str, either: int) -> None:
    if not guild_permissions(guild, user_id) & either:
        raise DiscordError(403, 50013, "Missing Permissions (Create Events)")


def _expect_future(world: World, payload: JsonObject) -> None:
    if _moment(payload["scheduled_start_time"]) <= world.clock.now():
        raise bad_form("Cannot schedule event in the past.", "scheduled_start_time")
    if payload.get("scheduled_end_time") is None:
        raise bad_form("This field is required.", "scheduled_end_time")
    if _moment(payload["scheduled_end_time"]) <= _moment(payload["scheduled_start_time"]):
        raise bad_form("Cannot end an event before it starts.", "scheduled_end_time")


def _moment(written: str) -> float:
    return datetime.fromisoformat(written).timestamp()
