"""[Board] and `/board`: how the table looks now, or one place of it, as a picture or in words (ux 5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.ids import Press
from bot.layout import Card, Picture, button, row
from bot.pictures import BOARD, job_of
from bot.reply import Reply
from bot.speech import safe
from bot.tips import tip_for
from engine.campaigns import Situation
from engine.words import Words
from renders import UnknownPicture, find
from renders.job import Job, alt

LONGEST = 1800  # characters of a page of words
PRIVATE = "hand"  # the one picture that is a seat's own,
AT_THE_END = "scoring"  # the one that needs a result,
CLOSE_UP = "place"  # and the one that shows a place


async def show_board(reply: Reply, press: Press) -> None:
    """[Board]: the picture, and the words behind a button."""
    await open_board(reply, await reply.campaign(press))


async def show_words(reply: Reply, press: Press) -> None:
    """[In words], [Earlier] and [Later]: the page that `n` counts."""
    situation = await reply.campaign(press)
    await _show_words(reply, situation, page=press.n, fresh=not reply.private)


async def open_board(reply: Reply, situation: Situation, *, shown: str = BOARD, in_words: bool = False) -> None:
    """A picture by its name, or a place; what cannot be drawn or attached becomes words (E13)."""
    words = reply.words(situation)
    if situation.snapshot is None:
        await reply.show(Card(words.message("board-none", name=safe(situation.facts.name))), fresh=True)
        return
    job = _job(situation, words, shown, reply.person.user)
    note = "" if reply.interaction.app_permissions.attach_files else words.message("error-no-pictures")
    if job is None or in_words or note or reply.preferences.pictures == "words":
        await _show_words(reply, situation, note=note, place=job if job and job.picture == CLOSE_UP else None)
        return
    await reply.defer(fresh=True)
    drawn = await reply.bot.pictures.draw(reply.as_wished(job))
    if drawn:
        tip = await tip_for(reply, words, "place") if shown == BOARD and situation.game.places(job.view) else ""
        await reply.show(_pictured(situation, words, drawn, tip), fresh=True)
    else:
        await _show_words(reply, situation)


def looks(situation: Situation, user: int, words: Words) -> Mapping[str, str]:
    """What this user may look at now: the pictures, then the places, and what they are called."""
    try:
        declared = find(situation.game.key)
    except UnknownPicture:
        return {}
    pictures = [name for name in declared if name != CLOSE_UP and _job(situation, words, name, user)]
    places = situation.game.places(situation.view(None)) if CLOSE_UP in declared and situation.snapshot else ()
    return {name: words.message(f"picture-{name}") for name in pictures} | {each: words.name(each) for each in places}


def _job(situation: Situation, words: Words, shown: str, user: int) -> Job | None:
    if situation.snapshot and shown in situation.game.places(situation.view(None)):
        return job_of(situation, words.locale, CLOSE_UP, place=shown)
    if shown == PRIVATE:
        own = situation.seats_of(user)
        return job_of(situation, words.locale, shown, own[0]) if own else None
    if shown == AT_THE_END:
        over = situation.stage != "playing" and situation.results
        return job_of(situation, words.locale, shown, result=situation.results[-1].result) if over else None
    return None if shown == CLOSE_UP else job_of(situation, words.locale, shown)


def _pictured(situation: Situation, words: Words, picture: Picture, tip: str) -> Card:
    press = Press("board_words", situation.id)
    in_words = row(button(press, words.message("button-in-words")))
    return Card(_title(situation, words), picture, in_words, tip or None)


async def _show_words(
    reply: Reply, situation: Situation, *, note: str = "", place: Job | None = None, page: int = 0, fresh: bool = True
) -> None:
    """The board in words, a page at a time, or one place of it."""
    words = reply.words(situation)
    lines = situation.snapshot.describe(None) if situation.snapshot else ()
    pages = [alt(place)] if place else _pages([words.say(line) for line in lines])
    at = min(page, len(pages) - 1)
    press = Press("board_words", situation.id)
    turning = row(
        button(Press(press.verb, press.campaign, n=at - 1), words.message("button-earlier")) if at else None,
        button(Press(press.verb, press.campaign, n=at + 1), words.message("button-later"))
        if at + 1 < len(pages)
        else None,
    )
    await reply.show(
        Card("\n".join(filter(None, (note, _title(situation, words)))), pages[at] or None, turning), fresh=fresh
    )


def _pages(lines: Sequence[str]) -> list[str]:
    """The lines on as few pages as they take, none of them cut."""
    pages = [""]
    for line in lines:
        if pages[-1] and len(pages[-1]) + len(line) >= LONGEST:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line
    return pages


def _title(situation: Situation, words: Words) -> str:
    return words.message("board-title", name=safe(situation.facts.name), n=situation.n)
