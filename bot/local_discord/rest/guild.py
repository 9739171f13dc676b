"""The guild: its channels, members and roles."""

from __future__ import annotations

from bot.local_discord.actions import channels, roles
from bot.local_discord.model.errors import unknown
from bot.local_discord.model.guild import Guild
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

routes = Routes()


def _guild(call: Call) -> Guild:
    return call.world.guild(call.path["guild_id"])


@routes("GET", "/guilds/{guild_id}")
def fetch(call: Call) -> Reply:
    """Returns the guild."""
    guild = _guild(call)
    return Reply({**guild.about, "roles": list(guild.roles.values())})


@routes("GET", "/guilds/{guild_id}/channels")
def all_channels(call: Call) -> Reply:
    """Returns all channels except threads."""
    guild, everything = _guild(call), call.world.channels.values()
    return Reply([one for one in everything if "permission_overwrites" in one and one["guild_id"] == guild.id])


@routes("POST", "/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Reply:
    """Creates a channel."""
    return Reply(channels.create(call.world, _guild(call), call.bot_id, call.body), 201)


@routes("GET", "/guilds/{guild_id}/members")
def members(call: Call) -> Reply:
    """Returns members by id, after `after`."""
    after = int(call.query.get("after", 0))
    found = [one for user_id, one in sorted(_guild(call).members.items()) if int(user_id) > after]
    return Reply(found[: call.limit(1, 1000)])


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Reply:
    """Returns a member."""
    members = _guild(call).members
    if call.path["user_id"] not in members:
        raise unknown("Member")
    return Reply(members[call.path["user_id"]])


@routes("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def add_role(call: Call) -> Reply:
    """Gives a member a role."""
    roles.assign(call.world, _guild(call), call.bot_id, call.path["user_id"], call.path["role_id"], has=True)
    return NOTHING


@routes("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def remove_role(call: Call) -> Reply:
    """Removes a role from a member."""
    roles.assign(call.world, _guild(call), call.bot_id, call.path["user_id"], call.path["role_id"], has=False)
    return NOTHING


@routes("GET", "/guilds/{guild_id}/roles")
def all_roles(call: Call) -> Reply:
    """Returns all roles."""
    return Reply(list(_guild(call).roles.values()))


@routes("POST", "/guilds/{guild_id}/roles")
def create_role(call: Call) -> Reply:
    """Creates a role."""
    return Reply(roles.create(call.world, _guild(call), call.bot_id, call.body or {}))


@routes("PATCH", "/guilds/{guild_id}/roles/{role_id}")
def edit_role(call: Call) -> Reply:
    """Changes a role."""
    return Reply(roles.edit(call.world, _guild(call), call.bot_id, call.path["role_id"], call.body))


@routes("DELETE", "/guilds/{guild_id}/roles/{role_id}")
def delete_role(call: Call) -> Reply:
    """Deletes a role."""
    roles.delete(call.world, _guild(call), call.bot_id, call.path["role_id"])
    return NOTHING
