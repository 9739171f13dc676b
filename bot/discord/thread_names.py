"""Names of threads and forum posts: the game, the campaign, and whose turn it is (docs/behaviour.md#thread-names)."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
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
MOST_RENAMES = 2  # within the next number of seconds, because Discord allows no more
WINDOW = 605.0
SETTLES = 600.0  # seconds for which it must be the same person's turn: a rename is two requests
SECONDS_FOR_RENAME = 5.0
AFTER_REFUSAL = 3600.0  # seconds until a rename that Discord has refused is tried again


def first_name(situation: Situation) -> str:
    """Returns the name without whose turn it is. Campaigns of a server have different names, so these differ, too."""
    words = catalogue(situation.locale)
    game = Spoken(short_name(situation.game.key, situation.locale))
    return words.message("thread-name", game=game, name=Spoken(situation.facts.name))


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
    """Renames threads, at most as often as Discord allows. A rename that must wait is done after `again`, which
    looks at the campaign once more, or at its next change; a refused one is left out."""

    def __init__(self, client: discord.Client, again: Callable[[int], None]) -> None:
        self._client, self._again = client, again
        self._started = utcnow()
        self._made: dict[int, deque[float]] = defaultdict(lambda: deque(maxlen=MOST_RENAMES))  # times by thread
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._wished: dict[int, tuple[str, float]] = {}  # by campaign: the name that it should have, and since when

    async def keep(self, situation: Situation) -> None:
        """Renames the thread of a campaign if it has another name than it should, and may be renamed now."""
        thread = self._client.get_channel(situation.facts.thread or 0)
        if not isinstance(thread, discord.Thread) or thread.archived or thread.locked or situation.plays_itself:
            return
        name = name_of(situation)
        self._note_earlier(thread)
        self._drop_timer(situation.id)
        if thread.name == name:
            self._wished.pop(situation.id, None)
        elif (wait := max(self._wait(thread.id), self._settles_in(situation.id, name))) > 0:
            self._timers[situation.id] = asyncio.get_running_loop().call_later(wait, self._due, situation.id)
        else:
            await self._rename(thread, name)

    def _settles_in(self, campaign: int, name: str) -> float:
        """Returns the seconds until a name has been wished for long enough: quick turns are not worth a request."""
        now = asyncio.get_running_loop().time()
        if self._wished.get(campaign, ("", now))[0] != name:
            self._wished[campaign] = name, now
        return self._wished[campaign][1] + SETTLES - now

    def _note_earlier(self, thread: discord.Thread) -> None:
        """Counts a rename that another process may have made just before this one started."""
        if thread.id not in self._made and discord.utils.snowflake_time(thread.id) < self._started:
            self._made[thread.id].append(asyncio.get_running_loop().time())

    def _wait(self, thread: int) -> float:
        """Returns the seconds until the thread may be renamed."""
        made = self._made[thread]
        return made[0] + WINDOW - asyncio.get_running_loop().time() if len(made) == MOST_RENAMES else 0.0

    async def _rename(self, thread: discord.Thread, name: str) -> None:
        now = asyncio.get_running_loop().time()
        self._made[thread.id].append(now)
        try:
            async with asyncio.timeout(SECONDS_FOR_RENAME):
                await thread.edit(name=name)
        except (discord.HTTPException, OSError, TimeoutError) as error:
            log.info("thread not renamed", channel=thread.id, reason=repr(error))
            self._made[thread.id].extend([now - WINDOW + AFTER_REFUSAL] * MOST_RENAMES)

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


async def remove_notice(message: discord.Message) -> None:
    """Deletes Discord's notice of a rename by the bot, so that the turn message stays the last message."""
    try:
        await message.delete()
    except discord.HTTPException as error:
        log.info("notice not deleted", message=message.id, reason=repr(error))
