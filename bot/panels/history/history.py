"""Actions on a moment of the history: see its board, go back, or fork.

See docs/behaviour.md#history.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.ids import Press
from bot.messages.layout import Control, Message, Picture, Style, button, row
from bot.messages.payloads import OfCampaign, OfMoment
from bot.messages.pictures import BOARD, has_picture, past_job
from bot.panels.history.browsing import browse, from_here, show_with_board
from bot.panels.history.exporting import export_pressed
from bot.panels.lobby.opening import channel_for, make_and_show
from bot.panels.organising import requests
from bot.panels.organising.requests import is_current
from bot.text import moments
from bot.text.speech import lines_of
from engine.campaigns import PastBoard, Situation
from engine.campaigns.model.errors import NotYourSeat
from engine.words import Spoken, Words
from renders.job import Job


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


async def from_moment(reply: Reply, pressed: OfMoment) -> None:
    """Handles [To here…]: shows the board of a moment, and which moment undoing, copying and exporting would take."""
    situation = await reply.campaign(pressed.campaign)
    words, who = table_words(situation, reply.locale), reply.rights(situation)
    if not (who.may_ask_table or who.may_copy):
        raise NotYourSeat
    if not is_current(situation, pressed):
        await browse(reply, situation, pressed.n)
        return
    n = (await reply.campaigns.moments.outline(situation.id)).nearest(pressed.n)
    lost = (await reply.campaigns.moments.choices_since(situation.id, [n]))[n]
    place = await moments.place_of(reply.campaigns, situation, n, words)
    begins = await _when(reply, situation, await reply.campaigns.files.copied_from(situation.id, n), words)
    undo = words.message("here-undo", count=lost) if who.may_ask_table else None
    fork = words.message("here-fork", when=Spoken(begins)) if who.may_copy else None
    export = words.message("here-export") if who.may_ask_table else None
    title, ways = words.message("here-title", place=Spoken(place)), _actions(situation, reply, words, n)

    def message(picture: Picture | None, job: Job | None) -> Message:
        return Message(title, picture, lines_of(undo, fork, export), ways)

    await show_with_board(reply, situation, n, message)


def _actions(situation: Situation, reply: Reply, words: Words, chosen: int) -> Control | None:
    who = reply.rights(situation)

    def to(verb: str, label: str, style: Style = Style.SECONDARY) -> Any:
        return button(Press(verb, situation.id, situation.branch, chosen), words.message(label), style)

    return row(
        to("history_undo", "button-undo-to-here", Style.PRIMARY) if who.may_ask_table else None,
        to("history_fork", "button-fork-from-here") if who.may_copy else None,
        button(Press("history_export", situation.id), words.message("button-export")) if who.may_ask_table else None,
        to("history", "button-back"),
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
    back = button(Press("history", situation.id, situation.branch, past.n), words.message("button-back"))
    buttons = _actions(situation, reply, words, past.n) if standing else row(back)
    said = words.message("past-title", n=past.n, place=Spoken(place))
    shown = picture or "\n".join(words.say(each) for each in situation.game.describe(past.view))
    await reply.show(Message(said, shown, buttons))


async def _picture(reply: Reply, situation: Situation, past: PastBoard) -> Any:
    if not has_picture(situation.game.key, BOARD):
        return None
    return await reply.services.pictures.draw(past_job(situation, past.view, reply.locale, past=True))


async def ask_to_undo(reply: Reply, pressed: OfMoment) -> None:
    """Handles [Undo…]: asks how far, first by round and turn."""
    situation = await reply.campaign(pressed.campaign)
    if not reply.rights(situation).may_ask_table:
        raise NotYourSeat
    await browse(reply, situation, pressed.n or None)


async def undo_to(reply: Reply, pressed: OfMoment) -> None:
    """Handles [Undo to here]: undoes the user's own turn freely, or asks the other players."""
    situation = await reply.campaign(pressed.campaign)
    if is_current(situation, pressed):
        await requests.undo_to(reply, situation, pressed.n)
    else:
        await browse(reply, situation, pressed.n)


async def ask_to_fork(reply: Reply, pressed: OfMoment) -> None:
    """Handles [Fork from here]: explains forks and asks for confirmation."""
    situation = await reply.campaign(pressed.campaign)
    if is_current(situation, pressed):
        await offer_fork(reply, situation, pressed.n, "")
    else:
        await browse(reply, situation, pressed.n)


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
    if not is_current(situation, pressed):
        await browse(reply, situation, pressed.n)
        return
    channel = await channel_for(reply, pressed.press)
    if channel is None:
        return
    await reply.defer()
    asked, name = reply.request(pressed), pressed.name or None

    def make() -> Awaitable[Situation]:
        return reply.campaigns.files.fork(
            situation.id, reply.person, at=pressed.n, name=name, channel=channel.id, asked=asked
        )

    await make_and_show(reply, asked, make, channel, "fork-done", pressed.press)


ROUTES: Routes = {
    "history": Route(OfMoment.of, from_here),
    "post_history": Route(OfMoment.of, from_here),
    "history_round": Route(OfMoment.of, from_here),
    "history_turn": Route(OfMoment.of, from_here),
    "history_turns": Route(OfMoment.of, from_here),
    "history_choose": Route(OfMoment.of, from_here),
    "history_before": Route(OfMoment.of, from_here),
    "history_after": Route(OfMoment.of, from_here),
    "history_here": Route(OfMoment.of, from_moment),
    "history_board": Route(OfMoment.of, show_board),
    "request_undo": Route(OfMoment.of, ask_to_undo),
    "history_undo": Route(OfMoment.of, undo_to),
    "history_fork": Route(OfMoment.of, ask_to_fork),
    "history_export": Route(OfCampaign.of, export_pressed),
    "forked": Route(Fork.of, fork),
}
