"""Answers presses without reading back what was sent.

discord.py asks Discord for a copy of each answer and parses it. Only the id of a new message is used here, so copies of
edits are not asked for, and those of new messages are not parsed.
"""

from __future__ import annotations

from typing import Any

from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

UPDATE = 7  # Discord's number of an answer that edits the pressed message


class LeanAnswers(AsyncWebhookAdapter):
    """Sends the first answers to interactions."""

    async def create_interaction_response(  # type: ignore[override]
        self, interaction_id: int, token: str, *, params: MultipartParameters, **connection: Any
    ) -> dict[str, Any]:
        """Sends an answer, and returns the ids of its message if it is a new one."""
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        edits = params.payload is not None and params.payload.get("type") == UPDATE
        found: Any = await self.request(
            route,
            **connection,
            payload=None if params.files else params.payload,
            files=params.files or None,
            multipart=params.multipart if params.files else None,
            params=None if edits else {"with_response": "1"},
        )
        sent = found if isinstance(found, dict) else {}
        return {"interaction": sent.get("interaction", {"id": str(interaction_id)})}


def answer_leanly() -> None:
    """Makes the tasks that the current one starts from now on answer presses so."""
    async_context.set(LeanAnswers())  # type: ignore[no-untyped-call]
