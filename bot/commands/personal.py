"""`/turns`, `/me`, `/rule` and `/orders`: personal commands, most of which also work in direct messages."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import islice

import discord
from discord import app_commands

from bot.commands.completing import Choices, holding, offered
from bot.commands.making import Slash, Typed, command
from bot.commands.translating import translated
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction, Served
from bot.live_messages.lobby import game_name
from bot.messages.layout import MOST_ENTRIES
from bot.messages.payloads import Nothing
from bot.panels.lobby import turns as turns_panel
from bot.panels.orders.orders import open_orders
from bot.panels.pages import me as me_panel
from bot.panels.pages import server_figures
from bot.panels.pages import stats as stats_panel
from bot.panels.pages.rules import answer, answer_anywhere, game_here, likely_game
from bot.text.absence import away_until
from bot.text.rulebook import Entry, entries, index, look_up
from bot.text.zones import label_of, zones_like
from engine.campaigns import Person
from engine.games import keys


async def turns(interaction: discord.Interaction[Served]) -> None:
    """Shows the campaigns that wait for the user."""
    await turns_panel.show(Reply(interaction))


async def me(
    interaction: discord.Interaction[Served],
    language: str = "",
    away: Typed = "",
    city: Typed = "",
    lend: discord.User | None = None,
) -> None:
    """Shows the user's preferences."""
    reply = Reply(interaction)
    if city:
        await me_panel.choose_city(reply, city)
    elif lend is not None:
        await me_panel.choose_friend(reply, Person(lend.id, lend.display_name), is_bot=lend.bot)
    elif language in me_panel.CHOICES["language"]:
        await me_panel.choose(reply, "language", language)
    elif away:
        await me_panel.choose(reply, "away", away)
    else:
        await me_panel.show(reply)


async def stats(interaction: discord.Interaction[Served], server: bool = False) -> None:
    """Shows the user's figures in this server, or the server's."""
    reply = Reply(interaction)
    await (server_figures.open_server if server else stats_panel.open_own)(reply, Nothing())


async def orders(interaction: discord.Interaction[Served]) -> None:
    """Shows the user's standing orders."""
    reply = Reply(interaction)
    await open_orders(reply, await reply.situation())


async def rule(interaction: discord.Interaction[Served], words: Typed, game: str = "") -> None:
    """Searches rules and cards."""
    reply = Reply(interaction)
    known = game if game in keys() else await game_here(reply)
    if known:
        await answer(reply, known, words)
    else:
        await answer_anywhere(reply, words)


async def complete_away(interaction: Interaction, typed: str) -> Choices:
    """Returns the typed absence if it is understood, and the usual ones."""
    reply = Reply(interaction)
    words, now = reply.words(), reply.campaigns.now()
    usual = [(me_panel.value_name(reply, "away", each, words), each) for each in me_panel.CHOICES["away"]]
    fitting = list(holding(typed, usual))
    if away_until(typed, now, reply.preferences.time_zone) is None or any(typed == value for _, value in fitting):
        return offered(fitting)
    return offered([(typed, typed), *fitting])


async def complete_city(interaction: Interaction, typed: str) -> Choices:
    """Returns the time zones that match a city or country."""
    reply = Reply(interaction)
    found = await asyncio.to_thread(zones_like, typed)
    return offered([(label_of(zone, reply.locale, reply.campaigns.now()), zone) for zone in found])


async def complete_words(interaction: Interaction, typed: str) -> Choices:
    """Returns matching titles of the game that is named or played here, else of every game."""
    reply = Reply(interaction)
    named = str(getattr(interaction.namespace, "game", None) or "")
    known = named if named in keys() else await game_here(reply) or await likely_game(reply)
    return offered(await asyncio.to_thread(_titles, [known] if known else keys(), reply.locale, typed))


def _titles(games: Sequence[str], locale: str, typed: str) -> Sequence[tuple[str, str]]:
    found = (entry.title for game in games for entry in _fitting(game, locale, typed))
    return [(title, title) for title in islice(dict.fromkeys(found), MOST_ENTRIES)]


def _fitting(game: str, locale: str, typed: str) -> Sequence[Entry]:
    if typed.strip():
        return look_up(game, locale, typed)
    index(game, locale)  # the search that follows uses the same index
    return list(entries(game, locale).values())[:MOST_ENTRIES]


def make_stats() -> Slash:
    """Builds `/stats`."""
    return command(stats)


def make_turns() -> Slash:
    """Builds `/turns`."""
    return command(turns, guild_only=False)


def make_me() -> Slash:
    """Builds `/me`."""
    languages = {"language": me_panel.CHOICES["language"]}
    return command(me, choices=languages, complete={"away": complete_away, "city": complete_city}, guild_only=False)


def make_orders() -> Slash:
    """Builds `/orders`."""
    return command(orders)


def make_rule() -> Slash:
    """Builds `/rule`."""
    games = [app_commands.Choice(name=translated(partial(game_name, key)), value=key) for key in keys()]
    offered = app_commands.choices(game=games)
    return command(offered(rule), complete={"words": complete_words}, guild_only=False)
