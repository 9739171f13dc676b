"""`/tables`: finds a table with a free seat."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.commands.making import Slash, command
from bot.commands.translating import translated
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction
from bot.live_messages.lobby import game_name
from bot.panels.lobby import seeking
from bot.panels.lobby.tables import Wanted, show
from engine.campaigns.model.settings import PACE_HOURS
from engine.games import keys
from engine.words import LANGUAGES

PACES = (*PACE_HOURS, "none")


async def tables(
    interaction: Interaction,
    game: str = "",
    pace: str = "",
    language: str = "",
    newcomers: bool = False,
    looking: bool = False,
) -> None:
    """Shows tables with free seats, or what the user looks for."""
    if looking:
        await seeking.show(Reply(interaction))
        return
    await show(Reply(interaction), Wanted(game, pace, language, newcomers))


def make() -> Slash:
    """Builds `/tables`."""
    games = [app_commands.Choice(name=translated(partial(game_name, key)), value=key) for key in keys()]
    offered = app_commands.choices(game=games)
    return command(offered(tables), choices={"pace": PACES, "language": tuple(LANGUAGES)})
