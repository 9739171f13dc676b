"""`/act`: choose by typing, or open the panel."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.commands.completing import Choices, in_campaign, offered
from bot.commands.making import Slash, Typed, command
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction, Served
from bot.messages.ids import is_number
from bot.panels.choosing.typed import act_typed, completions, seat_choices
from engine.campaigns import Situation


async def act(interaction: discord.Interaction[Served], choice: Typed = "", seat: Typed = "") -> None:
    """Does what was typed, or opens the panel."""
    reply = Reply(interaction)
    await act_typed(reply, await reply.situation(), seat_number(seat), choice)


async def complete_choice(interaction: Interaction, typed: str) -> Choices:
    """Returns the legal choices that match."""
    reply = Reply(interaction)
    situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    seat = seat_number(getattr(interaction.namespace, "seat", None))
    return offered(await completions(reply.campaigns, situation, reply.person.user, seat, reply.locale, typed))


def own_seats(reply: Reply, situation: Situation, typed: str) -> Iterable[tuple[str, str]]:
    """Returns the user's seats."""
    return seat_choices(situation, reply.person.user, reply.words(situation), typed)


complete_seat = in_campaign(own_seats)


def seat_number(typed: str | None) -> int | None:
    """Returns the chosen seat: by the completion's number, or by its letter."""
    if not typed:
        return None
    return int(typed) if is_number(typed) else "abcdef".find(typed.strip().lower()[:1])


def make() -> Slash:
    """Builds `/act`."""
    return command(act, complete={"choice": complete_choice, "seat": complete_seat})
