"""`/history` and the message menu "History from here": browse, go back, fork, restore.

See docs/behaviour.md#history.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.commands.completing import Choices, holding, of_moments, offered
from bot.commands.making import Typed, command, group, placed
from bot.commands.translating import said
from bot.discord.threads import presses_of
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction
from bot.live_messages.lobby import table_words
from bot.messages.ids import is_number
from bot.messages.layout import LONGEST_ENTRY
from bot.panels.history import browsing, history
from bot.panels.organising import requests
from bot.panels.organising.report import open_form
from bot.text import moments
from bot.text.speech import safe, shortened
from engine.campaigns import Situation
from engine.campaigns.history.account import Span
from engine.campaigns.model.errors import NothingToUndo
from engine.words import Spoken

Name = app_commands.Range[str, 2, 60]


async def list_(interaction: Interaction, words: Typed = "") -> None:
    """`/history list`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    if words.strip():
        await reply.show(await browsing.search(reply, situation, words))
    else:
        await browsing.browse(reply, situation)


async def show(interaction: Interaction, moment: Typed) -> None:
    """`/history show`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    n = await _moment(reply, situation, moment)
    if n is not None:
        await history.show_past(reply, situation, n, situation.branch)


async def undo(interaction: Interaction, to: Typed) -> None:
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


async def fork(interaction: Interaction, moment: Typed = "", name: Name = "") -> None:
    """`/history fork`."""
    reply = Reply(interaction)
    situation = await reply.situation()
    n = await _moment(reply, situation, moment) if moment else situation.n
    if n is not None:
        await history.offer_fork(reply, situation, n, name)


async def restore(interaction: Interaction, line: Typed) -> None:
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


async def complete_line(interaction: Interaction, typed: str) -> Choices:
    """Returns the branches that can be restored, the one left last first."""
    reply, lookup = Reply(interaction), interaction.client.campaigns.lookup
    situation = await lookup.of_thread(interaction.channel_id or 0)
    if situation is None:
        return []
    left = await reply.campaigns.history.left_branches(situation.id)
    words, now = table_words(situation, reply.locale), interaction.created_at

    def entries() -> Iterable[tuple[str, str]]:
        lines = [(moments.line_of_play(each, words, now), str(each.branch)) for each in left]
        return [(shortened(said, LONGEST_ENTRY), value) for said, value in holding(typed, lines)]

    return offered(await lookup.compute(situation.id, entries))


async def from_here(interaction: Interaction, message: discord.Message) -> None:
    """Handles the message menu: opens the history at the moment of that post."""
    reply = Reply(interaction)
    situation = await reply.situation()
    here = next((press.n for press in presses_of(message) if press.campaign == situation.id and press.n), None)
    await browsing.browse(reply, situation, here)


async def _moment(reply: Reply, situation: Situation, typed: str) -> int | None:
    """Returns the number of the meant moment; None after saying that none matches."""
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
    """Builds the group with all its commands."""
    return group(
        "history",
        command(list_, name="list", group="history"),
        command(show, group="history", complete={"moment": of_moments(moments.line)}),
        command(undo, group="history", complete={"to": of_moments(moments.line)}),
        command(reset, group="history", choices={"what": ("turn", "round", "chapter")}),
        command(fork, group="history", complete={"moment": of_moments(moments.line)}),
        command(restore, group="history", complete={"line": complete_line}),
    )


async def report(interaction: Interaction, message: discord.Message) -> None:
    """Handles the message menu that reports a problem."""
    reply = Reply(interaction)
    await open_form(reply, await reply.situation())


def make_report_menu() -> app_commands.ContextMenu:
    """Builds the second message menu, usable in servers only."""
    return placed(app_commands.ContextMenu(name=said("menu-report"), callback=report))


def make_menu() -> app_commands.ContextMenu:
    """Builds the message menu, usable in servers only."""
    return placed(app_commands.ContextMenu(name=said("menu-history"), callback=from_here))
