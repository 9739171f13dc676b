"""`/hand`, `/board`, `/log` and `/help`: commands that change nothing."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.commands.act import complete_seat, seat_number
from bot.commands.completing import in_campaign
from bot.commands.making import Slash, Typed, command
from bot.interactions.reply import Reply
from bot.interactions.services import Served
from bot.messages.payloads import ChartPage
from bot.messages.pictures import BOARD
from bot.panels.history.charts import CHART, show_charts
from bot.panels.history.log import open_log
from bot.panels.history.stretches import STRETCHES
from bot.panels.pages.board import open_board
from bot.panels.pages.hand import open_hand
from bot.panels.pages.help import TOPICS, first_page, topic_page
from bot.panels.pages.seat_sheets import looks
from bot.text.matching import ranked
from engine.campaigns import Situation


async def hand(interaction: discord.Interaction[Served], seat: Typed = "") -> None:
    """Shows the hand of the user's seat."""
    reply = Reply(interaction)
    await open_hand(reply, await reply.situation(), seat_number(seat))


async def board(interaction: discord.Interaction[Served], place: Typed = BOARD, words: bool = False) -> None:
    """Shows the current board, or one picture or place of it."""
    reply = Reply(interaction)
    situation = await reply.situation()
    if place == CHART:
        await show_charts(reply, situation, ChartPage(situation.id), fresh=True)
        return
    names = looks(situation, reply.person.user, reply.words(situation))
    found = [place] if place in names else ranked(place, names)
    await open_board(reply, situation, shown=found[0] if found else BOARD, in_words=words)


def places(reply: Reply, situation: Situation, typed: str) -> Iterable[tuple[str, str]]:
    """Returns the current pictures and places."""
    words = reply.words(situation)
    names = {**looks(situation, reply.person.user, words), CHART: words.message("charts-place")}
    return [(names[name], name) for name in ranked(typed, names)]


async def log(interaction: discord.Interaction[Served], since: str = "turn", words: Typed = "") -> None:
    """Shows the log."""
    reply = Reply(interaction)
    await open_log(reply, await reply.situation(), since, words)


async def help_(interaction: discord.Interaction[Served], topic: str = "") -> None:
    """Shows how to play."""
    reply = Reply(interaction)
    await reply.show(topic_page(reply.words(), topic) if topic else first_page(reply.words()))


def make_hand() -> Slash:
    """Builds `/hand`."""
    return command(hand, complete={"seat": complete_seat})


def make_board() -> Slash:
    """Builds `/board`."""
    return command(board, complete={"place": in_campaign(places)})


def make_log() -> Slash:
    """Builds `/log`. Its first option is called `from`, which Python reserves."""
    return command(log, choices={"since": STRETCHES}, renamed={"since": "from"})


def make_help() -> Slash:
    """Builds `/help`, which also works in direct messages."""
    return command(help_, name="help", choices={"topic": TOPICS}, guild_only=False)
