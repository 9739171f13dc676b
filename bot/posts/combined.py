"""Several turns of autopilots in one post with one picture, each seat and phase once."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.services import Services
from bot.messages.layout import LONGEST_CARD, Message
from bot.posts.post import (
    LONGEST_BOARD,
    Face,
    Space,
    account,
    board_of,
    coming,
    looking_row,
    moments_of,
    past_of,
    phase_title,
    subject_of,
    wants_picture,
)
from bot.posts.together import together_lines
from bot.text.speech import lines_of, plain
from engine.campaigns import Post, Situation
from engine.table import Seat
from engine.words import Spoken, Words

MOST_TITLES = 2
LINES, CHARACTERS, DECISIVE = 12, 1200, 2400
"""Limits of lines and characters of all sections, and the limit of characters for decisive lines."""


async def combined_post(services: Services, posts: Sequence[Post], situation: Situation, words: Words) -> Face:
    """Builds one post from several. Undone ones are struck through."""
    standing = [post for post in posts if not post.undone]
    heading = words.message("post-autopilots")
    if not standing:
        return Face(Message(_struck(heading, words)))
    struck = [_struck(_section_title(post, words), words) for post in posts if post.undone]
    if not situation.game.competitive:
        heading = " · ".join([heading, *_titles(standing, words)[-MOST_TITLES:]])
        moments = await moments_of(services, standing)
        sections = together_lines(situation, words, standing, moments, None, len(heading))
        told = lines_of(heading, *sections, *struck)
    else:
        coming_next = coming(standing[-1], situation, words)
        told = lines_of(heading, *_sections(standing, situation, words), *struck, coming_next)
    board = None
    if any(wants_picture(post, situation) for post in standing):
        space = min(LONGEST_BOARD, LONGEST_CARD - len(told))
        past = await past_of(services, standing[-1])
        board = await board_of(services, standing[-1], situation, words, past, standing[:-1], space)
    return Face(Message(told, board, looking_row(posts[-1], words, steps=True)))


def _sections(posts: Sequence[Post], situation: Situation, words: Words) -> list[str]:
    """Returns the events of each seat and phase in order of appearance."""
    found: dict[int | str, list[Post]] = {}
    for post in posts:
        if post.texts:
            seat = subject_of(post, words)
            found.setdefault(seat if seat is not None else dict(post.marks).get("phase", ""), []).append(post)
    share = max(1, len(found))
    space = Space(max(3, LINES // share), CHARACTERS // share, decisive_characters=DECISIVE // share)
    lines: list[str] = []
    for about in found.values():
        texts = [text for post in about for text in post.texts]
        subject = subject_of(about[-1], words)
        lines += [_section_title(about[-1], words), *account(words, situation.game, texts, subject, space)]
    return lines or [words.message("phase-nothing")]


def _titles(posts: Sequence[Post], words: Words) -> list[str]:
    """Returns the phases that ended, each once."""
    found = [phase_title(post, words) for post in posts if post.texts]
    return list(dict.fromkeys(plain(each) for each in found if each))


def _section_title(post: Post, words: Words) -> str:
    seat = subject_of(post, words)
    if seat is None:
        return phase_title(post, words) or words.message("post-phase-plain")
    return words.message("post-section", seat=Seat(seat))


def _struck(title: str, words: Words) -> str:
    return words.message("post-undone", title=Spoken(title.replace("*", "")))
