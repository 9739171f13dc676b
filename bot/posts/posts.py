"""All kinds of posts and the functions that build them."""

from __future__ import annotations

from bot.posts import chapter, chronicle, clocks, lifecycle, notice, post, request, seat_changes, turn_post
from bot.posts.post import PostMakers

POSTS: PostMakers = {
    **chapter.POSTS,
    **chronicle.POSTS,
    **clocks.POSTS,
    **lifecycle.POSTS,
    **notice.POSTS,
    **post.POSTS,
    **request.POSTS,
    **seat_changes.POSTS,
    **turn_post.POSTS,
}
