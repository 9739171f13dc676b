"""What the deliverer asks and reports: which posts wait, which are in the thread, which cards are out of date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from sqlalchemy import Select, func, select, update

from engine.campaigns.model.posts import Card, Post, read_card, read_post
from engine.campaigns.runtime.context import Context
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
_posts = select(posts, campaigns.c.thread).join(campaigns, campaigns.c.id == posts.c.campaign)
_cards = select(cards, campaigns.c.thread).join(campaigns, campaigns.c.id == cards.c.campaign)


async def next_posts(context: Context, limit: int) -> list[Post]:
    """See `Campaigns.next_posts`."""
    chosen = _next.limit(limit).subquery()
    return await _read(
        context, _posts.join(chosen, (chosen.c.campaign == posts.c.campaign) & (chosen.c.number == posts.c.number))
    )


async def posts_with(context: Context, post: Post) -> list[Post]:
    """See `Campaigns.posts_with`."""
    if post.status == "waiting":
        return list(takewhile(_goes_with(post), await _read(context, _from(post))))
    together = posts.c.message == post.message if post.status == "sent" else posts.c.status == post.status
    return await _read(context, _from(post, 0).where(together))


def _from(post: Post, number: int | None = None) -> Select[Any]:
    first = post.number if number is None else number
    return _posts.where(posts.c.campaign == post.campaign, posts.c.number >= first).order_by(posts.c.number)


def _goes_with(post: Post) -> Callable[[Post], bool]:
    def goes(other: Post) -> bool:
        alike = other.by_itself and post.by_itself and other.status == "waiting" and not other.undone
        return alike or other.number == post.number

    return goes


async def _read(context: Context, query: Select[Any]) -> list[Post]:
    rows = await context.database.read(lambda connection: connection.execute(query).all())
    return [read_post(row) for row in rows]


async def find_post(context: Context, campaign: int, number: int) -> Post | None:
    """See `Campaigns.find_post`."""
    query = _posts.where(posts.c.campaign == campaign, posts.c.number == number)
    row = await context.database.read(lambda connection: connection.execute(query).one_or_none())
    return read_post(row) if row else None


async def last_sent(context: Context, campaign: int) -> Post | None:
    """See `Campaigns.last_sent`."""
    sent = posts.c.message.is_not(None) & posts.c.kind.in_(("turn", "over")) & posts.c.undone.is_(False)
    query = _posts.where(posts.c.campaign == campaign, sent).order_by(posts.c.number.desc()).limit(1)
    row = await context.database.read(lambda connection: connection.execute(query).one_or_none())
    return read_post(row) if row else None


async def last_message(context: Context, post: Post) -> int | None:
    """See `Campaigns.last_message`."""
    earlier = (posts.c.campaign == post.campaign) & (posts.c.number < post.number)
    query = select(func.max(posts.c.message)).where(earlier)
    return await context.database.read(lambda connection: connection.scalar(query))


async def mark(context: Context, marked: Sequence[Post], **columns: Any) -> None:
    """Writes how far posts of one campaign are."""
    numbers = [post.number for post in marked]
    at = (posts.c.campaign == marked[0].campaign) & posts.c.number.in_(numbers)
    await context.database.write([(update(posts).where(at).values(**columns), ())])


async def retry(context: Context, campaign: int | None) -> None:
    """See `Campaigns.retry`. A post may stand in the thread although its last attempt was refused."""
    refused = posts.c.status == "refused"
    at = refused if campaign is None else refused & (posts.c.campaign == campaign)
    await context.database.write([(update(posts).where(at).values(status="sending"), ())])
    context.changed.set()


async def cards_to_update(context: Context) -> list[Card]:
    """See `Campaigns.cards_to_update`."""
    query = _cards.where(cards.c.wanted != cards.c.shown, campaigns.c.thread.is_not(None))
    rows = await context.database.read(lambda connection: connection.execute(query).all())
    return [read_card(row) for row in rows]


async def wish(context: Context, campaign: int) -> None:
    """See `Campaigns.wish`."""
    counted = update(cards).where(cards.c.campaign == campaign).values(wanted=cards.c.wanted + 1)
    await context.database.write([(counted, ())])
    context.changed.set()


async def card_of(context: Context, campaign: int) -> Card:
    """See `Campaigns.card_of`."""
    query = _cards.where(cards.c.campaign == campaign)
    return read_card(await context.database.read(lambda connection: connection.execute(query).one()))


async def set_card(context: Context, campaign: int, message: int | None, shown: int, mentioned: Sequence[int]) -> None:
    """See `Campaigns.set_card`."""
    values = {"message": message, "shown": shown, "mentioned": list(mentioned)}
    await context.database.write([(update(cards).where(cards.c.campaign == campaign).values(**values), ())])
