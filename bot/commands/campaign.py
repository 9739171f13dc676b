"""`/campaign`: open, join, start and configure a campaign, and export or import it.

See docs/behaviour.md#commands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import discord
from discord import app_commands

from bot.commands import organising
from bot.commands.completing import holding, in_campaign
from bot.commands.making import Typed, command, group
from bot.commands.translating import translated
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction
from bot.live_messages.lobby import game_name, table_words
from bot.panels.history import exporting, journal
from bot.panels.lobby import campaigns, lobby, opening, settings
from bot.text.speech import plain, safe, shortened
from engine.campaigns import Situation
from engine.games import keys
from engine.table import Seat
from engine.words import LANGUAGES, nearest_locale

Name = app_commands.Range[str, 2, 60]


async def new(interaction: Interaction, game: str, name: Name | None = None, language: str | None = None) -> None:
    """`/campaign new`."""
    reply = Reply(interaction)
    locale = nearest_locale(language) if language else opening.usual_locale(reply)
    name = " ".join((name or game_name(game, reply.locale)).split())
    await opening.open_table(reply, opening.Wanted(game, locale, name))


async def list_(interaction: Interaction) -> None:
    """`/campaign list`."""
    await campaigns.show_list(Reply(interaction))


async def join(interaction: Interaction, seat: Typed = "") -> None:
    """`/campaign join`: the next free seat, or one by its letter."""
    reply = Reply(interaction)
    situation = await reply.situation()
    letter = seat.strip().upper()
    chosen = next((each.seat for each in situation.seats if Seat(each.seat).letter == letter), None)
    if letter and chosen is None:
        await reply.tell(reply.words().message("join-no-such-seat", text=safe(shortened(seat, 20))))
        return
    await lobby.take_seat(reply, situation, chosen)


def seats_to_take(reply: Reply, situation: Situation, typed: str) -> Iterable[tuple[str, str]]:
    """Returns the seats that can be taken: open ones, then those of autopilots."""
    words = table_words(situation, reply.locale)
    seats = sorted((each for each in situation.seats if each.can_be_taken), key=lambda each: each.autopilot)
    return holding(typed, [(plain(words.seat(each.seat)), Seat(each.seat).letter) for each in seats])


async def leave(interaction: Interaction) -> None:
    """`/campaign leave`."""
    reply = Reply(interaction)
    await lobby.offer_to_leave(reply, await reply.situation())


async def start(interaction: Interaction) -> None:
    """`/campaign start`."""
    reply = Reply(interaction)
    await lobby.begin(reply, await reply.situation())


async def settings_(interaction: Interaction) -> None:
    """`/campaign settings`."""
    reply = Reply(interaction)
    await settings.show_settings(reply, await reply.situation())


async def journal_(interaction: Interaction) -> None:
    """`/campaign journal`."""
    reply = Reply(interaction)
    await journal.show_journal(reply, await reply.situation())


async def export(interaction: Interaction) -> None:
    """`/campaign export`: encrypted for players; open after the chapter, or for a moderator without a seat."""
    reply = Reply(interaction)
    await exporting.export(reply, await reply.situation())


async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    """`/campaign import`: creates nothing unless the whole file can be read."""
    await opening.import_file(Reply(interaction), file.filename, file.size, file.read)


def _offered_games() -> Sequence[app_commands.Choice[str]]:
    return [app_commands.Choice(name=translated(partial(game_name, key)), value=key) for key in keys()]


def _offered_languages() -> Sequence[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=locale) for locale, name in LANGUAGES.items()]


def make() -> app_commands.Group:
    """Builds the group with all its commands."""
    offered = app_commands.choices(game=list(_offered_games()), language=list(_offered_languages()))
    return group(
        "campaign",
        command(offered(new), group="campaign"),
        command(list_, name="list", group="campaign"),
        command(join, group="campaign", complete={"seat": in_campaign(seats_to_take)}),
        command(leave, group="campaign"),
        command(start, group="campaign"),
        command(settings_, name="settings", group="campaign"),
        command(journal_, name="journal", group="campaign"),
        command(export, group="campaign"),
        command(import_, name="import", group="campaign"),
        *organising.make(),
    )
