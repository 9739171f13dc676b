"""Roles, and who has them."""

from __future__ import annotations

from bot.sandbox import objects
from bot.sandbox.actions.channels import demand_on_server
from bot.sandbox.errors import DiscordError, JsonObject, unknown
from bot.sandbox.permissions import Permission
from bot.sandbox.state import World

EDITABLE = ("name", "permissions", "color", "hoist", "mentionable")


def create(world: World, creator_id: str, payload: JsonObject) -> JsonObject:
    """Make a role."""
    demand_on_server(world, creator_id, Permission.MANAGE_ROLES)
    role = objects.role(world.ids.new(), payload.get("name") or "new role", 0)
    _configure(role, payload)
    world.roles[role["id"]] = role
    world.announce("GUILD_ROLE_CREATE", {"guild_id": world.guild_id, "role": role})
    return role


def edit(world: World, editor_id: str, role_id: str, payload: JsonObject) -> JsonObject:
    """Change a role."""
    demand_on_server(world, editor_id, Permission.MANAGE_ROLES)
    role = find(world, role_id)
    _configure(role, payload)
    world.announce("GUILD_ROLE_UPDATE", {"guild_id": world.guild_id, "role": role})
    return role


def delete(world: World, deleter_id: str, role_id: str) -> None:
    """Delete a role and take it from everybody."""
    demand_on_server(world, deleter_id, Permission.MANAGE_ROLES)
    find(world, role_id)
    if role_id == world.guild_id:
        raise DiscordError(400, 50028, "Invalid Role")
    del world.roles[role_id]
    for member in world.members.values():
        if role_id in member["roles"]:
            member["roles"].remove(role_id)
    world.announce("GUILD_ROLE_DELETE", {"guild_id": world.guild_id, "role_id": role_id})


def assign(world: World, actor_id: str, user_id: str, role_id: str, *, has: bool) -> None:
    """Give a member a role, or take it away."""
    demand_on_server(world, actor_id, Permission.MANAGE_ROLES)
    find(world, role_id)
    member = world.members.get(user_id)
    if member is None:
        raise unknown("Member")
    others = [one for one in member["roles"] if one != role_id]
    member["roles"] = [*others, role_id] if has else others
    world.announce("GUILD_MEMBER_UPDATE", {**member, "guild_id": world.guild_id})


def find(world: World, role_id: str) -> JsonObject:
    """A role; raises Discord's 404."""
    if role_id not in world.roles:
        raise unknown("Role")
    return world.roles[role_id]


def _configure(role: JsonObject, payload: JsonObject) -> None:
    role |= {key: payload[key] for key in EDITABLE if payload.get(key) is not None}
    role["permissions"] = str(role["permissions"])
