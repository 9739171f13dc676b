"""`/undo`: one's own last choice freely, or back to a moment, for which the table may have to be asked."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.making import command
from bot.gateway.reply import Reply
from bot.messages.ids import is_number
from bot.panels import requests
from bot.panels.taking_back import take_back
from bot.text import moments
from bot.text.speech import plain, shortened
from engine.campaigns.errors import NothingToUndo

LONGEST_ENTRY = 90
MOST_ENTRIES = 25


async def undo(interaction: discord.Interaction[Any], to: str = "") -> None:
    """Takes back, or asks the table."""
    reply = Reply(interaction)
    situation = await reply.situation()
    if to:
        if not is_number(to):
            raise NothingToUndo
        await requests.undo_to(reply, situation, int(to))
        return
    step = situation.can_undo(reply.person.user)
    if step is None:
        raise NothingToUndo
    await take_back(reply, situation, step)


async def complete_moment(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The newest moments that fit."""
    reply = Reply(interaction)
    situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    words = reply.words(situation)
    found = await moments.search(reply.campaigns, situation, words, typed, MOST_ENTRIES)
    found = await moments.in_words(reply.campaigns, situation, found, interaction.user.id)
    return [
        app_commands.Choice(
            name=shortened(f"{each.n} {plain(moments.title(each, words))}", LONGEST_ENTRY), value=str(each.n)
        )
        for each in found
    ]


def make() -> app_commands.Command[Any, ..., None]:
    """The command."""
    return command(undo, complete={"to": complete_moment})
