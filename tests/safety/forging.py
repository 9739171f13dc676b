"""Interactions as no client of Discord would send them: made-up ids and values, and presses from the wrong place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.interaction import Interaction, Kind

BUTTON, MENU = 2, 3


async def forge(
    sandbox: Sandbox, person: Person, message: JsonObject, custom_id: str, values: Sequence[str] | None = None
) -> Answer:
    """Presses a button in this message that the bot never made there; with `values`, uses such a menu."""
    return await finished(person, forged(sandbox, person, message, custom_id, values))


def forged(
    sandbox: Sandbox, person: Person, message: JsonObject, custom_id: str, values: Sequence[str] | None = None
) -> Interaction:
    """Returns the same, without waiting for the answer."""
    data: JsonObject = {"custom_id": custom_id, "component_type": BUTTON if values is None else MENU, "id": 1}
    if values is not None:
        data["values"] = list(values)
    return sandbox.interactions.open(Kind.COMPONENT, person.id, message["channel_id"], data, source=message)


async def finished(person: Person, interaction: Interaction) -> Answer:
    """The answer, with what follows a deferral; a form that opens is an answer, too."""
    return await (await person.answered(interaction)).completed()


async def forge_form(
    sandbox: Sandbox, person: Person, message: JsonObject, custom_id: str, components: Sequence[JsonObject]
) -> Answer:
    """Submits a form that the bot never opened, with any fields."""
    data: JsonObject = {"custom_id": custom_id, "components": list(components), "resolved": {}}
    opened = sandbox.interactions.open(Kind.MODAL, person.id, message["channel_id"], data, source=message)
    return await finished(person, opened)
