"""Names of threads and forum posts: the game, the campaign, and whose turn it is (docs/behaviour.md#thread-names)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import structlog

from bot.discord.forums import short_name
from bot.host.clock import utcnow
from bot.text.speech import catalogue, one_line_name
from engine.campaigns import Situation
from engine.words import Spoken, Words

log = structlog.get_logger()

LONGEST = 100  # characters that Discord allows
SECONDS_BETWEEN = 600.0  # two renames of a thread: each is a request and leaves a notice, and Discord allows few
SECONDS_FOR_RENAME = 5.0
AFTER_REFUSAL = 3600.0  # seconds until a rename that Discord has refused is tried again


def first_name(situation: Situation) -> str:
    """Returns the name without whose turn it is. Campaigns of a server have different names, so these differ, too. A
    campaign that is called after its game does not repeat it."""
    game, name = short_name(situation.game.key, situation.locale), situation.facts.name
    if name.casefold().startswith(game.casefold()):
        return name
    return catalogue(situation.locale).message("thread-name", game=Spoken(game), name=Spoken(name))


def is_name_of(situation: Situation, name: str) -> bool:
    """True if the bot may have given a thread of this campaign this name."""
    return name == situation.facts.name or name.startswith(first_name(situation))


def name_of(situation: Situation) -> str:
    """Returns the name of a campaign's thread now."""
    first, words = first_name(situation), catalogue(situation.locale)
    for longest in (20, 12, 6):
        state = _state(situation, words, longest)
        name = words.message("thread-name-state", name=Spoken(first), state=Spoken(state)) if state else first
        if len(name) <= LONGEST:
            return name
    return first[:LONGEST]


def _state(situation: Situation, words: Words, longest: int) -> str:
    """Returns whose turn it is, with a name of limited length, or why no one is waited for."""
    facts = situation.facts
    if facts.archived is not None or situation.stage == "over":
        return words.message("thread-over")
    if facts.pause:
        return words.message("thread-paused")
    if situation.request:
        return words.message("thread-vote")
    waited = situation.waiting_users if situation.stage == "playing" else ()
    if len(waited) != 1:
        return words.message("thread-several", count=len(waited)) if waited else ""
    name = next(each.name for each in situation.seats if each.user == waited[0])
    key = "thread-turn" if situation.asks[0].in_turn else "thread-asked"
    return words.message(key, player=Spoken(one_line_name(name, longest)))


class ThreadNames:
    """Renames threads, at most once in ten minutes each. A rename that must wait is done after `again`, which looks at
    the campaign once more, or at its next change; a refused one is left out."""

    def __init__(self, client: discord.Client, again: Callable[[int], None]) -> None:
        self._client, self._again = client, again
        self._started = utcnow()
        self._next: dict[int, float] = {}  # by thread: when it may be renamed again, by the loop's clock
        self._timers: dict[int, asyncio.TimerHandle] = {}

    async def keep(self, situation: Situation) -> None:
        """Renames the thread of a campaign if it has another name than it should, and may be renamed now."""
        thread = self._client.get_channel(situation.facts.thread or 0)
        if not isinstance(thread, discord.Thread) or thread.archived or thread.locked or situation.plays_itself:
            return
        name, now = name_of(situation), asyncio.get_running_loop().time()
        if thread.id not in self._next:  # another process may have renamed it just before this one started
            is_older = discord.utils.snowflake_time(thread.id) < self._started
            self._next[thread.id] = now + SECONDS_BETWEEN if is_older else now
        self._drop_timer(situation.id)
        if thread.name == name:
            return
        if (wait := self._next[thread.id] - now) > 0:
            self._timers[situation.id] = asyncio.get_running_loop().call_later(wait, self._due, situation.id)
        else:
            await self._rename(thread, name, now)

    async def _rename(self, thread: discord.Thread, name: str, now: float) -> None:
        self._next[thread.id] = now + SECONDS_BETWEEN
        try:
            async with asyncio.timeout(SECONDS_FOR_RENAME):
                await thread.edit(name=name)
        except (discord.HTTPException, OSError, TimeoutError) as error:
            log.info("thread not renamed", channel=thread.id, reason=repr(error))
            self._next[thread.id] = now + AFTER_REFUSAL

    def _drop_timer(self, campaign: int) -> None:
        timer = self._timers.pop(campaign, None)
        if timer:
            timer.cancel()

    def _due(self, campaign: int) -> None:
        self._timers.pop(campaign, None)
        self._again(campaign)

    def close(self) -> None:
        """Drops all renames that wait."""
        for campaign in list(self._timers):
            self._drop_timer(campaign)
