"""Answers to interactions: the first one, and later ones by the interaction's token."""

from __future__ import annotations

from bot.local_discord.model.errors import unknown
from bot.local_discord.model.interaction import Interaction
from bot.local_discord.rest.calls import NOTHING, Call, Reply, Routes

routes = Routes()

WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = WEBHOOK + "/messages/@original"
MESSAGE = WEBHOOK + "/messages/{message_id}"


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def acknowledge(call: Call) -> Reply:
    """Accepts the first answer."""
    interaction = call.interactions.acknowledge(
        call.path["interaction_id"], call.path["interaction_token"], call.body, call.uploads
    )
    return Reply(call.interactions.answer(interaction)) if call.flag("with_response") else NOTHING


@routes("POST", WEBHOOK)
def follow_up(call: Call) -> Reply:
    """Accepts another message."""
    message = call.interactions.follow_up(_interaction(call), call.body, call.uploads)
    return Reply(message) if call.flag("wait") else NOTHING


@routes("GET", ORIGINAL)
@routes("GET", MESSAGE)
def fetch(call: Call) -> Reply:
    """Returns a message of the interaction."""
    return Reply(call.interactions.message(_interaction(call), _message_id(call)))


@routes("PATCH", ORIGINAL)
@routes("PATCH", MESSAGE)
def edit(call: Call) -> Reply:
    """Edits a message of the interaction."""
    return Reply(call.interactions.change(_interaction(call), _message_id(call), call.body, call.uploads))


@routes("DELETE", ORIGINAL)
@routes("DELETE", MESSAGE)
def delete(call: Call) -> Reply:
    """Deletes a message of the interaction."""
    call.interactions.remove(_interaction(call), _message_id(call))
    return NOTHING


def _interaction(call: Call) -> Interaction:
    if call.path["webhook_id"] != call.world.application_id:
        raise unknown("Webhook")
    return call.interactions.by_token(call.path["webhook_token"])


def _message_id(call: Call) -> str:
    return call.path.get("message_id", "@original")
