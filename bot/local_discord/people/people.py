"""The simulated users, with everything a person does in Discord as plain Python. Page and tests use the same class."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.local_discord.actions import channels, events, messages, threads
from bot.local_discord.actions.attachments import Upload
from bot.local_discord.limits.commands import CHAT_INPUT, MESSAGE_MENU
from bot.local_discord.limits.components import BUTTON
from bot.local_discord.model.errors import DiscordError, JsonObject
from bot.local_discord.model.interaction import Callback, Interaction, Kind
from bot.local_discord.model.objects import is_named, walk
from bot.local_discord.model.permissions import Permission, permissions_in
from bot.local_discord.model.state import Notification, World
from bot.local_discord.people.answer import Answer
from bot.local_discord.people.forms import Filled, form_data
from bot.local_discord.people.inputs import (
    GivenOption,
    NotPossible,
    Resolver,
    command_options,
    component_data,
    find_command,
)
from bot.local_discord.people.interactions import Interactions

Somewhere = JsonObject | str | None
Something = JsonObject | Answer


class Person:
    """A simulated user."""

    def __init__(self, world: World, interactions: Interactions, user_id: str) -> None:
        self._world = world
        self._interactions = interactions
        self._forms: dict[str, Interaction] = {}
        self.read_up_to: dict[str, int] = {}
        """The newest message that this user has seen, by channel."""
        self.id = user_id
        self.name: str = world.users[user_id]["global_name"]
        self.mention = f"<@{user_id}>"

    # Everything a person sees.

    @property
    def channels(self) -> list[JsonObject]:
        """The channels, threads and direct messages that this user sees."""
        return self._world.visible_channels(self.id)

    def messages(self, channel: Somewhere = None) -> list[JsonObject]:
        """Returns what this user sees in a channel, oldest first, including ephemeral messages."""
        return self._world.visible_messages(self.id, self._channel_id(channel))

    @property
    def notifications(self) -> list[Notification]:
        """The notifications sent to this user."""
        return self._world.notifications[self.id]

    @property
    def unread(self) -> list[Notification]:
        """The notifications since this user last read their channels, without those of deleted messages."""
        return [
            each
            for each in self.notifications
            if int(each.message_id) > self.read_up_to.get(each.channel_id, 0)
            and each.message_id in self._world.messages[each.channel_id]
        ]

    @property
    def events(self) -> list[JsonObject]:
        """The events of the first server that are not over."""
        return events.all_of(self._world, self._world.home)

    def delete_event(self, event: JsonObject) -> None:
        """Deletes an event of the first server."""
        events.delete(self._world, self._world.home, self.id, event["id"])

    def read(self, channel: Somewhere) -> None:
        """Marks a channel as read."""
        channel_id = self._channel_id(channel)
        self.read_up_to[channel_id] = max(map(int, self._world.messages[channel_id]), default=0)

    @property
    def locale(self) -> str:
        """The language of this user's client, such as "en-US" or "pt-BR"."""
        return self._world.locales[self.id]

    @locale.setter
    def locale(self, locale: str) -> None:
        self._world.locales[self.id] = locale

    # Actions with convenient arguments.

    async def slash(self, name: str, /, *, channel: Somewhere = None, wait: bool = True, **options: Any) -> Answer:
        """Uses a slash command, such as `slash("campaign new", name="Low Fires")`.

        Values are plain Python; people, channels and roles are given as `Person`, JSON or id, files as `Upload`. Waits
        for deferred messages unless `wait` is False. Raises `NotPossible`, or `NoAnswer` after 3 seconds.
        """
        given, uploads = self._given(name, options)
        interaction = self.send_command(self._channel_id(channel), name.split()[0], given, uploads)
        return await self._waited(interaction, wait=wait)

    async def complete(
        self, name: str, /, *, channel: Somewhere = None, focused: str = "", **options: Any
    ) -> list[JsonObject]:
        """Returns the completions for one option of a slash command: for `focused`, by default the last option
        given."""
        given, _ = self._given(name, options, focused or next(reversed(options)))
        interaction = self.send_completion(self._channel_id(channel), name.split()[0], given)
        return (await self.answered(interaction)).choices

    async def click(self, message: Something, button: str, /, *, wait: bool = True) -> Answer:
        """Presses a button, named by its custom id or its label."""
        where, pressed = self._message(message), self._button(message, button)
        interaction = self.send_component(where["channel_id"], where["id"], pressed["custom_id"])
        return await self._waited(interaction, wait=wait)

    async def select(
        self, message: Something, custom_id: str, values: Iterable[str], /, *, wait: bool = True
    ) -> Answer:
        """Selects values in a menu."""
        where = self._message(message)
        interaction = self.send_component(where["channel_id"], where["id"], custom_id, list(values))
        return await self._waited(interaction, wait=wait)

    async def submit(self, form: Answer, values: Filled, /, *, wait: bool = True) -> Answer:
        """Fills in and submits a form: values by custom id."""
        return await self._waited(self.send_form(form.modal["custom_id"], values), wait=wait)

    async def menu(self, message: Something, name: str, /, *, wait: bool = True) -> Answer:
        """Uses a command of a message's context menu."""
        where = self._message(message)
        return await self._waited(self.send_menu(where["channel_id"], where["id"], name), wait=wait)

    def say(self, channel: Somewhere, content: str, *uploads: Upload) -> JsonObject:
        """Writes an ordinary message. An archived thread that is not locked is unarchived."""
        channel_id = self._channel_id(channel)
        metadata = self._world.channel(channel_id, self.id).get("thread_metadata", {})
        if metadata.get("archived"):
            threads.edit(self._world, self.id, channel_id, {"archived": False})
        return messages.post(self._world, self.id, channel_id, {"content": content}, dict(enumerate(uploads)))

    def delete(self, message: Something) -> None:
        """Deletes a message. Others' messages require Manage Messages."""
        where = self._message(message)
        messages.delete(self._world, self.id, where["channel_id"], where["id"])

    def edit_channel(self, channel: Somewhere, **changes: Any) -> JsonObject:
        """Changes a channel or thread, for instance `archived=True` or `locked=True`."""
        return channels.edit(self._world, self.id, self._channel_id(channel), changes)

    def delete_channel(self, channel: Somewhere) -> None:
        """Deletes a channel or thread."""
        channels.delete(self._world, self.id, self._channel_id(channel))

    def overwrite(self, channel: Somewhere, target_id: str, *, allow: int = 0, deny: int = 0) -> None:
        """Sets a channel's permission overwrite for a role or member."""
        kind = int(target_id in self._world.users)
        payload = {"type": kind, "allow": allow, "deny": deny}
        channels.overwrite(self._world, self.id, self._channel_id(channel), target_id, payload)

    def join(self, thread: Somewhere) -> None:
        """Joins a thread that this user sees."""
        threads.add_member(self._world, self.id, self._channel_id(thread), self.id)

    def install(self) -> None:
        """Installs the bot for this user, so that it can be used where it is no member."""
        self._world.installed_by.add(self.id)

    def leave(self, thread: Somewhere) -> None:
        """Leaves a thread."""
        threads.remove_member(self._world, self.id, self._channel_id(thread), self.id)

    # Actions in the format of Discord's client.

    def send_command(
        self, channel_id: str, name: str, options: Iterable[GivenOption], uploads: Mapping[str, Upload]
    ) -> Interaction:
        """Sends a slash command."""
        command = self._command(channel_id, name, CHAT_INPUT)
        resolver = Resolver(self._world, self.id, channel_id)
        declared = command.get("options") or []
        given = command_options(declared, options, uploads, resolver, completing=False)
        data = {**_command_data(command), "options": given, "resolved": resolver.resolved}
        return self._interactions.open(Kind.COMMAND, self.id, channel_id, data, command=command)

    def send_completion(self, channel_id: str, name: str, options: Iterable[GivenOption]) -> Interaction:
        """Requests completions; exactly one option is focused."""
        command = self._command(channel_id, name, CHAT_INPUT)
        resolver = Resolver(self._world, self.id, channel_id)
        declared = command.get("options") or []
        given = command_options(declared, options, {}, resolver, completing=True)
        if _focused(given) != 1:
            raise NotPossible("Exactly one option is being completed.")
        data = {**_command_data(command), "options": given}
        return self._interactions.open(Kind.COMPLETION, self.id, channel_id, data)

    def send_component(
        self, channel_id: str, message_id: str, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        """Presses a button or selects in a menu."""
        message = self._find(channel_id, message_id)
        component = _component(message, custom_id)
        data = component_data(component, values, Resolver(self._world, self.id, channel_id))
        return self._interactions.open(Kind.COMPONENT, self.id, channel_id, data, source=message)

    def send_form(self, custom_id: str, values: Filled) -> Interaction:
        """Submits the form that is open under a custom id. It stays open until the bot has answered."""
        opened = self._forms.get(custom_id)
        if opened is None or opened.modal is None or opened.channel_id not in self._world.channels:
            raise NotPossible(f"No form {custom_id!r} is open.")
        data = form_data(opened.modal, values, Resolver(self._world, self.id, opened.channel_id))
        source = opened.source and self._world.messages[opened.channel_id].get(opened.source["id"])
        return self._interactions.open(Kind.MODAL, self.id, opened.channel_id, data, source=source, opener=opened)

    def send_menu(self, channel_id: str, message_id: str, name: str) -> Interaction:
        """Uses a command of a message's context menu."""
        command = self._command(channel_id, name, MESSAGE_MENU)
        message = self._find(channel_id, message_id)
        resolver = Resolver(self._world, self.id, channel_id)
        resolver.message(message)
        data = {**_command_data(command), "target_id": message_id, "resolved": resolver.resolved}
        return self._interactions.open(Kind.COMMAND, self.id, channel_id, data, command=command)

    async def answered(self, interaction: Interaction) -> Answer:
        """Waits for the bot's first answer. Raises `NoAnswer` after 3 seconds."""
        callback = await interaction.first
        if interaction.kind is Kind.MODAL and interaction.opener and interaction.opener.modal:
            self._forms.pop(interaction.opener.modal["custom_id"], None)
        if interaction.modal is not None:
            self._forms[interaction.modal["custom_id"]] = interaction
        return Answer(self._world, interaction, callback)

    async def _waited(self, interaction: Interaction, *, wait: bool) -> Answer:
        answer = await self.answered(interaction)
        return await answer.completed() if wait and answer.callback is Callback.DEFERRED_MESSAGE else answer

    def _given(
        self, name: str, options: Mapping[str, Any], focused: str = ""
    ) -> tuple[list[GivenOption], dict[str, Upload]]:
        """Converts a command's words and plain values to nested options in Discord's format, and collects the files."""
        uploads = {key: value for key, value in options.items() if isinstance(value, Upload)}
        given = [
            GivenOption(name=key, value=self._plain(value), focused=key == focused)
            for key, value in options.items()
            if key not in uploads
        ]
        for word in reversed(name.split()[1:]):
            given = [GivenOption(name=word, options=given)]
        return given, uploads

    @staticmethod
    def _plain(value: Any) -> Any:
        if isinstance(value, Person):
            return value.id
        return value["id"] if isinstance(value, dict) else value

    def _channel_id(self, channel: Somewhere) -> str:
        """Returns the id of a channel given as JSON, id, name or part of a thread's name; by default the first that
        this user sees."""
        if isinstance(channel, dict):
            return str(channel["id"])
        visible = self.channels
        found = next((each for each in visible if channel in (None, each["id"], each.get("name"))), None)
        found = found or next((each for each in visible if channel is not None and is_named(each, channel)), None)
        if found is not None:
            return str(found["id"])
        raise NotPossible(f"{self.name} sees no channel {channel!r}.")

    def _message(self, message: Something) -> JsonObject:
        return message.message if isinstance(message, Answer) else message

    def _find(self, channel_id: str, message_id: str) -> JsonObject:
        try:
            return messages.find(self._world, self.id, channel_id, message_id)
        except DiscordError as error:
            raise NotPossible(f"{self.name} sees no such message: {error.message}.") from None

    def _button(self, message: Something, named: str) -> JsonObject:
        where = self._message(message)
        current = self._find(where["channel_id"], where["id"])
        buttons = [part for _, part in walk(current["components"]) if part["type"] == BUTTON and "custom_id" in part]
        for button in buttons:
            label = button.get("label") or ""
            if named in (button["custom_id"], label, label.removeprefix("▶ ")):
                return button
        labels = ", ".join(repr(button.get("label") or button["custom_id"]) for button in buttons)
        raise NotPossible(f"There is no button {named!r}; there are: {labels or 'none'}.")

    def _command(self, channel_id: str, name: str, kind: int) -> JsonObject:
        channel = self._world.channels.get(channel_id)
        if channel is None or not self._world.can_view(self.id, channel):
            raise NotPossible(f"{self.name} sees no such channel.")
        if not permissions_in(self._world, self.id, channel) & Permission.USE_APPLICATION_COMMANDS:
            raise NotPossible(f"{self.name} may not use commands here.")
        return find_command(self._world, channel, self.id, name, kind)


def _command_data(command: JsonObject) -> JsonObject:
    data = {key: command[key] for key in ("id", "name", "type")}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _focused(options: list[JsonObject]) -> int:
    """Counts the focused options, including those of sub-commands."""
    return sum(bool(option.get("focused")) + _focused(option.get("options", [])) for option in options)


def _component(message: JsonObject, custom_id: str) -> JsonObject:
    parts = [part for _, part in walk(message["components"]) if part.get("custom_id")]
    for part in parts:
        if part["custom_id"] == custom_id:
            return part
    names = ", ".join(part["custom_id"] for part in parts)
    raise NotPossible(f"There is no button or menu {custom_id!r}; there are: {names or 'none'}.")
