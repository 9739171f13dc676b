"""[Board] and `/board`: how the table looks now, as a picture or in words (ux 5.4)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ids import Press
from bot.layout import Card, Picture, button, row
from bot.pictures import BOARD, job_of
from bot.reply import Reply
from bot.speech import safe, shortened
from engine.campaigns import Situation
from engine.words import Words
from renders import UnknownPicture, find
from renders.job import Job

LONGEST = 3500
PRIVATE = "hand"  # the one picture that is a seat's own
AT_THE_END = "scoring"  # the one picture that needs a result


async def show_board(reply: Reply, press: Press) -> None:
    """[Board]: the picture, and the words behind a button."""
    await open_board(reply, await reply.campaign(press))


async def show_words(reply: Reply, press: Press) -> None:
    """[In words]."""
    await open_board(reply, await reply.campaign(press), in_words=True)


async def open_board(reply: Reply, situation: Situation, *, picture: str = BOARD, in_words: bool = False) -> None:
    """The board as everybody sees it; a picture that cannot be drawn or attached becomes words (E13)."""
    words = reply.words(situation)
    if situation.snapshot is None:
        await reply.show(Card(words.message("board-none", name=safe(situation.facts.name))), fresh=True)
        return
    job = None if in_words else _job(situation, words, picture, reply.person.user)
    if job is None:
        await reply.show(_in_words(situation, words), fresh=True)
        return
    if not reply.interaction.app_permissions.attach_files:
        await reply.show(_in_words(situation, words, words.message("error-no-pictures")), fresh=True)
        return
    await reply.defer(fresh=True)
    drawn = await reply.bot.pictures.draw(job)
    await reply.show(_pictured(situation, words, drawn) if drawn else _in_words(situation, words), fresh=True)


def pictures_of(situation: Situation, user: int, words: Words) -> Mapping[str, str]:
    """The pictures that this user may see now, and what they are called."""
    try:
        declared = find(situation.game.key)
    except UnknownPicture:
        return {}
    names = [name for name in declared if _job(situation, words, name, user)]
    return {name: words.message(f"picture-{name}") for name in names}


def _job(situation: Situation, words: Words, picture: str, user: int) -> Job | None:
    if picture == PRIVATE:
        own = situation.seats_of(user)
        return job_of(situation, words.locale, picture, own[0]) if own else None
    if picture == AT_THE_END:
        over = situation.stage != "playing" and situation.results
        return job_of(situation, words.locale, picture, result=situation.results[-1].result) if over else None
    return job_of(situation, words.locale, picture)


def _pictured(situation: Situation, words: Words, picture: Picture) -> Card:
    press = Press("board_words", situation.id)
    return Card(_title(situation, words), picture, row(button(press, words.message("button-in-words"))))


def _in_words(situation: Situation, words: Words, note: str = "") -> Card:
    lines = situation.snapshot.describe(None) if situation.snapshot else ()
    described = shortened("\n".join(words.say(line) for line in lines), LONGEST)
    return Card("\n".join(filter(None, (note, _title(situation, words)))), described)


def _title(situation: Situation, words: Words) -> str:
    return words.message("board-title", name=safe(situation.facts.name), n=situation.n)
