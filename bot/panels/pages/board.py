"""[Board] and `/board`: the current board or one place of it, as a picture or in words.

See docs/behaviour.md#board-in-words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import Press
from bot.messages.layout import Message, Picture, button, row
from bot.messages.payloads import OfCampaign
from bot.messages.pictures import BOARD
from bot.panels.choosing.tips import tip_for
from bot.panels.pages.legend import Legend, closer_menu, legend_button
from bot.panels.pages.seat_sheets import sheet_job, sheet_menu
from bot.text.speech import lines_of, safe
from engine.campaigns import Situation
from engine.words import Words
from renders.job import Job, alt

LONGEST = 1800  # characters of a page of text


async def show_board(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Board]: shows the picture, and the button for the description."""
    await open_board(reply, await reply.campaign(pressed.campaign))


async def look(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu below a picture: shows another one."""
    await open_board(reply, await reply.campaign(pressed.campaign), shown=reply.value)


@dataclass(frozen=True, slots=True)
class InWords:
    """A page of the board's description, or of another picture's with `shown`."""

    campaign: int
    page: int = 0
    shown: str = ""

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("board_words", self.campaign, n=self.page, what=self.shown)

    @classmethod
    def of(cls, press: Press) -> InWords:
        """Reads a press. Raises NotOurs."""
        return cls(press.campaign, press.n, press.what)


async def show_words(reply: Reply, pressed: InWords) -> None:
    """Handles [In words], [Earlier] and [Later]."""
    situation = await reply.campaign(pressed.campaign)
    words = reply.words(situation)
    alone = sheet_job(situation, words.locale, pressed.shown, reply.person.user) if pressed.shown else None
    await _show_words(reply, situation, alone=alone, page=pressed.page, fresh=not reply.private)


async def open_board(reply: Reply, situation: Situation, *, shown: str = BOARD, in_words: bool = False) -> None:
    """Shows a picture by name, or a place; as text if it cannot be drawn or attached (E13)."""
    words = reply.words(situation)
    if situation.snapshot is None:
        await reply.show(Message(words.message("board-none", name=safe(situation.facts.name))), fresh=True)
        return
    job = sheet_job(situation, words.locale, shown, reply.person.user)
    note = "" if reply.interaction.app_permissions.attach_files else words.message("error-no-pictures")
    if job is None or in_words or note or reply.preferences.pictures == "words":
        await _show_words(reply, situation, note=note, alone=job if job and job.picture != BOARD else None)
        return
    await reply.defer(fresh=True)
    drawn = await reply.services.pictures.draw(reply.as_wished(job))
    if drawn:
        tip = await tip_for(reply, words, "place") if shown == BOARD and situation.game.places(job.view) else ""
        await reply.show(_pictured(reply, situation, shown, drawn, tip), fresh=True)
    else:
        await _show_words(reply, situation, note=words.message("error-not-drawn"))


def _pictured(reply: Reply, situation: Situation, shown: str, picture: Picture, tip: str) -> Message:
    words = reply.words(situation)
    wanted = InWords(situation.id, shown="" if shown == BOARD else shown)
    explained = legend_button(Legend(situation.id, shown), words)
    in_words = row(button(wanted.press, words.message("button-in-words")), explained)
    others = sheet_menu(situation, reply.person.user, words)
    closer = closer_menu(situation, reply.person.user, words)
    return Message(_title(situation, words), picture, others, closer, in_words, tip or None)


async def _show_words(
    reply: Reply, situation: Situation, *, note: str = "", alone: Job | None = None, page: int = 0, fresh: bool = True
) -> None:
    """Shows the description of the board a page at a time, or of another picture."""
    words = reply.words(situation)
    lines = situation.snapshot.describe(None) if situation.snapshot else ()
    pages = [alt(alone)] if alone else _pages([words.say(line) for line in lines])
    at = min(page, len(pages) - 1)
    turning = row(
        button(InWords(situation.id, at - 1).press, words.message("button-earlier")) if at else None,
        button(InWords(situation.id, at + 1).press, words.message("button-later")) if at + 1 < len(pages) else None,
    )
    title = lines_of(note, _title(situation, words))
    others = sheet_menu(situation, reply.person.user, words)
    await reply.show(Message(title, pages[at] or None, others, turning), fresh=fresh)


def _pages(lines: Sequence[str]) -> list[str]:
    """Distributes the lines over as few pages as possible without cutting any."""
    pages = [""]
    for line in lines:
        if pages[-1] and len(pages[-1]) + len(line) >= LONGEST:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line
    return pages


def _title(situation: Situation, words: Words) -> str:
    return words.message("board-title", name=safe(situation.facts.name), n=situation.n)


ROUTES: Routes = {
    "board": Route(OfCampaign.of, show_board),
    "board_look": Route(OfCampaign.of, look),
    "board_words": Route(InWords.of, show_words),
    "post_board": Route(OfCampaign.of, show_board),
}
