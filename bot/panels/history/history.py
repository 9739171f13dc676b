"""`/history`: browse a campaign's moments, see a past board, go back, or fork.

See docs/behaviour.md#history.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.ids import Press, number
from bot.messages.layout import Control, Message, Style, button, entry, menu, row
from bot.messages.payloads import OfMoment
from bot.messages.pictures import BOARD, has_picture, past_job
from bot.panels.lobby.opening import channel_for, furnish
from bot.panels.organising import requests
from bot.text import moments
from bot.text.speech import plain, safe, shortened
from engine.campaigns import Moment, PastBoard, Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.words import Spoken, Words

PAGE = 8
IN_MENU = 25
LONGEST_SEARCH = 30


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of the moments that match `typed`, and the decision of the `chosen` one; 0: the newest."""

    campaign: int
    branch: int
    chosen: int
    page: int
    typed: str

    @classmethod
    def of(cls, press: Press) -> HistoryPage:
        """Reads a press. Raises NotOurs."""
        page, typed = press.fields(2)
        return cls(press.campaign, press.branch, press.n, number(page), typed)

    def press(self, verb: str) -> Press:
        """Returns the press that turns to it (`history_page`), or of its menu (`history_choose`)."""
        return Press(verb, self.campaign, self.branch, self.chosen, what=f"{self.page}:{self.typed}")


@dataclass(frozen=True, slots=True)
class Fork:
    """A fork from decision `n` of a branch, and its name; empty for the default name."""

    campaign: int
    branch: int
    n: int
    name: str

    @classmethod
    def of(cls, press: Press) -> Fork:
        """Reads a press."""
        return cls(press.campaign, press.branch, press.n, press.what)

    @property
    def press(self) -> Press:
        """The press that creates it."""
        return Press("forked", self.campaign, self.branch, self.n, what=self.name)


async def from_here(reply: Reply, pressed: OfMoment) -> None:
    """Handles [History] and [History from here]: opens the list at the moment of the post."""
    situation = await reply.campaign(pressed.campaign)
    await reply.show(await history_panel(reply, situation, chosen=pressed.n or None, page=None))


async def turn_page(reply: Reply, pressed: HistoryPage) -> None:
    """Handles [Earlier] and [Later]."""
    situation = await reply.campaign(pressed.campaign)
    shown = await history_panel(reply, situation, page=pressed.page, typed=pressed.typed, chosen=pressed.chosen or None)
    await reply.show(shown)


async def choose(reply: Reply, pressed: HistoryPage) -> None:
    """Handles the menu of moments."""
    chosen = number(reply.value)
    situation = await reply.campaign(pressed.campaign)
    await reply.show(await history_panel(reply, situation, page=pressed.page, typed=pressed.typed, chosen=chosen))


async def history_panel(
    reply: Reply, situation: Situation, *, page: int | None = 0, typed: str = "", chosen: int | None = None
) -> Message:
    """Builds a page of moments, the newest first, with the actions for the chosen one, which is always on the page.
    Without `page`, it is the page of the chosen moment."""
    words = table_words(situation, reply.locale)
    typed = shortened(typed.strip(), LONGEST_SEARCH)
    numbers = await _numbers(reply, situation, words, typed)
    if page is None:
        page = bisect_left(numbers, -(chosen or situation.n), key=lambda n: -n) // PAGE
    first = min(page, max(0, len(numbers) - 1) // PAGE) * PAGE
    found = await _moments_in_words(reply, situation, numbers[first : first + IN_MENU])
    at = _nearest(found, chosen)
    now = reply.interaction.created_at
    lines = [moments.line(each, situation, words, now) for each in found[:PAGE]]
    shown = HistoryPage(situation.id, situation.branch, at.n if at else 0, first // PAGE, typed)
    return Message(
        words.message("history-title", name=safe(situation.facts.name), n=situation.n),
        "\n".join(lines) or words.message("history-empty"),
        words.message("history-chosen", moment=Spoken(moments.title(at, words))) if at else None,
        _moments_menu(found, shown, words),
        _actions(situation, reply, words, at.n) if at else None,
        _pages(shown, words, more=len(numbers) > first + PAGE),
    )


async def _numbers(reply: Reply, situation: Situation, words: Words, typed: str) -> Sequence[int]:
    """Returns the moments that can be browsed, the newest first."""
    if not typed:
        return await reply.campaigns.moments.numbers(situation.id)
    found = await moments.search(reply.campaigns, situation, words, typed, moments.SEARCHED)
    return [each.n for each in found]


async def _moments_in_words(reply: Reply, situation: Situation, numbers: Sequence[int]) -> list[Moment]:
    """Describes these moments."""
    if not numbers:
        return []
    span = await reply.campaigns.moments.find(situation.id, before=numbers[0] + 1, limit=moments.SEARCHED)
    found = [each for each in span if each.n in numbers]
    return await moments.in_words(reply.campaigns, situation, found, reply.person.user)


def _nearest(found: Sequence[Moment], chosen: int | None) -> Moment | None:
    """Returns the chosen moment, else the one before it; by default the newest."""
    if chosen is None or not found:
        return found[0] if found else None
    return next((each for each in found if each.n <= chosen), found[-1])


def _moments_menu(found: Sequence[Moment], shown: HistoryPage, words: Words) -> Control | None:
    entries = [
        entry(f"{each.n} {plain(moments.what(each, words))}", str(each.n), chosen=each.n == shown.chosen)
        for each in found
    ]
    return menu(shown.press("history_choose"), words.message("history-moment"), entries) if entries else None


def _actions(situation: Situation, reply: Reply, words: Words, chosen: int) -> Control | None:
    who = reply.rights(situation)

    def to(verb: str, label: str, style: Style = Style.SECONDARY) -> Any:
        return button(Press(verb, situation.id, situation.branch, chosen), words.message(label), style)

    return row(
        to("history_board", "button-see-board", Style.PRIMARY),
        to("history_undo", "button-undo-to-here") if who.may_ask_table else None,
        to("history_fork", "button-fork-from-here") if who.may_copy else None,
    )


def _pages(shown: HistoryPage, words: Words, *, more: bool) -> Control | None:
    def to(page: int, label: str) -> Any:
        return button(replace(shown, page=page).press("history_page"), words.message(label))

    return row(
        to(shown.page + 1, "button-earlier") if more else None,
        to(shown.page - 1, "button-later") if shown.page else None,
    )


async def show_board(reply: Reply, pressed: OfMoment) -> None:
    """Handles [See board] and [See that board]. The button names the branch, too."""
    await show_past(reply, await reply.campaign(pressed.campaign), pressed.n, pressed.branch)


async def show_past(reply: Reply, situation: Situation, n: int, branch: int) -> None:
    """Shows the public board before decision `n`: a picture marked as past, or a description."""
    words = table_words(situation, reply.locale)
    await reply.defer()
    past = await reply.campaigns.history.board_at(situation.id, n, branch)
    standing = branch == situation.branch
    place = await moments.place_of(reply.campaigns, situation, past.n, words, branch)
    picture = await _picture(reply, situation, past)
    buttons = _actions(situation, reply, words, past.n) if standing else None
    back = button(Press("history", situation.id, situation.branch, past.n), words.message("button-back"))
    said = words.message("past-title", n=past.n, place=Spoken(place))
    shown = picture or "\n".join(words.say(each) for each in situation.game.describe(past.view))
    await reply.show(Message(said, shown, buttons, row(back)))


async def _picture(reply: Reply, situation: Situation, past: PastBoard) -> Any:
    if not has_picture(situation.game.key, BOARD):
        return None
    return await reply.services.pictures.draw(past_job(situation, past.view, reply.locale, past=True))


async def undo_to(reply: Reply, pressed: OfMoment) -> None:
    """Handles [Undo to here]: undoes the user's own turn freely, or asks the other players."""
    await requests.undo_to(reply, await reply.campaign(pressed.campaign), pressed.n)


async def ask_to_fork(reply: Reply, pressed: OfMoment) -> None:
    """Handles [Fork from here]: explains forks and asks for confirmation."""
    await offer_fork(reply, await reply.campaign(pressed.campaign), pressed.n, "")


async def offer_fork(reply: Reply, situation: Situation, n: int, name: str) -> None:
    """Shows where the fork would begin, which is the start of that moment's turn or phase, and what is reshuffled."""
    if not reply.rights(situation).may_copy:
        raise NotYourSeat
    words = table_words(situation, reply.locale)
    begins = await reply.campaigns.files.copied_from(situation.id, n)
    when = await _when(reply, situation, begins, words)
    copied = Fork(situation.id, situation.branch, begins, name)
    back = Press("history", situation.id, situation.branch, n)
    earlier = [words.message("fork-earlier")] if begins < n else []
    key = "fork-rivals" if situation.game.competitive else "fork-allies"
    await reply.show(
        Message(
            " ".join([words.message("fork-sure", when=Spoken(when)), *earlier, words.message(key)]),
            row(
                button(copied.press, words.message("button-fork"), Style.SUCCESS),
                button(back, words.message("button-back")),
            ),
        )
    )


async def _when(reply: Reply, situation: Situation, n: int, words: Words) -> str:
    if n >= situation.n:
        return words.message("moment-now")
    return await moments.place_of(reply.campaigns, situation, n, words)


async def fork(reply: Reply, pressed: Fork) -> None:
    """Handles [Fork]: creates a campaign with its own lobby message and thread."""
    situation = await reply.campaign(pressed.campaign)
    if not reply.rights(situation).may_copy:
        raise NotYourSeat
    channel = await channel_for(reply, pressed.press)
    if channel is None:
        return
    await reply.defer()
    copy = await reply.campaigns.files.fork(
        situation.id, reply.person, at=pressed.n, name=pressed.name or None, channel=channel.id
    )
    await furnish(reply, copy, channel, "fork-done", pressed.press)


ROUTES: Routes = {
    "history": Route(OfMoment.of, from_here),
    "post_history": Route(OfMoment.of, from_here),
    "history_page": Route(HistoryPage.of, turn_page),
    "history_choose": Route(HistoryPage.of, choose),
    "history_board": Route(OfMoment.of, show_board),
    "history_undo": Route(OfMoment.of, undo_to),
    "history_fork": Route(OfMoment.of, ask_to_fork),
    "forked": Route(Fork.of, fork),
}
