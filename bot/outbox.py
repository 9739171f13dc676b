"""Sends the posts of the outbox, each once, whatever happens in between."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from bot import metrics
from bot.cards.notice import unsayable_post
from bot.cards.post import Face, is_press_of
from bot.insist import is_busy
from bot.parts import POSTS
from bot.speech import words_at
from bot.thread import MessageGone, Thread, ThreadRefuses, presses_of
from engine.campaigns import Post

if TYPE_CHECKING:
    from bot.client import Emberkeep

MOST_FAILURES = 20
"""After so many attempts that Discord was too busy for, or two that failed otherwise, plain words go out instead."""


class Outbox:
    """Brings one post after the other into its thread.

    The nonce makes sending twice harmless for some minutes. Later a post that was being sent when the bot ended or the
    thread began to refuse is looked for in the thread, by campaign and number in the ids of its buttons. A post that
    cannot be made, or that Discord does not take, is told in plain words in its place: those behind it must not wait.
    """

    def __init__(self, bot: Emberkeep) -> None:
        self._bot = bot
        self._failures: Counter[tuple[int, int]] = Counter()  # by campaign and number

    async def deliver(self, post: Post) -> None:
        """Sends the post, or strikes it if it is sent and was undone. Raises ThreadRefuses, and lets the post wait;
        whatever else it raises, a later call gets by."""
        try:
            await self._deliver(post)
        except ThreadRefuses:
            raise
        except Exception as error:
            self._failures[post.campaign, post.number] += 1 if is_busy(error) else MOST_FAILURES // 2
            raise
        del self._failures[post.campaign, post.number]

    async def _deliver(self, post: Post) -> None:
        thread = Thread(self._bot, post.thread or 0)
        if post.status == "sent":
            await self._strike(post, thread)
            return
        campaigns = self._bot.campaigns
        try:
            earlier = await self._find(post, thread) if post.status == "sending" else None
            if earlier:
                await campaigns.mark_sent(post, earlier)
            elif post.undone:  # before anybody saw it
                await campaigns.mark_waiting(post)
            else:
                await self._send(post, thread)
        except ThreadRefuses:
            await campaigns.mark_refused(post)
            raise

    async def _send(self, post: Post, thread: Thread) -> None:
        campaigns = self._bot.campaigns
        face = await self._face(post)
        await campaigns.mark_sending(post)
        try:
            message = await thread.send(face.card, f"post-{post.campaign}-{post.number}", mentioned=face.mentioned)
        except ThreadRefuses as refusal:
            if refusal.trouble != "forbidden" or not face.card.files:
                raise
            self._bot.without_pictures.add(post.campaign)  # the right may have been taken away unheard of
            await self._send(post, thread)
        else:
            await campaigns.mark_sent(post, message)

    async def _strike(self, post: Post, thread: Thread) -> None:
        with suppress(MessageGone):
            await thread.edit(post.message or 0, (await self._face(post)).card)
        await self._bot.campaigns.mark_struck(post, post.undone)

    async def _find(self, post: Post, thread: Thread) -> int | None:
        """The message of a post that may have been sent, looked for by the ids of its buttons among all that came after
        the post before it."""
        before = await self._bot.campaigns.last_message(post)
        for message in await thread.own_messages(before or thread.id):
            if any(is_press_of(press, post) for press in presses_of(message)):
                return message.id
        return None

    async def _face(self, post: Post) -> Face:
        if post.kind == "unreadable" or self._failures[post.campaign, post.number] >= MOST_FAILURES:
            metrics.told_plainly(post.kind)
            return await unsayable_post(self._bot, post)
        situation = await self._bot.campaigns.situation(post.campaign)
        words = words_at(situation, situation.locale)
        return await POSTS[post.kind](self._bot, post, situation, words)
