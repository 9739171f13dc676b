"""A stretch of play step by step: its posts, and the moment at which each of them began."""

from __future__ import annotations

from dataclasses import dataclass

from engine.campaigns.model.posts import Post

MOST_POSTS = 200  # of one stretch


@dataclass(frozen=True, slots=True)
class Steps:
    """The posts of a stretch that stand, in their order; it begins with decision `n`."""

    n: int
    posts: tuple[Post, ...]
