"""A stretch of play step by step: its posts, and the moment at which each of them began."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select

from engine.campaigns.history.history import Since, since_when
from engine.campaigns.model.posts import Post, read_post
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.loading import PLAY_POSTS
from engine.storage.tables import campaigns, posts

MOST = 200  # posts of one stretch

_standing = (
    select(posts, campaigns.c.thread)
    .join(campaigns, campaigns.c.id == posts.c.campaign)
    .where(posts.c.kind.in_(PLAY_POSTS), posts.c.undone.is_(False))
)


@dataclass(frozen=True, slots=True)
class Steps:
    """The posts of a stretch that stand, in their order; it begins with decision `n`."""

    n: int
    posts: tuple[Post, ...]


async def steps(context: Context, campaign: int, since: Since, seat: int | None) -> Steps:
    """See `Campaigns.steps`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            return Steps(0, ())
        line, chapter = live.lineage, live.chapter_start - 1
    start = await context.database.read(lambda connection: since_when(connection, line, since, seat, chapter))
    newest = _standing.where(posts.c.campaign == campaign, posts.c.n > start).order_by(posts.c.number.desc())
    return Steps(start, tuple(reversed(await _read(context, newest.limit(MOST)))))


async def before(context: Context, post: Post) -> Post | None:
    """See `Campaigns.post_before`."""
    earlier = _standing.where(posts.c.campaign == post.campaign, posts.c.number < post.number)
    found = await _read(context, earlier.order_by(posts.c.number.desc()).limit(1))
    return found[0] if found else None


async def _read(context: Context, query: Select[Any]) -> list[Post]:
    rows = await context.database.read(lambda connection: connection.execute(query).all())
    return [read_post(row) for row in rows]
