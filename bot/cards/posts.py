"""Every kind of post, and what makes it."""

from __future__ import annotations

from bot.cards import chapter, lifecycle, notice, post, request, seat_changes
from bot.cards.post import PostMakers

POSTS: PostMakers = {
    **chapter.POSTS,
    **lifecycle.POSTS,
    **notice.POSTS,
    **post.POSTS,
    **request.POSTS,
    **seat_changes.POSTS,
}
