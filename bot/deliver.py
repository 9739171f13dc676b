"""From the database to the threads: posts in their order, and turn cards that show what they should."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import structlog

from bot.outbox import Outbox
from bot.thread import ThreadRefuses, Trouble
from bot.turn_cards import TurnCards
from engine.campaigns import Post, Situation
from engine.words import Words

if TYPE_CHECKING:
    from bot.client import Emberkeep

log = structlog.get_logger()

PATIENCE = 30.0  # seconds until something that went wrong is tried again
MOST_CAMPAIGNS = 1000  # at the same time


class Delivery:
    """Carries what waits, for all campaigns at the same time and for each one thing after the other: its posts first,
    then its card. A thread that refuses waits alone until something about it changes."""

    def __init__(self, bot: Emberkeep) -> None:
        self.ready = asyncio.Event()
        self._bot = bot
        self._outbox = Outbox(bot)
        self._cards = TurnCards(bot)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._trouble: dict[int, Trouble] = {}

    async def run(self) -> None:
        """Carries on until cancelled."""
        await self.ready.wait()
        changed = self._bot.campaigns.changed
        try:
            while True:
                changed.clear()
                await self._hand_out()
                await changed.wait()
        finally:
            for task in self._busy.values():
                task.cancel()

    async def _hand_out(self) -> None:
        campaigns = self._bot.campaigns
        cards = {card.campaign: card for card in await campaigns.cards_to_update()}
        posts = {post.campaign: post for post in await campaigns.next_posts(MOST_CAMPAIGNS)}  # second: see TurnCards
        for campaign in posts.keys() | cards.keys():
            if campaign in self._busy or campaign in self._trouble:
                continue
            if campaign in posts:
                work = self._deliver(posts[campaign])
            else:
                work = self._cards.update(cards[campaign])
            self._busy[campaign] = asyncio.create_task(self._work(campaign, self._guarded(campaign, work)))

    async def _work(self, campaign: int, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            log.exception("delivery failed", campaign=campaign)
            await asyncio.sleep(PATIENCE)
        finally:
            del self._busy[campaign]
            self._bot.campaigns.changed.set()

    async def _deliver(self, post: Post) -> None:
        """Sends a post, below which the card then has to move, or strikes one that is sent."""
        await self._outbox.deliver(post)
        if post.status != "sent":
            self._cards.overtaken(post)

    async def _guarded(self, campaign: int, work: Awaitable[None]) -> None:
        """Lets the campaign wait where its thread refuses."""
        try:
            await work
        except ThreadRefuses as refusal:
            log.warning("thread refuses", campaign=campaign, trouble=refusal.trouble)
            self._trouble[campaign] = refusal.trouble

    def trouble_note(self, situation: Situation, words: Words) -> str:
        """What a player should know about the thread while it refuses messages (E12, E15, E16)."""
        trouble = self._trouble.get(situation.id)
        return words.message(f"error-thread-{trouble}") if trouble else ""

    async def try_again(self) -> None:
        """Something about channels, threads or roles has changed: campaigns that waited may go on."""
        waiting = list(self._trouble)
        self._trouble.clear()
        for campaign in waiting:
            await self._bot.campaigns.retry(campaign)
        self._bot.campaigns.changed.set()
