"""A stretch of play step by step: its posts, and the moment at which each of them began."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select

from engine.campaigns.model.posts import Post, read_post
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.loading import PLAY_POSTS
from engine.storage.tables import campaigns, posts

MOST_POSTS = 200  # of one stretch

PLAYED = (
    select(posts, campaigns.c.thread)
    .join(campaigns, campaigns.c.id == posts.c.campaign)
    .where(posts.c.kind.in_(PLAY_POSTS), posts.c.undone.is_(False))
)
"""The posts of play that are not undone."""


@dataclass(frozen=True, slots=True)
class Steps:
    """The posts of a stretch that stand, in their order; it begins with decision `n`."""

    n: int
    posts: tuple[Post, ...]


async def read_posts(context: Context, query: Select[Any]) -> list[Post]:
    """Reads the posts that a query finds."""
    rows = await context.database.read(lambda connection: connection.execute(query).all())
    return [read_post(row) for row in rows]
