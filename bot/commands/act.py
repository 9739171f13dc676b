"""`/act`: choose by typing, or open the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.commands.making import command
from bot.gateway.reply import Reply
from bot.messages.ids import is_number
from bot.panels.panel import present
from bot.panels.typed import Suggestion, act_typed, completions, seat_choices


async def act(interaction: discord.Interaction[Any], choice: str = "", seat: str = "") -> None:
    """Does what was typed, or opens the panel."""
    reply = Reply(interaction)
    await act_typed(reply, await reply.situation(), seat_number(seat), choice)


async def complete_choice(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The legal choices that fit."""
    reply = Reply(interaction)
    situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    seat = seat_number(getattr(interaction.namespace, "seat", None))
    panel = present(situation, interaction.user.id, reply.words(situation), seat=seat)
    return offered(await completions(reply.campaigns, panel, typed)) if panel else []


async def complete_seat(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The user's own seats."""
    reply = Reply(interaction)
    situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    return offered(seat_choices(situation, interaction.user.id, reply.words(situation), typed))


def offered(suggestions: Sequence[Suggestion]) -> list[app_commands.Choice[str]]:
    """Suggestions as discord.py takes them."""
    return [app_commands.Choice(name=each.name, value=each.value) for each in suggestions]


def seat_number(typed: str | None) -> int | None:
    """The seat that was chosen: by the completion's number, or by its letter."""
    if not typed:
        return None
    return int(typed) if is_number(typed) else "abcdef".find(typed.strip().lower()[:1])


def make() -> app_commands.Command[Any, ..., None]:
    """The command."""
    return command(act, complete={"choice": complete_choice, "seat": complete_seat})
