"""Checks a person's input like Discord's client, and converts it to interaction data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel

from bot.local_discord.actions.attachments import Upload, describe
from bot.local_discord.limits.commands import CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.guild import Guild
from bot.local_discord.model.objects import partial_member
from bot.local_discord.model.permissions import permissions_in
from bot.local_discord.model.state import IN_DIRECT_MESSAGES, IN_GUILD, StoredFile, World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
PLAIN_TYPES: Mapping[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}
WORDS = {STRING: "text", INTEGER: "a whole number", BOOLEAN: "true or false", NUMBER: "a number"}
MAXIMUM_TEXT = 6000


class NotPossible(ValueError):
    """Raised if Discord's client would not permit the input. The text says what would be possible."""


class GivenOption(BaseModel):
    """A command option as entered."""

    name: str
    value: bool | int | float | str | None = None
    options: list[GivenOption] | None = None
    focused: bool = False


class Resolver:
    """Looks up ids in a person's input, and collects the objects for the interaction's `resolved`."""

    def __init__(self, world: World, viewer_id: str, channel_id: str) -> None:
        self._world = world
        self._viewer_id = viewer_id
        self._channel_id = channel_id
        self._found: defaultdict[str, dict[str, JsonObject]] = defaultdict(dict)

    @property
    def resolved(self) -> JsonObject:
        """The objects found, by kind and id."""
        return dict(self._found)

    @property
    def _guild(self) -> Guild:
        return self._world.guild_for(self._world.channels[self._channel_id])

    def resolve(self, kind: int, found_id: str) -> None:
        """Looks up one id of an option's type. Raises NotPossible if there is no such object."""
        if kind == CHANNEL and self._sees(found_id):
            self.channel(found_id)
        elif kind in (USER, MENTIONABLE) and found_id in self._world.users:
            self.user(found_id)
        elif kind in (ROLE, MENTIONABLE) and found_id in self._guild.roles:
            self._found["roles"][found_id] = self._guild.roles[found_id]
        else:
            raise NotPossible(f"There is no such user, role or channel: {found_id}.")

    def _sees(self, channel_id: str) -> bool:
        channel = self._world.channels.get(channel_id)
        return channel is not None and self._world.can_view(self._viewer_id, channel)

    def channel(self, channel_id: str) -> None:
        """Adds a channel, with the viewer's permissions in it."""
        channel = self._world.channels[channel_id]
        bits = permissions_in(self._world, self._viewer_id, channel)
        self._found["channels"][channel_id] = {**channel, "permissions": str(bits)}

    def user(self, user_id: str) -> None:
        """Adds a user and their membership."""
        self._found["users"][user_id] = self._world.users[user_id]
        if user_id in self._guild.members:
            bits = permissions_in(self._world, user_id, self._world.channels[self._channel_id])
            member = partial_member(self._guild.members[user_id])
            self._found["members"][user_id] = {**member, "permissions": str(bits)}

    def message(self, message: JsonObject) -> None:
        """Adds a message."""
        self._found["messages"][message["id"]] = message

    def upload(self, upload: Upload) -> str:
        """Stores an uploaded file and returns its id."""
        attachment = describe(self._world, self._channel_id, upload)
        stored = StoredFile(upload.filename, attachment["content_type"], upload.data)
        self._world.files[attachment["id"]] = stored
        self._found["attachments"][attachment["id"]] = {**attachment, "ephemeral": True}
        return str(attachment["id"])


def command_options(
    declared: list[JsonObject],
    given: Iterable[GivenOption],
    uploads: Mapping[str, Upload],
    resolver: Resolver,
    *,
    completing: bool,
) -> list[JsonObject]:
    """Returns the options of a command as interaction data. For completions, input may be incomplete."""
    nested = any(option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in declared)
    files = {} if nested else {name: GivenOption(name=name) for name in uploads}
    entered = {option.name: option for option in given} | files
    known = {option["name"]: option for option in declared}
    for name in entered:
        if name not in known:
            raise NotPossible(f"There is no option {name!r}; there are: {', '.join(known) or 'none'}.")
    if nested:
        return [_subcommand(known, entered, uploads, resolver, completing=completing)]
    for name, option in known.items():
        if option.get("required") and name not in entered and not completing:
            raise NotPossible(f"Option {name!r} is required.")
    return [_option(known[name], option, uploads, resolver, completing=completing) for name, option in entered.items()]


def _subcommand(
    known: Mapping[str, JsonObject],
    entered: Mapping[str, GivenOption],
    uploads: Mapping[str, Upload],
    resolver: Resolver,
    *,
    completing: bool,
) -> JsonObject:
    if len(entered) != 1:
        raise NotPossible(f"One of these belongs here: {', '.join(known)}.")
    name, option = next(iter(entered.items()))
    declared = known[name].get("options") or []
    nested = command_options(declared, option.options or [], uploads, resolver, completing=completing)
    return {"name": name, "type": known[name]["type"], "options": nested}


def _option(
    declared: JsonObject, given: GivenOption, uploads: Mapping[str, Upload], resolver: Resolver, *, completing: bool
) -> JsonObject:
    carried = {"name": given.name, "type": declared["type"], "value": given.value}
    if completing:
        return carried | ({"focused": True} if given.focused else {}) | {"value": given.value or ""}
    if declared["type"] == ATTACHMENT:
        if given.name not in uploads:
            raise NotPossible(f"Option {given.name!r} wants a file.")
        return carried | {"value": resolver.upload(uploads[given.name])}
    if declared["type"] in PLAIN_TYPES:
        _check_plain(declared, given.value)
        return carried
    resolver.resolve(declared["type"], str(given.value))
    return carried | {"value": str(given.value)}


def _check_plain(declared: JsonObject, value: Any) -> None:
    name, kind = declared["name"], declared["type"]
    if type(value) not in PLAIN_TYPES[kind]:
        raise NotPossible(f"Option {name!r} wants {WORDS[kind]}, not {value!r}.")
    choices = [choice["value"] for choice in declared.get("choices") or []]
    if choices and value not in choices:
        raise NotPossible(f"Option {name!r} wants one of {choices}, not {value!r}.")
    if kind == STRING:
        _check_between(f"Length of {name!r}", len(value), declared.get("min_length"), declared.get("max_length"))
        _check_between(f"Length of {name!r}", len(value), None, MAXIMUM_TEXT)
    elif kind != BOOLEAN:
        _check_between(f"Option {name!r}", value, declared.get("min_value"), declared.get("max_value"))


def _check_between(what: str, value: float, least: float | None, most: float | None) -> None:
    if (least is not None and value < least) or (most is not None and value > most):
        limits = f"{least if least is not None else '…'} to {most if most is not None else '…'}"
        raise NotPossible(f"{what} must be {limits}, not {value}.")


def find_command(world: World, channel: JsonObject, user_id: str, name: str, kind: int = CHAT_INPUT) -> JsonObject:
    """Returns a registered command that a user sees in a channel. Guild commands hide global ones of the same name."""
    context = IN_GUILD if "guild_id" in channel else IN_DIRECT_MESSAGES
    seen = world.visible_commands(user_id, world.guild_for(channel), context)
    visible = [command for command in seen if command["type"] == kind]
    named = [command for command in visible if command["name"] == name]
    if not named:
        names = ", ".join(sorted(command["name"] for command in visible)) or "none"
        raise NotPossible(f"There is no command {name!r}; there are: {names}.")
    return max(named, key=lambda command: "guild_id" in command)


def component_data(component: JsonObject, values: list[str] | None, resolver: Resolver) -> JsonObject:
    """Returns the interaction data of a press on a button or a selection in a menu."""
    custom_id = component["custom_id"]
    if component.get("disabled"):
        raise NotPossible(f"{custom_id!r} is disabled.")
    data: JsonObject = {"custom_id": custom_id, "component_type": component["type"], "id": component.get("id", 0)}
    if component["type"] == 2:
        return data
    chosen = list(values or [])
    check_values(component, chosen, resolver)
    if not resolver.resolved:  # text menus have none, and discord.py would take an empty one for the values
        return {**data, "values": chosen}
    return {**data, "values": chosen, "resolved": resolver.resolved}


def check_values(menu: JsonObject, chosen: list[str], resolver: Resolver) -> None:
    """Raises NotPossible unless a menu permits these values."""
    if len(set(chosen)) != len(chosen):
        raise NotPossible(f"Values of {menu['custom_id']!r} are picked twice: {chosen}.")
    least, most = menu.get("min_values"), menu.get("max_values")
    least = 1 if least is None else least
    _check_between(f"The number of values of {menu['custom_id']!r}", len(chosen), least, 1 if most is None else most)
    kinds = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}
    legal = [option["value"] for option in menu.get("options") or []]
    for value in chosen:
        if menu["type"] in kinds:
            resolver.resolve(kinds[menu["type"]], value)
        elif value not in legal:
            raise NotPossible(f"{menu['custom_id']!r} has no value {value!r}; there are: {', '.join(legal)}.")
