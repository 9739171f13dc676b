"""The outcome of a request to undo, reset or restore (docs/behaviour.md#undo). The turn message shows the request."""

from __future__ import annotations

from contextlib import suppress

from bot.discord.threads import MessageGone, Thread
from bot.interactions.services import Services
from bot.live_messages.vote import point_of, request_message, result
from bot.messages.layout import Message
from bot.posts.post import Face, PostMakers, board_of, looking_row, past_of
from engine.campaigns import Post, Request, Situation
from engine.campaigns.model.requests import Rewind
from engine.words import Spoken, Words


async def decided_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Announces the outcome of a request with the resulting board, and closes a request's own message."""
    request = await services.campaigns.requests.find(post.campaign, post.details["request"])
    await _close(services, request, situation)
    point = Spoken(await point_of(services.campaigns, request, situation, words))
    went_back = request.status == "agreed" and isinstance(request.contents, Rewind)
    past = await past_of(services, post) if went_back else None
    board = await board_of(services, post, situation, words, past)
    return Face(Message(result(request, point, words), board, looking_row(post, words)))


async def _close(services: Services, request: Request, situation: Situation) -> None:
    """Removes the buttons of a request that has a message of its own, as requests from before 0.3.0 have."""
    asked = await services.campaigns.outbox.find_post(request.campaign, request.post)
    if asked is None or asked.message is None or asked.thread is None:
        return
    message = await request_message(services.campaigns, request, situation)
    with suppress(MessageGone):
        await Thread(services.client, asked.thread).edit(asked.message, message)


POSTS: PostMakers = {
    "decided": decided_post,
}
