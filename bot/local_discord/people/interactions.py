"""Interactions from a person's press to the bot's answer, with Discord's two time limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.local_discord.actions import messages, timeline
from bot.local_discord.actions.messages import Uploads
from bot.local_discord.limits.commands import SUBCOMMAND, SUBCOMMAND_GROUP
from bot.local_discord.limits.components import modal_components
from bot.local_discord.model import objects
from bot.local_discord.model.errors import DiscordError, JsonObject, bad_form, refuse, unknown
from bot.local_discord.model.interaction import ANSWERS, Callback, Interaction, Kind, NoAnswer
from bot.local_discord.model.permissions import Permission, permissions_in
from bot.local_discord.model.state import World

SECONDS_TO_ACKNOWLEDGE = 3.0
SECONDS_OF_TOKEN = 15 * 60.0
MAXIMUM_FILE_BYTES = 10 * 1024 * 1024

AS_A_STRANGER = Permission.EMBED_LINKS | Permission.ATTACH_FILES
"""The permissions of the bot where only a user has installed it."""


class Interactions:
    """All interactions with valid tokens."""

    def __init__(self, world: World, dispatch: Callable[[str, JsonObject], None]) -> None:
        self._world = world
        self._dispatch = dispatch
        self._by_token: dict[str, Interaction] = {}

    def open(
        self,
        kind: Kind,
        user_id: str,
        channel_id: str,
        data: JsonObject,
        *,
        source: JsonObject | None = None,
        command: JsonObject | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Sends an interaction to the bot. Its `first` future raises `NoAnswer` after 3 seconds.

        `source` is the message of the pressed component, `command` the command used, `opener` the interaction that
        opened a submitted form.
        """
        self._forget_expired()
        world = self._world
        interaction_id = world.ids.new()
        interaction = Interaction(
            id=interaction_id,
            token=f"interaction-{interaction_id}",
            kind=kind,
            user_id=user_id,
            channel_id=channel_id,
            born=world.clock.now(),
            source=source,
            command=command,
            command_name=called(data) if command is not None else "",
            opener=opener,
            owners=self._owners(user_id, world.channels[channel_id]),
            first=asyncio.get_running_loop().create_future(),
        )
        self._by_token[interaction.token] = interaction
        interaction.timer = world.clock.call_later(SECONDS_TO_ACKNOWLEDGE, lambda: self._give_up(interaction))
        self._dispatch("INTERACTION_CREATE", self._payload(interaction, data))
        return interaction

    def _owners(self, user_id: str, channel: JsonObject) -> JsonObject:
        """Returns who has installed the bot: the guild (0), or the user (1)."""
        world = self._world
        here = {"0": channel.get("guild_id", "0")} if world.has_bot(world.guild_for(channel)) else {}
        return here | ({"1": user_id} if user_id in world.installed_by else {})

    def _forget_expired(self) -> None:
        """Drops expired interactions, which are in order of creation."""
        expired = self._world.clock.now() - SECONDS_OF_TOKEN
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if oldest.born >= expired:
                return
            del self._by_token[oldest.token]

    def age(self, made_id: str) -> float:
        """Returns the seconds since an id was created."""
        made = ((int(made_id) >> 22) + objects.DISCORD_EPOCH_MILLISECONDS) / 1000
        return self._world.clock.now() - made

    def expire(self, token: str) -> None:
        """Expires an interaction at once."""
        interaction = self._by_token.get(token)
        if interaction is not None:
            interaction.born = -SECONDS_OF_TOKEN
            self._give_up(interaction)

    def _give_up(self, interaction: Interaction) -> None:
        if not interaction.first.done():
            text = "The bot did not answer within 3 seconds."
            if interaction.refusals:
                text += " Discord refused: " + "; ".join(interaction.refusals)
            interaction.first.set_exception(NoAnswer(text))
            interaction.first.exception()

    def _payload(self, interaction: Interaction, data: JsonObject) -> JsonObject:
        world = self._world
        channel = world.channels[interaction.channel_id]
        bits = str(permissions_in(world, interaction.user_id, channel))
        payload: JsonObject = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": {**channel, "permissions": bits},
            "app_permissions": str(permissions_in(world, world.bot_id, channel) or AS_A_STRANGER),
            "locale": world.locales[interaction.user_id],
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            "attachment_size_limit": MAXIMUM_FILE_BYTES,
            **self._whence(interaction.user_id, channel, bits),
        }
        if interaction.source is not None:
            payload["message"] = interaction.source
        return payload

    def _whence(self, user_id: str, channel: JsonObject, bits: str) -> JsonObject:
        world = self._world
        if "guild_id" not in channel:
            return {"user": world.users[user_id], "context": 1}
        guild = world.guild_of(channel)
        locale = guild.about["preferred_locale"]
        return {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": locale, "features": []},
            "guild_locale": locale,
            "member": {**guild.members[user_id], "permissions": bits},
            "context": 0,
        }

    def by_token(self, token: str) -> Interaction:
        """Returns the interaction of a valid token. Raises Discord's 401 or 404."""
        interaction = self._by_token.get(token)
        if interaction is None or self._world.clock.now() - interaction.born > SECONDS_OF_TOKEN:
            raise DiscordError(401, 50027, "Invalid Webhook Token")
        if interaction.callback is None:
            raise unknown("Webhook")
        return interaction

    def note_refusal(self, token: str, text: str) -> None:
        """Records that Discord rejected an answer, for the person who waits."""
        if token in self._by_token:
            self._by_token[token].refusals.append(text)

    def acknowledge(self, interaction_id: str, token: str, body: JsonObject, uploads: Uploads) -> Interaction:
        """Accepts the bot's first answer. Raises Discord's 404 if it is late or unknown, its 400 if it is the
        second."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("interaction")
        if interaction.callback is not None:
            raise DiscordError(400, 40060, "Interaction has already been acknowledged.")
        if interaction.first.done():
            raise unknown("interaction")
        callback = self._fitting(interaction, body["type"])
        try:
            self._carry_out(interaction, callback, body.get("data") or {}, uploads)
        except DiscordError as error:
            raise error.under("data") from None
        interaction.callback = callback
        if interaction.timer is not None:
            interaction.timer.cancel()
        interaction.first.set_result(callback)
        return interaction

    @staticmethod
    def _fitting(interaction: Interaction, kind: int) -> Callback:
        try:
            callback = Callback(kind)
        except ValueError:
            raise bad_form("The local Discord has no such answer.", "type") from None
        updating = callback in (Callback.UPDATE, Callback.DEFERRED_UPDATE)
        if callback not in ANSWERS[interaction.kind] or (updating and interaction.source is None):
            raise bad_form(f"{callback.name} cannot answer an interaction of type {interaction.kind.name}.", "type")
        return callback

    def _carry_out(self, interaction: Interaction, callback: Callback, data: JsonObject, uploads: Uploads) -> None:
        if callback in (Callback.MESSAGE, Callback.DEFERRED_MESSAGE):
            interaction.ephemeral = bool((data.get("flags") or 0) & objects.EPHEMERAL)
        if callback is Callback.MESSAGE:
            interaction.response_id = self._written(interaction, data, uploads)["id"]
        elif callback is Callback.DEFERRED_MESSAGE:
            interaction.waiting = True
            interaction.response_id = messages.create_waiting(
                self._world,
                interaction.channel_id,
                ephemeral_for=interaction.ephemeral_for,
                **self.message_fields(interaction),
            )["id"]
        elif callback is Callback.CHOICES:
            interaction.choices = data["choices"]
        elif callback is Callback.MODAL:
            refuse(list(modal_components(data["components"])))
            interaction.modal = data
        else:
            self._update_source(interaction, callback, data, uploads)

    def _update_source(self, interaction: Interaction, callback: Callback, data: JsonObject, uploads: Uploads) -> None:
        assert interaction.source is not None
        interaction.response_id = interaction.source["id"]
        interaction.ephemeral = interaction.source["id"] in self._world.ephemeral_for
        if callback is Callback.UPDATE:
            self.change(interaction, interaction.source["id"], data, uploads)

    def _written(self, interaction: Interaction, data: JsonObject, uploads: Uploads) -> JsonObject:
        return messages.create(
            self._world,
            self._world.bot_id,
            interaction.channel_id,
            data,
            uploads,
            ephemeral_for=interaction.ephemeral_for,
            **self.message_fields(interaction),
        )

    def message_fields(self, interaction: Interaction) -> JsonObject:
        """Returns the fields that mark a message as the answer to an interaction."""
        fields: JsonObject = {"webhook_id": self._world.application_id, "application_id": self._world.application_id}
        if interaction.command is not None:
            menu = interaction.command["type"] != 1
            fields["type"] = objects.MESSAGE_CONTEXT_MENU_COMMAND if menu else objects.MESSAGE_COMMAND
            fields["interaction"] = {
                "id": interaction.id,
                "type": int(interaction.kind),
                "name": interaction.command_name,
                "user": self._world.users[interaction.user_id],
            }
        return fields | {"interaction_metadata": self._metadata(interaction)}

    def _metadata(self, interaction: Interaction) -> JsonObject:
        metadata: JsonObject = {
            "id": interaction.id,
            "type": int(interaction.kind),
            "user": self._world.users[interaction.user_id],
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.kind is Kind.COMPONENT and interaction.source is not None:
            metadata["interacted_message_id"] = interaction.source["id"]
        if interaction.opener is not None:
            metadata["triggering_interaction_metadata"] = self._metadata(interaction.opener)
        return metadata

    def message(self, interaction: Interaction, message_id: str) -> JsonObject:
        """Returns a message by the interaction's token; "@original" is the first answer. Raises Discord's 404."""
        wanted = interaction.response_id if message_id == "@original" else message_id
        reachable = wanted is not None and wanted in (interaction.response_id, *interaction.follow_up_ids)
        found = self._world.messages[interaction.channel_id].get(wanted or "") if reachable else None
        if found is None:
            raise unknown("Message")
        return found

    def follow_up(self, interaction: Interaction, payload: JsonObject, uploads: Uploads) -> JsonObject:
        """Sends another message. The first one after a deferral replaces the "thinking" message."""
        if interaction.waiting and interaction.response_id in self._world.messages[interaction.channel_id]:
            return self.change(interaction, "@original", payload, uploads)
        hidden = (payload.get("flags") or 0) & objects.EPHEMERAL
        message = messages.create(
            self._world,
            self._world.bot_id,
            interaction.channel_id,
            payload,
            uploads,
            ephemeral_for=interaction.user_id if hidden else None,
            **(self.message_fields(interaction) | {"type": objects.MESSAGE_REPLY}),
        )
        interaction.follow_up_ids.append(message["id"])
        interaction.progress.set()
        return message

    def change(self, interaction: Interaction, message_id: str, payload: JsonObject, uploads: Uploads) -> JsonObject:
        """Edits a message by the interaction's token."""
        message = self.message(interaction, message_id)
        edited = messages.change(self._world, message, payload, uploads)
        interaction.waiting = interaction.waiting and message["id"] != interaction.response_id
        interaction.progress.set()
        return edited

    def remove(self, interaction: Interaction, message_id: str) -> None:
        """Deletes a message by the interaction's token."""
        timeline.remove(self._world, self.message(interaction, message_id))
        interaction.waiting = False
        interaction.progress.set()

    def answer(self, interaction: Interaction) -> JsonObject:
        """Returns the response to the bot's first answer, if the bot asks for one."""
        told: JsonObject = {"id": interaction.id, "type": int(interaction.kind), "activity_instance_id": None}
        if interaction.response_id:
            told["response_message_id"] = interaction.response_id
            told["response_message_loading"] = interaction.waiting
            told["response_message_ephemeral"] = interaction.ephemeral
        if interaction.callback not in (Callback.MESSAGE, Callback.UPDATE):
            return {"interaction": told}
        resource: dict[str, Any] = {
            "type": int(interaction.callback),
            "message": self.message(interaction, "@original"),
        }
        return {"interaction": told, "resource": resource}


def called(data: JsonObject) -> str:
    """Returns the full name of a command, including sub-commands: "campaign new"."""
    deeper = [option for option in data.get("options") or [] if option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    return " ".join((data["name"], *map(called, deeper)))
