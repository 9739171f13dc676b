"""Roles and their members."""

from __future__ import annotations

from bot.local_discord.actions.channels import demand_on_server
from bot.local_discord.model import objects
from bot.local_discord.model.errors import DiscordError, JsonObject, unknown
from bot.local_discord.model.guild import Guild
from bot.local_discord.model.permissions import Permission
from bot.local_discord.model.state import World

EDITABLE = ("name", "permissions", "color", "hoist", "mentionable")


def create(world: World, guild: Guild, creator_id: str, payload: JsonObject) -> JsonObject:
    """Creates a role."""
    demand_on_server(guild, creator_id, Permission.MANAGE_ROLES)
    role = objects.role(world.ids.new(), payload.get("name") or "new role", 0)
    _configure(role, payload)
    guild.roles[role["id"]] = role
    world.announce("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": role})
    return role


def edit(world: World, guild: Guild, editor_id: str, role_id: str, payload: JsonObject) -> JsonObject:
    """Changes a role."""
    demand_on_server(guild, editor_id, Permission.MANAGE_ROLES)
    role = find(guild, role_id)
    _configure(role, payload)
    world.announce("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": role})
    return role


def delete(world: World, guild: Guild, deleter_id: str, role_id: str) -> None:
    """Deletes a role and removes it from all members."""
    demand_on_server(guild, deleter_id, Permission.MANAGE_ROLES)
    find(guild, role_id)
    if role_id == guild.id:
        raise DiscordError(400, 50028, "Invalid Role")
    del guild.roles[role_id]
    for member in guild.members.values():
        if role_id in member["roles"]:
            member["roles"].remove(role_id)
    world.announce("GUILD_ROLE_DELETE", {"guild_id": guild.id, "role_id": role_id})


def assign(world: World, guild: Guild, actor_id: str, user_id: str, role_id: str, *, has: bool) -> None:
    """Gives a member a role, or removes it."""
    demand_on_server(guild, actor_id, Permission.MANAGE_ROLES)
    find(guild, role_id)
    member = guild.members.get(user_id)
    if member is None:
        raise unknown("Member")
    others = [one for one in member["roles"] if one != role_id]
    member["roles"] = [*others, role_id] if has else others
    world.announce("GUILD_MEMBER_UPDATE", {**member, "guild_id": guild.id})


def find(guild: Guild, role_id: str) -> JsonObject:
    """Returns a role. Raises Discord's 404."""
    if role_id not in guild.roles:
        raise unknown("Role")
    return guild.roles[role_id]


def _configure(role: JsonObject, payload: JsonObject) -> None:
    role |= {key: payload[key] for key in EDITABLE if payload.get(key) is not None}
    role["permissions"] = str(role["permissions"])
