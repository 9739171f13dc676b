"""What the deliverer asks and reports: which posts wait, which are in the thread, which cards are out of date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from engine.campaigns.model.posts import Post, TurnCard, read_card, read_post
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room, uncancellable
from engine.storage import Connection
from engine.storage.queries import cards, posts


def _beside(connection: Connection, post: Post) -> Sequence[Any]:
    """The posts among which those are that may be one message with this one."""
    if post.status == "waiting":
        return posts.since(connection, post.campaign, post.number)
    if post.status == "sent":
        return posts.of_message(connection, post.campaign, post.message)
    return posts.of_status(connection, post.campaign, post.status)


def _goes_with(post: Post) -> Callable[[Post], bool]:
    def goes(other: Post) -> bool:
        alike = other.by_itself and post.by_itself and other.status == "waiting" and not other.undone
        return alike or other.number == post.number

    return goes


async def _mark(context: Context, marked: Sequence[Post], **columns: Any) -> None:
    """Writes how far posts of one campaign are."""
    numbers = [post.number for post in marked]
    await context.database.write([posts.mark(marked[0].campaign, numbers, **columns)])


class Outbox(Room):
    """What the deliverer asks and reports: which posts wait, which are in the thread, which cards are out of date."""

    async def next_posts(self, limit: int = 50) -> Sequence[Post]:
        """What waits to be sent or struck: for each campaign its next post, none where a thread has refused one.

        A post `waiting` is to be sent, one `sending` to be looked for first, one `sent` to be edited as `undone` says.
        Raises Unreachable where another process may send them by now.
        """
        self._context.database.expect_to_lead()
        return [
            read_post(row) for row in await self._context.database.read(posts.next_to_do, self._context.shards, limit)
        ]

    async def find_post(self, campaign: int, number: int) -> Post | None:
        """A post, if there is one of that number."""
        row = await self._context.database.read(posts.find, campaign, number)
        return read_post(row) if row else None

    async def last_sent(self, campaign: int) -> Post | None:
        """The newest post of play that is in the thread, if there is one."""
        row = await self._context.database.read(posts.last_sent, campaign)
        return read_post(row) if row else None

    async def last_message(self, post: Post) -> int | None:
        """The newest message of the posts before this one; None where none was sent."""
        return await self._context.database.read(posts.last_message, post.campaign, post.number)

    async def posts_with(self, post: Post) -> Sequence[Post]:
        """The posts that are one message with this one, itself among them, in order: those that wait behind it and
        tell, as it does, of play by itself; those that were being sent with it; or those that its message shows."""
        found = [read_post(row) for row in await self._context.database.read(_beside, post)]
        return list(takewhile(_goes_with(post), found)) if post.status == "waiting" else found

    @uncancellable
    async def mark_sending(self, *posts: Post) -> None:
        """To be called before posts are sent as one message."""
        await _mark(self._context, posts, status="sending")

    @uncancellable
    async def mark_waiting(self, *posts: Post) -> None:
        """Posts that were being sent are not in the thread after all."""
        await _mark(self._context, posts, status="waiting")

    @uncancellable
    async def mark_sent(self, message: int, *posts: Post) -> None:
        """The posts are in the thread, in this message."""
        await _mark(self._context, posts, status="sent", message=message)

    @uncancellable
    async def mark_struck(self, post: Post) -> None:
        """The message now shows whether it was undone, as it was when it was read."""
        await _mark(self._context, [post], struck=post.undone)

    @uncancellable
    async def mark_refused(self, *posts: Post) -> None:
        """The thread refuses posts: this campaign's wait until `set_places` or `retry`."""
        await _mark(self._context, posts, status="refused")

    @uncancellable
    async def retry(self, campaign: int | None = None) -> None:
        """Lets the refused posts of a campaign, or of all here, be looked for and sent again."""
        refused = posts.retry_all(self._context.shards) if campaign is None else posts.retry(campaign)
        await self._context.database.write([refused])
        self._context.changed.set()

    async def cards_to_update(self) -> Sequence[TurnCard]:
        """The turn cards that do not show what they should. Raises Unreachable where another process may see to them by
        now."""
        self._context.database.expect_to_lead()
        return [read_card(row) for row in await self._context.database.read(cards.outdated, self._context.shards)]

    async def is_still_to_update(self, card: TurnCard) -> bool:
        """Whether a card still has to show what was wanted when it was read, and nothing newer. Raises Unreachable
        where another process may see to it by now."""
        self._context.database.expect_to_lead()
        now = await self.card_of(card.campaign)
        return now.wanted == card.wanted != now.shown

    @uncancellable
    async def wish(self, campaign: int) -> None:
        """The turn card should be looked at again, though nothing has happened."""
        await self._context.database.write([cards.wish(campaign)])
        self._context.changed.set()

    async def card_of(self, campaign: int) -> TurnCard:
        """The turn card of a campaign."""
        return read_card(await self._context.database.read(cards.of_campaign, campaign))

    @uncancellable
    async def set_card(self, campaign: int, message: int | None, shown: int, mentioned: Sequence[int] = ()) -> None:
        """The turn card is this message now and shows version `shown`."""
        await self._context.database.write([cards.put(campaign, message, shown, mentioned)])
