"""Sends the posts of the outbox exactly once, even across failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import structlog

from bot.delivery.turn_messages import TurnMessages
from bot.discord.retry import is_busy
from bot.discord.threads import MessageGone, Thread, ThreadRefuses, links_of, nonce, presses_of
from bot.host import metrics
from bot.host.watchdog import LoopHeld
from bot.interactions.services import Services
from bot.messages.beside import with_emojis
from bot.posts.chronicle import end_of_chapter
from bot.posts.combined import combined_post
from bot.posts.notice import unsayable_post
from bot.posts.post import Face, is_press_of, may_send, with_seal
from bot.posts.posts import POSTS
from bot.posts.rounds import closing, round_post
from bot.text.speech import words_at
from engine.campaigns import Post
from engine.campaigns.model.posts import PostStatus
from engine.campaigns.runtime.outbox import Closes

log = structlog.get_logger()

MOST_FAILURES = 20
"""After this many attempts while Discord was too busy, or two other failures, a plain text is sent instead."""


class Outbox:
    """Sends posts to their thread in order. Consecutive ones of autopilots are sent as one message.

    A post about play that notifies no one takes the place of the turn message, if that is the last message of the
    thread: this is one request, instead of a new message and a deletion.

    The nonce makes a repeated send harmless for some minutes. Later, a post whose sending was interrupted is searched
    for in the thread, by campaign and number in the ids of its buttons. A post that cannot be built, or that Discord
    rejects, is replaced by plain text, because later posts must not wait.
    """

    def __init__(self, services: Services, turn_messages: TurnMessages) -> None:
        self._services = services
        self._turn_messages = turn_messages
        self._failures: Counter[tuple[int, int]] = Counter()  # by campaign and number

    async def deliver(self, post: Post) -> bool:
        """Sends a post with those that belong to it, or strikes through one that was undone. Returns True if it was
        added to an earlier message. Raises ThreadRefuses and leaves them queued; after any other error, a later call
        gets past it."""
        closes = await self._closing(post)
        posts = await self._services.campaigns.outbox.posts_with(post, closes)
        added = False
        try:
            added = await self._deliver(posts, post.status, closes)
        except ThreadRefuses as refusal:
            if post.kind != "chronicle":
                raise
            log.warning("not in the chronicle", campaign=post.campaign, trouble=refusal.trouble)
            await self._services.campaigns.outbox.mark_sent(None, post)
        except Exception as error:
            failures = self._failures[post.campaign, post.number] + (1 if is_busy(error) else MOST_FAILURES // 2)
            self._failures[post.campaign, post.number] = failures
            if failures > MOST_FAILURES and not is_busy(
                error
            ):  # not even plain words: it must not raise alarms forever
                await self._services.campaigns.outbox.mark_refused(post)
            raise
        del self._failures[post.campaign, post.number]
        return added

    async def adds_turns(self, post: Post) -> bool:
        """True if this post of a turn shares its message with the turns that follow."""
        return post.kind == "turn" and await self._closing(post) is not None

    async def _closing(self, post: Post) -> Closes | None:
        """Returns how a campaign's posts are divided; None if each turn has its own or the campaign does not load."""
        try:
            return closing(await self._services.campaigns.lookup.situation(post.campaign))
        except LoopHeld:
            raise
        except Exception:  # the post is replaced by plain words; see `_face`
            return None

    async def _deliver(self, posts: Sequence[Post], status: PostStatus, closes: Closes | None) -> bool:
        """Returns True if the posts were added to an earlier message."""
        thread = Thread(self._services.client, posts[0].place or 0)
        if posts[0].kind == "request":  # the turn message shows it while it is open
            await self._services.campaigns.outbox.mark_shown_elsewhere(*posts)
            return False
        if status == "sent":
            await self._strike(posts, thread)
            return False
        campaigns = self._services.campaigns
        try:
            earlier = await self._find(posts, thread) if status == "sending" else None
            if earlier:
                await self._sent(earlier, posts)
                return False
            undone = [post for post in posts if post.undone]  # before anyone saw them
            if undone:
                await campaigns.outbox.mark_waiting(*undone)
            standing = [post for post in posts if not post.undone]
            added = standing and closes and await self._add(standing, thread, closes)
            if standing and not added:
                await self._send(standing, thread)
            return bool(added)
        except ThreadRefuses:
            await campaigns.outbox.mark_refused(*posts)
            raise

    async def _add(self, posts: Sequence[Post], thread: Thread, closes: Closes) -> bool:
        """Adds posts to the message of the same round or phase, an edit that may be repeated. Returns False if there is
        no such message, or if it can no longer be edited."""
        campaigns = self._services.campaigns
        begun = await campaigns.outbox.begun(posts[0], closes)
        if not begun:
            return False
        face = await self._face([*begun, *posts])
        await campaigns.outbox.mark_sending(*posts)
        message = begun[0].message or 0
        try:
            await thread.edit(message, face.message)
        except MessageGone:
            return False
        except ThreadRefuses as refusal:
            if refusal.trouble != "forbidden" or not face.message.pictures:
                raise
            self._services.without_pictures.add(posts[0].campaign)
            return await self._add(posts, thread, closes)
        await self._sent(message, posts)
        return True

    async def _send(self, posts: Sequence[Post], thread: Thread) -> None:
        campaigns, last = self._services.campaigns, posts[-1]
        face = await self._face(posts)
        await campaigns.outbox.mark_sending(*posts)
        try:
            message = await self._replace(posts, thread, face)
            if message is None:
                named = nonce(last.thread, "p", last.number)
                message = await thread.send(face.message, named, mentioned=face.mentioned)
        except ThreadRefuses as refusal:
            if refusal.trouble != "forbidden" or not face.message.pictures:
                raise
            self._services.without_pictures.add(last.campaign)  # the permission may have been revoked without an event
            await self._send(posts, thread)
        else:
            await self._sent(message, posts)

    async def _replace(self, posts: Sequence[Post], thread: Thread, face: Face) -> int | None:
        """Makes the turn message show the posts, an edit that may be repeated. Returns the message; None if there is no
        turn message to replace, or if it can no longer be edited."""
        if face.mentioned or self._is_unsayable(posts) or any(each.kind != "turn" for each in posts):
            return None
        situation = await self._services.campaigns.lookup.situation(posts[0].campaign)
        if not may_send(self._services, situation):
            return None  # else the turn message would be gone, and could not be sent again
        message = await self._turn_messages.replaceable(situation.id, thread.id)
        if message is not None:
            try:
                await thread.edit(message, face.message)
            except MessageGone:
                return None
        return message

    async def _sent(self, message: int, posts: Sequence[Post]) -> None:
        await self._services.campaigns.outbox.mark_sent(message, *posts)
        self._turn_messages.shows_post(posts[0].campaign, message)

    async def _strike(self, posts: Sequence[Post], thread: Thread) -> None:
        if posts[0].message is not None:
            with suppress(MessageGone):
                await thread.edit(posts[0].message, (await self._face(posts)).message)
        for post in posts:
            if post.undone != post.struck:
                await self._services.campaigns.outbox.mark_struck(post)

    async def _find(self, posts: Sequence[Post], thread: Thread) -> int | None:
        """Returns the message of posts that may have been sent, found by the ids of its buttons, which name the last
        post, among all messages since the post before them."""
        before = await self._services.campaigns.outbox.last_message(posts[0])
        for message in await thread.own_messages(before or thread.id):
            if any(is_press_of(press, posts[-1]) for press in presses_of(message)):
                return message.id
            if posts[-1].kind == "chronicle" and await self._end_of(posts[-1]) in links_of(message):
                return message.id
        return None

    async def _end_of(self, post: Post) -> str:
        return await end_of_chapter(self._services, post)

    def _is_unsayable(self, posts: Sequence[Post]) -> bool:
        """True if nothing but plain text can be sent, for example because the campaign does not load."""
        first = posts[0]
        return posts[-1].kind == "unreadable" or self._failures[first.campaign, first.number] >= MOST_FAILURES

    async def _face(self, posts: Sequence[Post]) -> Face:
        last = posts[-1]
        if self._is_unsayable(posts):
            metrics.told_plainly(last.kind)
            return await unsayable_post(self._services, last)
        situation = await self._services.campaigns.lookup.situation(last.campaign)
        words = words_at(situation, situation.locale)
        if last.kind == "turn" and closing(situation):
            face = await round_post(self._services, posts, situation, words)
        elif len(posts) > 1:
            face = await combined_post(self._services, posts, situation, words)
        else:
            face = with_seal(await POSTS[last.kind](self._services, last, situation, words), last, words)
        return replace(face, message=with_emojis(face.message, words))
