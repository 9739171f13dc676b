"""[Step through]: the pictures of the posts of a stretch, one by one (ux 2.12)."""

from __future__ import annotations

from bot.cards.post import account, title
from bot.changes import changed_by, moves_told
from bot.ids import NOBODY, Press
from bot.layout import Card, Picture, PressButton, accent_of, button, row
from bot.panels.stretches import stretch
from bot.pictures import BOARD, has_picture, past_job
from bot.reply import Reply
from engine.campaigns import Post, Situation
from engine.campaigns.errors import NothingToUndo
from engine.words import Spoken, Words
from renders.job import Job


async def show(reply: Reply, press: Press) -> None:
    """One step: `n` counts them from 0, `what` says where the stretch begins."""
    situation = await reply.campaign(press)
    words, own = reply.words(situation), situation.seats_of(reply.person.user)
    found = await reply.campaigns.steps(situation.id, stretch(press.what), own[0] if own else None)
    if not found.posts:
        await reply.show(Card(words.message("steps-none"), row(_now(situation, words))))
        return
    at = min(press.n, len(found.posts) - 1)
    post = found.posts[at]
    heading = words.message(
        "steps-title", number=at + 1, count=len(found.posts), what=Spoken(title(post, situation, words))
    )
    told = "\n".join([heading, *account(words, situation.game, post.texts, post.seat)])
    job = await _job(reply, post, situation, words)

    def card(picture: Picture | None) -> Card:
        return Card(
            told,
            picture,
            row(
                _to(press, at - 1, "button-earlier", words) if at else None,
                _to(press, at + 1, "button-later", words) if at + 1 < len(found.posts) else None,
                _now(situation, words),
            ),
            accent=accent_of(post.seat),
        )

    await reply.show_drawn(("step", situation.id, reply.person.user, post.number), job, card)


async def _job(reply: Reply, post: Post, situation: Situation, words: Words) -> Job | None:
    """The board at the end of a step, marked as past, with what changed in it."""
    if not has_picture(situation.game.key, BOARD):
        return None
    try:
        past = await reply.campaigns.board_at(post.campaign, post.n, post.branch)
    except NothingToUndo:
        return None
    changed = await changed_by(reply.campaigns, post, situation, past.view)
    return past_job(situation, past.view, words.locale, changed=changed, moves=moves_told(post.texts), past=True)


def _to(press: Press, at: int, label: str, words: Words) -> PressButton:
    return button(Press("step", press.campaign, n=at, seat=NOBODY, what=press.what), words.message(label))


def _now(situation: Situation, words: Words) -> PressButton:
    return button(Press("act", situation.id), words.message("button-now"))
