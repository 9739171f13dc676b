"""What the deliverer asks and reports: which posts wait, which are in the thread, which cards are out of date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from sqlalchemy import Select, bindparam, func, select, update

from engine.campaigns.model.posts import Post, TurnCard, read_card, read_post
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.room import Room, uncancellable
from engine.storage.tables import REFUSED, WAITS, campaigns, cards, posts

_refusing = select(posts.c.campaign).where(REFUSED)
_has_a_thread = select(campaigns.c.id).where(campaigns.c.id == posts.c.campaign, campaigns.c.thread.is_not(None))
to_do = (
    WAITS,
    (posts.c.status == "sent") | (posts.c.status == "sending") | posts.c.undone.is_(False),
    posts.c.campaign.not_in(_refusing),
    _has_a_thread.exists(),
)
"""The posts that can be sent or struck now."""

_next = select(posts.c.campaign, func.min(posts.c.number).label("number")).where(*to_do).group_by(posts.c.campaign)
_first = _next.limit(bindparam("most")).subquery()
_posts = select(posts, campaigns.c.thread).join(campaigns, campaigns.c.id == posts.c.campaign)
_next_posts = _posts.join(_first, (_first.c.campaign == posts.c.campaign) & (_first.c.number == posts.c.number))
_cards = select(cards, campaigns.c.thread).join(campaigns, campaigns.c.id == cards.c.campaign)
_outdated_cards = _cards.where(cards.c.wanted != cards.c.shown, campaigns.c.thread.is_not(None))


def _from(post: Post, number: int | None = None) -> Select[Any]:
    first = post.number if number is None else number
    return _posts.where(posts.c.campaign == post.campaign, posts.c.number >= first).order_by(posts.c.number)


def _goes_with(post: Post) -> Callable[[Post], bool]:
    def goes(other: Post) -> bool:
        alike = other.by_itself and post.by_itself and other.status == "waiting" and not other.undone
        return alike or other.number == post.number

    return goes


async def _read_posts(context: Context, query: Select[Any], **values: Any) -> list[Post]:
    rows = await context.database.read(lambda connection: connection.execute(query, values).all())
    return [read_post(row) for row in rows]


async def _mark(context: Context, marked: Sequence[Post], **columns: Any) -> None:
    """Writes how far posts of one campaign are."""
    numbers = [post.number for post in marked]
    at = (posts.c.campaign == marked[0].campaign) & posts.c.number.in_(numbers)
    await context.database.write([(update(posts).where(at).values(**columns), ())])


class Outbox(Room):
    """What the deliverer asks and reports: which posts wait, which are in the thread, which cards are out of date."""

    async def next_posts(self, limit: int = 50) -> Sequence[Post]:
        """What waits to be sent or struck: for each campaign its next post, none where a thread has refused one.

        A post `waiting` is to be sent, one `sending` to be looked for first, one `sent` to be edited as `undone` says.
        """
        return await _read_posts(self._context, _next_posts, most=limit)

    async def find_post(self, campaign: int, number: int) -> Post | None:
        """A post, if there is one of that number."""
        query = _posts.where(posts.c.campaign == campaign, posts.c.number == number)
        row = await self._context.database.read(lambda connection: connection.execute(query).one_or_none())
        return read_post(row) if row else None

    async def last_sent(self, campaign: int) -> Post | None:
        """The newest post of play that is in the thread, if there is one."""
        sent = posts.c.message.is_not(None) & posts.c.kind.in_(("turn", "over")) & posts.c.undone.is_(False)
        query = _posts.where(posts.c.campaign == campaign, sent).order_by(posts.c.number.desc()).limit(1)
        row = await self._context.database.read(lambda connection: connection.execute(query).one_or_none())
        return read_post(row) if row else None

    async def last_message(self, post: Post) -> int | None:
        """The newest message of the posts before this one; None where none was sent."""
        earlier = (posts.c.campaign == post.campaign) & (posts.c.number < post.number)
        query = select(func.max(posts.c.message)).where(earlier)
        return await self._context.database.read(lambda connection: connection.scalar(query))

    async def posts_with(self, post: Post) -> Sequence[Post]:
        """The posts that are one message with this one, itself among them, in order: those that wait behind it and
        tell, as it does, of play by itself; those that were being sent with it; or those that its message shows."""
        if post.status == "waiting":
            return list(takewhile(_goes_with(post), await _read_posts(self._context, _from(post))))
        together = posts.c.message == post.message if post.status == "sent" else posts.c.status == post.status
        return await _read_posts(self._context, _from(post, 0).where(together))

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
        """Lets the refused posts of a campaign, or of all, be looked for and sent again."""
        refused = posts.c.status == "refused"
        at = refused if campaign is None else refused & (posts.c.campaign == campaign)
        await self._context.database.write([(update(posts).where(at).values(status="sending"), ())])
        self._context.changed.set()

    async def cards_to_update(self) -> Sequence[TurnCard]:
        """The turn cards that do not show what they should."""
        rows = await self._context.database.read(lambda connection: connection.execute(_outdated_cards).all())
        return [read_card(row) for row in rows]

    @uncancellable
    async def wish(self, campaign: int) -> None:
        """The turn card should be looked at again, though nothing has happened."""
        counted = update(cards).where(cards.c.campaign == campaign).values(wanted=cards.c.wanted + 1)
        await self._context.database.write([(counted, ())])
        self._context.changed.set()

    async def card_of(self, campaign: int) -> TurnCard:
        """The turn card of a campaign."""
        query = _cards.where(cards.c.campaign == campaign)
        return read_card(await self._context.database.read(lambda connection: connection.execute(query).one()))

    @uncancellable
    async def set_card(self, campaign: int, message: int | None, shown: int, mentioned: Sequence[int] = ()) -> None:
        """The turn card is this message now and shows version `shown`."""
        values = {"message": message, "shown": shown, "mentioned": list(mentioned)}
        await self._context.database.write([(update(cards).where(cards.c.campaign == campaign).values(**values), ())])
