"""A stretch of play post by post, with the moment at which each begins."""

from __future__ import annotations

from dataclasses import dataclass

from engine.campaigns.model.posts import Post

MOST_POSTS = 200  # in one stretch


@dataclass(frozen=True, slots=True)
class Steps:
    """The current posts of a stretch in order; it begins with decision `n`."""

    n: int
    posts: tuple[Post, ...]
