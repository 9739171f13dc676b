"""Registers the commands with Discord, only when they have changed: the limit is 200 new ones a day."""

from __future__ import annotations

from typing import Any

import structlog
from discord import app_commands

from engine.campaigns import Campaigns
from engine.table.checkpoint import digest

log = structlog.get_logger()


async def sync(tree: app_commands.CommandTree[Any], campaigns: Campaigns) -> None:
    """Registers the commands of `tree`, unless Discord has exactly these already."""
    payload = await payload_of(tree)
    told, note = digest(payload), f"commands of {tree.client.application_id}"
    there = {(each.name, each.type.value) for each in await tree.fetch_commands()}
    if await campaigns.upkeep.recall(note) == told and there == {(each["name"], each["type"]) for each in payload}:
        return
    await tree.sync()
    await campaigns.upkeep.remember(note, told)
    log.info("commands told to Discord", count=len(payload))


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Returns the payload of `tree.sync`."""
    commands, translator = tree.get_commands(), tree.translator
    if translator is None:
        return [each.to_dict(tree) for each in commands]
    return [await each.get_translated_payload(tree, translator) for each in commands]
