"""The outbox: posts that must reach their thread, each once and in order, numbered per campaign."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import BigInteger, Connection, and_, bindparam, cast, func, insert, select, update

from engine.storage.queries.campaigns import of_shards, thread_of
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import REFUSED, WAITS, posts
from engine.storage.schema.writes import Write

OF_PLAY = ("start", "turn", "over")
"""The kinds of posts that tell of play; what is undone is undone in them."""

author = cast(posts.c.payload["user"].as_string(), BigInteger)
"""Who has done what a post tells."""

_refusing = select(posts.c.campaign).where(REFUSED)
_posts = select(posts, thread_of(posts.c.campaign).label("thread"))
_stands = posts.c.kind.in_(OF_PLAY) & posts.c.undone.is_(False)
_last_number = select(func.max(posts.c.number)).where(posts.c.campaign == bindparam("campaign"))
_last_told = (
    select(posts.c.n, posts.c.serial)
    .where(
        posts.c.campaign == bindparam("campaign"),
        posts.c.kind.in_((*OF_PLAY, "copy")),  # what a copy brings along was told in the original
        posts.c.undone.is_(False),
    )
    .order_by(posts.c.number.desc())
    .limit(1)
)

_of_campaign = _posts.where(posts.c.campaign == bindparam("campaign"))
_find = _of_campaign.where(posts.c.number == bindparam("number"))
_since = _of_campaign.where(posts.c.number >= bindparam("number")).order_by(posts.c.number)
_before = _of_campaign.where(_stands, posts.c.number < bindparam("number")).order_by(posts.c.number.desc()).limit(1)

_add = insert(posts)
_mark = update(posts).where(posts.c.campaign == bindparam("which"), posts.c.number == bindparam("marked"))
_retry = update(posts).where(posts.c.status == "refused").values(status="sending")
_of_play = update(posts).where(posts.c.campaign == bindparam("which"), posts.c.kind.in_(OF_PLAY))
_undo = _of_play.where(posts.c.n > bindparam("after")).values(undone=True)
_stand_again = _of_play.where(
    posts.c.branch == bindparam("line"), posts.c.n > bindparam("low"), posts.c.n <= bindparam("high")
).values(undone=False)


def _to_do(shards: Shards) -> Any:
    """The posts that can be sent or struck now."""
    return and_(
        WAITS,
        (posts.c.status == "sent") | (posts.c.status == "sending") | posts.c.undone.is_(False),
        posts.c.campaign.not_in(_refusing),
        thread_of(posts.c.campaign, shards).is_not(None),
    )


@cache
def _next(shards: Shards) -> Any:
    first = (
        select(posts.c.campaign, func.min(posts.c.number).label("number"))
        .where(_to_do(shards))
        .group_by(posts.c.campaign)
        .order_by(posts.c.campaign)
        .limit(bindparam("most"))
        .subquery()
    )
    found = (first.c.campaign == posts.c.campaign) & (first.c.number == posts.c.number)
    return _posts.join(first, found).order_by(posts.c.campaign)


# ---------------------------------------------------------------- for the deliverer: rows with the campaign's thread


def next_to_do(connection: Connection, shards: Shards, most: int) -> Sequence[Any]:
    """For each campaign of these shards the first post that can be sent or struck; none where its thread refuses
    one."""
    return connection.execute(_next(shards), {"most": most}).all()


def find(connection: Connection, campaign: int, number: int) -> Any | None:
    """The post of this number, if there is one."""
    return connection.execute(_find, {"campaign": campaign, "number": number}).one_or_none()


def last_sent(connection: Connection, campaign: int) -> Any | None:
    """The newest post of play that is in the thread and not undone, if there is one."""
    sent = posts.c.message.is_not(None) & posts.c.kind.in_(("turn", "over")) & posts.c.undone.is_(False)
    query = _posts.where(posts.c.campaign == campaign, sent).order_by(posts.c.number.desc()).limit(1)
    return connection.execute(query).one_or_none()


def last_message(connection: Connection, campaign: int, number: int) -> int | None:
    """The newest message of the posts before this number; None where none was sent."""
    query = select(func.max(posts.c.message)).where(posts.c.campaign == campaign, posts.c.number < number)
    last: int | None = connection.scalar(query)
    return last


def since(connection: Connection, campaign: int, number: int) -> Sequence[Any]:
    """The posts from this number on, in order."""
    return connection.execute(_since, {"campaign": campaign, "number": number}).all()


def of_status(connection: Connection, campaign: int, status: str) -> Sequence[Any]:
    """The posts that are so far, in order."""
    query = _posts.where(posts.c.campaign == campaign, posts.c.status == status)
    return connection.execute(query.order_by(posts.c.number)).all()


def of_message(connection: Connection, campaign: int, message: int | None) -> Sequence[Any]:
    """The posts that this message shows, in order."""
    query = _posts.where(posts.c.campaign == campaign, posts.c.message == message)
    return connection.execute(query.order_by(posts.c.number)).all()


def mark(campaign: int, numbers: Collection[int], **columns: Any) -> Write:
    """Says how far posts of a campaign are."""
    return _mark, [{"which": campaign, "marked": number, **columns} for number in numbers]


def retry(campaign: int) -> Write:
    """Lets the refused posts of a campaign be looked for and sent again."""
    return _retry.where(posts.c.campaign == campaign), ()


def retry_all(shards: Shards) -> Write:
    """The same for all campaigns of these shards."""
    return _retry.where(*of_shards(posts.c.campaign, shards)), ()


# ---------------------------------------------------------------- how much there is to do


def count_to_do(connection: Connection, shards: Shards) -> int:
    """How many posts can be sent or struck now."""
    return connection.scalar(select(func.count()).select_from(posts).where(_to_do(shards))) or 0


def oldest_to_send(connection: Connection, shards: Shards) -> int | None:
    """When the oldest post that can be sent was queued; None where none waits."""
    query = select(func.min(posts.c.at)).where(_to_do(shards), posts.c.status != "sent")
    oldest: int | None = connection.scalar(query)
    return oldest


def count_refusing(connection: Connection, shards: Shards) -> int:
    """How many threads refuse posts."""
    query = select(func.count(posts.c.campaign.distinct())).where(REFUSED, *of_shards(posts.c.campaign, shards))
    return connection.scalar(query) or 0


# ---------------------------------------------------------------- for the campaign


def last_number(connection: Connection, campaign: int) -> int:
    """The number of the last post; 0 where there is none."""
    return connection.scalar(_last_number, {"campaign": campaign}) or 0


def last_told(connection: Connection, campaign: int) -> tuple[int, int]:
    """The decision and the tell of it up to which posts that stand have told of play; (-1, -1) before the first."""
    row = connection.execute(_last_told, {"campaign": campaign}).one_or_none()
    return (row.n - 1, row.serial) if row else (-1, -1)


def last_made(connection: Connection, campaign: int, kind: str, user: int | None = None) -> int | None:
    """When the last post of a kind was made, by this user if one is named."""
    query = select(func.max(posts.c.at)).where(posts.c.campaign == campaign, posts.c.kind == kind)
    if user is not None:
        query = query.where(author == user)
    last: int | None = connection.scalar(query)
    return last


def of_kind(connection: Connection, campaign: int, kind: str) -> Sequence[Any]:
    """The posts of a kind: `at` and `payload`."""
    query = select(posts.c.at, posts.c.payload).where(posts.c.campaign == campaign, posts.c.kind == kind)
    return connection.execute(query).all()


def of_play_after(connection: Connection, campaign: int, n: int, most: int) -> Sequence[Any]:
    """The last posts of play that stand and are of a moment after decision `n`, in order, with the thread."""
    newest = _posts.where(_stands, posts.c.campaign == campaign, posts.c.n > n).order_by(posts.c.number.desc())
    return connection.execute(newest.limit(most)).all()[::-1]


def of_play_before(connection: Connection, campaign: int, number: int) -> Any | None:
    """The last post of play before this number that stands, with the thread."""
    return connection.execute(_before, {"campaign": campaign, "number": number}).one_or_none()


def add(rows: Sequence[Any]) -> Write:
    """Queues posts."""
    return _add, rows


def undo(campaign: int, after: int) -> Write:
    """Whatever was posted of play after decision `after` is undone."""
    return _undo, [{"which": campaign, "after": after}]


def stand_again(campaign: int, branch: int, low: int, high: int) -> Write:
    """What was posted of a branch after decision `low`, up to `high`, is not undone."""
    return _stand_again, [{"which": campaign, "line": branch, "low": low, "high": high}]
