"""[Step through]: the pictures of a stretch's posts, one by one (docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.changes import changed_by, moves_told
from bot.messages.ids import Press
from bot.messages.layout import Button, Message, Picture, accent_of, button, row
from bot.messages.payloads import OfPost
from bot.messages.pictures import BOARD, has_picture, parts_of, past_job
from bot.panels.history.stretches import Step, stretch
from bot.posts.post import account, past_of, subject_of, title
from engine.campaigns import PastBoard, Post, Situation
from engine.words import Spoken, Words
from renders.job import Job


async def of_post(reply: Reply, pressed: OfPost) -> None:
    """Handles [Step through] of a post with several turns: shows the first."""
    await show(reply, Step(pressed.campaign, str(pressed.number)))


async def show(reply: Reply, pressed: Step) -> None:
    """Shows one step."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words(situation)
    posts = await _posts(reply, situation, pressed.stretch)
    if not posts:
        await reply.show(Message(words.message("steps-none"), row(_now_button(situation, words))))
        return
    parts = await _parts(reply, posts, situation)
    count = len(posts) - 1 + parts
    at = min(pressed.at, count - 1)
    post, news = posts[min(at, len(posts) - 1)], max(0, at - len(posts) + 1)
    heading = words.message("steps-title", number=at + 1, count=count, what=Spoken(title(post, situation, words)))
    told = "\n".join([heading, *account(words, situation.game, post.texts, subject_of(post, words))])
    job = await _job(reply, post, situation, words, news)

    def message(picture: Picture | None) -> Message:
        return Message(
            told,
            picture,
            row(
                _step_button(replace(pressed, at=at - 1), "button-earlier", words) if at else None,
                _step_button(replace(pressed, at=at + 1), "button-later", words) if at + 1 < count else None,
                _now_button(situation, words),
            ),
            accent=accent_of(post.seat),
        )

    await reply.show_drawn(("step", situation.id, reply.person.user, post.number, news), job, message)


async def _posts(reply: Reply, situation: Situation, what: str) -> Sequence[Post]:
    """Returns the steps of a stretch, or the posts of one message."""
    if what.isdecimal():
        post = await reply.campaigns.outbox.find_post(situation.id, int(what))
        return await reply.campaigns.outbox.posts_with(post) if post else ()
    own = situation.seats_of(reply.person.user)
    return (await reply.campaigns.history.steps(situation.id, stretch(what), own[0] if own else None)).posts


async def _parts(reply: Reply, posts: Sequence[Post], situation: Situation) -> int:
    """Returns the number of pictures of the last step, which may not fit in one."""
    past = await _board(reply, posts[-1], situation)
    return parts_of(situation, past.view) if past else 1


async def _board(reply: Reply, post: Post, situation: Situation) -> PastBoard | None:
    return await past_of(reply.services, post) if has_picture(situation.game.key, BOARD) else None


async def _job(reply: Reply, post: Post, situation: Situation, words: Words, news: int) -> Job | None:
    """Returns the job for the board at the end of a step, marked as past, with its changes."""
    past = await _board(reply, post, situation)
    if past is None:
        return None
    changed = await changed_by(reply.campaigns, post, situation, past.view)
    seen: dict[str, Any] = {"changed": changed, "moves": moves_told(post.texts), "news": news}
    return past_job(situation, past.view, words.locale, past=True, **seen)


def _step_button(wanted: Step, label: str, words: Words) -> Button:
    return button(wanted.press, words.message(label))


def _now_button(situation: Situation, words: Words) -> Button:
    return button(Press("act", situation.id), words.message("button-now"))


ROUTES: Routes = {
    "post_steps": Route(OfPost.of, of_post),
    "step": Route(Step.of, show),
}
