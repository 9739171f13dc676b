"""`/history` and the message menu "History from here": look back, go back, copy, bring back (ux 2.14)."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cards.lobby import table_words
from bot.commands.making import command, group
from bot.commands.translating import said
from bot.delivery.thread import presses_of
from bot.gateway.reply import Reply
from bot.gateway.services import Interaction
from bot.messages.ids import is_number
from bot.messages.layout import LONGEST_ENTRY
from bot.panels import history, requests
from bot.panels.report import open_form
from bot.text import moments
from bot.text.speech import plain, safe, shortened
from engine.campaigns import Situation
from engine.campaigns.errors import NothingToUndo
from engine.campaigns.history.account import Span
from engine.words import Spoken

Name = app_commands.Range[str, 2, 60]
Choices = list[app_commands.Choice[str]]
MOST_CHOICES = 25


async def list_(interaction: Interaction, words: str = "") -> None:
    """`/history list`."""
    reply = Reply(interaction)
    await reply.show(await history.history_panel(reply, await reply.situation(), typed=words))


async def show(interaction: Interaction, moment: str) -> None:
    """`/history show`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    n = await _moment(reply, situation, moment)
    if n is not None:
        await history.show_past(reply, situation, n, situation.branch)


async def undo(interaction: Interaction, to: str) -> None:
    """`/history undo`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    n = await _moment(reply, situation, to)
    if n is not None:
        await requests.undo_to(reply, situation, n)


async def reset(interaction: Interaction, what: Span) -> None:
    """`/history reset`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    words = table_words(situation, reply.locale)
    try:
        to = await reply.campaigns.history.start_of(situation.id, what)
    except NothingToUndo:
        await reply.tell(words.message("reset-nothing", what=Spoken(what)))
        return
    said = words.message("reset-sure", what=Spoken(what), count=situation.n - to)
    await requests.offer(reply, situation, "reset", to, said)


async def fork(interaction: Interaction, moment: str = "", name: Name = "") -> None:
    """`/history fork`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    n = await _moment(reply, situation, moment) if moment else situation.n
    if n is not None:
        await history.offer_fork(reply, situation, n, name)


async def restore(interaction: Interaction, line: str) -> None:
    """`/history restore`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    words = table_words(situation, reply.locale)
    left = await reply.campaigns.history.left_branches(situation.id)
    found = next((each for each in left if str(each.branch) == line), None)
    if found is None:
        await reply.tell(words.message("restore-no-such-line", text=safe(shortened(line, 40))))
        return
    said = words.message("restore-sure", line=moments.line_of_play(found, words, interaction.created_at))
    await requests.offer(reply, situation, "restore", found.branch, said)


async def complete_moment(interaction: Interaction, typed: str) -> Choices:
    """The newest moments that hold what was typed."""
    reply = Reply(interaction)
    situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    words = table_words(situation, reply.locale)
    found = await moments.search(reply.campaigns, situation, words, typed, MOST_CHOICES)
    found = await moments.in_words(reply.campaigns, situation, found, interaction.user.id)
    return [
        app_commands.Choice(
            name=shortened(plain(moments.line(each, situation, words, interaction.created_at)), LONGEST_ENTRY),
            value=str(each.n),
        )
        for each in found
    ]


async def complete_line(interaction: Interaction, typed: str) -> Choices:
    """The lines of play that can be restored, the one left last first."""
    reply = Reply(interaction)
    situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    words = table_words(situation, reply.locale)
    lines = [
        (shortened(moments.line_of_play(each, words, interaction.created_at), LONGEST_ENTRY), str(each.branch))
        for each in await reply.campaigns.history.left_branches(situation.id)
    ]
    found = [each for each in lines if typed.casefold() in each[0].casefold()]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:MOST_CHOICES]]


async def from_here(interaction: Interaction, message: discord.Message) -> None:
    """The message menu: the history, opened at the moment of that post."""
    reply = Reply(interaction)
    situation = await reply.situation()
    here = next((press.n for press in presses_of(message) if press.campaign == situation.id and press.n), None)
    await reply.show(await history.history_panel(reply, situation, chosen=here, page=None))


async def _moment(reply: Reply, situation: Situation, typed: str) -> int | None:
    """The number of the moment that was meant; None where none fits, and that is said."""
    words = table_words(situation, reply.locale)
    if is_number(typed):
        found = await reply.campaigns.moments.find(situation.id, before=int(typed) + 1, limit=1)
    else:
        found = await moments.search(reply.campaigns, situation, words, typed, 1)
    if found:
        return found[0].n
    await reply.tell(words.message("history-no-such-moment", text=safe(shortened(typed, 40))))
    return None


def make() -> app_commands.Group:
    """The group with all its commands."""
    return group(
        "history",
        command(list_, name="list", group="history"),
        command(show, group="history", complete={"moment": complete_moment}),
        command(undo, group="history", complete={"to": complete_moment}),
        command(reset, group="history", choices={"what": ("turn", "round", "chapter")}),
        command(fork, group="history", complete={"moment": complete_moment}),
        command(restore, group="history", complete={"line": complete_line}),
    )


async def report(interaction: Interaction, message: discord.Message) -> None:
    """The message menu with which a problem is reported."""
    reply = Reply(interaction)
    await open_form(reply, await reply.situation())


def make_report_menu() -> app_commands.ContextMenu:
    """The second message menu, usable in servers only."""
    menu = app_commands.ContextMenu(name=said("menu-report"), callback=report)
    menu.guild_only = True
    return menu


def make_menu() -> app_commands.ContextMenu:
    """The message menu, usable in servers only."""
    menu = app_commands.ContextMenu(name=said("menu-history"), callback=from_here)
    menu.guild_only = True
    return menu
