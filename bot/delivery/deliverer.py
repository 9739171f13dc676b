"""From the database to the threads: posts in their order, and turn cards that show what they should."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import structlog
from structlog.contextvars import bind_contextvars

from bot.delivery.outbox import Outbox
from bot.delivery.thread import ThreadRefuses, Trouble
from bot.delivery.turn_cards import TurnCards
from bot.gateway.retry import is_busy
from bot.host import metrics
from engine.campaigns import Post, Situation
from engine.words import Words

if TYPE_CHECKING:
    from bot.gateway.client import Emberkeep

log = structlog.get_logger()

PATIENCE = 30.0  # seconds until something that went wrong is tried again,
LONG_PATIENCE = 900.0  # or a thread that refuses, unless something about its server has changed before
GATHERED = 10.0  # seconds of autopilots' play that one post tells at most
LATE = 5.0  # seconds after which people are told that Discord is slow
MOST_CAMPAIGNS = 1000  # at the same time


class Delivery:
    """Carries what waits, for all campaigns at the same time and for each one thing after the other: its posts first,
    then its card. A campaign whose thread refuses, or whose delivery went wrong, rests alone."""

    def __init__(self, bot: Emberkeep) -> None:
        self.ready = asyncio.Event()
        self._bot = bot
        self._outbox = Outbox(bot)
        self._cards = TurnCards(bot)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._since: dict[int, float] = {}  # when the work for a campaign began, on the loop's clock
        self._news = 0  # how often `try_again` was called
        self._gathering: dict[int, asyncio.Event] = {}  # set at every change
        self._resting: dict[int, asyncio.Event] = {}
        self._trouble: dict[int, Trouble | Literal["slow"]] = {}

    async def run(self) -> None:
        """Carries on until cancelled."""
        await self.ready.wait()
        await self._bot.campaigns.retry()
        changed = self._bot.campaigns.changed
        try:
            while True:
                changed.clear()
                await self._hand_out()
                await changed.wait()
        finally:
            ending = list(self._busy.values())
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)

    async def _hand_out(self) -> None:
        campaigns = self._bot.campaigns
        for news in self._gathering.values():
            news.set()
        busy = set(self._busy)  # first: what is read of these may be done by the time it is read
        cards = {card.campaign: card for card in await campaigns.cards_to_update()}
        posts = {post.campaign: post for post in await campaigns.next_posts(MOST_CAMPAIGNS)}  # second: see TurnCards
        for campaign in posts.keys() | cards.keys():
            if campaign in busy:
                continue
            work = self._deliver(posts[campaign]) if campaign in posts else self._cards.update(cards[campaign])
            self._busy[campaign] = asyncio.create_task(self._work(campaign, work))

    async def _work(self, campaign: int, work: Awaitable[None]) -> None:
        self._since[campaign] = asyncio.get_running_loop().time()
        bind_contextvars(campaign=campaign)
        news = self._news
        try:
            rest = await self._attempt(campaign, work)
            if rest:
                await self._rest(campaign, rest if news == self._news else 0)
        finally:
            del self._busy[campaign], self._since[campaign]
            self._bot.campaigns.changed.set()

    async def _attempt(self, campaign: int, work: Awaitable[None]) -> float:
        """Tries, notes what is in the way, and says for how many seconds the campaign rests."""
        try:
            await work
        except ThreadRefuses as refusal:
            log.warning("thread refuses", trouble=refusal.trouble)
            self._trouble[campaign] = refusal.trouble
            return LONG_PATIENCE
        except Exception as error:
            metrics.failed("delivering", error)
            if is_busy(error):
                log.warning("delivery delayed", reason=repr(error))
                self._trouble[campaign] = "slow"
            else:
                log.exception("delivery failed")
            return PATIENCE
        self._trouble.pop(campaign, None)
        return 0.0

    async def _rest(self, campaign: int, seconds: float) -> None:
        """Waits so long, or until `try_again`."""
        woken = self._resting[campaign] = asyncio.Event()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), seconds)
        finally:
            del self._resting[campaign]
        await self._bot.campaigns.retry(campaign)

    async def _deliver(self, post: Post) -> None:
        """Sends a post, below which the card then has to move, or strikes one that is sent."""
        if post.by_itself and post.status == "waiting":
            await self._gather(post.campaign)
        await self._outbox.deliver(post)
        if post.status != "sent":
            self._cards.overtaken(post)

    async def _gather(self, campaign: int) -> None:
        """Waits until autopilots have played as far as they can, or for a while, to tell it all in one post."""
        news = self._gathering[campaign] = asyncio.Event()
        try:
            async with asyncio.timeout(GATHERED):
                while (await self._bot.campaigns.situation(campaign)).plays_itself:
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            del self._gathering[campaign]
            self._since[campaign] = asyncio.get_running_loop().time()

    def trouble_note(self, situation: Situation, words: Words) -> str:
        """What a player should know while posts do not come through (E12, E15, E16, E27)."""
        trouble = self._trouble.get(situation.id) or ("slow" if self._is_late(situation.id) else None)
        return words.message(f"error-thread-{trouble}") if trouble else ""

    def _is_late(self, campaign: int) -> bool:
        now = asyncio.get_running_loop().time()
        return now - self._since.get(campaign, now) > LATE

    async def talked_in(self, thread: int) -> None:
        """Somebody has written into a thread: a card that too many messages have followed moves down in silence."""
        campaign = await self._cards.sink(thread)
        if campaign is not None:
            await self._bot.campaigns.wish(campaign)

    async def try_again(self, guild: int | None = None) -> None:
        """Something about a server's channels, threads or roles has changed, or may have changed about all of them:
        campaigns that rest may go on, and those that are about to need not begin."""
        self._news += 1
        self._bot.without_pictures.clear()
        for campaign, woken in list(self._resting.items()):
            if guild is None or (await self._bot.campaigns.situation(campaign)).facts.guild == guild:
                woken.set()
