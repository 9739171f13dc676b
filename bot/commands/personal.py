"""`/turns`, `/me`, `/rule` and `/orders`: what concerns one person, most of it in direct messages, too."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.cards.lobby import game_name
from bot.commands.making import command
from bot.commands.translating import translated
from bot.gateway.reply import Reply
from bot.messages.layout import MOST_ENTRIES
from bot.panels import me as me_panel
from bot.panels import turns as turns_panel
from bot.panels.orders import open_orders
from bot.panels.rules import answer, answer_anywhere, game_here
from bot.text.rulebook import entries, look_up
from engine.games import keys


async def turns(interaction: discord.Interaction[Any]) -> None:
    """What waits for me."""
    await turns_panel.show(Reply(interaction))


async def me(interaction: discord.Interaction[Any], language: str = "", away: str = "") -> None:
    """What I choose for myself."""
    reply = Reply(interaction)
    if language in me_panel.CHOICES["language"]:
        await me_panel.choose(reply, "language", language)
    elif away in me_panel.CHOICES["away"]:
        await me_panel.choose(reply, "away", away)
    else:
        await me_panel.show(reply)


async def orders(interaction: discord.Interaction[Any]) -> None:
    """What is answered for me."""
    reply = Reply(interaction)
    await open_orders(reply, await reply.situation())


async def rule(interaction: discord.Interaction[Any], words: str, game: str = "") -> None:
    """Rules and cards by words."""
    reply = Reply(interaction)
    known = game if game in keys() else await game_here(reply)
    if known:
        await answer(reply, known, words)
    else:
        await answer_anywhere(reply, words)


async def complete_words(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Titles that fit, of the game that is named or played here, else of every game."""
    reply = Reply(interaction)
    named = str(getattr(interaction.namespace, "game", None) or "")
    known = named if named in keys() else await game_here(reply)
    titles = [
        entry.title
        for game in ([known] if known else keys())
        for entry in (look_up(game, reply.locale, typed) if typed.strip() else entries(game, reply.locale).values())
    ]
    offered = list(dict.fromkeys(titles))[:MOST_ENTRIES]
    return [app_commands.Choice(name=title, value=title) for title in offered]


def make_turns() -> app_commands.Command[Any, ..., None]:
    """`/turns`."""
    return command(turns, guild_only=False)


def make_me() -> app_commands.Command[Any, ..., None]:
    """`/me`."""
    offered = {name: me_panel.CHOICES[name] for name in ("language", "away")}
    return command(me, choices=offered, guild_only=False)


def make_orders() -> app_commands.Command[Any, ..., None]:
    """`/orders`."""
    return command(orders)


def make_rule() -> app_commands.Command[Any, ..., None]:
    """`/rule`."""
    games = [app_commands.Choice(name=translated(partial(game_name, key)), value=key) for key in keys()]
    offered = app_commands.choices(game=games)
    return command(offered(rule), complete={"words": complete_words}, guild_only=False)
