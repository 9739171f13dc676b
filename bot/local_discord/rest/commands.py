"""Application commands, global and per guild."""

from __future__ import annotations

from bot.local_discord.limits.commands import CHAT_INPUT, commands
from bot.local_discord.model.errors import JsonObject, missing_access, refuse, unknown
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

routes = Routes()

GLOBAL = "/applications/{application_id}/commands"
GUILD_INSTALL = 0
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@routes("GET", GLOBAL)
@routes("GET", OF_GUILD)
def fetch_all(call: Call) -> Reply:
    """Returns the commands of one scope."""
    return Reply(_registered(call))


@routes("PUT", GLOBAL)
@routes("PUT", OF_GUILD)
def replace_all(call: Call) -> Reply:
    """Replaces all commands."""
    earlier = _registered(call)
    refuse(list(commands(call.body)))
    for command in earlier:
        del call.world.commands[command["id"]]
    return Reply([_register(call, command) for command in call.body])


@routes("POST", GLOBAL)
@routes("POST", OF_GUILD)
def add(call: Call) -> Reply:
    """Adds a command, or replaces the one with its name."""
    others = [one for one in _registered(call) if not _same(one, call.body)]
    refuse(list(commands([*others, call.body])))
    for command in _registered(call):
        if _same(command, call.body):
            del call.world.commands[command["id"]]
    return Reply(_register(call, call.body), 201)


@routes("GET", GLOBAL + "/{command_id}")
@routes("GET", OF_GUILD + "/{command_id}")
def fetch(call: Call) -> Reply:
    """Returns a command."""
    return Reply(_one(call))


@routes("PATCH", GLOBAL + "/{command_id}")
@routes("PATCH", OF_GUILD + "/{command_id}")
def edit(call: Call) -> Reply:
    """Changes a command."""
    command = _one(call)
    others = [one for one in _registered(call) if one is not command]
    refuse(list(commands([*others, command | call.body])))
    command |= call.body
    _tell(call)
    return Reply(command)


@routes("DELETE", GLOBAL + "/{command_id}")
@routes("DELETE", OF_GUILD + "/{command_id}")
def delete(call: Call) -> Reply:
    """Deletes a command."""
    del call.world.commands[_one(call)["id"]]
    _tell(call)
    return NOTHING


def _registered(call: Call) -> list[JsonObject]:
    if call.path["application_id"] != call.world.application_id:
        raise missing_access()
    guild_id = call.path.get("guild_id")
    if guild_id is not None and guild_id not in call.world.guilds:
        raise missing_access()
    return [one for one in call.world.commands.values() if one.get("guild_id") == guild_id]


def _one(call: Call) -> JsonObject:
    for command in _registered(call):
        if command["id"] == call.path["command_id"]:
            return command
    raise unknown("application command")


def _same(command: JsonObject, other: JsonObject) -> bool:
    return (command["name"], command["type"]) == (other["name"], other.get("type") or CHAT_INPUT)


def _register(call: Call, command: JsonObject) -> JsonObject:
    registered = {
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
        **command,
        "integration_types": command.get("integration_types") or [GUILD_INSTALL],
        "id": call.world.ids.new(),
        "application_id": call.world.application_id,
        "version": call.world.ids.new(),
        "type": command.get("type") or CHAT_INPUT,
    }
    if registered["default_member_permissions"] is not None:
        registered["default_member_permissions"] = str(registered["default_member_permissions"])
    if "guild_id" in call.path:
        registered["guild_id"] = call.path["guild_id"]
    call.world.commands[registered["id"]] = registered
    _tell(call)
    return registered


def _tell(call: Call) -> None:
    call.world.announce("COMMANDS", {})
