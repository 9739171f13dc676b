"""Delivers posts in order, and turn messages, from the database to the threads."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.delivery.outbox import Outbox
from bot.delivery.turn_messages import TurnMessages
from bot.discord.retry import is_busy
from bot.discord.threads import ThreadRefuses
from bot.host import metrics
from bot.host.watchdog import LoopHeld
from bot.interactions.services import Services
from engine.campaigns import Post, Situation, TurnMessage

log = structlog.get_logger()

RETRY_SECONDS = 30.0  # before a failed delivery is retried,
REFUSED_RETRY_SECONDS = 900.0  # or one to a thread that refuses, unless something about its server has changed before
GATHERED_SECONDS = 10.0  # maximum span of autopilots' play that is gathered in one post
LOOK_AFTER_SECONDS = 30.0  # after the start, when people's answers come first,
LOOK_EVERY_SECONDS = 1.0  # a turn message is looked for, because Discord limits requests
UNKNOWN_MESSAGE = 10008  # Discord's code
LOOK_AT_ALL_SECONDS = 60.0  # interval at which the database is asked for forgotten work
MOST_CAMPAIGNS = 1000  # delivered concurrently


class Delivery:
    """Delivers for all campaigns concurrently, and for each one step at a time: its posts first, then its turn message.
    A campaign whose thread refuses or whose delivery failed is paused without affecting others."""

    def __init__(self, services: Services) -> None:
        self.ready = asyncio.Event()
        self._services = services
        self._troubles = services.troubles
        self._cards = TurnMessages(services)
        self._outbox = Outbox(services, self._cards)
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._doing: dict[int, Post | TurnMessage] = {}  # the current work of each campaign
        self._resting: set[int] = set()  # campaigns whose next attempt is later
        self._passed_over: set[int] = set()  # campaigns for which more work appeared in the meantime
        self._gathering: dict[int, asyncio.Event] = {}  # set at every change
        services.campaigns.outbox.let_wait(self._may_wait)

    @property
    def delivers(self) -> bool:
        """True while a post or turn message is being delivered; postponed attempts do not count."""
        return not self._busy.keys() <= self._resting

    async def run(self) -> None:
        """Delivers posts and turn messages whenever some are due, until cancelled."""
        await self.ready.wait()
        await self._services.campaigns.outbox.retry()
        changed, clock = self._services.campaigns.changed, asyncio.get_running_loop().time
        try:
            while True:
                self._services.campaigns.outbox.look_at()
                until = clock() + LOOK_AT_ALL_SECONDS
                while clock() < until:
                    changed.clear()
                    await self._hand_out()
                    with suppress(TimeoutError):
                        async with asyncio.timeout_at(until):
                            await changed.wait()
        finally:
            ending = list(self._busy.values())
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)

    async def _hand_out(self) -> None:
        campaigns = self._services.campaigns
        for news in self._gathering.values():
            news.set()
        busy = dict(self._doing)  # first, because their work may be done by the time the rest is read
        for campaign, work in (await campaigns.outbox.due(MOST_CAMPAIGNS)).items():
            if campaign not in busy:
                self._passed_over.discard(campaign)
                self._doing[campaign] = work
                self._busy[campaign] = asyncio.create_task(self._work(campaign, work))
            elif work != busy[campaign]:
                self._pass_over(campaign)

    def _pass_over(self, campaign: int) -> None:
        """Makes sure that a busy campaign is checked again, even if its work ends right now."""
        self._passed_over.add(campaign)
        if campaign not in self._busy:
            self._services.campaigns.outbox.look_at(campaign)

    async def _work(self, campaign: int, work: Post | TurnMessage) -> None:
        self._troubles.begins(campaign)
        bind_contextvars(campaign=campaign)
        changes, rest = self._troubles.changes, 0.0
        try:
            rest = await self._attempt(campaign, work)
            if rest:
                self._resting.add(campaign)
                await self._troubles.rest(campaign, rest if changes == self._troubles.changes else 0)
                await self._services.campaigns.outbox.retry(campaign)
        finally:
            self._resting.discard(campaign)
            del self._busy[campaign], self._doing[campaign]
            self._troubles.ends(campaign)
            # after a turn message nothing else is due
            if isinstance(work, Post) or rest or campaign in self._passed_over:
                self._services.campaigns.outbox.look_at(campaign)

    async def _attempt(self, campaign: int, work: Post | TurnMessage) -> float:
        """Tries to deliver, records what blocks it, and returns the seconds until the next attempt."""
        try:
            async with self._services.places.staying(campaign, work.thread) as stays:
                if stays:
                    await (self._deliver(work) if isinstance(work, Post) else self._cards.update(work))
                else:
                    self._passed_over.add(campaign)  # the next round reads the work for the new thread
        except ThreadRefuses as refusal:
            log.warning("thread refuses", trouble=refusal.trouble)
            self._troubles.found(campaign, refusal.trouble)
            return REFUSED_RETRY_SECONDS
        except Exception as error:
            metrics.failed("delivering", error)
            if isinstance(error, LoopHeld):
                self._services.campaigns.looking_never_ended(campaign)
            if is_busy(error):
                log.warning("delivery delayed", reason=repr(error))
                self._troubles.found(campaign, "slow")
            else:
                log.exception("delivery failed")
            return RETRY_SECONDS
        self._troubles.gone(campaign)
        return 0.0

    async def _deliver(self, post: Post) -> None:
        """Sends a post, after which the turn message must move, or strikes through one already sent."""
        if post.status == "waiting" and (post.by_itself or await self._outbox.adds_turns(post)):
            await self._gather(post.campaign)
        added = await self._outbox.deliver(post)
        if added:
            self._cards.outdated(post.campaign)
        elif post.status != "sent" and post.kind != "chronicle":
            self._cards.overtaken(post)

    def _may_wait(self, situation: Situation) -> bool:
        """True if a change without a post need not be shown yet."""
        waits = situation.id not in self._gathering and self._cards.may_wait(situation)
        self._services.choosing.note_left_out(situation.id, left_out=waits)
        return waits

    async def _gather(self, campaign: int) -> None:
        """Waits until autopilots have finished or for a limited time, to report everything in one post or edit."""
        news = self._gathering[campaign] = asyncio.Event()
        try:
            async with asyncio.timeout(GATHERED_SECONDS):
                while (await self._services.campaigns.lookup.situation(campaign)).plays_itself:
                    await news.wait()
                    news.clear()
        except LoopHeld:
            raise
        except Exception as error:  # it took too long, or the campaign does not load: the post is still sent
            log.info("not gathered", reason=type(error).__name__)
        finally:
            del self._gathering[campaign]
            self._troubles.begins(campaign)

    async def talked_in(self, thread: int) -> None:
        """Notes a message in a thread. After too many, the turn message moves down silently."""
        campaign = await self._cards.sink(thread)
        if campaign is not None:
            await self._services.campaigns.outbox.wish(campaign)

    async def deleted_in(self, thread: int, messages: Collection[int]) -> None:
        """Sends a campaign's turn message again if it is among messages that were deleted in its thread."""
        others = [message for message in messages if not self._cards.has_deleted(message)]
        situation = await self._services.campaigns.lookup.of_thread(thread) if others else None
        if situation is None:
            return
        for message in others:
            if await self._services.campaigns.outbox.is_shown(situation.id, message):
                log.info("turn message deleted", campaign=situation.id)
                self._cards.gone(situation.id, thread)
                await self._services.campaigns.outbox.wish(situation.id)

    async def look_for_turn_messages(self) -> None:
        """Looks once for each turn message, slowly, because some may have been deleted while the bot was away."""
        await self.ready.wait()
        await asyncio.sleep(LOOK_AFTER_SECONDS)
        for stored in await self._services.campaigns.outbox.turn_messages_shown():
            thread, message = stored.thread or 0, stored.message or 0
            try:
                await self._services.client.get_partial_messageable(thread).fetch_message(message)
            except discord.NotFound as error:
                if error.code == UNKNOWN_MESSAGE:
                    await self.deleted_in(thread, [message])
            except (discord.HTTPException, OSError) as error:
                log.warning("turn message not looked for", campaign=stored.campaign, reason=repr(error))
            await asyncio.sleep(LOOK_EVERY_SECONDS)

    async def try_again(self, guild: int | None = None) -> None:
        """Retries after a server's channels, threads or roles have changed, or those of all servers may have."""
        self._services.without_pictures.clear()
        await self._troubles.try_again(guild)
