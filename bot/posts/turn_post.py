"""The post of one finished turn or phase (docs/behaviour.md#posts)."""

from __future__ import annotations

from bot.interactions.services import Services
from bot.messages.layout import Message, accent_of
from bot.messages.pictures import parts_of
from bot.posts.post import (
    Face,
    PostMakers,
    account,
    board_of,
    coming,
    looking_row,
    moments_of,
    past_of,
    report_of,
    subject_of,
    title,
    wants_picture,
)
from bot.posts.together import together_lines
from bot.text.speech import lines_of
from engine.campaigns import Post, Situation
from engine.words import Spoken, Words


async def turn_post(services: Services, post: Post, situation: Situation, words: Words) -> Face:
    """Builds the post of a finished turn or phase, struck through if it was undone."""
    heading, accent = title(post, situation, words), accent_of(post.seat)
    if post.undone:
        lines = account(words, situation.game, post.texts, subject_of(post, words))
        struck = words.message("post-undone", title=Spoken(heading.replace("*", "")))
        return Face(Message(struck, "\n".join(lines), accent=accent))
    told = await _told(services, post, situation, words, heading)
    past = await past_of(services, post) if wants_picture(post, situation) else None
    report = await report_of(services, post, situation, words, past)
    board = await board_of(services, post, situation, words, past)
    steps = past is not None and parts_of(situation, past.view) > 1
    return Face(Message(told, report, board, looking_row(post, words, steps=steps), accent=accent))


async def _told(services: Services, post: Post, situation: Situation, words: Words, heading: str) -> str:
    """Returns the title, what happened, and who is next."""
    subject, following = subject_of(post, words), coming(post, situation, words)
    if situation.game.competitive:
        lines = account(words, situation.game, post.texts, subject)
    else:
        used = len(heading) + len(following or "") + 2
        lines = together_lines(situation, words, [post], await moments_of(services, [post]), subject, used)
    return lines_of(heading, *(lines or [words.message("phase-nothing")]), following)


POSTS: PostMakers = {"turn": turn_post}
