"""`/turns`, `/me`, `/rule` and `/orders`: what concerns one person, most of it in direct messages, too."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.cards.lobby import game_name
from bot.commands.making import command
from bot.commands.translating import translated
from bot.layout import MOST_ENTRIES
from bot.panels import me as me_panel
from bot.panels import turns as turns_panel
from bot.panels.orders import open_orders
from bot.panels.rules import look_up
from bot.reply import NoCampaignHere, Reply
from bot.rulebook import search
from bot.speech import CATALOGUE, plain, shortened
from engine.games import find, keys
from engine.table import Game
from engine.words import Words

LONGEST_ENTRY = 90


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
    found = await _game(reply, game)
    if found is None:
        await reply.say("rule-which-game")
    else:
        await look_up(reply, found, words)


async def _game(reply: Reply, named: str) -> Game | None:
    """The game that was named, else the one that is played here, else the only one there is."""
    if named in keys():
        return find(named)
    try:
        return (await reply.situation()).game
    except NoCampaignHere:
        return find(keys()[0]) if len(keys()) == 1 else None


async def complete_words(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Rules and cards that fit."""
    reply = Reply(interaction)
    game = await _game(reply, str(getattr(interaction.namespace, "game", None) or ""))
    if game is None or not typed.strip():
        return []
    words = Words.of_game(game, reply.locale, packages=(CATALOGUE,))
    return [
        app_commands.Choice(name=shortened(plain(f"{each.title} {each.text}"), LONGEST_ENTRY), value=each.id)
        for each in search(game, typed, words)[:MOST_ENTRIES]
    ]


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
    games = [app_commands.Choice(name=translated(partial(game_name, find(key))), value=key) for key in keys()]
    offered = app_commands.choices(game=games)
    return command(offered(rule), complete={"words": complete_words}, guild_only=False)
