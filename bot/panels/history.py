"""`/history`: look through the moments of a campaign, see a past board, go back, or copy from there (ux 2.14)."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot import moments
from bot.cards.lobby import table_words
from bot.ids import Press, number
from bot.layout import Card, button, entry, menu, row
from bot.panels import requests
from bot.panels.opening import channel_for, furnish
from bot.permissions import standing_of
from bot.pictures import BOARD, has_picture, past_job
from bot.reply import Reply
from bot.speech import plain, safe, shortened
from engine.campaigns import Moment, PastBoard, Situation
from engine.campaigns.errors import NotYourSeat
from engine.words import Spoken, Words

PAGE = 8
IN_MENU = 25
LONGEST_SEARCH = 30


async def from_here(reply: Reply, press: Press) -> None:
    """[History] and [History from here]: the list, opened at the moment of the post."""
    situation = await reply.campaign(press)
    await reply.show(await history_panel(reply, situation, chosen=press.n or None))


async def turn_page(reply: Reply, press: Press) -> None:
    """[Earlier] and [Later]: `what` is the page and the words searched for."""
    page, typed = press.fields(2)
    situation = await reply.campaign(press)
    await reply.show(await history_panel(reply, situation, page=number(page), typed=typed, chosen=press.n or None))


async def choose(reply: Reply, press: Press) -> None:
    """The menu of moments."""
    page, typed = press.fields(2)
    chosen = number(reply.value)
    situation = await reply.campaign(press)
    await reply.show(await history_panel(reply, situation, page=number(page), typed=typed, chosen=chosen))


async def history_panel(
    reply: Reply, situation: Situation, *, page: int = 0, typed: str = "", chosen: int | None = None
) -> Card:
    """A page of moments, the newest first, and what can be done with the chosen one."""
    words = table_words(situation, reply.locale)
    typed = shortened(typed.strip(), LONGEST_SEARCH)
    found = (await moments.search(reply.campaigns, situation, words, typed, page * PAGE + IN_MENU))[page * PAGE :]
    if chosen is None and found:
        chosen = found[0].n
    now = reply.interaction.created_at
    lines = [moments.line(each, situation, words, now) for each in found[:PAGE]]
    press = Press("history_choose", situation.id, situation.branch, chosen or 0, what=f"{page}:{typed}")
    return Card(
        words.message("history-title", name=safe(situation.facts.name), n=situation.n),
        "\n".join(lines) or words.message("history-empty"),
        _moments_menu(found, press, words, chosen),
        _actions(situation, reply, words, chosen) if chosen else None,
        _pages(press, words, page, more=len(found) > PAGE),
    )


def _moments_menu(found: Any, press: Press, words: Words, chosen: int | None) -> ui.ActionRow[Any] | None:
    entries = [
        entry(f"{each.n} {plain(moments.what(each, words))}", str(each.n), chosen=each.n == chosen) for each in found
    ]
    return menu(press, words.message("history-moment"), entries) if entries else None


def _actions(situation: Situation, reply: Reply, words: Words, chosen: int) -> ui.ActionRow[Any] | None:
    who = standing_of(reply, situation)

    def to(verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Any:
        return button(Press(verb, situation.id, situation.branch, chosen), words.message(label), style)

    return row(
        to("history_board", "button-see-board", ButtonStyle.primary),
        to("history_undo", "button-undo-to-here") if who.may_ask_table else None,
        to("history_fork", "button-fork-from-here") if who.may_copy else None,
    )


def _pages(press: Press, words: Words, page: int, *, more: bool) -> ui.ActionRow[Any] | None:
    typed = press.fields(2)[1]

    def to(number: int, label: str) -> Any:
        there = Press("history_page", press.campaign, press.branch, press.n, what=f"{number}:{typed}")
        return button(there, words.message(label))

    return row(to(page + 1, "button-earlier") if more else None, to(page - 1, "button-later") if page else None)


async def show_board(reply: Reply, press: Press) -> None:
    """[See board] and [See that board]; the button names the line of play, too."""
    await show_past(reply, await reply.campaign(press), press.n, press.branch)


async def show_past(reply: Reply, situation: Situation, n: int, branch: int) -> None:
    """The public board as it was before decision `n`: a picture that says it is past, or words where there is none."""
    words = table_words(situation, reply.locale)
    await reply.defer()
    past = await reply.campaigns.board_at(situation.id, n, branch)
    standing = branch == situation.branch
    place = await moments.place_of(reply.campaigns, situation, n, words) if standing else words.message("past-line")
    picture = await _picture(reply, situation, past)
    described = "\n".join(words.say(each) for each in past.description)
    buttons = _actions(situation, reply, words, n) if standing else None
    back = button(Press("history", situation.id, situation.branch, n), words.message("button-back"))
    said = words.message("past-title", n=past.n, place=Spoken(place))
    await reply.show(Card(said, picture or described, buttons, row(back)))


async def _picture(reply: Reply, situation: Situation, past: PastBoard) -> Any:
    if not has_picture(situation.game.key, BOARD):
        return None
    return await reply.bot.pictures.draw(past_job(situation, past.view, reply.locale, past=True))


async def undo_to(reply: Reply, press: Press) -> None:
    """[Undo to here]: freely where it is one's own turn, else the table is asked."""
    await requests.undo_to(reply, await reply.campaign(press), press.n)


async def ask_to_fork(reply: Reply, press: Press) -> None:
    """[Fork from here]: what a copy is, and one more press."""
    await offer_fork(reply, await reply.campaign(press), press.n, "")


async def offer_fork(reply: Reply, situation: Situation, n: int, name: str) -> None:
    """Says where the copy begins and what is shuffled in it."""
    if not standing_of(reply, situation).may_copy:
        raise NotYourSeat
    words = table_words(situation, reply.locale)
    moment = await _moment_or_none(reply, situation, n)
    when = moments.title(moment, words) if moment else words.message("moment-now")
    press = Press("forked", situation.id, situation.branch, n, what=name)
    back = Press("history", situation.id, situation.branch, n)
    key = "fork-rivals" if situation.game.rivals else "fork-allies"
    await reply.show(
        Card(
            words.message("fork-sure", when=Spoken(when)) + " " + words.message(key),
            row(
                button(press, words.message("button-fork"), ButtonStyle.success),
                button(back, words.message("button-back")),
            ),
        )
    )


async def _moment_or_none(reply: Reply, situation: Situation, n: int) -> Moment | None:
    return None if n >= situation.n else await moments.at(reply.campaigns, situation, n)


async def fork(reply: Reply, press: Press) -> None:
    """[Fork]: a new campaign with its own card and thread."""
    situation = await reply.campaign(press)
    if not standing_of(reply, situation).may_copy:
        raise NotYourSeat
    channel = await channel_for(reply, press)
    if channel is None:
        return
    await reply.defer()
    copy = await reply.campaigns.fork(
        situation.id, reply.person, at=press.n, name=press.what or None, channel=channel.id
    )
    await furnish(reply, copy, channel, "fork-done", press)
