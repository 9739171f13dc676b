"""Forums: each campaign is a post, and its tags say the game and what the campaign waits for.

See docs/behaviour.md#forums.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.discord.permissions import TO_OPEN_A_POST, TO_OPEN_A_TABLE
from bot.live_messages.lobby import game_name
from bot.text.speech import catalogue
from engine.campaigns import Situation
from engine.words import LOCALES

log = structlog.get_logger()

Parent = discord.TextChannel | discord.ForumChannel
"""The kinds of channels in which a campaign can be opened."""
TEXT = discord.ChannelType.text.value
KINDS = (TEXT, discord.ChannelType.forum.value)

LONGEST_TAG = 20
MOST_TAGS = 20
MOST_TAGS_OF_POST = 5
NEEDS_TAG = 40067
"""Discord's code for a post without a tag in a forum that demands one."""
STATES = ("open", "waiting", "over")


def parent_of(channel: object) -> Parent | None:
    """Returns a channel, or the channel of a thread, if campaigns can be opened there. Announcement, voice and stage
    channels are not suitable."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if isinstance(parent, discord.ForumChannel):
        return None if parent.is_media() else parent
    return parent if isinstance(parent, discord.TextChannel) and not parent.is_news() else None


def is_forum(channel: object) -> bool:
    """True if campaigns are posts there."""
    return isinstance(channel, discord.ForumChannel)


def needed_in(channel: Parent) -> Sequence[str]:
    """Returns the permissions that the bot needs to open a campaign in a channel."""
    return TO_OPEN_A_POST if isinstance(channel, discord.ForumChannel) else TO_OPEN_A_TABLE


def state_of(situation: Situation) -> str | None:
    """Returns what a campaign's post is tagged with: seats are open, it is being played, or it is over."""
    if situation.facts.archived is not None or situation.stage == "over":
        return "over"
    if situation.stage == "lobby" or any(each.user is None and not each.autopilot for each in situation.seats):
        return "open"
    return None if situation.facts.pause else "waiting"


def _names(key: str, locale: str) -> list[str]:
    """Returns a tag's name in this language, then in all others: a server may have called its own tag so."""
    if key in STATES:
        said = {each: catalogue(each).message(f"tag-{key}") for each in (locale, *LOCALES)}
    else:
        said = {each: short_name(key, each) for each in (locale, *LOCALES)}
    return list(said.values())


def short_name(game: str, locale: str) -> str:
    """Returns a game's name, as short as a tag."""
    return _fitting(game_name(game, locale))


def _fitting(name: str) -> str:
    """Returns a game's name, or its first word if Discord does not allow such a long tag."""
    return name if len(name) <= LONGEST_TAG else name.split()[0]


def _known(forum: discord.ForumChannel, names: Sequence[str]) -> discord.ForumTag | None:
    """Returns the forum's tag with one of these names."""
    plain = [each.casefold() for each in names]
    return next((tag for tag in forum.available_tags if tag.name.casefold() in plain), None)


async def own_tags(forum: discord.ForumChannel, situation: Situation) -> list[discord.ForumTag]:
    """Returns the tags of a campaign's post. Creates those that the forum lacks, if the bot may manage the channel."""
    keys = [key for key in (situation.game.key, state_of(situation)) if key]
    wanted = [_names(key, situation.locale) for key in keys]
    if not all(_known(forum, names) for names in wanted):
        forum = await _with_tags(forum, wanted)
    found = (_known(forum, names) for names in wanted)
    return [tag for tag in found if tag]


async def _with_tags(forum: discord.ForumChannel, wanted: Sequence[Sequence[str]]) -> discord.ForumChannel:
    """Returns the forum with these tags added, or as it is if that is not possible."""
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return forum
    try:
        fresh = await forum.guild.fetch_channel(forum.id)  # an edit replaces all tags
        if not isinstance(fresh, discord.ForumChannel):
            return forum
        new = [discord.ForumTag(name=names[0]) for names in wanted if not _known(fresh, names)]
        return await fresh.edit(available_tags=[*fresh.available_tags, *new][:MOST_TAGS]) or fresh
    except discord.HTTPException as error:
        log.info("tags not created", channel=forum.id, code=error.code)
        return forum


def _is_own(tag: discord.ForumTag, situation: Situation) -> bool:
    keys = (situation.game.key, *STATES)
    return any(tag.name.casefold() in [name.casefold() for name in _names(key, situation.locale)] for key in keys)


async def keep_tags(client: discord.Client, situation: Situation) -> None:
    """Corrects the tags of a campaign's post, if it is one. Tags that people have added stay, as far as there is room.
    A refusal is ignored."""
    facts = situation.facts
    forum, thread = client.get_channel(facts.channel), client.get_channel(facts.thread or 0)
    if not isinstance(forum, discord.ForumChannel) or not isinstance(thread, discord.Thread):
        return
    wanted = await own_tags(forum, situation)
    wanted += [tag for tag in thread.applied_tags if not _is_own(tag, situation)]
    wanted = wanted[:MOST_TAGS_OF_POST]
    if not wanted and forum.flags.require_tag:
        return
    if {tag.id for tag in wanted} == {tag.id for tag in thread.applied_tags}:
        return
    try:
        await thread.edit(applied_tags=wanted)
    except discord.HTTPException as error:
        log.info("tags not changed", channel=thread.id, code=error.code)
