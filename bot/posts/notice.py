"""One-line notices about settings, copies and files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.interactions.services import Services
from bot.messages.layout import Button, Message, Part, Row, link, place_link, row
from bot.posts.post import Face, PostMakers, log_row
from bot.text.speech import catalogue, player_name, safe
from engine.campaigns import Post, Situation
from engine.words import LANGUAGES, Spoken, Words


async def setting_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces a changed setting."""
    name, value = str(post.details["name"]), str(post.details["value"])
    said = words.message(
        "setting-changed",
        player=_author(post, situation, words),
        setting=Spoken(words.message(f"setting-{name}")),
        value=_setting_value(name, value, words),
    )
    return _face(post, words, said)


async def forked_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces a fork of this campaign."""
    return await _linked(services, post, situation, words, "forked")


async def copy_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces that this campaign is a fork, or was imported from a file."""
    if post.details["campaign"] is None:
        return _face(post, words, words.message("imported", player=_author(post, situation, words)))
    return await _linked(services, post, situation, words, "copied")


async def exported_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces an unencrypted export, in which everything can be read."""
    return _face(post, words, words.message("exported-open", player=_author(post, situation, words)))


async def unsayable_post(services: Services, post: Post) -> Face:
    """Replaces a post that cannot be built or is not accepted, with plain words that need nothing from the campaign."""
    try:
        words = catalogue((await services.campaigns.lookup.situation(post.campaign)).locale)
    except Exception:  # the thread gets a message whatever is wrong with the campaign
        words = catalogue("en")
    said = words.message("post-unsayable")
    return _face(post, words, words.message("post-undone", title=Spoken(said)) if post.undone else said)


async def _linked(services: Services, post: Post, situation: Situation, words: Words, key: str) -> Face:
    """Returns a line with the other campaign's name and a button that leads to its thread, if it has one."""
    said: Part = words.message(key, name=safe(str(post.details["name"])), player=_author(post, situation, words))
    thread = await _thread_of(services, int(post.details["campaign"]))
    if thread is None:
        return _face(post, words, said)
    there = link(place_link(situation.facts.guild, thread), words.message(f"button-{key}"))
    return Face(Message(said, row(*_log_buttons(post, words), there)))


async def _thread_of(services: Services, campaign: int) -> int | None:
    try:
        return (await services.campaigns.lookup.situation(campaign)).facts.thread
    except Exception:  # it is gone or does not load: its name is enough
        return None


def _setting_value(name: str, value: str, words: Words) -> Spoken:
    """Returns a language by its own name, and any other value in the reader's words."""
    if name == "locale":
        return Spoken(LANGUAGES[value])
    return Spoken(words.message(f"setting-{name}-{value.lower()}"))


def _author(post: Post, situation: Situation, words: Words) -> Spoken:
    """Returns who did it."""
    if post.user is None:
        return Spoken(words.message("player-autopilot"))
    return player_name(words, situation, post.user)


def _log_buttons(post: Post, words: Words) -> Sequence[Button]:
    found = log_row(post, words)
    return found.buttons if isinstance(found, Row) else ()


def _face(post: Post, words: Words, said: Any) -> Face:
    return Face(Message(said, log_row(post, words)))


POSTS: PostMakers = {
    "setting": setting_post,
    "forked": forked_post,
    "copy": copy_post,
    "exported": exported_post,
}
