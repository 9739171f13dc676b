"""The deliverer's queue: posts to send, posts already sent, turn messages to update."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from engine.campaigns.model.posts import Post, TurnMessage, read_post, read_turn_message
from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage import Connection
from engine.storage.queries import posts, turn_messages
from engine.storage.schema.rows import PostInThread


def _beside(connection: Connection, post: Post) -> Sequence[PostInThread]:
    """Returns the posts that share a message with this one, or were being sent with it."""
    if post.status == "sent":
        return posts.of_message(connection, post.campaign, post.message)
    return posts.of_status(connection, post.campaign, post.status)


Closes = Callable[[Post], bool]
"""True if a post of play completes its message, so that no later post is added to it, except turns of autopilots in the
same round."""


def _may_be_added(post: Post, last: Post, closes: Closes) -> bool:
    """True if a post may be added to the message that ends with `last`."""
    return not closes(last) or (post.autopilot and not any(kind == "round" for kind, _ in last.marks))


def _goes_with(post: Post, closes: Closes | None) -> Callable[[Post], bool]:
    """Returns a test for the posts from this one on, in order: True for those that are sent with it."""
    last = post

    def goes(other: Post) -> bool:
        nonlocal last
        if other.number == post.number:
            return True
        if other.kind != "turn" or other.status != "waiting" or other.undone:
            return False
        before, last = last, other
        if closes is None:
            return other.by_itself and post.by_itself
        return post.kind == "turn" and _may_be_added(other, before, closes)

    return goes


def _begun(connection: Connection, post: Post) -> Sequence[PostInThread]:
    """Returns the posts of the newest message about play, if this post may be added to it."""
    before = posts.of_play_before(connection, post.campaign, post.number)
    if before is None or before.kind != "turn" or before.message is None:
        return ()
    if before.message != posts.last_message_of_play(connection, post.campaign, post.number):
        return ()
    return posts.of_message(connection, post.campaign, before.message)


async def _mark(context: Context, marked: Sequence[Post], **columns: Any) -> None:
    """Stores the delivery state of posts of one campaign."""
    numbers = [post.number for post in marked]
    await context.database.write([posts.mark(marked[0].campaign, numbers, **columns)])


class Outbox(Service):
    """The deliverer's queue: posts to send, posts already sent, turn messages to update."""

    async def next_posts(self, limit: int = 50) -> Sequence[Post]:
        """Returns the next post of each campaign to send or strike through, except in threads that refused one.

        A post `waiting` is to be sent, one `sending` must first be looked for, one `sent` is edited according to
        `undone`. Raises Unreachable if another process may have taken over.
        """
        self._context.database.expect_to_lead()
        return [
            read_post(row) for row in await self._context.database.read(posts.next_to_do, self._context.shards, limit)
        ]

    async def due(self, most: int) -> Mapping[int, Post | TurnMessage]:
        """Returns the next work of each campaign that has changed since the last call: a post as in `next_posts`, else
        a turn message that is out of date.

        The first call looks at all campaigns, and so does the one after `look_at` without a campaign; if more than
        `most` of these have posts, the next one does, too. Raises Unreachable if another process may have taken over.
        """
        self._context.database.expect_to_lead()
        undelivered = self._context.undelivered
        touched = undelivered.take()
        try:
            if touched is None:
                return await self._all_due(most)
            found = await undelivered.of_campaigns(sorted(touched))
        except BaseException:
            undelivered.give_back(touched)
            raise
        work = {campaign: known.next_post() or known.message_to_update() for campaign, known in found.items()}
        return {campaign: each for campaign, each in work.items() if each is not None}

    async def _all_due(self, most: int) -> Mapping[int, Post | TurnMessage]:
        messages, waiting = await self.turn_messages_to_update(), await self.next_posts(most)
        due: dict[int, Post | TurnMessage] = {each.campaign: each for each in messages}
        due |= {each.campaign: each for each in waiting}  # which go first
        if len(waiting) == most:
            self._context.undelivered.give_back(None)
        else:
            self._context.undelivered.correct(due)
        return due

    def let_wait(self, may_wait: Callable[[Situation], bool]) -> None:
        """Leaves the turn message as it is at changes without a post after which `may_wait` is True."""
        self._context.may_wait = may_wait

    def look_at(self, campaign: int | None = None) -> None:
        """Makes `due` return the work of this campaign again, or of all."""
        self._context.undelivered.touch(campaign)

    async def find_post(self, campaign: int, number: int) -> Post | None:
        """Returns a post by its number, if it exists."""
        row = await self._context.database.read(posts.find, campaign, number)
        return read_post(row) if row else None

    async def last_sent(self, campaign: int) -> Post | None:
        """Returns the newest post of play in the thread, if any."""
        known = await self._context.undelivered.of_campaign(campaign)
        last = known.last_sent() if known else None
        if last is not None or known is None or known.since == 1:
            return last
        row = await self._context.database.read(posts.last_sent, campaign)
        return read_post(row) if row else None

    async def last_of_seat(self, campaign: int, seat: int) -> Post | None:
        """Returns the newest post about a turn of this seat, sent or not, if any."""
        known = await self._context.undelivered.of_campaign(campaign)
        last = known.last_of_seat(seat) if known else None
        if last is not None or known is None or known.since == 1:
            return last
        row = await self._context.database.read(posts.last_of_seat, campaign, seat)
        return read_post(row) if row else None

    async def last_message(self, post: Post) -> int | None:
        """Returns the newest message of the posts before this one; None if none was sent."""
        return await self._context.database.read(posts.last_message, post.campaign, post.number)

    async def is_post(self, campaign: int, message: int) -> bool:
        """True if this message of the thread shows posts."""
        return bool(await self._context.database.read(posts.of_message, campaign, message))

    async def posts_with(self, post: Post, closes: Closes | None = None) -> Sequence[Post]:
        """Returns the posts that share a message with this one, itself included, in order.

        They wait behind it and report play up to the next post that `closes` (without it, automatic play as this one
        does), were being sent with it, or are already in its message.
        """
        if post.status != "waiting":
            return [read_post(row) for row in await self._context.database.read(_beside, post)]
        known = await self._context.undelivered.of_campaign(post.campaign)
        found = [each for each in known.posts.values() if each.number >= post.number] if known else []
        return list(takewhile(_goes_with(post, closes), found))

    async def begun(self, post: Post, closes: Closes) -> Sequence[Post]:
        """Returns the posts in the newest message about play if this post is to be added to them: it is not if a phase
        has begun since that asked someone, because then it can take the place of their turn message."""
        if post.kind != "turn":
            return ()
        found = await self._begun(post)
        standing = [each for each in found if not each.undone]
        if not standing:
            return found
        turn_followed = any(kind == "turn" for kind, _ in standing[-1].marks)
        return found if turn_followed and _may_be_added(post, standing[-1], closes) else ()

    async def _begun(self, post: Post) -> Sequence[Post]:
        """Returns the posts of the newest message about play, if this post may be added to it."""
        known = await self._context.undelivered.of_campaign(post.campaign)
        found = known.begun(post) if known else ()
        if found is None:  # the message began before what is known
            return [read_post(row) for row in await self._context.database.read(_begun, post)]
        return found

    async def post_before(self, post: Post) -> Post | None:
        """Returns the last post of play before this one that has not been undone."""
        known = await self._context.undelivered.of_campaign(post.campaign)
        before = known.before(post) if known else None
        if before is not None or known is None or known.since == 1:
            return before
        row = await self._context.database.read(posts.of_play_before, post.campaign, post.number)
        return read_post(row) if row else None

    @uncancellable
    async def mark_sending(self, *posts: Post) -> None:
        """Marks posts as being sent as one message. Call it before sending."""
        await _mark(self._context, posts, status="sending")

    @uncancellable
    async def mark_waiting(self, *posts: Post) -> None:
        """Marks posts as waiting again: they did not reach the thread."""
        await _mark(self._context, posts, status="waiting")

    @uncancellable
    async def mark_sent(self, message: int | None, *posts: Post) -> None:
        """Marks posts as sent in this message; None if they are left out."""
        await _mark(self._context, posts, status="sent", message=message)

    @uncancellable
    async def mark_shown_elsewhere(self, *posts: Post) -> None:
        """Marks posts as done that have no message of their own."""
        await _mark(self._context, posts, status="sent")

    @uncancellable
    async def mark_struck(self, post: Post) -> None:
        """Marks the message as showing the `undone` state that was read."""
        await _mark(self._context, [post], struck=post.undone)

    @uncancellable
    async def mark_refused(self, *posts: Post) -> None:
        """Marks a thread as refusing posts: this campaign's wait until `set_places` or `retry`."""
        await _mark(self._context, posts, status="refused")

    @uncancellable
    async def retry(self, campaign: int | None = None) -> None:
        """Retries the refused posts of a campaign, or of all campaigns here."""
        refused = posts.retry_all(self._context.shards) if campaign is None else posts.retry(campaign)
        await self._context.database.write([refused])

    async def turn_messages_to_update(self) -> Sequence[TurnMessage]:
        """Returns the turn messages that are out of date. Raises Unreachable if another process may have taken over."""
        self._context.database.expect_to_lead()
        return [
            read_turn_message(row)
            for row in await self._context.database.read(turn_messages.outdated, self._context.shards)
        ]

    async def is_still_to_update(self, card: TurnMessage) -> bool:
        """True if a turn message still needs this version and no newer one. Raises Unreachable if another process took
        over.
        """
        self._context.database.expect_to_lead()
        now = await self.turn_message_of(card.campaign)
        return now.wanted == card.wanted != now.shown

    @uncancellable
    async def wish(self, campaign: int) -> None:
        """Requests an update of the turn message although nothing has happened."""
        await self._context.database.write([turn_messages.wish(campaign)])

    async def turn_messages_shown(self) -> Sequence[TurnMessage]:
        """Returns the turn messages that should be in their threads."""
        rows = await self._context.database.read(turn_messages.shown, self._context.shards)
        return [read_turn_message(row) for row in rows]

    async def is_shown(self, campaign: int, message: int) -> bool:
        """True if this message is the campaign's up-to-date turn message."""
        now = await self.turn_message_of(campaign)
        return now.message == message and now.wanted == now.shown

    async def turn_message_of(self, campaign: int) -> TurnMessage:
        """Returns the turn message of a campaign."""
        known = await self._context.undelivered.of_campaign(campaign)
        if known is not None:
            return known.message
        return read_turn_message(await self._context.database.read(turn_messages.of_campaign, campaign))

    @uncancellable
    async def set_turn_message(
        self, campaign: int, message: int | None, shown: int, mentioned: Sequence[int] = ()
    ) -> None:
        """Stores the turn message's id and the version it shows."""
        await self._context.database.write([turn_messages.put(campaign, message, shown, mentioned)])
