"""Completions of command options. They search off the event loop."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from functools import partial, wraps
from typing import Any

import structlog
from discord import app_commands

from bot.host import metrics
from bot.interactions.reply import Reply
from bot.interactions.services import Interaction
from bot.live_messages.lobby import table_words
from bot.messages.layout import LONGEST_ENTRY, MOST_ENTRIES
from bot.text import moments
from bot.text.speech import plain, shortened
from engine.campaigns import Moment, Situation
from engine.words import Words

log = structlog.get_logger()

LONGEST_INPUT = 300  # characters accepted in an option; Discord itself accepts 6,000

Choices = list[app_commands.Choice[str]]
Completion = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]
Suggest = Callable[[Reply, Situation, str], Iterable[tuple[str, str]]]
"""Returns the completions in a campaign for the typed text: label and value of each."""


def bounded(completion: Completion) -> Completion:
    """Returns the completion for short texts only. An error is logged and results in no entries."""

    @wraps(completion)
    async def complete(interaction: Interaction, typed: str) -> Choices:
        try:
            return (await completion(interaction, typed[:LONGEST_INPUT]))[:MOST_ENTRIES]
        except Exception as error:  # discord.py would log it with the user's id
            metrics.failed("completing", error)
            log.error("a completion failed", exc_info=error)
            return []

    return complete


def in_campaign(suggest: Suggest) -> Completion:
    """Returns a completion that offers what `suggest` finds in the campaign of this thread, off the event loop; nothing
    elsewhere."""

    async def complete(interaction: Interaction, typed: str) -> Choices:
        reply = Reply(interaction)
        situation = await reply.campaigns.lookup.of_thread(interaction.channel_id or 0)
        if situation is None:
            return []
        return offered(
            await reply.campaigns.lookup.compute(situation.id, partial(_listed, suggest, reply, situation, typed))
        )

    return complete


def of_moments(said: Callable[[Moment, Situation, Words, datetime], str]) -> Completion:
    """Returns a completion that offers the newest matching moments, described by `said`."""

    async def complete(interaction: Interaction, typed: str) -> Choices:
        reply, campaigns = Reply(interaction), interaction.client.campaigns
        situation = await campaigns.lookup.of_thread(interaction.channel_id or 0)
        if situation is None:
            return []
        words, now = table_words(situation, reply.locale), interaction.created_at
        found = await moments.search(campaigns, situation, words, typed, MOST_ENTRIES)
        found = await moments.in_words(campaigns, situation, found, reply.person.user)

        def entries() -> Sequence[tuple[str, str]]:
            names = [plain(said(each, situation, words, now)) for each in found]
            return [(shortened(name, LONGEST_ENTRY), str(each.n)) for name, each in zip(names, found, strict=True)]

        return offered(await campaigns.lookup.compute(situation.id, entries))

    return complete


def _listed(suggest: Suggest, reply: Reply, situation: Situation, typed: str) -> Sequence[tuple[str, str]]:
    return list(suggest(reply, situation, typed))


def holding(typed: str, entries: Iterable[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Returns the entries that contain the typed text, ignoring case."""
    return [each for each in entries if typed.casefold() in each[0].casefold()]


def offered(entries: Iterable[tuple[str, str]]) -> Choices:
    """Returns entries and their values in discord.py's format."""
    return [app_commands.Choice(name=name, value=value) for name, value in entries]
