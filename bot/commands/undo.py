"""`/undo`: undoes the user's own last choice freely, or goes back to a moment, which may need consent."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.commands.completing import of_moments
from bot.commands.making import Slash, Typed, command
from bot.interactions.reply import Reply
from bot.interactions.services import Served
from bot.messages.ids import is_number
from bot.panels.choosing.taking_back import take_back
from bot.panels.organising import requests
from bot.text import moments
from engine.campaigns import Moment, Situation
from engine.campaigns.model.errors import NothingToUndo
from engine.words import Words


async def undo(interaction: discord.Interaction[Served], to: Typed = "") -> None:
    """Undoes, or asks the other players."""
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


def numbered(moment: Moment, situation: Situation, words: Words, now: datetime) -> str:
    """Returns a moment's number and title."""
    return f"{moment.n} {moments.title(moment, words)}"


def make() -> Slash:
    """Builds `/undo`."""
    return command(undo, complete={"to": of_moments(numbered)})
