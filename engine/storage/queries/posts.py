"""The outbox: posts that must reach their thread once and in order, numbered per campaign."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    cast,
    func,
    insert,
    or_,
    select,
    update,
)

from engine.storage.queries.campaigns import of_shards, thread_of
from engine.storage.queries.typed import all_rows, one_row, single
from engine.storage.schema.conditions import REFUSED, WAITS
from engine.storage.schema.rows import PostInThread
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import Post, posts
from engine.storage.schema.writes import Row, Write

OF_PLAY = ("start", "turn", "over")
"""The kinds of posts that report play, which undo affects."""
CHRONICLE = "chronicle"
"""The kind of posts that repeat the end of a chapter in another channel. Undo affects them, too."""

author = cast(posts.c.payload["user"].as_string(), BigInteger)
"""The author of a post."""

_refusing = select(posts.c.campaign).where(REFUSED)
_posts = select(posts, thread_of(posts.c.campaign).label("thread"))
_stands = posts.c.kind.in_(OF_PLAY) & posts.c.undone.is_(False)
_last_number = select(func.max(posts.c.number)).where(posts.c.campaign == bindparam("campaign"))
_first_to_do = select(func.min(posts.c.number)).where(posts.c.campaign == bindparam("campaign"), or_(WAITS, REFUSED))
_last_told = (
    select(posts.c.n, posts.c.serial)
    .where(
        posts.c.campaign == bindparam("campaign"),
        posts.c.kind.in_((*OF_PLAY, "copy")),  # a copy's earlier log lines were posted in the original
        posts.c.undone.is_(False),
    )
    .order_by(posts.c.number.desc())
    .limit(1)
)

_of_campaign = _posts.where(posts.c.campaign == bindparam("campaign"))
_find = _of_campaign.where(posts.c.number == bindparam("number"))
_since = _of_campaign.where(posts.c.number >= bindparam("number")).order_by(posts.c.number)
_before = _of_campaign.where(_stands, posts.c.number < bindparam("number")).order_by(posts.c.number.desc()).limit(1)

ADD = insert(posts)
"""Queues posts, given by all their columns."""

MARK = update(posts).where(posts.c.campaign == bindparam("which"), posts.c.number == bindparam("marked"))
"""Sets columns of a post."""

_retry = update(posts).where(posts.c.status == "refused").values(status="sending")
_retry_one = _retry.where(posts.c.campaign == bindparam("which"))
_of_play = update(posts).where(posts.c.campaign == bindparam("which"), posts.c.kind.in_((*OF_PLAY, CHRONICLE)))
_undo = _of_play.where(posts.c.n > bindparam("after")).values(undone=True)
_stand_again = _of_play.where(
    posts.c.branch == bindparam("line"), posts.c.n > bindparam("low"), posts.c.n <= bindparam("high")
).values(undone=False)


def _to_do(shards: Shards) -> ColumnElement[bool]:
    """Returns a condition for posts that can be sent or struck through now."""
    return and_(
        WAITS,
        (posts.c.status == "sent") | (posts.c.status == "sending") | posts.c.undone.is_(False),
        posts.c.campaign.not_in(_refusing),
        thread_of(posts.c.campaign, shards).is_not(None),
    )


@cache
def _next(shards: Shards) -> Select[Any]:
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


@single
def next_to_do(connection: Connection, shards: Shards, most: int) -> Sequence[PostInThread]:
    """Returns the first post of each campaign to send or strike through; none if its thread refuses one."""
    return all_rows(PostInThread, connection, _next(shards), {"most": most})


def newest(connection: Connection, campaign: int, most: int) -> Sequence[PostInThread]:
    """Returns all posts from the first one with work for the deliverer, at least the last `most`, in order."""
    last = connection.scalar(_last_number, {"campaign": campaign}) or 0
    first = connection.scalar(_first_to_do, {"campaign": campaign})
    return since(connection, campaign, min(last - most + 1, last if first is None else first))


@single
def find(connection: Connection, campaign: int, number: int) -> PostInThread | None:
    """Returns the post with this number, if it exists."""
    return one_row(PostInThread, connection, _find, {"campaign": campaign, "number": number})


def last_sent(connection: Connection, campaign: int) -> PostInThread | None:
    """Returns the newest post of play that is in the thread and not undone, if any."""
    sent = posts.c.message.is_not(None) & posts.c.kind.in_(("turn", "over")) & posts.c.undone.is_(False)
    query = _posts.where(posts.c.campaign == campaign, sent).order_by(posts.c.number.desc()).limit(1)
    return one_row(PostInThread, connection, query)


@single
def last_of_seat(connection: Connection, campaign: int, seat: int) -> PostInThread | None:
    """Returns the newest post about a turn of this seat that is not undone, if any."""
    own = (posts.c.kind == "turn") & (posts.c.seat == seat) & posts.c.undone.is_(False)
    query = _posts.where(posts.c.campaign == campaign, own).order_by(posts.c.number.desc()).limit(1)
    return one_row(PostInThread, connection, query)


@single
def last_message(connection: Connection, campaign: int, number: int) -> int | None:
    """Returns the newest message of the posts before this number; None if none was sent."""
    query = select(func.max(posts.c.message)).where(posts.c.campaign == campaign, posts.c.number < number)
    last: int | None = connection.scalar(query)
    return last


def last_message_of_play(connection: Connection, campaign: int, number: int) -> int | None:
    """Returns the newest message about play of the posts before this number; None if none was sent."""
    query = select(func.max(posts.c.message)).where(
        posts.c.campaign == campaign, posts.c.number < number, posts.c.kind.in_(OF_PLAY)
    )
    last: int | None = connection.scalar(query)
    return last


def since(connection: Connection, campaign: int, number: int) -> Sequence[PostInThread]:
    """Returns the posts from this number on, in order."""
    return all_rows(PostInThread, connection, _since, {"campaign": campaign, "number": number})


def of_status(connection: Connection, campaign: int, status: str) -> Sequence[PostInThread]:
    """Returns the posts with this status, in order."""
    query = _posts.where(posts.c.campaign == campaign, posts.c.status == status)
    return all_rows(PostInThread, connection, query.order_by(posts.c.number))


def of_message(connection: Connection, campaign: int, message: int | None) -> Sequence[PostInThread]:
    """Returns the posts that this message shows, in order."""
    query = _posts.where(posts.c.campaign == campaign, posts.c.message == message)
    return all_rows(PostInThread, connection, query.order_by(posts.c.number))


def mark(campaign: int, numbers: Collection[int], **columns: Any) -> Write:
    """Sets the delivery state of posts of a campaign."""
    return MARK, [{"which": campaign, "marked": number, **columns} for number in numbers]


def retry(campaign: int) -> Write:
    """Queues the refused posts of a campaign again."""
    return _retry_one, [{"which": campaign}]


def retry_all(shards: Shards) -> Write:
    """Queues the refused posts of all campaigns of these shards again."""
    return _retry.where(*of_shards(posts.c.campaign, shards)), ()


# ---------------------------------------------------------------- how much there is to do


def count_to_do(connection: Connection, shards: Shards) -> int:
    """Returns the number of posts to send or strike through now."""
    return connection.scalar(select(func.count()).select_from(posts).where(_to_do(shards))) or 0


def oldest_to_send(connection: Connection, shards: Shards) -> int | None:
    """Returns when the oldest sendable post was queued, or None."""
    query = select(func.min(posts.c.at)).where(_to_do(shards), posts.c.status != "sent")
    oldest: int | None = connection.scalar(query)
    return oldest


def count_refusing(connection: Connection, shards: Shards) -> int:
    """Returns the number of threads that refuse posts."""
    query = select(func.count(posts.c.campaign.distinct())).where(REFUSED, *of_shards(posts.c.campaign, shards))
    return connection.scalar(query) or 0


# ---------------------------------------------------------------- for the campaign


def last_number(connection: Connection, campaign: int) -> int:
    """Returns the number of the last post; 0 if there is none."""
    return connection.scalar(_last_number, {"campaign": campaign}) or 0


def last_told(connection: Connection, campaign: int) -> tuple[int, int]:
    """Returns the decision and log line up to which current posts have reported play; (-1, -1) before the first."""
    row = connection.execute(_last_told, {"campaign": campaign}).one_or_none()
    return (row.n - 1, row.serial) if row else (-1, -1)


@single
def last_made(connection: Connection, campaign: int, kind: str, user: int | None = None) -> int | None:
    """Returns when the last post of a kind was made, by this user if one is given."""
    query = select(func.max(posts.c.at)).where(posts.c.campaign == campaign, posts.c.kind == kind)
    if user is not None:
        query = query.where(author == user)
    last: int | None = connection.scalar(query)
    return last


def times_made(connection: Connection, campaign: int, kind: str, since: int) -> Sequence[int]:
    """Returns when posts of a kind were made since a time, in order."""
    made = posts.c.campaign == campaign, posts.c.kind == kind, posts.c.at > since
    return connection.scalars(select(posts.c.at).where(*made).order_by(posts.c.at)).all()


def of_kind(connection: Connection, campaign: int, kind: str) -> Sequence[Post]:
    """Returns `at` and `payload` of the posts of a kind."""
    query = select(posts.c.at, posts.c.payload).where(posts.c.campaign == campaign, posts.c.kind == kind)
    return all_rows(Post, connection, query)


def of_play_after(connection: Connection, campaign: int, n: int, most: int) -> Sequence[PostInThread]:
    """Returns the last current posts of play after decision `n`, in order, with the thread."""
    newest = _posts.where(_stands, posts.c.campaign == campaign, posts.c.n > n).order_by(posts.c.number.desc())
    return all_rows(PostInThread, connection, newest.limit(most))[::-1]


@single
def of_play_before(connection: Connection, campaign: int, number: int) -> PostInThread | None:
    """Returns the last current post of play before this number, with the thread."""
    return one_row(PostInThread, connection, _before, {"campaign": campaign, "number": number})


def add(rows: Sequence[Row]) -> Write:
    """Queues posts."""
    return ADD, rows


def undo(campaign: int, after: int) -> Write:
    """Marks all posts of play after decision `after` as undone."""
    return _undo, [{"which": campaign, "after": after}]


def stand_again(campaign: int, branch: int, low: int, high: int) -> Write:
    """Marks the posts of a branch after decision `low`, up to `high`, as not undone."""
    return _stand_again, [{"which": campaign, "line": branch, "low": low, "high": high}]
