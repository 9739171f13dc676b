"""The `/campaign` commands for organisers and moderators: pause, remind, seats, rescue, delete.

See docs/behaviour.md#permissions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import app_commands

from bot.commands.completing import holding, in_campaign
from bot.commands.making import Slash, Typed, command
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction
from bot.live_messages.lobby import table_words
from bot.messages.layout import Message
from bot.panels.organising import lifecycle, rescue
from bot.text.speech import plain, safe, shortened
from engine.campaigns import Actor, Person, Situation
from engine.campaigns.model.errors import NotOrganiser
from engine.table import Seat

Reason = app_commands.Range[str, 1, 100]
Days = app_commands.Range[int, 1, 60]
WITH_PLAYER = ("give", "lend")
DOINGS = (*WITH_PLAYER, "open", "autopilot-on", "autopilot-off")


async def pause(interaction: Interaction, reason: Reason = "", days: Days = 14) -> None:
    """`/campaign pause`."""
    reply = Reply(interaction)
    await lifecycle.pause_it(reply, await reply.situation(), reason, days)


async def resume(interaction: Interaction) -> None:
    """`/campaign resume`."""
    reply = Reply(interaction)
    await lifecycle.resume_it(reply, await reply.situation())


async def remind(interaction: Interaction) -> None:
    """`/campaign remind`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    await lifecycle.remind_them(reply, situation)


async def rescue_(interaction: Interaction) -> None:
    """`/campaign rescue`."""
    reply = Reply(interaction)
    await rescue.open_rescue(reply, await reply.situation())


async def delete(interaction: Interaction) -> None:
    """`/campaign delete`."""
    reply = Reply(interaction)
    await lifecycle.offer_to_put_away(reply, await reply.situation())


async def seat(interaction: Interaction, seat: Typed, do: str, player: discord.Member | None = None) -> None:
    """`/campaign seat`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    if not reply.rights(situation).looks_after:
        raise NotOrganiser(situation.facts.organiser)
    number = _seat_of(situation, seat)
    words = table_words(situation, reply.locale)
    if number is None:
        await reply.tell(words.message("seat-none-such", text=safe(shortened(seat, 20))))
    elif do in WITH_PLAYER and (player is None or player.bot):
        await reply.tell(words.message("seat-who"))
    else:
        await _manage(reply, situation, number, do, player)
        await reply.show(Message(words.message(f"seat-did-{do}", seat=Seat(number))))


async def _manage(reply: Reply, situation: Situation, seat: int, do: str, player: discord.Member | None) -> None:
    campaigns, by = reply.campaigns, reply.person.user
    moderator = reply.rights(situation).moderator
    if player is not None and do in WITH_PLAYER:
        person = Person(player.id, player.display_name)
        situation = await campaigns.seats.give(
            situation.id, seat, person, Actor(by, moderator=moderator), lend=do == "lend"
        )
        await reply.services.places.welcome(situation, player.id)
    elif do == "open":
        await campaigns.seats.open(situation.id, seat, Actor(by, moderator=moderator))
    else:
        await campaigns.seats.set_autopilot(situation.id, seat, do == "autopilot-on", Actor(by, moderator=moderator))


def _seat_of(situation: Situation, typed: str) -> int | None:
    letter = typed.strip().upper()
    return next((each.seat for each in situation.seats if Seat(each.seat).letter == letter), None)


def all_seats(reply: Reply, situation: Situation, typed: str) -> Iterable[tuple[str, str]]:
    """Returns the campaign's seats by letter."""
    words = table_words(situation, reply.locale)
    return holding(typed, [(plain(words.seat(each.seat)), Seat(each.seat).letter) for each in situation.seats])


def make() -> Sequence[Slash]:
    """Builds the commands for the `/campaign` group."""
    return (
        command(pause, group="campaign"),
        command(resume, group="campaign"),
        command(seat, group="campaign", complete={"seat": in_campaign(all_seats)}, choices={"do": DOINGS}),
        command(remind, group="campaign"),
        command(rescue_, name="rescue", group="campaign"),
        command(delete, group="campaign"),
    )
